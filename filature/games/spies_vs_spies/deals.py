"""The twelve cards and their 13 824 deals: who is on which team, and who must point at whom.

A card is a number from 0 to 11, four to a category, the two red ones first. A deal is a number
too: three of the 24 orders of four cards, one for each category. Hands are four, whether or not
a seat stands behind the last.
"""

from __future__ import annotations

from collections.abc import Sequence
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
PLAYERS = 4
"""Four hands are dealt; with three seats the last is the virtual player's."""

ORDERS = tuple(permutations(range(PLAYERS)))
"""In which order the four cards of a category go to the four players."""
DEALS = len(ORDERS) ** 3

UMBRELLA, BIKE = CARDS.index("umbrella"), CARDS.index("bike")
HAT, SCOOTER = CARDS.index("hat"), CARDS.index("scooter")

Hand = tuple[int, int, int]
"""An accessory, a vehicle, an objective."""


class Tables(NamedTuple):
    """What follows from each deal, by its number."""

    cards: tuple[tuple[int, ...], ...]
    """The twelve cards: that of a player and a category is at 3 · player + category."""
    targets: tuple[int, ...]
    """At whom each player should point, in the form of `pointing`."""
    reds: tuple[int, ...]
    """Which players are red: all three bits of each that is."""


def pointing(player: int, target: int) -> int:
    """Say as bits that a player points at another: three a player, the first player's lowest."""
    return (4 | target) << 3 * player


def pointed_at(points: int, player: int) -> int | None:
    """Read from such bits at whom a player points, if at anybody yet."""
    bits = points >> 3 * player & 7
    return bits & 3 if bits else None


HAS_POINTED = 0o4444
"""The bits that say who has pointed."""


@cache
def tables() -> Tables:
    """Work out every deal once."""
    hands = [tuple(zip(*orders, strict=True)) for orders in product(*card_orders())]
    cards = tuple([(*a, *b, *c, *d) for a, b, c, d in hands])
    worked_out = [packed(*work_out(four)) for four in hands]
    return Tables(cards, tuple([t for t, _ in worked_out]), tuple([r for _, r in worked_out]))


def card_orders() -> list[list[tuple[int, ...]]]:
    """Return the 24 orders of the cards of each category."""
    return [[tuple([4 * at + n for n in order]) for order in ORDERS] for at in range(3)]


def is_red(card: int) -> bool:
    return card % 4 < 2


def has_stars(objective: int) -> bool:
    return objective % 2 == 0


def work_out(hands: tuple[Hand, ...]) -> tuple[list[bool], list[int]]:
    """Return which of the four players are red, and the right target of each."""
    red = teams(hands)
    targets = [-1] * PLAYERS
    for team in (True, False):
        own = [player for player in range(PLAYERS) if red[player] is team]
        others = [player for player in range(PLAYERS) if red[player] is not team]
        for player in own:
            targets[player] = target(team, own, others, hands)
    return red, targets


def teams(hands: tuple[Hand, ...]) -> list[bool]:
    """Go by the majority of colours, or by the objectives if exactly one hand has one colour."""
    counts = [is_red(a) + is_red(v) + is_red(o) for a, v, o in hands]
    if sum([count in (0, 3) for count in counts]) == 1:
        return [is_red(objective) for _, _, objective in hands]
    return [count >= 2 for count in counts]


def target(is_red: bool, own: list[int], others: list[int], hands: tuple[Hand, ...]) -> int:
    """Find the one among the others at whom a team must point."""
    one, two = own
    if has_stars(hands[one][2]) != has_stars(hands[two][2]):
        return next(p for p in others if has_stars(hands[p][2]) is is_red)
    first, second = (HAT, SCOOTER) if is_red else (BIKE, UMBRELLA)
    for wanted in (first, second):
        for player in others:
            if wanted in hands[player]:
                return player
    raise AssertionError("every deal has a target for everybody")


def packed(red: list[bool], targets: list[int]) -> tuple[int, int]:
    """Pack the targets and the red players into twelve bits each."""
    return (
        sum([pointing(player, target) for player, target in enumerate(targets)]),
        sum([7 << 3 * player for player in range(PLAYERS) if red[player]]),
    )


def deal_of(orders: Sequence[int]) -> int:
    """Number the deal made of one order for each category, by their numbers."""
    accessories, vehicles, objectives = orders
    return (accessories * len(ORDERS) + vehicles) * len(ORDERS) + objectives
