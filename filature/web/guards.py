"""What is refused before it reaches a route: what is asked of another server, or too often."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from filature.core.messages import Problem
from filature.core.words import Words
from filature.web.bodies import json_response
from filature.web.hosts import OwnHosts
from filature.web.limits import TooOften
from filature.web.previews import language_of
from filature.web.request_context import Caller

MISDIRECTED = 421
LONGEST_SHOWN = 100


class HostGuard:
    """Refuses requests and sockets under names that are not the server's own.

    A client that names no host is let through: browsers always name one.
    """

    def __init__(self, app: ASGIApp, hosts: OwnHosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            host = connection.headers.get("host", "")
            if host and host not in self.hosts:
                await deny(scope, receive, send, misdirected(connection, host[:LONGEST_SHOWN]))
                return
        await self.app(scope, receive, send)


def misdirected(connection: HTTPConnection, host: str) -> Response:
    """Return the answer to who asks under a foreign name: an object to programs, else words."""
    say = {"type": "unknown_host", "host": host}
    if connection.scope["path"].startswith("/api/"):
        return json_response(Problem(say), MISDIRECTED)
    words = shared_words(language_of(connection))
    text = words.text("refusal-unknown_host", {"host_id": host})
    return PlainTextResponse(f"{text}\n", MISDIRECTED)


async def deny(scope: Scope, receive: Receive, send: Send, response: Response) -> None:
    """Answer a request, or the handshake of a socket, with this response."""
    if scope["type"] == "http":
        await response(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    if "websocket.http.response" in scope.get("extensions", {}):
        await socket.send_denial_response(response)
    else:
        await socket.close()


class HandshakeGuard:
    """Limits how often an address may open sockets, whether they are then refused or not."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            caller = Caller(HTTPConnection(scope))
            try:
                caller.limits.requests.take(caller.address)
                caller.limits.handshakes.take(caller.address)
            except TooOften as refused:
                response = json_response(Problem(dict(refused.say)), refused.status)
                await deny(scope, receive, send, response)
                return
        await self.app(scope, receive, send)


@cache
def shared_words(language: str) -> Words:
    return Words(language)
