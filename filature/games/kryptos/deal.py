"""Kryptos: a deal, as the engine holds it, as a record writes it, and drawn card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from filature.core.drawing import Drawing
from filature.core.knowledge import Move
from filature.core.refusals import BadAction

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos

Deal = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""The hands by seat, each rising, and the cards aside, rising."""


def read_deal(game: Kryptos, hands: Sequence[Sequence[int]], aside: Sequence[int]) -> Deal:
    """Return a record's deal in the engine's form; refuse other cards or other numbers of them."""
    if len(hands) != game.seats:
        raise BadAction("deal_hands", count=len(hands), seats=game.seats)
    for seat, hand in enumerate(hands):
        if len(hand) != game.hand_size:
            raise BadAction("deal_hand_size", seat=seat, size=game.hand_size)
    if len(aside) != game.aside_size:
        raise BadAction("deal_aside_size", size=game.aside_size)
    seen: set[int] = set()
    for card in (card for cards in (*hands, aside) for card in cards):
        if not 1 <= card <= game.numbers:
            raise BadAction("deal_no_such_card", number=card, numbers=game.numbers)
        if card in seen:
            raise BadAction("deal_twice", number=card)
        seen.add(card)
    for seat, hand in enumerate(hands):
        if list(hand) != sorted(hand):
            raise BadAction("deal_not_sorted", seat=seat)
    return tuple(map(tuple, hands)), tuple(sorted(aside))


def is_deal(move: Any, game: Kryptos) -> TypeGuard[Deal]:
    """Tell whether a move is a whole deal in the engine's form."""
    try:
        hands, aside = move
        cards = [card for cards in (*hands, aside) for card in cards]
        return set(map(type, cards)) == {int} and read_deal(game, hands, aside) == move
    except (BadAction, TypeError, ValueError):
        return False


class DealDrawing(Drawing):
    """Deals number by number, from 1: a piece is a seat, or the number of seats for a card aside.

    Every deal comes about in exactly one way, as hands are sorted.
    """

    def __init__(self, game: Kryptos) -> None:
        self.sizes = [game.hand_size] * game.seats + [game.aside_size]

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
