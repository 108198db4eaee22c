"""Spies vs Spies, to print: the twelve cards, a note sheet, a score track."""

from __future__ import annotations

from collections.abc import Iterator

from filature.games.spies_vs_spies.deals import CARDS, CATEGORIES, NUMBERS, PLAYERS, Card, is_red
from filature.games.spies_vs_spies.printing.pictures import PICTURES
from filature.printing.drawing import Group, Mark, Marks, Path, line, outline, rectangle, tinted
from filature.printing.grids import grid, track
from filature.printing.kit import KeyEntry, Kit, Piece
from filature.printing.page import COLOURS, FIELD_WIDTH, Page
from filature.printing.shapes import picture, shape

TEAM_MARK = {"red": "triangle", "blue": "disc"}
GOAL = 10
MOST_POINTS = 14


def pages(kit: Kit) -> Iterator[Page]:
    """Give everything that this game is played with."""
    cards = [Piece(f"card-{card}", front(kit, card), back(kit), plain_back=True) for card in CARDS]
    yield from kit.spread("cards", kit.say("kit-cards"), cards, kit.style.wide)
    yield notes_sheet(kit)
    yield from track(kit, MOST_POINTS, kit.say("kit-track"), marked=(GOAL,))


def key(kit: Kit) -> list[KeyEntry]:
    """Name the raised signs: the two teams, then what the cards show."""
    entries = [
        KeyEntry(
            [shape(TEAM_MARK[team], 0, 0, 16, kit.colour(team))],
            *kit.say(f"symbol-{team}").split("\n"),
        )
        for team in ("red", "blue")
    ]
    seen: set[str] = set()
    for card in CARDS:
        kind = drawn_as(card)
        if kind not in seen:
            seen.add(kind)
            sign = drawing(kit, card, 0, 0, 34)
            entries.append(KeyEntry([sign], kit.word(category_of(card)), kit.word(card)))
    return entries


def notes(kit: Kit) -> list[str]:
    """Say which cards the rulebook does not name."""
    return [kit.say("kit-house-names")]


def drawn_as(card: Card) -> str:
    """Return what a card shows: both stars show the same."""
    return card.removeprefix("red_").removeprefix("blue_")


def team_of(card: Card) -> str:
    return "red" if is_red(NUMBERS[card]) else "blue"


def category_of(card: Card) -> str:
    return CATEGORIES[NUMBERS[card] // PLAYERS]


def drawing(kit: Kit, card: Card, x: float, y: float, size: float, ink: str | None = None) -> Group:
    ink = ink or kit.colour(team_of(card))
    return picture(drawn_as(card), PICTURES[drawn_as(card)], x, y, size, ink)


def front(kit: Kit, card: Card) -> Marks:
    """Draw a card: its item, its colour as a sign, its name and its category."""
    width, height = kit.style.wide
    team, name, category = team_of(card), kit.word(card), kit.word(category_of(card))
    if kit.raised:
        return [
            shape(TEAM_MARK[team], 15, 17, 14),
            drawing(kit, card, width / 2, 47, 44),
            *kit.dots(width / 2, 77, name, width - 10, most=2),
            *kit.fitted(width / 2, 110, name, width - 10, kit.style.body),
        ]
    by = width / 60
    ink = COLOURS[team]
    small = kit.style.small
    return [
        Path(rectangle(3.5 * by, 3.5 * by, width - 7 * by, height - 7 * by, 3 * by), fill=ink),
        Path(rectangle(6 * by, 15 * by, width - 12 * by, 43 * by, 2 * by), fill="#ffffff"),
        shape(TEAM_MARK[team], 10.5 * by, 9.4 * by, 6.5 * by, "#ffffff"),
        kit.text(width - 8 * by, 11.2 * by, category, max(small, 10), "label", "end", "#ffffff"),
        drawing(kit, card, width / 2, 36.5 * by, 34 * by),
        *tinted(
            kit.fitted(width / 2, 68.5 * by, name, width - 14 * by, kit.style.heading), "#ffffff"
        ),
    ]


def back(kit: Kit) -> Marks:
    """Draw the back that all cards share: water between two quays."""
    width, height = kit.style.wide
    marks: list[Mark] = [
        Path(rectangle(3.5, 3.5, width - 7, height - 7, 3), fill="#dfe9ea"),
        Path(rectangle(3.5, 3.5, width - 7, height - 7, 3), stroke=COLOURS["brown"], width=0.8),
    ]
    crests = range(6)
    pitch = (width - 16) / len(crests)
    for row in range(2, int(height / 5)):
        sign = (-1) ** row
        wave = "M0 0" + "".join(
            f"Q{(at + 0.5) * pitch} {sign * (-1) ** at * 3} {(at + 1) * pitch} 0" for at in crests
        )
        marks.append(Path(outline(wave), stroke="#7fa3ab", width=0.6).moved(8, row * 5 - 2.5))
    return marks


def notes_sheet(kit: Kit) -> Page:
    """Draw a table to note what was seen: a row for each player, a column for each category."""
    page = kit.page("notes", kit.say("kit-notes"))
    first = 48.0
    columns = [first, *[(FIELD_WIDTH - first) / 3] * 3]
    head = 24.0
    rows = [head, *[44.0] * PLAYERS]

    def cell(row: int, column: int) -> Marks:
        if row == 0 and column:
            said = kit.word(CATEGORIES[column - 1])
            y = 9 if kit.raised else 14
            marks = kit.fitted(columns[column] / 2, y, said, columns[column] - 4, kit.style.body)
            return [*marks, *kit.dots(columns[column] / 2, 13.5, short(said), columns[column] - 4)]
        if column == 0 and row:
            said = kit.say("kit-player", number=row)
            marks = kit.fitted(first / 2, 14, said, first - 4, kit.style.body)
            return [*marks, *kit.dots(first / 2, 22, str(row), first - 4)]
        if row and not kit.raised:
            y = 38
            return [
                Path(line((6, y), (columns[column] - 6, y)), stroke=COLOURS["faint"], width=0.4)
            ]
        return []

    grid(kit, page, columns, rows, cell)
    return page


def short(said: str) -> str:
    """Return a word, or an abbreviation of six letters, which a narrow column has room for."""
    return said if len(said) <= 6 else f"{said[:5]}."
