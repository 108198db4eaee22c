"""Agent Hunter: the state of one game."""

from __future__ import annotations

from typing import Literal

Phase = Literal["place", "first_player", "turn", "refill", "over"]

BOTH_SEATS = (0, 1)
NO_AGENT = -1
"""What stands on an empty base."""


class State:
    """The truth of one game.

    Lists are indexed by seat. What they hold for a seat is immutable, so clones may share it.
    """

    __slots__ = (
        "beside",
        "first",
        "hands",
        "on_base",
        "out",
        "phase",
        "points",
        "refill",
        "standing",
        "to_act",
        "tokens",
        "turns",
    )

    phase: Phase
    to_act: tuple[int, ...]
    first: int | None
    turns: int
    """Turns completed."""
    refill: int | None
    """The base that must be refilled."""
    out: tuple[int, ...]
    """The agents out of play, the same for both seats."""
    hands: list[tuple[int, ...]]
    """Rising."""
    standing: list[tuple[int, ...]]
    """The bases that have not fallen."""
    on_base: list[tuple[int, ...]]
    """By base, the agent there; a fallen base keeps it."""
    beside: list[tuple[int, ...]]
    """By base, the tokens beside it."""
    tokens: list[int]
    """Tokens not yet used."""
    points: list[int]

    def __init__(self, agents: int, bases: int, tokens: int) -> None:
        self.phase = "place"
        self.to_act = BOTH_SEATS
        self.first = self.refill = None
        self.turns = 0
        self.out = ()
        self.hands = [tuple(range(agents)) for _ in BOTH_SEATS]
        self.standing = [tuple(range(bases)) for _ in BOTH_SEATS]
        self.on_base = [(NO_AGENT,) * bases for _ in BOTH_SEATS]
        self.beside = [(0,) * bases for _ in BOTH_SEATS]
        self.tokens = [tokens, tokens]
        self.points = [0, 0]

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.first = self.first
        new.turns = self.turns
        new.refill = self.refill
        new.out = self.out
        new.hands = self.hands.copy()
        new.standing = self.standing.copy()
        new.on_base = self.on_base.copy()
        new.beside = self.beside.copy()
        new.tokens = self.tokens.copy()
        new.points = self.points.copy()
        return new

    def take(self, seat: int, agent: int) -> None:
        """Put an agent into a seat's hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], agent)))

    def discard(self, seat: int, agent: int) -> None:
        """Take an agent out of a seat's hand."""
        self.hands[seat] = without(self.hands[seat], agent)

    def put(self, seat: int, base: int, agent: int) -> None:
        """Put an agent on a base in place of what was there."""
        self.on_base[seat] = replaced(self.on_base[seat], base, agent)


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return the items other than this one."""
    return tuple([other for other in items if other != item])


def replaced(items: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """Return the items with another one at an index."""
    return (*items[:at], item, *items[at + 1 :])
