"""Kryptos: a deal in pieces. Number by number, from 1: who is dealt this card?

Every deal comes about in exactly one way, as hands are sorted anyway.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.drawing import Drawing
from filature.core.knowledge import Move


class Dealing(Drawing):
    """Deals the numbers in order; a piece is a seat, or the number of seats for a card aside."""

    def __init__(self, seats: int, hand_size: int, aside_size: int) -> None:
        self.sizes = [hand_size] * seats + [aside_size]

    def next(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        left = [size - drawn.count(owner) for owner, size in enumerate(self.sizes)]
        total = sum(left)
        return [(owner, free / total) for owner, free in enumerate(left) if free]

    def move(self, drawn: Sequence[int]) -> Move:
        *hands, aside = (
            tuple([number for number, to in enumerate(drawn, start=1) if to == owner])
            for owner in range(len(self.sizes))
        )
        return tuple(hands), aside

    def pieces(self, move: Move) -> list[int]:
        assert type(move) is tuple
        hands, aside = move
        owner = {card: seat for seat, hand in enumerate((*hands, aside)) for card in hand}
        return [owner[number] for number in sorted(owner)]
