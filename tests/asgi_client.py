"""The application spoken to as the net would, without a net: requests and sockets in one loop.

Whatever the application sends is kept as it was sent, to the byte; an error that it lets out is
raised here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import quote, urlencode

import msgspec

Application = Callable[..., Awaitable[None]]
Message = MutableMapping[str, Any]

PING, PONG = '{"type":"ping"}', '{"type":"pong"}'


class Response(NamedTuple):
    """An HTTP answer, whole."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def json(self) -> Any:
        """Return the body, read."""
        return msgspec.json.decode(self.body)


class AsgiClient:
    """An application, started and stopped like a server."""

    def __init__(self, app: Application, address: str = "127.0.0.1") -> None:
        self.app = app
        self.address = address
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.outbox: asyncio.Queue[Message] = asyncio.Queue()
        self.life: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.life = asyncio.create_task(
            _run(self.app(scope, self.inbox.get, self.outbox.put)), name="application"
        )
        await self.inbox.put({"type": "lifespan.startup"})
        started = await self.outbox.get()
        assert started["type"] == "lifespan.startup.complete", started
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.inbox.put({"type": "lifespan.shutdown"})
        await self.outbox.get()
        assert self.life is not None
        await self.life

    def scope(self, kind: str, path: str, query: str, headers: Mapping[str, str]) -> dict[str, Any]:
        named = {"host": "filature.test", **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "server": ("filature.test", 80),
            "client": (self.address, 50000),
            "root_path": "",
            "path": path,
            "raw_path": quote(path, safe="/%").encode(),
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in named.items()
            ],
        }

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        **query: Any,
    ) -> Response:
        """Make a request; a body that is not bytes is sent as JSON."""
        asked = urlencode({name.rstrip("_"): value for name, value in query.items()})
        scope = {**self.scope("http", path, asked, headers or {}), "method": method}
        content = body if isinstance(body, bytes) else b"" if body is None else encoded(body)
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "http.request", "body": content, "more_body": False})
        start: Message = {}
        sent = bytearray()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                sent.extend(message.get("body", b""))

        await self.app(scope, inbox.get, send)
        return Response(start["status"], list(start["headers"]), bytes(sent))

    def connect(self, path: str, headers: Mapping[str, str] | None = None) -> AsgiSocket:
        """Open a socket."""
        return AsgiSocket(self.app, {**self.scope("websocket", path, "", headers or {})})


class AsgiSocket:
    """One socket, from the client's end."""

    def __init__(self, app: Application, scope: dict[str, Any]) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.received: list[str] = []
        self.code: int | None = None
        """Why the server closed, if it did."""
        self.news = asyncio.Event()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope["subprotocols"] = []
        self.task = asyncio.create_task(_run(app(scope, self.inbox.get, self.deliver)))

    async def deliver(self, message: Message) -> None:
        """Take what the server sends."""
        if message["type"] == "websocket.send":
            self.received.append(message["text"])
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self.news.set()

    def send(self, frame: str | bytes | Mapping[str, Any]) -> None:
        """Send a frame; an object goes as JSON."""
        if isinstance(frame, bytes):
            self.inbox.put_nowait({"type": "websocket.receive", "bytes": frame})
        else:
            text = frame if isinstance(frame, str) else encoded(frame).decode()
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def drain(self, times: int = 1) -> None:
        """Wait until all that was sent is answered, by so many pings; or until the server closes.

        What the server sends by itself at that moment comes just after a pong: two are enough.
        """
        for _ in range(times):
            before = self.received.count(PONG)
            self.send(PING)
            while (
                self.code is None and self.received.count(PONG) == before and not self.task.done()
            ):
                self.news.clear()
                waiting = asyncio.ensure_future(self.news.wait())
                await asyncio.wait((waiting, self.task), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()

    def take(self) -> list[str]:
        """Return what was heard since the last time, without the answers to pings."""
        heard = [text for text in self.received if text != PONG]
        self.received.clear()
        return heard

    async def close(self, code: int = 1000) -> None:
        """Hang up, and see the server's end out."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        await self.task


async def _run(work: Awaitable[None]) -> None:
    await work


def encoded(value: Any) -> bytes:
    """Return a value as JSON."""
    return msgspec.json.encode(value)
