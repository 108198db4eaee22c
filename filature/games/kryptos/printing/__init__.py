"""Kryptos, to print: 48 cards, tokens, the track, racks, a score track, a note sheet."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from filature.games.kryptos.cards import COLOURS, Colour, colour_of, row
from filature.printing.drawing import (
    Disc,
    Group,
    Mark,
    Marks,
    Path,
    group,
    line,
    outline,
    rectangle,
)
from filature.printing.grids import grid, number_cell, track
from filature.printing.kit import KeyEntry, Kit, Piece
from filature.printing.page import COLOURS as INKS
from filature.printing.page import FIELD_WIDTH, NOT_RAISED, Page
from filature.printing.shapes import BOX, GAP, LINE, pips, stroke

HIGHEST = 48
TARGET = 15
MOST_POINTS = 20
LONGEST_HAND = 10
SIGN = 20.0
"""How large the sign of a colour is where it is raised."""


def pages(kit: Kit) -> Iterator[Page]:
    """Give everything that this game is played with."""
    numbers = range(1, HIGHEST + 1)
    cards = [Piece(f"card-{n}", front(kit, n), back(kit), plain_back=True) for n in numbers]
    yield from kit.spread("cards", kit.say("kit-cards"), cards, kit.style.narrow)
    size = kit.style.token
    tokens = [Piece(f"token-{colour_of(n)}", token(kit, colour_of(n))) for n in numbers]
    tokens.sort(key=lambda piece: COLOURS.index(colour_named(piece.name)))
    yield from kit.spread("tokens", kit.say("kit-tokens"), tokens, (size, size))
    yield number_track(kit)
    yield from racks(kit)
    yield from track(kit, MOST_POINTS, kit.say("kit-track"), marked=(TARGET,))


def colour_named(name: str) -> Colour:
    return next(colour for colour in COLOURS if name.endswith(colour))


def key(kit: Kit) -> list[KeyEntry]:
    """Name the raised signs."""
    entries = []
    for colour in COLOURS:
        name, meaning = kit.say(f"symbol-{colour}").split("\n")
        entries.append(KeyEntry([sign(kit, colour, 0, 0, SIGN)], name, meaning))
    tally = pips(23, 0, 0, 24, kit.colour("brown"))
    entries.append(KeyEntry([tally], kit.say("kit-tally"), kit.say("kit-tally-meaning")))
    return entries


def sign(
    kit: Kit, colour: Colour, x: float, y: float, size: float, ink: str | None = None
) -> Group:
    """Draw the sign of a colour, centred: sun, lozenge, wave or fir."""
    ink = ink or kit.colour(colour)
    by = size / SIGN
    wide = LINE * (1.2 if kit.raised else by * 1.4)
    if colour == "yellow":
        return sun(kit, x, y, size, ink, wide)
    steps = {
        "red": "M15 1L26 15L15 29L4 15Z",
        "blue": "M1 9C6 2 10 2 15 8C20 14 24 14 29 7M1 24C6 17 10 17 15 23C20 29 24 29 29 22",
        "green": "M15 1L27 22H3ZM15 22V29",
    }[colour]
    plain = Path(outline(steps)).scaled(size / BOX).moved(x - size / 2, y - size / 2)
    name = {"red": "lozenge", "blue": "wave", "green": "fir"}[colour]
    if colour == "blue" or kit.raised:
        return group("symbol", name, [stroke(plain.steps, ink, wide)])
    return group("symbol", name, [Path(plain.steps, fill=ink, stroke=ink, width=wide / 2)])


def sun(kit: Kit, x: float, y: float, size: float, ink: str, wide: float) -> Group:
    """Draw a sun: eight rays to be seen, four to be felt, with room between disc and rays."""
    end = size / 2 - wide / 2
    start = end - (0.7 if kit.raised else size * 0.15)
    r = start - wide / 2 - GAP if kit.raised else size * 0.2
    marks: list[Mark] = [Disc(x, y, r, fill=ink)]
    rays = 4 if kit.raised else 8
    for ray in range(rays):
        dx, dy = sin(2 * pi * ray / rays), cos(2 * pi * ray / rays)
        points = ((x + start * dx, y + start * dy), (x + end * dx, y + end * dy))
        marks.append(stroke(line(*points), ink, wide))
    return group("symbol", "sun", marks)


def front(kit: Kit, number: int) -> Marks:
    """Draw a card: its colour by name, by sign and by colour, its number large."""
    width, height = kit.style.narrow
    colour = colour_of(number)
    if kit.raised:
        return [
            sign(kit, colour, 17, 17, SIGN),
            *kit.dots(43, 14, str(number), 26),
            kit.text(43, 33, str(number), 30, "bold", "middle"),
            pips(number, width / 2, 57, 24),
        ]
    by = width / 45
    on = "#ffffff" if colour != "yellow" else "#2a2110"
    band = Path(rectangle(3 * by, 3 * by, width - 6 * by, 15 * by, 2 * by), fill=INKS[colour])
    inner = rectangle(3 * by, 3 * by, width - 6 * by, height - 6 * by, 2 * by)
    return [
        Path(inner, stroke=INKS[colour], width=0.5 * by),
        band,
        sign(kit, colour, 12 * by, 10.5 * by, 10 * by, on),
        kit.text(width - 7 * by, 13.6 * by, str(number), 24 * by, "bold", "end", fill=on),
        kit.text(width / 2, 43 * by, str(number), 66 * by, "bold", "middle"),
        Path(line((8 * by, 48 * by), (width - 8 * by, 48 * by)), stroke=INKS["faint"], width=0.4),
        *kit.fitted(
            width / 2, 53.6 * by, kit.word(colour), width - 8 * by, max(9, kit.style.small), "label"
        ),
    ]


def back(kit: Kit) -> Marks:
    """Draw the back that all cards share: a cipher of short strokes."""
    width, height = kit.style.narrow
    marks: list[Mark] = [
        Path(rectangle(3, 3, width - 6, height - 6, 2.5), fill=INKS["paper"]),
        Path(rectangle(3, 3, width - 6, height - 6, 2.5), stroke=INKS["brown"], width=0.8),
    ]
    pitch = width / 9
    for across in range(1, 8):
        for down in range(1, int(height / pitch) - 1):
            x, y = (across + 0.5) * pitch, (down + 0.75) * pitch
            slant = ((across * 7 + down * 11) % 5 - 2) * 0.22 * pitch
            steps = line((x - slant, y - pitch * 0.3), (x + slant, y + pitch * 0.3))
            marks.append(Path(steps, stroke=INKS["rule"], width=0.7))
    return marks


def token(kit: Kit, colour: Colour) -> Marks:
    """Draw a token: it says that a hand holds a card of this colour."""
    size = kit.style.token
    middle = size / 2
    if kit.raised:
        return [sign(kit, colour, middle, middle - 2, SIGN), *named(kit, colour, middle, size - 5)]
    on = "#ffffff" if colour != "yellow" else "#2a2110"
    disc = Disc(middle, middle, size / 2 - 1.5, fill=INKS[colour])
    return [disc, sign(kit, colour, middle, middle, size * 0.55, on)]


def named(kit: Kit, colour: Colour, x: float, y: float) -> list[Mark]:
    return [kit.text(x, y, kit.word(colour), kit.style.small, anchor="middle")]


def number_track(kit: Kit) -> Page:
    """Draw the track: a column for each colour, the numbers from the top."""
    page = kit.board("board", kit.say("kit-board"))
    width = FIELD_WIDTH / 4
    head, high = (26.0, 17.8) if kit.raised else (30.0, 17.0)

    def cell(at: int, column: int) -> Marks:
        colour = COLOURS[column]
        if at == 0 and kit.raised:
            return [sign(kit, colour, width / 2, head / 2, 17)]
        if at == 0:
            on = "#ffffff" if colour != "yellow" else "#2a2110"
            size = 16 if kit.style.name == "normal" else 20
            return [
                Path(rectangle(0, 0, width, head), fill=INKS[colour]),
                sign(kit, colour, width / 2, 11, 14, on),
                kit.text(width / 2, 26, kit.word(colour), size, "label", "middle", fill=on),
            ]
        return number_cell(kit, (at - 1) * 4 + column + 1, width, high)

    grid(kit, page, [width] * 4, [head, *[high] * 12], cell)
    assert all(row(n) == (n - 1) % 4 for n in range(1, HIGHEST + 1))
    return page


def racks(kit: Kit) -> Iterator[Page]:
    """Draw racks to fold, with the positions of a hand numbered on the lip."""
    place = kit.style.narrow[0]
    each = int(FIELD_WIDTH // place)
    strips = [
        Piece(f"rack-{first}", rack(kit, first, min(each, LONGEST_HAND - first + 1), place))
        for first in range(1, LONGEST_HAND + 1, each)
    ]
    yield from kit.spread("racks", kit.say("kit-racks"), strips, (FIELD_WIDTH, 80))


def rack(kit: Kit, first: int, places: int, place: float) -> Marks:
    """Draw one strip: back, floor and lip; the lip holds the cards and tells their positions."""
    fold = NOT_RAISED if kit.raised else INKS["brown"]
    marks: list[Mark] = []
    for y in (42, 54):
        dashed = Path(line((1, y), (FIELD_WIDTH - 1, y)), stroke=fold, width=0.35, dash=(3, 2))
        marks.append(group("fold", "fold", [dashed]))
    marks += kit.fitted(FIELD_WIDTH / 2, 25, kit.say("name"), 120, 30, "label")
    marks.append(kit.text(4, 48 + kit.style.small * 0.12, kit.say("kit-fold"), kit.style.small))
    for at in range(places):
        x = (at + 0.5) * place
        number = str(first + at)
        marks += kit.dots(x, 59, number, place)
        base = 76.5 if kit.raised else 71.0
        size = 20 if kit.raised else 30 if kit.style.name == "large" else 24
        marks.append(kit.text(x, base, number, size, "bold", "middle"))
        if at:
            edge = at * place
            if not kit.raised:
                steps = line((edge, 57), (edge, 77))
                marks.append(Path(steps, stroke=INKS["rule"], width=0.4))
    return marks
