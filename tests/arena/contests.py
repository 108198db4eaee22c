"""Contests for tests, played in this process."""

from __future__ import annotations

from typing import Any

from filature.arena.contest import Contest, Deal
from filature.arena.deal import games_of_deal


def contest(game: str = "agent_hunter", *bots: str, **changes: Any) -> Contest:
    """Return a small contest."""
    given: dict[str, Any] = {
        "seats": 2,
        "options": {},
        "bots": list(bots) or ["ref-random", "ref-random"],
        "deals": 2,
        "budget": 5,
        "seed": "test",
        "timeout": 20.0,
    }
    return Contest(game=game, **{**given, **changes})


def all_deals(wanted: Contest) -> list[Deal]:
    """Play all its deals."""
    return [games_of_deal(wanted, number) for number in range(wanted.deals)]


def without_timings(printed: str) -> str:
    """Return what a rerun must repeat."""
    table, _, timings = printed.partition("\nTimings, no part of the result")
    assert timings
    return table
