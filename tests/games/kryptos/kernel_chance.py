"""Kryptos: what chance did in a kernel's game, as a move of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from filature.core.knowledge import Move
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import FIRST_PLAYER

HAND, NAMES = 10, 50
EARLY, LATE, ROUNDS = 0.5, 0.95, 5
"""How often a right number is named, at first and after so many rounds."""


def chance(game: Kryptos, state: Any, kernel: Any) -> Move:
    """Return the move of chance that is due in `state` and was made in `kernel`."""
    if state.phase == FIRST_PLAYER:
        return game.first_codes + int(kernel.first)
    rows = kernel.cards[: game.seats, : game.hand_size].tolist()
    hands = tuple(tuple(row) for row in rows)
    dealt = {card for hand in hands for card in hand}
    return hands, tuple(n for n in range(1, game.numbers + 1) if n not in dealt)


def prefer(kernel: Any, legal: list[int], rng: Random) -> int | None:
    """Often name the right number, so that games come to an end."""
    chosen, seats = int(kernel.chosen), int((kernel.cards[:, 0] > 0).sum())
    if chosen < 0 or rng.random() > (EARLY if kernel.turns < ROUNDS * seats else LATE):
        return None
    place, position = divmod(chosen, HAND)
    target = (int(kernel.actor) + 1 + place) % seats
    return NAMES + int(kernel.cards[target, position]) - 1
