"""The ASGI application: its routes, what guards them, and how errors are answered."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from filature.core.messages import Problem
from filature.core.refusals import Refused
from filature.jobs.asker import asker
from filature.tables.error_log import log_error, log_store_down
from filature.tables.lobby import Lobby
from filature.tables.store import StoreDown
from filature.web import (
    cases_api,
    circles_api,
    debrief_api,
    live,
    lobby_api,
    notifications_api,
    own_data_api,
    pages,
    previews,
    table_api,
)
from filature.web.bodies import json_response
from filature.web.guards import HandshakeGuard, HostGuard
from filature.web.hosts import OwnHosts
from filature.web.limits import Limits
from filature.web.operator import status
from filature.web.operator.metrics import Metrics
from filature.web.request_context import Caller, Service


def create_app(
    lobby: Lobby,
    secure: bool = False,
    proxied: bool = False,
    limits: Limits | None = None,
    networked: bool = False,
    workers: int = 1,
    status_token: str | None = None,
    hosts: Iterable[str] = (),
) -> Starlette:
    """Return the application over a lobby.

    `secure`: it is reached by HTTPS alone. `proxied`: a proxy in front of it names the client, and
    decides which names lead here. `networked`: it listens to the whole network, not to this machine
    alone. `workers`: how many processes share its port. `status_token` opens the operator's page.
    `hosts`: names under which it answers, besides this machine's own and that of the settings.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        await app.state.service.notifications.open()
        measured = app.state.service.metrics
        logging.getLogger().addHandler(measured.errors)
        measured.meter.start()
        try:
            await app.state.service.eraser.erase_again()
            yield
        finally:
            await measured.meter.stop()
            logging.getLogger().removeHandler(measured.errors)
            await app.state.service.notifications.close()
            await lobby.close()

    socket = WebSocketRoute("/tables/{table}/live", live.live)
    api = Mount(
        "/api",
        Router(
            [
                *lobby_api.ROUTES,
                *cases_api.ROUTES,
                *table_api.ROUTES,
                *debrief_api.ROUTES,
                *own_data_api.ROUTES,
                *notifications_api.ROUTES,
                *circles_api.ROUTES,
                socket,
            ],
            redirect_slashes=False,
        ),
        middleware=[
            Middleware(CountResponses),
            Middleware(ExceptionMiddleware, handlers=HANDLERS),
            Middleware(ApiGuard),
        ],
    )
    origin = lobby.hosting.origin
    named = [*hosts, *([origin.partition("//")[2]] if origin else ())]
    guards = [] if proxied else [Middleware(HostGuard, OwnHosts(named))]
    app = Starlette(
        routes=[
            api,
            Route("/connection", connection),
            Route("/healthz", health),
            Route("/metrics", metrics),
            *status.ROUTES,
            *pages.ROUTES,
            *previews.ROUTES,
            *notifications_api.PAGES,
            *pages.LAST,
        ],
        middleware=[
            Middleware(pages.ProtectingHeaders),
            *guards,
            Middleware(HandshakeGuard),
        ],
        exception_handlers={
            kind: HANDLERS[kind] for kind in (Refused, StoreDown, HTTPException, Exception)
        },
        lifespan=lifespan,
    )
    app.state.service = Service(
        lobby,
        secure,
        proxied,
        limits or Limits(lobby.environment.monotonic),
        Metrics(workers, lobby.environment.now()),
        networked,
        status_token,
    )
    lobby.chores.add(app.state.service.events)
    return app


class CountResponses:
    """Counts the responses of the API by status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope["app"].state.service.metrics.answers[message["status"]] += 1
            await send(message)

        await self.app(scope, receive, counted if scope["type"] == "http" else send)


class ApiGuard:
    """Limits how often an address may make requests, and keeps pages of other sites out.

    What a request leads to is done for its address.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = Caller(HTTPConnection(scope))
        asker.set(caller.address)
        if scope["type"] == "http":
            caller.limits.requests.take(caller.address)
            if scope["method"] not in ("GET", "HEAD"):
                caller.check_origin()
        await self.app(scope, receive, send)


# Errors


async def answer(
    connection: HTTPConnection, say: Mapping[str, Any], status: int, close_code: int
) -> Response | None:
    """Tell a client why its request failed, or why its socket is closed."""
    if isinstance(connection, WebSocket):
        await live.close(connection, say, close_code)
        return None
    return json_response(Problem(dict(say)), status)


async def refused(connection: HTTPConnection, error: Refused) -> Response | None:
    """Answer a refusal."""
    return await answer(connection, error.say, error.status, error.close_code)


async def store_down(connection: HTTPConnection, error: StoreDown) -> Response | None:
    """Answer that the store cannot be reached."""
    log_store_down(f"a {kind_of(connection)}", error)
    return await answer(connection, {"type": "store_down"}, 503, live.STORE_DOWN)


async def unexpected(connection: HTTPConnection, error: Exception) -> Response | None:
    """Answer an error of the program; what it was is for the operator's log alone."""
    log_error("unexpected error" if kind_of(connection) == "request" else "a socket failed", error)
    return await answer(connection, {"type": "server_error"}, 500, live.FAILED)


async def disconnected(connection: HTTPConnection, error: Exception) -> Response | None:
    """End a request or a socket whose client has gone."""
    return None if isinstance(connection, WebSocket) else Response(status_code=400)


async def not_found(connection: HTTPConnection, error: HTTPException) -> Response:
    """Answer a path that no route has, and methods that a route does not take."""
    response = json_response(Problem({"type": "not_found"}), error.status_code)
    response.headers.update(error.headers or {})
    return response


def kind_of(connection: HTTPConnection) -> str:
    return "socket" if isinstance(connection, WebSocket) else "request"


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    StoreDown: store_down,
    HTTPException: not_found,
    ClientDisconnect: disconnected,
    WebSocketDisconnect: disconnected,
    Exception: unexpected,
}


# For the operator


async def health(request: Request) -> Response:
    """Answer that this process is alive."""
    return json_response({"ok": True})


async def metrics(request: Request) -> Response:
    """Give the operator the counters; players could infer refusals from them.

    The operator asks from this machine or, where a proxy stands in front, past the proxy.
    """
    service: Service = request.app.state.service
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if "x-forwarded-for" in request.headers or not (service.proxied or local):
        raise HTTPException(404)
    return Response(service.metrics.text(service.lobby), media_type="text/plain; version=0.0.4")


async def connection(request: Request) -> Response:
    """Say how the caller's own request arrives here; `filature doctor` checks proxies by it."""
    caller = Caller(request)
    return json_response(
        {
            "address": caller.address,
            "forwarded": "x-forwarded-for" in request.headers,
            "behind_proxy": caller.service.proxied,
            "host": request.headers.get("host", ""),
        }
    )
