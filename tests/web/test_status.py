"""The operator's page: for the operator alone, readable by anybody, and nothing of any game."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from filature.core.languages import LANGUAGES
from filature.games import catalogue
from filature.tables import histogram, sqlite
from filature.tables.hosting import Backup, Hosting, read_hosting, status_token
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import CannotKeep
from filature.web import request_context
from filature.web.app import create_app
from filature.web.limits import Limits
from filature.web.operator import metrics, status
from filature.web.operator.meter import Meter
from tests.asgi_client import AsgiClient, Response
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.web.asgi_table import AsgiTable, bearer

TOKEN = "a token of 24 characters"
BEARER = {"authorization": f"Bearer {TOKEN}"}
HTML = {"accept": "text/html"}


def serve(
    test: Callable[[AsgiClient, Lobby], Awaitable[Any]],
    token: str | None = TOKEN,
    hosting: Hosting | None = None,
    store: str = ":memory:",
    seed: int = 0,
    **how: Any,
) -> Any:
    """Run a test with a server that has a token for its status."""

    async def running() -> Any:
        environment = FakeEnvironment(seed)
        lobby = Lobby(SqliteStore(store), environment, InstantWorkers(), hosting)
        limits = Limits(environment.monotonic)
        app = create_app(lobby, limits=limits, status_token=token, **how)
        async with AsgiClient(app) as client:
            return await test(client, lobby)

    return asyncio.run(running())


def headers_of(response: Response) -> dict[str, str]:
    return {name.decode(): value.decode() for name, value in response.headers}


# Who may see it


def test_without_a_token_there_is_no_such_page() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        for path in ("/status", "/status.json", "/status.css"):
            assert (await client.request("GET", path, None, BEARER)).status == 404
            page = await client.request("GET", path, None, HTML)
            assert page.status == 404
            assert page.body == (await client.request("GET", "/nothing", None, HTML)).body
        assert (await client.request("POST", "/status", b"token=x")).status == 404

    serve(test, token=None)


def test_only_who_brings_the_token_sees_anything() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        for wrong in ({}, {"authorization": "Bearer x"}, {"cookie": f"filature-status={TOKEN}"}):
            for path in ("/status.json", "/status"):
                answer = await client.request("GET", path, None, wrong)
                assert answer.status == 401
                assert b"uptime" not in answer.body
                assert b"<table" not in answer.body
            lobby.environment.time += 1000  # type: ignore[attr-defined]
        assert (await client.request("GET", "/status.json", None, BEARER)).status == 200
        assert (await client.request("GET", "/status", None, BEARER)).status == 200

    serve(test)


def test_a_browser_signs_in_by_a_form_and_keeps_a_cookie_that_is_not_the_token() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        form = urlencode({"token": TOKEN}).encode()
        foreign = {"origin": "https://elsewhere.example", "host": "localhost"}
        assert (await client.request("POST", "/status", form, foreign)).status == 403
        wrong = await client.request("POST", "/status", b"token=wrong")
        assert wrong.status == 403
        assert b'role="alert"' in wrong.body
        assert (await client.request("POST", "/status", b"x" * 5000)).status == 403
        answer = await client.request("POST", "/status", form, language="fr")
        assert answer.status == 303
        sent = headers_of(answer)
        assert sent["location"] == "/status?language=fr"
        cookie = sent["set-cookie"]
        assert TOKEN not in cookie
        for part in ("HttpOnly", "SameSite=strict", "Secure", "Path=/status"):
            assert part in cookie
        own = {"cookie": cookie.partition(";")[0]}
        page = await client.request("GET", "/status", None, own)
        assert page.status == 200
        assert headers_of(page)["cache-control"] == "no-store"

    serve(test, secure=True)


def test_tokens_cannot_be_guessed_and_scripts_may_ask_often() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        for _ in range(100):
            assert (await client.request("GET", "/status.json", None, BEARER)).status == 200
        answers = [
            (
                await client.request("GET", "/status.json", None, {"authorization": "Bearer x"})
            ).status
            for _ in range(8)
        ]
        assert answers == [401] * 5 + [429] * 3
        # Once too many were wrong, the right one is no longer told from them, for a while.
        assert (await client.request("GET", "/status.json", None, BEARER)).status == 429
        assert (await client.request("POST", "/status", b"token=x")).status == 429
        lobby.environment.time += 21  # type: ignore[attr-defined]
        assert (await client.request("GET", "/status.json", None, BEARER)).status == 200

    serve(test)


def test_the_token_is_read_from_the_settings_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "filature.toml"
    file.write_text(f'[status]\ntoken = "{TOKEN}"\n')
    assert status_token(read_hosting(str(file))) == TOKEN
    file.write_text('[status]\ntoken = "short"\n')
    with pytest.raises(CannotKeep, match="token"):
        read_hosting(str(file))
    monkeypatch.delenv("FILATURE_STATUS_TOKEN", raising=False)
    assert status_token(Hosting()) is None
    monkeypatch.setenv("FILATURE_STATUS_TOKEN", "")  # as a line of `.env` without a value
    assert status_token(Hosting()) is None
    monkeypatch.setenv("FILATURE_STATUS_TOKEN", TOKEN)
    assert status_token(Hosting()) == TOKEN
    monkeypatch.setenv("FILATURE_STATUS_TOKEN", "short")
    with pytest.raises(CannotKeep, match="16 characters"):
        status_token(Hosting())


# What it says


class Page(HTMLParser):
    """The rows of the page's tables, and what a reader needs of its frame."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.cells: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {f"{tag} {name}": value for name, value in attrs}

    def handle_data(self, data: str) -> None:
        if self.tags[-1] in ("th", "td", "caption", "h1", "title"):
            self.cells.append(data)

    @property
    def rows(self) -> dict[str, str]:
        return dict(zip(self.cells, self.cells[1:], strict=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_all_of_it_in_every_language(language: str, tmp_path: Path) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        table = AsgiTable(client, lobby)
        await table.open()
        await table.sit("Bob")
        socket = await table.connect(table.ada)
        assert lobby.backups is not None
        await lobby.backups.run()
        lobby.environment.time += 7200  # type: ignore[attr-defined]
        logging.getLogger("filature").error("x", extra={"type": "KeyError", "place": "a.py:1 b"})
        found = msgspec.json.decode(
            (await client.request("GET", "/status.json", None, BEARER)).body, type=status.Status
        )
        assert found.tables == {"playing": 1}
        assert found.connections == {"seat": 1, "spectator": 0, "poll": 0}
        assert found.backups == status.Backups(1000.0, 0)
        assert found.errors == [status.ErrorCount("KeyError", "a.py:1 b", 1)]
        assert found.processes == 3
        assert found.memory > 10**6
        assert found.disk_free is not None
        assert set(found.versions) == {"filature", "python", "schema", "protocol", "sqlite"}
        answer = await client.request("GET", "/status", None, BEARER, language=language)
        page = Page(answer.body.decode())
        words = status.status_words(language)
        for id in ("uptime", "phase-playing", "open-seat", "last-backup", "version-schema"):
            assert words.text(f"status-{id}") in page.rows
        assert page.rows[words.text("status-phase-playing")] == "1"
        assert page.rows["KeyError, a.py:1 b"] == "1"
        assert page.rows[words.text("status-uptime")] == "2 h"
        assert "status-" not in "".join(page.cells)
        assert page.attributes["html lang"] == language
        assert page.attributes["th scope"] == "row"
        assert {"main", "h1", "caption", "nav"} <= set(page.tags)
        assert not {"script", "style", "img"} & set(page.tags)
        await socket.close()

    hosting = Hosting(backup=Backup(str(tmp_path / "copies")))
    serve(test, hosting=hosting, store=str(tmp_path / "tables.sqlite3"), workers=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_several_processes_the_page_says_whose_figures_it_shows(language: str) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        words = status.status_words(language).text("status-one-of-several")

        async def shown() -> tuple[bool, bool]:
            page = await client.request("GET", "/status", None, BEARER, language=language)
            found = await client.request("GET", "/status.json", None, BEARER)
            return f"<p>{escape(words)}</p>" in page.body.decode(), found.json()["shared"]

        assert await shown() == (False, False)
        lobby.store.shared = True
        assert await shown() == (True, True)
        lobby.store.shared = False

    serve(test)


def test_every_phase_has_words() -> None:
    for language in LANGUAGES:
        for phase in ("gathering", "playing", "sealed", "over", "left", "closed"):
            assert status.status_words(language).has(f"status-phase-{phase}")


def test_the_style_follows_light_and_dark() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        answer = await client.request("GET", "/status.css")
        assert answer.status == 200
        assert headers_of(answer)["content-type"].startswith("text/css")
        assert b"color-scheme: light dark" in answer.body

    serve(test)


# Nothing of any game


def play(seed: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Play at tables of every game with secrets of a seed; return all that the operator is told."""
    monkeypatch.setattr(metrics, "memory", lambda: 2**26)
    monkeypatch.setattr(status, "memory", lambda: 2**26)
    for module in (request_context, sqlite):
        monkeypatch.setattr(module, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(Meter, "lag", 0.0)
    monkeypatch.setattr(Meter, "rate", 0.0)
    rng = Random(seed)
    games = sorted(catalogue())
    rng.shuffle(games)

    async def test(client: AsgiClient, lobby: Lobby) -> list[bytes]:
        for number, game in enumerate(games):
            seats = catalogue()[game].seat_counts[0]
            table = AsgiTable(client, lobby)
            here = [{"kind": "here", "name": f"N{rng.randrange(10**9)}"} for _ in range(seats)]
            await table.open(game=game, seats=here, name=f"Secret {seed} {number}")
            loaded = await lobby.table(table.ada["table"])
            for step in range(3):
                seat = rng.choice(loaded.session.pending)
                decision = loaded.session.decision(seat)
                act = {
                    "type": "command",
                    "id": f"{seed} {step}".replace(" ", "-"),
                    "decision": decision.id,
                    "action": decision.legal.nth(rng.randrange(len(decision.legal))),
                }
                path = f"{table.address}/command"
                answer = await client.request("POST", path, act, bearer(table.ada), as_=seat)
                assert answer.json()["result"] == "applied"
            talk = {"type": "say", "id": f"t{seed}", "text": f"canary {rng.random()}"}
            await client.request("POST", f"{table.address}/command", talk, bearer(table.ada), as_=0)
        paths = ["/status.json", *(f"/status?{one}" for one in LANGUAGES), "/metrics"]
        told = []
        for path in paths:
            name, _, language = path.partition("?")
            asked = {"language": language} if language else {}
            answer = await client.request("GET", name, None, BEARER, **asked)
            assert answer.status == 200
            told.append(answer.body)
        return told

    found: list[bytes] = serve(test, seed=seed)
    return found


def test_two_servers_with_other_games_and_secrets_tell_their_operators_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = play(1, monkeypatch), play(22, monkeypatch)
    assert one == other
    told = b"".join(one).decode()
    assert '"playing":5' in told
    assert not re.search("canary|Secret|N\\d{4}|table\\d|invite", told)
    for game in catalogue():
        assert game not in told


def test_a_leak_that_is_planted_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = "select phase, max(length(host)) from tables group by phase"
    monkeypatch.setattr(status, "COUNT_PHASES", hosts)
    assert play(1, monkeypatch) != play(22, monkeypatch)


def test_a_histogram_counts_what_was_no_longer_than_each_bound() -> None:
    times = histogram.Histogram()
    for seconds in (0.0005, 0.003, 0.003, 7.0):
        times.observe(seconds)
    lines = dict(line.rsplit(" ", 1) for line in times.lines("x"))
    assert lines['x_bucket{le="0.001"}'] == "1"
    assert lines['x_bucket{le="0.005"}'] == "3"
    assert lines['x_bucket{le="2.5"}'] == "3"
    assert lines['x_bucket{le="+Inf"}'] == lines["x_count"] == "4"
    assert times.quantiles() == {0.5: 0.003, 0.95: 7.0, 0.99: 7.0}
    assert histogram.Histogram().quantiles() == {0.5: 0.0, 0.95: 0.0, 0.99: 0.0}


def test_the_lag_of_a_blocked_loop_is_measured() -> None:
    async def blocked() -> float:
        meter = Meter(lambda: 0)
        meter.start()
        await asyncio.sleep(0.1)
        time.sleep(0.7)  # noqa: ASYNC251 - it is to block
        await asyncio.sleep(0.1)
        await meter.stop()
        return meter.lag

    assert asyncio.run(blocked()) > 0.2
