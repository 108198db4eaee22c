"""Spies vs Spies: what a seat can deduce, and what it may suspect, from its knowledge alone.

Certainty counts the deals that the rules leave open, all alike: at most 216 from its own hand,
fewer with every card seen. Suspicion weighs the same deals by how the others acted (the model and
its parameters are in `thinking.suspicion`), and says so when their acts tell nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.spies_vs_spies.deals import CARDS, PLAYERS, Card
from filature.games.spies_vs_spies.thinking.deduction import (
    ALL,
    OBJECTIVE,
    aim,
    open_deals,
    prospects,
    slot,
)
from filature.games.spies_vs_spies.thinking.info_state import InfoState, virtual_step
from filature.games.spies_vs_spies.thinking.suspicion import WeighedDeals, evenly, suspect


class Shares(msgspec.Struct, frozen=True):
    """How likely is what, player by player; the virtual one is among them."""

    cards: list[dict[Card, float]]
    """The cards that a player may hold; the seat's own are certain."""
    red: list[float]
    """That a player is on the red team."""
    partner: list[float]
    """That a player is the seat's partner."""
    target: list[float]
    """That a player is the seat's target."""
    informed: list[float]
    """That a player can deduce its own target from the cards shown to it; the virtual one always
    knows it."""


class Certainty(msgspec.Struct, frozen=True):
    """What the rules alone imply."""

    worlds: int
    """How many presents agree with the knowledge: deals, times three for each hidden pointing."""
    deals: int
    bits: float
    """The uncertainty: the logarithm of `worlds`."""
    shares: Shares | None
    """Null before the first deal."""


class Suspicion(msgspec.Struct, frozen=True):
    """What the others' acts tell beyond that, by the model of `thinking.suspicion`."""

    evidence: bool
    """False: nothing that anybody did tells one deal from another."""
    bits: float | None = None
    """The uncertainty about the deal that is left, if the model is right."""
    shares: Shares | None = None


class Belief(msgspec.Struct, frozen=True):
    """A page of a seat's notebook."""

    certainty: Certainty
    suspicion: Suspicion


def believe(knowledge: Knowledge) -> Belief:
    """Return what a seat can deduce and what it may suspect."""
    info = InfoState(knowledge)
    if not info.is_dealt:
        return Belief(Certainty(1, 1, 0.0, None), Suspicion(False))
    weighed = suspect(info)
    deals, weights = len(weighed.deals), weighed.weights
    worlds = deals * 3 ** len(info.pointed)
    certainty = Certainty(worlds, deals, log2(worlds), shares(info, weighed, [1] * deals))
    if not weighed.evidence:
        return Belief(certainty, Suspicion(False))
    bits = -sum([weight * log2(weight) for weight in weights if weight])
    return Belief(certainty, Suspicion(True, bits, shares(info, weighed, weights)))


def deal_shares(info: InfoState) -> tuple[int, Shares]:
    """Count the deals that agree with the cards seen, all alike, and say how likely is what."""
    weighed = evenly(info)
    deals = len(weighed.deals)
    return deals, shares(info, weighed, [1] * deals)


def shares(info: InfoState, weighed: WeighedDeals, weights: Sequence[float]) -> Shares:
    """Sum the weights of the deals in which each thing is so."""
    open = open_deals()[info.hand]
    cards = [[0.0] * len(CARDS) for _ in range(PLAYERS)]
    red, partner, target, informed = ([0.0] * PLAYERS for _ in range(4))
    for deal, players, weight in zip(weighed.deals, weighed.players, weights, strict=True):
        mate = open.partner[deal]
        partner[mate] += weight
        target[open.target[deal]] += weight
        for step, known in enumerate(players):
            for card in open_deals()[known.hand].cards:
                cards[step][card] += weight
            if (deal in open.red) is (step in (0, mate)):
                red[step] += weight
            if info.is_virtual(step) or aim(*known).share == 1:
                informed[step] += weight
    total = sum(weights)
    steps = [info.step(player) for player in range(PLAYERS)]
    return Shares(
        [
            {CARDS[card]: sums / total for card, sums in enumerate(cards[step]) if sums}
            for step in steps
        ],
        *([sums[step] / total for step in steps] for sums in (red, partner, target, informed)),
    )


class Foresight(msgspec.Struct, frozen=True):
    """How often the best target is right, over all deals: from the seat's own cards, and after the
    best single question."""

    own_cards: float
    one_question: float


def foresight(seats: int = 4) -> Foresight:
    """Work out exactly, over every hand and every deal, what a hand and one question tell.

    >>> foresight()
    Foresight(own_cards=0.3333333333333333, one_question=0.5538194444444444)
    """
    before = after = 0.0
    hands = range(len(open_deals()))
    virtual = virtual_step(0, seats)
    for hand in hands:
        before += aim(hand, ALL).share / len(hands)
        ahead = prospects(hand, ALL)
        asked = [at for at in range(len(ahead)) if at != slot(virtual, OBJECTIVE)]
        after += max([ahead[at].share for at in asked]) / len(hands)
    return Foresight(before, after)


if __name__ == "__main__":
    for seats in (4, 3):
        found = foresight(seats)
        print(
            f"{seats} seats: the best target is right in {found.own_cards:.1%} of deals from one's"
            f" own cards, in {found.one_question:.1%} after the best single question"
        )
