"""Connections that nobody uses are ended, clients that do not read hold no memory, and at one table
there are so many at the most. Real sockets of a real server, with short times."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import re
import socket
import struct
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from filature.tables.hosting import LimitSettings
from filature.web.connections import MOST_WAITING, SILENT, SocketProtocol
from tests.serving import Server, serving
from tests.web.asgi_table import AsgiTable, received, run

only_linux = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="reads /proc, which only Linux has"
)

ROOT = Path(__file__).parent.parent.parent
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SECONDS = 1
SETTINGS = f"""[limits]
ping_seconds = {SECONDS}
slow_reader_seconds = {SECONDS}
request_seconds = {SECONDS}
connections = 1000
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_with(SETTINGS, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server_without_pings(tmp_path: Path) -> Iterator[Server]:
    """Pings that nobody answers end a socket before it has been written full."""
    settings = SETTINGS.replace(f"ping_seconds = {SECONDS}", "ping_seconds = 3600")
    with serving_with(settings, tmp_path) as running:
        yield running


@contextmanager
def serving_with(settings: str, folder: Path) -> Iterator[Server]:
    config = folder / "filature.toml"
    config.write_text(settings)
    with serving(folder, config=config) as running:
        yield running


class Raw:
    """A client that does on its connection just what a test says."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.settimeout(20)
        self.buffer = b""

    def upgrade(self, table: dict[str, Any]) -> Raw:
        head = upgrade_of(f"/api/tables/{table['table']}/live", table["token"])
        self.socket.sendall(head.encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
        self.send({"type": "hello", "protocol": 1})
        return self

    def send(self, message: dict[str, Any]) -> None:
        self.frame(TEXT, msgspec.json.encode(message))

    def frame(self, opcode: int, payload: bytes) -> None:
        self.socket.sendall(masked(opcode, payload))

    def next(self) -> tuple[int, bytes] | None:
        """Read one frame; nothing where the connection has ended."""
        while True:
            if (found := self.take()) is not None:
                return found
            try:
                read = self.socket.recv(65536)
            except ConnectionError:
                return None
            if not read:
                return None
            self.buffer += read

    def take(self) -> tuple[int, bytes] | None:
        if len(self.buffer) < 2:
            return None
        length, at = self.buffer[1] & 127, 2
        if length == 126:
            length, at = struct.unpack("!H", self.buffer[2:4])[0], 4
        elif length == 127:
            length, at = struct.unpack("!Q", self.buffer[2:10])[0], 10
        if len(self.buffer) < at + length:
            return None
        opcode, payload = self.buffer[0] & 15, self.buffer[at : at + length]
        self.buffer = self.buffer[at + length :]
        return opcode, payload

    def ended(self) -> bool:
        """Read on; tell whether the server has ended the connection."""
        try:
            while self.socket.recv(2**20):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True


def upgrade_of(path: str, token: str = "") -> str:
    """Return the request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )


def masked(opcode: int, payload: bytes) -> bytes:
    length = bytes([128 | len(payload)]) if len(payload) < 126 else None
    return (
        bytes([128 | opcode])
        + (length or struct.pack("!BH", 254, len(payload)))
        + (b"\0\0\0\0" + payload)
    )


def two_seats(server: Server) -> dict[str, Any]:
    """Open a table for two people at this device."""
    here = [{"kind": "here", "name": name} for name in ("Ada", "Bob")]
    wish = {"game": "agent_hunter", "name": "Ada", "seats": here, "token": True}
    seated: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=wish).json()
    return seated


def resident(server: Server) -> int:
    """Return the bytes of memory that a server has."""
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# Silence


def test_a_socket_that_answers_no_ping_is_closed_with_a_code_to_come_back_from(
    server: Server,
) -> None:
    silent = Raw(server).upgrade(two_seats(server))
    begun = time.monotonic()
    frames = []
    while (frame := silent.next()) is not None:
        frames.append(frame)
    assert time.monotonic() - begun < 2 * SECONDS + 3
    opcode, payload = frames[-1]
    assert (opcode, struct.unpack("!H", payload[:2])[0]) == (CLOSE, 4408)
    assert PING in [opcode for opcode, _ in frames]


def test_a_socket_that_answers_pings_stays(server: Server) -> None:
    client = Raw(server).upgrade(two_seats(server))
    until = time.monotonic() + 2 * SECONDS
    while time.monotonic() < until:
        frame = client.next()
        assert frame is not None
        if frame[0] == PING:
            client.frame(PONG, frame[1])
    client.send({"type": "ping"})
    while (frame := client.next()) is not None and frame[0] != TEXT:
        pass
    assert frame == (TEXT, b'{"type":"pong"}')


def test_a_page_that_said_when_it_would_be_heard_is_not_waited_for_for_ever() -> None:
    async def test(table: AsgiTable) -> None:
        quiet = await table.connect(table.ada)
        still_there = await table.connect(table.ada)
        quiet.send({"type": "ping", "within": 1})
        quiet.take()
        await quiet.task
        assert quiet.code == 4408
        assert quiet.take() == []  # it is told nothing: its page comes back
        await still_there.drain()
        assert still_there.code is None
        await still_there.close()

    run(test, settings=LimitSettings(silent_seconds=0.05))


# Requests that do not come


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: localhost\r\n", id="half a head", marks=pytest.mark.slow
        ),
        pytest.param(
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHos",
            id="half a second head",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
            id="half a body",
        ),
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for_for_ever(
    server: Server, begun: bytes
) -> None:
    slow = Raw(server)
    slow.socket.sendall(begun)
    at = time.monotonic()
    slow.socket.settimeout(SECONDS + 7)
    assert slow.ended()
    assert time.monotonic() - at < SECONDS + 6.5


def test_a_request_that_is_answered_late_is_not_ended(server: Server) -> None:
    """A long poll takes longer than a request may take to arrive."""
    table = two_seats(server)
    address = f"{server.url}/api/tables/{table['table']}/next"
    with httpx.Client(headers={"authorization": f"Bearer {table['token']}"}) as client:
        have = client.get(address, params={"as": 0}).json()["seq"]
        with pytest.raises(httpx.ReadTimeout):
            client.get(address, params={"as": 0, "have": have}, timeout=2.5 * SECONDS)
        assert client.get(address, params={"as": 0}).status_code == 200


# Clients that do not read


@only_linux
def test_a_client_that_never_reads_is_ended_and_holds_no_memory(
    server_without_pings: Server,
) -> None:
    """It asks for the whole table again and again, as one seat and as the other."""
    server = server_without_pings
    table = two_seats(server)
    reader = Raw(server).upgrade(table)
    before = resident(server)
    clients = [Raw(server).upgrade(table) for _ in range(10)]
    sent, ended = 0, set[int]()
    until = time.monotonic() + 15
    while len(ended) < len(clients) and time.monotonic() < until:
        for at, client in enumerate(clients):
            if at in ended:
                continue
            client.socket.settimeout(0.01)
            try:
                for _ in range(50):
                    for seat in (0, 1):
                        client.send({"type": "look", "seat": seat})
                        sent += 1
            except TimeoutError:
                continue
            except ConnectionError:
                ended.add(at)
    assert len(ended) == len(clients), f"{len(ended)} of {len(clients)} ended, {sent} sent"
    assert resident(server) - before < 30 * 2**20
    reader.send({"type": "ping"})
    assert reader.next() is not None


@only_linux
def test_pings_whose_answers_nobody_reads_fill_no_memory(server: Server) -> None:
    client = Raw(server).upgrade(two_seats(server))
    before = resident(server)
    pings = masked(PING, b"x" * 100) * 1000
    with pytest.raises(ConnectionError):
        client.socket.sendall(pings * 1000)  # a hundred megabytes, unless it is ended before
    assert resident(server) - before < 30 * 2**20


@only_linux
def test_a_response_that_nobody_reads_is_given_up(server: Server) -> None:
    client = Raw(server)
    wanted = b"GET /words/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n"
    before = resident(server)
    client.socket.settimeout(15)
    with pytest.raises(ConnectionError):
        client.socket.sendall(wanted * 1_000_000)
    assert resident(server) - before < 30 * 2**20


class OneTransport(asyncio.Transport):
    """The server's end of a connection of which nothing is sent."""

    aborted = False

    def write(self, data: Any) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize("count", [MOST_WAITING, MOST_WAITING + 1, 30 * MOST_WAITING])
def test_of_messages_that_come_faster_than_they_are_handled_few_are_kept(count: int) -> None:
    async def busy(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60)

    async def flood() -> tuple[int, bool]:
        config = uvicorn.Config(busy, log_config=None, ws_ping_interval=None)
        protocol, transport = SocketProtocol(config, ServerState(), {}), OneTransport()
        protocol.connection_made(transport)
        protocol.data_received(upgrade_of("/x").encode())
        await asyncio.sleep(0.01)
        protocol.data_received(masked(TEXT, b'{"type":"ping"}') * count)
        for task in protocol.tasks:
            task.cancel()
        return protocol.queue.qsize(), transport.aborted

    waiting, aborted = asyncio.run(flood())
    assert waiting == min(count, MOST_WAITING)
    assert aborted == (count > MOST_WAITING)


@pytest.mark.parametrize("error", [None, ConnectionResetError()], ids=["closed", "reset"])
def test_a_lost_connection_is_freed_without_a_garbage_collection(error: Exception | None) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def lose() -> tuple[Any, Any]:
        config = uvicorn.Config(app, log_config=None, ws_ping_interval=None)
        protocol = SocketProtocol(config, ServerState(), {})
        protocol.connection_made(OneTransport())
        protocol.data_received(upgrade_of("/x").encode())
        await asyncio.sleep(0.01)
        protocol.data_received(masked(TEXT, b"{}"))
        kept = weakref.ref(protocol), weakref.ref(protocol.conn)
        protocol.connection_lost(error)
        await asyncio.gather(*protocol.tasks)
        return kept

    gc.disable()
    try:
        assert [one() for one in asyncio.run(lose())] == [None, None]
    finally:
        gc.enable()


# So many at a table


def test_spectators_are_limited_and_never_keep_players_out() -> None:
    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        invite = table.ada["invite"]
        watching = [await table.connect(None, invite=invite, watching=True) for _ in range(3)]
        assert [one.code for one in watching] == [None, None, 4429]
        assert received(watching[2])[-1]["say"] == {"type": "too_many_watching", "limit": 2}
        at_door = await table.connect(None, invite=invite, watching=False)
        assert at_door.code == 4429
        seated = [await table.connect(who) for who in (table.ada, bob, bob, bob)]
        assert [one.code for one in seated] == [None, None, None, 4429]
        assert received(seated[3])[-1]["say"] == {"type": "too_many_at_seat", "limit": 2}
        await watching[0].close()
        again = await table.connect(None, invite=invite, watching=True)
        assert again.code is None
        for one in (again, watching[1], *seated[:3]):
            await one.close()
        limits = table.client.app.state.service.limits
        assert not limits.spectators.held
        assert not limits.seat_connections.held
        assert not limits.connections.held

    run(test, settings=LimitSettings(spectators=2, seat_connections=2))


def test_the_page_comes_back_from_the_code_for_silence() -> None:
    source = ROOT / "filature" / "web" / "client" / "src" / "live" / "liveConnection.ts"
    found = re.search(r"const FOR_GOOD = \[([\d, ]+)\]", source.read_text(encoding="utf-8"))
    assert found is not None
    assert str(SILENT) not in found[1].split(", ")
    assert "4404" in found[1].split(", ")
