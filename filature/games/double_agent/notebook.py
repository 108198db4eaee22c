"""Double Agent: a page of the notebook, in statements."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from filature.core.events import Event, Line, Section
from filature.core.knowledge import Knowledge
from filature.core.notebook import (
    Reason,
    Secret,
    chances,
    how_many,
    needed,
    odds,
    secret,
    suspicion,
)
from filature.games.double_agent import events
from filature.games.double_agent.belief import Belief, SideBelief
from filature.games.double_agent.lookup import ARRANGEMENTS
from filature.games.double_agent.worlds import Tokens


def secrets(belief: Belief) -> list[Secret]:
    """Name the loyalty tokens of the other side."""
    return [
        secret("token", {"seat": side.seat, "agent": agent}, "token", shares)
        for side in belief.certainty.sides
        if side.seat != belief.viewer
        for agent, shares in enumerate(side.tokens)
        if shares
    ]


def reasons(knowledge: Knowledge, hidden: Secret) -> list[Reason]:
    """Name the tokens shown, the sums told and the exchanges that rule out the rest."""
    seat, agent = hidden.args["seat"], hidden.args["agent"]
    told = [fact for event in knowledge.told if (fact := fact_of(event, seat))]

    def left(facts: Collection[Line]) -> list[int | str]:
        ways: Collection[Tokens] = ARRANGEMENTS
        for fact in told:
            ways = after(ways, fact, fact in facts)
        return sorted({way[agent] for way in ways})

    return needed(told, left)


def fact_of(event: Event, seat: int) -> Line | None:
    """Return what an event tells of a seat's tokens."""
    match event:
        case events.Delivers(agent, tokens):
            return Line("delivered", {"seat": seat, "agent": agent, "token": tokens[seat]})
        case events.Crosscheck(s, card, agents, int(total)) if s != seat:
            return Line("total", {"card": card, "agents": list(agents), "total": total})
        case events.Turncoat(s, card, agents) if s == seat:
            return Line("exchanged", {"seat": s, "card": card, "agents": list(agents)})
    return None


def after(ways: Collection[Tokens], fact: Line, known: bool) -> Collection[Tokens]:
    """Return the arrangements after an event: those that agree with it, if its fact is known.

    Somebody who does not know of an exchange holds both possible, that it was and that it was not.
    """
    if fact.type == "exchanged":
        swapped = [exchanged(way, fact.args["agents"]) for way in ways]
        return swapped if known else {*ways, *swapped}
    if not known:
        return ways
    if fact.type == "delivered":
        return [way for way in ways if way[fact.args["agent"]] == fact.args["token"]]
    one, two = fact.args["agents"]
    return [way for way in ways if way[one] + way[two] == fact.args["total"]]


def exchanged(way: Tokens, agents: Sequence[int]) -> Tokens:
    one, two = agents
    tokens = list(way)
    tokens[one], tokens[two] = tokens[two], tokens[one]
    return tuple(tokens)


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
