"""Double Agent: the components, and the state of one game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeVar

from filature.games.double_agent.deck import Card

T = TypeVar("T")

AGENTS = ("L", "S", "B", "A", "V", "E")
COUNT = len(AGENTS)
NEIGHBOURS = tuple(
    tuple(near for near in (agent - 1, agent + 1) if 0 <= near < COUNT) for agent in range(COUNT)
)
SEATS = (0, 1)
DARK = (0, 3)
"""Each seat's dark space: 0 and 1 are seat 0's side of a track, 2 and 3 seat 1's."""
START = (1, 2, 1, 2, 1, 2)
"""The space on which each pawn begins."""
TOKENS = (1, 2, 2, 3, 4, 5)
COUNTERS = 2
HAND = 5
DOCUMENTS_TO_DELIVER = 4
LONGEST_COLUMN = DOCUMENTS_TO_DELIVER + COUNTERS - 1
"""An agent that has not delivered holds at most this many documents."""

Phase = Literal["loyalty", "shuffle", "first_player", "turn", "influence", "over"]
Agents = tuple[int, ...]
"""Some agents, rising."""
Ids = tuple[str, ...]
"""Cards by their ids, as events and views name them."""


class LaidCard(NamedTuple):
    """A document, face down. `seen`: a tip has shown it to the opponent of its owner."""

    card: Card
    seen: bool = False


Column = tuple[LaidCard, ...]
"""The documents of a seat at an agent, in the order in which they came (R13)."""


class Answer(NamedTuple):
    """What a seat learned in a turn: by a tip some documents, by a cross-check a sum."""

    turn: int
    seat: int
    agents: Agents
    documents: Ids | None = None
    total: int | None = None


class Delivery(NamedTuple):
    """How an agent delivered. Pairs are by seat; `left` are the cards that left the game."""

    agent: int
    taker: int
    tokens: tuple[int, int]
    loyalties: tuple[int, int]
    space: int
    documents: tuple[Ids, Ids]
    left: Ids
    cards: Ids
    points: int


@dataclass(slots=True)
class State:
    """The truth of one game. Lists and tuples of two are by seat."""

    phase: Phase = "loyalty"
    to_act: tuple[int, ...] = SEATS
    first: int | None = None
    seat: int = -1
    """Whose turn it is."""
    turns: int = 0
    """Turns completed, of both seats together."""
    live: Agents = tuple(range(COUNT))
    """The agents that have not delivered."""
    open: Agents = tuple(range(COUNT))
    """Those of them that have no document with a `?` on its back."""
    activated: tuple[int, ...] = ()
    """The agents whose pawn was pulled at the end of one of the first turns."""
    pawns: list[int] = field(default_factory=lambda: list(START))
    """The space of each pawn."""
    counters: tuple[int, ...] = ()
    """The agents with +1 counters on them, one entry for each counter."""
    counters_left: int = COUNTERS
    tokens: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The tokens by agent; empty until the seat has put them there."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    """The kinds of the cards in hand, rising."""
    piles: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The kinds of the cards to draw, the top one first."""
    columns: list[list[Column]] = field(default_factory=lambda: [[()] * COUNT, [()] * COUNT])
    played: tuple[Ids, Ids] = ((), ())
    """The cards played as actions."""
    answers: tuple[Answer, ...] = ()
    deliveries: tuple[Delivery, ...] = ()

    def progress(self, agent: int) -> tuple[int, int]:
        """Count the documents at an agent, both columns together, and those it needs to deliver."""
        first, second = self.columns
        needed = documents_needed(agent, self.counters.count(agent), self.live)
        return len(first[agent]) + len(second[agent]), needed

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.first = self.first
        new.seat = self.seat
        new.turns = self.turns
        new.live = self.live
        new.open = self.open
        new.activated = self.activated
        new.pawns = self.pawns[:]
        new.counters = self.counters
        new.counters_left = self.counters_left
        new.tokens = self.tokens
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.piles = self.piles
        new.columns = [self.columns[0][:], self.columns[1][:]]
        new.played = self.played
        new.answers = self.answers
        new.deliveries = self.deliveries
        return new


def documents_needed(agent: int, counters: int, live: Agents) -> int:
    """Return how many documents an agent needs to deliver: one less beside one that delivered."""
    needed = DOCUMENTS_TO_DELIVER + counters
    for near in NEIGHBOURS[agent]:
        if near not in live:
            return needed - 1
    return needed


def with_seat(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """Return a pair by seat with one seat's value replaced."""
    return (pair[0], value) if seat else (value, pair[1])


def ids(cards: Iterable[Card]) -> Ids:
    """Return the ids of some cards."""
    return tuple([card.id for card in cards])
