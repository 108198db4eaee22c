"""Textures that fingers can tell apart, and where they are drawn.

A sheet never has more than five of them, and each keeps 3 mm from the outline that it fills.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot, sin

from filature.printing.drawing import BLACK, Disc, Group, Mark, Step, group, line
from filature.printing.shapes import stroke

Inside = Callable[[float, float], bool]
SHORTEST, SHORTEST_WAVE = 10, 28
"""How many steps of half a millimetre a line has at least: a shorter one would be felt as a dot."""

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
    straight = len({round(py, 3) for _, py in longest}) == 1
    straight = straight or len({round(px, 3) for px, _ in longest}) == 1
    if len(longest) > (SHORTEST if straight else SHORTEST_WAVE):
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


def in_box(x: float, y: float, width: float, height: float) -> Inside:
    return lambda px, py: x <= px <= x + width and y <= py <= y + height
