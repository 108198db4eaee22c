"""Kryptos' beliefs over whole games: how long the exact chances take, and whether they come true.

    python -m benchmarks.kryptos_beliefs times [--seats 3,4,5,6] [--games 20] [--mystery]
    python -m benchmarks.kryptos_beliefs calibration [--seats 3] [--guesses 5000] [--others BOT]
    python -m benchmarks.kryptos_beliefs hits [--seats 3] [--positions 300] [--budgets 10,40,160]

`times`: at every decision of games between `agent`, `ref-one-hand`, `novice` and `recruit`, the
chances of every face-down card (and the number of deals) are worked out for the seat that is to
decide, from its knowledge on. CPU time is measured, so that a busy machine counts little.

`calibration`: one seat is an `agent`, the others are what `--others` says. For every guess of the
agent's the chance that its belief states is kept, and whether it came true: by the rules alone
(certainty), and with what the others have named (suspicion). Told are, for all guesses and for
those within a tenth of chance: how many, the mean of what was stated, the share that was right, and
their difference in standard errors, those of the stated chances. The loss is the mean of the bits
that each answer was worth: the less, the better the chances.

`hits`: how often the likeliest guess is right, by how many worlds a master weighs. Games of masters
with few iterations; at each first attempt the likeliest guess is found by the exact chances alone,
with suspicion, in the time at a table (the median of worlds is named), and by every budget. Told
are the share that was right, what was stated, and the difference from the largest budget, position
by position, with its standard error.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import log2, sqrt
from random import Random
from statistics import fmean, median, stdev
from time import process_time

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Bot, Budget, Choice, Question
from filature.games import bots_of
from filature.games.kryptos.belief import CardBelief, Suspicion, certain, suspicious
from filature.games.kryptos.bot import Master
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.lookahead import Guess, best_guesses
from filature.games.kryptos.thinking.posterior import MOST_COUNTED, Posterior, Probabilities
from filature.games.kryptos.thinking.suspicion import suspicions

PLAYERS = ("agent", "ref-one-hand", "novice", "recruit")
GOALS = {3: 20, 4: 20, 5: 100, 6: 1000}
"""Milliseconds for 99 of 100."""
BUDGET = Budget(iterations=20)

Stated = list[tuple[float, bool]]
"""What was said to be how likely, and whether it came true."""


class Timed:
    """Plays as another bot; takes the time of the beliefs at every question.

    The times go to the first list in the set-up, and to the second once guesses are asked for.
    """

    def __init__(self, bot: Bot, set_up: list[float], guesses: list[float]) -> None:
        self.bot = bot
        self.set_up = set_up
        self.guesses = guesses

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        begun = process_time()
        certain(InfoState(question.knowledge))
        times = self.set_up if question.asked == "reveal" else self.guesses
        times.append(1000 * (process_time() - begun))
        return self.bot.choose(question, budget, rng)


def times(seats: int, games: int, mystery: bool) -> tuple[list[float], list[float]]:
    """Return the milliseconds of every belief in some games, in the set-up and after it."""
    game = Kryptos(seats, {"mystery": True} if mystery else {})
    set_up: list[float] = []
    guesses: list[float] = []
    for number in range(games):
        players = [PLAYERS[(seat + number) % len(PLAYERS)] for seat in range(seats)]
        timed = [(name, Timed(bots_of("kryptos")[name], set_up, guesses)) for name in players]
        play_bots(game, timed, f"times {number}", BUDGET)
    return set_up, guesses


class Watched:
    """Plays as another bot; keeps what was believed of each guess."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.believed: list[tuple[tuple[int, int, int], float, float]] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        if choice.action["type"] == "guess":
            info = InfoState(question.knowledge)
            named = choice.action["target"], choice.action["position"], choice.action["value"]
            by_rules = chance(certain(info).cards, named)
            suspicion = suspicious(info)
            self.believed.append((named, by_rules, suspected(suspicion, named, by_rules)))
        return choice


def chance(cards: Sequence[CardBelief], named: tuple[int, int, int]) -> float:
    seat, position, number = named
    return next(
        card.numbers.get(number, 0.0)
        for card in cards
        if (card.seat, card.position) == (seat, position)
    )


def suspected(suspicion: Suspicion, named: tuple[int, int, int], by_rules: float) -> float:
    return chance(suspicion.cards, named) if suspicion.evidence else by_rules


def calibration(seats: int, guesses: int, others: str) -> tuple[Stated, Stated]:
    """Return what certainty and suspicion stated of an agent's guesses, and what happened."""
    game = Kryptos(seats)
    by_rules: Stated = []
    by_others: Stated = []
    number = 0
    while len(by_rules) < guesses:
        agent = Watched(bots_of("kryptos")["agent"])
        at = number % seats
        line_up: list[tuple[str, Bot]] = [(others, bots_of("kryptos")[others])] * seats
        line_up[at] = ("agent", agent)
        history = play_bots(game, line_up, f"calibration {number}", BUDGET).history
        hands = history[1][1]
        assert not isinstance(hands, int)
        for (seat, position, card), ruled, thought in agent.believed:
            right = hands[0][seat][position] == card
            by_rules.append((ruled, right))
            by_others.append((thought, right))
        number += 1
    return by_rules[:guesses], by_others[:guesses]


def errors(stated: Stated) -> float:
    """Return by how many standard errors more came true than was stated."""
    spread = sum(chance * (1 - chance) for chance, _ in stated)
    more = sum(right - chance for chance, right in stated)
    return more / sqrt(spread) if spread > 1e-9 else 0.0


def loss(stated: Stated) -> float:
    """Return the mean of the bits that the answers were worth."""
    return -sum(log2(max(1e-9, c if right else 1 - c)) for c, right in stated) / len(stated)


def rows(stated: Stated) -> Iterator[str]:
    """Say how what was stated came true, by tenths and in all."""
    tenths: dict[int, Stated] = defaultdict(list)
    for chance_, right in stated:
        tenths[min(9, int(10 * chance_ + 1e-9)) if chance_ < 1 - 1e-9 else 10].append(
            (chance_, right)
        )
    for tenth in sorted(tenths):
        name = "100 %" if tenth == 10 else f"{10 * tenth} to {10 * tenth + 10} %"
        yield row(name, tenths[tenth])
    yield row("all", stated)


def row(name: str, stated: Stated) -> str:
    said = sum(chance for chance, _ in stated) / len(stated)
    right = sum(right for _, right in stated) / len(stated)
    return (
        f"| {name} | {len(stated)} | {100 * said:.1f} % | {100 * right:.1f} % "
        f"| {errors(stated):+.1f} | {loss(stated):.3f} |"
    )


class Compared:
    """Plays as another bot; at each first attempt keeps the likeliest guess by several ways."""

    def __init__(
        self, bot: Bot, budgets: Sequence[Budget], kept: list[list[Guess]], live: list[int]
    ) -> None:
        """Guesses go to `kept`; to `live`, how many worlds the time at a table is enough for."""
        self.bot = bot
        self.budgets = budgets
        self.kept = kept
        self.live = live

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "guess":
            info = InfoState(question.knowledge)
            ways: list[Probabilities] = []
            for weights in (None, suspicions(info)):
                posterior = Posterior(info.public, info.seat, info.hand, weights, MOST_COUNTED)
                ways.append(posterior.probabilities)
            for allowed in (LIVE, *self.budgets):
                drawn = Random(f"hits {len(self.kept)} {allowed.iterations}")
                found, worlds = Master().weigh(info, allowed, drawn)
                ways.append(found)
                if allowed is LIVE and worlds is not None and worlds.made:
                    self.live.append(len(worlds.drawn))
            self.kept.append([best_guesses(info.public, found)[0] for found in ways])
        return self.bot.choose(question, budget, rng)


def hits(
    seats: int, positions: int, budgets: Sequence[int], live: list[int]
) -> Iterator[list[tuple[float, bool]]]:
    """Give, position after position, what each way stated of its guess and whether it was right."""
    allowed = [Budget(iterations) for iterations in budgets]
    number = found = 0
    while found < positions:
        kept: list[list[Guess]] = []
        line_up = [("master", Compared(Master(), allowed, kept, live))] * seats
        hands = play_bots(Kryptos(seats), line_up, f"hits {number}", BUDGET).history[1][1]
        assert not isinstance(hands, int)
        for guesses in kept[: positions - found]:
            yield [(g.chance, hands[0][g.spot[0]][g.spot[1]] == g.number) for g in guesses]
        found += len(kept)
        number += 1


def print_hits(seats: int, positions: int, budgets: Sequence[int]) -> None:
    live: list[int] = []
    found = list(hits(seats, positions, budgets, live))
    print(f"{seats} seats, {len(found)} positions\n")
    print("| worlds | stated | right | less than the last |")
    print("|---|---|---|---|")
    names = [
        "none: exact chances",
        "none: suspicion",
        f"in {LIVE.milliseconds} ms: {median(live):g}",
    ]
    names += map(str, budgets)
    for name, way in zip(names, zip(*found, strict=True), strict=True):
        stated, right = (100 * fmean(part) for part in zip(*way, strict=True))
        apart = [last[1] - one[1] for one, last in zip(way, (at[-1] for at in found), strict=True)]
        error = 100 * stdev(apart) / sqrt(len(apart))
        print(
            f"| {name} | {stated:.1f} % | {right:.1f} % | {100 * fmean(apart):+.1f} ± {error:.1f} |"
        )


def at_share(rising: Sequence[float], share: float) -> float:
    """Return what so large a share does not exceed."""
    return rising[round(share * (len(rising) - 1))]


def print_times(seats: Sequence[int], games: int, mystery: bool) -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, {games} games each\n")
    print("| seats | positions | beliefs | median ms | p99 ms | slowest ms | goal for p99 |")
    print("|---|---|---|---|---|---|---|")
    for many in seats:
        set_up, guesses = times(many, games, mystery)
        for name, taken in (("all", set_up + guesses), ("after the set-up", guesses)):
            taken.sort()
            half, p99 = at_share(taken, 0.5), at_share(taken, 0.99)
            mark = f"≤ {GOALS[many]}{'' if p99 <= GOALS[many] else ' **missed**'}"
            print(
                f"| {many} | {name} | {len(taken)} | {half:.2f} | {p99:.1f} | {taken[-1]:.1f} "
                f"| {mark} |",
                flush=True,
            )


def print_calibration(seats: int, guesses: int, others: str) -> None:
    found = calibration(seats, guesses, others)
    for name, stated in zip(("certainty", "suspicion"), found, strict=True):
        print(f"{name}: agent among {others}, {seats} seats\n")
        print("| stated | guesses | mean | right | standard errors | loss, bits |")
        print("|---|---|---|---|---|---|")
        print(*rows(stated), "", sep="\n")


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.kryptos_beliefs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_subparsers(dest="what", required=True)
    timing = what.add_parser("times", help="how long exact chances take")
    timing.add_argument("--seats", default="3,4,5,6")
    timing.add_argument("--games", type=int, default=20)
    timing.add_argument("--mystery", action="store_true", help="four cards aside (4 or 5 seats)")
    came_true = what.add_parser("calibration", help="whether stated chances come true")
    came_true.add_argument("--seats", type=int, default=3)
    came_true.add_argument("--guesses", type=int, default=5000)
    came_true.add_argument("--others", default="ref-one-hand", choices=list(bots_of("kryptos")))
    right = what.add_parser("hits", help="how often likeliest guesses are right, by worlds weighed")
    right.add_argument("--seats", type=int, default=3)
    right.add_argument("--positions", type=int, default=300)
    right.add_argument("--budgets", default="10,40,160,640", help="numbers of worlds, rising")
    options = parser.parse_args()
    if options.what == "times":
        seats = [int(many) for many in options.seats.split(",")]
        print_times(seats, options.games, options.mystery)
    elif options.what == "hits":
        budgets = [int(many) for many in options.budgets.split(",")]
        print_hits(options.seats, options.positions, budgets)
    else:
        print_calibration(options.seats, options.guesses, options.others)
    return 0


if __name__ == "__main__":
    sys.exit(main())
