"""Agent Hunter: a page of the notebook, in statements."""

from __future__ import annotations

from collections.abc import Collection

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
from filature.games.agent_hunter import events
from filature.games.agent_hunter.belief import Belief, Desk
from filature.games.agent_hunter.thinking.info_state import game_of
from filature.games.agent_hunter.thinking.placements import Placements, PlacementSets, sets_of


def secrets(belief: Belief) -> list[Secret]:
    """Name the bases whose agents are hidden."""
    return [
        secret(
            "base",
            {"seat": desk.seat, "base": base.base},
            "agent",
            dict(enumerate(base.agents)),
        )
        for desk in belief.certainty.desks
        for base in desk.bases
    ]


def reasons(knowledge: Knowledge, hidden: Secret) -> list[Reason]:
    """Name the attacks, answers and agents seen that rule out the rest for a base."""
    seat, base = hidden.args["seat"], hidden.args["base"]
    sets = sets_of(game_of(knowledge).codes)
    told = [(event, fact_of(event, seat)) for event in knowledge.told]

    def left(facts: Collection[Line]) -> list[int | str]:
        kept = [(event, fact if fact in facts else None) for event, fact in told]
        counts = sets.counts(placements(sets, kept, seat), base)
        return [agent for agent, count in enumerate(counts) if count]

    return needed([fact for _, fact in told if fact], left)


def fact_of(event: Event, seat: int) -> Line | None:
    """Return what an event tells of the agents on a seat's bases."""
    match event:
        case events.HandAttack(s, agent) if s == seat:
            return Line("hand", {"seat": s, "agent": agent})
        case events.HandAttack(s, agent, base, answer) | events.BaseAttack(
            s, _, agent, base, answer
        ) if s != seat and answer != "equal":
            return Line("answer", {"seat": s, "agent": agent, "base": base, "answer": answer})
        case events.Fell(owner, base, agent) if owner == seat:
            return Line("fell", {"owner": owner, "base": base, "agent": agent})
        case events.Fell(_, _, agent):
            return Line("out", {"agent": agent})
        case events.Laid(s, agent, None) if s == seat:
            return Line("hand", {"seat": s, "agent": agent})
        case events.BaseAttack(s, base, agent) | events.Laid(s, agent, int(base)) if s == seat:
            return Line("seen", {"seat": s, "base": base, "agent": agent})
        case events.Swapped(s, base, agent) if s == seat:
            return Line("seen", {"seat": s, "base": base, "agent": agent})
    return None


def placements(sets: PlacementSets, told: list[tuple[Event, Line | None]], seat: int) -> Placements:
    """Return the placements of a seat that these facts leave possible.

    An event without its fact tells only that something was placed: which agents were seen, and
    what was answered, is left out.
    """
    possible, out = sets.all, list[int]()
    for event, fact in told:
        if fact is not None:
            possible &= agreeing(sets, fact)
            if fact.type in ("fell", "out"):
                out.append(fact.args["agent"])
        match event:
            case events.Swapped(s, base) | events.Refilled(s, base) if s == seat:
                possible = sets.replaced(possible, base, out)
    return possible


def agreeing(sets: PlacementSets, fact: Line) -> Placements:
    """Return the placements that agree with a fact when it is told."""
    agent: int = fact.args["agent"]
    base: int = fact.args.get("base", 0)
    match fact.type:
        case "hand":
            return sets.without[agent]
        case "answer":
            return sets.answered(base, agent, fact.args["answer"])
        case "seen" | "fell":
            return sets.at[base][agent]
    return sets.all


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    bits = round(certain.bits, 1)
    sure = [Line("belief_worlds", {"worlds": how_many(certain.worlds), "bits": bits})]
    for desk in certain.desks:
        sure += bases(desk)
    if belief.exposed is not None:
        sure.append(Line("belief_exposed", {"placements": belief.exposed.placements}))
    suspected: list[Line] = []
    for desk in belief.suspicion.desks:
        suspected += [Line("belief_suspicion", {"seat": desk.seat}), *bases(desk)]
    if not belief.suspicion.evidence:
        suspected = [Line("belief_no_evidence", {"seat": desk.seat}) for desk in certain.desks]
    return [chances(sure), suspicion(suspected)]


def bases(desk: Desk) -> list[Line]:
    return [
        Line(
            "belief_base",
            {"seat": desk.seat, "base": base.base, "odds": odds(dict(enumerate(base.agents)))},
        )
        for base in desk.bases
    ]
