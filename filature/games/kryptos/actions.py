"""Kryptos: the typed actions, and how a deal is read from and written to a record."""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.game import Action
from filature.core.refusals import BadAction

Deal = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""A deal as the engine holds it: the hands by seat, each rising, and the cards aside, rising."""


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws the first player."""

    first: int


class Dealt(Action, frozen=True, tag="deal"):
    """Chance deals the hands, each sorted, and leaves the rest aside."""

    hands: list[list[int]]
    aside: list[int]


class Reveal(Action, frozen=True, tag="reveal"):
    """Turn a card of one's own face up, in the set-up."""

    position: int


class Guess(Action, frozen=True, tag="guess"):
    """Name a face-down card of another seat, and a value."""

    target: int
    position: int
    value: int


class Stop(Action, frozen=True, tag="stop"):
    """Do without a second attempt."""


class Pass(Action, frozen=True, tag="pass"):
    """There is no face-down card to name (R4)."""


KryptosAction = FirstPlayer | Dealt | Reveal | Guess | Stop | Pass


def read_deal(
    hands: Sequence[Sequence[int]],
    aside: Sequence[int],
    numbers: int,
    seats: int,
    hand_size: int,
) -> Deal:
    """Return a deal in the engine's form; refuse one that deals other cards or another number."""
    if len(hands) != seats:
        raise BadAction("deal_hands", count=len(hands), seats=seats)
    for seat, hand in enumerate(hands):
        if len(hand) != hand_size:
            raise BadAction("deal_hand_size", seat=seat, size=hand_size)
    left_over = numbers - seats * hand_size
    if len(aside) != left_over:
        raise BadAction("deal_aside_size", size=left_over)
    seen: set[int] = set()
    for card in (card for cards in (*hands, aside) for card in cards):
        if not 1 <= card <= numbers:
            raise BadAction("deal_no_such_card", number=card, numbers=numbers)
        if card in seen:
            raise BadAction("deal_twice", number=card)
        seen.add(card)
    for seat, hand in enumerate(hands):
        if list(hand) != sorted(hand):
            raise BadAction("deal_not_sorted", seat=seat)
    return tuple(map(tuple, hands)), tuple(sorted(aside))


def is_deal(move: object, numbers: int, seats: int, hand_size: int) -> bool:
    """Tell whether an engine's move is a whole deal in the engine's form."""
    match move:
        case (tuple() as hands, tuple() as aside):
            groups = (*hands, aside)
            if len(hands) != seats or set(map(type, groups)) != {tuple}:
                return False
            cards = [card for group in groups for card in group]
            return (
                set(map(type, cards)) == {int}
                and sorted(cards) == list(range(1, numbers + 1))
                and all(len(hand) == hand_size for hand in hands)
                and all(tuple(sorted(group)) == group for group in groups)
            )
    return False
