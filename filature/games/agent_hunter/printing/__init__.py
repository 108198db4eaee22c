"""Agent Hunter, to print: two sides with ten agents, five targets and a mat for three bases."""

from __future__ import annotations

from collections.abc import Iterator

from filature.printing.drawing import Disc, Mark, Marks, Path, rectangle
from filature.printing.kit import KeyEntry, Kit, Piece
from filature.printing.page import COLOURS, FIELD_WIDTH, Page
from filature.printing.shapes import Picture, picture, pips, rule, shape

SIDES = ("red", "blue")
MARKS = ("disc", "ring")
"""What tells the sides apart besides their colour: a solid disc, a ring."""
AGENTS = range(10)
BASES = range(3)
TARGETS = 5
CARD = (60.0, 80.0)

FIGURE = Picture(
    "M4 12H26M9 12L11 4H19L21 12M10 12V16C10 22 20 22 20 16V12M2 29C3 24 8 22 11 21L15 27L19 21"
    "C22 22 27 24 28 29"
)
TARGET = Picture(circles=((15, 15, 11),), discs=((15, 15, 4),))


def pages(kit: Kit) -> Iterator[Page]:
    """Give everything that this game is played with."""
    cards = [
        Piece(f"agent-{side}-{number}", front(kit, side, number), back(kit, side))
        for side in range(2)
        for number in AGENTS
    ]
    yield from kit.spread("cards", kit.say("kit-cards"), cards, CARD)
    size = kit.style.token
    targets = [
        Piece(f"target-{side}", target(kit, side)) for side in range(2) for _ in range(TARGETS)
    ]
    yield from kit.spread("targets", kit.say("kit-targets"), targets, (size, size))
    for side in range(2):
        yield bases(kit, side)


def key(kit: Kit) -> list[KeyEntry]:
    """Name the raised signs."""
    entries = [
        KeyEntry(
            [shape(MARKS[side], 0, 0, 18, kit.colour(SIDES[side]))],
            kit.say(f"shape-{MARKS[side]}"),
            kit.say(f"kit-side-{SIDES[side]}"),
        )
        for side in range(2)
    ]
    dots = pips(5, 0, 0, 30, kit.colour("brown"))
    entries.append(KeyEntry([dots], kit.say("kit-dots"), kit.say("kit-dots-meaning")))
    aim = picture("target", TARGET, 0, 0, 28, kit.colour("brown"))
    entries.append(KeyEntry([aim], *kit.say("symbol-target").split("\n")))
    return entries


def front(kit: Kit, side: int, number: int) -> Marks:
    """Draw an agent: its number as counted dots, or large under a hat."""
    width, height = CARD
    if kit.raised:
        return [
            shape(MARKS[side], 14, 15, 14),
            *kit.dots(37, 12, str(number), 30),
            kit.text(38, 34, str(number), 30, "bold", "middle"),
            pips(number, width / 2, 57, 33),
        ]
    ink = COLOURS[SIDES[side]]
    corner = 24 if kit.style.name == "large" else 20
    return [
        Path(rectangle(3.5, 3.5, width - 7, height - 7, 3), stroke=ink, width=0.8),
        kit.text(8, 15, str(number), corner, "bold", fill=ink),
        shape(MARKS[side], width - 11, 11.5, 7, ink),
        picture("figure", FIGURE, width / 2, 26, 24, ink),
        kit.text(width / 2, 68, str(number), 88, "bold", "middle"),
        Path(rectangle(10, 72, width - 20, 1.2), fill=ink),
    ]


def back(kit: Kit, side: int) -> Marks:
    """Draw a back: it tells the side, nothing else."""
    width, height = CARD
    if kit.raised:
        return [shape(MARKS[side], width / 2, height / 2, 20)]
    ink = COLOURS[SIDES[side]]
    marks: list[Mark] = [Path(rectangle(3.5, 3.5, width - 7, height - 7, 3), fill=ink)]
    for ring in range(5):
        inset = 7 + ring * 3.6
        box = rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 3)
        marks.append(Path(box, stroke="#ffffff", width=0.35))
    marks.append(Disc(width / 2, height / 2, 13, fill=ink, stroke="#ffffff", width=0.8))
    return [*marks, shape(MARKS[side], width / 2, height / 2, 12, "#ffffff")]


def target(kit: Kit, side: int) -> Marks:
    """Draw a target token."""
    size = kit.style.token
    if kit.raised:
        mark = shape(MARKS[side], size / 2, 36, 8)
        return [picture("target", TARGET, size / 2, 16, 24), mark]
    ink = COLOURS[SIDES[side]]
    middle = size / 2
    return [
        Disc(middle, middle, size * 0.44, fill=ink),
        Disc(middle, middle, size * 0.33, fill="#ffffff"),
        Disc(middle, middle, size * 0.22, fill=ink),
        shape(MARKS[side], middle, middle, size * 0.2, "#ffffff"),
    ]


def bases(kit: Kit, side: int) -> Page:
    """Draw a side's mat: a place for each base, with room for targets below it."""
    page = kit.board("bases", kit.say("kit-bases"))
    ink = kit.colour(SIDES[side])
    width, height = CARD
    for base in BASES:
        x, y = page.left + base * width, page.top + 34
        number = str(base + 1)
        if kit.raised:
            page.marks.append(rule("thick", (x + 7, y - 6), (x + width - 7, y - 6)))
            page.marks.append(pips(base + 1, x + 17, y - 23, 21))
            page.marks += kit.dots(x + 42, y - 26, number, 20)
            page.marks.append(kit.text(x + width / 2, y + 12, number, 24, "bold", "middle"))
            continue
        slot = rectangle(x + 1.5, y, width - 3, height, 3)
        page.marks.append(Path(slot, fill=COLOURS["paper"], stroke=ink, width=0.8))
        page.marks.append(shape(MARKS[side], x + width / 2, y + height / 2, 16, COLOURS["faint"]))
        page.marks.append(kit.text(x + width / 2, y - 5, number, 30, "bold", "middle", ink))
        for at in range(TARGETS):
            cx, cy = x + 15 + (at % 2) * 30, y + height + 20 + (at // 2) * 32
            page.marks.append(Disc(cx, cy, 13, stroke=COLOURS["faint"], width=0.6))
    x, y = (FIELD_WIDTH / 2, 135) if kit.raised else (8, 8)
    page.marks.append(shape(MARKS[side], page.left + x, page.top + y, 12, ink))
    return page
