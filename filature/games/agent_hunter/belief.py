"""Agent Hunter: what a viewer can deduce, and what it may suspect, from its knowledge alone.

What a seat hides is which agent stands on each of its bases: at most 720 placements. Certainty
counts those that agree with everything told, all alike; what is told of one seat's bases never
depends on the other's, so the two sides are counted apart and the worlds are their product.
Suspicion weighs the same placements by how the seat acted; the model and its parameters are in
`thinking.suspicion`, and where it has no evidence it says so.

`exposed` is the other half of the notebook: what the opponent can deduce of the viewer's bases.
"""

from __future__ import annotations

from math import log2, prod

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter.events import Placed
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.suspicion import bits, suspect

TELLING = 0.02
"""Acts that tell fewer bits than this are no evidence."""


class Odds(msgspec.Struct, frozen=True):
    """How likely each agent, by its number, stands on a base."""

    base: int
    agents: list[float]


class Desk(msgspec.Struct, frozen=True):
    """What may stand on a seat's bases. Fallen and empty ones are left out."""

    seat: int
    placements: int
    """How many placements are possible."""
    bits: float
    """The uncertainty about them."""
    bases: list[Odds]


class Certainty(msgspec.Struct, frozen=True):
    """What the rules alone imply."""

    worlds: int
    bits: float
    desks: list[Desk]
    """Of the seats whose agents are hidden from the viewer, once placed."""


class Suspicion(msgspec.Struct, frozen=True):
    """What the way the others acted tells beyond certainty."""

    evidence: bool
    """False: nothing that they did tells anything."""
    learned: float = 0.0
    """The bits that their acts tell."""
    desks: list[Desk] = []


class Belief(msgspec.Struct, frozen=True):
    """A page of a viewer's notebook."""

    certainty: Certainty
    suspicion: Suspicion
    exposed: Desk | None
    """What the opponent can deduce of the viewer's own bases; null for a spectator."""


def believe(knowledge: Knowledge) -> Belief:
    """Return what a viewer can deduce, what it may suspect, and what it has given away."""
    certainty, viewer = deduce(knowledge), knowledge.viewer
    exposed = counted(InfoState.of(knowledge), viewer) if viewer in placed(knowledge) else None
    return Belief(certainty, suspicions(knowledge, certainty.desks), exposed)


def deduce(knowledge: Knowledge) -> Certainty:
    """Return what the rules alone imply."""
    info = InfoState.of(knowledge)
    hidden = [seat for seat in (0, 1) if seat != knowledge.viewer and seat in placed(knowledge)]
    desks = [counted(info, seat) for seat in hidden]
    return Certainty(
        worlds=prod(desk.placements for desk in desks),
        bits=sum(desk.bits for desk in desks),
        desks=desks,
    )


def placed(knowledge: Knowledge) -> list[int]:
    """Return the seats that have placed their agents."""
    return [event.seat for event in knowledge.told if isinstance(event, Placed)]


def counted(info: InfoState, seat: int) -> Desk:
    """Count a seat's placements, all alike."""
    possible = info.possible[seat]
    total = possible.bit_count()
    odds = [
        Odds(base, [count / total for count in info.sets.counts(possible, base)])
        for base in info.occupied(seat)
    ]
    return Desk(seat, total, log2(total), odds)


def suspicions(knowledge: Knowledge, desks: list[Desk]) -> Suspicion:
    """Weigh the placements of the seats that are hidden by how they acted."""
    suspected = []
    learned = 0.0
    for desk in desks:
        info, suspicion = suspect(knowledge, desk.seat)
        possible = info.possible[desk.seat]
        weights = suspicion.settled(possible)
        uncertain = bits(weights)
        learned += desk.bits - uncertain
        odds = [
            Odds(
                base,
                [
                    sum(weights[at] for at in info.sets.listed(possible & there))
                    for there in info.sets.at[base]
                ],
            )
            for base in info.occupied(desk.seat)
        ]
        suspected.append(Desk(desk.seat, desk.placements, uncertain, odds))
    if learned < TELLING:
        return Suspicion(evidence=False)
    return Suspicion(True, learned, suspected)
