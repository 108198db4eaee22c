"""A game of Kryptos set up with chosen hands, and played by record actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.knowledge import Knowledge
from filature.core.refusals import Refused
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.view import CardView, KryptosView


def blocks(game: Kryptos) -> list[list[int]]:
    """Deal the numbers in order: seat 0 holds the lowest, and the highest lie aside."""
    size = game.hand_size
    return [list(range(at + 1, at + size + 1)) for at in range(0, game.slots, size)]


class Situation:
    """The cards are dealt and, unless told otherwise, each seat has turned up its two lowest."""

    def __init__(
        self,
        seats: int = 3,
        first: int = 0,
        hands: Sequence[Sequence[int]] | None = None,
        reveals: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        self.game = Kryptos(seats, options)
        self.state = self.game.new()
        self.events: list[Event] = []
        dealt = [list(hand) for hand in hands or blocks(self.game)]
        held = {card for hand in dealt for card in hand}
        aside = [n for n in range(1, self.game.numbers + 1) if n not in held]
        self.play(CHANCE, type="first_player", first=first)
        self.play(CHANCE, type="deal", hands=dealt, aside=aside)
        for position in [0] * seats + [1] * seats if reveals is None else reveals:
            self.play(self.game.to_act(self.state)[0], type="reveal", position=position)

    def play(self, seat: int, **action: Any) -> list[Event]:
        events = self.game.play(self.state, seat, self.game.from_record(action))
        self.events += events
        return events

    def guess(self, seat: int, target: int, position: int, value: int) -> list[Event]:
        return self.play(seat, type="guess", target=target, position=position, value=value)

    def right(self, seat: int, target: int, position: int | None = None) -> list[Event]:
        """Guess right, by default at the lowest card still face down."""
        if position is None:
            position = self.down(target)[0]
        value = self.state.cards[target * self.game.hand_size + position]
        return self.guess(seat, target, position, value)

    def wrong(self, seat: int, target: int) -> list[Event]:
        """Guess wrong at the lowest card still face down."""
        position = self.down(target)[0]
        card = self.state.cards[target * self.game.hand_size + position]
        return self.guess(seat, target, position, next(n for n in self.view().not_up if n != card))

    def miss(self, seat: int, target: int) -> None:
        """Guess wrong and end the turn, without paying."""
        self.wrong(seat, target)
        if self.waiting == ((seat,), "second_attempt"):
            self.play(seat, type="stop")

    def refusal(self, seat: int, **action: Any) -> str | None:
        """Try an action on a clone; return the name of its refusal, or nothing."""
        try:
            self.game.play(self.state.clone(), seat, self.game.from_record(action))
        except Refused as refused:
            return str(refused.say["type"])
        return None

    def view(self, viewer: Viewer = SPECTATOR) -> KryptosView:
        return self.game.view(self.state, viewer)

    def cards(self, seat: int, viewer: Viewer = SPECTATOR) -> list[CardView]:
        return self.view(viewer).hands[seat].cards

    def down(self, seat: int) -> list[int]:
        return [at for at, card in enumerate(self.cards(seat)) if not card.up]

    @property
    def scores(self) -> list[int]:
        return [hand.points for hand in self.view().hands]

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all that a viewer was told, as JSON objects."""
        told: list[dict[str, Any]] = msgspec.to_builtins(told_to(viewer, self.events))
        return told

    def knowledge(self, viewer: Viewer = SPECTATOR) -> Knowledge:
        return self.game.knowledge(viewer, told_to(viewer, self.events))

    @property
    def waiting(self) -> tuple[tuple[int, ...], str]:
        """Who must act, and what is asked."""
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))
