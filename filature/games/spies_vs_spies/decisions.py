"""Spies vs Spies: what can be decided, as the record's actions and as the engine's numbers.

A move is a number with one meaning for every set-up: the questions, the mission, the players to
point at; then those of chance, the first players and the deals. What may follow from a question
is written down beforehand, so that playing one looks up and makes nothing.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import msgspec

from filature.core.events import Event
from filature.core.game import Action
from filature.core.legal import NONE_LEGAL, LegalSet, Listed
from filature.core.refusals import BadAction
from filature.games.spies_vs_spies import view as gate
from filature.games.spies_vs_spies.deals import (
    CARDS,
    CATEGORIES,
    HAS_POINTED,
    ORDERS,
    PLAYERS,
    Card,
    Category,
    Team,
    deal_of,
    pointed_at,
    pointing,
    tables,
)


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws who begins the first round."""

    first: int


class Deal(Action, frozen=True, tag="deal"):
    """Chance deals four hands: accessory, vehicle, objective each."""

    hands: list[list[Card]]


class Ask(Action, frozen=True, tag="ask"):
    """Ask a player for its card of a category; for an objective, show one's own card first."""

    target: int
    category: Category
    show: Category | msgspec.UnsetType = msgspec.UNSET


class Mission(Action, frozen=True, tag="mission"):
    """Call the mission."""


class Point(Action, frozen=True, tag="point"):
    """Point at a player; all seats at once."""

    target: int


KINDS: tuple[tuple[Category, Category | None], ...] = (
    ("accessory", None),
    ("vehicle", None),
    *(("objective", show) for show in CATEGORIES),
)
"""What a question asks for, and what is shown before it."""

ASKS = [(target, *kind) for target in range(PLAYERS) for kind in KINDS]
ASK_CODES = {ask: move for move, ask in enumerate(ASKS)}
MISSION = len(ASKS)
POINTS = MISSION + 1
FIRST_PLAYERS = POINTS + PLAYERS
FIRST_DEAL = FIRST_PLAYERS + PLAYERS


Question = tuple[gate.Asked, int, tuple[Event, ...], int, tuple[Event, ...], tuple[int, ...]]
"""One question that one seat may put, as a plain tuple, which unpacks fastest:

- what everybody hears;
- the card asked for (3 · player + category), and by card the event in which it is shown;
- the card that the seat shows first, or -1, and by card the event in which it is shown;
- who must act next.
"""


class Seating(NamedTuple):
    """What depends on the number of seats and on whether notes are kept, and on nothing else."""

    turns: tuple[dict[int, Question], ...]
    """By seat, the questions that it may ever put."""
    menus: tuple[tuple[LegalSet, ...], ...]
    """By phase and seat, what a seat that must act may decide."""
    pointings: tuple[dict[int, tuple[int, Event]], ...]
    """By seat and move, at whom it points as bits, and the event in which it does."""
    still: dict[int, tuple[int, ...]]
    """By the bits of those who have pointed, who must still."""


@cache
def seating(seats: int, keeps_notes: bool) -> Seating:
    """Lay out the decisions of a number of seats."""
    everybody = tuple(range(seats))
    turns = tuple([questions(seat, seats, keeps_notes) for seat in everybody])
    nothing: tuple[LegalSet, ...] = (NONE_LEGAL,) * seats
    asking = tuple([Listed((*turns[seat], MISSION)) for seat in everybody])
    calling = (Listed((MISSION,)),) * seats
    pointings: tuple[dict[int, tuple[int, Event]], ...] = tuple(
        [
            {POINTS + at: (pointing(seat, at), gate.Pointed(seat, at)) for at in others(seat)}
            for seat in everybody
        ]
    )
    aiming = tuple([Listed(pointings[seat]) for seat in everybody])
    return Seating(
        turns=turns,
        menus=(nothing, nothing, asking, calling, aiming, nothing),
        pointings=pointings,
        still={
            bits: tuple([seat for seat in everybody if pointed_at(bits, seat) is None])
            for bits in range(HAS_POINTED + 1)
            if bits & HAS_POINTED == bits
        },
    )


def others(seat: int) -> list[int]:
    """Return the players other than this one, the virtual one included."""
    return [player for player in range(PLAYERS) if player != seat]


def questions(seat: int, seats: int, keeps_notes: bool) -> dict[int, Question]:
    """List the questions of a seat: to any other player, but no objective of a virtual one."""
    event = gate.Shown if keeps_notes else gate.Glimpsed
    found: dict[int, Question] = {}
    for move, (target, category, show) in enumerate(ASKS):
        if target == seat or (show and target >= seats):
            continue
        slot = 3 * target + CATEGORIES.index(category)
        own_slot = 3 * seat + CATEGORIES.index(show) if show else -1
        found[move] = (
            gate.Asked(seat, target, category, show),
            slot,
            tuple([event(target, seat, card) for card in CARDS]),
            own_slot,
            tuple([event(seat, target, card) for card in CARDS]),
            ((seat + 1) % seats,),
        )
    return found


@cache
def dealt_events() -> tuple[tuple[Event, ...], ...]:
    """Write, for each deal, the events in which the four players receive their hands."""
    hands: list[tuple[int, ...]] = list(product(range(4), range(4, 8), range(8, 12)))
    events = [
        {hand: gate.Dealt(player, [CARDS[card] for card in hand]) for hand in hands}
        for player in range(PLAYERS)
    ]
    a, b, c, d = events
    return tuple([(a[at[0:3]], b[at[3:6]], c[at[6:9]], d[at[9:12]]) for at in tables().cards])


@cache
def revealed_events() -> tuple[tuple[tuple[gate.Revealed, ...], ...], ...]:
    """Write, for each deal and player, what is revealed of it, by whom it points at."""
    written: dict[tuple[object, ...], tuple[gate.Revealed, ...]] = {}
    found = []
    for cards, targets, reds in zip(*tables(), strict=True):
        players = []
        for player in range(PLAYERS):
            hand = cards[3 * player : 3 * player + 3]
            red, target = reds >> 3 * player & 1, targets >> 3 * player & 3
            key = player, hand, red, target
            if key not in written:
                written[key] = revealed(player, hand, "red" if red else "blue", target)
            players.append(written[key])
        found.append(tuple(players))
    return tuple(found)


def revealed(
    player: int, hand: tuple[int, ...], team: Team, target: int
) -> tuple[gate.Revealed, ...]:
    cards = [CARDS[card] for card in hand]
    return tuple(
        [gate.Revealed(player, team, cards, at, target, at == target) for at in range(PLAYERS)]
    )


# The border


def encode(action: Action, seats: int) -> int:
    """Turn a typed action of the right form into a move, or refuse its form."""
    match action:
        case FirstPlayer(first):
            return FIRST_PLAYERS + check("first", first, seats)
        case Deal(hands):
            return FIRST_DEAL + number_of(hands)
        case Ask(target, category, show):
            shown = None if show is msgspec.UNSET else show
            move = ASK_CODES.get((check("target", target, PLAYERS), category, shown))
            if move is None:
                raise BadAction("objective_shows" if shown is None else "only_objective_shows")
            return move
        case Mission():
            return MISSION
        case Point(target):
            return POINTS + check("target", target, PLAYERS)
    raise BadAction("unknown_action")


def check(field: str, value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise BadAction("out_of_range", field=field, limit=limit - 1)
    return value


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
    return deal_of(orders)


def decode(move: int) -> Action:
    """Turn a move back into the typed action."""
    if move < MISSION:
        target, category, show = ASKS[move]
        return Ask(target, category, msgspec.UNSET if show is None else show)
    if move == MISSION:
        return Mission()
    if move < FIRST_PLAYERS:
        return Point(move - POINTS)
    if move < FIRST_DEAL:
        return FirstPlayer(move - FIRST_PLAYERS)
    cards = [CARDS[card] for card in tables().cards[move - FIRST_DEAL]]
    return Deal([cards[3 * player : 3 * player + 3] for player in range(PLAYERS)])
