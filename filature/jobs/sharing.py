"""Bot processes that several server processes share: one process schedules for all of them.

They reach it by a Unix socket in a folder that nobody else can open. A server process that loses it
connects again, and asks again for what has not been answered.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from filature.core.refusals import Refused
from filature.jobs.frames import DONE, FAILED, LENGTH, PROGRESS, REFUSED
from filature.jobs.process import JobFailed, JobRefused
from filature.jobs.scheduler import Order, Progress, Scheduler, ignore

log = logging.getLogger("filature")

CONNECT_AGAIN_AFTER = 0.2
LONGEST_FRAME = 64 * 1024 * 1024


class Asked(msgspec.Struct, frozen=True):
    """A server process wants a job done, or no longer."""

    number: int
    order: Order | None


class Answered(msgspec.Struct, frozen=True):
    """What came of a job, or how far it is; `kind` as in the frames of a bot process."""

    number: int
    kind: bytes
    content: bytes


asked = msgspec.msgpack.Decoder(Asked)
answered = msgspec.msgpack.Decoder(Answered)


async def read(reader: asyncio.StreamReader) -> bytes:
    """Read a frame."""
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    if length > LONGEST_FRAME:
        raise ConnectionError("a frame is too long")
    return await reader.readexactly(length)


def write(writer: asyncio.StreamWriter, message: Asked | Answered) -> None:
    """Write a frame."""
    encoded = msgspec.msgpack.encode(message)
    writer.write(LENGTH.pack(len(encoded)) + encoded)


# The process that schedules


async def share(path: str, scheduler: Scheduler, until: Awaitable[Any]) -> None:
    """Do the jobs of all who connect to a socket, until told to stop."""
    writers: set[asyncio.StreamWriter] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks: dict[int, asyncio.Task[None]] = {}
        writers.add(writer)
        try:
            while True:
                message = asked.decode(await read(reader))
                if message.order is None:
                    if task := tasks.get(message.number):
                        task.cancel()
                    continue
                work = answer(scheduler, writer, message.number, message.order)
                task = tasks[message.number] = asyncio.create_task(work)
                task.add_done_callback(partial(forget, tasks, message.number))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            pass
        finally:
            for task in list(tasks.values()):
                task.cancel()
            writers.discard(writer)
            writer.close()

    server = await asyncio.start_unix_server(connected, path)
    try:
        await until
    finally:
        server.close()
        for writer in list(writers):
            writer.close()
        await scheduler.close()


def forget(tasks: dict[int, asyncio.Task[None]], number: int, task: asyncio.Task[None]) -> None:
    tasks.pop(number, None)


async def answer(
    scheduler: Scheduler, writer: asyncio.StreamWriter, number: int, order: Order
) -> None:
    """Do one job for a server process."""

    def progress(done: float) -> None:
        write(writer, Answered(number, PROGRESS, b"%f" % done))

    try:
        found = Answered(number, DONE, await scheduler.run(order, progress))
    except Refused as refused:
        say = msgspec.json.encode([refused.status, dict(refused.say)])
        found = Answered(number, REFUSED, say)
    except JobFailed as failed:
        found = Answered(number, FAILED, str(failed).encode())
    with suppress(ConnectionError):
        write(writer, found)
        await writer.drain()


# A server process


class SharedRunner:
    """Has jobs done by the process that schedules for all."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.numbers = itertools.count()
        self.open: dict[int, tuple[Order, Progress, asyncio.Future[bytes]]] = {}
        self.writer: asyncio.StreamWriter | None = None
        self.following: asyncio.Task[None] | None = None

    async def run(self, order: Order, progress: Progress = ignore) -> bytes:
        """Have a job done; if nobody waits for it any more, say so."""
        if self.following is None:
            self.following = asyncio.create_task(self.follow())
        number = next(self.numbers)
        result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.open[number] = order, progress, result
        self.send(Asked(number, order))
        try:
            return await result
        except asyncio.CancelledError:
            self.send(Asked(number, None))
            raise
        finally:
            del self.open[number]

    def send(self, message: Asked) -> None:
        if self.writer is not None:
            write(self.writer, message)

    async def follow(self) -> None:
        """Stay connected, and hand answers to those who wait."""
        while True:
            try:
                reader, self.writer = await asyncio.open_unix_connection(self.path)
                for number, (order, _, _) in list(self.open.items()):
                    self.send(Asked(number, order))
                while True:
                    self.receive(answered.decode(await read(reader)))
            except (asyncio.IncompleteReadError, OSError):
                self.writer = None
                await asyncio.sleep(CONNECT_AGAIN_AFTER)

    def receive(self, message: Answered) -> None:
        """Take an answer, or how far a job is."""
        if (found := self.open.get(message.number)) is None:
            return
        _, progress, result = found
        if message.kind == PROGRESS:
            progress(float(message.content))
        elif result.done():
            return
        elif message.kind == DONE:
            result.set_result(message.content)
        elif message.kind == FAILED:
            result.set_exception(JobFailed(message.content.decode()))
        else:
            result.set_exception(JobRefused(*msgspec.json.decode(message.content)))

    async def close(self) -> None:
        """Leave; what was asked for is dropped by the other side."""
        if self.following is not None:
            self.following.cancel()
            await asyncio.gather(self.following, return_exceptions=True)
            self.following = None
        if self.writer is not None:
            self.writer.close()
            self.writer = None
        for _, _, result in self.open.values():
            if not result.done():
                result.set_exception(JobFailed("the server stops"))
