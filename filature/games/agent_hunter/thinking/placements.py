"""Agent Hunter: sets of placements as bit masks.

What a seat hides is one placement: which agent stands on each of its bases (at most 720). A set of
placements is one int, bit i for the i-th of `MoveCodes.placements`; what an event tells leaves an
`and` with a mask worked out once, and counting is `bit_count`. A base that has fallen, or is being
refilled, keeps the agent that was seen on it: that agent is out of play, so it excludes no other
placement.

What is told about one seat's bases never depends on the other's. So the set of placements that a
spectator holds possible for a seat is also what its opponent holds possible, by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from filature.games.agent_hunter.actions import MoveCodes
from filature.games.agent_hunter.state import without

Placements = int
"""A set of placements."""


class PlacementSets:
    """The sets of placements that events can leave, for one size of the game."""

    def __init__(self, codes: MoveCodes) -> None:
        agents, bases = range(codes.agents), range(codes.bases)
        self.codes = codes
        self.placements = codes.placements
        self.all: Placements = (1 << len(codes.placements)) - 1
        self.at = [[self.those(lambda p, b=b, n=n: p[b] == n) for n in agents] for b in bases]
        """By base and agent: that agent stands there."""
        self.below = [[self.those(lambda p, b=b, n=n: p[b] < n) for n in agents] for b in bases]
        self.above = [[self.those(lambda p, b=b, n=n: p[b] > n) for n in agents] for b in bases]
        self.without = [self.those(lambda p, n=n: n not in p) for n in agents]
        """By agent: it stands on no base."""
        families: dict[tuple[int, tuple[int, ...]], Placements] = {}
        for at, placed in enumerate(codes.placements):
            for base in bases:
                key = base, without(placed, placed[base])
                families[key] = families.get(key, 0) | 1 << at
        self.like = [
            [families[base, without(placed, placed[base])] for placed in codes.placements]
            for base in bases
        ]
        """By base and placement: those that differ from it on that base alone, and itself."""

    def those(self, holds: Callable[..., bool]) -> Placements:
        """Return the set of the placements for which something holds."""
        return sum(1 << at for at, placed in enumerate(self.placements) if holds(placed))

    def answered(self, base: int, agent: int, answer: str) -> Placements:
        """Return the placements that give this answer to an attack on a base."""
        sets = {"equal": self.at, "higher": self.below, "lower": self.above}[answer]
        return sets[base][agent]

    def replaced(self, possible: Placements, base: int, out: Sequence[int]) -> Placements:
        """Put, on a base, any agent in play that stands on no other base."""
        like = self.like[base]
        result = 0
        while possible:
            family = like[(possible & -possible).bit_length() - 1]
            result |= family
            possible &= ~family
        for agent in out:
            result &= ~self.at[base][agent]
        return result

    def counts(self, possible: Placements, base: int) -> list[int]:
        """Count the placements with each agent on a base."""
        return [(possible & there).bit_count() for there in self.at[base]]

    def share(self, possible: Placements, base: int, agent: int) -> float:
        """Return in what share of some placements an agent stands on a base."""
        return (possible & self.at[base][agent]).bit_count() / possible.bit_count()

    def listed(self, possible: Placements) -> list[int]:
        """Return the placements of a set, by their number, rising."""
        numbers = []
        while possible:
            low = possible & -possible
            numbers.append(low.bit_length() - 1)
            possible ^= low
        return numbers


@cache  # As many as `move_codes` has.
def sets_of(codes: MoveCodes) -> PlacementSets:
    """Return the sets of one size, shared by all its games."""
    return PlacementSets(codes)
