"""Kryptos: the events, and what each viewer is told of them."""

from __future__ import annotations

from filature.core.events import TRUTH, Event, Over, PublicEvent, Viewer
from filature.games.kryptos.cards import Colours


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The first player is drawn."""

    seat: int


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """A seat receives its hand; the others see only how many cards of each colour it holds."""

    seat: int
    cards: list[int] | None
    colours: Colours

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Dealt(self.seat, None, self.colours)


class SetAside(Event, frozen=True, gc=False, tag="set_aside"):
    """Cards are left over; everybody sees how many of each colour, nobody sees which."""

    cards: list[int] | None
    colours: Colours

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer == TRUTH else SetAside(None, self.colours)


class Revealed(PublicEvent, frozen=True, gc=False, tag="revealed"):
    """A seat turns up one of its cards in the set-up.

    `dropped` counts the conditions of the advanced set-up that R3 dropped. It follows from the
    cards face up, and tells that no other card of that hand broke fewer (R10).
    """

    seat: int
    position: int
    card: int
    dropped: int


class Paid(PublicEvent, frozen=True, gc=False, tag="paid"):
    """A seat pays a point for a second attempt; with the bribe, to the owner of the card named."""

    seat: int
    target: int | None


class Guessed(PublicEvent, frozen=True, gc=False, tag="guessed"):
    """A seat names a card and a value; everybody hears the guess and the answer."""

    seat: int
    target: int
    position: int
    named: int
    right: bool
    points: int


class Stopped(PublicEvent, frozen=True, gc=False, tag="stopped"):
    """A seat makes no second attempt."""

    seat: int


class Passed(PublicEvent, frozen=True, gc=False, tag="passed"):
    """A seat has no card to name (R4)."""

    seat: int


class TargetReached(PublicEvent, frozen=True, gc=False, tag="target_reached"):
    """A seat has reached the target score: the round is completed (R6)."""

    seat: int
    points: int


class Shown(PublicEvent, frozen=True, gc=False, tag="shown"):
    """At the end, a hand with cards face down is shown whole (R12)."""

    seat: int
    cards: list[int]


class AsideShown(PublicEvent, frozen=True, gc=False, tag="aside_shown"):
    """At the end, the cards aside are shown (R12)."""

    cards: list[int]


KryptosEvent = (
    FirstPlayer
    | Dealt
    | SetAside
    | Revealed
    | Paid
    | Guessed
    | Stopped
    | Passed
    | TargetReached
    | Shown
    | AsideShown
    | Over
)
