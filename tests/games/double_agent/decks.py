"""Replacement decks for tests: small ones, and ones that reach what the default deck cannot."""

from __future__ import annotations

from typing import Any


def card(
    id: str, value: int, back: str, copies: int | list[int] = 1, effect: str | None = None
) -> dict[str, Any]:
    name = {"fr": id.capitalize(), "en": id.capitalize()}
    return {
        "id": id,
        "name": name,
        "value": value,
        "back": back,
        "copies": copies,
        "effect": effect,
        "source": "house",
    }


def deck(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"cards": list(cards)}


def of_documents(*values: int) -> dict[str, Any]:
    """One document for each of these values, with its value on the back."""
    return deck(*(card(f"d{at}", value, str(value)) for at, value in enumerate(values)))


SMALL = deck(
    card("two", 2, "2"),
    card("seven", 7, "0/7"),
    card("personal", 0, "0/7", effect="personal"),
    card("tip", 2, "?", effect="tip"),
    card("crosscheck", 3, "?", effect="crosscheck"),
    card("turncoat", 6, "?", effect="turncoat"),
)
"""Six different cards: a hand and one to draw."""

TWINS = deck(
    card("seven", 7, "0/7", 2),
    card("personal", 0, "0/7", effect="personal"),
    card("tip", 2, "?", 2, effect="tip"),
    card("courier", 1, "?", effect="courier"),
)
"""Six cards, two of them twice."""

STUFFED = deck(
    card("four", 4, "4", 6),
    card("trapped", 0, "0/7", 2, effect="trapped"),
    card("seven", 7, "0/7", 4),
    card("nosy", 4, "?", 3, effect="nosy"),
    card("courier", 1, "?", 3, effect="courier"),
    card("blackmail", 5, "?", 2, effect="blackmail"),
    card("blank", 1, "?", 3),
)
"""More counters asked for than there are, and cards without an effect."""

LOPSIDED = deck(
    card("three", 3, "3", [1, 6]),
    card("tip", 2, "?", [0, 3], effect="tip"),
    card("nosy", 4, "?", [1, 2], effect="nosy"),
)
"""Seat 0 has two cards, seat 1 eleven: seat 0 passes."""

ONLY_ACTIONS = deck(
    card("pressure", 3, "?", 4, effect="pressure"),
    card("crosscheck", 3, "?", 4, effect="crosscheck"),
    card("blank", 9, "?", 4),
)
"""Every back is `?`."""

ONES_AND_TWOS = deck(card("one", 1, "1", [20, 0]), card("two", 2, "2", [0, 20]))
"""Seat 0 has documents of value 1, seat 1 of value 2."""
