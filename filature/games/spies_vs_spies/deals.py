"""The twelve cards and their 13 824 deals: who is on which team, and who must point at whom.

A card is a number from 0 to 11, four to a category, the two red ones first. A deal is a number
too: three of the 24 orders of four cards, one for each category. There are always four hands; with
three seats the last is the virtual player's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations, product
from typing import Literal, NamedTuple, get_args

Card = Literal[
    "umbrella",
    "fan",
    "hat",
    "mask",
    "bike",
    "vaporetto",
    "scooter",
    "gondola",
    "red_stars",
    "red_omega",
    "blue_stars",
    "blue_omega",
]
Category = Literal["accessory", "vehicle", "objective"]
Team = Literal["red", "blue"]

CARDS: tuple[Card, ...] = get_args(Card)
CATEGORIES: tuple[Category, ...] = get_args(Category)
TEAMS: tuple[Team, ...] = get_args(Team)
PLAYERS = 4
ORDERS = tuple(permutations(range(PLAYERS)))
"""In which order the four cards of a category go to the four players."""
DEALS = len(ORDERS) ** 3

NUMBERS: dict[str, int] = {name: card for card, name in enumerate(CARDS)}

Hand = tuple[int, int, int]
"""An accessory, a vehicle, an objective."""


class Deal(NamedTuple):
    """Four hands, and what follows from them for each player."""

    hands: tuple[Hand, ...]
    cards: tuple[tuple[Card, ...], ...]
    """The same by name."""
    teams: tuple[Team, ...]
    targets: tuple[int, ...]


@cache
def deals() -> tuple[Deal, ...]:
    """Work out every deal once, by its number."""
    cards = [[[4 * at + card for card in order] for order in ORDERS] for at in range(3)]
    return tuple([deal(zip(*orders, strict=True)) for orders in product(*cards)])


def deal_number(orders: Sequence[int]) -> int:
    """Number the deal made of one order for each category, by their numbers."""
    accessories, vehicles, objectives = orders
    return (accessories * len(ORDERS) + vehicles) * len(ORDERS) + objectives


def deal(hands: Iterable[Hand]) -> Deal:
    """Work out the teams and the targets of four hands."""
    four = tuple(hands)
    team = teams(four)
    targets = [target(player, four, team) for player in range(PLAYERS)]
    return Deal(four, tuple([names(hand) for hand in four]), team, tuple(targets))


@cache  # 64 hands.
def names(hand: Hand) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in hand])


# The cards


def is_red(card: int) -> bool:
    return card % 4 < 2


def has_stars(hand: Hand) -> bool:
    return CARDS[hand[2]].endswith("stars")


# Teams


def teams(hands: Sequence[Hand]) -> tuple[Team, ...]:
    """The majority of colours decides; if exactly one hand has one colour, the objectives do."""
    red_cards = [sum(map(is_red, hand)) for hand in hands]
    if sum(count in (0, 3) for count in red_cards) == 1:
        return tuple(["red" if is_red(objective) else "blue" for _, _, objective in hands])
    return tuple(["red" if count >= 2 else "blue" for count in red_cards])


# Targets


def target(player: int, hands: Sequence[Hand], team: Sequence[Team]) -> int:
    """Look at the two objectives of the player's team: do they have the same kind?"""
    red = team[player] == "red"
    own_kinds = {has_stars(hands[p]) for p in range(PLAYERS) if team[p] == team[player]}
    opponents = [p for p in range(PLAYERS) if team[p] != team[player]]
    if len(own_kinds) == 2:
        return next(p for p in opponents if has_stars(hands[p]) is red)
    for card in ("hat", "scooter") if red else ("bike", "umbrella"):
        for opponent in opponents:
            if NUMBERS[card] in hands[opponent]:
                return opponent
    raise AssertionError("every deal has a target for every player")
