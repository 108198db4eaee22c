"""Every game with every number of seats; all but the fewest seats are slow tests."""

from __future__ import annotations

import pytest

from filature.games import catalogue

SETUPS = [
    pytest.param(id, seats, marks=() if seats == min(game.seat_counts) else pytest.mark.slow)
    for id, game in catalogue().items()
    for seats in game.seat_counts
]
