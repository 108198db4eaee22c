"""How much one address may ask for, and that nobody passes for many."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx2 as httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from filature.tables.hosting import LimitSettings
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.limits import Bucket, Concurrency, Limits
from filature.web.request_context import Caller, household
from tests.asgi_client import AsgiClient
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.serving import Server


@pytest.mark.parametrize(
    ("proxied", "added"),
    [(False, []), (True, [", 198.51.100.7"]), (True, ["198.51.100.7"])],
    ids=["alone", "behind a proxy that adds to the line", "behind a proxy that adds a line"],
)
def test_an_address_that_somebody_claims_is_not_believed(
    tmp_path: Path, proxied: bool, added: list[str]
) -> None:
    """Also from this machine, from which tunnels and proxies come that it was not told of."""
    server = Server(tmp_path, proxied=proxied, limits=1)
    server.start()
    try:
        with httpx.Client(base_url=server.url) as client:

            def guess(number: int) -> int:
                lines = [f"203.0.113.{number}", *added]
                if added and added[0].startswith(","):
                    lines = ["".join(lines)]
                headers = [("x-forwarded-for", line) for line in lines]
                wish = {"code": f"aaaaa-{number:05}", "token": True}
                return client.post("/api/recover", json=wish, headers=headers).status_code

            answers = [guess(number) for number in range(14)]
    finally:
        server.kill()
    assert answers[:10] == [403] * 10
    assert answers[11:] == [429] * 3


ADDRESSES = st.ip_addresses().map(str) | st.sampled_from(["", "unknown", "203.0.113.9:4711"])
LINES = st.lists(ADDRESSES, min_size=1, max_size=4).map(", ".join)


@given(
    claimed=st.lists(LINES, max_size=4), proxy=st.ip_addresses().map(str), own_line=st.booleans()
)
def test_a_proxy_is_believed_about_the_last_address_alone(
    claimed: list[str], proxy: str, own_line: bool
) -> None:
    """Whether it adds to the client's last line or adds a line of its own."""
    lines = [*claimed]
    if own_line or not lines:
        lines.append(proxy)
    else:
        lines[-1] = f"{lines[-1]}, {proxy}"
    assert address_of(lines) == household(proxy)


@given(claimed=st.lists(LINES, min_size=1, max_size=4), end=st.sampled_from(["", ",", " , "]))
def test_where_the_last_address_is_empty_none_before_it_is_believed(
    claimed: list[str], end: str
) -> None:
    assert address_of([*claimed, end]) == "192.0.2.1"


def address_of(lines: list[str]) -> str:
    """Return where a client is that comes through a proxy with these lines."""
    app = create_app(Lobby(SqliteStore(":memory:")), proxied=True)
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope = {"type": "http", "app": app, "headers": headers, "client": ("192.0.2.1", 50000)}
    return Caller(HTTPConnection({**scope, "query_string": b""})).address


# Handshakes of sockets

SOCKETS = ["/api/tables/none/live", "/api/tables/none/nowhere", "/nowhere", "/"]
"""One address that takes sockets, and some that refuse the handshake."""


def test_handshakes_of_an_address_are_counted_whether_they_are_accepted_or_refused() -> None:
    async def test() -> None:
        environment = FakeEnvironment()
        lobby = Lobby(SqliteStore(":memory:"), environment, InstantWorkers())
        settings = LimitSettings(connections=10)
        limits = Limits(environment.monotonic, 1.0, settings)
        client = AsgiClient(create_app(lobby, proxied=True, limits=limits))

        async def opened(address: str, path: str) -> int | None:
            headers = {"x-forwarded-for": address, "origin": "http://localhost"}
            socket = client.connect(path, headers)
            socket.send({"type": "hello", "protocol": 1})
            await socket.task
            return socket.code

        async with client:
            codes = [await opened("192.0.2.1", SOCKETS[at % len(SOCKETS)]) for at in range(30)]
            assert 429 not in codes[:20]
            assert set(codes[20:]) == {429}
            assert await opened("192.0.2.2", SOCKETS[0]) == 4404
            environment.time += 1.0
            assert [await opened("192.0.2.1", SOCKETS[0]) for _ in range(2)] == [4404, 429]

    asyncio.run(test())


def test_a_browser_that_opens_sockets_too_often_gets_no_hand(tmp_path: Path) -> None:
    config = tmp_path / "filature.toml"
    config.write_text("[limits]\nconnections = 2\n")
    server = Server(tmp_path, limits=1, config=config)
    server.start()
    try:
        codes = [handshake(server) for _ in range(20)]
        assert codes[:4] == [101] * 4
        assert codes.count(429) >= 10
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        server.kill()


def handshake(server: Server) -> int:
    """Return the status with which a socket's handshake is answered."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/none/live"
    try:
        with connect(address):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1:4711", True),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "[2001:db8::2]:4711", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("unknown", "unknown", True),
        ("unknown", "testclient", False),
    ],
)
def test_addresses_of_one_household_are_limited_together(
    address: str, other: str, same: bool
) -> None:
    assert (household(address) == household(other)) is same


DOCS = Path(__file__).parents[2] / "docs"


def test_all_limits_by_address_are_in_the_documentation_as_they_are() -> None:
    table = (DOCS / "api.md").read_text(encoding="utf-8").partition("## Limits per address")[2]
    told = []
    for at_once, count, span in re.findall(r"\| (\d+) \| (?:(\d+) (?:in|a) (.+?) )?\|", table):
        if count:
            number, _, unit = span.rpartition(" ")
            told.append((int(at_once), int(count) / (int(number or 1) * SECONDS[unit])))
    limits = vars(Limits(lambda: 0.0))
    kept = [(one.at_once, one.a_second) for one in limits.values() if isinstance(one, Bucket)]
    assert sorted(told) == pytest.approx(sorted(kept))
    settings = LimitSettings()
    assert f"| sockets | {settings.connections} | |" in table
    assert f"| long polls that wait | {settings.polls} | |" in table
    assert f"{settings.spectators} sockets without a seat, {settings.seat_connections} of" in table


SECONDS = {"s": 1, "second": 1, "minute": 60, "day": 86400}


def test_the_settings_of_limits_are_in_the_documentation_as_they_are() -> None:
    text = (DOCS / "host.md").read_text(encoding="utf-8").partition("[limits]\n")[2]
    told = dict(re.findall(r"^(\w+) = (\d+)", text.partition("```")[0], re.M))
    settings = LimitSettings()
    kept = {name: f"{getattr(settings, name):g}" for name in settings.__struct_fields__}
    assert told == kept


def test_a_small_factor_leaves_everybody_one_connection() -> None:
    limits = Limits(lambda: 0.0, 0.001)
    counts = [one for one in vars(limits).values() if isinstance(one, Concurrency)]
    assert len(counts) == 4
    for one in counts:
        with one.hold("somebody"):
            pass
