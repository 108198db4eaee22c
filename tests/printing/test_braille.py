"""Braille: the right cells, BRF pages of the right size, and texts that come back as they were."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache

import pytest

from filature.commands.print import phases
from filature.core.languages import LANGUAGES
from filature.games import printing_of
from filature.printing.booklet import aid_blocks, rules_blocks
from filature.printing.braille import (
    ASCII,
    BLANK,
    COLUMNS,
    GRADES,
    LINES,
    PLAIN,
    Grade,
    ascii_of,
    cells_of,
    dots,
    wrapped,
)
from filature.printing.press import brf_files, key_of
from filature.printing.svg import svg
from tests.printing.kits import GAMES, braille, kit_of, needs_braille, pages_of
from tests.printing.sheet import read
from tests.setups import slow_unless

in_languages = pytest.mark.parametrize("language", slow_unless(["fr"], LANGUAGES))


@cache
def brf(game: str, language: str, grade: Grade) -> dict[str, str]:
    kit = kit_of(game, language=language)
    cells, asked = braille(language, grade), phases(kit.game, language)
    files = brf_files(kit, cells, asked, key_of(kit, printing_of(game)), game)
    return {file.name: file.content.decode("ascii") for file in files}


def test_braille_ascii_has_each_cell_once() -> None:
    assert len(set(ASCII)) == 64
    every = "".join(chr(BLANK + one) for one in range(64))
    assert cells_of(ascii_of(every)) == every


def test_known_letters_have_their_dots() -> None:
    assert ascii_of("⠁⠃⠉⠽⠼") == "ABCY#"


def test_lines_break_at_blanks() -> None:
    blank = chr(BLANK)
    assert wrapped(f"⠁⠁⠁{blank}⠃⠃⠃{blank}⠉", 7) == [f"⠁⠁⠁{blank}⠃⠃⠃", "⠉"]
    assert wrapped("⠁" * 9, 4) == ["⠁⠁⠁⠤", "⠁⠁⠁⠤", "⠁⠁⠁"]
    assert wrapped("⠁⠁⠤⠃⠃⠃", 4) == ["⠁⠁⠤", "⠃⠃⠃"]


def test_dots_of_a_cell_lie_where_they_belong() -> None:
    one = [(mark.x, mark.y) for mark in dots("⠽", 0, 0, "y").marks]  # type: ignore[union-attr]
    assert one == [(0.75, 0.75), (0.75, 5.75), (3.25, 0.75), (3.25, 3.25), (3.25, 5.75)]


@needs_braille
@pytest.mark.parametrize("grade", GRADES)
@in_languages
@pytest.mark.parametrize("game", GAMES)
def test_brf_pages_are_forty_by_twenty_five(game: str, language: str, grade: Grade) -> None:
    files = brf(game, language, grade)
    assert len(files) == 2
    for content in files.values():
        assert content.endswith("\f")
        for page in content.split("\f")[:-1]:
            lines = page.removesuffix("\n").split("\n")
            assert len(lines) == LINES
            assert all(len(line) <= COLUMNS for line in lines)
            assert set("".join(lines)) <= set(ASCII)


@needs_braille
@in_languages
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_in_braille_comes_back(game: str, language: str) -> None:
    """Uncontracted braille, translated back by liblouis, says what the word file says."""
    kit, cells = kit_of(game, language=language), braille(language)
    blocks = [*rules_blocks(kit), *aid_blocks(kit, phases(kit.game, language))]
    assert len(blocks) > 20
    for block in blocks:
        text = block.text.replace(" | ", " ")
        assert plain(cells.print_of(cells.cells(text))) == plain(text), text


@needs_braille
@pytest.mark.parametrize("language", ["fr", "en"])
def test_contracted_braille_comes_back_but_for_a_word(language: str) -> None:
    """liblouis cannot undo every contraction; of 200 paragraphs two differ, by a word each."""
    cells = braille(language, "contracted")
    texts = [
        block.text for game in GAMES for block in rules_blocks(kit_of(game, language=language))
    ]
    wrong = [text for text in texts if plain(cells.print_of(cells.cells(text))) != plain(text)]
    assert len(texts) > 80
    assert len(wrong) <= 3, wrong


@needs_braille
@in_languages
@pytest.mark.parametrize("game", GAMES)
def test_a_brf_file_holds_its_whole_text(game: str, language: str) -> None:
    """Every line joined again is the translation of every paragraph, none lost at a page's end."""
    kit, cells = kit_of(game, language=language), braille(language)
    content = brf(game, language, "uncontracted")[f"{game}-rules.brf"]
    lines = [
        line.strip() for page in content.split("\f")[:-1] for line in page.split("\n")[: LINES - 1]
    ]
    found = cells_of(" ".join(line for line in lines if line))
    texts = [kit.say("name"), kit.say("authors") + "."]
    texts += [block.text for block in rules_blocks(kit)]
    wanted = chr(BLANK).join(cells.cells(text).strip(chr(BLANK)) for text in texts)
    assert squeezed(found) == squeezed(wanted)


def squeezed(cells: str) -> str:
    return re.sub(f"{chr(BLANK)}+", chr(BLANK), cells)


UNTOLD = re.compile("[\u2800-\u28ff]")
"""A sign that only says how the next one is read, which liblouis hands back as it is."""
QUOTES = re.compile('[“”«»„"]\\s*')


def plain(text: str) -> str:
    """Return a text without what braille does not keep: kinds of quotes, spaces and dashes."""
    flat = QUOTES.sub("", UNTOLD.sub("", text.translate(PLAIN)))
    return re.sub(r"\s+", "", flat).casefold()


@needs_braille
@pytest.mark.skipif(shutil.which("lou_translate") is None, reason="lou_translate is not installed")
def test_the_command_of_liblouis_reads_our_file_back() -> None:
    """What another program makes of a BRF file is the title and the authors that it begins with."""
    first = brf("kryptos", "fr", "uncontracted")["kryptos-rules.brf"].split("\n")
    done = subprocess.run(
        ["lou_translate", "--backward", "unicode.dis,fr-bfu-comp6.utb"],
        input="\n".join(cells_of(line.strip()) for line in first[:2]) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n")[:2] == ["Kryptos", "Un jeu de Piotr Silka."]


@needs_braille
@pytest.mark.parametrize("game", GAMES)
def test_every_card_to_touch_has_braille_and_a_sign(game: str) -> None:
    for page in pages_of(game, "tactile"):
        if page.part not in ("cards", "identities", "places"):
            continue
        sheet = read(svg(page, embed=False))
        for piece in (part for part in sheet.parts if part.kind == "piece"):
            inside = {part.kind for part in sheet.parts if part.piece == piece.piece}
            assert {"symbol", "braille"} <= inside, piece.name


@needs_braille
def test_contracted_braille_is_shorter() -> None:
    for language in LANGUAGES:
        kit = kit_of(GAMES[0], language=language)
        text = " ".join(block.text for block in rules_blocks(kit))
        long, short = (len(braille(language, grade).cells(text)) for grade in GRADES)
        assert short < 0.9 * long
