"""Spies vs Spies: what can be decided, as typed actions and as the engine's moves.

A move is a number with the same meaning in every set-up: the questions, the mission, the players
to point at; then the moves of chance, the first players and the deals.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.legal import Listed
from filature.core.refusals import BadAction, check_range
from filature.games.spies_vs_spies.deals import (
    CARDS,
    CATEGORIES,
    ORDERS,
    PLAYERS,
    Card,
    Category,
    deal_number,
    deals,
)
from filature.games.spies_vs_spies.events import Asked
from filature.games.spies_vs_spies.state import Phase

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws who begins the first round."""

    first: int


class Deal(Action, frozen=True, tag="deal"):
    """Chance deals four hands: accessory, vehicle, objective each."""

    hands: list[list[Card]]


class Ask(Action, frozen=True, tag="ask"):
    """Ask a player for its card of a category; for an objective, show your own card first."""

    target: int
    category: Category
    show: Category | msgspec.UnsetType = msgspec.UNSET


class Mission(Action, frozen=True, tag="mission"):
    """Call the mission."""


class Point(Action, frozen=True, tag="point"):
    """Point at a player; all seats at once."""

    target: int


SpiesAction = FirstPlayer | Deal | Ask | Mission | Point

Question = tuple[int, Category, Category | None]
"""Who is asked, for what, and the category of the card that is shown first."""

KINDS: tuple[tuple[Category, Category | None], ...] = (
    ("accessory", None),
    ("vehicle", None),
    *(("objective", show) for show in CATEGORIES),
)
QUESTIONS: list[Question] = [(target, *kind) for target in range(PLAYERS) for kind in KINDS]
"""By move."""
QUESTION_MOVES = {question: move for move, question in enumerate(QUESTIONS)}
MISSION = len(QUESTIONS)
POINTS = MISSION + 1
FIRST_PLAYERS = POINTS + PLAYERS
FIRST_DEAL = FIRST_PLAYERS + PLAYERS


def others(seat: int) -> list[int]:
    """Return the players other than this one, the virtual one included."""
    return [player for player in range(PLAYERS) if player != seat]


class SeatMoves:
    """What a seat may decide at its table, by what is asked."""

    def __init__(self, seat: int, seats: int) -> None:
        self.questions = {
            move: Asked(seat, target, category, show)
            for move, (target, category, show) in enumerate(QUESTIONS)
            if target != seat and (category != "objective" or target < seats)
        }
        """To any other player, but never for the virtual player's objective."""
        self.legal: dict[Phase, Listed] = {
            "turn": Listed((*self.questions, MISSION)),
            "must_call": Listed((MISSION,)),
            "point": Listed(POINTS + player for player in others(seat)),
        }


@cache  # 3 or 4 seats.
def seat_moves(seats: int) -> list[SeatMoves]:
    """Return what each seat may decide at a table of so many."""
    return [SeatMoves(seat, seats) for seat in range(seats)]


def encode(game: SpiesVsSpies, action: SpiesAction) -> Move:
    """Turn a typed action of the right form into a move, or refuse its form."""
    match action:
        case FirstPlayer(first):
            return FIRST_PLAYERS + check_range("first", first, game.seats)
        case Deal(hands):
            return FIRST_DEAL + number_of(hands)
        case Ask(target, category, show):
            shown = None if show is msgspec.UNSET else show
            move = QUESTION_MOVES.get((check_range("target", target, PLAYERS), category, shown))
            if move is None:
                raise BadAction("objective_shows" if shown is None else "only_objective_shows")
            return move
        case Mission():
            return MISSION
        case Point(target):
            return POINTS + check_range("target", target, PLAYERS)
    raise BadAction("unknown_action")


def number_of(hands: list[list[Card]]) -> int:
    """Number a deal, or say what is wrong with it."""
    if len(hands) != PLAYERS or any(len(hand) != len(CATEGORIES) for hand in hands):
        raise BadAction("deal_form")
    orders = []
    for at, category in enumerate(CATEGORIES):
        cards = [CARDS.index(hand[at]) for hand in hands]
        if any(card // 4 != at for card in cards):
            raise BadAction("wrong_category", place=at, category=category)
        if len(set(cards)) != PLAYERS:
            raise BadAction("card_twice")
        orders.append(ORDERS.index(tuple([card % 4 for card in cards])))
    return deal_number(orders)


def decode(game: SpiesVsSpies, actor: int, move: Move) -> SpiesAction:
    """Turn a move back into the typed action."""
    assert type(move) is int
    if move < MISSION:
        target, category, show = QUESTIONS[move]
        return Ask(target, category, msgspec.UNSET if show is None else show)
    if move == MISSION:
        return Mission()
    if move < FIRST_PLAYERS:
        return Point(move - POINTS)
    if move < FIRST_DEAL:
        return FirstPlayer(move - FIRST_PLAYERS)
    return Deal([list(cards) for cards in deals()[move - FIRST_DEAL].cards])
