"""Agent Hunter: what chance did in a kernel's game, as a move of the rules."""

from __future__ import annotations

from typing import Any

from filature.core.knowledge import Move
from filature.games.agent_hunter.rules import AgentHunter


def chance(game: AgentHunter, state: Any, kernel: Any) -> Move:
    """Return the move of chance that is due in `state` and was made in `kernel`."""
    return game.codes.first_player(int(kernel.first))
