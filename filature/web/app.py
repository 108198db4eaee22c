"""The application: routes, who is asking, and how a refusal is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute

from filature.core.messages import (
    Act,
    GameInfo,
    Games,
    NewTable,
    Note,
    Problem,
    Recover,
    Seated,
    Sit,
    Typed,
)
from filature.core.refusals import BadOption, Refused
from filature.games import bots_of, catalogue
from filature.tables import replays
from filature.tables.error_log import log_error, log_store_down
from filature.tables.lobby import Lobby, NotAllowed
from filature.tables.store import StoreDown
from filature.tables.table import NoSuchTable, Table
from filature.web import live, pages, typed
from filature.web.limits import Limits, TooOften
from filature.web.metrics import Metrics
from filature.web.request_context import (
    ForeignOrigin,
    Service,
    address_of,
    bearer_of,
    check_origin,
    service_of,
    table_of,
    token_of,
)

LONGEST_BODY = 64 * 1024
SHORTEST_TOKEN = 32
"""A token that a client brings along to a new seat must be long enough not to be guessed."""
LONGEST_LINE = 300

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class TooLarge(Refused):
    """A request is larger than any honest one."""


STATUS: tuple[tuple[type[Refused], int], ...] = (
    (NoSuchTable, 404),
    (NotAllowed, 403),
    (ForeignOrigin, 403),
    (TooLarge, 413),
    (TooOften, 429),
    (BadOption, 422),
    (Refused, 409),
)


def create_app(
    lobby: Lobby, secure: bool = False, proxied: bool = False, limits: Limits | None = None
) -> Starlette:
    """Return the application over a lobby.

    `secure`: it is reached by HTTPS alone. `proxied`: a proxy in front of it says who is asking.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    api = [
        Route("/games", answer(games)),
        Route("/tables", answer(listed, create), methods=["GET", "POST"]),
        Route("/mine", answer(mine)),
        Route("/recover", answer(recover), methods=["POST"]),
        Route("/tables/{table}/sit", answer(sit), methods=["POST"]),
        Route("/tables/{table}/again", answer(again), methods=["POST"]),
        Route("/tables/{table}/command", answer(command), methods=["POST"]),
        Route("/tables/{table}/next", answer(next_news)),
        Route("/tables/{table}/record", answer(record)),
        Route("/tables/{table}/replay", answer(replay)),
        Route("/tables/{table}/understand", answer(understand), methods=["POST"]),
        Route("/tables/{table}/notebook", answer(notebook)),
        Route("/tables/{table}/note", answer(note, write_note), methods=["GET", "PUT"]),
        Route("/tables/{table}/code", answer(code), methods=["POST"]),
        WebSocketRoute("/tables/{table}/live", live.live),
    ]
    about = [Route("/healthz", health), Route("/metrics", metrics)]
    app = Starlette(
        routes=[Mount("/api", Router(api, redirect_slashes=False)), *about, *pages.routes()],
        exception_handlers={HTTPException: not_found, Exception: unexpected},
        lifespan=lifespan,
    )
    app.state.service = Service(
        lobby, secure, proxied, limits or Limits(lobby.environment.monotonic), Metrics()
    )
    return pages.with_headers(app)


# Answers


def answer(handler: Handler, writing: Handler | None = None) -> Handler:
    """Turn refusals into answers in words, and let no page of another site in.

    Where an address can be both read and written to, `writing` does the latter.
    """

    async def answered(request: Request) -> Response:
        service = service_of(request)
        reads = request.method in ("GET", "HEAD")
        handle = handler if reads or writing is None else writing
        try:
            service.limits.requests.take(address_of(request))
            if not reads:
                check_origin(request)
            response = await handle(request)
        except Refused as refused:
            status = next(code for kind, code in STATUS if isinstance(refused, kind))
            response = as_json(Problem(dict(refused.say)), status)
        except ClientDisconnect:
            response = Response(status_code=400)
        except StoreDown as failure:
            log_store_down("a request", failure)
            response = as_json(Problem({"type": "store_down"}), 503)
        except Exception as error:
            response = await unexpected(request, error)
        service.metrics.answers[response.status_code] += 1
        return response

    return answered


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """Answer what no route knows, and methods that a route does not take."""
    assert isinstance(error, HTTPException)
    response = as_json(Problem({"type": "not_found"}), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def unexpected(request: Request, error: Exception) -> Response:
    """Answer an error of the program; what it was is for the operator's log alone."""
    log_error("unexpected error", error)
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
    service = service_of(request)
    response.set_cookie(
        service.cookie,
        token,
        max_age=365 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=service.secure,
    )
    return response


def token_to_hold(request: Request, wants_token: bool) -> str:
    """Return the token that is to hold a seat: the asker's own, or a new one.

    A browser's is never given out to a page that asks for it.
    """
    token = bearer_of(request) if wants_token else token_of(request)
    if token is None or len(token) < SHORTEST_TOKEN:
        return service_of(request).lobby.environment.token()
    return token


def one_seat(request: Request, table: Table) -> int:
    """Return the seat for which something is asked: the only one that is held, or `as`."""
    lobby = service_of(request).lobby
    viewer = lobby.viewer(table, token_of(request), None, wished_seat(request))
    if viewer < 0:
        raise NotAllowed("not_seated")
    return viewer


def wished_seat(request: Request) -> int | None:
    """Read as which seat a device that holds several wishes to look."""
    wish = request.query_params.get("as")
    if wish is None:
        return None
    return number(wish, "as")


def number(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadOption("bad_message", problem=name)
    return int(text)


async def health(request: Request) -> Response:
    """Answer that this process is alive."""
    return as_json({"ok": True})


async def metrics(request: Request) -> Response:
    """Answer what an operator may count, to the operator: players could read refusals off it.

    That is whoever asks from this machine or, where a proxy stands in front, past the proxy.
    """
    service = service_of(request)
    from_here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if "x-forwarded-for" in request.headers or not (service.proxied or from_here):
        raise HTTPException(404)
    return Response(service.metrics.text(service.lobby), media_type="text/plain; version=0.0.4")


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
    return pages.public(request, msgspec.json.encode(Games(infos)), "json")


async def listed(request: Request) -> Response:
    """Answer which tables anybody may join or watch."""
    return as_json(await service_of(request).lobby.listed())


async def mine(request: Request) -> Response:
    """Answer at which tables the asker holds a seat."""
    token = token_of(request)
    return as_json(await service_of(request).lobby.mine(token or ""))


async def create(request: Request) -> Response:
    """Set up a table and sit down at it."""
    service = service_of(request)
    new = await body(request, NewTable)
    service.limits.tables.take(address_of(request))
    lobby = service.lobby
    token = token_to_hold(request, new.token)
    return seated(
        request, await lobby.run_to_completion(lobby.create(new, token)), token, new.token
    )


async def sit(request: Request) -> Response:
    """Take an empty seat."""
    service = service_of(request)
    wish = await body(request, Sit)
    table = await table_of(request)
    service.limits.seats.take(address_of(request))
    lobby = service.lobby
    token = token_to_hold(request, wish.token)
    answer = await lobby.run_to_completion(lobby.sit(table, token, wish.invite, wish.name))
    return seated(request, answer, token, wish.token)


async def recover(request: Request) -> Response:
    """Hold a seat on this device, by the code that another device was given."""
    service = service_of(request)
    wish = await body(request, Recover)
    service.limits.codes.take(address_of(request))
    lobby = service.lobby
    token = token_to_hold(request, wish.token)
    return seated(
        request, await lobby.run_to_completion(lobby.recover(wish, token)), token, wish.token
    )


async def code(request: Request) -> Response:
    """Give the holder of a seat a code that brings it to another device."""
    service = service_of(request)
    table = await table_of(request)
    seat = one_seat(request, table)
    service.limits.seats.take(address_of(request))
    lobby = service.lobby
    token = token_of(request) or ""
    return as_json(await lobby.run_to_completion(lobby.recovery_code(table, seat, token)))


async def again(request: Request) -> Response:
    """Seat the same people again."""
    lobby = service_of(request).lobby
    table = await table_of(request)
    return as_json(await lobby.run_to_completion(lobby.again(table, token_of(request) or "")))


async def command(request: Request) -> Response:
    """Do something at a table by plain HTTP; the answer is the same `ack` as on a socket."""
    given: Act = await body(request, Act)  # type: ignore[arg-type]
    table = await table_of(request)
    lobby = service_of(request).lobby
    invite = request.query_params.get("invite")
    token = token_of(request)
    viewer = lobby.viewer(table, token, invite, wished_seat(request))
    address = address_of(request)
    return as_json(await live.acted(service_of(request), table, viewer, given, address, token))


async def next_news(request: Request) -> Response:
    """Answer as soon as the viewer's stream has gone on from what the client has."""
    lobby = service_of(request).lobby
    table = await table_of(request)
    token = token_of(request)
    invite = request.query_params.get("invite")
    seat = wished_seat(request)
    viewer = lobby.viewer(table, token, invite, seat)
    have = number(request.query_params.get("have", "0"), "have")
    await live.news_after(service_of(request), table, viewer, have, token)
    if viewer != (now := lobby.viewer(table, token, invite, seat)):
        viewer, have = now, 0
    return as_json(table.welcome(viewer, have, lobby.seats_of(table, token)))


async def record(request: Request) -> Response:
    """Give the record of a finished game to those who were at the table."""
    table = await table_to_look_at(request)
    name = f"{table.row.game}-{table.row.id}.jsonl"
    return Response(
        table.record(),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay(request: Request) -> Response:
    """Give a finished game step by step, as anybody saw it or as it truly was."""
    table = await table_to_look_at(request)
    lobby = service_of(request).lobby
    viewer = lobby.replay_viewer(table, request.query_params.get("as", "truth"))
    start = number(request.query_params.get("from", "0"), "from")
    return as_json(replays.replay(table, viewer, start))


async def table_to_look_at(request: Request) -> Table:
    """Return the table, to whoever may look at it."""
    table = await table_of(request)
    service_of(request).lobby.viewer(table, token_of(request), request.query_params.get("invite"))
    return table


async def understand(request: Request) -> Response:
    """Say what something typed would mean as a decision; nothing is decided by it."""
    given = await body(request, Typed)
    if len(given.text) > LONGEST_LINE:
        raise Refused("too_long", limit=LONGEST_LINE)
    table = await table_of(request)
    seat = one_seat(request, table)
    if seat not in table.pending:
        raise Refused("not_asked")
    service_of(request).limits.lines.take(address_of(request))
    names = [holder.name or "" for holder in table.seats]
    legal = table.decision(seat).legal
    understood = await asyncio.to_thread(typed.understood, table.game, seat, names, legal, given)
    return as_json(understood)


async def notebook(request: Request) -> Response:
    """Give a seat what can be known from it, where the table allows that."""
    lobby = service_of(request).lobby
    table = await table_of(request)
    seat = one_seat(request, table)
    if not table.row.settings.notebook:
        raise Refused("no_notebook")
    if table.phase != "playing":
        raise Refused("not_playing")
    service_of(request).limits.notebooks.take(address_of(request))
    return as_json(await lobby.bot_runner.workers.believe(table.knowledge(seat)))


async def note(request: Request) -> Response:
    """Give a seat its pencil marks."""
    table = await table_of(request)
    seat = one_seat(request, table)
    return as_json(await service_of(request).lobby.note(table, seat))


async def write_note(request: Request) -> Response:
    """Keep a seat's pencil marks."""
    given = await body(request, Note)
    table = await table_of(request)
    seat = one_seat(request, table)
    lobby = service_of(request).lobby
    await lobby.run_to_completion(lobby.write_note(table, seat, given))
    return as_json(given)
