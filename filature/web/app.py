"""The application: routes, who is asking, and how a refusal is answered."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from filature.core.messages import (
    Command,
    GameInfo,
    Games,
    NewTable,
    Problem,
    Seated,
    Sit,
)
from filature.core.refusals import BadOption, Refused
from filature.games import bots_of, catalogue
from filature.tables.house import House, NoSuchTable, NotAllowed
from filature.web import live, pages
from filature.web.asking import COOKIE, ForeignOrigin, check_origin, table_of, token_of

log = logging.getLogger("filature.web")

LONGEST_BODY = 64 * 1024
LONGEST_POLL = 25.0

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class TooLarge(Refused):
    """A request is larger than any honest one."""


STATUS: tuple[tuple[type[Refused], int], ...] = (
    (NoSuchTable, 404),
    (NotAllowed, 403),
    (ForeignOrigin, 403),
    (TooLarge, 413),
    (BadOption, 422),
    (Refused, 409),
)


def create_app(house: House, secure: bool = False) -> Starlette:
    """Return the application over a house. `secure`: it is reached by HTTPS alone."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    api = [
        Route("/games", answer(games)),
        Route("/tables", answer(create), methods=["POST"]),
        Route("/tables/{table}/sit", answer(sit), methods=["POST"]),
        Route("/tables/{table}/again", answer(again), methods=["POST"]),
        Route("/tables/{table}/command", answer(command), methods=["POST"]),
        Route("/tables/{table}/next", answer(next_news)),
        Route("/tables/{table}/record", answer(record)),
        WebSocketRoute("/tables/{table}/live", live.live),
    ]
    app = Starlette(
        routes=[Mount("/api", routes=api), *pages.routes()],
        exception_handlers={HTTPException: not_found, Exception: unexpected},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.secure = secure
    return pages.with_headers(app)


# Answers


def answer(handler: Handler) -> Handler:
    """Turn refusals into answers in words, and let no page of another site in."""

    async def answered(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request)
            return await handler(request)
        except Refused as refused:
            status = next(code for kind, code in STATUS if isinstance(refused, kind))
            return as_json(Problem(dict(refused.say)), status)

    return answered


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """Answer what no route knows, and methods that a route does not take."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    return as_json(Problem({"type": "not_found"}), status)


async def unexpected(request: Request, error: Exception) -> Response:
    """Answer an error of the program; what it was is for the operator's log alone."""
    log.exception("unexpected error", exc_info=error)
    return as_json(Problem({"type": "server_error"}), 500)


async def body(request: Request, kind: type[T]) -> T:
    """Read a request's body strictly."""
    read = bytearray()
    async for piece in request.stream():
        read += piece
        if len(read) > LONGEST_BODY:
            raise TooLarge("bad_message", problem=f"more than {LONGEST_BODY} bytes")
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOption("bad_message", problem=str(error)) from None


# Handlers


def seated(request: Request, answer: Seated, token: str, wants_token: bool) -> Response:
    """Answer whoever sat down, with the token where it belongs."""
    if wants_token:
        return as_json(msgspec.structs.replace(answer, token=token), 201)
    response = as_json(answer, 201)
    response.set_cookie(
        COOKIE,
        token,
        max_age=365 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return response


async def games(request: Request) -> Response:
    """Answer which games there are."""
    infos = [
        GameInfo(
            id=id,
            seats=list(game.seat_counts),
            options=list(game.options_offered),
            fields=dict(game.fields),
            bots=list(bots_of(id)),
        )
        for id, game in catalogue().items()
    ]
    return as_json(Games(infos))


async def create(request: Request) -> Response:
    """Set up a table and sit down at it."""
    house: House = request.app.state.house
    new = await body(request, NewTable)
    token = token_of(request) or house.sources.token()
    return seated(request, await house.surely(house.create(new, token)), token, new.token)


async def sit(request: Request) -> Response:
    """Take an empty seat."""
    house: House = request.app.state.house
    wish = await body(request, Sit)
    table = await table_of(request)
    token = token_of(request) or house.sources.token()
    answer = await house.surely(house.sit(table, token, wish.invite, wish.name))
    return seated(request, answer, token, wish.token)


async def again(request: Request) -> Response:
    """Seat the same people again."""
    house: House = request.app.state.house
    table = await table_of(request)
    return as_json(await house.surely(house.again(table, token_of(request) or "")))


async def command(request: Request) -> Response:
    """Take a decision by plain HTTP; the answer is the same `ack` as on a socket."""
    house: House = request.app.state.house
    given = await body(request, Command)
    table = await table_of(request)
    seat = house.seat_of(table, token_of(request))
    if seat is None:
        raise NotAllowed("not_seated")
    return as_json(await house.surely(house.command(table, seat, given)))


async def next_news(request: Request) -> Response:
    """Answer as soon as the viewer's stream has gone on from what the client has."""
    house: House = request.app.state.house
    table = await table_of(request)
    viewer = house.viewer(table, token_of(request), request.query_params.get("invite"))
    have = request.query_params.get("have", "0")
    if not have.isascii() or not have.isdigit() or len(have) > 9:
        raise BadOption("bad_message", problem="have")
    await live.news_after(table, viewer, int(have), LONGEST_POLL)
    return as_json(table.welcome(viewer, int(have)))


async def record(request: Request) -> Response:
    """Give the record of a finished game to those who were at the table."""
    house: House = request.app.state.house
    table = await table_of(request)
    house.viewer(table, token_of(request), request.query_params.get("invite"))
    name = f"{table.row.game}-{table.row.id}.jsonl"
    return Response(
        table.record(),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
