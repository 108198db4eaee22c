"""Braille: a text as cells (with liblouis), cells as dots on a sheet and as a BRF file.

Dots and spaces follow the usual medium size (Marburg Medium, as in ISO 17049): 2.5 mm between the
dots of a cell, 6 mm from cell to cell, 10 mm from line to line. The language's word file names the
tables; liblouis is called by its own library, so that no Python package has to be there for it.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

from filature.printing.drawing import BLACK, Disc, Group, group

Grade = Literal["uncontracted", "contracted"]
GRADES: tuple[Grade, ...] = ("uncontracted", "contracted")

DOT = 1.5
"""The diameter of a printed dot: swell paper makes it a little wider."""
DOT_SPACE, CELL_SPACE, LINE_SPACE = 2.5, 6.0, 10.0
COLUMNS, LINES = 40, 25
"""The size of a page of embossed braille."""

BLANK = 0x2800
HYPHEN = "⠤"
DOTS_AS_UNICODE = 4 | 64
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the letter of each cell, by its dots as a number."""

PLAIN = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "\u00a0": " ",
        "\u202f": " ",
        "–": "-",
        "−": "-",
        "…": "...",
        "·": "-",
        "★": "*",
        "ł": "l",
        "Ł": "L",
    }
)
"""Letters of print that braille writes in the plain way."""


def plain(text: str) -> str:
    """Return a text as liblouis wants it; the sign that closes German quotes opens English ones."""
    closed = text.replace("“", "”") if "„" in text else text
    return closed.translate(PLAIN)


class NoBraille(Exception):
    """Braille cannot be written here: liblouis or one of its tables is missing."""


@cache
def library() -> Any:
    """Open liblouis, or return None where it is not installed."""
    name = ctypes.util.find_library("louis")
    if name is None:
        return None
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


class Braille:
    """Braille of one language in one grade."""

    def __init__(self, table: str) -> None:
        louis = library()
        if louis is None:
            raise NoBraille("liblouis")
        louis.lou_setLogLevel(50000)
        if not louis.lou_checkTable(table.encode()):
            raise NoBraille(table)
        self.table = table
        self.wide = ctypes.c_uint16 if louis.lou_charSize() == 2 else ctypes.c_uint32
        self.known: dict[str, str] = {}

    def cells(self, text: str) -> str:
        """Return a text as cells, in Unicode's braille patterns."""
        if text not in self.known:
            given = plain(text)
            self.known[text] = self.call("lou_translateString", self.table, given, DOTS_AS_UNICODE)
        return self.known[text]

    def print_of(self, cells: str) -> str:
        """Return what cells say, in print."""
        return self.call("lou_backTranslateString", f"unicode.dis,{self.table}", cells, 0)

    def call(self, function: str, tables: str, text: str, mode: int) -> str:
        room = 8 * len(text) + 64
        given = (self.wide * (len(text) + 1))(*map(ord, text))
        got = (self.wide * room)()
        used, wrote = ctypes.c_int(len(text)), ctypes.c_int(room)
        arguments = [tables.encode(), given, ctypes.byref(used), got, ctypes.byref(wrote)]
        if not getattr(library(), function)(*arguments, None, None, mode):
            raise NoBraille(self.table)
        return "".join(map(chr, got[: wrote.value]))


def width(cells: str) -> float:
    """Return how wide cells are, from the edge of the first dot to that of the last."""
    return (len(cells) - 1) * CELL_SPACE + DOT_SPACE + DOT if cells else 0


HEIGHT = 2 * DOT_SPACE + DOT


def dots(cells: str, x: float, y: float, said: str) -> Group:
    """Draw cells as dots; x and y are the upper left edge of the first cell."""
    marks = []
    for at, cell in enumerate(cells):
        bits = ord(cell) - BLANK
        for bit in range(6):
            if bits >> bit & 1:
                cx = x + DOT / 2 + at * CELL_SPACE + (bit // 3) * DOT_SPACE
                marks.append(Disc(cx, y + DOT / 2 + (bit % 3) * DOT_SPACE, DOT / 2, fill=BLACK))
    return group("braille", said, marks)


def wrapped(cells: str, columns: int, indent: int = 0) -> list[str]:
    """Break cells into lines at their blanks; the first line is shorter by its indent.

    A word that is longer than a line is broken after a hyphen of its own, or gets one.
    """
    lines = [""]
    for whole in cells.split(chr(BLANK)):
        word = whole
        while len(word) > columns:
            if lines[-1]:
                lines.append("")
            own = word.rfind(HYPHEN, 0, columns) + 1
            lines[-1] = word[:own] or word[: columns - 1] + HYPHEN
            word = word[own or columns - 1 :]
            lines.append("")
        longer = f"{lines[-1]}{chr(BLANK)}{word}" if lines[-1] else word
        if len(longer) > columns - (indent if len(lines) == 1 else 0):
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def ascii_of(cells: str) -> str:
    return "".join(ASCII[ord(cell) - BLANK & 63] for cell in cells)


def cells_of(brf: str) -> str:
    """Return the cells of a line of a BRF file."""
    return "".join(chr(BLANK + ASCII.index(letter)) for letter in brf.upper())


def brf(braille: Braille, blocks: Iterable[tuple[str, str]]) -> str:
    """Return headings and paragraphs as a BRF file of 40 columns and 25 lines.

    A heading stands in the middle, with a blank line before it, and never last on a page; a
    paragraph begins in the third cell. The last line of a page has its number.
    """
    pages: list[list[str]] = [[]]
    for kind, text in blocks:
        heading = kind == "heading"
        lines = heading_lines(braille, text) if heading else paragraph_lines(braille, text)
        room = LINES - 1 - len(pages[-1])
        if heading and pages[-1] and room < len(lines) + 2:
            pages.append([])
        elif heading and pages[-1]:
            pages[-1].append("")
        for one in lines:
            if len(pages[-1]) == LINES - 1:
                pages.append([])
            pages[-1].append(one)
    return "".join(page_of(braille, lines, at + 1) for at, lines in enumerate(pages))


def heading_lines(braille: Braille, text: str) -> list[str]:
    lines = wrapped(braille.cells(text), COLUMNS - 6)
    return [" " * ((COLUMNS - len(one)) // 2) + ascii_of(one) for one in lines]


def paragraph_lines(braille: Braille, text: str) -> list[str]:
    first, *rest = wrapped(braille.cells(text), COLUMNS, indent=2)
    return ["  " + ascii_of(first), *map(ascii_of, rest)]


def page_of(braille: Braille, lines: list[str], number: int) -> str:
    """Return a page: its lines, its number at the end of the last line, a form feed."""
    told = ascii_of(braille.cells(str(number))).rjust(COLUMNS)
    whole = [*lines, *[""] * (LINES - 1 - len(lines)), told]
    return "\n".join(whole) + "\n\f"
