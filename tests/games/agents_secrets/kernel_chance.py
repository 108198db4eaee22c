"""Les agents secrets: what chance did in a kernel's game, as a move of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from filature.core.knowledge import Move
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import HIGHEST


def chance(game: AgentsSecrets, state: Any, kernel: Any) -> Move:
    """Return the move of chance that is due in `state` and was made in `kernel`."""
    if state.phase == "agents":
        return ("agents", sum(1 << int(agent) for agent in np.flatnonzero(kernel.in_play)))
    if state.phase == "identities":
        return ("identities", *(int(agent) for agent in kernel.identity[: game.seats]))
    if state.phase == "first_player":
        dice = [HIGHEST if seat == kernel.first else 1 for seat in range(game.seats)]
        return ("first_player", tuple(dice))
    return int(kernel.roll)


def prefer(kernel: Any, legal: list[int], rng: Random) -> int | None:
    """Often spend as much of the die as possible on one agent, so that decisions stay short."""
    if kernel.phase != 0 or rng.random() < 0.6:
        return None
    return max(rng.sample(legal, min(3, len(legal))), key=lambda action: action % HIGHEST)
