"""A game of Spies vs Spies in a chosen situation."""

from __future__ import annotations

from typing import Any

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer
from filature.core.legal import RecordAction
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.state import State
from filature.games.spies_vs_spies.view import SpiesView
from tests.games import situation
from tests.games.cases import Case
from tests.games.spies_vs_spies.independent_rules import IndependentRules

Hands = list[list[str]]

MAJORITY: Hands = [
    ["umbrella", "scooter", "red_stars"],
    ["hat", "bike", "blue_omega"],
    ["fan", "gondola", "red_omega"],
    ["mask", "vaporetto", "blue_stars"],
]
"""No hand of one colour: 0 and 2 are red and must point at 3; 1 and 3 are blue, at 2."""

MAJORITY_TARGETS = [3, 2, 3, 2]
WRONG = [1, 0, 0, 0]
"""Points at which everybody is wrong in that deal."""

TWO_PURE: Hands = [
    ["umbrella", "bike", "red_stars"],
    ["fan", "scooter", "blue_stars"],
    ["hat", "vaporetto", "red_omega"],
    ["mask", "gondola", "blue_omega"],
]
"""Hands 0 and 3 of one colour each."""


class Situation(situation.Situation[SpiesVsSpies, SpiesView]):
    """The first player is drawn and the first round dealt."""

    def __init__(
        self, hands: Hands = MAJORITY, seats: int = 4, first: int = 0, **options: Any
    ) -> None:
        super().__init__(SpiesVsSpies(seats, options))
        self.play(CHANCE, type="first_player", first=first)
        self.deal(hands)

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

    def sees(self, viewer: Viewer, player: int) -> list[str | None]:
        """Return the three cards of a player as a viewer sees them."""
        seen = self.view(viewer).players[player]
        return [seen.accessory, seen.vehicle, seen.objective]

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.view().players]


def learned(
    game: SpiesVsSpies, state: State, actor: int, action: RecordAction, viewer: int
) -> RecordAction:
    """Questions are heard by all; at whom a seat points stays hidden until the last has pointed."""
    hidden = action["type"] == "point" and viewer != actor and len(game.to_act(state)) > 1
    return {"type": "point"} if hidden else action


def compare(game: SpiesVsSpies, state: State, rules: IndependentRules) -> None:
    assert list(game.to_act(state)) == rules.waiting()
    assert [player.score for player in game.view(state, SPECTATOR).players] == rules.scores


CASE = Case(
    setups=(
        (3, {"rounds": 2, "question_limit": 5}),
        (4, {"rounds": 2, "question_limit": 5}),
        (3, {"rounds": 1, "notes": "none"}),
        (4, {"rounds": 2, "question_limit": 6, "notes": "none"}),
        (4, {"target_score": 3, "question_limit": 0, "signals": "none"}),
        (3, {"target_score": 3, "question_limit": 1, "signals": "open"}),
        (4, {"target_score": 6}),
    ),
    learned=learned,
    independent_rules=lambda game: IndependentRules(game.seats, **game.options),
    compare=compare,
)
