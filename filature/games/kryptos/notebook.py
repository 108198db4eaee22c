"""Kryptos: a page of the notebook, in statements."""

from __future__ import annotations

from filature.core.events import Line, Section
from filature.core.notebook import Secret, chances, how_many, odds, secret, suspicion
from filature.games.kryptos.belief import Belief, CardBelief


def secrets(belief: Belief) -> list[Secret]:
    """Name the cards that lie face down in the hands of others."""
    return [
        secret("card", {"seat": card.seat, "position": card.position}, "card", card.numbers)
        for card in belief.certainty.cards
    ]


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    sure = [
        Line("belief_worlds", {"worlds": how_many(certain.worlds), "bits": round(certain.bits, 1)})
    ]
    sure += cards(certain.cards)
    if certain.aside:
        sure.append(Line("belief_aside", {"odds": odds(certain.aside)}))
    if not belief.suspicion.evidence:
        return [chances(sure), suspicion([Line("belief_no_evidence")])]
    suspected = [Line("belief_suspicion")]
    suspected += [
        Line("belief_holds", {"seat": one.seat, "odds": odds(one.holds)})
        for one in belief.suspicion.suspects
    ]
    return [chances(sure), suspicion(suspected + cards(belief.suspicion.cards))]


def cards(believed: list[CardBelief]) -> list[Line]:
    return [
        Line(
            "belief_card",
            {"seat": card.seat, "position": card.position, "odds": odds(card.numbers)},
        )
        for card in believed
    ]
