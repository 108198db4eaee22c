"""Agent Hunter: the state of one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Phase = Literal["place", "first_player", "turn", "refill", "over"]

BOTH_SEATS = (0, 1)
NO_AGENT = -1
"""In place of the agent on an empty base."""


@dataclass(slots=True, eq=False)
class State:
    """The truth of one game.

    Lists are indexed by seat. What they hold for a seat is immutable, so clones may share it.
    """

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
    out: tuple[int, ...] = ()
    """The agents out of play, the same for both seats."""
    phase: Phase = "place"
    to_act: tuple[int, ...] = BOTH_SEATS
    first: int | None = None
    turns: int = 0
    """Turns completed."""
    refill: int | None = None
    """The base that must be refilled."""

    @classmethod
    def start(cls, agents: int, bases: int, tokens: int) -> State:
        """Return the state before anything is placed."""
        return cls(
            hands=[tuple(range(agents))] * 2,
            standing=[tuple(range(bases))] * 2,
            on_base=[(NO_AGENT,) * bases] * 2,
            beside=[(0,) * bases] * 2,
            tokens=[tokens, tokens],
            points=[0, 0],
        )

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        return State(
            self.hands.copy(),
            self.standing.copy(),
            self.on_base.copy(),
            self.beside.copy(),
            self.tokens.copy(),
            self.points.copy(),
            self.out,
            self.phase,
            self.to_act,
            self.first,
            self.turns,
            self.refill,
        )

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
