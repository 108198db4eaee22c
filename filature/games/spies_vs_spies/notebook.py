"""Spies vs Spies: a page of the notebook, in statements."""

from __future__ import annotations

from filature.core.events import Line, Section
from filature.core.notebook import certainty, odds, suspicion
from filature.games.spies_vs_spies.belief import Belief, Shares


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    sure = [Line("belief_worlds", {"deals": certain.deals, "bits": round(certain.bits, 1)})]
    if certain.shares is not None:
        sure += of_players(certain.shares)
    if belief.suspicion.shares is None:
        return [certainty(sure), suspicion([Line("belief_no_evidence")])]
    suspected = [Line("belief_suspicion"), *of_players(belief.suspicion.shares)]
    return [certainty(sure), suspicion(suspected)]


def of_players(shares: Shares) -> list[Line]:
    """State who may be the target and the partner, then which cards everybody may hold."""
    lines = []
    for kind, chances in (("belief_target", shares.target), ("belief_partner", shares.partner)):
        percent = {seat: round(100 * chance) for seat, chance in enumerate(chances)}
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
