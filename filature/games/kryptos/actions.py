"""Kryptos: the typed actions, and how they are coded as moves.

A guess is coded `slot * numbers + value - 1`; then come the reveals by position, to stop, to pass,
and, for chance, the first player. A deal is coded as a `Deal`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.refusals import BadAction, check_range
from filature.games.kryptos.deal import read_deal

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws the first player."""

    first: int


class Dealt(Action, frozen=True, tag="deal"):
    """Chance deals the hands, each sorted, and leaves the rest aside."""

    hands: list[list[int]]
    aside: list[int]


class Reveal(Action, frozen=True, tag="reveal"):
    """Turn one of your own cards face up, in the set-up."""

    position: int


class Guess(Action, frozen=True, tag="guess"):
    """Name a face-down card of another seat, and a value."""

    target: int
    position: int
    value: int


class Stop(Action, frozen=True, tag="stop"):
    """Make no second attempt."""


class Pass(Action, frozen=True, tag="pass"):
    """There is no face-down card to name (R4)."""


KryptosAction = FirstPlayer | Dealt | Reveal | Guess | Stop | Pass


def encode(game: Kryptos, action: Action) -> Move:
    """Turn a typed action into a move; refuse what this set-up does not have."""
    match action:
        case Guess(target, position, value):
            slot = check_range("target", target, game.seats) * game.hand_size
            slot += check_range("position", position, game.hand_size)
            if not 1 <= value <= game.numbers:
                raise BadAction("no_such_value", number=value, numbers=game.numbers)
            return slot * game.numbers + value - 1
        case Reveal(position):
            return game.guess_codes + check_range("position", position, game.hand_size)
        case Stop():
            return game.stop_code
        case Pass():
            return game.pass_code
        case FirstPlayer(first):
            return game.first_codes + check_range("first", first, game.seats)
        case Dealt(hands, aside):
            return read_deal(game, hands, aside)
    raise BadAction("unknown_action")


def decode(game: Kryptos, actor: int, move: Move) -> Action:
    """Turn a move back into the typed action."""
    if type(move) is tuple:
        hands, aside = move
        return Dealt([list(hand) for hand in hands], list(aside))
    assert type(move) is int
    if move >= game.first_codes:
        return FirstPlayer(move - game.first_codes)
    if move < game.guess_codes:
        slot, value = divmod(move, game.numbers)
        return Guess(*divmod(slot, game.hand_size), value + 1)
    if move < game.stop_code:
        return Reveal(move - game.guess_codes)
    return Stop() if move == game.stop_code else Pass()
