"""Nothing of a game, and no secret, is in what a server logs and counts, whatever goes wrong."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.commands.logs import JsonLines, TextLines
from filature.core.events import SPECTATOR
from filature.games import game_class
from filature.games.spies_vs_spies.deals import CARDS
from filature.tables.commands import CommandValidator
from filature.tables.error_log import log_error, log_event, log_store_down
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import CannotKeep, StoreDown
from filature.web.app import create_app
from tests.asgi_client import AsgiClient
from tests.fake_environment import InstantWorkers
from tests.serving import Server
from tests.tables.table_driver import TableDriver
from tests.web.asgi_table import AsgiTable, bearer, run
from tests.web.test_secrecy import pair, random_history
from tests.web.viewer_transcript import Case, transcript

LOGGERS = ("", "filature", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "starlette")


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in LOGGERS:
        caplog.set_level(logging.INFO, name)
    return caplog


@pytest.mark.parametrize("id", ["agent_hunter", "spies_vs_spies"])
def test_playing_writes_nothing_of_the_game_to_the_log(
    id: str, log: pytest.LogCaptureFixture
) -> None:
    game = game_class(id)(game_class(id).seat_counts[0])
    case = Case(SPECTATOR, "covered")
    transcript(game, pair(game, 5, case)[0], case, 0, 5)
    assert log.text == ""


def test_an_error_of_the_program_is_logged_by_kind_and_place_alone(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*arguments: Any) -> Any:
        raise RuntimeError("CANARY the hat, the bike")

    async def failing_later(*arguments: Any) -> Any:
        raise RuntimeError("CANARY of the store")

    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        socket = await table.connect(bob)
        socket.take()
        command = {"type": "command", "id": "c", "decision": "1", "action": {"type": "CANARY"}}
        with monkeypatch.context() as patch:
            patch.setattr(CommandValidator, "decide", failing)
            path = f"{table.address}/command"
            answer = await table.client.request("POST", path, command, bearer(table.ada))
            assert (answer.status, answer.json()) == (500, {"error": {"type": "server_error"}})
            socket.send(command)
            await socket.drain()
            assert socket.code == 1011
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", failing_later)
            talk = {"type": "say", "id": "t", "text": "CANARY"}
            answer = await table.client.request("POST", path, talk, bearer(table.ada))
            assert answer.status == 500
        await socket.close()

    run(test)
    assert "CANARY" not in log.text
    assert "RuntimeError at test_logs.py" in log.text


def test_a_failing_bot_is_logged_without_what_it_was_asked(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_ask = InstantWorkers.ask

    async def ask(self: InstantWorkers, bot: str, question: Any, *how: Any) -> Any:
        if bot != "ref-random":
            raise ValueError(f"CANARY {question}")
        return await true_ask(self, bot, question, *how)

    monkeypatch.setattr(InstantWorkers, "ask", ask)
    with TableDriver("spies_vs_spies", "ppp", away="bot") as driver:
        driver.connect(0)
        driver.advance(100)
    assert "the bot agent could not answer: ValueError" in log.text
    assert "CANARY" not in log.text
    assert not any(card in log.text for card in CARDS)


def test_no_card_is_named_to_a_spectator_before_it_is_shown() -> None:
    game = game_class("spies_vs_spies")(4)
    case = Case(SPECTATOR, "spectator")
    given: list[str] = []
    for seed in range(6):
        history = random_history(game, Random(seed))
        types = [game.to_record(actor, move)["type"] for actor, move in history]
        given += transcript(game, history[: types.index("mission")], case, 0, seed)
    assert len(given) > 20
    for text in given:
        assert not any(f'"{card}"' in text for card in CARDS)


# The form of a line

FIELDS = ["time", "level", "logger", "event", "type", "place"]
CANARY = "CANARY 203.0.113.9 Ada"


def failed() -> Any:
    """Return what is known of an error whose text is secret."""
    try:
        raise ValueError(CANARY)
    except ValueError:
        return sys.exc_info()


@given(
    st.sampled_from(["uvicorn.error", "asyncio", "websockets", "starlette"]),
    st.sampled_from(
        ["Exception in ASGI application\n", "%s - connected", "Task failed\nfuture: %r"]
    ),
    st.booleans(),
)
def test_of_other_programs_lines_nothing_is_written_that_was_put_into_them(
    logger: str, template: str, error: bool
) -> None:
    record = logging.getLogger(logger).makeRecord(
        logger,
        logging.ERROR,
        "x.py",
        1,
        template,
        (CANARY,) if "%" in template else (),
        failed() if error else None,
    )
    for formatter in (TextLines(), JsonLines()):
        line = formatter.format(record)
        assert "\n" not in line
        for part in CANARY.split():
            assert part not in line
        assert ("ValueError" in line) is error
        assert ("test_logs.py" in line) is error
    assert list(msgspec.json.decode(line)) == FIELDS


def test_a_line_of_json_tells_what_and_where(log: pytest.LogCaptureFixture) -> None:
    log_error("a bot failed", failed()[1])
    log_store_down("a request", StoreDown("disk I/O error"))
    log_event("a back-up failed", CannotKeep("no room in /srv"))
    lines = [msgspec.json.decode(JsonLines().format(record)) for record in log.records]
    assert [line["event"] for line in lines] == ["a bot failed", "a request", "a back-up failed"]
    assert [line["type"] for line in lines] == ["ValueError", "StoreDown", "CannotKeep"]
    assert lines[0]["place"].startswith("test_logs.py:")
    assert lines[2]["words"] == "no room in /srv"
    assert CANARY not in str(lines)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", line["time"]) for line in lines)


def test_a_server_writes_each_line_as_json(tmp_path: Path) -> None:
    server = Server(tmp_path, more=["--log-format", "json"])
    server.start()
    # What a client does wrong is not logged: it could fill the log.
    upgrade = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: CANARY\r\n\r\n"
    for wrong in (b"CANARY\r\n\r\n", upgrade):
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(wrong)
            client.recv(100)
    # What is wrong with the store is.
    with closing(sqlite3.connect(server.store, isolation_level=None)) as file:
        file.execute("drop table holders")
    seats = [{"kind": "person"}] * 2
    wish = {"game": "agent_hunter", "name": "CANARY", "seats": seats, "token": True}
    assert httpx.post(f"{server.url}/api/tables", json=wish).status_code == 503
    printed = [line for line in server.stop().splitlines() if line.startswith("{")]
    lines = [msgspec.json.decode(line) for line in printed]
    # A chore may have missed the store as well.
    (line,) = [line for line in lines if line["event"] == "a request"]
    assert list(line) == FIELDS
    assert (line["logger"], line["level"], line["type"]) == ("filature", "warning", "StoreDown")
    assert all(line["logger"] == "filature" and "CANARY" not in str(line) for line in lines)


@pytest.mark.parametrize(
    ("address", "proxied", "headers", "status"),
    [
        ("127.0.0.1", False, {}, 200),
        ("203.0.113.9", False, {}, 404),
        ("127.0.0.1", True, {}, 200),
        ("10.0.0.7", True, {}, 200),
        ("127.0.0.1", True, {"x-forwarded-for": "203.0.113.9"}, 404),
    ],
)
def test_only_the_operator_may_count(
    address: str, proxied: bool, headers: dict[str, str], status: int
) -> None:
    async def asking() -> int:
        app = create_app(Lobby(SqliteStore(":memory:")), proxied=proxied)
        async with AsgiClient(app, address) as client:
            return (await client.request("GET", "/metrics", None, headers)).status

    assert asyncio.run(asking()) == status
