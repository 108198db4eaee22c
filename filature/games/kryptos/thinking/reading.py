"""Kryptos: a seat's knowledge read for play: the table, the points, whose turn it is, who named
what."""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.core.legal import Json
from filature.games.kryptos import view as told
from filature.games.kryptos.rules import START_POINTS, Kryptos
from filature.games.kryptos.thinking.table import Spot, Table
from filature.games.kryptos.worlds import Known


class Named(msgspec.Struct, frozen=True):
    """A guess of somebody's, and the table at which it was made."""

    seat: int
    spot: Spot
    number: int
    right: bool
    table: Table


@lru_cache
def set_up(seats: int, options: tuple[tuple[str, Json], ...]) -> Kryptos:
    return Kryptos(seats, dict(options))


class Reading(Known):
    """What a viewer knows, read for play."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = set_up(knowledge.seats, tuple(sorted(knowledge.options.items())))
        self.seat = knowledge.viewer
        self.scores = [START_POINTS] * game.seats
        self.first = 0
        self.turns = 0
        """Turns completed, of all seats."""
        self.attempts = 0
        """Guesses made in this turn."""
        self.reached = False
        super().__init__(game, knowledge)

    def hear(self, event: Event) -> None:
        super().hear(event)
        match event:
            case told.FirstPlayer(seat):
                self.first = seat
            case told.Paid(seat, target):
                self.scores[seat] -= 1
                if target is not None:
                    self.scores[target] += 1
            case told.Guessed(seat, _, _, _, right, points):
                self.scores[seat] += points
                self.attempts += 1
                if right or self.attempts == 2 or not self.scores[seat]:
                    self.turn_done()
            case told.Stopped() | told.Passed():
                self.turn_done()
            case told.TargetReached():
                self.reached = True

    def turn_done(self) -> None:
        self.turns += 1
        self.attempts = 0

    @property
    def hand(self) -> list[int]:
        """The viewer's own cards."""
        return self.hands[self.seat]

    @cached_property
    def table(self) -> Table:
        return Table.of(self)

    def place_in_turn(self, seat: int) -> int:
        """Count the seats before this one in turn order from the first player."""
        return (seat - self.first) % self.game.seats

    @cached_property
    def guesses(self) -> list[Named]:
        """The guesses made, each with the table before it."""
        known = Known(self.game, Knowledge("", self.game.seats, {}, self.seat, []))
        guesses = []
        for event in self.told:
            if isinstance(event, told.Guessed):
                spot = event.target, event.position
                guess = Named(event.seat, spot, event.named, event.right, Table.of(known))
                guesses.append(guess)
            known.hear(event)
        return guesses
