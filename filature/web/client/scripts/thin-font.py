"""Thin the outlines of a font: python thin-font.py FROM.woff2 TO.woff2 (needs fonttools[woff]).

A worn typewriter's letters have hundreds of points each, most of which move the outline by less
than anybody sees. Whatever stays within `TOLERANCE` of the outline is left out, and the rest is
rounded to an em of `EM`: at 40 px on a screen of twice the density that is a fifth of a dot.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import hypot
from typing import Any

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

TOLERANCE = 5  # of 2048 to the em
EM = 512
STEPS = 8  # straight pieces for each curve, before thinning

Point = tuple[float, float]


def outlines(glyph: Any) -> Iterator[list[Point]]:
    """Give each closed outline of a glyph as many short straight lines."""
    pen = RecordingPen()
    glyph.draw(pen)
    points: list[Point] = []
    for command, given in pen.value:
        if command == "moveTo":
            points = [given[0]]
        elif command == "lineTo":
            points.append(given[0])
        elif command == "qCurveTo":
            for (cx, cy), (ex, ey) in decomposeQuadraticSegment(given):
                sx, sy = points[-1]
                for t in (step / STEPS for step in range(1, STEPS + 1)):
                    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                    points.append((a * sx + b * cx + c * ex, a * sy + b * cy + c * ey))
        else:
            yield points if points[0] == points[-1] else [*points, points[0]]


def away(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a line between two others."""
    (x, y), (sx, sy), (ex, ey) = point, start, end
    dx, dy = ex - sx, ey - sy
    length = dx * dx + dy * dy
    t = max(0, min(1, ((x - sx) * dx + (y - sy) * dy) / length)) if length else 0
    return hypot(x - sx - t * dx, y - sy - t * dy)


def thinned(points: list[Point]) -> list[Point]:
    """Leave out what lies near the line between what stays (Ramer, Douglas, Peucker)."""
    if len(points) < 3:
        return points
    farthest, at = max((away(p, points[0], points[-1]), at) for at, p in enumerate(points[1:-1], 1))
    if farthest <= TOLERANCE:
        return [points[0], points[-1]]
    return thinned(points[: at + 1])[:-1] + thinned(points[at:])


def closed(points: list[Point]) -> list[Point]:
    """Thin a closed outline: both ways to the point that is farthest from its beginning."""
    half = max(range(len(points)), key=lambda at: away(points[at], points[0], points[0]))
    return thinned(points[: half + 1])[:-1] + thinned(points[half:])[:-1]


font = TTFont(sys.argv[1], recalcTimestamp=False)
shapes, glyphs = font["glyf"], font.getGlyphSet()
for name in font.getGlyphOrder():
    if shapes[name].numberOfContours > 0:  # one put together from others is thin with them
        pen = TTGlyphPen(None)
        for outline in map(closed, outlines(glyphs[name])):
            if len(outline) > 2:
                pen.moveTo(outline[0])
                for point in outline[1:]:
                    pen.lineTo(point)
                pen.closePath()
        shapes[name] = pen.glyph(round=round)
scale_upem(font, EM)
font.flavor = "woff2"
font.save(sys.argv[2])
