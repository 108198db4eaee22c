"""Only the server's own pages may act for a visitor: scheme, host and port are compared."""

from __future__ import annotations

import asyncio

import httpx2 as httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.sync.client import connect

from filature.core.messages import Hello
from filature.tables.hosting import DEFAULT_PORTS, Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.request_context import Caller, ForeignOrigin
from tests.asgi_client import AsgiClient, encoded
from tests.serving import Server

SCHEMES = st.sampled_from(["http", "https"])
HOSTS = st.sampled_from(["games.example.org", "localhost", "192.0.2.7", "[2001:db8::7]"])
PORTS = st.sampled_from([None, 80, 443, 8765])
ORIGINS = st.tuples(SCHEMES, HOSTS, PORTS)
Origin = tuple[str, str, int | None]


def authority(host: str, port: int | None) -> str:
    return host if port is None else f"{host}:{port}"


def spelt(origin: Origin) -> str:
    scheme, host, port = origin
    return f"{scheme}://{authority(host, port)}"


def normal(origin: Origin) -> Origin:
    scheme, host, port = origin
    return scheme, host, port or int(DEFAULT_PORTS[scheme])


def accepted(
    origin: str,
    host: str,
    kind: str = "http",
    secure: bool = False,
    settings: str | None = None,
) -> bool:
    """Tell whether a request of this origin may act at a server that is asked as `host`."""
    lobby = Lobby(SqliteStore(":memory:"), hosting=Hosting(origin=settings))
    app = create_app(lobby, secure=secure, proxied=secure)
    headers = [(b"host", host.encode("latin-1")), (b"origin", origin.encode("latin-1"))]
    scheme = "ws" if kind == "websocket" else "http"
    scope = {"type": kind, "scheme": scheme, "app": app, "headers": headers, "query_string": b""}
    try:
        Caller(HTTPConnection(scope)).check_origin()
    except ForeignOrigin:
        return False
    return True


@given(
    page=ORIGINS,
    host=HOSTS,
    port=PORTS,
    secure=st.booleans(),
    kind=st.sampled_from(["http", "websocket"]),
    capitals=st.booleans(),
)
def test_a_page_may_act_if_scheme_host_and_port_are_those_of_the_server(
    page: Origin, host: str, port: int | None, secure: bool, kind: str, capitals: bool
) -> None:
    own = normal(("https" if secure else "http", host, port))
    given = spelt(page).upper() if capitals else spelt(page)
    assert accepted(given, authority(host, port), kind, secure) is (normal(page) == own)


@given(page=ORIGINS, settings=ORIGINS, host=HOSTS, port=PORTS)
def test_behind_a_proxy_the_address_in_the_settings_is_the_only_one(
    page: Origin, settings: Origin, host: str, port: int | None
) -> None:
    found = accepted(spelt(page), authority(host, port), secure=True, settings=spelt(settings))
    assert found is (normal(page) == normal(settings))


@given(page=ORIGINS, settings=ORIGINS, host=HOSTS, port=PORTS)
def test_without_a_proxy_it_is_the_only_one_of_its_name(
    page: Origin, settings: Origin, host: str, port: int | None
) -> None:
    """People at the machine itself may use another name of it."""
    found = accepted(spelt(page), authority(host, port), settings=spelt(settings))
    own = settings if host == settings[1] else ("http", host, port)
    assert found is (normal(page) == normal(own))


@pytest.mark.parametrize("secure", [False, True])
@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "games.example.org",
        "//games.example.org",
        "ftp://games.example.org",
        "file://games.example.org",
        "ws://games.example.org",
        "http://evil.com://games.example.org",
        "https://evil.com://games.example.org",
        "https://evil.com@games.example.org",
        "https://games.example.org.evil.com",
        "https://games.example.org:443:443",
        "http://games.example.org https://games.example.org",
    ],
)
def test_what_is_no_origin_of_this_server_is_foreign(origin: str, secure: bool) -> None:
    assert not accepted(origin, "games.example.org", secure=secure)


def test_the_first_of_several_origins_does_not_count_alone() -> None:
    app = create_app(Lobby(SqliteStore(":memory:")))
    named = [("host", "localhost"), ("origin", "http://localhost"), ("origin", "http://evil.com")]
    headers = [(name.encode(), value.encode()) for name, value in named]
    scope = {"type": "http", "scheme": "http", "app": app, "headers": headers}
    with pytest.raises(ForeignOrigin):
        Caller(HTTPConnection({**scope, "query_string": b""})).check_origin()


@pytest.mark.parametrize("scheme", ["https", "ftp", "http://evil.com"])
def test_a_running_server_refuses_the_wrong_scheme(server: Server, scheme: str) -> None:
    """For requests and for sockets: neither gets the hand."""
    own = server.url.removeprefix("http://")
    foreign = {"origin": f"{scheme}://{own}"}
    answer = httpx.post(f"{server.url}/api/recover", content=b"{}", headers=foreign)
    assert (answer.status_code, answer.json()["error"]["type"]) == (403, "foreign_origin")
    same = httpx.post(f"{server.url}/api/recover", content=b"{}", headers={"origin": server.url})
    assert same.json()["error"]["type"] == "bad_message"
    address = f"ws://{own}/api/tables/none/live"
    with connect(address, additional_headers=foreign) as socket:
        assert '"foreign_origin"' in str(socket.recv(timeout=20))
    with connect(address, additional_headers={"origin": server.url}) as socket:
        socket.send(encoded(Hello(1)).decode())
        assert '"no_such_table"' in str(socket.recv(timeout=20))


# From then on by TLS alone


def hsts(path: str, host: str, secure: bool) -> list[str]:
    async def asking() -> list[str]:
        app = create_app(Lobby(SqliteStore(":memory:")), secure=secure, proxied=secure)
        async with AsgiClient(app) as client:
            answer = await client.request("GET", path, None, {"host": host})
        name = b"strict-transport-security"
        return [value.decode() for found, value in answer.headers if found == name]

    return asyncio.run(asking())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/static/hat.svg", "/nowhere"])
def test_behind_tls_browsers_are_told_to_come_by_tls_alone(path: str) -> None:
    assert hsts(path, "games.example.org", secure=True) == ["max-age=31536000"]
    # It would count for everything that is served on the visitor's own machine.
    assert hsts(path, "localhost:8443", secure=True) == []
    assert hsts(path, "localhost", secure=False) == []
    assert hsts(path, "192.0.2.7", secure=False) == []
