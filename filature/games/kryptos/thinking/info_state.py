"""Kryptos: a seat's knowledge as fields: cards, points, whose turn it is, who named what."""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.core.legal import Json
from filature.games.kryptos import events
from filature.games.kryptos.known_cards import KnownCards
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import START_POINTS
from filature.games.kryptos.thinking.public_state import PublicState, Spot

MOST_GUESSES = 120
"""How many guesses are looked at, the last ones: nothing in the rules ends a game in which nobody
guesses right. Games in which somebody tries have fewer."""


class PastGuess(msgspec.Struct, frozen=True):
    """A guess that a seat has made, and what everybody knew before it."""

    seat: int
    spot: Spot
    number: int
    right: bool
    public: PublicState


@lru_cache(maxsize=128)
def set_up(seats: int, options: tuple[tuple[str, Json], ...]) -> Kryptos:
    return Kryptos(seats, dict(options))


class InfoState(KnownCards):
    """A viewer's knowledge, as a player needs it."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = set_up(knowledge.seats, tuple(sorted(knowledge.options.items())))
        self.seat = knowledge.viewer
        self.scores = [START_POINTS] * game.seats
        self.first = 0
        self.turns = 0
        """Turns completed, of all seats."""
        self.attempts = 0
        """Guesses made in this turn."""
        self.target_reached = False
        super().__init__(game, knowledge)

    def observe(self, event: Event) -> None:
        super().observe(event)
        match event:
            case events.FirstPlayer(seat):
                self.first = seat
            case events.Paid(seat, target):
                self.scores[seat] -= 1
                if target is not None:
                    self.scores[target] += 1
            case events.Guessed(seat, _, _, _, right, points):
                self.scores[seat] += points
                self.attempts += 1
                if right or self.attempts == 2 or not self.scores[seat]:
                    self.end_turn()
            case events.Stopped() | events.Passed():
                self.end_turn()
            case events.TargetReached():
                self.target_reached = True

    def end_turn(self) -> None:
        self.turns += 1
        self.attempts = 0

    @property
    def hand(self) -> list[int]:
        """The viewer's own cards; a spectator has none."""
        return self.hands.get(self.seat, [])

    @cached_property
    def public(self) -> PublicState:
        return PublicState.of(self)

    def place_in_turn(self, seat: int) -> int:
        """Count the seats before this one in turn order from the first player."""
        return (seat - self.first) % self.game.seats

    @cached_property
    def guesses(self) -> list[PastGuess]:
        """The guesses made so far, the last `MOST_GUESSES` of them."""
        known = KnownCards(self.game, Knowledge("", self.game.seats, {}, self.seat, []))
        guesses = []
        to_come = sum(isinstance(event, events.Guessed) for event in self.told)
        for event in self.told:
            if isinstance(event, events.Guessed):
                to_come -= 1
            if isinstance(event, events.Guessed) and to_come < MOST_GUESSES:
                spot = event.target, event.position
                guess = PastGuess(event.seat, spot, event.named, event.right, PublicState.of(known))
                guesses.append(guess)
            known.observe(event)
        return guesses
