"""The typefaces of the kit, how wide their letters are, and how a text is broken into lines."""

from __future__ import annotations

import base64
import io
from functools import cache
from importlib.resources import files
from typing import Any

from filature.printing.drawing import POINT, Font

FAMILIES: dict[Font, tuple[str, str, str]] = {
    "regular": ("Atkinson Hyperlegible Next", "400", "Verdana, sans-serif"),
    "bold": ("Atkinson Hyperlegible Next", "700", "Verdana, sans-serif"),
    "label": ("Special Elite", "400", "'Courier New', monospace"),
}
"""For each typeface its family, its weight, and what may stand in for it."""

SPACES = str.maketrans(
    {"\u202f": "\u00a0", "\u2009": "\u00a0", "\u2212": "\u2013", "\u2068": None, "\u2069": None}
)
"""Letters that the typefaces do not have, and what is printed for them."""


@cache
def data(font: Font) -> bytes:
    return files("filature.printing").joinpath("fonts", f"{font}.ttf").read_bytes()


@cache
def opened(font: Font) -> Any:
    from fontTools.ttLib import TTFont

    return TTFont(io.BytesIO(data(font)), recalcTimestamp=False)


@cache
def advances(font: Font) -> dict[int, float]:
    """Return how wide each letter is, as a share of the size."""
    face = opened(font)
    widths, em = face["hmtx"].metrics, face["head"].unitsPerEm
    return {letter: widths[glyph][0] / em for letter, glyph in face.getBestCmap().items()}


def printable(text: str) -> str:
    """Return a text with the letters that are printed."""
    return text.translate(SPACES)


def fitting(text: str, font: Font) -> Font:
    """Return the typeface, or the bold one where it lacks a letter of this text."""
    has = advances(font)
    return font if all(ord(letter) in has for letter in printable(text)) else "bold"


def text_width(text: str, font: Font, size: float) -> float:
    """Return how wide a text is, in millimetres."""
    has = advances(font)
    return sum(has.get(ord(letter), 0.6) for letter in printable(text)) * size * POINT


def wrapped(text: str, font: Font, size: float, width: float) -> list[str]:
    """Break a text into lines of at most this width; a longer word has a line of its own."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and text_width(longer, font, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def largest(text: str, font: Font, width: float, size: float, least: float) -> float:
    """Return the largest size, from `least` to `size`, at which a text is not wider than that."""
    wide = text_width(text, font, size)
    return size if wide <= width else max(least, size * width / wide)


def embedded(font: Font, letters: frozenset[str]) -> str:
    """Return a typeface with these letters alone, as a rule for the style of an SVG file."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    face = TTFont(io.BytesIO(data(font)), recalcTimestamp=False)
    options = Options()
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(letters)))
    subsetter.subset(face)
    out = io.BytesIO()
    face.save(out)
    family, weight, _ = FAMILIES[font]
    code = base64.b64encode(out.getvalue()).decode()
    source = f"url(data:font/ttf;base64,{code})"
    return f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}"
