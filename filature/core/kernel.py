"""What a kernel is: the rules of a game once more, as pure functions of arrays, for training.

Rules are for reading, kernels are for speed; `tests/kernels/lockstep.py` holds them together. A
kernel is written for one game and batched by `jax.vmap`; all set-ups of a game (seat counts,
options) have arrays of the same sizes, so that one network plays them all and everything is
compiled once.

This module and the `kernel.py` of the games import JAX, NumPy and the standard library alone: where
networks are trained there may be nothing else (`filature.research.batch.load_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Array = Any
"""An array of JAX or NumPy."""

ONE = 64
"""What 1.0 is in an observation: observations are whole numbers from -127 to 127, so that networks
can be computed exactly, alike on every machine."""


class TrainingSetup(NamedTuple):
    """A set-up that networks are trained on, and how often."""

    seats: int
    options: Mapping[str, Any]
    weight: float


class Kernel(NamedTuple):
    """One game as arrays.

    A *decision* of the rules is one *action* of the kernel or several in a row (three agents placed
    one after the other), so that a policy needs few outputs. Seats that decide simultaneously act
    one after the other in seat order, as in `research/stepper.py`; what one chose is in no other's
    observation before all have chosen. Chance is drawn by `new` and `step` from the state's own
    key: whenever a state is seen, a seat must act or the game is over.

    A state is a NamedTuple of arrays with at least `key`, `actor` (the seat to act), and `over`.
    """

    game: str
    seats: int
    """The most seats of any set-up."""
    actions: int
    """Every action is below this number, and has one meaning in all set-ups."""
    observation_size: int
    secrets: tuple[int, int]
    """How many hidden things a seat may guess at (the auxiliary head), and how many values each."""
    setups: tuple[TrainingSetup, ...]
    setup: Callable[..., Any]
    """`setup(seats, options)`: a set-up as arrays; the missing options have their defaults."""
    new: Callable[..., Any]
    """`new(key, setup)`: a state in which a seat must act."""
    step: Callable[..., Any]
    """`step(state, action)`: the next one; undefined for an illegal action or after the end."""
    legal: Callable[..., Array]
    """`legal(state)`: a mask over the actions, for the seat to act."""
    observe: Callable[..., Array]
    """`observe(state, seat)`: int8, from what this seat knows alone, relative to this seat."""
    hidden: Callable[..., Array]
    """`hidden(state, seat)`: the true values of the secrets, int8; -1 where there is none."""
    scores: Callable[..., Array]
    """`scores(state)`: the players' scores so far, int32; at the end those of the outcome."""
    winners: Callable[..., Array]
    """`winners(state)`: at the end, a mask over the players."""
    history: tuple[range, ...] = ()
    """Where an observation sums up what happened before, and does not lie on the table now."""
    always_zero: tuple[int, ...] = ()
    """What `without_history` has taken out of an observation."""


def observation(*parts: Array) -> Array:
    """Join the parts of an observation; masks become 0 and `ONE`.

    Numbers are computed before they are joined. Otherwise a GPU's compiler makes a single loop of
    it all, in which each number of the row works out anew whatever it depends on.
    """
    import jax
    import jax.numpy as jnp

    flat = [jnp.ravel(part) for part in parts]
    numbers = [part.astype(jnp.int8) for part in flat if part.dtype != bool]
    ready = iter(jax.lax.optimization_barrier(numbers))
    rows = [jnp.where(part, ONE, 0) if part.dtype == bool else next(ready) for part in flat]
    return jnp.concatenate([row.astype(jnp.int8) for row in rows])


def without_history(kernel: Kernel) -> Kernel:
    """Return a kernel that shows nothing of what happened before, to see what that is worth."""
    import jax.numpy as jnp

    if not kernel.history:
        raise ValueError(f"The kernel of {kernel.game} does not say what of it is history.")
    zero = tuple([at for columns in kernel.history for at in columns])
    shown = jnp.ones(kernel.observation_size, jnp.int8).at[jnp.array(zero)].set(0)
    return kernel._replace(
        observe=lambda state, seat: kernel.observe(state, seat) * shown, always_zero=zero
    )


def returns(kernel: Kernel, seats: Array, winners: Array) -> Array:
    """Return what an ended game is worth to each seat, as `research.stepper.returns` has it.

    A victory is worth 1, a defeat -1 / (seats - 1), a shared victory as much as an even draw among
    those who share it. A seat that is not there gets 0.
    """
    import jax.numpy as jnp

    others = seats - 1
    share = 1 / jnp.maximum(1, winners.sum())
    won, lost = (seats * share - 1) / others, -1 / others
    there = jnp.arange(kernel.seats)
    return jnp.where(there < seats, jnp.where(winners[: kernel.seats], won, lost), 0.0)
