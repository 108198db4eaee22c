"""Train a network for a game, or the best answer to one.

    python -m filature.research.train agent_hunter --out out/agent_hunter --minutes 10
    python -m filature.research.train agent_hunter --out out/agent_hunter --minutes 10 --go-on
    python -m filature.research.train agent_hunter --against out/agent_hunter --iterations 200

The first writes `checkpoint.npz`, from which the second goes on, and `network.npz`, which belongs
into the game's folder. The third says what a best answer wins against such a network: a bound from
below on how it can be exploited. JAX and NumPy are needed, and a GPU is of great use.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import monotonic

import jax

from filature.core.kernel import Kernel
from filature.research.batch import BatchedGames, load_kernel
from filature.research.train import checkpoint, network
from filature.research.train.league import Course, Training, answer
from filature.research.train.learning import Recipe


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m filature.research.train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, help="a folder for the checkpoint and the network")
    parser.add_argument("--go-on", action="store_true", help="from the checkpoint in that folder")
    parser.add_argument("--against", type=Path, help="train a best answer to the network there")
    parser.add_argument(
        "--with",
        dest="fixed",
        type=Path,
        action="append",
        default=[],
        help="a folder with a checkpoint whose network stays in the pool; may be repeated",
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="the longest it may take")
    parser.add_argument("--seed", type=int, default=1)
    for settings in (Course(), Recipe()):
        for name, value in settings._asdict().items():
            flag = f"--{name.replace('_', '-')}"
            if isinstance(value, bool):
                parser.add_argument(flag, action="store_true")
            else:
                parser.add_argument(flag, type=type(value), default=value)
    return parser.parse_args()


def main() -> None:
    """Do what the command line says."""
    chosen = parse()
    until = monotonic() + 60 * chosen.minutes
    kernel = load_kernel(chosen.game)
    course = Course(*(getattr(chosen, name) for name in Course._fields))
    recipe = Recipe(*(getattr(chosen, name) for name in Recipe._fields))
    say(f"{chosen.game}: {jax.devices()[0].device_kind}, {course}, {recipe}, seed {chosen.seed}")
    if chosen.against is not None:
        best_answer(chosen, kernel, course, recipe, until)
        return
    if chosen.out is None:
        raise SystemExit("Say with --out where the network is to be written.")
    chosen.out.mkdir(parents=True, exist_ok=True)
    kept = chosen.out / "checkpoint.npz"
    fixed = [checkpoint.read(folder / "checkpoint.npz").params for folder in chosen.fixed]
    training = Training(kernel, recipe, course, chosen.seed, say, fixed)
    if chosen.go_on:
        training.go_on(kept)
    training.run(until, kept)
    training.write(kept)
    network.write(training.learner.params, chosen.out / "network.npz")


def best_answer(
    chosen: argparse.Namespace,
    kernel: Kernel,
    course: Course,
    recipe: Recipe,
    until: float,
) -> None:
    """Print what a best answer wins against a network, on the first set-up alone."""
    params = checkpoint.read(chosen.against / "checkpoint.npz").params
    games = BatchedGames(kernel, course.size, kernel.setups[:1])
    recipe = recipe._replace(magnet=0.0)
    _, told = answer(
        games,
        recipe,
        course.pool,
        params,
        params,
        course.iterations,
        until,
        jax.random.key(chosen.seed),
    )
    if told is None:
        raise SystemExit("There was no time for a single iteration.")
    won = float(told.won)
    found = {
        "game": chosen.game,
        "seed": chosen.seed,
        "iterations": course.iterations,
        "steps": course.iterations * recipe.steps * course.size,
        "worth": round(won, 4),
    }
    say(json.dumps(found))


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
