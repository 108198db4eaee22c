"""How the server ends connections that are too many, that nobody uses any more, or that take what
they do not read.

uvicorn closes politely: it waits until everything written has been read. A client that never reads
would hold its connection, and what was written to it, for ever. Here such a connection is aborted.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from filature.tables.hosting import LimitSettings
from filature.web.open_connections import OpenConnections
from filature.web.request_context import household

SILENT = 4408
"""The close code for a client that was not heard of; its page comes back by itself."""

MOST_UNREAD = 256 * 1024
"""How many bytes may wait to be read by one client; answers to its pings count, too."""

MOST_WAITING = 1000
"""How many messages of one client may wait to be handled. They come in pieces of 256 KiB, each with
tens of thousands of the smallest: far more memory than was sent."""


ANY_NUMBER = OpenConnections(None, 10**9, lambda: 0.0)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is ended when its client is silent, or does not read."""

    settings = LimitSettings()
    opened = ANY_NUMBER

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.ending: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.end_within(self.settings.slow_reader_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.keep()

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_WAITING and not self.close_sent:
            self.close_sent = True  # What comes after is not even kept.
            self.transport.abort()
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # It was answered, with a refusal.

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self.pending_ping_payload = None
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(SILENT, "silent")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.end_within(self.settings.slow_reader_seconds)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.end_within(self.close_timeout + self.settings.slow_reader_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.opened.remove(self.transport)
        self.keep()
        # The parser is a generator that refers to its connection. Unless it is ended, both stay
        # until a garbage collection, which seldom comes while games are played.
        self.conn.parser.close()

    def end_within(self, seconds: float) -> None:
        """Abort the connection after a while, unless it is kept."""
        if self.ending is None:
            self.ending = self.loop.call_later(seconds, self.transport.abort)

    def keep(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None


class HttpProtocol(H11Protocol):
    """HTTP whose requests must arrive whole in time, and whose responses must be read."""

    settings = LimitSettings()
    opened = ANY_NUMBER

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.upgraded = False
        """The connection has become a WebSocket, and another protocol's."""
        self.awaiting: asyncio.TimerHandle | None = None
        """Ends the connection unless the request has arrived by then."""
        self.ending: asyncio.TimerHandle | None = None
        """Ends the connection unless the response is read on by then."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_request()
        self.opened.add(transport, household(self.client[0]) if self.client else "?")

    def data_received(self, data: bytes) -> None:
        self.opened.heard(self.transport)
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_waiting()  # The whole request is here.
        elif self.awaiting is None:
            self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.opened.remove(self.transport)
        self.stop_waiting()
        self.resume_writing()

    def await_request(self) -> None:
        self.awaiting = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.awaiting is not None:
            self.awaiting.cancel()
            self.awaiting = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.ending is None:
            seconds = self.settings.slow_reader_seconds
            self.ending = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None


def protocols(settings: LimitSettings, opened: OpenConnections) -> dict[str, Any]:
    """Return what uvicorn is to be configured with."""
    own = {"settings": settings, "opened": opened}
    return {
        "http": type("HttpProtocol", (HttpProtocol,), own),
        "ws": type("SocketProtocol", (SocketProtocol,), own),
        "ws_ping_interval": settings.ping_seconds,
        "ws_ping_timeout": settings.ping_seconds,
    }
