"""Liars: what happens, what each viewer is told of it and may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.core.events import TRUTH, Event, Line, Over, PublicEvent, Section, Viewer

if TYPE_CHECKING:
    from .rules import Liars, State


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat gets its card of a round; nobody else sees it."""

    seat: int
    card: int | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Dealt(self.seat, None)


class Claimed(PublicEvent, frozen=True, tag="claimed"):
    """The speaker says whether its card is in the upper half of the deck."""

    seat: int
    high: bool


class Answered(Event, frozen=True, tag="answered"):
    """A seat believes or doubts the claim; which, is seen when all have answered."""

    sealed = True

    seat: int
    doubt: bool | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Answered(self.seat, None)


class Resolved(PublicEvent, frozen=True, tag="resolved"):
    """All have answered: the speaker's card is shown, and the seats that doubted."""

    seat: int
    card: int
    doubting: list[int]
    points: list[int]


LiarsEvent = Dealt | Claimed | Answered | Resolved | Over


class SeatView(msgspec.Struct, frozen=True):
    """A seat; its card and its answer are null for those who may not know them."""

    card: int | None
    answered: bool
    doubt: bool | None
    points: int


class LiarsView(msgspec.Struct, frozen=True):
    """What a viewer sees. `high` is the claim of this round, once it is made."""

    viewer: Viewer
    round: int
    speaker: int
    high: bool | None
    seats: list[SeatView]


def view(game: Liars, state: State, viewer: Viewer) -> LiarsView:
    """Build what a viewer may see, field by field."""
    seats = [
        SeatView(
            card=state.cards[seat] if state.cards and viewer in (seat, TRUTH) else None,
            answered=answer is not None,
            doubt=answer if viewer in (seat, TRUTH) else None,
            points=state.points[seat],
        )
        for seat, answer in enumerate(state.answers)
    ]
    return LiarsView(viewer, state.round, game.speaker(state), state.high, seats)


def sheet(view: LiarsView) -> list[Section]:
    """Put the view into statements."""
    lines = [Line("round", {"round": view.round, "seat": view.speaker})]
    if view.high is not None:
        lines.append(Line("claim", {"seat": view.speaker, "high": view.high}))
    for seat, shown in enumerate(view.seats):
        if shown.card is not None:
            lines.append(Line("card", {"seat": seat, "card": shown.card}))
        if shown.doubt is not None:
            lines.append(Line("answer", {"seat": seat, "doubt": shown.doubt}))
        elif shown.answered:
            lines.append(Line("answered", {"seat": seat}))
    points = [Line("points", {"seat": n, "points": s.points}) for n, s in enumerate(view.seats)]
    return [Section("round", lines), Section("score", points)]
