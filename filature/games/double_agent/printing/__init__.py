"""Double Agent, to print: both decks (or decks of your own), tokens, pawns, the board."""

from __future__ import annotations

from collections.abc import Iterator

from filature.games.double_agent.deck import Card
from filature.games.double_agent.printing.pictures import PICTURES
from filature.games.double_agent.state import AGENTS, COUNTERS, DARK, SEATS, START, TOKENS
from filature.printing.drawing import Anchor, Disc, Group, Mark, Marks, Path, line, moved, rectangle
from filature.printing.grids import grid
from filature.printing.kit import KeyEntry, Kit, Piece
from filature.printing.page import COLOURS, FIELD_WIDTH, Page
from filature.printing.shapes import picture, pips, shape
from filature.printing.textures import in_box, texture

SIDES = ("red", "blue")
MARKS = ("disc", "ring")
GROUNDS = {"number": "#e6ebf4", "risk": "#f4dede", "unknown": "#ece0c4"}


def pages(kit: Kit) -> Iterator[Page]:
    """Give everything that this game is played with."""
    cards = [
        Piece(f"card-{seat}-{card.id}", front(kit, seat, card), back(kit, seat, card))
        for seat in SEATS
        for card in kit.game.deck
        for _ in range(card.copies[seat])
    ]
    yield from kit.spread("cards", kit.say("kit-cards"), cards, kit.style.wide)
    size = kit.style.token
    tokens = [
        Piece(f"loyalty-{seat}-{value}", loyalty(kit, seat, value), shield(kit, seat))
        for seat in SEATS
        for value in TOKENS
    ]
    tokens += [
        Piece(f"pawn-{letter}", pawn(kit, letter, False), pawn(kit, letter, True))
        for letter in AGENTS
    ]
    tokens += [Piece("counter", counter(kit)) for _ in range(COUNTERS)]
    yield from kit.spread("tokens", kit.say("kit-tokens"), tokens, (size, size))
    yield board(kit)


def key(kit: Kit) -> list[KeyEntry]:
    """Name the raised signs: sides, backs, effects."""
    brown = kit.colour("brown")
    entries = [
        KeyEntry(
            [shape(MARKS[seat], 0, 0, 16, kit.colour(SIDES[seat]))],
            kit.say(f"shape-{MARKS[seat]}"),
            kit.say("kit-player", number=seat + 1),
        )
        for seat in SEATS
    ]
    for kind, sign in (("unknown", "triangle"), ("risk", "diamond")):
        entries.append(
            KeyEntry([shape(sign, 0, 0, 24, brown)], *kit.say(f"symbol-{kind}").split("\n"))
        )
    entries.append(
        KeyEntry([pips(4, 0, 0, 28, brown)], kit.say("kit-dots"), kit.say("kit-dots-meaning"))
    )
    for effect in effects(kit):
        entries.append(
            KeyEntry(
                [picture(effect, PICTURES[effect], 0, 0, 30, brown)],
                kit.say(f"word-{effect}"),
                kit.say(f"board-does_{effect}"),
            )
        )
    return entries


def effects(kit: Kit) -> list[str]:
    return list(dict.fromkeys(card.effect for card in kit.game.deck if card.effect is not None))


def notes(kit: Kit) -> list[str]:
    """Say which cards are reconstructed, and that a deck is one's own."""
    doubtful = [card.id for card in kit.game.deck if card.source != "rulebook"]
    told = kit.words.say("line", {"type": "reconstructed", "cards": doubtful}, -2, [])
    own = kit.game.options["deck"] is not None
    return [kit.say("kit-own-deck"), told] if own else [told]


def back_kind(card: Card) -> str:
    if card.unknown_back:
        return "unknown"
    return "risk" if "/" in card.back else "number"


def drawing(card: Card, x: float, y: float, size: float, ink: str) -> Group:
    name = card.effect or "document"
    return picture(name, PICTURES[name], x, y, size, ink)


def front(kit: Kit, seat: int, card: Card) -> Marks:
    """Draw a card: its value, its name, what it does and where it comes from."""
    width, height = kit.style.wide
    name = kit.word(card.id)
    if kit.raised:
        return [
            shape(MARKS[seat], 14, 15, 12),
            *kit.dots(48, 12, str(card.value), 30),
            kit.text(70, 19, str(card.value), 30, "bold", "middle"),
            pips(card.value, 25, 47, 30),
            drawing(card, 66, 47, 30, kit.colour("brown")),
            *kit.dots(width / 2, 72, name, width - 10, most=2),
            *kit.fitted(width / 2, 107, name, width - 8, kit.style.body),
        ]
    by = width / 60
    ink = COLOURS[SIDES[seat]]
    ground = GROUNDS[back_kind(card)]
    small = kit.style.small
    does = kit.say(f"board-does_{card.effect}") if card.effect else ""
    marks: list[Mark] = [
        Path(rectangle(3.5 * by, 3.5 * by, width - 7 * by, height - 7 * by, 3 * by), fill=ground),
        Path(
            rectangle(3.5 * by, 3.5 * by, width - 7 * by, height - 7 * by, 3 * by),
            stroke=ink,
            width=0.8,
        ),
        Disc(12.5 * by, 12.5 * by, 6.6 * by, fill=ink),
        kit.text(12.5 * by, 15.2 * by, str(card.value), 22 * by, "bold", "middle", "#ffffff"),
        shape(MARKS[seat], width - 10 * by, 10 * by, 5 * by, ink),
        drawing(card, width / 2, 31 * by, 21 * by, COLOURS["brown"]),
        *kit.fitted(width / 2, 49 * by, name, width - 14 * by, kit.style.heading),
    ]
    size = max(small, 8.5 * by) if kit.style.name == "normal" else small
    marks += kit.paragraph(width / 2, 58 * by, does, width - 14 * by, size, "middle")
    if card.source != "rulebook":
        source = kit.word(card.source) if card.source not in kit.words.names else ""
        marks.append(kit.text(width / 2, height - 6.5 * by, source, small, "label", "middle", ink))
    return marks


def back(kit: Kit, seat: int, card: Card) -> Marks:
    """Draw a back: its number, its two numbers or a question mark, and its side."""
    width, height = kit.style.wide
    kind = back_kind(card)
    if kit.raised:
        sign = pips(card.value, width / 2, 50, 30)
        if kind != "number":
            sign = shape("triangle" if kind == "unknown" else "diamond", width / 2, 50, 30)
        label = kit.dots(width / 2, 82, card.back, width - 10)
        return [
            shape(MARKS[seat], 14, 15, 12),
            sign,
            *label,
            kit.text(width / 2, 106, card.back, 30, "bold", "middle"),
        ]
    by = width / 60
    ink = COLOURS[SIDES[seat]]
    inner = rectangle(3.5 * by, 3.5 * by, width - 7 * by, height - 7 * by, 3 * by)
    marks: list[Mark] = [Path(inner, fill=ink)]
    plate = rectangle(10 * by, 20 * by, width - 20 * by, 40 * by, 2 * by)
    marks.append(Path(plate, fill=GROUNDS[kind]))
    for row in range(5):
        y = (9 + row * 2) * by
        for at in (y, height - y):
            marks.append(
                Path(line((10 * by, at), (width - 10 * by, at)), stroke="#ffffff", width=0.3)
            )
    size = (56 if len(card.back) < 2 else 40 if len(card.back) < 4 else 26) * by
    marks.append(kit.text(width / 2, 40 * by + size * 0.125, card.back, size, "bold", "middle"))
    return marks


def loyalty(kit: Kit, seat: int, value: int) -> Marks:
    size = kit.style.token
    if kit.raised:
        return [
            shape(MARKS[seat], 10, 11, 10),
            pips(value, size / 2 + 3, 29, 22),
            *kit.dots(31, 6, str(value), 20),
        ]
    ink = COLOURS[SIDES[seat]]
    half = size / 2
    return [
        Path(rectangle(2, 2, size - 4, size - 4, 3), stroke=ink, width=0.9),
        kit.text(half, half + size * 0.16, str(value), size * 1.5, "bold", "middle", ink),
    ]


def shield(kit: Kit, seat: int) -> Marks:
    """Draw the back of a loyalty token: whose it is, not what it is."""
    size = kit.style.token
    if kit.raised:
        return [shape(MARKS[seat], size / 2, size / 2, 14)]
    ink = COLOURS[SIDES[seat]]
    plate = Path(rectangle(2, 2, size - 4, size - 4, 3), fill=ink)
    return [plate, shape(MARKS[seat], size / 2, size / 2, size * 0.34, "#ffffff")]


def pawn(kit: Kit, letter: str, activated: bool) -> Marks:
    """Draw a pawn; its other side says that it has been pulled."""
    size = kit.style.token
    half = size / 2
    if kit.raised:
        sign = shape("cross" if activated else "arch", half, 15, 18)
        return [
            sign,
            *kit.dots(half, 31, letter, 30),
            kit.text(size - 9, 40, letter, 18, "bold", "middle"),
        ]
    ground = COLOURS["yellow"] if activated else COLOURS["paper"]
    disc = Disc(half, half, size * 0.44, fill=ground, stroke=COLOURS["brown"], width=0.9)
    return [disc, kit.text(half, half + size * 0.12, letter, size * 1.1, "bold", "middle")]


def counter(kit: Kit) -> Marks:
    size = kit.style.token
    half = size / 2
    if kit.raised:
        return [shape("plus", half, 16, 22), *kit.dots(half, 33, "+1", 30)]
    disc = Disc(half, half, size * 0.44, fill=COLOURS["green"])
    return [disc, kit.text(half, half + size * 0.1, "+1", size * 0.9, "bold", "middle", "#ffffff")]


def board(kit: Kit) -> Page:
    """Draw the six agents in a line, each with its track; the first player sits on the left."""
    page = kit.page("board", kit.say("kit-board"))
    space = 34.0
    columns = [space, space, FIELD_WIDTH - 4 * space, space, space]
    height = 37.0

    def cell(row: int, column: int) -> Marks:
        if column == 2:
            return agent(kit, AGENTS[row], columns[2], height)
        place = column if column < 2 else column - 1
        return track_space(kit, row, place, space, height)

    grid(kit, page, columns, [height] * len(AGENTS), cell, top=14)
    for seat in SEATS:
        x = page.left + (8 if seat == 0 else FIELD_WIDTH - 8)
        page.marks.append(shape(MARKS[seat], x, page.top + 5, 10, kit.colour(SIDES[seat])))
        said = kit.say("kit-player", number=seat + 1)
        at = x + 9 if seat == 0 else x - 9
        anchor: Anchor = "start" if seat == 0 else "end"
        page.marks.append(
            kit.text(at, page.top + 7.5, said, max(kit.style.small, 11), "label", anchor)
        )
    return page


def agent(kit: Kit, letter: str, width: float, height: float) -> Marks:
    half = width / 2
    braille = kit.dots(half, height - 12, letter, width)
    size = 40 if kit.raised else 60
    y = 20 if braille else height / 2 + 7
    return [*braille, kit.text(half, y, letter, size, "bold", "middle")]


def track_space(kit: Kit, row: int, place: int, width: float, height: float) -> Marks:
    """Draw a space of a track: dark ones are shaded, where the pawn begins there is a ring."""
    seat = place // 2
    marks: list[Mark] = []
    if place in DARK and kit.raised:
        box = (5.0, 5.0, width - 10, height - 10)
        marks.append(texture("lines", *box, in_box(*box)))
    elif place in DARK:
        ink = COLOURS[SIDES[seat]]
        marks.append(Path(rectangle(1.5, 1.5, width - 3, height - 3, 2), fill=ink))
        marks.append(kit.text(width / 2, height / 2 + 3, "+1", 24, "bold", "middle", "#ffffff"))
    elif START[row] == place:
        ring = shape("ring", 0, 0, 14 if kit.raised else 24, kit.colour("rule"))
        marks += moved([ring], width / 2, height / 2)
    return marks
