"""Sheets as swell paper, printers and readers need them, measured on their SVG."""

from __future__ import annotations

from itertools import combinations

import pytest

from filature.core.languages import LANGUAGES
from filature.printing.braille import CELL_SPACE, DOT, DOT_SPACE
from filature.printing.page import MARGIN, NOT_RAISED, PAPERS, STYLES
from filature.printing.shapes import GAP, SYMBOL_GAP
from tests.printing.kits import GAMES, pages_of, svg_of
from tests.printing.sheet import Element, Part, Sheet, between, box_distance, read
from tests.setups import slow_unless

SLACK = 0.02
THINNEST = 1.0
TEXTURE_GAP = 1.9
MOST_TEXTURES = MOST_LINE_STYLES = 5


FIRST = ("a4", LANGUAGES[0])
PRINTED = [(paper, language) for paper in PAPERS for language in LANGUAGES]


def kits(*styles: str) -> list[object]:
    """One kit of each game and style; all of them where the matrices are asked for."""
    of = [(game, style) for game in GAMES for style in styles] if styles else [(g,) for g in GAMES]
    return slow_unless(
        [(*one, *FIRST) for one in of], [(*one, *printed) for one in of for printed in PRINTED]
    )


every_kit = pytest.mark.parametrize(("game", "style", "paper", "language"), kits(*STYLES))
every_tactile_kit = pytest.mark.parametrize(("game", "paper", "language"), kits())


def swell_sheets(game: str, paper: str, language: str) -> list[Sheet]:
    pages = pages_of(game, "tactile", paper, language)
    sources = svg_of(game, "tactile", paper, language)
    return [
        read(source) for page, source in zip(pages, sources, strict=True) if page.medium == "swell"
    ]


@every_kit
def test_nothing_is_printed_outside_the_margins(
    game: str, style: str, paper: str, language: str
) -> None:
    for source in svg_of(game, style, paper, language):
        sheet = read(source)
        for part, element in sheet.elements():
            left, top, right, bottom = element.box
            inside = left >= MARGIN and right <= sheet.width - MARGIN
            inside = inside and top >= MARGIN - SLACK and bottom <= sheet.height - MARGIN
            assert inside, (part.name, element.text, element.box)


@every_kit
def test_words_stay_inside_their_piece(game: str, style: str, paper: str, language: str) -> None:
    for source in svg_of(game, style, paper, language):
        sheet = read(source)
        edges: dict[int | None, tuple[float, float, float, float]] = {}
        for part in sheet.parts:
            if part.kind == "cut":
                a, b, c, d = part.box
                left, top, right, bottom = edges.get(part.piece, part.box)
                edges[part.piece] = min(a, left), min(b, top), max(c, right), max(d, bottom)
        for part, element in sheet.elements():
            if part.piece is None or part.kind == "cut":
                continue
            left, top, right, bottom = edges[part.piece]
            a, b, c, d = element.box
            inside = a >= left and b >= top and c <= right and d <= bottom
            assert inside, (part.name, element.text, element.box, edges[part.piece])


@every_kit
def test_large_print_is_large_everywhere(game: str, style: str, paper: str, language: str) -> None:
    least = 17.99 if style != "normal" else 7.99
    for source in svg_of(game, style, paper, language):
        for _, element in read(source).elements():
            assert element.tag != "text" or element.size >= least, element.text


@every_tactile_kit
def test_a_sheet_has_at_most_five_textures_and_five_lines(
    game: str, paper: str, language: str
) -> None:
    for sheet in swell_sheets(game, paper, language):
        for kind, most in (("texture", MOST_TEXTURES), ("line", MOST_LINE_STYLES)):
            names = {part.name for part in sheet.parts if part.kind == kind}
            assert len(names) <= most, names


@every_tactile_kit
def test_black_rises_and_nothing_else_is_black(game: str, paper: str, language: str) -> None:
    for sheet in swell_sheets(game, paper, language):
        for part, element in sheet.elements():
            wanted = {"#000000"} if part.raised else {NOT_RAISED}
            assert set(element.paint) == wanted, (part.kind, part.name, element.text)


@every_tactile_kit
def test_raised_lines_can_be_felt(game: str, paper: str, language: str) -> None:
    for sheet in swell_sheets(game, paper, language):
        for part in sheet.raised():
            for element in part.elements:
                assert element.width == 0 or element.width >= THINNEST, part.name


@every_tactile_kit
def test_what_is_raised_stands_apart(game: str, paper: str, language: str) -> None:
    for sheet in swell_sheets(game, paper, language):
        for a, b in combinations(sheet.raised(), 2):
            both_lines = a.kind == b.kind == "line"
            if both_lines:
                continue
            enough = SYMBOL_GAP if a.kind == b.kind == "symbol" else GAP
            assert apart(a, b, enough) >= enough - SLACK, (a.kind, a.name, b.kind, b.name)


def apart(a: Part, b: Part, enough: float) -> float:
    if box_distance(a.box, b.box) >= enough:
        return enough
    return min(between(one, other, enough) for one in a.elements for other in b.elements)


@every_tactile_kit
def test_inside_a_sign_lines_touch_or_stand_apart(game: str, paper: str, language: str) -> None:
    seen: set[tuple[str, str]] = set()
    for sheet in swell_sheets(game, paper, language):
        for part in sheet.raised():
            key = (part.kind, f"{part.name} {round(part.box[2] - part.box[0], 1)}")
            if part.kind not in ("symbol", "texture") or key in seen:
                continue
            seen.add(key)
            enough = GAP if part.kind == "symbol" else TEXTURE_GAP
            for one, other in combinations(part.elements, 2):
                gap = between(one, other, enough)
                assert gap <= 0 or gap >= enough - SLACK, (part.name, gap)


@every_tactile_kit
def test_symbols_are_large_enough(game: str, paper: str, language: str) -> None:
    for sheet in swell_sheets(game, paper, language):
        for part in sheet.raised():
            if part.kind == "symbol" and not part.name.startswith("number-"):
                left, top, right, bottom = part.box
                assert max(right - left, bottom - top) >= 8, part.name


@every_tactile_kit
def test_braille_has_the_size_of_the_norm(game: str, paper: str, language: str) -> None:
    for sheet in swell_sheets(game, paper, language):
        for part in sheet.raised():
            if part.kind == "braille":
                check_dots(part.elements)


def check_dots(elements: list[Element]) -> None:
    """Every dot lies on the lattice of the cells, and is as large as it should be."""
    centres = [element.segments[0][0] for element in elements]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    columns = set()
    for element, (x, y) in zip(elements, centres, strict=True):
        assert element.half == pytest.approx(DOT / 2)
        assert any(abs(y - top - row * DOT_SPACE) < 0.01 for row in range(3)), y - top
        columns.add(round((x - left) % CELL_SPACE, 2) % CELL_SPACE)
    steps = {DOT_SPACE, round(CELL_SPACE - DOT_SPACE, 2)}
    assert columns <= {0.0} | steps, columns
    assert len(columns) <= 2
