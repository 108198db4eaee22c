"""The twelve places: as a board in a circle, or as tiles to lay in one."""

from __future__ import annotations

from math import cos, pi, sin

from filature.games.agents_secrets.street import PLACE_NUMBER, PLACES, START_OF_FILE, WORTH
from filature.printing.drawing import Disc, Group, Mark, Marks, Path, group, rectangle
from filature.printing.kit import Kit
from filature.printing.page import COLOURS, FIELD_WIDTH, Page
from filature.printing.shapes import Picture, picture, pips

HOUSE = Picture("M4 28V13L15 3L26 13V28ZM12 28V20H18V28")
CHAPEL = Picture("M5 29V17L15 9.500L25 17V29ZM15 9.500V1M11.500 4H18.500")
RUIN = Picture("M3 28V10L9 16L13 7L18 17L22 12L27 18V28Z")


def drawing(place: str, x: float, y: float, size: float, ink: str) -> Group:
    drawn = {"chapel": CHAPEL, "ruin": RUIN}.get(place, HOUSE)
    return picture("house" if drawn is HOUSE else place, drawn, x, y, size, ink)


def place_piece(kit: Kit, place: str, width: float, height: float) -> Marks:
    """Draw a place as a tile: what it is, what it is worth, its name."""
    worth = WORTH[PLACE_NUMBER[place]]
    name = kit.word(place)
    if kit.raised:
        marks: list[Mark] = [drawing(place, 24, 26, 32, kit.colour("brown"))]
        if worth:
            marks.append(pips(abs(worth), 66, 26, 28))
        marks += kit.dots(width / 2, 50, name, width - 10)
        return [*marks, *kit.fitted(width / 2, 72, name, width - 10, kit.style.heading)]
    shown = str(worth).replace("-", "–")
    return [
        Path(rectangle(3, 3, width - 6, height - 6, 4), fill=COLOURS["paper"]),
        Path(rectangle(3, 3, width - 6, height - 6, 4), stroke=COLOURS["brown"], width=0.8),
        drawing(place, 26, 32, 36, COLOURS["brown"]),
        kit.text(62, 47, shown, 84, "bold", "middle"),
        *kit.fitted(width / 2, 69, name, width - 12, kit.style.heading, "label"),
    ]


def street(kit: Kit) -> Page:
    """Draw the board: the places as on a clock, the chapel at twelve."""
    page = kit.board("board", kit.say("kit-board"))
    middle, reach = FIELD_WIDTH / 2, 73.0
    cx, cy = page.left + middle, page.top + 112
    ring: list[Mark] = [
        Disc(cx, cy, reach + 14, fill=COLOURS["paper"]),
        Disc(cx, cy, reach + 14, stroke=COLOURS["brown"], width=0.8),
        Disc(cx, cy, reach - 19, fill="#ffffff"),
        Disc(cx, cy, reach - 19, stroke=COLOURS["rule"], width=0.5),
    ]
    page.marks.append(group("print", "ground", ring))
    for at, place in enumerate(PLACES):
        angle = 2 * pi * at / len(PLACES)
        x, y = cx + reach * sin(angle), cy - reach * cos(angle)
        page.marks += plot(kit, place, x, y)
    size = kit.style.heading
    page.marks += kit.fitted(cx, cy - 4, kit.say("name"), 80, 24, "label")
    page.marks += kit.fitted(cx, cy + 8, kit.say("tagline"), 84, size, "regular")
    return page


def plot(kit: Kit, place: str, x: float, y: float) -> list[Mark]:
    """Draw one place of the board, with its worth on a plate; the file begins at house 7."""
    at = PLACE_NUMBER[place]
    worth = str(WORTH[at]).replace("-", "–")
    ground = COLOURS["yellow"] if at == START_OF_FILE else "#ffffff"
    return [
        drawing(place, x, y - 4, 22, COLOURS["brown"]),
        Disc(x, y + 11, 5.4, fill=ground, stroke=COLOURS["brown"], width=0.6),
        kit.text(x, y + 13.2, worth, 17, "bold", "middle"),
    ]
