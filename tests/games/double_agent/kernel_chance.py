"""Double Agent: what chance did in a kernel's game, as a move of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from filature.core.knowledge import Move
from filature.games.double_agent.rules import FIRST_TURNS, DoubleAgent
from filature.games.double_agent.state import COUNT, State
from filature.games.double_agent.thinking.encoder import LAYS, NAMED, PLACES, TIPS

EARLY = 2
"""The agent that is made to deliver early in some games."""


def chance(game: DoubleAgent, state: State, kernel: Any) -> Move:
    """Return the move of chance that is due in `state` and was made in `kernel`."""
    if state.phase == "first_player":
        return game.lookup.first_players + int(kernel.first)
    return tuple(tuple(deck.tolist()) for deck in kernel.decks)


def prefer(kernel: Any, legal: list[int], rng: Random) -> int | None:
    """In some games, lay the first documents at one agent and pull the other pawns.

    It then delivers before all pawns are pulled, so that a pull may be skipped (R3).
    """
    if int(kernel.turns) >= FIRST_TURNS or int(kernel.decks[0][0]) > 3:
        return None
    agent = EARLY if kernel.actor == 0 else COUNT - 1 - EARLY
    liked = [
        action
        for action in legal
        if (LAYS <= action < TIPS and (action - LAYS) % COUNT == agent)
        or (NAMED <= action < PLACES and action - NAMED != agent)
    ]
    return rng.choice(liked) if liked else None
