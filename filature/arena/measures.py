"""What a contest has shown: shares of wins and points with their intervals, ratings, timings.

The games of a deal are not independent, deals are. So a bot's result in a deal is one number, the
mean over the deal's games, and the intervals are those of a mean of such numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec
from openskill.models import BradleyTerryFull

from filature.arena.contest import Contest, Deal, Game
from filature.arena.deal import milliseconds

NORMAL = 1.959963984540054
"""Of a normal variable, 95 % lies this many standard deviations about its mean."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; of a single deal there is no interval."""

    mean: float
    low: float | None
    high: float | None


class Row(msgspec.Struct, frozen=True):
    """What is known of one bot. `share` and `even` are of all the seats that it had in a game."""

    bot: str
    games: int
    share: Estimate
    even: float
    points: Estimate
    mu: float
    sigma: float
    forfeits: int


class Timing(msgspec.Struct, frozen=True):
    """How long a bot's decisions took, in milliseconds; processor time is not always known."""

    bot: str
    decisions: int
    median: float
    p95: float
    processor_median: float | None = None
    processor_p95: float | None = None


def rows(contest: Contest, deals: Sequence[Deal]) -> list[Row]:
    """Return the table, from the deals in their order."""
    rated = ratings(len(contest.bots), [game for deal in deals for game in deal.games])
    table = []
    for bot, label in enumerate(contest.labels):
        shares = [mean([share_of(bot, game) for game in deal.games]) for deal in deals]
        points = [mean([points_of(bot, game) for game in deal.games]) for deal in deals]
        games = [game for deal in deals for game in deal.games]
        mu, sigma = rated[bot]
        table.append(
            Row(
                bot=label,
                games=len(games),
                share=share_estimate(shares),
                even=mean([seating.count(bot) for seating in contest.seatings]) / contest.seats,
                points=estimate(points),
                mu=mu,
                sigma=sigma,
                forfeits=sum(lost.bot == bot for game in games for lost in game.forfeits),
            )
        )
    return table


def share_of(bot: int, game: Game) -> float:
    """Return a bot's share of a game's victory: a shared one counts for each winner in part."""
    won = sum(seat in game.winners for seat, other in enumerate(game.seating) if other == bot)
    return won / len(game.winners) if game.winners else 0.0


def points_of(bot: int, game: Game) -> float:
    """Return a bot's points in a game, a mean where it had several seats."""
    scores = zip(game.seating, game.scores, strict=False)  # a player without a seat comes last
    return mean([score for other, score in scores if other == bot])


# Intervals


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values, with Student's interval."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, None, None)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = student(len(values) - 1) * sqrt(variance / len(values))
    return Estimate(middle, middle - half, middle + half)


def share_estimate(values: Sequence[float]) -> Estimate:
    """Return the same for shares, within 0 and 1.

    Where a bot won all or nothing, values that do not differ would make an interval of no width:
    Wilson's is given instead, as if each deal were one game.
    """
    found = estimate(values)
    if found.low is None or found.high is None:
        return found
    if found.mean in (0.0, 1.0):
        square = student(len(values) - 1) ** 2
        reach = square / (len(values) + square)
        return Estimate(found.mean, found.mean * (1 - reach), 1 - (1 - found.mean) * (1 - reach))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(freedom: int) -> float:
    """Return the factor of a 95 % interval for so many degrees of freedom.

    Exact for one and two; beyond that Cornish and Fisher's expansion, right to three decimals
    from five on (12 parts in a thousand too small at three).
    """
    if freedom == 1:
        return 12.706204736432095
    if freedom == 2:
        return 4.302652729911275
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


# Ratings


def ratings(bots: int, games: Sequence[Game]) -> list[tuple[float, float]]:
    """Rate the bots over the games, in their order; winners tie before all others, who tie too.

    A bot in several seats of a game goes on with the mean of what they gained.
    """
    model = BradleyTerryFull()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        teams = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in game.seating]
        ranks = [float(seat not in game.winners) for seat in range(len(teams))]
        after = model.rate(teams, ranks=ranks)
        for bot in set(game.seating):
            own = [team[0] for seat, team in enumerate(after) if game.seating[seat] == bot]
            rated[bot] = model.rating(mean([r.mu for r in own]), mean([r.sigma for r in own]))
    return [(rating.mu, rating.sigma) for rating in rated]


# Timings


def timings(contest: Contest, deals: Sequence[Deal]) -> list[Timing]:
    """Return how long the bots took; this differs from run to run."""
    found = []
    for bot, label in enumerate(contest.labels):
        waited: Counter[int] = Counter()
        processor: Counter[int] = Counter()
        for deal in deals:
            waited.update(deal.times[bot])
            processor.update(deal.processor[bot] if deal.processor else {})
        quantiles = [
            quantile(times, part) if times else None
            for times in (waited, processor)
            for part in (0.5, 0.95)
        ]
        median, p95, processor_median, processor_p95 = quantiles
        found.append(
            Timing(
                label, waited.total(), median or 0.0, p95 or 0.0, processor_median, processor_p95
            )
        )
    return found


def quantile(times: Counter[int], part: float) -> float:
    """Return the duration that a part of all decisions did not exceed."""
    left = part * times.total()
    for duration, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return milliseconds(duration)
    return 0.0
