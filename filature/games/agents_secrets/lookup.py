"""Lookup tables of Les agents secrets: the codes of decisions, and every way to split a die.

The values of the die are 1 to 6. Decisions come after them, so that none can pass for a die: first
the places for the file, then the splits, then the reports (`reports`). A code means the same
whatever agents are in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from filature.core.legal import Listed
from filature.games.agents_secrets.street import AGENTS, HIGHEST, PLACES

Split = tuple[int, ...]
"""How many places each agent goes on."""


def splits(points: int, agents: int) -> Iterator[Split]:
    """List every way to split points over agents, most to the first ones first."""
    if agents == 1:
        yield (points,)
        return
    for share in range(points, -1, -1):
        for rest in splits(points - share, agents - 1):
            yield (share, *rest)


SPLITS = [split for roll in range(1, HIGHEST + 1) for split in splits(roll, len(AGENTS))]
"""Every split over all seven agents, by roll."""

FIRST_FILE = HIGHEST + 1
FIRST_SPLIT = FIRST_FILE + len(PLACES)
FIRST_REPORT = FIRST_SPLIT + len(SPLITS)

SPLIT_STEPS = [{AGENTS[a]: steps for a, steps in enumerate(split) if steps} for split in SPLITS]
"""The splits as records have them: zero steps are not written."""
SPLIT_CODE = {split: FIRST_SPLIT + at for at, split in enumerate(SPLITS)}


@cache  # Sets of the seven agents, and six rolls.
def legal_splits(in_play: tuple[int, ...], roll: int) -> Listed:
    """Return the codes of the splits of a roll over the agents in play, rising."""
    codes = []
    for shares in splits(roll, len(in_play)):
        steps = dict(zip(in_play, shares, strict=True))
        codes.append(SPLIT_CODE[tuple(steps.get(agent, 0) for agent in range(len(AGENTS)))])
    return Listed(codes)
