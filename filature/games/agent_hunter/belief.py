"""Agent Hunter: what a viewer can deduce, and what it may suspect, from its knowledge alone.

What a seat hides is which agent stands on each of its bases: at most 720 placements. Certainty
counts those that agree with everything told, all alike; what is told of one seat's bases never
depends on the other's, so the two sides are counted apart and the worlds are their product.
Suspicion weighs the same placements by how the seat acted; the model and its parameters are in
`thinking.suspicion`, and where it has no evidence it says so.

`exposed` is the other half of the notebook: what the opponent can deduce of one's own bases.
"""

from __future__ import annotations

from math import log2, prod

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter import view as told
from filature.games.agent_hunter.thinking.duel import Duel, follow
from filature.games.agent_hunter.thinking.placements import Mask
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
    duel = follow(knowledge)
    viewer = knowledge.viewer
    placed = [event.seat for event in knowledge.told if isinstance(event, told.Placed)]
    hidden = [seat for seat in (0, 1) if seat != viewer and seat in placed]
    desks = [counted(duel, seat) for seat in hidden]
    certainty = Certainty(
        worlds=prod(desk.placements for desk in desks),
        bits=sum(desk.bits for desk in desks),
        desks=desks,
    )
    exposed = counted(duel, viewer) if viewer in placed else None
    return Belief(certainty, suspicions(knowledge, desks), exposed)


def counted(duel: Duel, seat: int) -> Desk:
    """Count a seat's placements, all alike."""
    possible = duel.possible[seat]
    total = possible.bit_count()
    odds = [
        Odds(base, [count / total for count in duel.sets.counts(possible, base)])
        for base in shown(duel, seat)
    ]
    return Desk(seat, total, log2(total), odds)


def suspicions(knowledge: Knowledge, desks: list[Desk]) -> Suspicion:
    """Weigh the placements of the seats that are hidden by how they acted."""
    suspected = []
    learned = 0.0
    for desk in desks:
        duel, suspicion = suspect(knowledge, desk.seat)
        possible = duel.possible[desk.seat]
        weights = suspicion.settled(possible)
        uncertain = bits(weights)
        learned += desk.bits - uncertain
        odds = [
            Odds(base, weighed(duel, possible, base, weights)) for base in shown(duel, desk.seat)
        ]
        suspected.append(Desk(desk.seat, desk.placements, uncertain, odds))
    if learned < TELLING:
        return Suspicion(evidence=False)
    return Suspicion(True, learned, suspected)


def weighed(duel: Duel, possible: Mask, base: int, weights: list[float]) -> list[float]:
    return [
        sum(weights[at] for at in duel.sets.listed(possible & there))
        for there in duel.sets.at[base]
    ]


def shown(duel: Duel, seat: int) -> list[int]:
    """Return the standing bases of a seat on which an agent stands."""
    empty = duel.refill if duel.mover == seat else -1
    return [base for base in duel.sets.size.members[duel.standing[seat]] if base != empty]
