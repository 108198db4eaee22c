"""Compares stated chances to win with what came of them.

    python -m benchmarks.calibration [GAME…] [--games N] [--fit N] [--by-setup]

plays games that were not used for fitting, appraises some positions and decisions, and prints a
table for each game: for every tenth of the stated chance, how many there were, what was said on
average, how often it came true, and how many standard errors lie between the two. Several positions
of one game are not independent, so the errors are computed over games. It exits with 1 if a tenth
is more than 3 standard errors off.

Where a network appraises the game, `master` plays, and the same positions and decisions are also
stated by the value head without its maps and by the appraiser that the game had before; Brier
scores, and what positions, decisions and debriefs cost, are printed side by side. `--fit N` first
fits the maps to N other games: the one command to run when a network is exchanged.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt

from benchmarks.debriefs import debrief_seconds
from filature.games import catalogue, game_class
from filature.research.training.calibration import (
    NETWORK,
    OTHERWISE,
    VALUE_HEAD,
    Played,
    collect,
    fit_game,
    level_of,
    network_of,
)
from filature.research.training.calibration_maps import Sample

LEAST = 30
"""A tenth with fewer samples is printed but not judged."""
APART = 3.0


def clustered_error(off: Sequence[tuple[int, float]]) -> float:
    """Return the standard error of a mean over samples, games as clusters.

    Given are each sample's game and how far it is off the mean.
    """
    by_game: dict[int, float] = {}
    for game, one in off:
        by_game[game] = by_game.get(game, 0.0) + one
    return sqrt(sum(total * total for total in by_game.values())) / len(off)


def error_of(samples: Sequence[Sample]) -> float:
    """Return the standard error of the mean of result - stated, games as clusters.

    It is at least what the stated chances imply: where all came true, the results do not vary.
    """
    mean = sum(sample.result - sample.stated for sample in samples) / len(samples)
    clustered = clustered_error([(one.game, one.result - one.stated - mean) for one in samples])
    implied = sum(sample.stated * (1 - sample.stated) for sample in samples)
    return max(1e-9, sqrt(implied) / len(samples), clustered)


def tenth_of(stated: float) -> int:
    return min(9, int(stated * 10))


def explained(samples: Sequence[Sample]) -> float:
    """Return the share of the variance of the results that the chances account for."""
    base = sum(sample.result for sample in samples) / len(samples)
    constant = sum((sample.result - base) ** 2 for sample in samples)
    return 1 - len(samples) * brier(samples) / constant


def brier(samples: Sequence[Sample]) -> float:
    """Return the mean squared error of the chances."""
    return sum((sample.result - sample.stated) ** 2 for sample in samples) / len(samples)


def print_table(title: str, samples: Sequence[Sample]) -> bool:
    """Print one table; tell whether every tenth is near enough."""
    games = len({sample.game for sample in samples})
    print(f"\n{title}: {len(samples)} of {games} games, {explained(samples):.0%} explained\n")
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
        print(f"| {name} | {len(among)} | {said:.3f} | {came:.3f} | {apart} |", flush=True)
    return good


def positions(samples: Sequence[Sample], by: str) -> list[Sample]:
    return [one for one in samples if one.by == by and one.asked == "position"]


def decisions(samples: Sequence[Sample], by: str) -> list[Sample]:
    return [one for one in samples if one.by == by and one.asked != "position"]


def print_compared(samples: Sequence[Sample], ways: Sequence[str]) -> None:
    """Print the Brier scores and costs of those who stated the same chances."""
    print("\n| appraised by | of | Brier score | more than the network | explained | ms each |")
    print("|---|---|---|---|---|---|")
    for name, chosen in (("positions", positions), ("decisions", decisions)):
        first = chosen(samples, NETWORK)
        for by in ways:
            among = chosen(samples, by)
            if not among:
                continue
            more = [
                (one.game, (one.result - one.stated) ** 2 - (new.result - new.stated) ** 2)
                for one, new in zip(among, first, strict=True)
            ]
            mean = sum(off for _, off in more) / len(more)
            error = clustered_error([(game, off - mean) for game, off in more])
            cost = 1000 * sum(one.seconds for one in among) / len(among)
            apart = "–" if by == NETWORK else f"{mean:+.4f} ± {error:.4f}"
            print(
                f"| {by} | {name} | {brier(among):.4f} | {apart} | {explained(among):.0%}"
                f" | {cost:.1f} |",
                flush=True,
            )


def print_debriefs(id: str, games: int) -> None:
    """Print how long debriefs take with the network and without it."""
    seats = game_class(id).usual_seats or min(game_class(id).seat_counts)
    found = [debrief_seconds(id, seats, games, without) for without in (False, True)]
    print(f"\nA debrief, {seats} seats: {found[0]:.2f} s; without the network {found[1]:.2f} s")


def test_network(id: str, given: argparse.Namespace) -> bool:
    """Print all tables of a game whose network appraises it."""
    ways = [NETWORK, VALUE_HEAD, OTHERWISE]
    level = given.level or level_of(id)
    played = Played(id, level, tuple(ways))
    samples = list(collect(played, given.games, given.first, given.processes))
    head = positions(samples, VALUE_HEAD)
    for when in ("turn", "waiting"):
        among = [one for one in head if f"-{when}-" in one.key]
        if among:
            print_table(f"{id}, the value head as it is, {when}", among)
    good = print_table(f"{id}, positions", positions(samples, NETWORK))
    good = print_table(f"{id}, decisions", decisions(samples, NETWORK)) and good
    print_compared(samples, ways)
    print_debriefs(id, given.debriefs)
    return good


def test_own(id: str, given: argparse.Namespace) -> bool:
    """Print the tables of a game's own appraiser."""
    by = "raw" if given.raw else OTHERWISE
    played = Played(id, given.level or level_of(id, without_network=True), (by,))
    samples = list(collect(played, given.games, given.first, given.processes))
    good = True
    for kind, among in (
        ("positions", positions(samples, by)),
        ("decisions", decisions(samples, by)),
    ):
        good = print_table(f"{id}, {kind}", among) and good
        if given.by_setup:
            for key in sorted({sample.key for sample in among}):
                print_table(f"{id}, {key}", [one for one in among if one.key == key])
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--fit", type=int, default=0, help="first fit the maps to so many games")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--level", default="", help="whose games (default: as for fitting)")
    parser.add_argument("--without-network", action="store_true", help="as if there were none")
    parser.add_argument("--debriefs", type=int, default=2, help="how many are timed (default: 2)")
    parser.add_argument("--raw", action="store_true", help="without maps; without a network only")
    parser.add_argument("--by-setup", action="store_true", help="a table for each set-up too")
    given = parser.parse_args(arguments)
    good = True
    for id in given.game or catalogue():
        alone = given.without_network or network_of(id) is None
        if given.fit:
            samples, maps = fit_game(id, given.fit, alone, given.processes)
            print(f"{id}: {len(maps)} maps fitted to {len(samples)} samples of {given.fit} games")
        good = (test_own if alone else test_network)(id, given) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
