"""Agent Hunter: a page of the notebook, in statements."""

from __future__ import annotations

from filature.core.events import Line, Section
from filature.core.notebook import Secret, chances, how_many, odds, secret, suspicion
from filature.games.agent_hunter.belief import Belief, Desk


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
