"""The pseudo-language: English in disguise, longer, and still the same messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from filature.core.languages import LANGUAGES
from filature.testing.pseudo import ACCENTED, CLOSE, OPEN, PLAIN, PseudoEnglish, accented, pseudo
from filature.wording.check import messages, word_folders

PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")


def test_no_letter_stays_and_words_become_longer() -> None:
    assert len(set(ACCENTED)) == len(PLAIN)
    text = "Play against four bots, and take the documents of the agents."
    disguised = accented(text)
    assert not re.search("[A-Za-z]", disguised)
    assert 1.3 < len(disguised) / len(text) < 1.5
    assert disguised.count(" ") == text.count(" ")
    assert accented("no") == accented("n") + accented("o")


def test_variables_keys_and_escapes_stay() -> None:
    words = (
        'found = Found { $right ->\n    [yes] { ": right" }\n   *[no] , none{ "\\u00A0" }\n  }\n'
    )
    there = pseudo(words)
    for kept in ("[yes]", "*[no]", "$right", "\\u00A0"):
        assert kept in there
    assert not PLAIN_WORD.search(re.sub(r"\[\w+\]|\$right|\\u00A0|^found", "", there))
    assert there.count(OPEN) == there.count(CLOSE) == 1


def test_each_line_has_its_brackets_and_a_number_none() -> None:
    assert pseudo("rules = Title\n    A paragraph.\n").count(OPEN) == 2
    assert pseudo("minutes = 20\n") == "minutes = 20\n"
    assert OPEN not in pseudo("agent = L\n")
    assert len(pseudo("board-brief_personal = Papers\n")) == len("board-brief_personal = Papers\n")


@pytest.mark.parametrize("folder", word_folders(), ids=lambda folder: folder.name)
def test_every_word_file_can_be_disguised(folder: Path, tmp_path: Path) -> None:
    english = folder / "en.ftl"
    disguised = tmp_path / "en.ftl"
    disguised.write_text(pseudo(english.read_text(encoding="utf-8")), encoding="utf-8")
    assert list(messages(disguised)) == list(messages(english))


def test_it_is_served_in_the_place_of_english_and_nowhere_else() -> None:
    async def plain(request: Request) -> Response:
        return Response(
            "name = The game", headers={"x": request.headers.get("accept-encoding", "")}
        )

    client = TestClient(PseudoEnglish(Starlette(routes=[Route("/words/{file}", plain)])))
    answer = client.get("/words/en.ftl")
    assert answer.text == pseudo("name = The game")
    assert answer.headers["x"] == ""
    assert client.get("/words/fr.ftl").text == "name = The game"
    assert "qps" not in LANGUAGES
