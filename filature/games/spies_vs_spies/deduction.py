"""Spies vs Spies: what a player can deduce, as sets of the 216 deals that its own hand leaves open.

A set of deals is a whole number with a bit for each, so that learning a card is one `&` and
counting is `bit_count`. Deals are numbered as one player sees them: the other players by how many
places to its left they sit (`step` 1, 2, 3), so that one table serves all four.

Who asked whom for what is public. Therefore, in each deal, everybody's set follows as well:
`Sight.deals` leads from a deal as one player sees it to the same deal as another does.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations, product
from math import log2
from typing import NamedTuple

from filature.games.spies_vs_spies.deals import PLAYERS, work_out

STEPS = (1, 2, 3)
OPEN = 6**3
"""How many deals a hand leaves open."""
ALL = (1 << OPEN) - 1

Deal = tuple[tuple[int, int], ...]
"""One deal: for each of the four players, by step from the one who looks, its hand and the number
of the deal as that player sees it."""


class Sight(NamedTuple):
    """What the player sees who holds one hand. `[step]` is one of 1, 2, 3; 0 is the player itself,
    of whom nothing is open."""

    cards: tuple[int, int, int]
    """The hand itself."""
    holds: tuple[tuple[int, ...], ...]
    """By step and card, the deals in which that player holds it."""
    targets: tuple[int, ...]
    """By step, the deals in which one must point at that player."""
    partners: tuple[int, ...]
    """By step, the deals in which that player is one's partner."""
    red: int
    """The deals in which one is red."""
    deals: tuple[Deal, ...]
    """The deals as everybody sees them."""
    others: tuple[tuple[int, ...], ...]
    """By deal, the nine cards of the others: that of a step and a category at `slot`."""
    target: tuple[int, ...]
    """By deal, the step to the target."""
    partner: tuple[int, ...]
    """By deal, the step to the partner."""


def hand_number(cards: tuple[int, ...]) -> int:
    """Number a hand: accessory, vehicle, objective."""
    accessory, vehicle, objective = cards
    return accessory % 4 << 4 | vehicle % 4 << 2 | objective % 4


@cache
def sights() -> tuple[Sight, ...]:
    """Work out what each of the 64 hands leaves open."""
    return tuple([sight(hand) for hand in product(range(4), range(4, 8), range(8, 12))])


def sight(own: tuple[int, int, int]) -> Sight:
    holds = [[0] * 12 for _ in range(PLAYERS)]
    targets, partners = [0] * PLAYERS, [0] * PLAYERS
    red, deals, nine, target, partner = 0, [], [], [], []
    for number, others in enumerate(open_deals(own)):
        hands = (own, *others)
        reds, aims = work_out(hands)
        bit = 1 << number
        for step in STEPS:
            for card in hands[step]:
                holds[step][card] |= bit
        ally = next(step for step in STEPS if reds[step] is reds[0])
        targets[aims[0]] |= bit
        partners[ally] |= bit
        red |= bit if reds[0] else 0
        deals.append(tuple([seen_from(hands, step) for step in range(PLAYERS)]))
        nine.append(tuple([card for hand in others for card in hand]))
        target.append(aims[0])
        partner.append(ally)
    return Sight(
        own,
        tuple([tuple(row) for row in holds]),
        tuple(targets),
        tuple(partners),
        red,
        tuple(deals),
        tuple(nine),
        tuple(target),
        tuple(partner),
    )


@cache
def numbered(own: tuple[int, int, int]) -> dict[tuple[tuple[int, ...], ...], int]:
    return {others: number for number, others in enumerate(open_deals(own))}


def open_deals(own: tuple[int, int, int]) -> list[tuple[tuple[int, int, int], ...]]:
    """List the hands of the three others, to the left in turn, that one's own leaves open."""
    left = [[card for card in range(4 * at, 4 * at + 4) if card != own[at]] for at in range(3)]
    orders = product(*(permutations(cards) for cards in left))
    return [tuple(zip(a, v, o, strict=True)) for a, v, o in orders]


def seen_from(hands: tuple[tuple[int, int, int], ...], step: int) -> tuple[int, int]:
    """Return a player's hand and the number that the deal has for that player."""
    own = hands[step]
    return hand_number(own), numbered(own)[hands[step + 1 :] + hands[:step]]


def slot(step: int, category: int) -> int:
    """Say where a card of another player stands among the nine."""
    return 3 * step - 3 + category


def members(deals: int) -> list[int]:
    """List the deals of a set."""
    found = []
    while deals:
        lowest = deals & -deals
        found.append(lowest.bit_length() - 1)
        deals ^= lowest
    return found


REMEMBERED = 1 << 15
"""How many situations are kept worked out; all that follows is a pure function of a situation."""


class Aim(NamedTuple):
    """At whom a player points who goes by the rules alone: the likeliest, evenly among equals."""

    share: float
    """The share of the deals in which the likeliest is right."""
    chances: tuple[float, ...]
    """By step, the chance that the player points there."""
    clarity: float
    """1 if the target is certain, 0 if all three are as likely: one minus the entropy in trits."""


@lru_cache(REMEMBERED)
def aim(hand: int, deals: int) -> Aim:
    """Work out at whom the player with this hand and these deals left points."""
    targets = sights()[hand].targets
    counts = [(deals & targets[step]).bit_count() for step in range(PLAYERS)]
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

    parts: int
    """How many different answers are possible."""
    share: float
    """How likely its best target will be right after the answer, on average."""
    gain: float
    """By how many bits the entropy of its target falls, on average."""


@lru_cache(REMEMBERED)
def prospects(hand: int, deals: int) -> tuple[Prospect, ...]:
    """Look one question ahead: by `slot`, what asking for that card would bring."""
    view = sights()[hand]
    total = deals.bit_count()
    before = entropy([(deals & target).bit_count() for target in view.targets], total)
    found = []
    for step, category in product(STEPS, range(3)):
        parts, right, after = 0, 0, 0.0
        for card in range(4 * category, 4 * category + 4):
            left = deals & view.holds[step][card]
            if left:
                counts = [(left & target).bit_count() for target in view.targets]
                parts += 1
                right += max(counts)
                after += entropy(counts, sum(counts)) * sum(counts) / total
        found.append(Prospect(parts, right / total, before - after))
    return tuple(found)
