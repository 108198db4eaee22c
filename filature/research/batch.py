"""Many games at once, as arrays: a vector environment over a game's kernel (see `core/kernel.py`).

    >>> import jax
    >>> games = BatchedGames(load_kernel("agent_hunter"), size=1024)
    >>> state = games.reset(jax.random.key(1))
    >>> seen = games.observe(state)
    >>> seen.observation.shape, seen.legal.shape, seen.actor.shape
    ((1024, 254), (1024, 99), (1024,))
    >>> state, ended = games.step(state, seen.legal.argmax(1))

A game that ends begins anew in the same step (`ended` says how it went). Everything is a pure
function of arrays, to be used inside `jax.jit` and `jax.lax.scan`. It loads with JAX and NumPy
alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import Array, Kernel, TrainingSetup, returns

GAMES = Path(__file__).resolve().parent.parent / "games"


def load_kernel(game: str) -> Kernel:
    """Return a game's kernel without loading the game: only its `kernel.py` is run."""
    path = GAMES / game / "kernel.py"
    if not path.is_file():
        known = sorted(found.parent.name for found in GAMES.glob("*/kernel.py"))
        raise ValueError(f"{game} has no kernel; these have: {', '.join(known)}")
    spec = spec_from_file_location(f"filature_kernel_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kernel: Kernel = module.KERNEL
    return kernel


def setup_of(kernel: Kernel, text: str) -> TrainingSetup:
    """Read a set-up: the number of one that networks train on, or options like `agents=4,bases=1`.

    `seats=N` is one of them; what is not said is as in the game's first set-up.
    """
    if text.isdecimal():
        if int(text) >= len(kernel.setups):
            raise ValueError(f"{kernel.game} has the set-ups 0 to {len(kernel.setups) - 1}")
        return kernel.setups[int(text)]
    known: dict[str, Any] = {"seats": kernel.setups[0].seats}
    for setup in kernel.setups:
        known |= setup.options
    given: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"{part}: no network knows that; the options are {', '.join(known)}")
        given[name] = value if isinstance(known[name], str) else json_value(part, value)
        if type(given[name]) is not type(known[name]):
            raise ValueError(f"{part}: it should look like {name}={json.dumps(known[name])}")
    return TrainingSetup(given.pop("seats", known["seats"]), given, 1.0)


def json_value(part: str, value: str) -> Any:
    """Read a number, true or false."""
    try:
        return json.loads(value)
    except ValueError:
        raise ValueError(f"{part}: this has no value that can be read") from None


class Seen(NamedTuple):
    """What the seats to act see and may do, by game."""

    observation: Array
    legal: Array
    actor: Array


class Ended(NamedTuple):
    """How the games that ended in this step went; `returns` is 0 in all others."""

    over: Array
    returns: Array
    """By game and seat."""
    longest: Array
    """Whether a game was ended for its length alone; it is worth 0 to all."""


class BatchState(NamedTuple):
    """Many games."""

    games: Any
    setup: Any
    """The set-up of each, as arrays."""
    seats: Array
    steps: Array
    """Actions since each began."""
    key: Array


class BatchedGames:
    """A vector environment: `size` games of one kernel, with the set-ups mixed as it says."""

    def __init__(
        self,
        kernel: Kernel,
        size: int,
        setups: Sequence[TrainingSetup | tuple[int, Mapping[str, Any]]] | None = None,
        longest: int = 2000,
    ) -> None:
        self.kernel = kernel
        self.size = size
        self.longest = longest
        chosen = [
            one if isinstance(one, TrainingSetup) else TrainingSetup(*one, 1.0)
            for one in (setups or kernel.setups)
        ]
        # Each set-up has its share of the places, at least one where there are enough.
        weights = np.cumsum([one.weight for one in chosen]) / sum(one.weight for one in chosen)
        places = np.searchsorted(weights, (np.arange(size) + 0.5) / size)
        places = np.random.default_rng(0).permutation(np.minimum(places, len(chosen) - 1))
        each = [kernel.setup(one.seats, one.options) for one in chosen]
        stacked = jax.tree.map(lambda *values: jnp.stack(values), *each)
        self.setup = jax.tree.map(lambda values: values[places], stacked)
        self.seats = jnp.array([one.seats for one in chosen])[places]

    def reset(self, key: Array) -> BatchState:
        """Begin all games."""
        key, draw = jax.random.split(key)
        games = jax.vmap(self.kernel.new)(jax.random.split(draw, self.size), self.setup)
        steps = jnp.zeros(self.size, jnp.int32)
        return BatchState(games, self.setup, self.seats, steps, key)

    def observe(self, state: BatchState) -> Seen:
        """Return what the seats to act see and may do."""
        actor = state.games.actor
        observation = jax.vmap(self.kernel.observe)(state.games, actor)
        legal = jax.vmap(self.kernel.legal)(state.games)
        # Written once, and not worked out again by everything that reads it.
        observation, legal = jax.lax.optimization_barrier((observation, legal))
        return Seen(observation, legal, actor)

    def observe_seat(self, state: BatchState, seat: Array) -> Array:
        """Return what one seat of each game sees."""
        return jax.vmap(self.kernel.observe)(state.games, seat)

    def step(self, state: BatchState, action: Array) -> tuple[BatchState, Ended]:
        """Let the seats to act do these actions; games that end begin anew."""
        games = jax.vmap(self.kernel.step)(state.games, action)
        steps = state.steps + 1
        longest = (steps >= self.longest) & ~games.over
        worth = jax.vmap(partial(returns, self.kernel))(
            state.seats, jax.vmap(self.kernel.winners)(games)
        )
        worth = jnp.where(games.over[:, None], worth, 0.0)
        ended = games.over | longest
        key, draw = jax.random.split(state.key)
        fresh = jax.vmap(self.kernel.new)(jax.random.split(draw, self.size), state.setup)
        games = jax.tree.map(partial(choose, ended), fresh, games)
        steps = jnp.where(ended, 0, steps)
        return BatchState(games, state.setup, state.seats, steps, key), Ended(ended, worth, longest)


def choose(condition: Array, yes: Array, no: Array) -> Array:
    """Choose by the first index."""
    return jnp.where(condition.reshape(-1, *[1] * (yes.ndim - 1)), yes, no)
