"""The rules in our words: phases, chapters, pictures and symbols, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filature.core.languages import LANGUAGES
from filature.games import catalogue, folder, words_of
from filature.wording.check import messages

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", catalogue())
LONGEST = 120
"""Letters of a sentence of the first block, which must be taken in at a glance."""


def ids(game: str, language: str, beginning: str) -> list[str]:
    """Return the messages of a game that begin so."""
    file = Path(str(folder(game))) / f"{language}.ftl"
    return [name for name in messages(file) if name.startswith(beginning)]


def lines(game: str, language: str, id: str) -> list[str]:
    """Return the lines of a message; it must need no arguments."""
    return words_of(game, language).text(id).split("\n")


@EVERYWHERE
@EVERY_GAME
def test_whatever_is_asked_of_a_seat_is_told_in_three_short_sentences(
    game: str, language: str
) -> None:
    # The conformance suite sees to it that whatever is asked of a seat has words for who waits.
    asked = {id.removeprefix("waiting-") for id in ids(game, language, "waiting-")}
    assert asked
    assert asked == {id.removeprefix("now-") for id in ids(game, language, "now-")}
    for one in asked:
        sentences = lines(game, language, f"now-{one}")
        assert len(sentences) == 3, one
        for sentence in sentences:
            assert sentence.count(" | ") == 1, sentence
            assert len(sentence) <= LONGEST, sentence


@EVERYWHERE
@EVERY_GAME
def test_a_chapter_has_a_title_and_paragraphs(game: str, language: str) -> None:
    chapters = ids(game, language, "rules-")
    assert chapters.pop() == "rules-search"
    assert chapters == [f"rules-{number}" for number in range(1, len(chapters) + 1)]
    for id in chapters:
        title, *paragraphs = lines(game, language, id)
        assert paragraphs, id
        assert not re.search(r"[.:]$", title), title
        assert all(paragraph.endswith(".") for paragraph in paragraphs), id


@EVERYWHERE
@EVERY_GAME
def test_a_picture_and_a_symbol_have_a_name_and_say_what_they_show(
    game: str, language: str
) -> None:
    drawn = ids(game, language, "picture-") + ids(game, language, "symbol-")
    assert len(drawn) > 8
    for id in drawn:
        assert len(lines(game, language, id)) == 2, id


@EVERYWHERE
@EVERY_GAME
def test_what_is_proposed_to_search_for_stands_in_the_rules(game: str, language: str) -> None:
    chapters = [id for id in ids(game, language, "rules-") if id != "rules-search"]
    rules = " ".join(" ".join(lines(game, language, id)) for id in chapters).lower()
    (proposed,) = lines(game, language, "rules-search")
    for one in proposed.split(", "):
        assert all(part.lower() in rules for part in one.split()), one


def test_double_agent_says_that_there_are_two_2s() -> None:
    assert "Il y a bien deux 2." in " ".join(lines("double_agent", "fr", "rules-2"))
    assert "two 2s" in " ".join(lines("double_agent", "en", "rules-2"))
