"""The street of Les agents secrets: its places, its agents, and every way to spend a die.

Agents and places are small ints inside: an agent is its place in `AGENTS`, a place its hour on a
clock, the chapel at 0. A split is a code that means the same whatever agents are in play.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache

from filature.core.legal import Listed

AGENTS = ("orange", "violet", "red", "blue", "grey", "yellow", "green")
PLACES = ("chapel", *(f"house_{number}" for number in range(1, 11)), "ruin")
WORTH = (*range(11), -3)
CHAPEL, START_OF_FILE = 0, 7
AGENT_NUMBER = {name: agent for agent, name in enumerate(AGENTS)}
PLACE_NUMBER = {name: place for place, name in enumerate(PLACES)}

ALL_AGENTS = (1 << len(AGENTS)) - 1
MEMBERS = tuple(
    tuple(agent for agent in range(len(AGENTS)) if mask >> agent & 1)
    for mask in range(ALL_AGENTS + 1)
)
"""The agents of every mask, rising."""
NAMED = tuple(tuple((agent, AGENTS[agent]) for agent in members) for members in MEMBERS)
"""The same, each with its name."""

HIGHEST = 6
AROUND = tuple(step % len(PLACES) for step in range(len(PLACES) + HIGHEST))
"""Where an agent stands that has gone so far from the chapel: clockwise, and round again."""

# Codes. The die's values are 1 to 6; decisions come after them, so that none can pass for a die.

FILES = HIGHEST + 1
SPLITS = FILES + len(PLACES)


class Rising(Listed):
    """A legal set written out in rising order."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if type(action) is not int:
            return False
        at = bisect_left(self, action)
        return at < len(self) and self[at] == action


def ways(points: int, agents: int) -> Iterator[tuple[int, ...]]:
    """List every way to split points over agents, most to the first ones first."""
    if agents == 1:
        yield (points,)
        return
    for share in range(points, -1, -1):
        for rest in ways(points - share, agents - 1):
            yield (share, *rest)


SPLIT_BY_CODE = [way for value in range(1, HIGHEST + 1) for way in ways(value, len(AGENTS))]
"""Places moved by each agent, for each split, by roll: code `SPLITS + n` is the nth."""
SPLIT_CODE = {way: SPLITS + at for at, way in enumerate(SPLIT_BY_CODE)}
REPORTS = SPLITS + len(SPLIT_BY_CODE)

Walk = tuple[tuple[tuple[int, str, int], ...], dict[str, int]]
"""A split ready to be walked: (agent, name, distance) of those that move, and the record's steps.
The steps are shared by all events that tell of this split; nobody changes them."""


def walk(way: tuple[int, ...]) -> Walk:
    moving = tuple((agent, AGENTS[agent], steps) for agent, steps in enumerate(way) if steps)
    return moving, {name: steps for _, name, steps in moving}


WALKS = [walk(way) for way in SPLIT_BY_CODE]


LEGAL_WALKS: list[tuple[dict[int, Walk], ...]] = [()] * (ALL_AGENTS + 1)
"""For a mask of agents in play, and a roll: every legal split, ready to be walked, by code."""
LEGAL_SPLITS: list[tuple[Rising, ...]] = [()] * (ALL_AGENTS + 1)
"""For a mask of agents in play, and a roll: the legal set."""


@cache
def lay_out_splits(agent_count: int) -> None:
    """Lay out the legal splits for all masks of so many agents, once."""
    for in_play in range(ALL_AGENTS + 1):
        if in_play.bit_count() != agent_count:
            continue
        by_roll: list[dict[int, Walk]] = [{} for _ in range(HIGHEST + 1)]
        for at, (moving, steps) in enumerate(WALKS):
            if all(in_play >> agent & 1 for agent, _, _ in moving):
                by_roll[sum(steps.values())][SPLITS + at] = WALKS[at]
        LEGAL_WALKS[in_play] = tuple(by_roll)
        LEGAL_SPLITS[in_play] = tuple(Rising(walks) for walks in by_roll)


LEGAL_FILES = [
    Rising(FILES + place for place in range(len(PLACES)) if not barred >> place & 1)
    for barred in range(1 << len(PLACES))
]
"""For a mask of places where the file may not go: the legal set of the others."""
