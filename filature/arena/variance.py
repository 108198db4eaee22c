"""A share of wins that varies less: the plain one plus multiples of corrections with mean zero.

How much of each kind of correction is added is fitted in ten parts: the deals of a part are
corrected by what fits the deals of the nine others. These are independent of the part's, so the
corrected share still has exactly the mean of the plain one. What is fitted is shrunk towards zero
as far as chance alone could explain it (James and Stein): where corrections do not help, they do
not do much harm either.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from filature.arena.contest import Contest, Deal
from filature.arena.control_variates import KINDS
from filature.arena.measures import Estimate, estimate, mean, share_of

PARTS = 10
LEAST_DEALS = 2 * PARTS
"""With fewer deals nothing can be fitted."""


class Corrected(msgspec.Struct, frozen=True):
    """A bot's corrected share, and how many times fewer games it needs than the plain one.

    `factor` is the variance of the plain share over that of the corrected one.
    """

    bot: str
    plain: Estimate
    share: Estimate
    factor: float


def corrected_shares(contest: Contest, deals: Sequence[Deal]) -> list[Corrected] | None:
    """Return every bot's corrected share; nothing of too few deals."""
    if len(deals) < LEAST_DEALS:
        return None
    found = []
    for bot, label in enumerate(contest.labels):
        shares = [mean([share_of(bot, game) for game in deal.games]) for deal in deals]
        corrections = [
            [mean([game.corrections[kind][bot] for game in deal.games]) for kind in KINDS]
            for deal in deals
        ]
        corrected = cross_fitted(shares, corrections)
        plain, better = estimate(shares), estimate(corrected)
        found.append(Corrected(label, plain, better, ratio(shares, corrected)))
    return found


def cross_fitted(shares: Sequence[float], corrections: Sequence[Sequence[float]]) -> list[float]:
    """Return the shares, each corrected by what fits the other parts."""
    found = [0.0] * len(shares)
    for part in range(PARTS):
        others = [at for at in range(len(shares)) if at % PARTS != part]
        factors = shrunk([shares[at] for at in others], [corrections[at] for at in others])
        for at in range(part, len(shares), PARTS):
            added = zip(factors, corrections[at], strict=True)
            found[at] = shares[at] + sum(factor * value for factor, value in added)
    return found


def shrunk(shares: Sequence[float], corrections: Sequence[Sequence[float]]) -> list[float]:
    """Return how much of each correction to add, less where that may be chance."""
    factors = fitted(shares, corrections)
    kinds, middle = sum(factor != 0 for factor in factors), mean(shares)
    added = [sum(f * v for f, v in zip(factors, each, strict=True)) for each in corrections]
    explained = sum(value**2 for value in added)
    left = sum((share - middle + value) ** 2 for share, value in zip(shares, added, strict=True))
    by_chance = kinds * left / (len(shares) - kinds)
    keep = max(0.0, 1 - by_chance / explained) if explained else 0.0
    return [keep * factor for factor in factors]


def fitted(shares: Sequence[float], corrections: Sequence[Sequence[float]]) -> list[float]:
    """Return how much of each correction to add, so that the sum varies least.

    Least squares by elimination; a correction that never differs from the others gets nothing.
    """
    middle, kinds = mean(shares), range(len(corrections[0]))
    rows = [
        [
            *(sum(each[i] * each[j] for each in corrections) for j in kinds),
            -sum((y - middle) * each[i] for y, each in zip(shares, corrections, strict=True)),
        ]
        for i in kinds
    ]
    least = 1e-9 * max([rows[i][i] for i in kinds])
    used = []
    for i in kinds:
        if rows[i][i] > least:
            used.append(i)
            for j in kinds:
                if j != i:
                    factor = rows[j][i] / rows[i][i]
                    rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][-1] / rows[i][i] if i in used else 0.0 for i in kinds]


def ratio(plain: Sequence[float], corrected: Sequence[float]) -> float:
    """Return the variance of the plain values over that of the corrected ones."""
    before, after = spread(plain), spread(corrected)
    return before / after if after else 1.0


def spread(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values)
