"""The files of a kit and the command that makes them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import segno

from filature.cli import main
from filature.commands import print as print_kit
from filature.core.languages import LANGUAGES
from filature.games import printing_of
from filature.games.double_agent.deck import default_json
from filature.printing import braille as cells
from filature.printing.booklet import rules_address
from filature.printing.pdf import pdf
from filature.printing.press import kit_files, kit_pages
from filature.printing.qr import QUIET, qr
from filature.printing.svg import svg
from tests.printing.kits import GAMES, kit_of, pages_of, svg_of

POINTS = {"a4": ("595.28", "841.89"), "letter": ("612.00", "792.00")}


def made(tmp_path: Path, *arguments: str) -> int:
    return main(["print", *arguments, "--out", str(tmp_path)])


@pytest.mark.parametrize("paper", POINTS)
def test_a_pdf_has_every_page_in_the_size_of_its_paper(paper: str) -> None:
    pages = pages_of("spies_vs_spies", "normal", paper)
    content = pdf(pages, "Spies vs Spies", "Frédéric Morard").decode("latin-1")
    sizes = re.findall(r"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert set(sizes) == {POINTS[paper]}
    assert len(re.findall(r"/Type /Page\b", content)) == len(pages)


def test_the_same_kit_is_the_same_bytes() -> None:
    def files() -> list[tuple[str, bytes]]:
        kit = kit_of("agent_hunter", "tactile")
        pages = kit_pages(kit, printing_of("agent_hunter"), ["place", "turn"])[::4]
        return [(file.name, file.content) for file in kit_files(kit, pages, "kit")]

    assert files() == files()


def test_a_kit_is_written_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert made(tmp_path, "spies_vs_spies", "--language", "fr") == 0
    folder = tmp_path / "spies_vs_spies-fr-normal-a4"
    told = capsys.readouterr().out
    assert str(folder) in told
    pages = sorted(folder.glob("*.svg"))
    assert f"{len(pages)} pages" in told
    assert folder.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")
    assert not list(tmp_path.glob("*.brf"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", POINTS)
@pytest.mark.parametrize("style", ["normal", "large", "tactile"])
@pytest.mark.parametrize("game", GAMES)
def test_every_kit_is_written(
    game: str, style: str, paper: str, language: str, tmp_path: Path
) -> None:
    arguments = (game, "--style", style, "--paper", paper, "--language", language)
    none = () if cells.library() is not None else ("--braille", "none")
    assert made(tmp_path, *arguments, *none) == 0
    assert len(list(tmp_path.glob("*.pdf"))) == (2 if style == "tactile" else 1)


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(print_kit, "is_installed", lambda module: module == "segno")
    assert made(tmp_path, "kryptos") == 2
    said = capsys.readouterr().err
    assert "fpdf2" in said
    assert "pip install 'filature[print]'" in said
    assert not list(tmp_path.iterdir())


def test_without_liblouis_it_says_so_and_prints_without_braille(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cells, "library", lambda: None)
    assert made(tmp_path, "spies_vs_spies", "--style", "tactile") == 2
    said = capsys.readouterr().err
    assert "liblouis" in said
    assert "--braille none" in said
    assert made(tmp_path, "spies_vs_spies", "--style", "tactile", "--braille", "none") == 0
    assert not list(tmp_path.glob("*.brf"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), "nothing"),
        (("kryptos", "--deck", "deck.json"), "has no deck"),
        (("double_agent", "--deck", "missing.json"), "missing.json"),
        (("kryptos", "--host", "two words"), "--host wants the address"),
        (("kryptos", "--host", "ftp://example.org"), "--host wants the address"),
    ],
)
def test_wrong_arguments_are_told_in_words(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert made(tmp_path, *arguments) == 2
    assert said in capsys.readouterr().err


def test_a_broken_deck_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps({"cards": [{"id": "x"}]}), encoding="utf-8")
    assert made(tmp_path / "out", "double_agent", "--deck", str(deck)) == 2
    assert capsys.readouterr().err.startswith("filature: ")


def test_a_deck_file_is_printed(tmp_path: Path) -> None:
    deck = json.loads(json.dumps(default_json()))
    deck["cards"] = [deck["cards"][5] | {"copies": 9}]
    (tmp_path / "own.json").write_text(json.dumps(deck), encoding="utf-8")
    assert made(tmp_path, "double_agent", "--deck", str(tmp_path / "own.json")) == 0
    sheets = [one.read_text() for one in tmp_path.glob("*/*-cards.svg")]
    assert sum(text.count('data-name="card-0-personal"') for text in sheets) == 9


def test_a_name_from_right_to_left_is_printed_without_marks(tmp_path: Path) -> None:
    deck = json.loads(json.dumps(default_json()))
    named = deck["cards"][5] | {"name": {"fr": "עדה", "en": "עדה"}, "source": "house", "copies": 9}
    deck["cards"] = [named]
    (tmp_path / "own.json").write_text(json.dumps(deck), encoding="utf-8")
    assert made(tmp_path, "double_agent", "--deck", str(tmp_path / "own.json")) == 0
    sheets = [one.read_text(encoding="utf-8") for one in tmp_path.glob("*/*.svg")]
    assert any("עדה" in one for one in sheets)
    assert not any("\u2068" in one or "\u2069" in one for one in sheets)


def test_the_code_leads_to_the_spoken_rules() -> None:
    assert rules_address("https://play.example.org/", "kryptos") == (
        "https://play.example.org/g/kryptos"
    )
    assert rules_address("play.example.org", "kryptos").startswith("https://")
    with_code = kit_of("kryptos", host="https://play.example.org")
    pages = kit_pages(with_code, None, [])
    assert 'data-name="code"' in svg(pages[0], embed=False)
    assert 'data-name="code"' not in svg_of("kryptos", "normal")[0]


def test_a_game_that_brings_nothing_has_its_rules_and_its_aid() -> None:
    kit = kit_of("kryptos")
    parts = [page.part for page in kit_pages(kit, None, ["guess"])]
    assert parts == ["contents", "aid", "rules"]


def test_the_code_drawn_is_the_code_of_the_address() -> None:
    """Every dark module, and no other, is a square of the path."""
    text = "https://play.example.org/g/kryptos"
    steps = qr(text, 0, 0, modules(text)).steps
    drawn = {(round(n[0]), round(n[1])) for command, n in steps if command == "M"}
    rows = list(segno.make(text, error="m", micro=False).matrix)
    dark = {(x, y) for y, row in enumerate(rows, QUIET) for x, one in enumerate(row, QUIET) if one}
    assert drawn == dark


def modules(text: str) -> int:
    return len(segno.make(text, error="m", micro=False).matrix) + 2 * QUIET
