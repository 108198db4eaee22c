"""What is drawn on a sheet: marks in millimetres, from the top left corner of the page.

A mark is drawn the same way into SVG and into PDF. Marks are grouped by what they are for, so that
a reader of the SVG, a test as well as a cutting machine, can tell what is raised from what is only
printed:

| kind | what it is |
|---|---|
| `symbol`, `line`, `texture`, `braille` | raised on a tactile sheet; `name` says which one |
| `piece` | something to cut out; `name` says what it is, and nothing else is counted |
| `cut`, `fold` | where to cut and where to fold; never raised |
| `print` | everything that is only to be seen |
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin
from typing import Literal, TypeAlias

Font = Literal["regular", "bold", "label"]
Anchor = Literal["start", "middle", "end"]
Kind = Literal["symbol", "line", "texture", "braille", "piece", "cut", "fold", "print"]
RAISED: tuple[Kind, ...] = ("symbol", "line", "texture", "braille")

Step: TypeAlias = tuple[str, tuple[float, ...]]
"""One step of an outline: M, L, C (both control points, then the end) or Z."""

BLACK = "#000000"
INK = "#1f1b16"
POINT = 25.4 / 72
"""A typographic point in millimetres."""
ROUND = 0.5523
"""How far the control points of a quarter circle are, in radii."""


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled, stroked or both."""

    steps: tuple[Step, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()

    def moved(self, dx: float, dy: float) -> Path:
        return replace(self, steps=tuple((c, shifted(n, dx, dy)) for c, n in self.steps))

    def scaled(self, by: float) -> Path:
        steps = tuple((c, tuple(one * by for one in n)) for c, n in self.steps)
        dash = tuple(one * by for one in self.dash)
        return replace(self, steps=steps, width=self.width * by, dash=dash)


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, filled, stroked or both."""

    x: float
    y: float
    r: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0

    def moved(self, dx: float, dy: float) -> Disc:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def scaled(self, by: float) -> Disc:
        return replace(self, x=self.x * by, y=self.y * by, r=self.r * by, width=self.width * by)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; `y` is its baseline, `size` is in points."""

    x: float
    y: float
    text: str
    size: float
    font: Font = "regular"
    anchor: Anchor = "start"
    fill: str = INK

    def moved(self, dx: float, dy: float) -> Text:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def scaled(self, by: float) -> Text:
        return replace(self, x=self.x * by, y=self.y * by, size=self.size * by)


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that belong together."""

    kind: Kind
    name: str
    marks: tuple[Mark, ...]

    def moved(self, dx: float, dy: float) -> Group:
        return replace(self, marks=tuple(mark.moved(dx, dy) for mark in self.marks))

    def scaled(self, by: float) -> Group:
        return replace(self, marks=tuple(mark.scaled(by) for mark in self.marks))


Mark: TypeAlias = Path | Disc | Text | Group
Marks: TypeAlias = Sequence[Mark]


def shifted(numbers: Sequence[float], dx: float, dy: float) -> tuple[float, ...]:
    return tuple(one + (dy if at % 2 else dx) for at, one in enumerate(numbers))


def moved(marks: Iterable[Mark], dx: float, dy: float) -> list[Mark]:
    """Move marks to another place."""
    return [mark.moved(dx, dy) for mark in marks]


def group(kind: Kind, name: str, marks: Iterable[Mark]) -> Group:
    return Group(kind, name, tuple(marks))


def line(*points: tuple[float, float], closed: bool = False) -> tuple[Step, ...]:
    """Return the outline through some points."""
    steps: list[Step] = [("M" if at == 0 else "L", point) for at, point in enumerate(points)]
    return (*steps, ("Z", ())) if closed else tuple(steps)


def rectangle(x: float, y: float, width: float, height: float, r: float = 0) -> tuple[Step, ...]:
    """Return the outline of a rectangle, with rounded corners of radius `r`."""
    right, bottom, k = x + width, y + height, r * (1 - ROUND)
    if not r:
        return line((x, y), (right, y), (right, bottom), (x, bottom), closed=True)
    return (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, bottom - r)),
        ("C", (right, bottom - k, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    )


def corner_cut(x: float, y: float, width: float, height: float, by: float) -> tuple[Step, ...]:
    """Return a rectangle whose upper right corner is cut off, to feel which way up it lies."""
    right, bottom = x + width, y + height
    return line((x, y), (right - by, y), (right, y + by), (right, bottom), (x, bottom), closed=True)


def polygon(x: float, y: float, r: float, corners: int, turn: float = 0) -> tuple[Step, ...]:
    """Return a regular polygon; `turn` is where its first corner is, in turns from the top."""
    angles = [2 * pi * (at / corners + turn) for at in range(corners)]
    return line(*((x + r * sin(a), y - r * cos(a)) for a in angles), closed=True)


TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")


@cache
def outline(text: str) -> tuple[Step, ...]:
    """Read an outline from the letters of an SVG path: M, L, H, V, C, Q and Z, all absolute."""
    tokens = TOKEN.findall(text)
    steps: list[Step] = []
    x = y = 0.0
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}[command]
        n = [float(one) for one in tokens[at : at + count]]
        at += count
        if command == "Z":
            steps.append(("Z", ()))
            continue
        if command in "HV":
            n = [n[0], y] if command == "H" else [x, n[0]]
        if command == "Q":
            cx, cy, ex, ey = n
            n = [x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), ex + 2 / 3 * (cx - ex)]
            n += [ey + 2 / 3 * (cy - ey), ex, ey]
        steps.append(({"H": "L", "V": "L", "Q": "C"}.get(command, command), tuple(n)))
        x, y = n[-2], n[-1]
        command = "L" if command == "M" else command
    return tuple(steps)


def tinted(marks: Iterable[Mark], colour: str) -> list[Mark]:
    """Return marks in another colour."""
    done: list[Mark] = []
    for mark in marks:
        if isinstance(mark, Group):
            done.append(replace(mark, marks=tuple(tinted(mark.marks, colour))))
        elif isinstance(mark, Text):
            done.append(replace(mark, fill=colour))
        else:
            fill = colour if mark.fill else None
            done.append(replace(mark, fill=fill, stroke=colour if mark.stroke else None))
    return done
