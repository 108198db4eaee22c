"""Spies vs Spies: what chance did in a kernel's game, as a move of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from filature.core.knowledge import Move
from filature.games.spies_vs_spies.actions import FIRST_DEAL, FIRST_PLAYERS
from filature.games.spies_vs_spies.deals import deal_number
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.state import State

MISSION = 15


def chance(game: SpiesVsSpies, state: State, kernel: Any) -> Move:
    """Return the move of chance that is due in `state` and was made in `kernel`."""
    if state.phase == "first_player":
        return FIRST_PLAYERS + int(kernel.first)
    return FIRST_DEAL + deal_number([int(order) for order in kernel.orders])


def prefer(kernel: Any, legal: list[int], rng: Random) -> int | None:
    """Call a mission now and then, so that rounds end; otherwise anything."""
    return MISSION if MISSION in legal and rng.random() < 0.08 else None
