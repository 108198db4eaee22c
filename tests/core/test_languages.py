"""The one list of languages, and what is chosen from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from filature.core.languages import FALLBACK, LANGUAGE_NAMES, LANGUAGES, language_named, preferred
from filature.core.words import Words


def test_the_fallback_is_one_of_the_languages_and_each_names_itself() -> None:
    assert FALLBACK in LANGUAGES
    assert len(set(LANGUAGE_NAMES.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["fr-CH", "en"], "fr"),
        (["tlh", "fr_FR"], "fr"),
        (["EN"], "en"),
        (["tlh", "fra"], "en"),
        ([], "en"),
        ([""], "en"),
    ],
)
def test_the_first_wanted_language_that_is_known_is_taken(tags: list[str], language: str) -> None:
    assert preferred(tags) == language


def test_a_language_is_found_by_its_tag_and_by_its_own_name() -> None:
    for tag, name in LANGUAGE_NAMES.items():
        assert language_named(tag) == language_named(f" {name.upper()} ") == tag
    assert language_named("") is None
    assert language_named("Klingon") is None


def test_a_folder_without_words_in_a_language_speaks_english(tmp_path: Path) -> None:
    """A game made elsewhere need not be translated into everything."""
    (tmp_path / "en.ftl").write_text("name = Three cups\n")
    (tmp_path / "fr.ftl").write_text("name = Trois gobelets\n")
    said = {language: Words(language, {}, tmp_path).text("name") for language in LANGUAGES}
    assert said["fr"] == "Trois gobelets"
    assert {text for language, text in said.items() if language != "fr"} == {"Three cups"}
