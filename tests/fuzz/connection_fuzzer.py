"""Bytes thrown at a real server over real connections: requests, handshakes, frames, noise."""

from __future__ import annotations

import asyncio
import base64
import struct
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.fuzz.failures import FuzzFailure, check
from tests.serving import Server

NEW = {"game": "agent_hunter", "name": "Ada", "seats": [{"kind": "person"}] * 2, "token": True}
HELLO = b'{"type":"hello","protocol":1}'
PATIENCE = 20.0
AT_ONCE = 25
"""How many connections are open at the same time."""

TEXT, BINARY, CLOSE, PING_FRAME, PONG_FRAME = 1, 2, 8, 9, 10


def frame(opcode: int, content: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """Return one frame; `first` are the bits beside the opcode: 0x80 for a last one."""
    size = len(content)
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first | opcode, mask | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first | opcode, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, mask | 127, size)
    if not masked:
        return head + content
    key = b"\x01\x02\x03\x04"
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(content))


def say(message: Any) -> bytes:
    return frame(TEXT, msgspec.json.encode(message))


Trick = tuple[bytes, set[int | None]]
"""Bytes on an open socket, and the codes with which they may close it; nothing: it stays open."""

PING = {"type": "ping"}
GOODBYE = frame(CLOSE, struct.pack("!H", 1000))

HALF = frame(TEXT, b'{"type":', first=0)
REST = frame(0, b'"ping"}')

TRICKS: dict[str, Callable[[Random], Trick]] = {
    "right": lambda rng: (say(PING), {None}),
    "in two pieces": lambda rng: (HALF + REST, {None}),
    "a ping between": lambda rng: (HALF + frame(PING_FRAME, b"x") + REST, {None}),
    "not masked": lambda rng: (frame(TEXT, b'{"type":"ping"}', masked=False), {1002}),
    "unknown opcode": lambda rng: (frame(rng.choice((3, 7, 11, 15)), b"x"), {1002}),
    "reserved bits": lambda rng: (frame(TEXT, b"{}", first=0xC0), {1002}),
    "a piece of nothing": lambda rng: (frame(0, b"x"), {1002}),
    "not UTF-8": lambda rng: (frame(TEXT, b'{"type":"\xff\xfe"}'), {1007}),
    "binary": lambda rng: (frame(BINARY, rng.randbytes(20)), {4400}),
    "too long": lambda rng: (frame(TEXT, b"x" * rng.choice((16 * 1024 + 1, 60_000))), {4400}),
    "far too long": lambda rng: (frame(TEXT, b"x" * 70_000), {1009}),
    "claims to be far too long": lambda rng: (
        struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"xxxx",
        {1009},
    ),
    "long control": lambda rng: (frame(PING_FRAME, b"x" * 126), {1002}),
    "bad close": lambda rng: (frame(CLOSE, struct.pack("!H", rng.choice((0, 999, 1005)))), {1002}),
    "half a close": lambda rng: (frame(CLOSE, b"x"), {1002}),
    "goodbye": lambda rng: (GOODBYE, {1000}),
    "not JSON": lambda rng: (frame(TEXT, b"hello"), {4400}),
    "another's look": lambda rng: (say({"type": "look", "seat": 1}), {4403}),
    "noise": lambda rng: (rng.randbytes(200), {1002, 1007, 1009, 4400, None}),
}


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(server: Server) -> Connection:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def ask(server: Server, request: bytes, patience: float = PATIENCE) -> bytes:
    """Send bytes and return all that comes, until the server closes or says no more."""
    reader, writer = await connect(server)
    writer.write(request)
    answer = b""
    try:
        while piece := await asyncio.wait_for(reader.read(2**16), patience):
            answer += piece
    except (ConnectionError, TimeoutError):
        pass
    finally:
        writer.close()
    return answer


def post(path: str, body: Any) -> bytes:
    content = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: "
    return f"{head}{len(content)}\r\n\r\n".encode() + content


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode()


async def throw(server: Server, rng: Random, count: int, tally: Counter[str]) -> None:
    """Throw so many things at a server, and see that each ends as it must."""
    answer = await ask(server, post("/api/tables", NEW))
    seated = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    while count:
        few = min(count, AT_ONCE)
        await asyncio.gather(
            *(one(server, Random(rng.getrandbits(64)), seated) for _ in range(few))
        )
        tally["raw"] += few
        count -= few
    alive = b" 200 OK" in await ask(server, get("/healthz"))
    check(alive, "the server does not answer any more")


async def one(server: Server, rng: Random, seated: dict[str, str]) -> None:
    if rng.random() < 0.4:
        await request(server, rng)
    else:
        await trick(server, rng, seated)


async def request(server: Server, rng: Random) -> None:
    """Send a request with something wrong, or noise."""
    whole = rng.choice((get("/api/games"), get("/api/mine"), post("/api/tables", NEW)))
    at, to = sorted(rng.randrange(len(whole)) for _ in range(2))
    thrown = rng.choice(
        (
            whole[:at] + whole[to:],
            whole[:to] + whole[at:],
            whole[:at] + rng.randbytes(3) + whole[at:],
            rng.randbytes(100),
            whole,
        )
    )
    # Of half a request the server waits for the rest.
    answer = await ask(server, thrown, patience=1.0)
    failed = answer.startswith(b"HTTP/1.1 5")
    check(not failed, f"{thrown!r:.300} was answered {answer[:40]!r}")


async def trick(server: Server, rng: Random, seated: dict[str, str]) -> None:
    """Open a socket properly, then misuse it."""
    reader, writer = await connect(server)
    key = base64.b64encode(rng.randbytes(16)).decode()
    writer.write(
        f"GET /api/tables/{seated['table']}/live HTTP/1.1\r\nhost: localhost\r\n"
        f"upgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
        f"authorization: Bearer {seated['token']}\r\n\r\n".encode()
    )
    try:
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        writer.write(frame(TEXT, HELLO))
        opcode, _ = await read_frame(reader)
        check(opcode == TEXT, f"hello was answered with a frame of kind {opcode}")
        name = rng.choice(list(TRICKS))
        thrown, codes = TRICKS[name](rng)
        writer.write(thrown)
        if None in codes:
            # Noise may wait for the rest of a frame that it seems to begin.
            writer.write(say(PING) + GOODBYE)
            codes = {*codes, 1000} if name == "noise" else {1000}
        code = await closing(reader, name == "noise")
        check(code in codes, f"{name}: closed with {code}, not {codes}")
    finally:
        writer.close()


async def closing(reader: asyncio.StreamReader, may_wait: bool) -> int | None:
    """Read on until the server closes; return its code."""
    try:
        while True:
            opcode, content = await asyncio.wait_for(
                read_frame(reader), 1.0 if may_wait else PATIENCE
            )
            if opcode == CLOSE:
                return int.from_bytes(content[:2], "big")
    except TimeoutError:
        if may_wait:
            return None
        raise FuzzFailure("the socket was left open") from None
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size == 126:
        (size,) = struct.unpack("!H", await reader.readexactly(2))
    elif size == 127:
        (size,) = struct.unpack("!Q", await reader.readexactly(8))
    return first & 0x0F, await reader.readexactly(size)


def run_round(seed: str, count: int, tally: Counter[str]) -> None:
    """Start a server, throw so many things at it, stop it, and read what it logged."""
    with tempfile.TemporaryDirectory() as folder:
        # One seat has as many sockets at once as the fuzzer wishes.
        settings = Path(folder) / "settings.toml"
        settings.write_text("[limits]\nseat_connections = 100000\n")
        server = Server(Path(folder), config=settings)
        server.start()
        try:
            asyncio.run(throw(server, Random(seed), count, tally))
        finally:
            printed = server.stop()
    logged = [line for line in printed.splitlines() if line.startswith(("WARNING", "ERROR"))]
    check(not logged, f"the log says {logged}")
