"""Kryptos: the state of one game, as the rules hold it."""

from __future__ import annotations

from filature.core.events import CHANCE
from filature.games.kryptos.legal_guesses import LegalGuesses

FIRST_PLAYER, DEAL, REVEAL, GUESS, SECOND_ATTEMPT, OVER = range(6)
"""The phases of a game."""

START_POINTS = 2


class State:
    """Everything about one game, hidden cards included.

    A card's slot is `seat * hand_size + position`.
    """

    __slots__ = (
        "_guesses",
        "aside",
        "cards",
        "covered",
        "face_down",
        "first",
        "phase",
        "refuted",
        "reveals",
        "scores",
        "target_reached",
        "to_act",
        "turns",
    )

    def __init__(self, seats: int) -> None:
        self.phase = FIRST_PLAYER
        self.to_act: tuple[int, ...] = (CHANCE,)
        self.first = -1
        self.reveals = 0
        """Cards turned up in the set-up."""
        self.turns = 0
        """Turns completed, of all seats together."""
        self.scores = [START_POINTS] * seats
        self.target_reached = False
        """Whether some seat has reached the target score, now or before (R8)."""
        self.cards: tuple[int, ...] = ()
        """The number in every slot; empty before the deal."""
        self.aside: tuple[int, ...] = ()
        self.face_down: tuple[bool, ...] = ()
        """Whether the card in each slot is face down."""
        self.covered: frozenset[int] = frozenset()
        """The numbers covered on the track: those of the cards face up."""
        self.refuted: list[int] = []
        """For each slot, a mask of the numbers named there in vain: bit n for the number n."""
        self._guesses: list[LegalGuesses] | None = None
        """What each seat may name on its turn: a cache, cleared when a card is turned up."""

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.first = self.first
        new.reveals = self.reveals
        new.turns = self.turns
        new.scores = self.scores.copy()
        new.target_reached = self.target_reached
        new.cards = self.cards
        new.aside = self.aside
        new.face_down = self.face_down
        new.covered = self.covered
        new.refuted = self.refuted.copy()
        new._guesses = self._guesses
        return new
