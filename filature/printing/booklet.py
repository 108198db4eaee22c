"""What every kit has, whatever the game: contents, key, test sheet, aid, rules, BRF files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from filature.printing import braille as cells
from filature.printing.braille import Braille
from filature.printing.drawing import INK, Mark, Path, group, line, moved, rectangle, tinted
from filature.printing.flow import Block, blocks_of, flow
from filature.printing.kit import KeyEntry, Kit, contents
from filature.printing.page import FIELD_HEIGHT, FIELD_WIDTH, Page
from filature.printing.qr import qr
from filature.printing.shapes import rule
from filature.printing.textures import TEXTURES, in_box, texture

CODE = 45.0
"""How large the QR code is, in millimetres."""
PANEL = 78.0
"""How high the title of a kit is."""
DARK, PALE = "#2b2118", "#f4ecdb"
MOST_TEXTURES = 5


def rules_address(host: str, game: str) -> str:
    """Return the address of a game's page, whose rules can be read aloud."""
    whole = host if "://" in host else f"https://{host}"
    return f"{whole.rstrip('/')}/g/{game}"


def cover(
    kit: Kit, pages: Sequence[Page], key: Sequence[KeyEntry], notes: Sequence[str]
) -> list[Page]:
    """Say what the game is, whose it is, what is in the kit and how to print it."""
    say = kit.say
    blocks: list[Block] = []
    whose = say("authors") + "."
    if kit.words.has("publisher"):
        whose += " " + say("kit-publisher", publisher=say("publisher"))
    elif kit.words.has("publisher-unnamed"):
        whose += " " + say("publisher-unnamed")
    blocks += [Block("heading", say("kit-box")), Block("body", whose)]
    blocks += [Block("body", say("kit-box-text")), Block("heading", say("kit-contents"))]
    for _, title, pieces, sheets in contents(pages):
        blocks.append(Block("item", say("kit-part", title=title, pieces=pieces, pages=sheets)))
    blocks += [Block("heading", say("kit-print")), Block("body", say("kit-print-size"))]
    how = ("swell", "glue", "paper", "each") if kit.raised else ("card", "each")
    blocks += [Block("body", say(f"kit-print-{one}")) for one in how]
    if notes:
        blocks.append(Block("heading", say("kit-reconstructed")))
        blocks += [Block("body", one) for one in notes]
    suffix = "" if kit.style.name == "normal" else f"-{kit.style.name}"
    room = 16 if kit.host is None else 66
    done = flow(kit, "contents", say(f"kit-title{suffix}"), blocks, room, PANEL + 8)
    done[0].marks += panel(kit, done[0], key)
    done[0].marks += emblem(kit, done[0])
    return done


def panel(kit: Kit, page: Page, key: Sequence[KeyEntry]) -> Iterator[Mark]:
    """Draw the title of the kit on a dark ground, with the signs of the game."""
    x, y = page.left, page.top
    ground = Path(rectangle(x, y, FIELD_WIDTH, PANEL, 3), fill=DARK)
    inner = rectangle(x + 2, y + 2, FIELD_WIDTH - 4, PANEL - 4, 2)
    title = kit.fitted(x + FIELD_WIDTH / 2, y + 22, kit.say("name"), 164, 46, "label")
    tagline = kit.fitted(x + FIELD_WIDTH / 2, y + 33, kit.say("tagline"), 164, kit.style.heading)
    marks = [ground, Path(inner, stroke=PALE, width=0.3), *tinted([*title, *tagline], PALE)]
    signs = [entry.sign for entry in key[:5]]
    step = (FIELD_WIDTH - 10) / max(len(signs), 1)
    for at, sign in enumerate(signs):
        small = [mark.scaled(0.7) for mark in sign]
        marks += tinted(moved(small, x + 5 + (at + 0.5) * step, y + PANEL - 18), PALE)
    yield group("print", "panel", marks)


def emblem(kit: Kit, page: Page) -> Iterator[Mark]:
    """Draw the foot of the first page: the code of the rules page, and a ruler."""
    bottom = page.top + FIELD_HEIGHT
    left = page.left
    if kit.host is not None:
        yield group("print", "code", [qr(rules_address(kit.host, kit.id), left, bottom - 62, CODE)])
        x = left + CODE + 4
        yield kit.text(x, bottom - 48, kit.say("kit-scan"), kit.style.heading, "bold", fill=INK)
        size, width = kit.style.body, FIELD_WIDTH - CODE - 4
        yield from kit.paragraph(x, bottom - 38, kit.say("kit-scan-text"), width, size, fill=INK)
    y = bottom - 6
    ticks = [
        line((left + at * 10, y), (left + at * 10, y - (4 if at % 5 == 0 else 2.2)))
        for at in range(11)
    ]
    marks: list[Mark] = [Path(steps, stroke=INK, width=0.3) for steps in ticks]
    marks.append(Path(line((left, y), (left + 100, y)), stroke=INK, width=0.3))
    marks.append(kit.text(left + 103, y, kit.say("kit-ruler"), kit.style.small, fill=INK))
    yield group("print", "ruler", marks)


def key_pages(kit: Kit, key: Sequence[KeyEntry]) -> list[Page]:
    """Show each raised sign with its meaning, in print and in braille."""
    sheets: list[list[tuple[float, KeyEntry]]] = []
    y = FIELD_HEIGHT
    for entry in key:
        high = key_height(kit, entry)
        if y + high > FIELD_HEIGHT:
            sheets.append([])
            y = 0.0
        sheets[-1].append((y, entry))
        y += high
    pages = []
    for at, entries in enumerate(sheets):
        many = f" {at + 1}/{len(sheets)}" if len(sheets) > 1 else ""
        page = kit.page("key", kit.say("kit-key") + many)
        for y, entry in entries:
            page.marks += key_entry(kit, entry, page.left, page.top + y)
        pages.append(page)
    return pages


KEY_TEXT = FIELD_WIDTH - 52
"""How wide the text of a key is."""


def key_text(kit: Kit, entry: KeyEntry) -> tuple[list[Mark], list[str]]:
    said = kit.say("kit-sign", name=entry.name, meaning=entry.meaning)
    printed = kit.paragraph(0, 0, said, KEY_TEXT, kit.style.small)
    lines = [] if kit.braille is None else kit.cell_lines(entry.meaning, KEY_TEXT)
    return printed, lines


def key_height(kit: Kit, entry: KeyEntry) -> float:
    printed, lines = key_text(kit, entry)
    return max(46.0, 12 + 8 * len(printed) + cells.LINE_SPACE * len(lines))


def key_entry(kit: Kit, entry: KeyEntry, x: float, y: float) -> Iterator[Mark]:
    yield from moved(entry.sign, x + 22, y + 21)
    printed, lines = key_text(kit, entry)
    yield from moved(printed, x + 52, y + 8)
    top = y + 4 + 8 * len(printed)
    for row, one in enumerate(lines):
        yield cells.dots(one, x + 52, top + row * cells.LINE_SPACE, entry.meaning)


def test_sheet(kit: Kit) -> Page:
    """Show textures, lines and dots, to try paper and fuser on one sheet."""
    page = kit.page("test", kit.say("kit-test"))
    x, y = page.left, page.top
    for at, name in enumerate(TEXTURES[:MOST_TEXTURES]):
        top = y + at * 30
        page.marks.append(texture(name, x, top + 3, 60, 22, in_box(x, top + 3, 60, 22)))
        page.marks += labelled(kit, kit.say(f"texture-{name}"), x + 70, top + 4)
    for at, name in enumerate(("solid", "dashed", "dotted", "thick")):
        top = y + 158 + at * 20
        page.marks.append(rule(name, (x + 2, top + 4), (x + 60, top + 4)))
        page.marks += labelled(kit, kit.say(f"line-{name}"), x + 70, top - 4)
    return page


def labelled(kit: Kit, said: str, x: float, y: float) -> Iterator[Mark]:
    """Write a label in print and below it in braille."""
    yield kit.text(x, y + 5, said, kit.style.small)
    if kit.braille is not None:
        one = kit.cell_lines(said, FIELD_WIDTH - 70)[0]
        yield cells.dots(one, x, y + 8.5, said)


def rules_blocks(kit: Kit) -> Iterator[Block]:
    """Give the rules in our own words: chapters with a title each."""
    for number in count(1):
        id = f"rules-{number}"
        if not kit.words.has(id):
            return
        title, *paragraphs = kit.say(id).split("\n")
        yield Block("heading", title.strip())
        for one in paragraphs:
            yield from blocks_of("body", one)


def aid_blocks(kit: Kit, asked: Sequence[str]) -> Iterator[Block]:
    """Give what a player wants at hand: the game in short, then what may be done and when."""
    if kit.words.has("brief"):
        yield Block("heading", kit.say("kit-aid-brief"))
        yield from blocks_of("item", kit.say("brief"))
    for one in asked:
        if kit.words.has(f"now-{one}"):
            if kit.words.has(f"ask-{one}"):
                yield Block("heading", kit.say(f"ask-{one}"))
            yield from blocks_of("item", kit.say(f"now-{one}"))


def rules_pages(kit: Kit) -> list[Page]:
    blocks = list(rules_blocks(kit))
    return flow(kit, "rules", kit.say("kit-rules"), blocks) if blocks else []


def aid_pages(kit: Kit, asked: Sequence[str]) -> list[Page]:
    blocks = list(aid_blocks(kit, asked))
    return flow(kit, "aid", kit.say("kit-aid"), blocks) if blocks else []


def brf_of(kit: Kit, braille: Braille, blocks: Sequence[Block]) -> str:
    """Return blocks as a BRF file, under the name of the game and its authors."""
    texts = [("heading", kit.say("name")), ("body", kit.say("authors") + ".")]
    for block in blocks:
        kind = "heading" if block.kind == "heading" else "body"
        texts.append((kind, block.text.replace(" | ", " ")))
    return cells.brf(braille, texts)
