"""Double Agent: what is worked out once for a deck, so that a step is a few look-ups.

A seat's decision is an int. In order: a card as a document at an agent (`kind * 6 + agent`); for
each card with the back `?` its actions, the last of them without effect (R4); the first moves of
the six pawns; the pass; the 360 ways to hand out the loyalty tokens; and then chance's draw of
the first player.

A hand is an int with three bits for each kind of card: how many of it are held, at most five. The
six pawns are an int with two bits each: the space on the track. Sets of agents are masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from filature.core.legal import Listed, Span
from filature.games.double_agent.deck import Card, Deck, Effect

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
CACHED, SHARED = 1 << 12, 1 << 8
"""How many halves of hands are remembered at most, and how many sets of actions for them."""
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

RISING = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 < 3) for p in range(4**COUNT))
FALLING = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 > 0) for p in range(4**COUNT))
LOW = tuple(sum(1 << a for a in range(COUNT) if p >> 2 * a & 3 < 2) for p in range(4**COUNT))
"""For every place of the pawns: those that can go up the track, down, and up by two spaces."""

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
hold the card, one copy of it, whether its back is `?`, its name and its back. This and `Marked`
are unpacked at every step, for which named tuples take three times as long."""


class Act(NamedTuple):
    """What one code of a card played as an action means; `way` is -1 when it is without effect."""

    kind: int
    effect: Effect | None
    way: int


Codes = tuple[int, ...]
ByMask = tuple[Codes, ...]
"""Codes for every mask of agents."""


Shifts = tuple[ByMask, ByMask, bool]
"""Codes of one pawn moved, up the track and down, by mask of pawns; whether two may be moved."""
Rides = tuple[ByMask, ...]
"""Codes of a courier, by document (`from * 5 + index`) and by mask of agents to go to."""

Marked = tuple[Codes, ByMask, ByMask, tuple[int, ...], tuple[int, ...]]
"""What can be done with the cards of a hand that have `?` on their backs, each kind once: the first
code of each as a document; the actions that depend on the agents that have not delivered, when no
+1 counter is left, and while one is; the kinds that move pawns; those that move documents."""


class Turn(msgspec.Struct, gc=False):
    """The legal set of a turn: documents as products of cards and agents, and codes of actions."""

    size: int
    laid: int
    """How many are documents with numbers on their backs."""
    documents: int
    """How many are documents; the rest are actions."""
    numbered: Codes
    live: Codes
    marked: Codes = ()
    open: Codes = ()
    acts: Codes = ()

    def __len__(self) -> int:
        return self.size

    def __contains__(self, action: object) -> bool:
        if type(action) is not int:
            return False
        agent = action % COUNT
        first = action - agent
        return (
            (first in self.numbered and agent in self.live)
            or (first in self.marked and agent in self.open)
            or action in self.acts
        )

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        if index < self.laid:
            live = self.live
            return self.numbered[index // len(live)] + live[index % len(live)]
        if index < self.documents:
            index -= self.laid
            open = self.open
            return self.marked[index // len(open)] + open[index % len(open)]
        return self.acts[index - self.documents]


class Tables:
    """One deck, worked out. Shared by all games with that deck; only its caches ever change."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.kinds = {card.id: kind for kind, card in enumerate(deck)}
        self.ids = tuple(card.id for card in deck)
        self.back_of = {card.id: card.back for card in deck}
        self.value_of = {card.id: card.value for card in deck}
        self.marked_ids = frozenset(card.id for card in deck if card.marked)
        self.personal = frozenset(card.id for card in deck if card.effect == "personal")
        self.trapped = frozenset(card.id for card in deck if card.effect == "trapped")
        self.special = self.personal | self.trapped
        self.units = tuple(1 << 3 * kind for kind in range(len(deck)))
        self.decks = tuple(
            tuple(kind for kind, card in enumerate(deck) for _ in range(card.copies[seat]))
            for seat in (0, 1)
        )
        self.lay_out_codes()
        self.lay_out_ways()
        self.unknown = sum(7 << 3 * kind for kind in self.act_codes)
        """The bits of a hand that hold cards with `?` on their backs."""
        self.numbered: dict[int, Codes] = {}
        """The first codes of the other cards as documents, by the bits that hold them."""
        self.marked: dict[int, Marked] = {}
        """Both are worked out when first asked for; what is alike in hands is kept once, so that
        what a step looks up stays in the processor's cache."""
        self.alike: dict[tuple[int, ...], Marked] = {}
        self.ways: dict[tuple[int, ...], tuple[ByMask, ByMask]] = {}
        self.pairs_pushed: dict[int, Codes] = {}

    def lay_out_codes(self) -> None:
        """Give every decision of a seat its int."""
        self.documents = tuple(
            self.document(kind, card, agent)
            for kind, card in enumerate(self.deck)
            for agent in range(COUNT)
        )
        self.first_act = code = len(self.documents)
        self.act_codes: dict[int, int] = {}
        """The first code of each card that can be played as an action, by kind."""
        self.codes: dict[int, Codes] = {}
        """All its codes."""
        acts: list[Act] = []
        for kind, card in enumerate(self.deck):
            if card.marked:
                self.act_codes[kind] = code
                ways = (*range(SIZES[card.effect]), -1)
                self.codes[kind] = tuple(range(code, code + len(ways)))
                acts += [Act(kind, card.effect, way) for way in ways]
                code += len(ways)
        self.acts = tuple(acts)
        self.plays = tuple(
            (self.ids[kind], 7 << 3 * kind, 1 << 3 * kind, effect, kind, way)
            for kind, effect, way in acts
        )
        """The same, with the card's name and where a hand holds it."""
        self.moves: dict[int, tuple[Moves, ...]] = {
            kind: SHIFTS if self.deck[kind].effect == "pressure" else DOUBLE_SHIFTS
            for kind in self.act_codes
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
        self.wasted = {k: first + SIZES[self.deck[k].effect] for k, first in self.act_codes.items()}
        self.plain = {kind: self.plain_ways(kind) for kind in self.act_codes}
        self.rides: dict[int, Rides] = {
            kind: tuple(
                tuple(
                    tuple(first + (origin * LONGEST_COLUMN + index) * COUNT + to for to in targets)
                    for targets in MEMBERS
                )
                for origin in range(COUNT)
                for index in range(LONGEST_COLUMN)
            )
            for kind, first in self.act_codes.items()
            if self.deck[kind].effect == "courier"
        }
        self.shifts: dict[int, Shifts] = {}
        for kind in self.act_codes:
            if self.deck[kind].effect in PUSHING:
                two = self.deck[kind].effect == "blackmail"
                up, down = (self.by_mask(kind, steps) for steps in ((2, -2) if two else (1, -1)))
                self.shifts[kind] = up, down, two

    def plain_ways(self, kind: int) -> ByMask:
        """Return the codes of an action for every mask of agents that have not delivered."""
        first, effect = self.act_codes[kind], self.deck[kind].effect
        if effect in ("tip", "nosy"):
            return tuple(tuple(first + agent for agent in live) for live in MEMBERS)
        if effect in ("crosscheck", "turncoat"):
            return tuple(
                tuple(first + at for at, (a, b) in enumerate(PAIRS) if a in live and b in live)
                for live in MEMBERS
            )
        return ((self.wasted[kind],),) * len(MEMBERS)

    def by_mask(self, kind: int, steps: int) -> ByMask:
        """Return the codes of one pawn moved by some steps, for every mask of pawns."""
        first = self.act_codes[kind]
        ways: tuple[Moves, ...] = SHIFTS if abs(steps) == 1 else DOUBLE_SHIFTS
        return tuple(
            tuple(first + ways.index(((agent, steps),)) for agent in pawns) for pawns in MEMBERS
        )

    # Hands

    def kept(self, hand: int) -> list[str]:
        """Return the names of the cards of a hand, in the deck's order."""
        cards: list[str] = []
        for card in self.ids:
            if hand & 7:
                cards += [card] * (hand & 7)
            hand >>= 3
        return cards

    def counted_backs(self, cards: Sequence[str]) -> dict[str, int]:
        """Count the backs of some cards, in the deck's order (R14)."""
        counts: dict[str, int] = {}
        back_of = self.back_of
        for card in cards:
            back = back_of[card]
            counts[back] = counts.get(back, 0) + 1
        return counts

    def hold_numbered(self, cards: int) -> Codes:
        """Work out the first codes of some cards as documents, and remember them."""
        if len(self.numbered) >= CACHED:
            self.numbered.clear()
        firsts = self.numbered[cards] = tuple(kind * COUNT for kind in self.kinds_in(cards))
        return firsts

    def hold_marked(self, cards: int) -> Marked:
        """Work out what can be done with some cards with `?` on their backs, and remember it."""
        kinds = self.kinds_in(cards)
        if len(self.marked) >= CACHED or len(self.ways) >= SHARED:
            self.marked.clear()
            self.alike.clear()
            self.ways.clear()
        marked = self.alike.get(kinds)
        if marked is None:
            pushing = tuple(kind for kind in kinds if self.deck[kind].effect in PUSHING)
            riding = tuple(kind for kind in kinds if self.deck[kind].effect == "courier")
            without, with_counter = self.ways_of(
                tuple(kind for kind in kinds if kind not in pushing and kind not in riding)
            )
            firsts = tuple(kind * COUNT for kind in kinds)
            marked = firsts, without, with_counter, pushing, riding
        self.marked[cards] = self.alike[kinds] = marked
        return marked

    def ways_of(self, kinds: tuple[int, ...]) -> tuple[ByMask, ByMask]:
        """Return the codes of some actions, with no +1 counter left and with one (R10)."""
        ways = self.ways.get(kinds)
        if ways is None:
            nosy = [kind for kind in kinds if self.deck[kind].effect == "nosy"]
            plain = [self.plain[kind] for kind in kinds if kind not in nosy]
            wasted: list[ByMask] = [((self.wasted[kind],),) * len(MEMBERS) for kind in nosy]
            ways = self.ways[kinds] = (
                joined(plain + wasted),
                joined(plain + [self.plain[kind] for kind in nosy]),
            )
        return ways

    def kinds_in(self, hand: int) -> tuple[int, ...]:
        return tuple(kind for kind in range(len(self.deck)) if hand >> 3 * kind & 7)

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
    ) -> Codes:
        """Return the codes of a courier's ways, or the one without effect (R4, R7)."""
        rides, marked_ids = self.rides[kind], self.marked_ids
        own = columns[COUNT:] if seat else columns[:COUNT]
        codes: list[int] = []
        for origin in MEMBERS[live]:
            column = own[origin]
            if column:
                at = origin * LONGEST_COLUMN
                away = live ^ 1 << origin
                for card in column:
                    codes += rides[at][open if card in marked_ids else away]
                    at += 1
        return tuple(codes) or (self.wasted[kind],)


def joined(each: Sequence[ByMask]) -> ByMask:
    """Put the codes of several cards one after the other, for every mask."""
    return tuple(
        tuple(code for by_mask in each for code in by_mask[mask]) for mask in range(len(MEMBERS))
    )


@lru_cache(maxsize=64)
def tables(deck: Deck) -> Tables:
    """Return the tables of a deck, the same for all games with it."""
    return Tables(deck)
