"""Kryptos: the truth of one game, as the rules hold it."""

from __future__ import annotations

from filature.core.legal import LegalSet

FIRST_PLAYER, DEAL, REVEAL, GUESS, SECOND_ATTEMPT, OVER = range(6)
"""The phases of a game."""

TURN = (GUESS, SECOND_ATTEMPT)

NO_GUESS, WRONG, RIGHT, REFUTED = range(4)
"""What the answer to a guess would be. A refuted guess is a wrong one that was made before (R9)."""


class State:
    """The truth of one game. A card's slot is `seat * hand_size + position`."""

    __slots__ = (
        "_guesses",
        "answers",
        "aside",
        "cards",
        "first",
        "hidden",
        "phase",
        "reached",
        "reveals",
        "rounds",
        "scores",
        "seat",
        "waiting",
    )

    phase: int
    first: int
    seat: int
    """Who acts: a seat, chance, or nobody."""
    waiting: tuple[int, ...]
    """The same as `to_act` gives it."""
    reveals: int
    """Cards turned up in the set-up."""
    rounds: int
    """Rounds of turns completed."""
    cards: tuple[int, ...]
    """The number in every slot; empty before the deal."""
    hidden: tuple[int, ...]
    """The same with 0 where the card is face up, and a 0 more at the end."""
    aside: tuple[int, ...]
    reached: bool
    """Whether some seat has reached the target, now or before (R8)."""
    scores: list[int]
    answers: bytearray
    """For every guess, coded `slot * numbers + value - 1`, what the answer would be; empty until
    play begins. There is no guess at a card face up, nor of a number face up."""
    _guesses: tuple[LegalSet, ...]
    """What each seat may name at its turn: a cache that follows from `hidden`."""

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.first = self.first
        new.seat = self.seat
        new.waiting = self.waiting
        new.reveals = self.reveals
        new.rounds = self.rounds
        new.cards = self.cards
        new.hidden = self.hidden
        new.aside = self.aside
        new.reached = self.reached
        new.scores = self.scores.copy()
        new.answers = self.answers[:]
        new._guesses = self._guesses
        return new
