"""Kryptos: the legal guesses, a product of cards and values that nobody writes out."""

from __future__ import annotations

import msgspec


class Guesses(msgspec.Struct, frozen=True, gc=False):
    """Any face-down card of the other seats with any value not face up.

    A guess is coded `slot * numbers + value - 1`. `cards` holds the first code of every card face
    down, in order, twice over: so the cards of all seats but one stand together, `count` of them
    from `begin` on. `values` is what to add to such a code.
    """

    cards: tuple[int, ...]
    begin: int
    count: int
    values: tuple[int, ...]
    size: int

    def __len__(self) -> int:
        return self.size

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        if 0 <= index < self.size:
            values = self.values
            per_card = len(values)
            return self.cards[self.begin + index // per_card] + values[index % per_card]
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        if type(action) is not int:
            return False
        named = self.cards[self.begin : self.begin + self.count]
        return any(action - card in self.values for card in named)


class GuessesOrStop:
    """The second attempt: any guess, or to stop."""

    __slots__ = ("guesses", "stop")

    def __init__(self, guesses: Guesses, stop: int) -> None:
        self.guesses = guesses
        self.stop = stop

    def __len__(self) -> int:
        return self.guesses.size + 1

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        guesses = self.guesses
        return self.stop if index == guesses.size else guesses.nth(index)

    def __contains__(self, action: object) -> bool:
        return (type(action) is int and action == self.stop) or action in self.guesses
