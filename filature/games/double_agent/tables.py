"""Double Agent: what is worked out once for a deck, so that a step is a few look-ups.

A seat's decision is an int. In order: a card as a document at an agent (`kind * 6 + agent`); for
each card with the back `?` its actions, the last of them without effect (R4); the first moves of
the six pawns; the pass; the 360 ways to hand out the loyalty tokens; and then chance's draw of
the first player.

A hand is an int with three bits for each kind of card: how many of it are held, at most five. The
six pawns are an int with two bits each: the space on the track. Sets of agents are masks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import combinations, permutations
from typing import TypeVar

from filature.core.legal import Listed, Span
from filature.games.double_agent.deck import Card, Deck, Effect
from filature.games.double_agent.events import Influence

V = TypeVar("V")

AGENTS = ("L", "S", "B", "A", "V", "E")
COUNT = len(AGENTS)
ALL = (1 << COUNT) - 1
HAND = 5
TOKENS = (1, 2, 2, 3, 4, 5)
START = (1, 2, 1, 2, 1, 2)
"""The space on which each pawn begins: 0 and 1 are seat 0's side, 2 and 3 seat 1's."""
FULL, NEAR_A_DELIVERY, COUNTERS = 4, 3, 2

NEIGHBOURS = tuple(
    tuple(other for other in (agent - 1, agent + 1) if 0 <= other < COUNT) for agent in range(COUNT)
)
NEIGHBOUR_MASKS = tuple(sum(1 << other for other in near) for near in NEIGHBOURS)
MEMBERS = tuple(tuple(a for a in range(COUNT) if mask >> a & 1) for mask in range(1 << COUNT))
ENDS = tuple(len(live) < 2 for live in MEMBERS)
"""By the agents that have not delivered: whether the end of the game is reached."""
PAIRS = tuple(combinations(range(COUNT), 2))
PAIR_MASKS = tuple(1 << a | 1 << b for a, b in PAIRS)
EASED = tuple(
    tuple(
        tuple(
            near
            for near in NEIGHBOURS[agent]
            if mask & NEIGHBOUR_MASKS[near] == NEIGHBOUR_MASKS[near]
        )
        for agent in range(COUNT)
    )
    for mask in range(1 << COUNT)
)
"""By the agents that have not delivered, and the one that does: whose first neighbour it is."""
LINES = tuple(
    tuple(filter(None, (tuple(range(agent - 1, -1, -1)), tuple(range(agent + 1, COUNT)))))
    for agent in range(COUNT)
)
"""The agents next to each in order, down the line and up."""
ARRANGEMENTS = tuple(sorted(set(permutations(TOKENS))))
LONGEST_COLUMN = FULL + COUNTERS - 1
"""An agent that has not delivered holds at most this many documents."""
AT_ONCE = 5
ONE_LOOK = (1 << 3 * AT_ONCE) - 1
"""How many kinds of a hand are named in one look, and the bits that hold them."""
PUSHING = ("pressure", "blackmail")

Moves = tuple[tuple[int, int], ...]
"""Pawns to move, as in a record: agent and signed steps, + toward seat 1."""

SHIFTS: tuple[Moves, ...] = tuple(((a, step),) for a in range(COUNT) for step in (1, -1))
DOUBLE_SHIFTS: tuple[Moves, ...] = (
    *(((a, step),) for a in range(COUNT) for step in (2, -2)),
    *(((a, s), (b, t)) for a, b in PAIRS for s in (1, -1) for t in (1, -1)),
)
PAIR_SHIFTS = tuple(
    (
        way,
        sum(1 << agent for agent, step in moves if step > 0),
        sum(1 << agent for agent, step in moves if step < 0),
    )
    for way, moves in enumerate(DOUBLE_SHIFTS)
    if len(moves) == 2
)
"""The ways that move two pawns: masks of those that go up the track, and down."""
RIDES = tuple(
    (origin, index, to)
    for origin in range(COUNT)
    for index in range(LONGEST_COLUMN)
    for to in range(COUNT)
)
"""A courier's ways: from, index, to."""

ORIGINS = tuple(
    tuple(
        tuple(
            (seat * COUNT + agent, agent * LONGEST_COLUMN, mask ^ 1 << agent)
            for agent in MEMBERS[mask]
        )
        for mask in range(1 << COUNT)
    )
    for seat in (0, 1)
)
"""By seat and by the agents that have not delivered, where a courier may find a document: the
column, its first document among the rides, and the agents that it may be carried to."""

RISING = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 < 3) for p in range(4**COUNT))
FALLING = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 > 0) for p in range(4**COUNT))
LOW = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 < 2) for p in range(4**COUNT))
"""For every place of the pawns: those that can go up the track, down, and up by two spaces."""

PULLED = (0, 0, 1, 2), (1, 2, 3, 3)
"""Where a pawn goes that a seat pulls toward itself, by seat and by the space it stands on."""
PULLS = tuple(
    tuple(
        tuple(
            (
                moved - space << 2 * agent,
                Influence(seat, agent, abs(moved - space), moved >> 1, moved in (0, 3)),
            )
            for space, moved in enumerate(PULLED[seat])
        )
        for agent in range(COUNT)
    )
    for seat in (0, 1)
)
"""What that changes in `State.pawns`, and what happens, by seat, agent and space."""

SIZES: dict[Effect | None, int] = {
    None: 0,
    "tip": COUNT,
    "nosy": COUNT,
    "crosscheck": len(PAIRS),
    "turncoat": len(PAIRS),
    "pressure": len(SHIFTS),
    "blackmail": len(DOUBLE_SHIFTS),
    "courier": len(RIDES),
}
"""How many ways an action has; the way without effect comes after them."""


Document = tuple[int, int, int, int, bool, str, str]
"""What one code of a card laid as a document means: the agent, its bit, the bits of a hand that
hold the card, one copy of it, whether its back is `?`, its name and its back. It is
unpacked at every step, for which a named tuple takes three times as long."""


Act = tuple[str, int, int, Effect | None, int, int]
"""The same of a card played as an action: its name, the bits of a hand that hold it, one copy, its
effect, its kind, and in which way; -1 when it is without effect."""

Codes = tuple[int, ...]
ByMask = tuple[Codes, ...]
"""Codes for every mask of agents."""


Shifts = tuple[ByMask, ByMask, bool]
"""Codes of one pawn moved, up the track and down, by mask of pawns; whether two may be moved."""
Rides = tuple[ByMask, ...]
"""Codes of a courier, by document (`from * 5 + index`) and by mask of agents to go to."""


class Remembered(dict[int, V]):
    """What is worked out when it is first asked for."""

    def __init__(self, work_out: Callable[[int], V]) -> None:
        self.work_out = work_out

    def __missing__(self, key: int) -> V:
        value = self[key] = self.work_out(key)
        return value


def named(ids: Sequence[str], copies: int) -> Sequence[str]:
    """Return the names of some kinds of card, each as often as there are copies of it."""
    return [card for at, card in enumerate(ids) for _ in range(copies >> 3 * at & 7)]


class Tables:
    """One deck, worked out. Shared by all games with that deck; only a cache ever changes."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.kinds = {card.id: kind for kind, card in enumerate(deck)}
        self.ids = tuple(card.id for card in deck)
        self.different_backs = tuple(dict.fromkeys(card.back for card in deck))
        self.back_of = {card.id: card.back for card in deck}
        self.value_of = {card.id: card.value for card in deck}
        self.marked_ids = frozenset(card.id for card in deck if card.marked)
        self.personal = frozenset(card.id for card in deck if card.effect == "personal")
        self.trapped = frozenset(card.id for card in deck if card.effect == "trapped")
        self.special = self.personal | self.trapped
        self.names = tuple(
            Remembered(partial(named, self.ids[at : at + AT_ONCE]))
            for at in range(0, len(deck), AT_ONCE)
        )
        """The names of the cards of a hand, for so many kinds at once."""
        self.units = tuple(1 << 3 * kind for kind in range(len(deck)))
        self.decks = tuple(
            tuple(kind for kind, card in enumerate(deck) for _ in range(card.copies[seat]))
            for seat in (0, 1)
        )
        self.lay_out_codes()
        self.lay_out_ways()
        self.pairs_pushed: dict[int, Codes] = {}

    def lay_out_codes(self) -> None:
        """Give every decision of a seat its int."""
        self.documents = tuple(
            self.document(kind, card, agent)
            for kind, card in enumerate(self.deck)
            for agent in range(COUNT)
        )
        self.first_act = code = len(self.documents)
        self.codes: dict[int, Codes] = {}
        """The codes of each card that can be played as an action, the last without effect."""
        acts: list[Act] = []
        for kind, card in enumerate(self.deck):
            if card.marked:
                ways = (*range(SIZES[card.effect]), -1)
                self.codes[kind] = tuple(range(code, code + len(ways)))
                held, unit = 7 << 3 * kind, 1 << 3 * kind
                acts += [(card.id, held, unit, card.effect, kind, way) for way in ways]
                code += len(ways)
        self.acts = tuple(acts)
        self.moves: dict[int, tuple[Moves, ...]] = {
            kind: SHIFTS if self.deck[kind].effect == "pressure" else DOUBLE_SHIFTS
            for kind in self.codes
        }
        self.influences = code
        self.passing = code + COUNT
        self.loyalties = self.passing + 1
        self.first_players = self.loyalties + len(ARRANGEMENTS)
        self.loyalty_codes = {tokens: self.loyalties + at for at, tokens in enumerate(ARRANGEMENTS)}
        self.legal_loyalties = Span(self.loyalties, self.first_players)
        self.legal_pass = Listed((self.passing,))
        self.legal_influences = tuple(
            Listed(self.influences + agent for agent in members) for members in MEMBERS
        )

    def document(self, kind: int, card: Card, agent: int) -> Document:
        held, unit = 7 << 3 * kind, 1 << 3 * kind
        return agent, 1 << agent, held, unit, card.marked, card.id, card.back

    def lay_out_ways(self) -> None:
        """List the codes of every action, by what they depend on."""
        self.rides: dict[int, Rides] = {
            kind: tuple(
                tuple(
                    tuple(codes[(origin * LONGEST_COLUMN + index) * COUNT + to] for to in targets)
                    for targets in MEMBERS
                )
                for origin in range(COUNT)
                for index in range(LONGEST_COLUMN)
            )
            for kind, codes in self.codes.items()
            if self.deck[kind].effect == "courier"
        }
        self.shifts: dict[int, Shifts] = {}
        for kind in self.codes:
            if self.deck[kind].effect in PUSHING:
                two = self.deck[kind].effect == "blackmail"
                up, down = (self.by_mask(kind, steps) for steps in ((2, -2) if two else (1, -1)))
                self.shifts[kind] = up, down, two

    def by_mask(self, kind: int, steps: int) -> ByMask:
        """Return the codes of one pawn moved by some steps, for every mask of pawns."""
        codes = self.codes[kind]
        ways: tuple[Moves, ...] = SHIFTS if abs(steps) == 1 else DOUBLE_SHIFTS
        return tuple(
            tuple(codes[ways.index(((agent, steps),))] for agent in pawns) for pawns in MEMBERS
        )

    # Hands

    def kept(self, hand: int) -> list[str]:
        """Return the names of the cards of a hand, in the deck's order."""
        cards: list[str] = []
        for names in self.names:
            cards += names[hand & ONE_LOOK]
            hand >>= 3 * AT_ONCE
        return cards

    def counted_backs(self, cards: Sequence[str]) -> dict[str, int]:
        """Count the backs of some cards, in the deck's order, whichever card has them (R14)."""
        held = [self.back_of[card] for card in cards]
        return {back: held.count(back) for back in self.different_backs if back in held}

    # Actions that depend on more than the agents that have not delivered

    def push(self, kind: int, live: int, pawns: int) -> Codes:
        """Return the codes of the pawn moves that a card allows, none of them past the end (R3)."""
        up, down, two = self.shifts[kind]
        rising, falling = RISING[pawns] & live, FALLING[pawns] & live
        if not two:
            return up[rising] + down[falling]
        key = (kind << COUNT | rising) << COUNT | falling
        pairs = self.pairs_pushed.get(key)
        if pairs is None:
            codes = self.codes[kind]
            pairs = self.pairs_pushed[key] = tuple(
                codes[way]
                for way, rise, fall in PAIR_SHIFTS
                if rise & rising == rise and fall & falling == fall
            )
        low = LOW[pawns] & live
        return up[low] + down[live ^ low] + pairs

    def ride(
        self, kind: int, columns: list[tuple[str, ...]], seat: int, live: int, open: int
    ) -> list[int]:
        """Return the codes of a courier's ways, or the one without effect (R4, R7)."""
        rides, marked_ids = self.rides[kind], self.marked_ids
        codes: list[int] = []
        for column, first, others in ORIGINS[seat][live]:
            at = first
            for card in columns[column]:
                codes += rides[at][open if card in marked_ids else others]
                at += 1
        return codes or [self.codes[kind][-1]]


@lru_cache(maxsize=64)
def tables_of(deck: Deck) -> Tables:
    """Return the tables of a deck, the same for all games with it."""
    return Tables(deck)
