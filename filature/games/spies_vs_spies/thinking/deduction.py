"""Spies vs Spies: what a player can deduce, as sets of the 216 deals that its own hand leaves open.

A set of deals is an int with a bit for each, so that learning a card is one `&` and counting is
`bit_count`. Deals are numbered as one player sees them: the other players by how many places to
its left they sit (`step` 1, 2, 3), so that one table serves all four.

Who asked whom for what is public. Therefore, in each deal, everybody's set follows as well:
`OpenDeals.players` leads from a deal as one player sees it to the same deal as another does.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations, product
from math import log2
from typing import NamedTuple

from filature.games.spies_vs_spies.deals import CARDS, CATEGORIES, PLAYERS, Hand, deal

STEPS = (1, 2, 3)
ALL = (1 << 6**3) - 1
"""The set of all deals that a hand leaves open."""

OBJECTIVE = CATEGORIES.index("objective")
SLOTS = [(step, category) for step in STEPS for category in range(3)]
"""Whose card of which category each of the nine cards of the others is."""


class PlayerDeals(NamedTuple):
    """A player's hand, and a deal, or a set of deals, as that player numbers them."""

    hand: int
    deals: int


class OpenDeals(NamedTuple):
    """The deals that one hand leaves open. Index 0 of a step is the holder of the hand."""

    cards: Hand
    """The hand itself."""
    holds: list[list[int]]
    """By step and card, the set of deals in which that player holds it."""
    targets: list[int]
    """By step, the set of deals in which that player is the target."""
    red: set[int]
    """The deals in which the holder is red."""
    players: list[list[PlayerDeals]]
    """By deal and step, that player's hand and its number of the same deal."""
    others: list[list[int]]
    """By deal, the nine cards of the others, at `slot`."""
    target: list[int]
    """By deal, the step to the target."""
    partner: list[int]
    """By deal, the step to the partner."""


def hand_number(cards: tuple[int, ...]) -> int:
    """Number a hand: accessory, vehicle, objective."""
    accessory, vehicle, objective = cards
    return accessory % 4 << 4 | vehicle % 4 << 2 | objective % 4


@cache
def open_deals() -> list[OpenDeals]:
    """Work out, by its number, what each of the 64 hands leaves open."""
    return [open_deals_of(hand) for hand in product(range(4), range(4, 8), range(8, 12))]


def open_deals_of(own: Hand) -> OpenDeals:
    holds = [[0] * len(CARDS) for _ in range(PLAYERS)]
    found = OpenDeals(own, holds, [0] * PLAYERS, set(), [], [], [], [])
    for number, others in enumerate(other_hands(own)):
        hands, _, teams, targets = deal((own, *others))
        for step in STEPS:
            for card in hands[step]:
                holds[step][card] |= 1 << number
        found.targets[targets[0]] |= 1 << number
        if teams[0] == "red":
            found.red.add(number)
        found.players.append([seen_from(hands, step) for step in range(PLAYERS)])
        found.others.append([card for hand in others for card in hand])
        found.target.append(targets[0])
        found.partner.append(teams.index(teams[0], 1))
    return found


@cache  # 64 hands.
def numbered(own: Hand) -> dict[tuple[Hand, ...], int]:
    return {others: number for number, others in enumerate(other_hands(own))}


def other_hands(own: Hand) -> list[tuple[Hand, ...]]:
    """List the hands of the three others, to the left in turn, that a hand leaves open."""
    left = [[card for card in range(4 * at, 4 * at + 4) if card != own[at]] for at in range(3)]
    orders = product(*(permutations(cards) for cards in left))
    return [tuple(zip(a, v, o, strict=True)) for a, v, o in orders]


def seen_from(hands: tuple[Hand, ...], step: int) -> PlayerDeals:
    """Return a player's hand and the number that the deal has for that player."""
    own = hands[step]
    return PlayerDeals(hand_number(own), numbered(own)[hands[step + 1 :] + hands[:step]])


def slot(step: int, category: int) -> int:
    """Return the index of another player's card among the nine."""
    return 3 * step - 3 + category


def members(deals: int) -> list[int]:
    """List the deals of a set."""
    found = []
    while deals:
        lowest = deals & -deals
        found.append(lowest.bit_length() - 1)
        deals ^= lowest
    return found


CACHED = 1 << 15
"""How many situations are cached; all that follows is a pure function of a situation."""


class Aim(NamedTuple):
    """At whom a player points who goes by the rules alone: the likeliest, evenly among equals."""

    share: float
    """The share of the deals in which the likeliest is right."""
    chances: tuple[float, ...]
    """By step, the chance that the player points there."""
    clarity: float
    """1 if the target is certain, 0 if all three are as likely: one minus the entropy in trits."""


@lru_cache(CACHED)
def aim(hand: int, deals: int) -> Aim:
    """Work out at whom the player with this hand and these deals left points."""
    counts = [(deals & target).bit_count() for target in open_deals()[hand].targets]
    total, most = sum(counts), max(counts)
    chance = 1 / counts.count(most)
    return Aim(
        most / total,
        tuple([chance if count == most else 0.0 for count in counts]),
        1 - entropy(counts, total) / log2(3),
    )


def entropy(counts: list[int], total: float) -> float:
    """Return the entropy, in bits, of shares given as counts."""
    return -sum([count / total * log2(count / total) for count in counts if count])


class Prospect(NamedTuple):
    """What a player can hope for from one question."""

    answers: int
    """How many different answers are possible."""
    share: float
    """How likely its best target will be right after the answer, on average."""
    gain: float
    """By how many bits the entropy of its target falls, on average."""


@lru_cache(CACHED)
def prospects(hand: int, deals: int) -> tuple[Prospect, ...]:
    """Look one question ahead: by `slot`, what asking for that card would bring."""
    holds, targets = open_deals()[hand].holds, open_deals()[hand].targets
    total = deals.bit_count()
    before = entropy([(deals & target).bit_count() for target in targets], total)
    found = []
    for step, category in SLOTS:
        answers, right, after = 0, 0, 0.0
        for card in range(4 * category, 4 * category + 4):
            left = deals & holds[step][card]
            if left:
                counts = [(left & target).bit_count() for target in targets]
                answers += 1
                right += max(counts)
                after += entropy(counts, sum(counts)) * sum(counts) / total
        found.append(Prospect(answers, right / total, before - after))
    return tuple(found)
