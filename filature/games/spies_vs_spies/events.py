"""Spies vs Spies: what happens, and what each viewer is told of it."""

from __future__ import annotations

from typing import ClassVar

from filature.core.events import TRUTH, Event, Over, PublicEvent, Viewer
from filature.games.spies_vs_spies.deals import Card, Category, Team


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The player who begins the first round is drawn (R1)."""

    seat: int


class RoundBegan(PublicEvent, frozen=True, gc=False, tag="round_began"):
    """The cards of a round are dealt, and a seat begins."""

    round: int
    seat: int


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """A player has received its three cards; nobody else sees them."""

    seat: int
    cards: list[Card]

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else None


class Asked(PublicEvent, frozen=True, gc=False, tag="asked"):
    """A seat asks for a card; `show` is the category of its own that it shows first, if any."""

    seat: int
    target: int
    category: Category
    show: Category | None


class Shown(Event, frozen=True, gc=False, tag="shown"):
    """A player shows a card to a seat, secretly; the question told everybody its category."""

    owner: int
    seat: int
    card: Card

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, self.owner, TRUTH) else None


class Glimpsed(Shown, frozen=True, gc=False, tag="glimpsed"):
    """The same where nobody takes notes (R4): told once, and kept by nothing."""

    fleeting: ClassVar[bool] = True


class MissionCalled(PublicEvent, frozen=True, gc=False, tag="mission_called"):
    """A seat calls the mission: all seats point now."""

    seat: int


class Pointed(Event, frozen=True, gc=False, tag="pointed"):
    """A seat points; that it does is seen at once, at whom only when all do."""

    sealed = True

    seat: int
    target: int | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Pointed(self.seat, None)


class Revealed(PublicEvent, frozen=True, gc=False, tag="revealed"):
    """After the mission: a player's cards and team, at whom it pointed and at whom it should."""

    seat: int
    team: Team
    cards: list[Card]
    pointed: int
    target: int
    right: bool


class TeamScored(PublicEvent, frozen=True, gc=False, tag="team_scored"):
    """What the mission brought a team: points for each member, and what each has now."""

    team: Team
    members: list[int]
    called: bool
    success: bool
    points: int
    totals: list[int]


SpiesEvent = (
    FirstPlayer
    | RoundBegan
    | Dealt
    | Asked
    | Shown
    | Glimpsed
    | MissionCalled
    | Pointed
    | Revealed
    | TeamScored
    | Over
)
