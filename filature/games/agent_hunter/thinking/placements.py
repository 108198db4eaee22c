"""Agent Hunter: sets of placements as bit masks.

What a seat hides is one placement: which agent stands on each of its bases (at most 720). A set of
placements is one int, bit i for the i-th of `Tables.placements`; what an event tells leaves an
`and` with a mask worked out once, and counting is `bit_count`. A base that has fallen, or is being
refilled, keeps the agent that was seen on it: that agent is out of play, so no other placement is
shut out by it.

What is told about one seat's bases never depends on the other's. So the set of placements that a
spectator holds possible for a seat is also what its opponent holds possible, by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.tables import Tables, tables

Mask = int
"""A set of placements."""


class Masks:
    """The sets of placements that what is told can leave, for one size of the game."""

    def __init__(self, size: Tables) -> None:
        agents, bases = range(size.agents), range(size.bases)
        self.size = size
        self.placements = size.placements
        self.index = {placed: at for at, placed in enumerate(size.placements)}
        self.all: Mask = (1 << len(size.placements)) - 1
        self.at = [[self.those(lambda p, b=b, n=n: p[b] == n) for n in agents] for b in bases]
        """By base and agent: that agent stands there."""
        self.below = [[self.those(lambda p, b=b, n=n: p[b] < n) for n in agents] for b in bases]
        self.above = [[self.those(lambda p, b=b, n=n: p[b] > n) for n in agents] for b in bases]
        self.without = [self.those(lambda p, n=n: n not in p) for n in agents]
        """By agent: it stands on no base."""
        rest: dict[tuple[int, tuple[int, ...]], Mask] = {}
        for at, placed in enumerate(size.placements):
            for base in bases:
                key = base, placed[:base] + placed[base + 1 :]
                rest[key] = rest.get(key, 0) | 1 << at
        self.like = [
            [rest[base, placed[:base] + placed[base + 1 :]] for placed in size.placements]
            for base in bases
        ]
        """By base and placement: those that differ from it on that base alone, and itself."""

    def those(self, holds: Callable[..., bool]) -> Mask:
        """Return the set of the placements of which something holds."""
        return sum(1 << at for at, placed in enumerate(self.placements) if holds(placed))

    def answered(self, possible: Mask, base: int, agent: int, answer: str) -> Mask:
        """Keep the placements that give this answer to an attack on a base."""
        if answer == "equal":
            return possible & self.at[base][agent]
        return possible & (self.below if answer == "higher" else self.above)[base][agent]

    def replaced(self, possible: Mask, base: int, out: int) -> Mask:
        """Put, on a base, any agent in play that stands on no other base."""
        like = self.like[base]
        result = 0
        while possible:
            family = like[(possible & -possible).bit_length() - 1]
            result |= family
            possible &= ~family
        at = self.at[base]
        for agent in self.size.members[out]:
            result &= ~at[agent]
        return result

    def counts(self, possible: Mask, base: int) -> list[int]:
        """Count the placements with each agent on a base."""
        return [(possible & mask).bit_count() for mask in self.at[base]]

    def listed(self, possible: Mask) -> list[int]:
        """Return the placements of a set, by their number, rising."""
        numbers = []
        while possible:
            low = possible & -possible
            numbers.append(low.bit_length() - 1)
            possible ^= low
        return numbers


@cache
def masks(agents: int, bases: int) -> Masks:
    """Return the masks of one size, shared by all its games."""
    return Masks(tables(agents, bases))


@cache
def set_up(options: tuple[tuple[str, int], ...]) -> AgentHunter:
    """Return a game as set up, with its tables."""
    return AgentHunter(2, dict(options))


def game_of(knowledge: Knowledge) -> AgentHunter:
    """Return the game that a knowledge is of."""
    return set_up(tuple(sorted(knowledge.options.items())))
