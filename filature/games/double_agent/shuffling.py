"""Double Agent: both shuffles in pieces, card by card from the top, seat 0's deck first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from filature.core.drawing import Drawing
from filature.core.knowledge import Move


class Shuffling(Drawing):
    """Draws both decks; a piece is a kind of card."""

    def __init__(self, decks: Sequence[Sequence[int]]) -> None:
        self.decks = [Counter(deck) for deck in decks]
        self.first = len(decks[0])

    def next(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        second = len(drawn) >= self.first
        left = self.decks[second] - Counter(drawn[self.first :] if second else drawn)
        total = left.total()
        return [(kind, left[kind] / total) for kind in sorted(left)]

    def move(self, drawn: Sequence[int]) -> Move:
        return tuple(drawn[: self.first]), tuple(drawn[self.first :])

    def pieces(self, move: Move) -> list[int]:
        assert type(move) is tuple
        return [kind for deck in move for kind in deck]
