"""The board as bots compute with it, and every split of a die over the agents in play.

Agents are counted here among those in play only, in the order of the roster: the first in play is
0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from filature.games.agents_secrets.lookup import Split, splits
from filature.games.agents_secrets.street import HIGHEST, PLACES, WORTH

AROUND = tuple(step % len(PLACES) for step in range(len(PLACES) + HIGHEST))
"""Where an agent stands that has gone so far from the chapel."""


class Board(NamedTuple):
    """Where the agents stand, their scores, and where the file is."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    file: int

    def moved(self, split: Split) -> tuple[Board, bool]:
        """Move the agents; tell whether one that moved stands beside the file."""
        places = tuple(
            [AROUND[place + steps] for place, steps in zip(self.places, split, strict=True)]
        )
        arrived = any(k and p == self.file for k, p in zip(split, places, strict=True))
        return Board(places, self.scores, self.file), arrived

    def counted(self) -> Board:
        """Give every agent the worth of its place."""
        scores = [
            max(0, score + WORTH[p]) for p, score in zip(self.places, self.scores, strict=True)
        ]
        return Board(self.places, tuple(scores), self.file)

    def free_places(self, advanced: bool) -> tuple[int, ...]:
        """Return where the file may go after a count: advanced anywhere, else where nobody is."""
        return tuple(p for p in range(len(PLACES)) if advanced or p not in self.places)

    def winning_agents(self, goal: int) -> list[int]:
        """Return the agents that win under the basic rules if the game ends now (R1, R6)."""
        best = max(self.scores)
        if best < goal:
            return [agent for agent, score in enumerate(self.scores) if score == best]
        ranks = {
            agent: (WORTH[place], score)
            for agent, (place, score) in enumerate(zip(self.places, self.scores, strict=True))
            if score >= goal
        }
        return [agent for agent, rank in ranks.items() if rank == max(ranks.values())]

    def share_of_victory(self, agent: int, goal: int) -> float:
        """Return an agent's part of the victory under the basic rules if the game ends now."""
        winning = self.winning_agents(goal)
        return 1 / len(winning) if agent in winning else 0.0


@cache  # 4 to 7 agents, six rolls.
def all_splits(agents: int, roll: int) -> tuple[Split, ...]:
    """Return every split of a roll, in the order of the legal set."""
    return tuple(splits(roll, agents))


@cache  # 4 to 7 agents, six rolls.
def splits_with(agents: int, roll: int) -> tuple[tuple[int, ...], ...]:
    """Return masks over `all_splits`: by agent and number of steps, those that move it so far."""
    masks = [[0] * (roll + 1) for _ in range(agents)]
    for at, split in enumerate(all_splits(agents, roll)):
        for agent, steps in enumerate(split):
            masks[agent][steps] |= 1 << at
    return tuple(tuple(of_agent) for of_agent in masks)


def counting_splits(board: Board, roll: int) -> int:
    """Return a mask over `all_splits`: those after which there is a count."""
    masks = splits_with(len(board.places), roll)
    found = 0
    for place, by_steps in zip(board.places, masks, strict=True):
        steps = (board.file - place) % len(PLACES)
        if 0 < steps <= roll:
            found |= by_steps[steps]
    return found


def set_bits(mask: int) -> Iterator[int]:
    """List the positions of the bits of a mask."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
