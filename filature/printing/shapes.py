"""The raised alphabet of the kit: symbols, counted dots, textures and lines that fingers can tell.

Everything is drawn as the guidelines for swell paper ask: lines of 1.5 mm, at least 3 mm between
what does not touch, symbols of 10 mm and more with plain outlines. The same drawings are printed on
the other sheets too, so that all sets of a game share one set of signs.
"""

from __future__ import annotations

from dataclasses import dataclass

from filature.printing.drawing import (
    BLACK,
    Disc,
    Group,
    Kind,
    Mark,
    Path,
    Step,
    group,
    line,
    outline,
    polygon,
    rectangle,
)

LINE = 1.5
"""How wide a raised line is."""
GAP = 3.0
"""The least space between raised marks that do not touch."""
SYMBOL_GAP = 6.0
"""The least space between two symbols."""

BOX = 30.0
"""The box in which pictures are drawn; what is 3 wide here is 3 mm on a picture of 30 mm."""


def stroke(steps: tuple[Step, ...], colour: str = BLACK, width: float = LINE) -> Path:
    return Path(steps, stroke=colour, width=width)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in its box: lines, and circles (x, y, radius), whole or solid."""

    lines: str = ""
    circles: tuple[tuple[float, float, float], ...] = ()
    solid: str = ""
    discs: tuple[tuple[float, float, float], ...] = ()


def picture(
    name: str, drawn: Picture, x: float, y: float, size: float, colour: str = BLACK
) -> Group:
    """Draw a picture, centred, with lines that keep their width on a smaller one."""
    by, dx, dy = size / BOX, x - size / 2, y - size / 2
    wide = max(LINE * 0.7, LINE * by)
    marks: list[Mark] = []
    if drawn.solid:
        marks.append(Path(outline(drawn.solid), fill=colour).scaled(by).moved(dx, dy))
    if drawn.lines:
        plain = Path(outline(drawn.lines)).scaled(by).moved(dx, dy)
        marks.append(stroke(plain.steps, colour, wide))
    for cx, cy, r in drawn.circles:
        marks.append(Disc(cx * by + dx, cy * by + dy, r * by, stroke=colour, width=wide))
    for cx, cy, r in drawn.discs:
        marks.append(Disc(cx * by + dx, cy * by + dy, r * by, fill=colour))
    return group("symbol", name, marks)


def shape(name: str, x: float, y: float, size: float, colour: str = BLACK) -> Group:
    """Draw one of the plain shapes, centred."""
    r = size / 2 - LINE / 2
    marks: list[Mark]
    if name == "disc":
        marks = [Disc(x, y, size / 2, fill=colour)]
    elif name == "ring":
        marks = [Disc(x, y, r, stroke=colour, width=LINE)]
    elif name == "cross":
        marks = [stroke(line((x - r, y), (x + r, y)), colour, 2 * LINE)]
        marks += [stroke(line((x, y - r), (x, y + r)), colour, 2 * LINE)]
    else:
        marks = [stroke(corners(name, x, y, r), colour)]
    return group("symbol", name, marks)


def corners(name: str, x: float, y: float, r: float) -> tuple[Step, ...]:
    """Return the outline of a shape with corners."""
    if name == "triangle":
        return polygon(x, y + r * 0.15, r * 1.1, 3)
    if name == "diamond":
        return line((x, y - r), (x + r * 0.75, y), (x, y + r), (x - r * 0.75, y), closed=True)
    if name == "arch":
        return outline_arch(x, y, r)
    if name == "bar":
        return rectangle(x - r * 0.45, y - r, r * 0.9, 2 * r)
    if name == "square":
        return rectangle(x - r, y - r, 2 * r, 2 * r)
    if name == "ring":
        return rectangle(x - r, y - r, 2 * r, 2 * r, r)
    if name == "plus":
        a = r * 0.42
        return line(
            (x - a, y - r),
            (x + a, y - r),
            (x + a, y - a),
            (x + r, y - a),
            (x + r, y + a),
            (x + a, y + a),
            (x + a, y + r),
            (x - a, y + r),
            (x - a, y + a),
            (x - r, y + a),
            (x - r, y - a),
            (x - a, y - a),
            closed=True,
        )
    raise LookupError(name)


def outline_arch(x: float, y: float, r: float) -> tuple[Step, ...]:
    k = r * 0.5523
    return (
        ("M", (x - r, y + r)),
        ("L", (x - r, y)),
        ("C", (x - r, y - k, x - k, y - r, x, y - r)),
        ("C", (x + k, y - r, x + r, y - k, x + r, y)),
        ("L", (x + r, y + r)),
        ("Z", ()),
    )


PIPS = {
    0: (),
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
    7: ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2)),
    8: ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)),
    9: tuple((column, row) for row in range(3) for column in range(3)),
}
"""Where the dots of a number are, as on a die."""


def pips(number: int, x: float, y: float, size: float, colour: str = BLACK) -> Group:
    """Draw a number as counted dots, centred: a ring for 0, a die up to 9, bars for the tens."""
    tens, ones = divmod(number, 10)
    marks: list[Mark] = []
    pitch = size / 3
    left = x - (tens * pitch * 0.75 + (size if ones or not tens else 0)) / 2
    for ten in range(tens):
        bx = left + pitch * 0.375 + ten * pitch * 0.75
        high = size / 2 - LINE
        marks.append(stroke(line((bx, y - high), (bx, y + high)), colour, 2 * LINE))
    left += tens * pitch * 0.75
    for column, row in PIPS[ones]:
        px, py = left + (column + 0.5) * pitch, y + (row - 1) * pitch
        marks.append(Disc(px, py, pitch * 0.27, fill=colour))
    if number == 0:
        marks.append(Disc(x, y, size * 0.3, stroke=colour, width=LINE))
    return group("symbol", f"number-{number}", marks)


LINE_STYLES: dict[str, tuple[float, ...]] = {
    "solid": (),
    "dashed": (7, 4),
    "dotted": (1.6, 4),
}


def rule(name: str, *points: tuple[float, float], colour: str = BLACK, wide: float = LINE) -> Group:
    """Draw a line of one of the styles; `thick` is one by its width."""
    kind: Kind = "line"
    if name == "thick":
        return group(kind, name, [stroke(line(*points), colour, 2.5 * wide)])
    return group(
        kind, name, [Path(line(*points), stroke=colour, width=wide, dash=LINE_STYLES[name])]
    )
