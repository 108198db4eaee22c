"""The ASGI application called directly, without a network: requests and sockets in one event loop.

What the application sends is kept to the byte, and an error that it lets out is raised here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping
from typing import Any, NamedTuple, Self
from urllib.parse import quote, urlencode

import msgspec
from starlette.applications import Starlette

Message = MutableMapping[str, Any]

PING, PONG = '{"type":"ping"}', '{"type":"pong"}'


class Response(NamedTuple):
    """An HTTP response, whole."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def json(self) -> Any:
        """Return the body, decoded."""
        return msgspec.json.decode(self.body)


class AsgiClient:
    """An application, started and stopped like a server."""

    def __init__(self, app: Starlette, address: str = "127.0.0.1") -> None:
        self.app = app
        self.address = address
        self.lifespan = app.router.lifespan_context(app)

    async def __aenter__(self) -> Self:
        await self.lifespan.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self.lifespan.__aexit__(*error)

    def scope(
        self, kind: str, path: str, headers: Mapping[str, str] | None, query: str = ""
    ) -> dict[str, Any]:
        named = {"host": "localhost", **(headers or {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "server": ("localhost", 80),
            "client": (self.address, 50000),
            "root_path": "",
            "path": path,
            "raw_path": quote(path, safe="/%").encode(),
            "query_string": query.encode("latin-1"),
            "headers": [
                (n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in named.items()
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
        """Make a request; a body that is not bytes is sent as JSON, `as_` is the query's `as`."""
        asked = urlencode({name.rstrip("_"): value for name, value in query.items()})
        scope = {**self.scope("http", path, headers, asked), "method": method}
        content = b"" if body is None else body if isinstance(body, bytes) else encoded(body)
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "http.request", "body": content, "more_body": False})
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, inbox.get, send)
        whole = b"".join(message.get("body", b"") for message in sent)
        return Response(sent[0]["status"], list(sent[0]["headers"]), whole)

    def connect(self, path: str, headers: Mapping[str, str] | None = None) -> AsgiSocket:
        """Open a socket."""
        scope = self.scope("websocket", path, headers)
        more = {"subprotocols": [], "extensions": {"websocket.http.response": {}}}
        return AsgiSocket(self.app, {**scope, **more})


class AsgiSocket:
    """The client's end of one socket."""

    def __init__(self, app: Starlette, scope: dict[str, Any]) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.received: list[str] = []
        self.code: int | None = None
        """Why the server closed, if it did; the status, where it refused the handshake."""
        self.wakeup = asyncio.Event()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.deliver))
        self.task.add_done_callback(lambda _: self.wakeup.set())

    async def deliver(self, message: Message) -> None:
        """Take what the server sends."""
        if message["type"] == "websocket.send":
            self.received.append(message["text"])
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        elif message["type"] == "websocket.http.response.start":
            self.code = message["status"]
        elif message["type"] == "websocket.http.response.body":
            self.received.append(message["body"].decode())
        self.wakeup.set()

    def send(self, frame: str | bytes | Mapping[str, Any]) -> None:
        """Send a frame; an object goes as JSON."""
        if isinstance(frame, Mapping):
            frame = encoded(frame).decode()
        kind = "bytes" if isinstance(frame, bytes) else "text"
        self.inbox.put_nowait({"type": "websocket.receive", kind: frame})

    async def drain(self, times: int = 1) -> None:
        """Wait until all that was sent is answered, by so many pings; or until the server closes.

        What the server sends by itself at that moment comes just after a pong: two are enough.
        """
        for _ in range(times):
            pongs = self.received.count(PONG)
            self.send(PING)
            while not (self.code or self.received.count(PONG) > pongs or self.task.done()):
                self.wakeup.clear()
                await self.wakeup.wait()

    def take(self) -> list[str]:
        """Return what was received since the last time, without the answers to pings."""
        received = [text for text in self.received if text != PONG]
        self.received.clear()
        return received

    async def close(self, code: int = 1000) -> None:
        """Close the socket, and wait until the server has ended it."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        await self.task


def encoded(value: Any) -> bytes:
    """Return a value as JSON."""
    return msgspec.json.encode(value)
