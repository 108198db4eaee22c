"""A name of another site that is made to lead to this machine opens nothing here."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketDenialResponse
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from filature.core.languages import LANGUAGES
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.hosts import OwnHosts
from tests.asgi_client import AsgiClient, Response
from tests.serving import Server, serving
from tests.web.asgi_table import persons

HERE = OwnHosts()
"""The names of the machine that runs this."""
MACHINE = "Desk.home.example"
ORIGIN = "https://games.example.org"
NAMED = "nas"
NEW = {"game": "agent_hunter", "name": "Ada", "seats": persons(2), "token": True}
PATHS = ["/", "/metrics", "/healthz", "/connection", "/api/games", "/status", "/static/hat.svg"]

OWN = [
    *("localhost", "LocalHost.", "desk", "desk.local", MACHINE, "games.example.org", NAMED),
    *("127.0.0.1", "127.8.8.8", "192.168.1.5", "203.0.113.9", "[::1]", "[2001:db8::1]"),
]
FOREIGN = [
    *("evil.com", "localhost.evil.com", "evil-localhost", "evil.localhost", "evil.com.", "a b"),
    *("127.0.0.1.evil.com", "desk.evil.com", "games.example.org.evil.com", "games", "example.org"),
    *("127.0.0.1@evil.com", "evil.com/localhost", "[evil.com]", "[::1", "::1", "0x7f.1", "1"),
]


def asked(
    host: str,
    path: str = "/api/games",
    proxied: bool = False,
    headers: dict[str, str] | None = None,
) -> Response:
    """Return what a server on a machine called `MACHINE` answers who asks under this name."""

    async def asking() -> Response:
        lobby = Lobby(SqliteStore(":memory:"), hosting=Hosting(origin=ORIGIN))
        app = create_app(lobby, proxied=proxied, hosts=[NAMED])
        async with AsgiClient(app) as client:
            return await client.request("GET", path, None, {"host": host, **(headers or {})})

    return asyncio.run(asking())


@pytest.fixture(scope="module", autouse=True)
def machine() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "gethostname", lambda: MACHINE)
        yield


@pytest.mark.parametrize("port", ["", ":80", ":8765"])
@pytest.mark.parametrize("host", OWN)
def test_under_its_own_names_and_by_address_a_server_answers(host: str, port: str) -> None:
    assert asked(f"{host}{port}").status == 200


@pytest.mark.parametrize("port", ["", ":8765"])
@pytest.mark.parametrize("host", FOREIGN)
def test_under_any_other_name_it_answers_nothing(host: str, port: str) -> None:
    for path in PATHS:
        answer = asked(f"{host}{port}", path)
        assert answer.status == 421
        assert b"filature_" not in answer.body
        assert b"<" not in answer.body


LABEL = st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True)


@given(
    labels=st.lists(LABEL, min_size=1, max_size=4),
    own=st.sets(LABEL, max_size=2),
    port=st.none() | st.integers(0, 65535),
)
def test_no_name_is_own_that_was_not_named(
    labels: list[str], own: set[str], port: int | None
) -> None:
    name = ".".join(labels)
    found = (name if port is None else f"{name}:{port}") in OwnHosts(own)
    assert found is (name in own | {"localhost", "desk", "desk.local", MACHINE.lower()})


@given(address=st.ip_addresses(), port=st.none() | st.integers(0, 65535))
def test_every_address_in_numbers_is_own(address: object, port: int | None) -> None:
    host = f"[{address}]" if ":" in str(address) else str(address)
    assert (host if port is None else f"{host}:{port}") in OwnHosts()


@given(text=st.text(max_size=30))
def test_any_text_is_a_name_or_none(text: str) -> None:
    assert text not in OwnHosts() or text.isascii()


def test_a_client_without_a_name_is_no_browser() -> None:
    assert asked("").status == 200


def test_a_program_is_told_in_an_object_and_a_person_in_words() -> None:
    told = asked("evil.com", "/api/games").json()
    assert told == {"error": {"type": "unknown_host", "host": "evil.com"}}
    texts = set()
    for language in LANGUAGES:
        answer = asked("evil.com:8765", "/", headers={"accept-language": language})
        headers = dict(answer.headers)
        assert headers[b"content-type"] == b"text/plain; charset=utf-8"
        assert headers[b"x-content-type-options"] == b"nosniff"
        texts.add(answer.body.decode())
    assert len(texts) == len(LANGUAGES)
    assert all("evil.com" in text and "origin" in text for text in texts)


def test_a_long_name_is_not_repeated_whole() -> None:
    assert len(asked("x" * 5000).body) < 300


@pytest.mark.parametrize("path", PATHS)
def test_behind_a_proxy_the_proxy_decides(path: str) -> None:
    assert asked("evil.com", path, proxied=True).status != 421


def test_a_socket_gets_no_hand_under_another_name() -> None:
    app = create_app(Lobby(SqliteStore(":memory:")))
    with TestClient(app) as client:
        opening = client.websocket_connect("/api/tables/x/live", headers={"host": "evil.com"})
        with pytest.raises(WebSocketDenialResponse) as denied, opening:
            pass
        assert denied.value.status_code == 421


# A running server


def test_a_rebound_name_reads_no_counters_makes_no_table_and_opens_no_socket(
    server: Server,
) -> None:
    rebound = {"host": f"evil.com:{server.port}", "origin": f"http://evil.com:{server.port}"}
    for method, path in (("GET", "/metrics"), ("GET", "/"), ("POST", "/api/tables")):
        body = None if method == "GET" else NEW
        answer = httpx.request(method, f"{server.url}{path}", json=body, headers=rebound)
        assert answer.status_code == 421
        assert "filature_" not in answer.text
    address = f"ws://evil.com:{server.port}/api/tables/none/live"
    with (
        socket.create_connection(("127.0.0.1", server.port)) as way,
        pytest.raises(InvalidStatus) as refused,
    ):
        connect(address, sock=way, origin=Origin(rebound["origin"]))
    assert refused.value.response.status_code == 421
    assert httpx.get(f"{server.url}/metrics").status_code == 200


def test_a_name_in_the_settings_is_allowed(tmp_path: Path) -> None:
    config = tmp_path / "settings.toml"
    config.write_text('origin = "http://tunnel.example:8080"\n')
    with serving(tmp_path, config=config) as server:
        for host, status in (("tunnel.example:8080", 200), ("evil.com", 421)):
            answer = httpx.get(f"{server.url}/api/games", headers={"host": host})
            assert answer.status_code == status


def test_the_name_that_a_server_was_told_to_listen_at_is_allowed(tmp_path: Path) -> None:
    """Whatever else this machine is called."""
    name = another_name()
    if name is None:
        pytest.skip("this machine knows itself by no other name, so nothing can listen at one")
    server = Server(tmp_path, more=["--host", name])
    server.start()
    try:
        answers = [
            httpx.get(f"{server.url}/api/games", headers={"host": f"{host}:{server.port}"})
            for host in (name, f"{name}.evil.com")
        ]
        assert [answer.status_code for answer in answers] == [200, 421]
    finally:
        server.kill()


def another_name() -> str | None:
    """Return a name that leads to 127.0.0.1, and is neither `localhost` nor the machine's own."""
    lines = [line.partition("#")[0].split() for line in Path("/etc/hosts").read_text().splitlines()]
    names = [name for line in lines if line[:1] == ["127.0.0.1"] for name in line[1:]]
    return next((name for name in names if name not in HERE), None)
