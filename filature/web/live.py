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
    FromClient,
    FromServer,
    Hello,
    Look,
    Notice,
    Ping,
    Pong,
    TableMessage,
    Talk,
)
from filature.core.refusals import Refused
from filature.tables.error_log import log_error, log_store_down
from filature.tables.presence import Watcher
from filature.tables.store import StoreDown
from filature.tables.table import NoSuchTable, Table
from filature.web.limits import TooOften
from filature.web.request_context import (
    Service,
    address_of,
    check_origin,
    service_of,
    table_of,
    token_of,
)

LONGEST_MESSAGE = 16 * 1024
FIRST_MESSAGE_WITHIN = 10.0

BAD_MESSAGE, NOT_ALLOWED, NO_SUCH_TABLE, TOO_LATE, TOO_OFTEN = 4400, 4403, 4404, 4408, 4429
FAILED, STORE_DOWN = 1011, 1013
"""Why a socket is closed; see `docs/api.md`."""

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
        hello = await first_message(socket)
        if not isinstance(hello, Hello):
            raise Refused("bad_message", problem="hello")
        if hello.protocol != PROTOCOL:
            raise Refused("bad_protocol")
        service.metrics.sockets += 1
        try:
            await Conversation(socket, service, table, hello.invite).begin(hello.have)
        finally:
            service.metrics.sockets -= 1
    except HelloMissing as refused:
        await goodbye(socket, refused, TOO_LATE)
    except NoSuchTable as refused:
        await goodbye(socket, refused, NO_SUCH_TABLE)
    except TooOften as refused:
        await goodbye(socket, refused, TOO_OFTEN)
    except StoreDown as failure:
        log_store_down("a socket", failure)
        await goodbye(socket, Refused("store_down"), STORE_DOWN)
    except Refused as refused:
        code = BAD_MESSAGE if refused.say["type"].startswith("bad_m") else NOT_ALLOWED
        await goodbye(socket, refused, code)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log_error("a socket failed", error)
        await goodbye(socket, Refused("server_error"), FAILED)
    finally:
        if entered:
            service.limits.connections.leave(address)


class HelloMissing(Refused):
    """Somebody opened a socket and then said nothing."""


async def first_message(socket: WebSocket) -> FromClient:
    """Wait for the first message, but not for ever."""
    try:
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            return await receive(socket)
    except TimeoutError:
        raise HelloMissing("bad_message", problem="hello") from None


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


async def acted(
    service: Service, table: Table, viewer: Viewer, act: Act, address: str, token: str | None
) -> Ack:
    """Carry out an act through to its end, and count it."""
    lobby = service.lobby
    start = lobby.environment.monotonic()
    try:
        if viewer < 0 and isinstance(act, Talk):
            service.limits.talk.take(address)
        ack = await lobby.run_to_completion(lobby.act(table, viewer, act, token))
    except TooOften as refused:
        ack = Ack(act.id, "refused", dict(refused.say))
    service.metrics.acked(ack.result, lobby.environment.monotonic() - start)
    return ack


class SwitchViewer:
    """Put among the answers: what comes after it is for another viewer."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


class Conversation:
    """One socket at one table. A device that holds several seats looks as one after another.

    Whoever loses a seat, because it was freed or moved to another device, loses its stream with it.
    """

    def __init__(
        self, socket: WebSocket, service: Service, table: Table, invite: str | None
    ) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.invite = invite
        self.token = token_of(socket)
        self.address = address_of(socket)
        self.seats = self.held()
        self.viewer = self.looking_as(None)
        """Whose stream is being sent."""
        self.acting = self.viewer
        """As whom the client does what it asks for now."""
        self.answers: asyncio.Queue[FromServer | SwitchViewer] = asyncio.Queue(maxsize=32)
        self.watcher: Watcher | None = None
        self.busy = False
        """Something that the client asked for is being done."""

    def held(self) -> list[int]:
        """Return the seats that this client holds now."""
        return self.service.lobby.seats_of(self.table, self.token)

    def looking_as(self, seat: int | None) -> Viewer:
        """Return as whom this client may look."""
        return self.service.lobby.viewer(self.table, self.token, self.invite, seat)

    def seats_changed(self) -> bool:
        """Tell whether this client has come to hold other seats; then nobody looks any more."""
        if self.seats == (seats := self.held()):
            return False
        self.seats = seats
        self.viewer = self.acting = self.looking_as(None)
        return True

    async def begin(self, have: int) -> None:
        """Follow the viewer's stream; and another's, whenever somebody else is looking."""
        lobby = self.service.lobby
        taking = asyncio.create_task(self.take_all())
        sending = taking
        try:
            while True:
                with self.table.presence.watch(self.viewer, self.seats) as self.watcher:
                    if self.viewer >= 0:
                        await lobby.run_to_completion(lobby.come_back(self.table, self.viewer))
                    sending = asyncio.create_task(self.send_all(self.watcher, have))
                    await asyncio.wait((sending, taking), return_when=asyncio.FIRST_COMPLETED)
                    for task in (taking, sending):
                        if task.done():
                            task.result()
                have = 0
        finally:
            for task in (sending, taking):
                task.add_done_callback(seen)
                task.cancel()

    async def send_all(self, watcher: Watcher, have: int) -> None:
        """Send the welcome, then the answers to acts and whatever the stream has gone on to.

        It ends when what comes next is for another viewer.
        """
        table, socket, viewer = self.table, self.socket, watcher.viewer
        stream = table.streams[viewer]
        if self.seats_changed():
            return
        await send(socket, table.welcome(viewer, have, self.seats))
        sent, version, info = stream.seq, table.version, table.info(viewer)
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
                elif answer.viewer < 0 or answer.viewer in self.held():
                    self.viewer = answer.viewer
                    return
            if version != table.version:
                version = table.version
                if self.seats != self.held():
                    await self.send_answers(watcher)
                    self.seats_changed()
                    return
                if info != (now := table.info(viewer)):
                    info = now
                    await send(socket, TableMessage(info))
            moved = sent < stream.seq
            while sent < stream.seq and version == table.version:
                message = stream.message(sent + 1)
                if message is None:
                    await send(socket, table.welcome(viewer, sent, self.seats))
                    sent = stream.seq
                else:
                    sent += 1
                    await send_text(socket, message.decode())
            clocks = table.clocks(viewer) if moved else None
            if clocks is not None:
                await send(socket, clocks)

    async def send_answers(self, watcher: Watcher) -> None:
        """Send the answers to all that was asked, also to what is just being done."""
        while True:
            watcher.wakeup.clear()
            while not self.answers.empty():
                answer = self.answers.get_nowait()
                if not isinstance(answer, SwitchViewer):
                    await send(self.socket, answer)
            if not self.busy:
                return
            await watcher.wakeup.wait()

    async def take_all(self) -> None:
        """Take what the client sends, one message after the other."""
        while True:
            message = await receive(self.socket)
            self.service.limits.messages.take(self.address)
            answer: FromServer | SwitchViewer
            self.busy = True
            if isinstance(message, Ping):
                if message.within is not None and self.watcher is not None:
                    self.table.presence.beat(self.watcher, message.within)
                answer = Pong()
            elif isinstance(message, Look):
                viewer = self.looking_as(message.seat)
                if viewer == self.acting:
                    self.busy = False
                    continue
                self.acting = viewer
                answer = SwitchViewer(viewer)
            elif isinstance(message, Hello):
                raise Refused("bad_message", problem="hello")
            elif self.acting >= 0 and self.acting not in self.held():
                answer = Ack(message.id, "refused", {"type": "not_seated"})
            else:
                answer = await acted(
                    self.service, self.table, self.acting, message, self.address, self.token
                )
            await self.answers.put(answer)
            self.busy = False
            if self.watcher is not None:
                self.watcher.wakeup.set()


async def receive(socket: WebSocket) -> FromClient:
    """Read one message strictly."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame["code"])
    text = frame.get("text")
    if text is None:
        raise Refused("bad_message", problem="binary")
    if len(text) > LONGEST_MESSAGE:
        raise Refused("bad_message", problem=f"more than {LONGEST_MESSAGE} characters")
    try:
        message: FromClient = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_message", problem=str(error)) from None
    return message


async def send(socket: WebSocket, message: FromServer) -> None:
    await send_text(socket, msgspec.json.encode(message).decode())


async def send_text(socket: WebSocket, text: str) -> None:
    try:
        await socket.send_text(text)
    except RuntimeError:
        # The connection is closing already.
        raise WebSocketDisconnect(1006) from None


async def news_after(
    service: Service, table: Table, viewer: Viewer, have: int, token: str | None
) -> None:
    """Wait until a viewer's stream has gone on from what the client has, or the time is up.

    Whoever asks must be looked at again then: the seat may have been lost meanwhile.
    """
    lobby = service.lobby
    if viewer >= 0 and not table.presence.present(viewer):
        await lobby.run_to_completion(lobby.come_back(table, viewer))
    stream = table.streams[viewer]
    with table.presence.watch(viewer, lobby.seats_of(table, token)) as watcher:
        try:
            async with asyncio.timeout(service.longest_poll):
                while stream.seq == have and not table.gone:
                    watcher.wakeup.clear()
                    await watcher.wakeup.wait()
                    if viewer >= 0 and viewer not in lobby.seats_of(table, token):
                        return
        except TimeoutError:
            return
    if table.gone:
        raise NoSuchTable("no_such_table")
