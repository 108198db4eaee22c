"""The covers of the games: enough to choose one and to set it up, and little more."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from filature.core.events import SPECTATOR
from filature.core.languages import LANGUAGES
from filature.core.words import Words
from filature.games import bots_of, catalogue, folder, game_class, words_of
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.covers import cover, picked

SOURCE = """\
# Three cups
name = Three { -things }
tagline = Where is it?
# How they look
-things = { -round } cups
-round = round
-square = square
option-ball = The { thing }
thing = ball
value-ball = { $value ->
    [one] One
   *[other] Many
  }
told-hidden = The ball is hidden.
"""
"""Words that refer to others, and some that nobody needs before the game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue())
def test_a_cover_says_the_same_as_the_whole_words(game: str, language: str, tmp_path: Path) -> None:
    (tmp_path / f"{language}.ftl").write_text(cover(game, language), encoding="utf-8")
    kind = game_class(game)
    whole, short = words_of(game, language), Words(language, kind.fields, tmp_path)
    ids = ["name", "tagline", "authors", "summary"]
    ids += [id for bot in bots_of(game) for id in (f"bot-{bot}", f"bot-{bot}-how")]
    for option in kind.options_offered:
        ids.append(f"option-{option.name}")
        assert short.has(f"value-{option.name}") == whole.has(f"value-{option.name}")
        for value in (option.default, *(option.choices or ()), *(option.offered or ())):
            said = whole.value(option.name, value, SPECTATOR, ())
            assert short.value(option.name, value, SPECTATOR, ()) == said
    assert [id for id in ids if whole.has(id) and short.text(id) != whole.text(id)] == []


def test_a_cover_has_what_its_words_refer_to_and_nothing_else() -> None:
    left = SOURCE.replace("# Three cups\n", "").replace("# How they look\n", "")
    left = left.replace("-square = square\n", "").replace("told-hidden = The ball is hidden.\n", "")
    assert picked(SOURCE, {"value-ball", "word-nowhere"}) == left


def test_all_covers_are_shorter_than_one_game() -> None:
    for language in LANGUAGES:
        whole = [folder(game).joinpath(f"{language}.ftl").read_text() for game in catalogue()]
        assert sum(len(cover(game, language)) for game in catalogue()) < max(map(len, whole))


def test_what_is_public_is_compressed_and_not_sent_twice() -> None:
    with TestClient(
        create_app(Lobby(SqliteStore(":memory:"))), base_url="http://localhost"
    ) as client:
        for path in ("/", "/api/games", "/words/fr/covers.json", "/words/fr/kryptos.ftl"):
            first = client.get(path)
            assert first.headers["content-encoding"] == "gzip"
            assert first.headers["cache-control"] == "no-cache"
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == first.content
            assert plain.headers["etag"] != first.headers["etag"]
            have = {"if-none-match": first.headers["etag"]}
            again = client.get(path, headers=have)
            assert (again.status_code, again.content) == (304, b"")
        assert client.get("/words/xx/covers.json").status_code == 404


def test_what_is_not_the_same_for_everybody_is_neither_compressed_nor_kept() -> None:
    with TestClient(
        create_app(Lobby(SqliteStore(":memory:"))), base_url="http://localhost"
    ) as client:
        for path in ("/api/tables", "/api/mine"):
            headers = client.get(path).headers
            assert "content-encoding" not in headers
            assert headers["cache-control"] == "no-store"
