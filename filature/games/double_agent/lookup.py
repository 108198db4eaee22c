"""Double Agent: the numbering of decisions for a deck.

A seat's decision is an int. In order: a card as a document at an agent (`kind * 6 + agent`); for
each card with the back `?` the ways of its action, then the same without effect (R4); the pulls of
the six pawns; the pass; the 360 arrangements of the loyalty tokens; and then chance's draw of the
first player.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from filature.core.legal import Listed, Span
from filature.games.double_agent.deck import Card, Deck, Effect
from filature.games.double_agent.state import (
    COUNT,
    LONGEST_COLUMN,
    SEATS,
    TOKENS,
    Agents,
    LaidCard,
)

ARRANGEMENTS = tuple(sorted(set(permutations(TOKENS))))
PAIRS = tuple(combinations(range(COUNT), 2))

Moves = tuple[tuple[int, int], ...]
"""Pawns to move, as in a record: agent and signed steps, + toward seat 1."""

SHIFTS: tuple[Moves, ...] = tuple(((a, step),) for a in range(COUNT) for step in (1, -1))
DOUBLE_SHIFTS: tuple[Moves, ...] = (
    *(((a, step),) for a in range(COUNT) for step in (2, -2)),
    *(((a, s), (b, t)) for a, b in PAIRS for s in (1, -1) for t in (1, -1)),
)


class Ride(NamedTuple):
    """A courier's way: a document by its agent and its place in the column, and its new agent."""

    origin: int
    place: int
    to: int


RIDES = tuple(
    Ride(origin, place, to)
    for origin in range(COUNT)
    for place in range(LONGEST_COLUMN)
    for to in range(COUNT)
)

Way = int | tuple[int, int] | Moves | Ride
"""One way to carry out an action: an agent, two agents, pawn moves or a ride."""

WAYS: dict[Effect | None, Sequence[Way]] = {
    "tip": range(COUNT),
    "nosy": range(COUNT),
    "crosscheck": PAIRS,
    "turncoat": PAIRS,
    "pressure": SHIFTS,
    "blackmail": DOUBLE_SHIFTS,
    "courier": RIDES,
    None: (),
}
"""All ways of each action; one of them is numbered by its place here."""


WITHOUT_EFFECT = {effect: (len(ways),) for effect, ways in WAYS.items()}
"""The number of the way without effect, which comes after all others."""


@cache  # Sets of the six agents.
def pair_numbers(agents: Agents) -> tuple[int, ...]:
    """Return the numbers of the pairs that can be made of some agents."""
    return tuple(PAIRS.index(pair) for pair in combinations(agents, 2))


TWO_PAWNS = {
    (a, b, space, other): tuple(
        number
        for number, moves in enumerate(DOUBLE_SHIFTS)
        if [agent for agent, _ in moves] == [a, b]
        and 0 <= space + moves[0][1] <= 3
        and 0 <= other + moves[1][1] <= 3
    )
    for a, b in PAIRS
    for space in range(4)
    for other in range(4)
}
"""The numbers of the double shifts that move two pawns, by the agents and the pawns' spaces."""


Run = tuple[int, Sequence[int]]
"""A first code, and the distances of some codes from it."""


class CodeRuns(msgspec.Struct, gc=False):
    """A legal set in runs of codes."""

    runs: list[Run]

    def __len__(self) -> int:
        size = 0
        for _, offsets in self.runs:
            size += len(offsets)
        return size

    def __contains__(self, action: object) -> bool:
        return type(action) is int and any(action - first in run for first, run in self.runs)

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        for first, offsets in self.runs:
            if index < len(offsets):
                return first + offsets[index]
            index -= len(offsets)
        raise IndexError(index)


class CardAction(NamedTuple):
    """A card played as an action, and in which way; None: without effect."""

    card: Card
    way: Way | None


class Lookup:
    """The decisions of one deck. Shared by all games with that deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cards = {card.id: card for card in deck}
        self.ids = tuple(card.id for card in deck)
        self.backs = tuple(card.back for card in deck)
        self.different_backs = tuple(dict.fromkeys(card.back for card in deck))
        self.face_down = tuple(LaidCard(card) for card in deck)
        self.decks = tuple(
            tuple(card for card in deck for _ in range(card.copies[seat])) for seat in SEATS
        )
        self.first_action = len(deck) * COUNT
        actions: list[CardAction] = []
        self.first_way: dict[int, int] = {}
        """The first code of each card that can be played as an action, by its kind."""
        for card in deck:
            if card.unknown_back:
                self.first_way[card.kind] = self.first_action + len(actions)
                actions += [CardAction(card, way) for way in (*WAYS[card.effect], None)]
        self.actions = tuple(actions)
        self.influences = self.first_action + len(actions)
        self.passing = self.influences + COUNT
        self.loyalties = self.passing + 1
        self.first_players = self.loyalties + len(ARRANGEMENTS)
        self.legal_loyalties = Span(self.loyalties, self.first_players)
        self.legal_pass = Listed((self.passing,))

    def ids_of(self, kinds: Iterable[int]) -> list[str]:
        """Return the ids of the cards of some kinds."""
        ids = self.ids
        return [ids[kind] for kind in kinds]

    def count_backs(self, kinds: Iterable[int]) -> dict[str, int]:
        """Count the backs of some cards, in the deck's order, whichever card has them (R14)."""
        backs = self.backs
        held = [backs[kind] for kind in kinds]
        return {back: held.count(back) for back in self.different_backs if back in held}


@lru_cache(maxsize=64)
def lookup_of(deck: Deck) -> Lookup:
    """Return the lookup of a deck, the same for all games with it."""
    return Lookup(deck)
