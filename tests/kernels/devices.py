"""Play games on JAX's first device and on the processor at once, and compare them at every step.

    python -m tests.kernels.devices [GAME…] [--size N] [--steps S]

A GPU computes some parts by kernels of its own and multiplies matrices of floats; everything must
come out the same. Needs JAX and NumPy alone. Where there is no GPU, it compares the processor with
itself, and says so.
"""

from __future__ import annotations

import argparse
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from filature.research.batch import GAMES, BatchedGames, load_kernel


def compare(game: str, size: int, steps: int) -> int:
    """Play random games; return how many numbers were compared."""
    games = BatchedGames(load_kernel(game), size)
    cpu = jax.devices("cpu")[0]
    observe, step = jax.jit(games.observe), jax.jit(games.step)
    state = jax.jit(games.reset)(jax.random.key(1))
    compared = 0
    for at in range(steps):
        seen = observe(state)
        noise = jax.random.uniform(jax.random.key(at), seen.legal.shape)
        action = jnp.argmax(jnp.where(seen.legal, noise, -1.0), 1)
        here, action_here = jax.device_put((state, action), cpu)
        with jax.default_device(cpu):
            ours = observe(here), step(here, action_here)
        state, ended = step(state, action)
        compared += equal(ours, (seen, (state, ended)))
    return compared


def equal(one: Any, two: Any) -> int:
    """Check that two trees of arrays are equal; return how many numbers they have."""
    total = 0
    for pair in zip(jax.tree.leaves(one), jax.tree.leaves(two), strict=True):
        left, right = map(numbers, pair)
        np.testing.assert_array_equal(left, right)
        total += left.size
    return total


def numbers(array: Any) -> Any:
    """Return an array's numbers, of a random key too."""
    if jnp.issubdtype(array.dtype, jax.dtypes.prng_key):
        array = jax.random.key_data(array)
    return np.asarray(array)


def main() -> None:
    """Compare, and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.kernels.devices")
    known = sorted(found.parent.name for found in GAMES.glob("*/kernel.py"))
    parser.add_argument("games", nargs="*", default=known, metavar="GAME")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    device = jax.devices()[0]
    if device.platform == "cpu":
        print("There is no GPU: the processor is compared with itself.")
    for game in given.games:
        compared = compare(game, given.size, given.steps)
        print(f"{game}, {device.device_kind}: {compared} numbers, 0 differences", flush=True)


if __name__ == "__main__":
    main()
