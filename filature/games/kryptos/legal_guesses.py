"""Kryptos: the legal guesses, any card that may be named with any value, never written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos
    from filature.games.kryptos.state import State


class LegalGuesses(msgspec.Struct, frozen=True, gc=False):
    """Any of the cards with any of the values; on a second attempt, also to stop.

    A guess is coded `slot * numbers + value - 1`. `cards` holds the first code of every card that
    may be named, `values` what to add to such a code.
    """

    cards: tuple[int, ...]
    values: tuple[int, ...]
    stop: int | None = None

    def __len__(self) -> int:
        guesses = len(self.cards) * len(self.values)
        return guesses if self.stop is None else guesses + 1

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        card, value = divmod(index, len(self.values))
        if 0 <= card < len(self.cards):
            return self.cards[card] + self.values[value]
        if self.stop is not None and index == len(self) - 1:
            return self.stop
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        if type(action) is not int:
            return False
        return action == self.stop or any(action - card in self.values for card in self.cards)


def guesses_by_seat(game: Kryptos, state: State) -> list[LegalGuesses]:
    """Return what each seat may name on its turn: the cards of the others, from its left on."""
    cards = [slot * game.numbers for slot, down in enumerate(state.face_down) if down]
    values = tuple([number - 1 for number in game.not_up(state)])
    guesses = []
    left = 0
    for seat in range(game.seats):
        own = len(game.positions_down(state, seat))
        left += own
        others = (cards * 2)[left : left + len(cards) - own]
        guesses.append(LegalGuesses(tuple(others), values))
    return guesses
