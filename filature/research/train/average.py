"""Distil the average of a training's snapshots, or of whole networks, into one network.

    python -m filature.research.train.average agent_hunter \
        --snapshots out/agent_hunter/snapshots.npz --out out/average --minutes 2
    python -m filature.research.train.average agent_hunter \
        --networks out/one=1.5 out/another --out out/mixed --minutes 2

A learner that plays against itself circles round an equilibrium and does not stand still there. The
average of all that it played comes closer (fictitious play: Brown 1951, Heinrich and Silver 2016).
So a training keeps snapshots (`--snapshot`), and here one network learns to decide like a player
who draws one of them before each game: the snapshots play, and the network learns their chances in
the positions that they reach. Against any opponent such a player wins the mean of what the
snapshots win, and what gives one of them away is hidden among the others.

The second command does the same with networks of different trainings, which have different
weaknesses: who does not know which of them plays can exploit none of them as far.
JAX and NumPy are needed, and a GPU is of great use.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from filature.core.kernel import Array, Kernel
from filature.research.batch import BatchedGames, BatchState, load_kernel
from filature.research.train import network
from filature.research.train.learning import Learner, Recipe, adam, begin, guessing
from filature.research.train.network import Params, apply, log_chances
from filature.research.train.rollout import (
    Transition,
    advantages,
    opponents_chances,
    values_of_seats,
)

RECIPE = Recipe(steps=32, minibatches=16, rate=1e-3, longest_step=1.0)
LAST = 0.02
"""The part of the rate that is left at the end."""


class Demonstration(NamedTuple):
    """What the snapshots did in many games, and with which chances."""

    transitions: Transition
    chances: Array
    """Logarithms, by action."""


def demonstrate(
    games: BatchedGames,
    student: Params,
    snapshots: Params,
    state: BatchState,
    key: Array,
    steps: int,
) -> tuple[BatchState, Demonstration, Array]:
    """Let snapshots play, another one for even seats than for odd ones; return what they did."""
    kernel, secrets = games.kernel, games.kernel.secrets
    half = network.pool_size(snapshots) // 2
    others = {name: jnp.roll(array, half, 0) for name, array in snapshots.items()}

    def one(state: BatchState, key: Array) -> tuple[BatchState, Demonstration]:
        seen = games.observe(state)
        even, odd = (
            opponents_chances(pool, seen.observation, seen.legal, secrets)
            for pool in (snapshots, others)
        )
        chances = jnp.where((seen.actor % 2 == 0)[:, None], even, odd)
        action = jax.random.categorical(key, chances)
        hidden = jax.vmap(kernel.hidden)(state.games, seen.actor)
        after, ended = games.step(state, action)
        done = Transition(
            seen.observation,
            seen.legal,
            seen.actor.astype(jnp.int8),
            action.astype(jnp.int16),
            jnp.take_along_axis(chances, action[:, None], 1)[:, 0],
            apply(student, seen.observation, secrets).value,
            jnp.ones(games.size, bool),
            ended.over,
            ended.returns,
            hidden,
        )
        return after, Demonstration(done, jnp.maximum(chances, -1e4).astype(jnp.float16))

    state, shown = jax.lax.scan(one, state, jax.random.split(key, steps))
    return state, shown, values_of_seats(games, student, state)


def loss(
    recipe: Recipe, secrets: tuple[int, int], params: Params, batch: tuple[Demonstration, Array]
) -> tuple[Array, Array]:
    """Return the divergence from the snapshots' chances with the losses of the other heads, and
    that divergence alone."""
    shown, target = batch
    at = shown.transitions
    said = apply(params, at.observation, secrets)
    chances = log_chances(said.logits, at.legal)
    theirs = shown.chances.astype(jnp.float32)
    odds = jnp.where(at.legal, jnp.exp(theirs), 0)
    apart = (odds * jnp.where(at.legal, theirs - chances, 0)).sum(1).mean()
    value = ((said.value - target) ** 2).mean()
    secret, _ = guessing(said.secrets, at.hidden)
    return apart + recipe.value * value + recipe.secrets * secret, apart


@partial(jax.jit, static_argnums=(0, 1))
def iterate(
    games: BatchedGames, recipe: Recipe, learner: Learner, snapshots: Params, left: Array
) -> tuple[Learner, Array]:
    """Let the snapshots play, and learn from it; return the divergence from their chances."""
    key, drawing, shuffling = jax.random.split(learner.key, 3)
    state, shown, last = demonstrate(
        games, learner.params, snapshots, learner.state, drawing, recipe.steps
    )
    _, target = advantages(shown.transitions, last, recipe.trace)
    parts: Any = jax.tree.map(
        lambda array: array.reshape(recipe.minibatches, -1, *array.shape[2:]), (shown, target)
    )

    def minibatch(learner: Learner, at: Array) -> tuple[Learner, Array]:
        part = jax.tree.map(lambda array: array[at], parts)
        aim = partial(loss, recipe, games.kernel.secrets)
        gradient, apart = jax.grad(aim, has_aux=True)(learner.params, part)
        return adam(recipe, recipe.rate * left, learner, gradient), apart

    order = jax.random.permutation(shuffling, recipe.minibatches)
    learner, apart = jax.lax.scan(minibatch, learner._replace(state=state, key=key), order)
    return learner, apart.mean()


def distilled(
    games: BatchedGames,
    recipe: Recipe,
    snapshots: Params,
    start: Params,
    iterations: int,
    seed: int,
    until: float,
) -> tuple[Params, dict[str, Any]]:
    """Return a network that decides as the average of the snapshots, and how it was made."""
    learner = begin(games, start, jax.random.key(seed))
    began, apart = monotonic(), jnp.float32(0)
    for done in range(iterations):
        if monotonic() >= until:
            break
        left = jnp.float32(1 - (1 - LAST) * done / iterations)
        learner, apart = iterate(games, recipe, learner, snapshots, left)
    made = {
        "iterations": done + 1,
        "divergence": round(float(apart), 4),
        "seconds": round(monotonic() - began, 1),
    }
    return learner.params, made


def evenly_spaced(pool: Params, count: int, since: float) -> Params:
    """Return so many snapshots, evenly spaced over the part of a training after `since`."""
    there = network.pool_size(pool)
    first = int(since * there)
    at = jnp.linspace(first, there - 1, count).round().astype(jnp.int32)
    return {name: array[at] for name, array in pool.items()}


def every_pair(networks: Sequence[Params]) -> Params:
    """Return a pool in which every network meets every one, itself too, equally often.

    `demonstrate` lets a network of the pool play against the one half of the pool further on.
    """
    count = len(networks)
    pairs = [divmod(at, count) for at in range(count**2)]
    order = [one for one, _ in pairs] + [other for _, other in pairs]
    return network.stacked([networks[at] for at in order])


def read_sharpened(said: str, kernel: Kernel) -> Params:
    """Read a network from `FILE` or `FILE=SHARPNESS`."""
    path, _, sharpness = said.partition("=")
    try:
        factor = float(sharpness or 1)
    except ValueError:
        factor = 0.0
    if not 0 < factor < inf:
        raise ValueError(f"--networks wants FILE or FILE=SHARPNESS above 0, not {said!r}")
    params = network.read(Path(path), kernel)
    if params["policy.bias"].ndim > 1:
        raise ValueError(f"{path} holds snapshots, which are for --snapshots")
    return network.sharpened(params, factor)


def pool_of(chosen: argparse.Namespace, kernel: Kernel) -> tuple[Params, Params]:
    """Return the networks that play, and the one from which the average starts."""
    if chosen.networks:
        networks = [read_sharpened(said, kernel) for said in chosen.networks]
        if chosen.size % (2 * len(networks) ** 2):
            raise ValueError(
                f"{len(networks)} networks cannot all meet each other equally often in"
                f" {chosen.size} games; of 1, 2, 4 and 8 they can"
            )
        return every_pair(networks), networks[0]
    if chosen.size % chosen.count:
        raise ValueError("--count must divide --size")
    pools = [network.read_pool(path, kernel) for path in chosen.snapshots]
    joined = {name: jnp.concatenate([pool[name] for pool in pools]) for name in pools[0]}
    pool = network.sharpened(evenly_spaced(joined, chosen.count, chosen.since), chosen.sharpness)
    return pool, {name: array[-1] for name, array in pool.items()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Distil snapshots into a network, and print how well it agrees with them."""
    parser = argparse.ArgumentParser(
        prog="python -m filature.research.train.average",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("game")
    what = parser.add_mutually_exclusive_group(required=True).add_argument
    what("--snapshots", type=Path, nargs="+", metavar="FILE", help="snapshots, in order")
    what(
        "--networks",
        nargs="+",
        metavar="FILE[=SHARPNESS]",
        help="networks, and by what their logits are multiplied",
    )
    add("--out", type=Path, required=True, help="a folder for network.npz")
    add("--count", type=int, default=64, help="how many of the snapshots play")
    add("--since", type=float, default=0.3, help="the part of them that is left out at the start")
    add("--sharpness", type=float, default=1.0, help="by what their logits are multiplied")
    add("--size", type=int, default=16_384, help="games at once")
    add("--iterations", type=int, default=400)
    add("--rate", type=float, default=RECIPE.rate)
    add("--minutes", type=float, default=10.0)
    add("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    if min(chosen.count, chosen.iterations, chosen.size) < 1:
        parser.error("--count, --iterations and --size want 1 or more")
    if not 0 <= chosen.since < 1:
        parser.error("--since wants a part of the training, from 0 to less than 1")
    try:
        kernel = load_kernel(chosen.game)
        pool, start = pool_of(chosen, kernel)
    except ValueError as error:
        parser.error(str(error))
    games = BatchedGames(kernel, chosen.size)
    until = monotonic() + 60 * chosen.minutes
    params, made = distilled(
        games,
        RECIPE._replace(rate=chosen.rate),
        pool,
        start,
        chosen.iterations,
        chosen.seed,
        until,
    )
    count = len(chosen.networks) if chosen.networks else chosen.count
    chosen.out.mkdir(parents=True, exist_ok=True)
    network.write(params, chosen.out / "network.npz")
    print(json.dumps({"game": chosen.game, "networks": count, **made}), flush=True)


if __name__ == "__main__":
    main()
