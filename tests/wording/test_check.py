"""What is missing from a language is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from filature.core.languages import LANGUAGES
from filature.wording.check import (
    main,
    messages,
    problems,
    report,
    same_as_english,
    variables,
    word_folders,
)

ENGLISH = """
name = A game with a name
told-won = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
  }
told-lost = { $seat } has lost the game.
"""


def found(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "xx.ftl").write_text(text)
    return [*problems("xx", tmp_path)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_from_a_language_of_the_list(language: str) -> None:
    assert report(language) == []


@pytest.mark.parametrize(
    "folder",
    [folder for folder in word_folders() if folder.name in ("printing", "words")],
    ids=lambda folder: "-".join(folder.parts[-2:]),
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_kits_pass_just_what_english_uses(folder: Path, language: str) -> None:
    """So no other language may use more: there is no `$seat_is` beside every `$seat` here."""
    english, ours = (
        [(name, variables(message)) for name, message in messages(folder / file).items()]
        for file in ("en.ftl", f"{language}.ftl")
    )
    assert ours == english


def test_every_kind_of_words_is_looked_at() -> None:
    folders = {folder.name for folder in word_folders()}
    assert folders >= {"core", "terminal", "wording", "words", "lessons", "kryptos"}


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    assert found(tmp_path, ENGLISH) == []
    assert found(tmp_path, "name = X\ntold-won = { $seat }!") == ["told-lost: missing"]
    assert found(tmp_path, ENGLISH + "new = X") == ["new: not in English"]
    assert found(tmp_path, ENGLISH + "name = X") == ["name: there twice"]
    assert found(tmp_path, ENGLISH.replace("{ $seat } has lost", "{ $who } has lost")) == [
        "told-lost: uses $who, which English does not",
        "told-lost: leaves out $seat",
    ]
    assert any(line.startswith("unreadable") for line in found(tmp_path, ENGLISH + "broken = {"))


def test_a_language_that_has_not_begun_misses_whole_files(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    assert [*problems("xx", tmp_path)] == ["the whole file is missing"]


def test_what_still_says_the_same_as_english_is_named(tmp_path: Path) -> None:
    assert found(tmp_path, ENGLISH.replace("A game with a name", "Ein Spiel")) == []
    assert [*same_as_english("xx", tmp_path)] == [
        "told-won: the same as in English",
        "told-lost: the same as in English",
    ]


def test_the_command_says_how_much_is_left_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en"]) == 0
    assert capsys.readouterr().out == "en: nothing to do\n"
    assert main(["xx"]) == 1
    assert f"xx: {len(word_folders())} to do" in capsys.readouterr().out
