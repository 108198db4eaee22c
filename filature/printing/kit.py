"""A kit as it is made: one game, one language, one style, one paper; and its sheets of pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from filature.core.words import Words
from filature.printing import braille as cells
from filature.printing.braille import Braille
from filature.printing.drawing import (
    BLACK,
    INK,
    POINT,
    Anchor,
    Font,
    Mark,
    Marks,
    Path,
    Text,
    corner_cut,
    group,
    line,
    moved,
    rectangle,
)
from filature.printing.fonts import fitting, largest, wrapped
from filature.printing.page import (
    COLOURS,
    FIELD_HEIGHT,
    FIELD_WIDTH,
    MARGIN,
    NOT_RAISED,
    Medium,
    Page,
    Paper,
    Style,
)

CORNER = 6.0
"""How much of a tactile card's upper right corner is cut off."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out, drawn from its own upper left corner."""

    name: str
    front: Marks
    back: Marks | None = None
    plain_back: bool = False
    """Whether all backs are alike: on swell paper they stay empty, so that they tell nothing."""


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A raised sign and what it means; the drawing is centred on its own origin."""

    sign: Marks
    name: str
    meaning: str


@dataclass
class Kit:
    """What the sheets of one game are made with."""

    id: str
    game: Any
    """The game as it is set up: seats and options."""
    words: Words
    style: Style
    paper: Paper
    braille: Braille | None = None
    host: str | None = None
    language: str = field(init=False)

    def __post_init__(self) -> None:
        self.language = self.words.language

    @property
    def raised(self) -> bool:
        return self.style.raised

    @property
    def ink(self) -> str:
        """The colour of text: on swell paper one that stays flat."""
        return NOT_RAISED if self.raised else INK

    def colour(self, name: str) -> str:
        """Return a colour; what is drawn on swell paper is black, or it would not rise."""
        return BLACK if self.raised else COLOURS[name]

    def say(self, id: str, **arguments: Any) -> str:
        return self.words.text(id, arguments)

    def word(self, id: str) -> str:
        """Return what a value is called: the options may bring names of their own."""
        return self.words.names.get(id) or self.words.text(f"word-{id}")

    # Text and braille

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        font: Font = "regular",
        anchor: Anchor = "start",
        fill: str | None = None,
    ) -> Text:
        """Write one line."""
        return Text(x, y, said, size, fitting(said, font), anchor, fill or self.ink)

    def fitted(
        self, x: float, y: float, said: str, width: float, size: float, font: Font = "bold"
    ) -> list[Mark]:
        """Write something in the middle, as large as fits, on two lines and more if it must."""
        least = min(size, max(self.style.small, size * 0.6))
        font = fitting(said, font)
        at = largest(said, font, width, size, least)
        lines = wrapped(said, font, at, width)
        high = at * POINT * 1.15
        top = y - high * (len(lines) - 1) / 2
        return [
            self.text(x, top + high * row, one, at, font, "middle") for row, one in enumerate(lines)
        ]

    def paragraph(
        self,
        x: float,
        y: float,
        said: str,
        width: float,
        size: float,
        anchor: Anchor = "start",
        fill: str | None = None,
    ) -> list[Mark]:
        """Write a paragraph from its first baseline down."""
        lines = wrapped(said, "regular", size, width)
        high = size * POINT * 1.22
        return [
            self.text(x, y + high * row, one, size, "regular", anchor, fill)
            for row, one in enumerate(lines)
        ]

    def dots(self, x: float, y: float, said: str, width: float, most: int = 1) -> list[Mark]:
        """Write braille, centred on x, from y down, where this kit has braille.

        What does not fit on `most` lines of this width loses what is in brackets; if that is not
        enough, nothing is written: half a word would mislead.
        """
        if self.braille is None or not self.raised:
            return []
        fitting_lines = (self.cell_lines(one, width) for one in (said, said.partition(" (")[0]))
        lines = next((one for one in fitting_lines if len(one) <= most), [])
        return [
            cells.dots(one, x - cells.width(one) / 2, y + row * cells.LINE_SPACE, said)
            for row, one in enumerate(lines)
        ]

    def cell_lines(self, said: str, width: float) -> list[str]:
        """Return a text as lines of cells that are not wider than that."""
        assert self.braille is not None
        room = int((width - cells.DOT_SPACE - cells.DOT) / cells.CELL_SPACE) + 1
        return cells.wrapped(self.braille.cells(said), room)

    # Pages

    def page(self, part: str, title: str, medium: Medium | None = None) -> Page:
        """Begin a page: the game and what it is at the head, the authors at the foot."""
        if medium is None:
            medium = "swell" if self.raised else "card"
        name = self.words.text("name")
        page = Page(self.paper, self.language, part, f"{name} · {title}", medium)
        flat = medium == "swell"
        ink, thin = (NOT_RAISED, NOT_RAISED) if flat else (INK, COLOURS["rule"])
        left, right, top = page.left, page.left + FIELD_WIDTH, MARGIN
        size = self.style.heading if self.style.name == "normal" else self.style.small
        base = top + size * POINT
        foot = page.foot
        head: list[Mark] = [
            self.text(left, base, name, size, "label", fill=ink),
            self.text(
                right, base, title, max(self.style.small, size * 0.8), anchor="end", fill=ink
            ),
            Path(line((left, base + 2), (right, base + 2)), stroke=thin, width=0.3),
        ]
        small = largest(self.authors, "regular", FIELD_WIDTH, self.style.small, self.style.small)
        head.append(self.text(left, foot, self.authors, small, fill=ink))
        if self.style.name == "normal":
            head.append(self.text(right, foot, self.say("kit-foot"), small, anchor="end", fill=ink))
        page.marks.append(group("print", "head", head))
        return page

    @property
    def authors(self) -> str:
        return self.words.text("authors")

    def spread(
        self, part: str, title: str, pieces: Sequence[Piece], size: tuple[float, float]
    ) -> Iterator[Page]:
        """Lay pieces out on as many sheets as they need, each followed by its backs."""
        width, height = size
        columns, rows = int(FIELD_WIDTH // width), int(FIELD_HEIGHT // height)
        each = columns * rows
        sheets = [pieces[at : at + each] for at in range(0, len(pieces), each)]
        for at, some in enumerate(sheets):
            told = title if len(sheets) == 1 else f"{title} {at + 1}/{len(sheets)}"
            yield self.sheet(part, told, some, size, back=False)
            if self.has_backs(some):
                told = f"{told} · {self.say('kit-backs')}"
                yield self.sheet(f"{part}-backs", told, some, size, back=True)

    def has_backs(self, pieces: Sequence[Piece]) -> bool:
        return any(
            piece.back is not None and not (self.raised and piece.plain_back) for piece in pieces
        )

    def sheet(
        self, part: str, title: str, pieces: Sequence[Piece], size: tuple[float, float], back: bool
    ) -> Page:
        """Lay pieces out on one page; backs from right to left, to lie behind their fronts."""
        page = self.page(part, title)
        width, height = size
        columns = int(FIELD_WIDTH // width)
        left = page.left + (FIELD_WIDTH - columns * width) / 2
        for at, piece in enumerate(pieces):
            row, column = divmod(at, columns)
            column = columns - 1 - column if back else column
            x, y = left + column * width, page.top + row * height
            marks = piece.back if back else piece.front
            cut = self.cut(x, y, width, height, back)
            name = f"back:{piece.name}" if back else piece.name
            page.marks.append(group("piece", name, [cut, *moved(marks or (), x, y)]))
        return page

    def cut(self, x: float, y: float, width: float, height: float, back: bool = False) -> Mark:
        """Draw where to cut; a tactile card loses a corner, to feel which way up it is."""
        colour = NOT_RAISED if self.raised else COLOURS["rule"]
        if self.raised and height > width and not back:
            steps = corner_cut(x, y, width, height, CORNER)
        else:
            steps = rectangle(x, y, width, height)
        return group("cut", "cut", [Path(steps, stroke=colour, width=0.2)])

    def board(self, part: str, title: str) -> Page:
        """Begin a page that is one piece: nothing is cut out."""
        return self.page(part, title)


def contents(pages: Sequence[Page]) -> list[tuple[str, str, int, int]]:
    """List the parts of a kit: its name in files, its title, how many pieces, how many pages."""
    found = []
    for part, some in groupby(pages, key=lambda page: page.part.removesuffix("-backs")):
        together = list(some)
        pieces = sum(
            isinstance(mark, type(group("piece", "", ())))
            and mark.kind == "piece"
            and not mark.name.startswith("back:")
            for page in together
            for mark in page.marks
        )
        title = together[0].title.partition(" · ")[2]
        found.append((part, title.rpartition(" 1/")[0] or title, pieces, len(together)))
    return found


def counted(pages: Sequence[Page]) -> Mapping[str, int]:
    """Count the pieces of a kit by name, backs left out."""
    counts: dict[str, int] = {}
    for page in pages:
        for mark in page.marks:
            name = getattr(mark, "name", "")
            if getattr(mark, "kind", "") == "piece" and not name.startswith("back:"):
                counts[name] = counts.get(name, 0) + 1
    return counts
