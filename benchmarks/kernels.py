"""How many steps a second the kernels make, with observations and legal sets, at random play.

    python -m benchmarks.kernels [GAME…] [--size N] [--seconds S] [--json FILE] [--trace FOLDER]

Every step observes for the seat to act, draws one of the legal actions evenly, and plays it; games
that end begin anew. It runs where JAX finds a GPU there, otherwise on the processor, and needs
nothing but JAX and NumPy.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

from filature.research.batch import GAMES, BatchedGames, load_kernel

STEPS = 32
"""Steps in one call."""


def measured(game: str, size: int, seconds: float, trace: Path | None) -> dict[str, Any]:
    """Play a game's set-ups, mixed as in training; return the rates."""
    games = BatchedGames(load_kernel(game), size)

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, total, ended = carry
            seen = games.observe(state)
            noise = jax.random.uniform(key, seen.legal.shape)
            action = jnp.argmax(jnp.where(seen.legal, noise, -1.0), 1)
            # Every observation is used, so that none is left out by the compiler.
            total = total + seen.observation.astype(jnp.int32).sum()
            state, over = games.step(state, action)
            return (state, total, ended + over.over.sum()), None

        zero = jnp.int32(0)
        return jax.lax.scan(one, (state, zero, zero), jax.random.split(key, STEPS))[0]

    began = perf_counter()
    state = jax.jit(games.reset)(jax.random.key(1))
    state, *_ = jax.block_until_ready(play(state, jax.random.key(2)))
    compiled = perf_counter() - began
    began, calls, ended = perf_counter(), 0, 0
    while perf_counter() - began < seconds:
        state, _, over = jax.block_until_ready(play(state, jax.random.key(3 + calls)))
        calls, ended = calls + 1, ended + int(over)
    passed = perf_counter() - began
    if trace:
        with jax.profiler.trace(trace / game):
            jax.block_until_ready(play(state, jax.random.key(0)))
        print_longest(trace / game)
    steps = calls * STEPS * size
    return {
        "game": game,
        "device": jax.devices()[0].device_kind,
        "games at once": size,
        "steps a second": round(steps / passed),
        "games a second": round(ended / passed),
        "seconds to compile": round(compiled, 1),
    }


def print_longest(trace: Path, most: int = 25) -> None:
    """Print what took longest on the device, a step, from a profiler's trace."""
    spent: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for path in trace.rglob("*.trace.json.gz"):
        with gzip.open(path) as file:
            events = json.load(file)["traceEvents"]
        devices = {
            one["pid"]
            for one in events
            if one.get("name") == "process_name" and "/device:" in one["args"]["name"]
        }
        threads = {
            (one["pid"], one["tid"])
            for one in events
            if one.get("name") == "thread_name"
            and one["pid"] in devices
            and "Stream" in one["args"]["name"]
        }
        for one in events:
            if one.get("ph") == "X" and (one["pid"], one["tid"]) in threads:
                spent[one["name"]] += one["dur"]
                times[one["name"]] += 1
    print(f"{sum(times.values()) / STEPS:.0f} launches a step, microseconds a step:")
    for name, microseconds in spent.most_common(most):
        print(f"  {microseconds / STEPS:8.1f}  {times[name] / STEPS:5.1f} ×  {name}")


def main() -> None:
    """Measure, and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernels")
    known = sorted(found.parent.name for found in GAMES.glob("*/kernel.py"))
    parser.add_argument("games", nargs="*", default=known, metavar="GAME")
    parser.add_argument("--size", type=int, help="games at once")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--trace", type=Path, help="write a profile there")
    given = parser.parse_args()
    size = given.size or (65_536 if jax.default_backend() == "gpu" else 1024)
    show = partial(print, flush=True)
    found = []
    for game in given.games:
        found.append(measured(game, size, given.seconds, given.trace))
        show("  ".join(f"{name}: {value}" for name, value in found[-1].items()))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
