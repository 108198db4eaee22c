"""A sheet read back from its SVG: what is raised, how far apart it is, what is written where."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, pi, sin

from filature.printing.drawing import POINT, RAISED, Font
from filature.printing.fonts import text_width

Point = tuple[float, float]
SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Element:
    """One element as capsules: segments with half a width. `paint` has its colours."""

    tag: str
    paint: tuple[str, ...]
    segments: list[tuple[Point, Point]]
    half: float
    width: float = 0.0
    """Of its line; 0 where it is filled alone."""
    text: str = ""
    size: float = 0.0

    @property
    def box(self) -> tuple[float, float, float, float]:
        xs = [x for pair in self.segments for x, _ in pair]
        ys = [y for pair in self.segments for _, y in pair]
        return min(xs) - self.half, min(ys) - self.half, max(xs) + self.half, max(ys) + self.half


@dataclass
class Part:
    """A group of the SVG with the elements that stand right in it."""

    kind: str
    name: str
    piece: int | None
    """Which piece of the sheet it belongs to."""
    elements: list[Element] = field(default_factory=list)

    @property
    def raised(self) -> bool:
        return self.kind in RAISED

    @property
    def box(self) -> tuple[float, float, float, float]:
        boxes = [one.box for one in self.elements]
        return (
            min(b[0] for b in boxes),
            min(b[1] for b in boxes),
            max(b[2] for b in boxes),
            max(b[3] for b in boxes),
        )


@dataclass
class Sheet:
    """A whole page."""

    width: float
    height: float
    parts: list[Part]

    def raised(self) -> list[Part]:
        return [part for part in self.parts if part.raised and part.elements]

    def elements(self) -> Iterator[tuple[Part, Element]]:
        for part in self.parts:
            for element in part.elements:
                yield part, element


def read(source: str) -> Sheet:
    """Read an SVG that this project wrote."""
    root = ET.fromstring(source)
    width, height = (float(one) for one in root.attrib["viewBox"].split()[2:])
    parts: list[Part] = []
    counter = iter(range(10_000))

    def walk(node: ET.Element, part: Part) -> None:
        for child in node:
            tag = child.tag.removeprefix(SVG)
            if tag == "g":
                kind, name = child.attrib["data-kind"], child.attrib["data-name"]
                inner = Part(kind, name, next(counter) if kind == "piece" else part.piece)
                parts.append(inner)
                walk(child, inner)
            elif tag in ("path", "circle", "text"):
                part.elements += elements(child, tag)

    top = Part("print", "page", None)
    parts.append(top)
    walk(root, top)
    return Sheet(width, height, parts)


def elements(node: ET.Element, tag: str) -> Iterator[Element]:
    """Give the element, or one for each of the strokes of a path that does not hang together."""
    at = node.attrib
    paint = tuple(at[one] for one in ("fill", "stroke") if at.get(one, "none") != "none")
    width = float(at.get("stroke-width", 0)) if at.get("stroke", "none") != "none" else 0.0
    if tag == "text":
        yield text(node, paint)
    elif tag == "circle":
        x, y, r = (float(at[one]) for one in ("cx", "cy", "r"))
        if at["fill"] != "none":
            yield Element(tag, paint, [((x, y), (x, y))], r + width / 2, width)
            return
        turn = [(x + r * cos(k * pi / 16), y + r * sin(k * pi / 16)) for k in range(33)]
        yield Element(tag, paint, list(pairwise(turn)), width / 2, width)
    else:
        for run in runs(at["d"]):
            yield Element(tag, paint, run, width / 2, width)


def text(node: ET.Element, paint: tuple[str, ...]) -> Element:
    at = node.attrib
    size = float(at["font-size"]) / POINT
    font: Font = "bold" if at["font-weight"] == "700" else "regular"
    if "Special Elite" in at["font-family"]:
        font = "label"
    wide = text_width(node.text or "", font, size)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[at["text-anchor"]]
    x, y = float(at["x"]) - share * wide, float(at["y"])
    top = y - 0.72 * size * POINT
    return Element("text", paint, [((x, top), (x + wide, y))], 0.0, text=node.text or "", size=size)


def runs(data: str) -> Iterator[list[tuple[Point, Point]]]:
    """Give the strokes of a path as segments, curves as short ones."""
    here = start = (0.0, 0.0)
    run: list[tuple[Point, Point]] = []
    for command, given in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        n = [float(one) for one in given.split()]
        if command == "M":
            if run:
                yield run
            run, here, start = [], (n[0], n[1]), (n[0], n[1])
        elif command == "L":
            run.append((here, (n[0], n[1])))
            here = (n[0], n[1])
        elif command == "C":
            for k in range(1, 9):
                t = k / 8
                p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                x = p * here[0] + q * n[0] + r * n[2] + s * n[4]
                y = p * here[1] + q * n[1] + r * n[3] + s * n[5]
                run.append((run[-1][1] if k > 1 else here, (x, y)))
            here = (n[4], n[5])
        else:
            run.append((here, start))
            here = start
    if run:
        yield run


def between(a: Element, b: Element, enough: float) -> float:
    """Return how far two elements are apart, edge to edge; what is far enough is not measured."""
    if box_distance(a.box, b.box) >= enough:
        return enough
    nearest = enough + a.half + b.half
    for one in a.segments:
        for other in b.segments:
            nearest = min(nearest, segment_distance(one, other))
    return nearest - a.half - b.half


def box_distance(
    a: tuple[float, float, float, float], b: tuple[float, float, float, float]
) -> float:
    dx = max(0.0, a[0] - b[2], b[0] - a[2])
    dy = max(0.0, a[1] - b[3], b[1] - a[3])
    return hypot(dx, dy)


def segment_distance(a: tuple[Point, Point], b: tuple[Point, Point]) -> float:
    if cross(a, b):
        return 0.0
    return min(
        point_distance(a[0], b),
        point_distance(a[1], b),
        point_distance(b[0], a),
        point_distance(b[1], a),
    )


def point_distance(point: Point, segment: tuple[Point, Point]) -> float:
    (px, py), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length)) if length else 0.0
    return hypot(px - ax - t * dx, py - ay - t * dy)


def cross(a: tuple[Point, Point], b: tuple[Point, Point]) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    first = side(*a, b[0]) * side(*a, b[1])
    second = side(*b, a[0]) * side(*b, a[1])
    return first < 0 and second < 0
