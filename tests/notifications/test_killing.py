"""A small run of `python -m tests.notifications.killing`: workers that die lose nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.notifications.killing import kill_many, problems_of


@pytest.mark.parametrize(
    "store", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)], indirect=True
)
def test_workers_that_are_killed_lose_no_turn_and_tell_none_that_is_over(store: str) -> None:
    deaths = 0
    for seed in range(3, 9):
        figures = asyncio.run(kill_many(store, 30, 1, seed, lease=0.5))
        assert figures["told"] >= 25
        assert problems_of(figures) == {}
        # On a busy machine a worker sends more at once, and may come through a run alive.
        deaths += sum(figures["deaths"].values())
        if deaths >= 2:
            return
    raise AssertionError("hardly any worker died")
