"""Connections that ask for nothing, for little, or for long: TCP, sockets, bodies, polls."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress

from tests.attack.addresses import expected
from tests.attack.clients import new_table
from tests.attack.oversized import until_enough
from tests.attack.scene import Attack, NotTried, Scene
from tests.attack.target import Setting
from tests.fuzz.connection_fuzzer import read_frame, say

IDLE = 1300
DESCRIPTORS = 1024
HANDSHAKE_SECONDS = 3.0
A_SECOND = 5
"""Requests a second of an address, as that server is set up; four times as many at once."""
SLOW = 300
POLLS = 150
SOCKETS = 250
TABLE = new_table("agent_hunter", ["person", "person"])

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(scene: Scene, source: str) -> Stream:
    """Open a connection from an address of this machine."""
    return await asyncio.wait_for(
        asyncio.open_connection("127.0.0.1", scene.target.port, local_addr=(source, 0)), 5
    )


async def dial_many(scene: Scene, source: str, number: int, first: bytes = b"") -> list[Stream]:
    """Open connections, as many as can be, and send something on each."""
    streams: list[Stream] = []
    for _ in range(number):
        try:
            reader, writer = await dial(scene, source)
            if first:
                writer.write(first)
        except (OSError, TimeoutError):
            break
        streams.append((reader, writer))
        if len(streams) % 50 == 0:
            await asyncio.sleep(0)
    return streams


def hang_up(streams: list[Stream]) -> None:
    for _, writer in streams:
        writer.close()


async def idle(scene: Scene) -> None:
    """Hold connections on which nothing is ever asked."""
    streams = await dial_many(scene, scene.client().source, IDLE)
    scene.numbers["connections"] = len(streams)
    try:
        await until_enough(scene, [])
        open_still = sum(not reader.at_eof() for reader, _ in streams)
        scene.numbers["still open"] = open_still
    finally:
        hang_up(streams)


async def slow_bodies(scene: Scene) -> None:
    """Send requests whose bodies come byte by byte."""
    head = (
        f"POST /api/tables HTTP/1.1\r\nhost: {scene.target.host}\r\n"
        "content-type: application/json\r\ncontent-length: 60000\r\n\r\n"
    )
    streams = await dial_many(scene, scene.client().source, SLOW, head.encode())
    scene.numbers["connections"] = len(streams)

    async def drip() -> None:
        while True:
            for _, writer in streams:
                with suppress(OSError):
                    writer.write(b" ")
            await asyncio.sleep(0.5)

    try:
        await until_enough(scene, [drip()])
    finally:
        hang_up(streams)


# WebSockets


def handshake(scene: Scene, table: str, address: str) -> bytes:
    forwarded = f"x-forwarded-for: {address}\r\n" if scene.target.proxied else ""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {scene.target.host}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{forwarded}\r\n"
    ).encode()


async def opened(stream: Stream, request: bytes, invite: str) -> str:
    """Ask for a WebSocket and say hello; return `open`, or how it was refused."""
    reader, writer = stream
    writer.write(request)
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    if not head.startswith(b"HTTP/1.1 101"):
        return head[9:12].decode()
    writer.write(say({"type": "hello", "protocol": 1, "invite": invite}))
    _, first = await asyncio.wait_for(read_frame(reader), 10)
    return "open" if first.startswith(b'{"type":"welcome"') else "refused"


async def handshakes(scene: Scene) -> None:
    """Open sockets and leave, one after the other, for some seconds."""
    client = scene.client()
    made = expected(await client.post("/api/tables", TABLE), "a table").body
    request = handshake(scene, made["table"], client.address)
    answers: Counter[str] = Counter()
    begun = time.monotonic()

    async def one_after_the_other() -> None:
        while time.monotonic() < begun + HANDSHAKE_SECONDS:
            stream = None
            try:
                stream = await dial(scene, client.source)
                answers[await opened(stream, request, made["invite"])] += 1
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                answers[type(error).__name__] += 1
            finally:
                if stream is not None:
                    stream[1].close()

    await asyncio.gather(*(one_after_the_other() for _ in range(8)))
    passed = time.monotonic() - begun
    tried, allowed = sum(answers.values()), 4 * A_SECOND + A_SECOND * passed
    scene.numbers["handshakes"] = tried
    scene.numbers["a second"] = round(tried / passed)
    scene.numbers["opened"] = answers["open"]
    if tried < 2 * allowed:
        raise NotTried(f"this machine opens {tried} sockets in {passed:.0f} s, too few to tell")
    scene.check(
        answers["open"] <= 1.5 * allowed,
        f"{answers['open']} of {tried} handshakes were answered, where {allowed:.0f} requests are",
    )


async def many_sockets(scene: Scene) -> None:
    """Watch one table over as many sockets as possible, from a few addresses."""
    client = scene.client()
    made = expected(await client.post("/api/tables", TABLE), "a table").body
    request = handshake(scene, made["table"], client.address)
    answers: Counter[str] = Counter()
    streams: list[Stream] = []
    try:
        for _ in range(SOCKETS):
            stream = await dial(scene, client.source)
            streams.append(stream)
            answers[await opened(stream, request, made["invite"])] += 1
        scene.numbers["sockets open"] = answers["open"]
        scene.check(answers["open"] <= 101, f"{answers['open']} sockets of one address are open")
        await until_enough(scene, [])
    finally:
        hang_up(streams)


async def long_polls(scene: Scene) -> None:
    """Wait for what never comes, many times at once."""
    client = scene.client(patience=40.0)
    made = expected(await client.post("/api/tables", TABLE), "a table").body
    path, answers = f"/api/tables/{made['table']}/next", Counter[str]()
    have = expected(await client.get(f"{path}?have=1000", token=made["token"]), "a poll").body

    async def wait() -> None:
        answer = await client.get(f"{path}?have={have['seq']}", token=made["token"])
        answers[str(answer)] += 1

    tasks = [wait() for _ in range(POLLS)]
    await until_enough(scene, tasks)
    scene.numbers["polls refused"] = sum(n for a, n in answers.items() if a.startswith("429"))
    bad = [answer for answer in answers if not answer.startswith(("200", "429"))]
    scene.check(not bad, f"long polls were answered {', '.join(bad)}")
    scene.check(scene.numbers["polls refused"], f"{POLLS} long polls of one address wait")


DIRECT = Setting(proxied=False)
FEW_DESCRIPTORS = Setting(proxied=False, descriptors=DESCRIPTORS)
FEW_REQUESTS = Setting(config=f"[limits]\nrequests_a_second = {A_SECOND}\n")

ATTACKS = [
    Attack(
        "F7",
        "idle connections",
        f"{IDLE} TCP connections from one address, at a server with {DESCRIPTORS} descriptors",
        "everybody else is served as before",
        idle,
        FEW_DESCRIPTORS,
        watched=True,
        seconds=90,
    ),
    Attack(
        "F7",
        "handshakes without end",
        f"WebSocket handshakes of one address for {HANDSHAKE_SECONDS:.0f} s, where it may make"
        f" {A_SECOND} requests a second",
        "handshakes are counted like requests",
        handshakes,
        FEW_REQUESTS,
        quick=True,
    ),
    Attack(
        "near F7",
        "bodies byte by byte",
        f"{SLOW} requests of one address whose bodies come at two bytes a second",
        "everybody else is served as before",
        slow_bodies,
        DIRECT,
        watched=True,
    ),
    Attack(
        "near F7",
        "sockets at one table",
        f"{SOCKETS} sockets of one address at one table",
        "at most 100 stay open, and everybody else is served as before",
        many_sockets,
        watched=True,
        seconds=90,
    ),
    Attack(
        "near F7",
        "long polls",
        f"{POLLS} long polls of one address at once",
        "at most 100 wait, and everybody else is served as before",
        long_polls,
        watched=True,
    ),
]
