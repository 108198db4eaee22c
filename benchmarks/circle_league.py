"""A circle of eight simulated players of known strength: how well do its standings tell it?

    python -m benchmarks.circle_league [--game agent_hunter] [--seats 2] [--weakest 0.3]
                                       [--deals 200] [--repeats 400]

The players decide as the bot `novice` does with a probability, and at random otherwise: 0.3 for the
weakest, 1 for the strongest, the others evenly between. First every two of them play every deal
from both sides (in games of more seats: twelve rounds of two pods play every deal); that bank of
games is the whole truth from then on, so everybody's strength in it is known exactly. Then evenings
of seven rounds are drawn from it:

- leagues of some evenings, as the server rates them: how often the 95 % interval of a rating
  covers the rating that very long leagues settle at, and how many pairs are ranked right;
- events of one evening, with the same deal at all tables of a round and with a deal for each
  table: the variance of the points between repetitions, and their ratio.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from statistics import fmean, pvariance, variance
from typing import NamedTuple

from filature.bots.player import Bot, Budget, Question, random_choice
from filature.circles.pairing import round_robin, rounds_of_robin
from filature.circles.standings import Line, Played, Rated, event_rows, league, rate
from filature.core.circles import EventKind
from filature.core.game import Outcome
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, game_class

PLAYERS = 8
BOT = "novice"
ROUNDS = rounds_of_robin(PLAYERS, 1)
EVENING = 86400.0
BUDGET = Budget(iterations=20)
SEATS = 4
PODS = [
    [tuple(order[:SEATS]), tuple(order[SEATS:])]
    for order in (Random(f"pods {at}").sample(range(PLAYERS), PLAYERS) for at in range(12))
]
"""The rounds of pods that are drawn from, in games of more than two seats."""


Table = tuple[list[int], Outcome]
"""Who sat where, and how it ended."""


class Bank(NamedTuple):
    """How every deal ended with every seating: by deal, and by who sat where."""

    deals: int
    games: dict[tuple[int, tuple[int, ...]], Outcome]

    def worth(self, player: int) -> float:
        """Return a player's share of victories over all deals, opponents and seats."""
        shares = []
        for (_, seats), outcome in self.games.items():
            if player in seats:
                won = seats.index(player) in outcome.winners
                shares.append(1 / len(outcome.winners) if won else 0.0)
        return fmean(shares)

    def share_of_deals(self) -> float:
        """Return how much of a score's variance lies between deals, seat by seat."""
        shares = []
        for seat in range(len(next(iter(self.games))[1])):
            by_deal: dict[int, list[float]] = {deal: [] for deal in range(self.deals)}
            for (deal, _), outcome in self.games.items():
                by_deal[deal].append(outcome.scores[seat])
            within = fmean(variance(scores) for scores in by_deal.values())
            means = variance([fmean(scores) for scores in by_deal.values()])
            between = max(0.0, means - within / len(by_deal[0]))
            shares.append(between / (between + within))
        return fmean(shares)


def fill(
    game: AnyGame,
    deals: int,
    seatings: Sequence[tuple[int, ...]],
    skill: Sequence[float],
    bot: Bot,
) -> Bank:
    """Play every deal with every seating."""
    games = {}
    for deal in range(deals):
        for seats in seatings:
            games[deal, seats] = played(game, deal, seats, skill, bot)
        if sys.stderr.isatty():
            print(f"\rdeal {deal + 1}/{deals}", end="", file=sys.stderr)
    return Bank(deals, games)


def played(
    game: AnyGame, deal: int, seats: tuple[int, ...], skill: Sequence[float], bot: Bot
) -> Outcome:
    """Play a deal to its end."""
    rng = Random(f"{deal}/{seats}")
    session, drawn = GameSession(game, range(game.seats)).start(), 0
    while not session.is_over:
        if session.is_chance:
            session.draw_chance(Random(f"{deal}:deal:{drawn}"))
            drawn += 1
            continue
        seat = session.pending[0]
        question = Question.of(session, seat)
        if rng.random() < skill[seats[seat]]:
            choice = bot.choose(question, BUDGET, rng)
        else:
            choice = random_choice(question, rng)
        session.apply(seat, game.from_record(choice.action))
    assert session.outcome is not None
    return session.outcome


def evening(bank: Bank, rng: Random, shared: bool) -> list[list[Table]]:
    """Draw an event from the bank: a round robin, or so many rounds of the pods that it has."""
    order = rng.sample(range(PLAYERS), PLAYERS)
    rounds = []
    for number in range(ROUNDS):
        seatings = pairs(order, number) if two_seats(bank) else rng.choice(PODS)
        deal = rng.randrange(bank.deals)
        tables = []
        for seats in seatings:
            if not shared:
                deal = rng.randrange(bank.deals)
            tables.append((list(seats), bank.games[deal, seats]))
        rounds.append(tables)
    return rounds


def pairs(order: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """Return a round of a round robin."""
    return [
        tuple(one for one in table if one is not None)
        for table in round_robin(order, number).tables
    ]


def two_seats(bank: Bank) -> bool:
    return len(next(iter(bank.games))[1]) == 2


def lines_of(evenings: Sequence[list[list[Table]]]) -> list[Line]:
    """Return the games of evenings as an export has them."""
    return [
        Line(
            circle="",
            table=f"{at:03}-{number:02}-{table}",
            game="",
            ended=EVENING * (at + 1) + number,
            season=1,
            members=[one + 1 for one in seats],
            names=[None] * len(seats),
            ranked=[True] * len(seats),
            outcome=outcome,
        )
        for at, rounds in enumerate(evenings)
        for number, tables in enumerate(rounds)
        for table, (seats, outcome) in enumerate(tables)
    ]


def settled(bank: Bank, rng: Random, evenings: int = 400) -> list[float]:
    """Return the ratings at which a very long league settles: the mean over its second half."""
    rated: dict[int, Rated] = {}
    seen: list[list[float]] = []
    for at in range(evenings):
        rate(lines_of([evening(bank, rng, shared=True)]), rated)
        if at >= evenings // 2:
            seen.append([rated[player + 1].mu for player in range(PLAYERS)])
    return [fmean(column) for column in zip(*seen, strict=True)]


def ordered_right(found: Sequence[float], true: Sequence[float]) -> float:
    """Return the share of pairs of players that stand in their true order."""
    every = list(combinations(range(PLAYERS), 2))
    right = sum((found[a] - found[b]) * (true[a] - true[b]) > 0 for a, b in every)
    return right / len(every)


def leagues(bank: Bank, true: Sequence[float], worth: Sequence[float], repeats: int) -> None:
    """Print how well leagues of several lengths tell who is how strong."""
    print("games each   95 % interval   it covers   pairs in order   the best is first")
    for robins in (1, 2, 4, 8):
        covered, widths, order, first = [], [], [], []
        for repeat in range(repeats):
            rng = Random(f"league/{robins}/{repeat}")
            lines = lines_of([evening(bank, rng, shared=True) for _ in range(robins)])
            rows = {row.member - 1: row for row in league(lines).rows}
            covered += [rows[p].low <= true[p] <= rows[p].high for p in range(PLAYERS)]
            widths += [row.high - row.rating for row in rows.values()]
            mus = [rows[player].rating for player in range(PLAYERS)]
            order.append(ordered_right(mus, worth))
            first.append(mus.index(max(mus)) == worth.index(max(worth)))
        print(
            f"{robins * ROUNDS:>10}   {f'±{fmean(widths):.1f}':>13}   {fmean(covered):>9.1%}"
            f"   {fmean(order):>14.1%}   {fmean(first):>17.1%}"
        )


def event_of(bank: Bank, rng: Random, shared: bool) -> tuple[list[float], list[int]]:
    """Return everybody's points in an event of one evening, and their places."""
    rounds: list[tuple[list[Played], list[int]]] = [
        ([Played(list(seats), end.scores[: len(seats)], end.winners) for seats, end in tables], [])
        for tables in evening(bank, rng, shared)
    ]
    kind: EventKind = "round_robin" if two_seats(bank) else "pods"
    rows = {row.member: row for row in event_rows(range(PLAYERS), rounds, {}, kind)}
    return (
        [rows[player].points for player in range(PLAYERS)],
        [-rows[player].rank for player in range(PLAYERS)],
    )


def events(bank: Bank, worth: Sequence[float], repeats: int) -> None:
    """Print how much an event's points vary with shared and with ordinary deals."""
    variances, spreads = {}, {}
    print("deals        variance of points   pairs in order: by rank   by points alone")
    for shared in (True, False):
        both = [event_of(bank, Random(f"event/{shared}/{at}"), shared) for at in range(repeats)]
        found = [points for points, _ in both]
        columns = list(zip(*found, strict=True))
        variances[shared] = fmean(pvariance(column) for column in columns)
        order = fmean(ordered_right(ranks, worth) for _, ranks in both)
        alone = fmean(ordered_right(points, worth) for points in found)
        name = "the same" if shared else "ordinary"
        print(f"{name:<10}   {variances[shared]:>18.2f}   {order:>23.1%}   {alone:>15.1%}")
        chunks = [found[at::20] for at in range(20)]
        spreads[shared] = [
            fmean(pvariance(column) for column in zip(*chunk, strict=True)) for chunk in chunks
        ]
    rng = Random(0)
    ratios = sorted(
        fmean(rng.choices(spreads[True], k=20)) / fmean(rng.choices(spreads[False], k=20))
        for _ in range(2000)
    )
    ratio = variances[True] / variances[False]
    print(f"ratio {ratio:.2f} (95 %: {ratios[50]:.2f} to {ratios[-51]:.2f})")


def main() -> None:
    """Fill the bank and print what standings tell of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="agent_hunter")
    parser.add_argument("--seats", type=int, choices=(2, SEATS), default=2)
    parser.add_argument("--weakest", type=float, default=0.3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=400)
    options = parser.parse_args()
    if options.repeats < 8 or options.deals < 2:
        parser.error("a variance needs at least 8 repeats and 2 deals")
    game = game_class(options.game)(options.seats, {})
    seatings = [seats for pods in PODS for seats in pods]
    if game.seats == 2:
        seatings = list(permutations(range(PLAYERS), 2))
    step = (1 - options.weakest) / (PLAYERS - 1)
    skills = [options.weakest + step * player for player in range(PLAYERS)]
    bank = fill(game, options.deals, seatings, skills, bots_of(options.game)[BOT])
    worth = [bank.worth(player) for player in range(PLAYERS)]
    true = settled(bank, Random("settled"))
    print(f"{options.game}, {game.seats} seats: {options.deals} deals, {len(bank.games)} games")
    print(f"{bank.share_of_deals():.1%} of the variance of a seat's score lies between deals")
    print("skill   share of wins   settled rating")
    for skill, share, rating in zip(skills, worth, true, strict=True):
        print(f"{skill:>5.2f}   {share:>13.1%}   {rating:>14.2f}")
    print()
    leagues(bank, true, worth, options.repeats)
    print()
    events(bank, worth, options.repeats * 5)


if __name__ == "__main__":
    main()
