"""Kryptos: the numbered cards and their colours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Colour = Literal["yellow", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green")
"""The rows of the track, from the top."""

Colours = dict[Colour, int]
"""How many cards of each colour: the tokens."""


def row(number: int) -> int:
    """Return the row of the track, from 0, on which a number is printed."""
    return (number - 1) % 4


def colour_of(number: int) -> Colour:
    return COLOURS[row(number)]


def row_counts(cards: Iterable[int]) -> list[int]:
    """Count the cards in each row of the track."""
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[row(card)] += 1
    return counts


def count_colours(cards: Iterable[int]) -> Colours:
    return dict(zip(COLOURS, row_counts(cards), strict=True))
