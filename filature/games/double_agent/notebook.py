"""Double Agent: a page of the notebook, in statements."""

from __future__ import annotations

from filature.core.events import Line, Section
from filature.core.notebook import Secret, chances, how_many, odds, secret, suspicion
from filature.games.double_agent.belief import Belief, SideBelief


def secrets(belief: Belief) -> list[Secret]:
    """Name the loyalty tokens of the other side."""
    return [
        secret("token", {"seat": side.seat, "agent": agent}, "token", shares)
        for side in belief.certainty.sides
        if side.seat != belief.viewer
        for agent, shares in enumerate(side.tokens)
        if shares
    ]


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements; about the viewer's own side there is nothing to deduce."""
    certain = belief.certainty
    sure = [
        Line("belief_worlds", {"worlds": how_many(certain.worlds), "bits": round(certain.bits, 1)})
    ]
    for side in certain.sides:
        if side.seat != belief.viewer:
            sure += of_side(side)
    suspected: list[Line] = []
    for one in belief.suspicion.sides:
        if one.seat == belief.viewer:
            continue
        kind = "belief_suspicion" if one.evidence else "belief_no_evidence"
        suspected += [Line(kind, {"seat": one.seat}), *tokens(one.seat, one.tokens)]
    return [chances(sure), suspicion(suspected)]


def of_side(side: SideBelief) -> list[Line]:
    lines = [Line("belief_ways", {"seat": side.seat, "ways": side.ways})]
    lines += tokens(side.seat, side.tokens)
    lines += [
        Line(
            "belief_documents",
            {
                "agent": agent,
                "seat": side.seat,
                "back": document.back,
                "odds": odds(document.cards),
            },
        )
        for agent, documents in enumerate(side.documents)
        for document in documents
        if len(document.cards) > 1
    ]
    if side.hand:
        held = {card.card: card.any for card in side.hand}
        lines.append(Line("belief_hand", {"seat": side.seat, "odds": odds(held)}))
    return lines


def tokens(seat: int, shares: list[dict[int, float]]) -> list[Line]:
    return [
        Line("belief_token", {"agent": agent, "seat": seat, "odds": odds(here)})
        for agent, here in enumerate(shares)
        if here
    ]
