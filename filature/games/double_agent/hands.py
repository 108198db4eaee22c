"""Double Agent: what can be done with the cards of a hand, worked out once for each hand.

What is alike in hands is kept once, so that what a step looks up stays in the processor's cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from filature.games.double_agent.tables import (
    COUNT,
    COUNTERS,
    MEMBERS,
    PAIRS,
    PUSHING,
    ByMask,
    Codes,
    Remembered,
    Tables,
)

CACHED, SHARED = 1 << 12, 1 << 8
"""How many halves of hands are remembered at most, and how many sets of actions for them."""

Marked = tuple[Codes, tuple[ByMask, ...], tuple[int, ...], tuple[int, ...]]
"""What can be done with the cards of a hand that have `?` on their backs, each kind once: the first
code of each as a document; the actions that depend on the agents that have not delivered, by how
many +1 counters are left; the kinds that move pawns; those that move documents."""


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
    acts: Sequence[int] = ()

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


class Hands:
    """The hands that a deck can give. Shared by all games with that deck; only caches change."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.deck = tables.deck
        self.unknown = sum(7 << 3 * kind for kind in tables.codes)
        """The bits of a hand that hold cards with `?` on their backs."""
        self.numbered = Remembered(self.hold_numbered)
        """The first codes of the other cards as documents."""
        self.marked = Remembered(self.hold_marked)
        self.plain = {kind: self.plain_ways(kind) for kind in tables.codes}
        self.alike: dict[tuple[int, ...], Marked] = {}
        self.ways: dict[tuple[int, ...], tuple[ByMask, ...]] = {}

    def hold_numbered(self, cards: int) -> Codes:
        """Work out the first codes of some cards as documents."""
        if len(self.numbered) >= CACHED:
            self.numbered.clear()
        return tuple(kind * COUNT for kind in self.kinds_in(cards))

    def hold_marked(self, cards: int) -> Marked:
        """Work out what can be done with some cards with `?` on their backs."""
        kinds = self.kinds_in(cards)
        if len(self.marked) >= CACHED or len(self.ways) >= SHARED:
            self.marked.clear()
            self.alike.clear()
            self.ways.clear()
        marked = self.alike.get(kinds)
        if marked is None:
            pushing = tuple(kind for kind in kinds if self.deck[kind].effect in PUSHING)
            riding = tuple(kind for kind in kinds if self.deck[kind].effect == "courier")
            ways = self.ways_of(
                tuple(kind for kind in kinds if kind not in pushing and kind not in riding)
            )
            marked = tuple(kind * COUNT for kind in kinds), ways, pushing, riding
            self.alike[kinds] = marked
        return marked

    def ways_of(self, kinds: tuple[int, ...]) -> tuple[ByMask, ...]:
        """Return the codes of some actions, by how many +1 counters are left (R10)."""
        ways = self.ways.get(kinds)
        if ways is None:
            nosy = [kind for kind in kinds if self.deck[kind].effect == "nosy"]
            plain = [self.plain[kind] for kind in kinds if kind not in nosy]
            codes = self.tables.codes
            wasted: list[ByMask] = [(codes[kind][-1:],) * len(MEMBERS) for kind in nosy]
            with_counter = joined(plain + [self.plain[kind] for kind in nosy])
            ways = self.ways[kinds] = joined(plain + wasted), *[with_counter] * COUNTERS
        return ways

    def plain_ways(self, kind: int) -> ByMask:
        """Return the codes of an action for every mask of agents that have not delivered."""
        codes, effect = self.tables.codes[kind], self.deck[kind].effect
        if effect in ("tip", "nosy"):
            return tuple(tuple(codes[agent] for agent in live) for live in MEMBERS)
        if effect in ("crosscheck", "turncoat"):
            return tuple(
                tuple(codes[at] for at, (a, b) in enumerate(PAIRS) if a in live and b in live)
                for live in MEMBERS
            )
        return (codes[-1:],) * len(MEMBERS)

    def kinds_in(self, hand: int) -> tuple[int, ...]:
        return tuple(kind for kind in range(len(self.deck)) if hand >> 3 * kind & 7)


def joined(each: Sequence[ByMask]) -> ByMask:
    """Put the codes of several cards one after the other, for every mask."""
    return tuple(
        tuple(code for by_mask in each for code in by_mask[mask]) for mask in range(len(MEMBERS))
    )


@lru_cache(maxsize=64)
def hands_of(tables: Tables) -> Hands:
    """Return the hands of a deck, the same for all games with it."""
    return Hands(tables)
