"""Paper, styles and pages: the frame of everything that is printed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from filature.printing.drawing import Mark

StyleName = Literal["normal", "large", "tactile"]
Medium = Literal["paper", "card", "swell"]

MARGIN = 10.0
"""Nothing is printed nearer to the edge: most printers cannot."""
FIELD_WIDTH, FIELD_HEIGHT = 180.0, 240.0
"""Where pieces lie, the same on both papers: nine small cards, or four large ones."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float


PAPERS = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True, slots=True)
class Style:
    """Sizes of text in points, and whether what is drawn is raised."""

    name: StyleName
    small: float
    body: float
    heading: float
    title: float
    wide: tuple[float, float]
    """The size of a card that has words on it."""
    narrow: tuple[float, float]
    """The size of a card that has a number on it."""
    token: float
    raised: bool = False


STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style("normal", 8, 10.5, 13, 30, (60, 80), (45, 60), 30),
        Style("large", 18, 20, 24, 38, (90, 120), (60, 80), 45),
        Style("tactile", 18, 20, 24, 38, (90, 120), (60, 80), 45, raised=True),
    )
}

COLOURS = {
    "red": "#a8321f",
    "blue": "#1f4f8f",
    "green": "#20603f",
    "yellow": "#e8b21c",
    "orange": "#e8813a",
    "violet": "#7a4fae",
    "grey": "#8c959f",
    "brown": "#5b4632",
    "paper": "#f4ecdb",
    "rule": "#b9a88a",
    "faint": "#ded3bd",
}
NOT_RAISED = "#2f74b5"
"""The print of a tactile sheet: a colour without black, which the heat of the fuser leaves flat."""


@dataclass(slots=True)
class Page:
    """One side of a sheet."""

    paper: Paper
    language: str
    part: str
    """What it belongs to, in the name of its file: cards, board…"""
    title: str
    medium: Medium
    marks: list[Mark] = field(default_factory=list)

    @property
    def left(self) -> float:
        """Where the field begins, from the left."""
        return (self.paper.width - FIELD_WIDTH) / 2

    @property
    def top(self) -> float:
        """Where the field begins, from the top: below the head of the page."""
        return min(26.0, self.paper.height - FIELD_HEIGHT - MARGIN - 7)

    @property
    def foot(self) -> float:
        """The baseline of the last line of the page."""
        return self.paper.height - MARGIN - 1
