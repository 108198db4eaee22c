"""A socket: one viewer, its stream, its commands.

A connection keeps no queue. It knows how far into the viewer's stream it has sent; a slow client
is simply behind, and one that is too far behind is sent a welcome instead of every message.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from filature.core.events import SPECTATOR, Viewer
from filature.core.messages import (
    PROTOCOL,
    Ack,
    Command,
    FromClient,
    FromServer,
    Hello,
    Notice,
    Ping,
    Pong,
    TableMessage,
)
from filature.core.refusals import Refused
from filature.tables.house import House, NoSuchTable
from filature.tables.table import Table, Watcher
from filature.web.asking import check_origin, table_of, token_of

LONGEST_MESSAGE = 16 * 1024
FIRST_MESSAGE_WITHIN = 10.0

BAD_MESSAGE, NOT_ALLOWED, NO_SUCH_TABLE = 4400, 4403, 4404

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


async def live(socket: WebSocket) -> None:
    """Serve one socket from hello to goodbye."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        check_origin(socket)
        table = await table_of(socket)
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            hello = await receive(socket)
        if not isinstance(hello, Hello):
            raise Refused("bad_message", problem="hello")
        if hello.protocol != PROTOCOL:
            raise Refused("bad_protocol")
        viewer = house.viewer(table, token_of(socket), hello.invite)
        with table.watch(viewer) as watcher:
            await converse(socket, house, table, watcher, hello.have)
    except NoSuchTable as refused:
        await goodbye(socket, refused, NO_SUCH_TABLE)
    except Refused as refused:
        code = BAD_MESSAGE if refused.say["type"].startswith("bad_m") else NOT_ALLOWED
        await goodbye(socket, refused, code)
    except (WebSocketDisconnect, TimeoutError):
        pass


async def goodbye(socket: WebSocket, refused: Refused, code: int) -> None:
    """Say why, and close."""
    try:
        await send(socket, Notice(dict(refused.say)))
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def converse(
    socket: WebSocket, house: House, table: Table, watcher: Watcher, have: int
) -> None:
    """Send the stream and take commands, until either side ends it."""
    answers: asyncio.Queue[FromServer] = asyncio.Queue(maxsize=32)
    both = {
        asyncio.create_task(send_all(socket, table, watcher, have, answers)),
        asyncio.create_task(take_all(socket, house, table, watcher, answers)),
    }
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.add_done_callback(seen)
            task.cancel()
    for task in done:
        task.result()


def seen(task: asyncio.Task[None]) -> None:
    """Take note of how a task ended, so that nobody is told of it a second time."""
    if not task.cancelled():
        task.exception()


async def send_all(
    socket: WebSocket,
    table: Table,
    watcher: Watcher,
    have: int,
    answers: asyncio.Queue[FromServer],
) -> None:
    """Send the welcome, then the answers to commands and whatever the stream has gone on to."""
    stream = table.streams[watcher.viewer]
    await send(socket, table.welcome(watcher.viewer, have))
    sent, version = stream.seq, table.version
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        while not answers.empty():
            await send(socket, answers.get_nowait())
        if version != table.version:
            version = table.version
            await send(socket, TableMessage(table.info(watcher.viewer)))
        while sent < stream.seq:
            message = stream.message(sent + 1)
            if message is None:
                await send(socket, table.welcome(watcher.viewer, sent))
                sent = stream.seq
            else:
                sent += 1
                await socket.send_text(message.decode())


async def take_all(
    socket: WebSocket,
    house: House,
    table: Table,
    watcher: Watcher,
    answers: asyncio.Queue[FromServer],
) -> None:
    """Take what the client sends, one message after the other."""
    while True:
        message = await receive(socket)
        if isinstance(message, Command):
            if watcher.viewer == SPECTATOR:
                answer: FromServer = Ack(message.id, "refused", {"type": "not_seated"})
            else:
                answer = await house.surely(house.command(table, watcher.viewer, message))
        elif isinstance(message, Ping):
            answer = Pong()
        else:
            raise Refused("bad_message", problem="hello")
        await answers.put(answer)
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
