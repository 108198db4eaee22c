"""A game of Spies vs Spies set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, remember, told_to
from filature.core.refusals import Refused
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.view import PlayerView, SpiesView

Hands = list[list[str]]

MAJORITY: Hands = [
    ["umbrella", "scooter", "red_stars"],
    ["hat", "bike", "blue_omega"],
    ["fan", "gondola", "red_omega"],
    ["mask", "vaporetto", "blue_stars"],
]
"""No hand of one colour: 0 and 2 are red and must point at 3; 1 and 3 are blue, at 2."""

MAJORITY_TARGETS = [3, 2, 3, 2]

TWO_PURE: Hands = [
    ["umbrella", "bike", "red_stars"],
    ["fan", "scooter", "blue_stars"],
    ["hat", "vaporetto", "red_omega"],
    ["mask", "gondola", "blue_omega"],
]
"""Hands 0 and 3 of one colour each."""


class Situation:
    """The first player is drawn and the first round dealt."""

    def __init__(
        self, hands: Hands = MAJORITY, seats: int = 4, first: int = 0, **options: Any
    ) -> None:
        self.game = SpiesVsSpies(seats, options)
        self.state = self.game.new()
        self.events: list[Event] = []
        self.steps: list[tuple[int, list[Event]]] = []
        self.play(CHANCE, type="first_player", first=first)
        self.deal(hands)

    def play(self, seat: int, **action: Any) -> list[Event]:
        """Play a record action."""
        events = self.game.play(self.state, seat, self.game.from_record(action))
        self.events += events
        self.steps.append((seat, events))
        return events

    def deal(self, hands: Hands = MAJORITY) -> list[Event]:
        return self.play(CHANCE, type="deal", hands=hands)

    def ask(self, seat: int, target: int, category: str, show: str | None = None) -> list[Event]:
        shown = {"show": show} if show else {}
        return self.play(seat, type="ask", target=target, category=category, **shown)

    def mission(self, seat: int, *targets: int) -> list[Event]:
        """Call the mission and let every seat point."""
        events = self.play(seat, type="mission")
        for pointing, target in enumerate(targets):
            events = self.play(pointing, type="point", target=target)
        return events

    def refusal(self, seat: int, **action: Any) -> str | None:
        """Try an action on a clone; return the name of its refusal, or nothing."""
        try:
            self.game.play(self.state.clone(), seat, self.game.from_record(action))
        except Refused as refused:
            return str(refused.say["type"])
        return None

    def view(self, viewer: Viewer = SPECTATOR) -> SpiesView:
        return self.game.view(self.state, viewer)

    def sees(self, viewer: Viewer, player: int) -> list[str | None]:
        """Return the three cards of a player as a viewer sees them."""
        seen: PlayerView = self.view(viewer).players[player]
        return [seen.accessory, seen.vehicle, seen.objective]

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all that a viewer was told, as JSON objects."""
        told: list[dict[str, Any]] = msgspec.to_builtins(told_to(viewer, self.events))
        return told

    def knows(self, viewer: Viewer) -> list[Event]:
        """Return what a viewer was told and has not been let forget."""
        known: list[Event] = []
        for actor, events in self.steps:
            known = remember(known, actor, told_to(viewer, events))
        return known

    def worlds(self, viewer: Viewer) -> int:
        """Count the worlds that agree with what a viewer knows."""
        knowledge = self.game.knowledge(viewer, self.knows(viewer))
        return sum(1 for _ in self.game.worlds(knowledge))

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.view().players]

    def waiting(self) -> tuple[tuple[int, ...], str]:
        """Who must act, and what is asked."""
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))
