"""Announcements between processes that share a store: PostgreSQL's LISTEN and NOTIFY.

Each process has one connection for them. They carry the ids of tables that were written to, and who
is at which table; never anything of a game. What gathers while a message is sent goes with the next
one. An announcement is a hint, sent after the log is durable: a process that misses it (a crash, a
broken connection) finds out when it polls (`Store.moved_on`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from filature.tables.store import Listener, Sighting

log = logging.getLogger("filature.tables")

CHANNEL = "filature"
LONGEST = 7000
"""How many bytes one message holds at the most; PostgreSQL takes 8000."""

STILL_THERE = 10.0
"""After how many quiet seconds the connection is tried, and how long it may then take."""

RECONNECT = (0.2, 0.5, 1.0, 2.0, 5.0)
"""The pauses between attempts to connect again."""


class Message(msgspec.Struct, omit_defaults=True):
    """What one process announces to the others."""

    by: str
    news: list[str] = []
    """Tables that were written to."""
    here: dict[str, Sighting] = {}
    """Who is at which table."""
    topics: list[str] = []
    """What else has changed."""


class PostgresNotify:
    """The connection by which one process sends and receives announcements."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self.connect = connect
        self.process = secrets.token_hex(4)
        self.listener: Listener | None = None
        self.connection: Any = None
        self.turn = asyncio.Lock()
        """A connection does one thing at a time."""
        self.untold: set[str] = set()
        self.topics: set[str] = set()
        self.here: dict[str, Sighting] = {}
        self.something = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening."""
        self.connection = await self.listening()
        self.task = asyncio.create_task(self.stay())

    async def close(self) -> None:
        """Send what is still pending and close."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        if self.connection is not None:
            with suppress(Exception):
                await self.tell_all()
                await self.connection.close(timeout=2)
            self.connection.terminate()
            self.connection = None

    async def listening(self) -> Any:
        """Return a new connection that listens."""
        connection = await self.connect()
        # News that is lost in a crash of the server is of no use after it: no need to sync.
        await connection.execute("set synchronous_commit to off")
        connection.add_termination_listener(lambda _: self.something.set())
        await connection.add_listener(CHANNEL, self.received)
        return connection

    async def stay(self) -> None:
        """Send what is pending; when the connection breaks, open another."""
        while True:
            try:
                await self.tell_all_the_time()
            except Exception as failure:
                log.warning("news between processes is cut off: %s", type(failure).__name__)
            self.connection.terminate()
            await self.reconnect()
            if self.listener is not None:
                self.listener.connection_lost()

    async def reconnect(self) -> None:
        attempt = 0
        while True:
            await asyncio.sleep(RECONNECT[min(attempt, len(RECONNECT) - 1)])
            attempt += 1
            try:
                self.connection = await self.listening()
            except Exception as failure:
                log.debug("cannot hear of other processes yet: %s", type(failure).__name__)
            else:
                log.warning("news between processes is there again")
                return

    async def tell_all_the_time(self) -> None:
        while not self.connection.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(STILL_THERE):
                    await self.something.wait()
            self.something.clear()
            if self.untold or self.here or self.topics:
                await self.tell_all()
            else:
                async with self.turn:
                    await self.connection.execute("select 1", timeout=STILL_THERE)

    async def tell_all(self) -> None:
        """Send what is pending; what could not be sent stays for the next connection."""
        untold, self.untold = self.untold, set()
        here, self.here = self.here, {}
        topics, self.topics = self.topics, set()
        payloads = [
            *self.messages("news", sorted(untold)),
            *self.messages("here", list(here.items())),
            *self.messages("topics", sorted(topics)),
        ]
        try:
            async with self.turn:
                for payload in payloads:
                    await self.connection.execute(
                        "select pg_notify($1, $2)", CHANNEL, payload, timeout=STILL_THERE
                    )
        except BaseException:
            self.untold |= untold
            self.topics |= topics
            raise

    def messages(self, what: str, items: list[Any]) -> Iterator[str]:
        """Return messages that together hold all items, none of them too long."""
        kind: Any = dict if what == "here" else list
        payload = msgspec.json.encode(Message(self.process, **{what: kind(items)})).decode()
        if not items:
            return
        if len(payload.encode()) <= LONGEST or len(items) == 1:
            yield payload
            return
        half = len(items) // 2
        yield from self.messages(what, items[:half])
        yield from self.messages(what, items[half:])

    def received(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Handle one message, unless it is this process's own."""
        try:
            message = msgspec.json.decode(payload, type=Message)
        except msgspec.DecodeError:
            return
        if message.by == self.process or self.listener is None:
            return
        for table in message.news:
            self.listener.table_written(table)
        for topic in message.topics:
            self.listener.announced(topic)
        for table, sighting in message.here.items():
            self.listener.sighted(message.by, table, sighting)

    # What a process lets the others know

    def tell(self, tables: Iterable[str]) -> None:
        """Announce that tables were written to."""
        self.untold.update(tables)
        self.something.set()

    def announce(self, topic: str) -> None:
        """Announce that something else has changed."""
        self.topics.add(topic)
        self.something.set()

    def sight(self, here: Mapping[str, Sighting]) -> None:
        """Announce who is at which table."""
        self.here.update(here)
        self.something.set()

    # What only one process does: held by the connection, so that a dead process holds nothing

    async def claim(self, work: str) -> bool:
        """Claim a piece of work; granted where the server cannot be reached."""
        try:
            async with self.turn:
                granted: bool = await self.connection.fetchval(
                    "select pg_try_advisory_lock($1)", number_of(work), timeout=STILL_THERE
                )
        except Exception:
            return True
        return granted

    async def release(self, work: str) -> None:
        """Give up a claim."""
        with suppress(Exception):
            async with self.turn:
                await self.connection.execute(
                    "select pg_advisory_unlock($1)", number_of(work), timeout=STILL_THERE
                )


def number_of(work: str) -> int:
    """Return the number by which PostgreSQL knows a piece of work."""
    digest = hashlib.sha256(f"filature:{work}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
