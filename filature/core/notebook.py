"""Pages of a notebook: what a belief says, in statements.

A game's `notebook.py` turns its belief into sections (`certainty`, `suspicion`) whose lines are
`line-belief_…` of its words, so that terminal and browser can show any game's notebook.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from filature.core.events import Line, Section

MOST = 5
"""How many possibilities a line names."""


def odds(shares: Mapping[Any, float]) -> list[tuple[str, int]]:
    """Return the likeliest possibilities with their chances in per cent, the likeliest first."""
    rounded = [(str(key), round(100 * share)) for key, share in shares.items()]
    likely = sorted((one for one in rounded if one[1] > 0), key=lambda one: -one[1])
    return likely[:MOST]


def how_many(worlds: int) -> int | str:
    """Return a number as a person would say it: beyond a million, as a power of ten."""
    if worlds <= 1_000_000:
        return worlds
    power = len(str(worlds)) - 1
    raised = str(power).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{round(worlds / 10**power)} × 10{raised}"


def certainty(lines: list[Line]) -> Section:
    """Return what the rules alone imply."""
    return Section("certainty", lines)


def suspicion(lines: list[Line]) -> Section:
    """Return what the way people acted suggests, if the model of players is right."""
    return Section("suspicion", lines)
