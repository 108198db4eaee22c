"""The socket: one viewer's stream going out, and its commands coming in.

A connection keeps no queue of messages. It knows how far into the viewer's stream it has sent; a
slow client is simply behind, and one too far behind gets a new welcome instead of every message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from filature.core.events import Viewer
from filature.core.messages import (
    PROTOCOL,
    FromClient,
    FromServer,
    Hello,
    Look,
    Notice,
    Ping,
    Pong,
    TableMessage,
)
from filature.core.refusals import NoSuchTable, Refused
from filature.tables import my_games
from filature.tables.presence import Watcher
from filature.tables.table import Table
from filature.web.connections import SILENT
from filature.web.request_context import BadMessage, Caller

LONGEST_MESSAGE = 16 * 1024
FIRST_MESSAGE_WITHIN = 10.0

FAILED, STORE_DOWN = 1011, 1013
"""Close codes for errors of the server; a refusal brings its own (see `docs/api.md`)."""

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


class HelloMissing(BadMessage):
    """The client opened a socket and sent nothing."""

    close_code = SILENT


async def live(socket: WebSocket) -> None:
    """Serve one socket from the first message to the last."""
    caller = Caller(socket)
    await socket.accept()
    with caller.limits.connections.hold(caller.address):
        caller.check_origin()
        hello = await first_message(socket)
        table = await caller.table()
        if not isinstance(hello, Hello):
            raise BadMessage("hello")
        if hello.protocol != PROTOCOL:
            raise Refused("bad_protocol")
        caller.invite = hello.invite
        connection = LiveConnection(socket, caller, table, hello)
        kind = "seat" if connection.seats else "spectator"
        with caller.service.metrics.open(kind), connection.place():
            await connection.run(hello.have)


async def first_message(socket: WebSocket) -> FromClient:
    """Wait for the first message, with a time limit."""
    try:
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            return await receive(socket)
    except TimeoutError:
        raise HelloMissing("hello") from None


async def receive(socket: WebSocket, within: float | None = None) -> FromClient:
    """Read one message strictly; one that does not come within so many seconds ends the socket."""
    try:
        async with asyncio.timeout(within):
            frame = await socket.receive()
    except TimeoutError:
        await socket.close(SILENT)
        raise WebSocketDisconnect(SILENT) from None
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame["code"])
    text = frame.get("text")
    if text is None:
        raise BadMessage("binary")
    if len(text) > LONGEST_MESSAGE:
        raise BadMessage(f"more than {LONGEST_MESSAGE} characters")
    try:
        message: FromClient = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message


async def send(socket: WebSocket, message: FromServer) -> None:
    await send_text(socket, msgspec.json.encode(message).decode())


async def send_text(socket: WebSocket, text: str) -> None:
    try:
        await socket.send_text(text)
    except RuntimeError:
        # The connection is closing already.
        raise WebSocketDisconnect(1006) from None


async def close(socket: WebSocket, say: Mapping[str, Any], code: int) -> None:
    """Say why, and close."""
    try:
        await send(socket, Notice(dict(say)))
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass


class SwitchViewer:
    """Put among the answers: what comes after it is for another viewer."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


class LiveConnection:
    """One socket at one table. A device that holds several seats sees one after another.

    A client that loses a seat, because it was freed or moved to another device, loses the seat's
    stream at once.
    """

    def __init__(self, socket: WebSocket, caller: Caller, table: Table, hello: Hello) -> None:
        self.socket = socket
        self.caller = caller
        self.table = table
        self.at_door = not hello.watching
        self.patches = hello.patches
        self.seats = caller.held_seats(table)
        self.viewer = caller.viewer_as(table, None)
        """Whose stream is being sent."""
        self.acting = self.viewer
        """As whom the client's commands are executed now."""
        self.answers: asyncio.Queue[FromServer | SwitchViewer] = asyncio.Queue(maxsize=32)
        self.watcher: Watcher | None = None
        self.silent_after: float | None = None
        """How many seconds the client's next message is waited for, if it has announced one."""
        self.busy = False
        """A command of the client is being executed."""
        self.sent = 0
        """How far into the viewer's stream was sent."""

    def place(self) -> AbstractContextManager[None]:
        """Count this socket at its table, or refuse it: spectators never keep players out."""
        limits, table = self.caller.limits, self.table.row.id
        if not self.seats:
            return limits.spectators.hold(table)
        return limits.seat_connections.hold(f"{table} {self.caller.holder}")

    def held_seats(self) -> list[int]:
        """Return the seats that this client holds now."""
        return self.caller.held_seats(self.table)

    def seats_changed(self) -> bool:
        """Tell whether this client has come to hold other seats; then it sees none of them."""
        if self.seats == (seats := self.held_seats()):
            return False
        self.seats = seats
        self.viewer = self.acting = self.caller.viewer_as(self.table, None)
        return True

    async def run(self, have: int) -> None:
        """Follow the viewer's stream; and another's whenever the viewer is switched."""
        lobby = self.caller.lobby
        receiving = asyncio.create_task(self.receive_all())
        sending = receiving
        try:
            while True:
                presence = self.table.presence
                with presence.watch(self.viewer, self.seats, self.at_door) as self.watcher:
                    if self.viewer >= 0:
                        await lobby.run_to_completion(lobby.come_back(self.table, self.viewer))
                    sending = asyncio.create_task(self.send_all(self.watcher, have))
                    await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
                    for task in (receiving, sending):
                        if task.done():
                            task.result()
                have = 0
        finally:
            for task in (sending, receiving):
                task.add_done_callback(retrieve_exception)
                task.cancel()
            if self.seats and not self.table.gone:
                looked = my_games.looked(lobby, self.table, self.caller.holder, self.sent)
                lobby.background.start(looked)

    async def receive_all(self) -> None:
        """Answer what the client sends, one message after the other."""
        while True:
            message = await receive(self.socket, self.silent_after)
            self.caller.limits.messages.take(self.caller.address)
            self.busy = True
            answer: FromServer | SwitchViewer | None
            if isinstance(message, Hello | Look | Ping):
                answer = self.answer(message)
            else:
                answer = await self.caller.execute(self.table, self.acting, message)
            if answer is not None:
                await self.answers.put(answer)
            self.busy = False
            if answer is not None and self.watcher is not None:
                self.watcher.wakeup.set()

    def answer(self, message: Hello | Look | Ping) -> Pong | SwitchViewer | None:
        """Answer a message that is no command; nothing where the viewer stays the same."""
        if isinstance(message, Hello):
            raise BadMessage("hello")
        if isinstance(message, Ping):
            limit = self.caller.limits.settings.silent_seconds
            self.silent_after = None if message.within is None else message.within + limit
            if message.within is not None and self.watcher is not None:
                self.table.presence.beat(self.watcher, message.within)
            return Pong()
        viewer = self.caller.viewer_as(self.table, message.seat)
        if viewer == self.acting:
            return None
        self.acting = viewer
        return SwitchViewer(viewer)

    async def send_all(self, watcher: Watcher, have: int) -> None:
        """Send the welcome, then the answers to commands and what is new in the stream.

        Returns when what comes next is for another viewer.
        """
        table, socket, viewer = self.table, self.socket, watcher.viewer
        if self.seats_changed() or viewer not in table.streams:
            return
        stream, generation = table.streams[viewer], table.generation
        with stream.following(self.patches):
            version, info = table.version, table.info(viewer)
            self.sent = stream.seq
            await send(socket, table.welcome(viewer, have, self.seats))
            while True:
                if self.answers.empty():
                    await watcher.wakeup.wait()
                watcher.wakeup.clear()
                if table.gone:
                    raise NoSuchTable("no_such_table")
                while not self.answers.empty():
                    answer = self.answers.get_nowait()
                    if not isinstance(answer, SwitchViewer):
                        await send(socket, answer)
                    elif answer.viewer < 0 or answer.viewer in self.held_seats():
                        self.viewer = answer.viewer
                        return
                if generation != table.generation:
                    await self.send_answers(watcher)
                    self.seats_changed()
                    return
                if version != table.version:
                    version = table.version
                    if self.seats != self.held_seats():
                        await self.send_answers(watcher)
                        self.seats_changed()
                        return
                    if info != (now := table.info(viewer)):
                        info = now
                        await send(socket, TableMessage(info))
                moved = self.sent < stream.seq
                while self.sent < stream.seq and version == table.version:
                    message = stream.message(self.sent + 1, self.patches)
                    if message is None:
                        missed, self.sent = self.sent, stream.seq
                        await send(socket, table.welcome(viewer, missed, self.seats))
                    else:
                        self.sent += 1
                        await send_text(socket, message.decode())
                clocks = table.clocks(viewer) if moved else None
                if clocks is not None:
                    await send(socket, clocks)

    async def send_answers(self, watcher: Watcher) -> None:
        """Send the answers to all commands, also to the one that is being executed."""
        while True:
            watcher.wakeup.clear()
            while not self.answers.empty():
                answer = self.answers.get_nowait()
                if not isinstance(answer, SwitchViewer):
                    await send(self.socket, answer)
            if not self.busy:
                return
            await watcher.wakeup.wait()


def retrieve_exception(task: asyncio.Task[None]) -> None:
    """Mark a task's exception as retrieved, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()
