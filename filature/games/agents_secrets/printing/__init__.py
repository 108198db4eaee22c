"""Les agents secrets, to print: places, agents, identities, file, die, track, report."""

from __future__ import annotations

from collections.abc import Iterator

from filature.games.agents_secrets.printing.street import place_piece, street
from filature.games.agents_secrets.street import AGENTS, HIGHEST, PLACES
from filature.printing.drawing import (
    Disc,
    Mark,
    Marks,
    Path,
    group,
    moved,
    rectangle,
)
from filature.printing.grids import grid, track
from filature.printing.kit import KeyEntry, Kit, Piece
from filature.printing.page import COLOURS, FIELD_WIDTH, Page
from filature.printing.shapes import (
    GAP,
    LINE,
    Picture,
    corners,
    picture,
    pips,
    stroke,
)
from filature.printing.textures import in_outline, texture

GOAL, REPORT_AT = 42, 29
MOST_POINTS = 47
SEATS = 7
TILE = (90.0, 80.0)
FULL_COAT = 44.0
"""How large an agent is drawn at least, to show its texture."""

COATS: dict[str, tuple[str, str | None]] = {
    "orange": ("ring", None),
    "violet": ("triangle", "dashes"),
    "red": ("diamond", "dots"),
    "blue": ("square", "coarse"),
    "grey": ("bar", "lines"),
    "yellow": ("plus", "grid"),
    "green": ("arch", "waves"),
}
"""The shape and the texture of each agent; orange is smooth."""

FILE = Picture("M2 25V6H12L15 10H28V25ZM9 17H21")


def pages(kit: Kit) -> Iterator[Page]:
    """Give everything that this game is played with."""
    if kit.style.name == "normal":
        yield street(kit)
    else:
        tiles = [Piece(f"place-{place}", place_piece(kit, place, *TILE)) for place in PLACES]
        yield from kit.spread("places", kit.say("kit-places"), tiles, TILE)
    cards = [
        Piece(f"identity-{agent}", identity(kit, agent), identity_back(kit), plain_back=True)
        for agent in AGENTS
    ]
    yield from kit.spread("identities", kit.say("kit-identities"), cards, kit.style.wide)
    yield from pawns(kit)
    yield die(kit)
    yield from track(kit, MOST_POINTS, kit.say("kit-track"), marked=(REPORT_AT, GOAL))
    yield report(kit)


def key(kit: Kit) -> list[KeyEntry]:
    """Name the agents by shape and texture, then the file."""
    entries = []
    for agent in AGENTS:
        name, surface = COATS[agent]
        texture_name = kit.say(f"texture-{surface}") if surface else kit.say("kit-smooth")
        told = kit.say("kit-coat", shape=kit.say(f"shape-{name}"), texture=texture_name)
        entries.append(KeyEntry(coat(kit, agent, 0, 0, 36), told, kit.word(agent)))
    sign = picture("file", FILE, 0, 0, 30, kit.colour("brown"))
    entries.append(KeyEntry([sign], *kit.say("symbol-file").split("\n")))
    return entries


def coat(
    kit: Kit, agent: str, x: float, y: float, size: float, ink: str | None = None
) -> list[Mark]:
    """Draw an agent: its shape, filled with its texture; a small one in print is one made small."""
    name, surface = COATS[agent]
    ink = ink or kit.colour(agent)
    full = size if kit.raised else FULL_COAT
    steps = corners(name, 0, 0, full / 2 - LINE / 2)
    marks: list[Mark] = [group("symbol", name, [stroke(steps, ink)])]
    if surface is not None:
        inside = in_outline(steps, GAP + LINE)
        marks.append(texture(surface, -full / 2, -full / 2, full, full, inside, ink))
    return moved([mark.scaled(size / full) for mark in marks], x, y)


def identity(kit: Kit, agent: str) -> Marks:
    """Draw an identity card."""
    width, height = kit.style.wide
    name = kit.word(agent)
    if kit.raised:
        return [
            *coat(kit, agent, width / 2, 34, 52),
            *kit.dots(width / 2, 70, name, width - 10, most=3),
            *kit.fitted(width / 2, 108, name, width - 10, kit.style.body),
        ]
    by = width / 60
    ink = COLOURS[agent]
    dark = "#2a2110" if agent in ("yellow", "grey", "orange") else "#ffffff"
    inner = rectangle(3.5 * by, 3.5 * by, width - 7 * by, height - 7 * by, 3 * by)
    return [
        Path(inner, fill=ink),
        *coat(kit, agent, width / 2, 31 * by, 38 * by, dark),
        Path(rectangle(6 * by, 58 * by, width - 12 * by, 16 * by, 2 * by), fill="#ffffff"),
        *kit.fitted(width / 2, 67.6 * by, name, width - 16 * by, kit.style.heading),
    ]


def identity_back(kit: Kit) -> Marks:
    """Draw the back that all identities share: a closed folder."""
    width, height = kit.style.wide
    inner = rectangle(3.5, 3.5, width - 7, height - 7, 3)
    folder = picture("file", FILE, width / 2, height / 2, width * 0.5, COLOURS["brown"])
    return [
        Path(inner, fill=COLOURS["paper"]),
        Path(inner, stroke=COLOURS["brown"], width=0.8),
        folder,
    ]


def pawns(kit: Kit) -> Iterator[Page]:
    """Give pawns and score markers; on swell paper in two parts, for the sake of the textures."""
    size = kit.style.token
    parts = (AGENTS[:4], AGENTS[4:]) if kit.raised else (AGENTS,)
    for part in parts:
        pieces = [
            Piece(f"{kind}-{agent}", pawn(kit, agent, kind))
            for agent in part
            for kind in ("pawn", "marker")
        ]
        if part[-1] == AGENTS[-1]:
            pieces.append(Piece("file", file(kit)))
        yield from kit.spread("pawns", kit.say("kit-pawns"), pieces, (size, size))


def pawn(kit: Kit, agent: str, kind: str) -> Marks:
    """Draw a pawn, or a score marker, which is smaller."""
    size = kit.style.token
    half = size / 2
    if kit.raised and kind == "marker":
        return moved(mark(kit, agent), half, half)
    if kit.raised:
        return coat(kit, agent, half, half, 36)
    dark = "#2a2110" if agent in ("yellow", "grey", "orange") else "#ffffff"
    by = 1.0 if kind == "pawn" else 0.7
    disc = Disc(half, half, size * 0.46 * by, fill=COLOURS[agent])
    return [disc, *coat(kit, agent, half, half, size * 0.56 * by, dark)]


def file(kit: Kit) -> Marks:
    half = kit.style.token / 2
    sign = picture("file", FILE, half, half, 30 if kit.raised else half * 1.2, kit.colour("red"))
    return [sign]


NET = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""Where the faces of the die lie when it is unfolded."""
FACES = (2, 4, 1, 3, 6, 5)
"""What is on them: opposite faces add up to seven."""


def die(kit: Kit) -> Page:
    """Draw a die to fold and glue."""
    page = kit.page("die", kit.say("kit-die"))
    face = 45.0 if kit.style.name != "normal" else 35.0
    left, top = page.left + (FIELD_WIDTH - 4 * face) / 2, page.top + 8
    marks: list[Mark] = []
    for (column, row), number in zip(NET, FACES, strict=True):
        x, y = left + column * face, top + row * face
        marks.append(kit.cut(x, y, face, face))
        dots = pips(number, x + face / 2, y + face / 2, face * 0.66, kit.colour("brown"))
        marks.append(dots)
    page.marks.append(group("piece", "die", marks))
    assert sorted(FACES) == list(range(1, HIGHEST + 1))
    return page


def report(kit: Kit) -> Page:
    """Draw a report: a line for each agent, a column for each player, and one for nobody."""
    page = kit.page("report", kit.say("kit-report"))
    first = 38.0
    narrow = (FIELD_WIDTH - first) / (SEATS + 1)
    columns = [first, *[narrow] * (SEATS + 1)]
    rows = [22.0, *[30.0] * len(AGENTS)]

    def cell(row: int, column: int) -> Marks:
        middle = narrow / 2
        if row == 0 and column == 0:
            return kit.fitted(first / 2, 13, kit.say("kit-players"), first - 4, kit.style.body)
        if row == 0:
            said = str(column) if column <= SEATS else "–"
            y = 8 if kit.raised else 14
            number = kit.text(middle, y, said, kit.style.body, "bold", "middle")
            return [number, *kit.dots(middle, 11.5, said, narrow)]
        if column == 0:
            return moved(mark(kit, AGENTS[row - 1]), first / 2, 15)
        return []

    grid(kit, page, columns, rows, cell)
    return page


def mark(kit: Kit, agent: str) -> list[Mark]:
    """Draw the shape of an agent without its texture, of which a sheet has at most five."""
    if kit.raised:
        return [group("symbol", COATS[agent][0], [stroke(corners(COATS[agent][0], 0, 0, 9))])]
    dark = "#2a2110" if agent in ("yellow", "grey", "orange") else "#ffffff"
    return [Disc(0, 0, 12.5, fill=COLOURS[agent]), *coat(kit, agent, 0, 0, 15, dark)]
