"""Which cases of a matrix `make test` tries; the others are slow, for `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from filature.games import catalogue


def slow_unless(fast: Iterable[object], cases: Iterable[object]) -> list[object]:
    """Mark all cases as slow except some."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else [case]),
            marks=[] if case in fast else [pytest.mark.slow],
        )
        for case in cases
    ]


def left_to_test_all() -> set[str]:
    """Return the tests, or single cases of them, that `left_to_test_all.txt` names."""
    text = Path(__file__).with_name("left_to_test_all.txt").read_text(encoding="utf-8")
    return {line for line in text.splitlines() if line and not line.startswith("#")}


SETUPS = slow_unless(
    [(id, min(game.seat_counts)) for id, game in catalogue().items()],
    [(id, seats) for id, game in catalogue().items() for seats in game.seat_counts],
)
"""Every game with every number of seats; all but the fewest seats are slow."""
