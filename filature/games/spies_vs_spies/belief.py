"""Spies vs Spies: what a seat can deduce, and what it may suspect, from its knowledge alone.

Certainty counts the deals that the rules leave open, all alike: at most 216 from one's own hand,
fewer with every card seen. Suspicion weighs the same deals by how the others acted (the model and
its parameters are in `suspicion`), and says so when their acts tell nothing.
"""

from __future__ import annotations

from math import log2

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.spies_vs_spies.deals import CARDS, PLAYERS, Card
from filature.games.spies_vs_spies.deduction import ALL, aim, prospects, sights, slot
from filature.games.spies_vs_spies.dossier import Dossier, virtual_step
from filature.games.spies_vs_spies.suspicion import Suspects, suspect


class Shares(msgspec.Struct, frozen=True):
    """How likely is what, player by player; the virtual one is among them."""

    cards: list[dict[Card, float]]
    """The cards that a player may hold; one's own are certain."""
    red: list[float]
    """That a player is on the red team."""
    partner: list[float]
    """That a player is one's partner; oneself: 0."""
    target: list[float]
    """That a player is one's target; oneself: 0."""
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
    """What the others' acts tell beyond that, by the model of `suspicion`."""

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
    dossier = Dossier(knowledge)
    if not dossier.dealt:
        return Belief(Certainty(1, 1, 0.0, None), Suspicion(False))
    suspects = suspect(dossier)
    deals = len(suspects.deals)
    worlds = deals * 3 ** len(dossier.pointed)
    certainty = Certainty(worlds, deals, log2(worlds), shares(dossier, suspects, [1] * deals))
    if not suspects.evidence:
        return Belief(certainty, Suspicion(False))
    weights = suspects.weights
    bits = -sum([weight * log2(weight) for weight in weights if weight])
    return Belief(certainty, Suspicion(True, bits, shares(dossier, suspects, weights)))


def shares(dossier: Dossier, suspects: Suspects, weights: list[float] | list[int]) -> Shares:
    """Sum the weights of the deals in which each thing is so."""
    view = sights()[dossier.hand]
    cards = [[0.0] * len(CARDS) for _ in range(PLAYERS)]
    red, partner, target, informed = ([0.0] * PLAYERS for _ in range(4))
    for deal, minds, weight in zip(suspects.deals, suspects.minds, weights, strict=True):
        mate = view.partner[deal]
        partner[mate] += weight
        target[view.target[deal]] += weight
        is_red = bool(view.red >> deal & 1)
        for step, (hand, knows) in enumerate(minds):
            for card in sights()[hand].cards:
                cards[step][card] += weight
            if is_red is (step in (0, mate)):
                red[step] += weight
            if dossier.at(step) >= dossier.seats or aim(hand, knows).share == 1:
                informed[step] += weight
    total = sum(weights)
    players = [dossier.step(player) for player in range(PLAYERS)]
    return Shares(
        [
            {CARDS[card]: sums / total for card, sums in enumerate(cards[step]) if sums}
            for step in players
        ],
        *([sums[step] / total for step in players] for sums in (red, partner, target, informed)),
    )


class Foresight(msgspec.Struct, frozen=True):
    """How often the best target is right, over all deals: from one's own cards, and after the best
    single question."""

    own_cards: float
    one_question: float


def foresight(seats: int = 4) -> Foresight:
    """Work out exactly, over every hand and every deal, what one's own cards and one question tell.

    >>> foresight()
    Foresight(own_cards=0.3333333333333333, one_question=0.5538194444444444)
    """
    before = after = 0.0
    hands = range(len(sights()))
    virtual = virtual_step(0, seats)
    for hand in hands:
        before += aim(hand, ALL).share / len(hands)
        ahead = prospects(hand, ALL)
        asked = [at for at in range(len(ahead)) if at != slot(virtual, 2)]
        after += max([ahead[at].share for at in asked]) / len(hands)
    return Foresight(before, after)


if __name__ == "__main__":
    for seats in (4, 3):
        found = foresight(seats)
        print(
            f"{seats} seats: the best target is right in {found.own_cards:.1%} of deals from one's"
            f" own cards, in {found.one_question:.1%} after the best single question"
        )
