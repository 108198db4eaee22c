"""Compares stated chances to win with what came of them.

    python -m benchmarks.calibration [GAME…] [--games N] [--raw] [--by-setup]

plays games of agents that were not used for fitting, appraises some positions and decisions, and
prints a table for each game: for every tenth of the stated chance, how many there were, what was
said on average, how often it came true, and how many standard errors lie between the two. Several
positions of one game are not independent, so the errors are computed over games. It exits with 1 if
a tenth is more than 3 standard errors off.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt

from filature.games import catalogue
from filature.research.training.calibration import Sample, collect

LEAST = 30
"""A tenth with fewer samples is printed but not judged."""
APART = 3.0


def error_of(samples: Sequence[Sample]) -> float:
    """Return the standard error of the mean of result - stated, games as clusters.

    It is at least what the stated chances imply: where all came true, the results do not vary.
    """
    mean = sum(sample.result - sample.stated for sample in samples) / len(samples)
    by_game: dict[int, float] = {}
    for sample in samples:
        off = sample.result - sample.stated - mean
        by_game[sample.game] = by_game.get(sample.game, 0.0) + off
    implied = sum(sample.stated * (1 - sample.stated) for sample in samples)
    clustered = sum(total * total for total in by_game.values())
    return max(1e-9, sqrt(max(implied, clustered)) / len(samples))


def tenth_of(stated: float) -> int:
    return min(9, int(stated * 10))


def print_table(title: str, samples: Sequence[Sample]) -> bool:
    """Print one table; tell whether every tenth is near enough."""
    games = len({sample.game for sample in samples})
    base = sum(sample.result for sample in samples) / len(samples)
    brier = sum((sample.result - sample.stated) ** 2 for sample in samples)
    constant = sum((sample.result - base) ** 2 for sample in samples)
    print(f"\n{title}: {len(samples)} of {games} games, {1 - brier / constant:.0%} explained\n")
    print("| stated | number | said | came true | standard errors apart |")
    print("|---|---|---|---|---|")
    good = True
    for tenth in range(10):
        among = [sample for sample in samples if tenth_of(sample.stated) == tenth]
        if not among:
            continue
        said = sum(sample.stated for sample in among) / len(among)
        came = sum(sample.result for sample in among) / len(among)
        name = f"{tenth * 10}–{tenth * 10 + 10} %"
        apart = "–"
        if len(among) >= LEAST:
            off = (came - said) / error_of(among)
            apart = f"{off:+.1f}"
            good = good and abs(off) <= APART
        print(f"| {name} | {len(among)} | {said:.3f} | {came:.3f} | {apart} |")
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--raw", action="store_true", help="the estimates before calibration")
    parser.add_argument("--by-setup", action="store_true", help="a table for each set-up too")
    given = parser.parse_args(arguments)
    good = True
    for id in given.game or catalogue():
        samples = list(collect(id, given.games, given.first, given.raw, given.processes))
        kinds = {
            "positions": [sample for sample in samples if sample.asked == "position"],
            "decisions": [sample for sample in samples if sample.asked != "position"],
        }
        for kind, among in kinds.items():
            good = print_table(f"{id}, {kind}", among) and good
            if given.by_setup:
                for key in sorted({sample.key for sample in among}):
                    print_table(f"{id}, {key}", [one for one in among if one.key == key])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
