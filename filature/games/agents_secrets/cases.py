"""Les agents secrets: cases. Which way to move wins, whoever the others are.

The rules never make an identity certain, and nothing that is told before the end depends on one:
there is no case of another kind. The levels say how many agents must move, one, two, three or more;
a win is one level harder where another agent reaches the goal in the same count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from itertools import permutations
from math import perm
from typing import Any

from filature.core.game import Game
from filature.core.knowledge import Knowledge, Move, World
from filature.core.messages import Say
from filature.core.puzzles import BEHAVIOUR, Puzzle, Setup
from filature.games.agents_secrets.lookup import FIRST_SPLIT, SPLIT_STEPS
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.state import State
from filature.games.agents_secrets.street import AGENTS, WORTH
from filature.games.agents_secrets.worlds import Secrets, world

IDENTITIES = "identities"
PLAIN = 5
"""A win is plain where at least one decision in so many wins."""
MOST_GAINED = max(WORTH)


class AgentsSecretsPuzzle(Puzzle):
    """A seat's knowledge of who holds whom."""

    kinds = ("win",)
    setups = tuple(
        Setup(seats, options)
        for options in ({}, {"goal": 30}, {"rules": "advanced", "report_at": 60})
        for seats in (4, 3, 5, 2, 6, 7)
    )
    most_worlds = perm(6, 6)
    game: AgentsSecrets

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        super().__init__(game, knowledge)
        self.hidden = Secrets(self.game, knowledge)

    # Worlds

    @cached_property
    def first(self) -> World[State]:
        """One world; the others differ in the identities alone."""
        drawn = self.hidden.free[: len(self.hidden.masked)]
        return world(self.game, self.knowledge, self.hidden, self.hidden.identities(drawn), ())

    @cached_property
    def present(self) -> State:
        return self.first.state

    def worlds(self) -> Iterator[World[State]]:
        """List the worlds; nothing but the identities differs, since no report was written."""
        history = self.first.history
        dealt = next(at for at, (_, move) in enumerate(history) if is_deal(move))
        for drawn in permutations(self.hidden.free, len(self.hidden.masked)):
            state = self.first.state.clone()
            state.identities = self.hidden.identities(drawn)
            deal = history[dealt][0], (IDENTITIES, *state.identities)
            yield World(state, [*history[:dealt], deal, *history[dealt + 1 :]])

    def count(self) -> int:
        if not self.hidden.dealt or self.hidden.reports:
            return 0
        return perm(len(self.hidden.free), len(self.hidden.masked))

    # Win

    def candidates(self) -> Iterable[int]:
        """Only a move that leads to a count can end the game, and only near the goal."""
        state = self.present
        near = max(state.scores) + MOST_GAINED >= self.game.goal
        return self.decisions() if state.phase == "move" and near else ()

    def wins_always(self, move: int) -> bool:
        """Under the basic rules it does not matter who the others are."""
        if not self.wins(self.present, move):
            return False
        return not self.game.advanced or super().wins_always(move)

    def obvious(self, winning: Collection[int]) -> bool:
        return len(winning) * PLAIN >= len(self.decisions())

    def moved(self, move: int) -> int:
        """Count the agents that a decision moves."""
        return len(SPLIT_STEPS[move - FIRST_SPLIT])

    def rivals(self, move: int) -> int:
        """Count the other agents that also reach the goal by a decision."""
        state = self.present.clone()
        self.game.play(state, self.seat, move)
        own = state.identities[self.seat]
        reached = [agent for agent in state.in_play if state.scores[agent] >= self.game.goal]
        return len([agent for agent in reached if agent != own])

    def win_level(self, move: int) -> int:
        return min(self.moved(move) - 1 + (self.rivals(move) > 0), BEHAVIOUR)

    def proof(self, move: int) -> list[Say]:
        """Say where everybody stands after the count, and who is at the goal."""
        state = self.present.clone()
        self.game.play(state, self.seat, move)
        reached = [
            {
                "type": "reaches",
                "agent": AGENTS[agent],
                "gain": WORTH[state.places[agent]],
                "total": state.scores[agent],
            }
            for agent in state.in_play
            if state.scores[agent] >= self.game.goal
        ]
        own = AGENTS[state.identities[self.seat]]
        return [{"type": "agent_of", "seat": self.seat, "agent": own}, *reached]


def is_deal(move: Move) -> bool:
    return type(move) is tuple and move[0] == IDENTITIES


PUZZLE = AgentsSecretsPuzzle
