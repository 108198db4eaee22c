"""Spies vs Spies: a page of the notebook, in statements."""

from __future__ import annotations

from filature.core.events import Line, Section
from filature.core.notebook import Secret, chances, odds, secret, suspicion
from filature.games.spies_vs_spies.belief import Belief, Shares
from filature.games.spies_vs_spies.deals import CATEGORIES, NUMBERS


def secrets(belief: Belief) -> list[Secret]:
    """Name every card of every player; what is certain of them was shown, or follows at once."""
    found = belief.certainty.shares
    if found is None:
        return []
    return [
        secret(
            "card",
            {"seat": seat, "category": category},
            "card",
            shares,
            shown=max(shares.values()) == 1,
        )
        for seat, cards in enumerate(found.cards)
        for at, category in enumerate(CATEGORIES)
        if (shares := {card: share for card, share in cards.items() if NUMBERS[card] // 4 == at})
    ]


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    sure = [Line("belief_worlds", {"deals": certain.deals, "bits": round(certain.bits, 1)})]
    if certain.shares is not None:
        sure += of_players(certain.shares)
    if belief.suspicion.shares is None:
        return [chances(sure), suspicion([Line("belief_no_evidence")])]
    suspected = [Line("belief_suspicion"), *of_players(belief.suspicion.shares)]
    return [chances(sure), suspicion(suspected)]


def of_players(shares: Shares) -> list[Line]:
    """State who may be the target and the partner, then which cards everybody may hold."""
    lines = []
    for kind, found in (("belief_target", shares.target), ("belief_partner", shares.partner)):
        percent = {seat: round(100 * chance) for seat, chance in enumerate(found)}
        lines += [
            Line(kind, {"seat": seat, "chance": chance})
            for seat, chance in percent.items()
            if chance
        ]
    for seat, cards in enumerate(shares.cards):
        open_cards = {card: share for card, share in cards.items() if share < 1}
        if open_cards:
            lines.append(Line("belief_cards", {"seat": seat, "odds": odds(open_cards)}))
    return lines
