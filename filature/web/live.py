"""A socket: one viewer, its stream, its commands.

A connection keeps no queue. It knows how far into the viewer's stream it has sent; a slow client
is simply behind, and one that is too far behind is sent a welcome instead of every message.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from filature.core.events import Viewer
from filature.core.messages import (
    PROTOCOL,
    Ack,
    Act,
    Back,
    FromClient,
    FromServer,
    Hello,
    Look,
    Notice,
    Ping,
    Pong,
    TableMessage,
)
from filature.core.refusals import Refused
from filature.tables.house import NoSuchTable
from filature.tables.table import Table, Watcher
from filature.web.asking import (
    Service,
    address_of,
    check_origin,
    service_of,
    table_of,
    token_of,
)
from filature.web.limits import TooOften

LONGEST_MESSAGE = 16 * 1024
FIRST_MESSAGE_WITHIN = 10.0

BAD_MESSAGE, NOT_ALLOWED, NO_SUCH_TABLE, TOO_OFTEN = 4400, 4403, 4404, 4429

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


async def live(socket: WebSocket) -> None:
    """Serve one socket from hello to goodbye."""
    service = service_of(socket)
    address = address_of(socket)
    await socket.accept()
    entered = False
    try:
        service.limits.connections.enter(address)
        entered = True
        check_origin(socket)
        table = await table_of(socket)
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            hello = await receive(socket)
        if not isinstance(hello, Hello):
            raise Refused("bad_message", problem="hello")
        if hello.protocol != PROTOCOL:
            raise Refused("bad_protocol")
        service.metrics.sockets += 1
        try:
            await Conversation(socket, service, table, hello.invite).begin(hello.have)
        finally:
            service.metrics.sockets -= 1
    except NoSuchTable as refused:
        await goodbye(socket, refused, NO_SUCH_TABLE)
    except TooOften as refused:
        await goodbye(socket, refused, TOO_OFTEN)
    except Refused as refused:
        code = BAD_MESSAGE if refused.say["type"].startswith("bad_m") else NOT_ALLOWED
        await goodbye(socket, refused, code)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        if entered:
            service.limits.connections.leave(address)


async def goodbye(socket: WebSocket, refused: Refused, code: int) -> None:
    """Say why, and close."""
    try:
        await send(socket, Notice(dict(refused.say)))
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass


def seen(task: asyncio.Task[None]) -> None:
    """Take note of how a task ended, so that nobody is told of it a second time."""
    if not task.cancelled():
        task.exception()


async def acted(service: Service, table: Table, viewer: Viewer, act: Act) -> Ack:
    """Carry out an act through to its end, and count it."""
    house = service.house
    start = house.sources.monotonic()
    ack = await house.surely(house.act(table, viewer, act))
    service.metrics.acked(ack.result, house.sources.monotonic() - start)
    return ack


class Conversation:
    """One socket at one table. A device that holds several seats looks as one after another."""

    def __init__(
        self, socket: WebSocket, service: Service, table: Table, invite: str | None
    ) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.invite = invite
        self.token = token_of(socket)
        self.viewer = service.house.viewer(table, self.token, invite)
        self.answers: asyncio.Queue[FromServer] = asyncio.Queue(maxsize=32)

    async def begin(self, have: int) -> None:
        """Follow the viewer's stream; and another's, whenever somebody else is looking."""
        while True:
            viewer = self.viewer
            with self.table.watch(viewer) as watcher:
                await self.welcome_back(viewer)
                await self.converse(watcher, have)
            if viewer == self.viewer:
                return
            have = 0

    async def welcome_back(self, viewer: Viewer) -> None:
        """Whoever comes decides for themselves again."""
        if viewer >= 0 and self.table.seats[viewer].stand_in:
            await acted(self.service, self.table, viewer, Back(f"back-{self.table.lines}"))

    async def converse(self, watcher: Watcher, have: int) -> None:
        """Send the stream and take what comes, until either side ends it or somebody turns."""
        both = {
            asyncio.create_task(self.send_all(watcher, have)),
            asyncio.create_task(self.take_all(watcher)),
        }
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.add_done_callback(seen)
                task.cancel()
        for task in done:
            task.result()

    async def send_all(self, watcher: Watcher, have: int) -> None:
        """Send the welcome, then the answers to acts and whatever the stream has gone on to."""
        table, socket, viewer = self.table, self.socket, watcher.viewer
        stream = table.streams[viewer]
        seats = self.service.house.seats_of(table, self.token)
        await send(socket, table.welcome(viewer, have, seats))
        sent, version, info = stream.seq, table.version, table.info(viewer)
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            while not self.answers.empty():
                await send(socket, self.answers.get_nowait())
            if version != table.version:
                version = table.version
                if info != (now := table.info(viewer)):
                    info = now
                    await send(socket, TableMessage(info))
            moved = sent < stream.seq
            while sent < stream.seq:
                message = stream.message(sent + 1)
                if message is None:
                    await send(socket, table.welcome(viewer, sent, seats))
                    sent = stream.seq
                else:
                    sent += 1
                    await socket.send_text(message.decode())
            if moved and table.phase == "playing":
                clocks = table.time.clocks(table.sources.now())
                if clocks is not None:
                    await send(socket, clocks)

    async def take_all(self, watcher: Watcher) -> None:
        """Take what the client sends, one message after the other, until somebody turns."""
        address = address_of(self.socket)
        while True:
            message = await receive(self.socket)
            self.service.limits.messages.take(address)
            answer: FromServer
            if isinstance(message, Ping):
                answer = Pong()
            elif isinstance(message, Look):
                house = self.service.house
                viewer = house.viewer(self.table, self.token, self.invite, message.seat)
                if viewer != watcher.viewer:
                    self.viewer = viewer
                    return
                continue
            elif isinstance(message, Hello):
                raise Refused("bad_message", problem="hello")
            else:
                answer = await acted(self.service, self.table, watcher.viewer, message)
            await self.answers.put(answer)
            watcher.news.set()


async def receive(socket: WebSocket) -> FromClient:
    """Read one message strictly."""
    text = await socket.receive_text()
    if len(text) > LONGEST_MESSAGE:
        raise Refused("bad_message", problem=f"more than {LONGEST_MESSAGE} characters")
    try:
        message: FromClient = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_message", problem=str(error)) from None
    return message


async def send(socket: WebSocket, message: FromServer) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


async def news_after(table: Table, viewer: Viewer, have: int, seconds: float) -> None:
    """Wait until a viewer's stream has gone on, or the time is up."""
    stream = table.streams[viewer]
    with table.watch(viewer) as watcher:
        try:
            async with asyncio.timeout(seconds):
                while stream.seq <= have:
                    watcher.news.clear()
                    await watcher.news.wait()
        except TimeoutError:
            return
