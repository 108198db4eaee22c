"""How many steps a second the kernels make, with observations and legal sets, at random play.

    python -m benchmarks.kernels [GAME…] [--size N] [--seconds S] [--peers] [--cpu-threads N]
                                 [--json FILE] [--trace FOLDER]

Every step observes for the seat to act, draws one of the legal actions evenly, and plays it; games
that end begin anew. It runs where JAX finds a GPU there, otherwise on the processor, and needs
nothing but JAX and NumPy.

`--peers` measures in the same run what is installed beside it: games of pgx in the same way, and
our own engine and OpenSpiel, stepped from Python with observations (`benchmarks/kernel_peers.py`).

`--cpu-threads 1` keeps everything on one core, and counts processor time, so that other work on the
machine changes little; without it, time is that of the clock.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from filature.research.batch import GAMES, BatchedGames, load_kernel

STEPS = 32
"""Steps in one call."""


class Measured(NamedTuple):
    """How fast a game is."""

    library: str
    game: str
    observed: int
    """How many numbers are in an observation."""
    actions: int
    rate: float
    """Steps a second."""
    compiled: float = 0.0
    """Seconds to compile."""


class Vector(NamedTuple):
    """Many games at once, of any library."""

    reset: Callable[[Any], Any]
    """From a random key to a state."""
    observe: Callable[[Any], Any]
    """From a state to observations and legal masks."""
    step: Callable[[Any, Any, Any], Any]
    """From a state, actions and a random key to the next state; games that end begin anew."""


def kernel_games(game: str, size: int) -> Vector:
    """Return many games of ours, their set-ups mixed as in training."""
    games = BatchedGames(load_kernel(game), size)

    def observe(state: Any) -> Any:
        seen = games.observe(state)
        return seen.observation, seen.legal

    return Vector(games.reset, observe, lambda state, action, _: games.step(state, action)[0])


def measure(
    library: str, game: str, games: Vector, size: int, seconds: float, trace: Path | None = None
) -> Measured:
    """Play at random, for a time."""

    @jax.jit  # type: ignore[untyped-decorator]
    def play(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, total = carry
            observation, legal = games.observe(state)
            noise, draw = jax.random.split(key)
            chances = jax.random.uniform(noise, legal.shape)
            action = jnp.argmax(jnp.where(legal, chances, -1.0), 1)
            # Every observation is used, so that none is left out by the compiler.
            total = total + observation.astype(jnp.int32).sum()
            return (games.step(state, action, draw), total), None

        return jax.lax.scan(one, (state, jnp.int32(0)), jax.random.split(key, STEPS))[0]

    began = perf_counter()
    state = jax.jit(games.reset)(jax.random.key(1))
    observation, legal = jax.eval_shape(games.observe, state)
    state, _ = jax.block_until_ready(play(state, jax.random.key(2)))
    compiled = perf_counter() - began
    clock = process_time if one_core() else perf_counter
    began, calls = clock(), 0
    while clock() - began < seconds:
        state, _ = jax.block_until_ready(play(state, jax.random.key(3 + calls)))
        calls += 1
    passed = clock() - began
    if trace:
        with jax.profiler.trace(trace / game):
            jax.block_until_ready(play(state, jax.random.key(0)))
        print_longest(trace / game)
    steps = calls * STEPS * size
    observed = observation.size // size
    return Measured(library, game, observed, legal.shape[1], steps / passed, compiled)


def one_core() -> bool:
    """Tell whether this process is kept on one core."""
    return len(os.sched_getaffinity(0)) == 1 and jax.default_backend() == "cpu"


def keep_to_cores(count: int) -> None:
    """Keep this process on so many cores; before JAX begins its threads."""
    if not hasattr(os, "sched_setaffinity"):
        raise SystemExit("--cpu-threads needs Linux: this system cannot keep a process on a core")
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-count:])
    if count == 1:
        flags = os.environ.get("XLA_FLAGS", "")
        os.environ["XLA_FLAGS"] = f"{flags} --xla_cpu_multi_thread_eigen=false"


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
        streams = {
            (one["pid"], one["tid"])
            for one in events
            if one.get("name") == "thread_name"
            and one["pid"] in devices
            and "Stream" in one["args"]["name"]
        }
        for one in events:
            if one.get("ph") == "X" and (one["pid"], one["tid"]) in streams:
                spent[one["name"]] += one["dur"]
                times[one["name"]] += 1
    print(f"{sum(times.values()) / STEPS:.0f} launches a step, microseconds a step:")
    for name, microseconds in spent.most_common(most):
        print(f"  {microseconds / STEPS:8.1f}  {times[name] / STEPS:5.1f} ×  {name}")


def print_table(found: list[Measured], size: int, core: bool) -> None:
    """Print the figures as a table, each beside our own stepped engine's for the same game."""
    device = f"{platform.machine()}, one core" if core else jax.devices()[0].device_kind
    print(f"\nJAX {jax.__version__}, {device}, {size:,} games at once; Python"
          f" {platform.python_version()}, one game at a time\n")  # fmt: skip
    stepped = {one.game: one.rate for one in found if one.library == "Filature, stepped"}
    print("| library: game | observed | actions | steps/s | × stepped | compiled in |")
    print("|---|---|---|---|---|---|")
    for one in found:
        ratio = f"{one.rate / stepped[one.game]:.3g}" if one.game in stepped else ""
        compiled = f"{one.compiled:.0f} s" if one.compiled else ""
        print(
            f"| {one.library}: {one.game} | {one.observed} | {one.actions} | {one.rate:,.0f} |"
            f" {ratio} | {compiled} |"
        )


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernels")
    known = sorted(found.parent.name for found in GAMES.glob("*/kernel.py"))
    parser.add_argument("games", nargs="*", default=known, metavar="GAME")
    parser.add_argument("--size", type=int, help="games at once")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--peers", action="store_true", help="measure other libraries too")
    parser.add_argument("--cpu-threads", type=int, metavar="N", help="keep to N cores")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--trace", type=Path, help="write a profile there")
    given = parser.parse_args()
    for game in given.games:
        if game not in known:
            parser.error(f"{game} has no kernel; these have: {', '.join(known)}")
    if given.cpu_threads:
        keep_to_cores(given.cpu_threads)
    size = given.size or (65_536 if jax.default_backend() == "gpu" else 1024)
    found = []
    for game in given.games:
        games = kernel_games(game, size)
        found.append(measure("Filature, kernel", game, games, size, given.seconds, given.trace))
    if given.peers:
        from benchmarks import kernel_peers

        found += kernel_peers.measure_all(given.games, size, given.seconds)
    print_table(found, size, one_core())
    if given.json:
        given.json.write_text(json.dumps([one._asdict() for one in found], indent=1))


if __name__ == "__main__":
    main()
