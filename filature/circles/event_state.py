"""An event as the store keeps it, and what follows from it alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from filature.circles import pairing
from filature.circles.rows import CircleState, TableEnd
from filature.circles.standings import Played, event_rows
from filature.core.circles import EventPhase, EventRow, NewEvent

NEEDED = 2
"""How many must come to an event."""


class PlannedTable(msgspec.Struct, frozen=True):
    """A table of a round before it is made."""

    id: str
    invite: str
    seats: list[int | None]


class Plan(msgspec.Struct, frozen=True):
    """A round as it was paired."""

    tables: list[PlannedTable]
    byes: list[int] = []

    @property
    def paired(self) -> pairing.Round:
        return pairing.Round([one.seats for one in self.tables], self.byes)


class RoundState(msgspec.Struct, frozen=True):
    """A round as the store keeps it; `seed` never leaves the server."""

    number: int
    seed: str
    plan: Plan
    began: float
    made: bool
    opened: float | None


class EventState(msgspec.Struct, frozen=True):
    """An event with who comes and its rounds."""

    id: str
    circle: str
    wish: NewEvent
    maker: int
    phase: EventPhase
    created: float
    came: dict[int, bool]
    """Who said that they come, in this order; false: they have said otherwise since."""
    rounds: list[RoundState]

    def active(self, circle: CircleState) -> list[int]:
        """Return those who come, or are paired still: members who have not withdrawn."""
        members = {one.member for one in circle.members}
        return [one for one, coming in self.came.items() if coming and one in members]

    def players(self, circle: CircleState) -> list[int]:
        """Return all who play or have played in it; before its beginning, those who come."""
        return list(self.came) if self.rounds else self.active(circle)

    def length(self, circle: CircleState) -> int:
        """Return how many rounds it has, or would have with those who come now."""
        wish, count = self.wish, len(self.players(circle))
        if wish.kind == "round_robin":
            return pairing.rounds_of_robin(max(count, NEEDED), wish.rounds)
        if wish.kind == "swiss":
            return min(wish.rounds, pairing.most_swiss_rounds(max(count, NEEDED)))
        return wish.rounds


def played(round: RoundState, ends: dict[str, TableEnd]) -> list[Played]:
    """Return how the tables of an open round ended, in the order of its plan."""
    result = []
    for planned in round.plan.tables:
        end = ends.get(planned.id)
        outcome = end.result if end is not None else None
        scores = None if outcome is None else outcome.scores[: len(planned.seats)]
        winners = [] if outcome is None else outcome.winners
        result.append(Played(planned.seats, scores, winners))
    return result


def standings(circle: CircleState, event: EventState, tables: Sequence[TableEnd]) -> list[EventRow]:
    """Return the standings of an event over its open rounds."""
    ends = {one.table: one for one in tables}
    rounds = [(played(one, ends), one.plan.byes) for one in event.rounds if one.opened is not None]
    players = event.players(circle)
    return event_rows(players, rounds, circle.names, event.wish.kind)
