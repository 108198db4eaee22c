"""Colours as people see them: contrast, lightness, and three deficiencies of colour vision.

Contrast is that of WCAG 2. Deficiencies are simulated with the matrices of Machado, Oliveira and
Fernandes (2009) at full severity, which work on linear light; greyscale keeps the luminance alone.
How different two colours look is their distance in CIELAB (CIE 1976): about 2 can just be told
apart side by side, 10 at a glance.
"""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

Colour = tuple[float, float, float]
"""Red, green, blue in linear light, 0 to 1."""

Matrix = tuple[Colour, Colour, Colour]

GREY: Colour = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "greyscale": (GREY, GREY, GREY),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def colour(text: str) -> Colour:
    """Read `#rgb` or `#rrggbb`."""
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return linear[0], linear[1], linear[2]


def luminance(seen: Colour) -> float:
    return sum(share * part for share, part in zip(GREY, seen, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen_by(vision: str, shown: Colour) -> Colour:
    """What a colour looks like to somebody."""
    rows = [sum(m * p for m, p in zip(row, shown, strict=True)) for row in VISIONS[vision]]
    cut = [min(1.0, max(0.0, part)) for part in rows]
    return cut[0], cut[1], cut[2]


def lab(seen: Colour) -> Colour:
    """Return a colour in CIELAB, under daylight."""
    r, g, b = seen
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(vision: str, one: Colour, other: Colour) -> float:
    """How different two colours look to somebody."""
    return dist(lab(seen_by(vision, one)), lab(seen_by(vision, other)))


def closest(vision: str, colours: dict[str, Colour]) -> tuple[float, str, str]:
    """Return the two colours that look most alike to somebody, and how different they are."""
    return min(
        (difference(vision, colours[a], colours[b]), a, b) for a, b in combinations(colours, 2)
    )


# The palette

THEMES = ("light", "dark", "contrast", "contrast dark")
BLOCK = re.compile(r':root(\[data-contrast="more"\])? \{([^}]*)\}')
HEX = r"#[0-9a-f]{3,6}"
COLOUR = re.compile(rf"--([a-z0-9-]+): (?:light-dark\(({HEX}), ({HEX})\)|({HEX}));")


def palette(css: str, theme: str) -> dict[str, str]:
    """Read the colours that style sheets give their names under a theme."""
    found: dict[str, str] = {}
    for contrast, body in sorted(BLOCK.findall(css), key=lambda block: bool(block[0])):
        if contrast and not theme.startswith("contrast"):
            continue
        for name, light, dark, both in COLOUR.findall(body):
            found[name] = both or (dark if theme.endswith("dark") else light)
    return found
