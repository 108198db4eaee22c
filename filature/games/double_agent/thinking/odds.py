"""Double Agent: the chance to take an agent's documents.

A seat with loyalty L (token, and 1 for each of its personal papers there) takes an agent from one
with loyalty M exactly when `2 L + LEAN[space] > 2 M`, where the space is counted from the seat's
own dark one: the bonus of 1 and the tie are both in `LEAN`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from filature.games.double_agent.lookup import Lookup

LEAN = (3, 1, 0, -2)
STRENGTHS = 40
"""More than twice any loyalty with its lean."""

Odds = tuple[float, ...]
"""By strength, `2 L + LEAN[space]` (a negative one counts from the end): the chance to take."""


def against(shares: Mapping[int, float]) -> Odds:
    """Return the chance to take an agent, by strength, given the shares of the other's token."""
    rising = [
        sum(share for token, share in shares.items() if 2 * token < strength)
        for strength in range(STRENGTHS)
    ]
    return (*rising, 0.0, 0.0)


@lru_cache(4096)
def evenly_against(left: tuple[int, ...]) -> Odds:
    """Return the same where the other's token is any of those left, evenly."""
    shares: dict[int, float] = {}
    for token in left:
        shares[token] = shares.get(token, 0.0) + 1 / len(left)
    return against(shares)


@lru_cache(64)
def usual_value(lookup: Lookup) -> float:
    """Return the mean value of a card of both decks: what an empty place is expected to hold."""
    values = [card.value for deck in lookup.decks for card in deck]
    return sum(values) / len(values)
