"""Text that runs over as many pages as it needs: what is in the kit, player aids, rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from filature.printing.drawing import INK, POINT, Font, Mark, Path, Text, line
from filature.printing.fonts import fitting, wrapped
from filature.printing.kit import Kit
from filature.printing.page import COLOURS, FIELD_HEIGHT, FIELD_WIDTH, Page

BlockKind = Literal["title", "lead", "heading", "body", "item"]
GUTTER = 10.0


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph or an item; what stands before a bar in an item is set in bold."""

    kind: BlockKind
    text: str


def size_of(kit: Kit, kind: BlockKind) -> float:
    style = kit.style
    sizes = {"title": style.title, "lead": style.heading, "heading": style.heading}
    return sizes.get(kind, style.body)


def blocks_of(kind: BlockKind, text: str) -> Iterator[Block]:
    """Give each line of a message as a block."""
    for one in text.split("\n"):
        if one.strip():
            yield Block(kind, one.strip())


def flow(
    kit: Kit, part: str, title: str, blocks: Iterable[Block], room: float = 0, below: float = 0
) -> list[Page]:
    """Set blocks in columns, two of them where the print is small, and evenly filled.

    `room` is kept free at the end of the first page, `below` at its beginning.
    """
    given = list(blocks)
    whole = set_in_columns(kit, part, title, given, room, below)
    if len(whole) == 1 and kit.style.name == "normal":
        for more in range(150, int(room), -5):
            tried = set_in_columns(kit, part, title, given, room + more, below)
            if len(tried) == 1:
                return tried
    return numbered(kit, whole, title)


def set_in_columns(
    kit: Kit, part: str, title: str, blocks: list[Block], room: float, below: float
) -> list[Page]:
    columns = 2 if kit.style.name == "normal" else 1
    width = (FIELD_WIDTH - GUTTER * (columns - 1)) / columns
    pages = [kit.page(part, title, "paper")]
    column, y = 0, below
    top = below
    for block in blocks:
        whole = FIELD_WIDTH if block.kind in ("title", "lead") else width
        lines = list(set_lines(kit, block, whole))
        leading = size_of(kit, block.kind) * POINT * 1.25
        before = space_before(block) if y > top else 0.0
        needs = leading * (min(len(lines), 2) + (2 if block.kind == "heading" else 0))
        if y + before + needs > height_of(pages, room):
            column, y, before = column + 1, top, 0.0
            if column == columns:
                pages.append(kit.page(part, title, "paper"))
                column, y, top = 0, 0.0, 0.0
        y += before
        for at, words in enumerate(lines):
            if y + leading > height_of(pages, room):
                column, y = column + 1, top
                if column == columns:
                    pages.append(kit.page(part, title, "paper"))
                    column, y, top = 0, 0.0, 0.0
            y += leading
            page = pages[-1]
            left = page.left + column * (width + GUTTER)
            page.marks += placed(kit, block, words, left, page.top + y - leading * 0.25, at)
        if block.kind in ("title", "lead"):
            top = y + 4
            y = top
    return pages


def height_of(pages: list[Page], room: float) -> float:
    return FIELD_HEIGHT - (room if len(pages) == 1 else 0)


def space_before(block: Block) -> float:
    return {"heading": 6.5, "item": 1.6, "body": 1.6}.get(block.kind, 0.0)


Words = list[tuple[str, Font]]


def set_lines(kit: Kit, block: Block, width: float) -> Iterator[Words]:
    """Break a block into lines of words with their typefaces."""
    size = size_of(kit, block.kind)
    fonts: dict[str, Font] = {"title": "label", "lead": "bold", "heading": "bold"}
    if block.kind == "item" and " | " in block.text:
        bold, _, rest = block.text.partition(" | ")
        whole = f"{bold} {rest}"
        count = 0
        for text in wrapped(whole, "bold", size, width - 4):
            split = max(0, min(len(text), len(bold) - count))
            count += len(text) + 1
            yield [(text[:split], "bold"), (text[split:], "regular")]
        return
    font = fitting(block.text, fonts.get(block.kind, "regular"))
    indent = 4 if block.kind == "item" else 0
    for text in wrapped(block.text, font, size, width - indent):
        yield [(text, font)]


def placed(kit: Kit, block: Block, words: Words, x: float, y: float, row: int) -> Iterator[Mark]:
    """Place one line; a heading has a rule above it, an item a small square before it."""
    from filature.printing.fonts import text_width

    size = size_of(kit, block.kind)
    if block.kind == "heading" and row == 0:
        over = y - size * POINT - 0.6
        yield Path(line((x, over), (x + 12, over)), stroke=COLOURS["red"], width=0.9)
    if block.kind == "item":
        if row == 0:
            middle = y - size * POINT * 0.33
            yield Path(line((x, middle), (x + 1.6, middle)), stroke=COLOURS["red"], width=1.2)
        x += 4
    for text, font in words:
        if text:
            yield Text(x, y, text, size, font, "start", INK)
            x += text_width(text, font, size)


def numbered(kit: Kit, pages: list[Page], title: str) -> list[Page]:
    """Number the pages in their heads, where there are several."""
    if len(pages) == 1:
        return pages
    done = []
    for at, page in enumerate(pages):
        fresh = kit.page(page.part, f"{title} {at + 1}/{len(pages)}", page.medium)
        fresh.marks += page.marks[1:]
        done.append(fresh)
    return done
