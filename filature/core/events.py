"""Events, and what each viewer is told of them: the first half of the gate.

Everything that happens in a game is an event. An event is written once, in full, by the rules;
`told` gives what one viewer learns of it: all of it, a reduced form, or nothing. The default is
nothing: an event without its own `told` is hidden from everybody.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from filature.core.sharing import Part, part

CHANCE = -1
"""The actor of a shuffle, a deal, a die, a draw."""

SPECTATOR = -2
"""The viewer without secrets."""

TRUTH = -3
"""The viewer to whom nothing is hidden: replays of a finished game, and tests. Never a person at a
running table."""

DELAYED = -4
"""A spectator at a table that shows spectators everything some moves later."""

COVERED = -5
"""A device that holds several seats, while nobody looks: a viewer without secrets who is at the
table, and so does not hear the spectators."""

Viewer = int
"""A seat, or one of the viewers above."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Something that happened. In JSON, an object with a `type`."""

    fleeting: ClassVar[bool] = False
    """A fleeting event is told once, when it happens, and forgotten at the next decision: it then
    belongs neither to a viewer's knowledge nor to what is sent again to one who comes back."""

    sealed: ClassVar[bool] = False
    """A sealed choice: the others are told that it was made and nothing of what it was. It may be
    taken back for as long as nobody has learned more."""

    def told(self, viewer: Viewer) -> Event | None:
        """Return what this viewer is told of the event, or nothing."""
        return self if viewer == TRUTH else None


class PublicEvent(Event, frozen=True, gc=False):
    """Something that happened in the open: everybody is told all of it."""

    def told(self, viewer: Viewer) -> Event | None:
        return self


class Started(PublicEvent, frozen=True, gc=False, tag="started"):
    """The game begins; set-up choices may be owed already."""


class Over(PublicEvent, frozen=True, gc=False, tag="over"):
    """The game has ended, as the record's last line says it."""

    winners: list[int]
    scores: list[int]
    reason: str


def told_to(viewer: Viewer, events: list[Event]) -> list[Event]:
    """Return what a viewer is told of some events, in order."""
    return [told for event in events if (told := event.told(viewer)) is not None]


@part
def seats_among(actors: tuple[int, ...]) -> list[int]:
    """Return the seats among those who must act: chance is none."""
    return [actor for actor in actors if actor != CHANCE]


def remember(known: list[Event], actor: int, told: list[Event]) -> list[Event]:
    """Return what a viewer knows after a step by this actor, from what it knew and is now told.

    A seat's decision lets what was fleeting be forgotten; chance does not.
    """
    kept = known if actor == CHANCE else [event for event in known if not event.fleeting]
    return [*kept, *told]


class Line(msgspec.Struct, frozen=True):
    """One statement of a sheet: `line-TYPE` in the game's words, with its arguments."""

    type: str
    args: dict[str, Any] = {}


class Section(Part, frozen=True):
    """One part of the table as a viewer sees it, in statements.

    `section-TYPE` is its heading. A sheet is a list of sections made from a view alone; the
    generic board, the terminal and the query keys all read it.
    """

    type: str
    lines: list[Line]
    args: dict[str, Any] = {}
