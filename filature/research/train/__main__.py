"""Train a network for a game, or the best answer to one.

    python -m filature.research.train agent_hunter --out out/agent_hunter --minutes 10
    python -m filature.research.train agent_hunter --out out/agent_hunter --minutes 10 --go-on
    python -m filature.research.train agent_hunter --against out/agent_hunter --seeds 3 \
        --iterations 300 --out out/answers

The first writes `checkpoint.npz`, from which the second goes on, and `network.npz`, which belongs
into the game's folder. The third says what best answers win against such a network, a line of JSON
for each seed: a bound from below on how it can be exploited. JAX and NumPy are needed, and a GPU is
of great use.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import jax

from filature.core.kernel import Kernel, TrainingSetup, without_history
from filature.research.batch import BatchedGames, load_kernel, setup_of
from filature.research.train import network
from filature.research.train.exploit import ANSWERS, best_answer
from filature.research.train.league import Course, Training
from filature.research.train.learning import Recipe


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
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
        help="a network that stays in the pool, as with --against; may be repeated",
    )
    parser.add_argument(
        "--without-history",
        action="store_true",
        help="see only what lies on the table, not what a seat remembers and concludes",
    )
    parser.add_argument(
        "--setup", default="0", help="for a best answer: a number, or like agents=4,bases=1"
    )
    parser.add_argument("--seeds", type=int, default=1, help="how many best answers, seed by seed")
    parser.add_argument("--games", type=int, default=100_000, help="on which each is measured")
    parser.add_argument(
        "--start", choices=("network", "nothing"), default="network", help="of a best answer"
    )
    parser.add_argument(
        "--sharpness", type=float, default=1.0, help="by what the logits for play are multiplied"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="the longest it may take")
    parser.add_argument("--seed", type=int, default=1)
    for name, value in (Course()._asdict() | Recipe()._asdict()).items():
        usual = ANSWERS._asdict().get(name, value)
        said = f"default: {value}" + (f", for a best answer {usual}" if usual != value else "")
        flag = f"--{name.replace('_', '-')}"
        if isinstance(value, bool):
            parser.add_argument(flag, action="store_true")
        else:
            parser.add_argument(flag, type=type(value), help=said)
    return parser.parse_args(arguments)


def settings(chosen: argparse.Namespace) -> tuple[Course, Recipe]:
    """Return what was said on the command line; the rest is as usual."""
    said = {name: value for name, value in vars(chosen).items() if value is not None}
    usual = Recipe() if chosen.against is None else ANSWERS
    course = {name: said[name] for name in Course._fields if name in said}
    recipe = {name: said[name] for name in Recipe._fields if name in said}
    return Course()._replace(**course), usual._replace(**recipe)


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line says."""
    chosen = parse(arguments)
    until = monotonic() + 60 * chosen.minutes
    course, recipe = settings(chosen)
    if min(chosen.seeds, chosen.games, course.size, recipe.minibatches) < 1:
        raise SystemExit("--seeds, --games, --size and --minibatches want 1 or more.")
    if course.size * recipe.steps % recipe.minibatches:
        raise SystemExit("--minibatches must divide --size times --steps.")
    if chosen.without_history and chosen.against is not None:
        raise SystemExit("--without-history would blind the network of --against as well.")
    try:
        kernel = load_kernel(chosen.game)
        if chosen.without_history:
            kernel = without_history(kernel)
        setup = setup_of(kernel, chosen.setup)
        against = None if chosen.against is None else network.read_pool(chosen.against, kernel)
        fixed = [network.read(path, kernel) for path in chosen.fixed]
    except ValueError as error:
        raise SystemExit(str(error)) from None
    say(f"{chosen.game}: {jax.devices()[0].device_kind}, {course}, {recipe}, seed {chosen.seed}")
    if against is not None:
        exploit(chosen, kernel, setup, against, course, recipe, until)
        return
    if chosen.out is None:
        raise SystemExit("Say with --out where the network is to be written.")
    chosen.out.mkdir(parents=True, exist_ok=True)
    kept = chosen.out / "checkpoint.npz"
    try:
        training = Training(kernel, recipe, course, chosen.seed, say, fixed)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    if chosen.go_on:
        training.go_on(kept)
    training.run(until, kept)
    training.write(kept)
    if training.snapshots:
        training.write_snapshots(chosen.out / "snapshots.npz")
    sharp = network.sharpened(training.learner.params, chosen.sharpness)
    network.write(sharp, chosen.out / "network.npz")


def exploit(
    chosen: argparse.Namespace,
    kernel: Kernel,
    setup: TrainingSetup,
    against: network.Params,
    course: Course,
    recipe: Recipe,
    until: float,
) -> None:
    """Print what best answers win against a network, on one set-up: a line for each seed."""
    games = BatchedGames(kernel, course.size, [setup])
    last = {name: array[-1] for name, array in against.items()}
    start = last if chosen.start == "network" else (course.width, course.depth)
    for seed in range(chosen.seed, chosen.seed + chosen.seeds):
        params, worth, made = best_answer(
            kernel, games, recipe, against, start, course.iterations, chosen.games, seed, until
        )
        if not made["iterations"]:
            raise SystemExit("There was no time for a single iteration.")
        found = {
            "game": chosen.game,
            "against": str(chosen.against),
            "seats": setup.seats,
            "options": dict(setup.options),
            "seed": seed,
            **made,
            "games": worth.games,
            "worth": round(worth.mean, 4),
            "error": round(worth.error, 4),
            "by_seat": [round(one, 4) for one in worth.by_seat],
            "share": round((worth.mean * (setup.seats - 1) + 1) / setup.seats, 4),
        }
        say(json.dumps(found))
        if chosen.out is not None:
            folder = chosen.out / f"seed-{seed}"
            folder.mkdir(parents=True, exist_ok=True)
            network.write(params, folder / "network.npz")


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
