"""Whose day it is: the case of a day follows from the date alone, the same on every server."""

from __future__ import annotations

from datetime import date

EPOCH = date(2026, 1, 1)
"""The day of the cases of number 1."""


def number_on(day: date, count: int) -> int:
    """Return the number, from 1 to `count`, of the case of a day."""
    return (day - EPOCH).days % count + 1


def day_named(text: str) -> date | None:
    """Read a day as YYYY-MM-DD, strictly; nothing else is one."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None
