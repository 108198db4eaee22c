"""What happens at a table beside the game: talk, signs, people who leave and come back.

These are events like those of the games: each knows what every viewer is told of it. `person`,
`addressee` and `glance` are seats.
"""

from __future__ import annotations

from filature.core.events import DELAYED, SPECTATOR, TRUTH, Event, PublicEvent, Viewer

SPECTATORS = (SPECTATOR, DELAYED)


class Said(Event, frozen=True, gc=False, tag="said"):
    """Somebody says something. A spectator (`person` is null) is not heard by the seats."""

    person: int | None
    name: str
    text: str

    def told(self, viewer: Viewer) -> Event | None:
        heard = self.person is not None or viewer in (*SPECTATORS, TRUTH)
        return self if heard else None


class SpectatorsSaid(PublicEvent, frozen=True, gc=False, tag="spectators_said"):
    """After the end: something that a spectator had said."""

    name: str
    text: str


class Signal(Event, frozen=True, gc=False, tag="signal"):
    """A sign from one seat to another; unless signs are open, the others see only that it was."""

    person: int
    addressee: int
    signal: str | None
    glance: int | None
    """At whom a look goes."""
    open: bool

    def told(self, viewer: Viewer) -> Event | None:
        if self.open or viewer in (self.person, self.addressee, TRUTH):
            return self
        return Signal(self.person, self.addressee, None, None, self.open)


class TookBack(PublicEvent, frozen=True, gc=False, tag="took_back"):
    """A seat takes its sealed choice back and will choose anew."""

    person: int


class Left(PublicEvent, frozen=True, gc=False, tag="left_table"):
    """Somebody has left the table for good."""

    person: int


class StandIn(PublicEvent, frozen=True, gc=False, tag="stand_in"):
    """A bot decides for somebody who is away, until that person is back."""

    person: int
    by: str


class CameBack(PublicEvent, frozen=True, gc=False, tag="came_back"):
    """Somebody decides for themselves again."""

    person: int


class TimeUp(PublicEvent, frozen=True, gc=False, tag="time_up"):
    """A seat's time is up: a bot makes this one decision."""

    person: int


class Extended(PublicEvent, frozen=True, gc=False, tag="extended"):
    """A seat has asked for more time."""

    person: int
    seconds: int


class OnVacation(PublicEvent, frozen=True, gc=False, tag="vacation"):
    """Somebody is on vacation for some days, and their clock stands still; or is back (0)."""

    person: int
    days: int


class Stopped(PublicEvent, frozen=True, gc=False, tag="stopped_early"):
    """The game is stopped before its end, and everything is shown."""


class Sealed(PublicEvent, frozen=True, gc=False, tag="sealed"):
    """The game is over; how is shown once every table of the same deal is over."""


TableEvent = (
    Said
    | SpectatorsSaid
    | Signal
    | TookBack
    | Left
    | StandIn
    | CameBack
    | TimeUp
    | Extended
    | OnVacation
    | Stopped
    | Sealed
)
