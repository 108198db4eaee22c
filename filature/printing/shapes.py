"""The raised alphabet of the kit: symbols, counted dots, textures and lines that fingers can tell.

Everything is drawn as the guidelines for swell paper ask: lines of 1.5 mm, at least 3 mm between
what does not touch, symbols of 10 mm and more with plain outlines. The same drawings are printed on
the other sheets too, so that all sets of a game share one set of signs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot, sin

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

Inside = Callable[[float, float], bool]


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
    """Draw a line of one of the styles; `double` and `thick` are styles of their own."""
    kind: Kind = "line"
    if name == "thick":
        return group(kind, name, [stroke(line(*points), colour, 2.5 * wide)])
    return group(
        kind, name, [Path(line(*points), stroke=colour, width=wide, dash=LINE_STYLES[name])]
    )


def frame(name: str, x: float, y: float, width: float, height: float, colour: str = BLACK) -> Group:
    """Draw a frame of one of the line styles."""
    dash = LINE_STYLES.get(name, ())
    wide = LINE * 2.5 if name == "thick" else LINE
    steps = rectangle(x, y, width, height)
    return group("line", name, [Path(steps, stroke=colour, width=wide, dash=dash)])


TEXTURES = ("lines", "waves", "dots", "coarse", "dashes", "grid")
"""All textures; a sheet never has more than five of them."""


def texture(
    name: str, x: float, y: float, width: float, height: float, inside: Inside, colour: str = BLACK
) -> Group:
    """Fill what is inside with a texture."""
    box = (x, y, x + width, y + height)
    marks: list[Mark] = []
    if name in ("dots", "coarse"):
        r, pitch = (0.8, 3.6) if name == "dots" else (1.7, 6.6)
        marks = [
            Disc(px, py, r, fill=colour)
            for px, py in lattice(box, pitch)
            if clear(inside, px, py, r)
        ]
    elif name == "dashes":
        for px, py in lattice(box, 5):
            if inside(px, py - 1.6) and inside(px, py + 1.6):
                marks.append(stroke(line((px, py - 1.3), (px, py + 1.3)), colour, 1.3))
    else:
        runs = [*across(name, box, inside), *(down(box, inside) if name == "grid" else ())]
        marks = [stroke(line(*run), colour, 1.2) for run in runs]
    return group("texture", name, marks)


def clear(inside: Inside, x: float, y: float, r: float) -> bool:
    return all(inside(x + dx, y + dy) for dx, dy in ((r, 0), (-r, 0), (0, r), (0, -r)))


def lattice(box: tuple[float, float, float, float], pitch: float) -> Iterator[tuple[float, float]]:
    """Give the points of a lattice whose rows are set off by half, centred in the box."""
    x0, y0, x1, y1 = box
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    rows = int((y1 - y0) / 2 / pitch) + 1
    columns = int((x1 - x0) / 2 / pitch) + 2
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            yield cx + (column + (row % 2) / 2) * pitch, cy + row * pitch


Run = list[tuple[float, float]]


def across(name: str, box: tuple[float, float, float, float], inside: Inside) -> Iterator[Run]:
    """Give the pieces of level lines, straight or in waves, that lie inside."""
    x0, y0, x1, y1 = box
    pitch = {"lines": 4.4, "waves": 6.6, "grid": 6.6}[name]
    cy, rows = (y0 + y1) / 2, int((y1 - y0) / 2 / pitch) + 1
    for row in range(-rows, rows + 1):
        points = []
        for at in range(int((x1 - x0) / 0.5) + 1):
            px = x0 + at * 0.5
            bend = 1.3 * sin((px - x0) * 0.8) if name == "waves" else 0.0
            points.append((px, cy + row * pitch + bend))
        yield from runs_of(points, inside)


def down(box: tuple[float, float, float, float], inside: Inside) -> Iterator[Run]:
    x0, y0, x1, y1 = box
    pitch = 6.6
    cx, columns = (x0 + x1) / 2, int((x1 - x0) / 2 / pitch) + 1
    for column in range(-columns, columns + 1):
        px = cx + column * pitch
        points = [(px, y0 + at * 0.5) for at in range(int((y1 - y0) / 0.5) + 1)]
        yield from runs_of(points, inside)


def runs_of(points: Run, inside: Inside) -> Iterator[Run]:
    """Give the longest piece of a line that lies inside; a straight one by its two ends alone."""
    longest: Run = []
    run: Run = []
    for point in points:
        run = [*run, point] if inside(*point) else []
        longest = max(longest, run, key=len)
    if len(longest) > 4:
        straight = len({round(py, 3) for _, py in longest}) == 1
        straight = straight or len({round(px, 3) for px, _ in longest}) == 1
        yield [longest[0], longest[-1]] if straight else longest


def flattened(steps: tuple[Step, ...]) -> Run:
    """Return a closed outline as the corners of a polygon."""
    points: Run = []
    for command, n in steps:
        if command in "ML":
            points.append((n[0], n[1]))
        elif command == "C":
            (x, y), (ax, ay, bx, by, ex, ey) = points[-1], n
            for at in range(1, 9):
                t = at / 8
                p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((p * x + q * ax + r * bx + s * ex, p * y + q * ay + r * by + s * ey))
    return points


def distance(px: float, py: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    """Return how far a point is from a line between two others."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length)) if length else 0.0
    return hypot(px - ax - t * dx, py - ay - t * dy)


def in_outline(steps: tuple[Step, ...], margin: float) -> Inside:
    """Tell whether a point is inside an outline and this far from it."""
    points = flattened(steps)
    edges = list(zip(points, [*points[1:], points[0]], strict=True))

    def inside(px: float, py: float) -> bool:
        odd = False
        for (ax, ay), (bx, by) in edges:
            if (ay > py) != (by > py) and px < ax + (py - ay) / (by - ay) * (bx - ax):
                odd = not odd
        return odd and all(distance(px, py, a, b) >= margin for a, b in edges)

    return inside


def in_disc(x: float, y: float, r: float) -> Inside:
    return lambda px, py: hypot(px - x, py - y) <= r


def in_box(x: float, y: float, width: float, height: float) -> Inside:
    return lambda px, py: x <= px <= x + width and y <= py <= y + height
