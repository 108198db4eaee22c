"""The HTTP API around tables: which games and tables there are, and taking a seat."""

from __future__ import annotations

import msgspec
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.messages import (
    GameInfo,
    Games,
    MyRest,
    MyVacation,
    NewTable,
    RecordReplay,
    Recover,
    Seated,
    SetRest,
    Sit,
    Vacation,
)
from filature.games import catalogue, folder
from filature.tables.my_games import everywhere, my_games
from filature.tables.table_bots import offered
from filature.web import pages
from filature.web.bodies import encoded_response, json_response, read_body
from filature.web.reach import reach_of
from filature.web.request_context import TABLE_BYTES, Caller

SHORTEST_TOKEN = 32
"""A token that a client brings along to a new seat must be long enough not to be guessed."""

COOKIE_SECONDS = 365 * 24 * 3600

LONGEST_RECORD = 256 * 1024
"""The longest record that is opened; the longest games of the program's bots need a fifth of it."""


async def games(request: Request) -> Response:
    """List the games."""
    infos = [
        GameInfo(
            id=id,
            seats=list(game.seat_counts),
            options=list(game.options_offered),
            fields=dict(game.fields),
            bots=offered(id, Caller(request).lobby.environment.reference_bots),
            usual_seats=game.usual_seats or game.seat_counts[0],
            lesson=folder(id).joinpath("lessons", "lesson.json").is_file(),
        )
        for id, game in catalogue().items()
    ]
    return pages.public(request, msgspec.json.encode(Games(infos)), "json")


class Tables(HTTPEndpoint):
    """The tables of this server."""

    async def get(self, request: Request) -> Response:
        """List the tables that anybody may join or watch."""
        return json_response(await Caller(request).lobby.listed())

    async def post(self, request: Request) -> Response:
        """Set up a table and sit down at it."""
        caller = Caller(request)
        new = await read_body(request, NewTable)
        caller.limits.tables.take(caller.address)
        caller.keep(TABLE_BYTES)
        token = token_for_seat(caller, new.token)
        work = caller.lobby.create(new, caller.holder_of(token))
        return seated(caller, await caller.lobby.run_to_completion(work), token, new.token)


async def mine(request: Request) -> Response:
    """List the tables at which the caller holds a seat."""
    caller = Caller(request)
    return json_response(await caller.lobby.mine(caller.holder or ""))


async def mine_games(request: Request) -> Response:
    """Give the caller's games as its own seats may know them."""
    caller = Caller(request)
    since = caller.number("from", "0")
    return json_response(await my_games(caller.lobby, caller.holder or "", since))


async def rest(request: Request) -> Response:
    """Have other hours of rest at all of one's tables with a pace in days."""
    wish = await read_body(request, MyRest)
    return await at_all_tables(request, SetRest(wish.id, wish.rest))


async def vacation(request: Request) -> Response:
    """Be on vacation at all of one's tables with a pace in days, or end it."""
    wish = await read_body(request, MyVacation)
    return await at_all_tables(request, Vacation(wish.id, wish.until))


async def at_all_tables(request: Request, command: SetRest | Vacation) -> Response:
    caller = Caller(request)
    caller.limits.tables.take(caller.address)
    work = everywhere(caller.lobby, caller.holder or "", command)
    return json_response(await caller.lobby.run_to_completion(work))


async def reach(request: Request) -> Response:
    """Say who can open the address at which the caller sees this server."""
    return json_response(reach_of(Caller(request)))


async def sit(request: Request) -> Response:
    """Take an empty seat."""
    caller = Caller(request)
    wish = await read_body(request, Sit)
    table = await caller.table()
    caller.limits.seats.take(caller.address)
    token = token_for_seat(caller, wish.token)
    holder = caller.holder_of(token)
    work = caller.lobby.sit(table, holder, wish.invite, wish.name, wish.rest, wish.fair)
    return seated(caller, await caller.lobby.run_to_completion(work), token, wish.token)


async def recover(request: Request) -> Response:
    """Hold a seat on this device, by the code that another device was given."""
    caller = Caller(request)
    wish = await read_body(request, Recover)
    caller.limits.codes.take(caller.address)
    token = token_for_seat(caller, wish.token)
    work = caller.lobby.recover(wish, caller.holder_of(token))
    return seated(caller, await caller.lobby.run_to_completion(work), token, wish.token)


async def code(request: Request) -> Response:
    """Give the holder of a seat a code that moves it to another device."""
    caller = Caller(request)
    table = await caller.table()
    seat = caller.seat(table)
    caller.limits.seats.take(caller.address)
    work = caller.lobby.recovery_code(table, seat, caller.holder or "")
    return json_response(await caller.lobby.run_to_completion(work))


async def again(request: Request) -> Response:
    """Seat the same people again."""
    caller = Caller(request)
    table = await caller.table()
    if table.state.rematch is None:
        caller.keep(TABLE_BYTES)
    work = caller.lobby.again(table, caller.holder or "")
    return json_response(await caller.lobby.run_to_completion(work))


def token_for_seat(caller: Caller, wants_token: bool) -> str:
    """Return the token that is to hold a seat: the caller's own, or a new one.

    A browser's token is never given to a page that asks for it.
    """
    token = caller.bearer if wants_token else caller.token
    if token is None or len(token) < SHORTEST_TOKEN:
        return caller.lobby.environment.token()
    return token


def seated(caller: Caller, answer: Seated, token: str, wants_token: bool) -> Response:
    """Answer a caller that sat down, with the token in the body or in a cookie."""
    if wants_token:
        return json_response(msgspec.structs.replace(answer, token=token), 201)
    response = json_response(answer, 201)
    give_cookie(caller, response, token)
    return response


def give_cookie(caller: Caller, response: Response, token: str) -> None:
    """Have a browser keep its token."""
    response.set_cookie(
        caller.service.cookie,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=caller.service.secure,
    )


async def open_record(request: Request) -> Response:
    """Verify a record that somebody has kept, and give some of its steps."""
    caller = Caller(request)
    wish = await read_body(request, RecordReplay, LONGEST_RECORD)
    caller.limits.records.take(caller.address)
    return encoded_response(await caller.lobby.workers.opened_record(wish))


ROUTES: list[BaseRoute] = [
    Route("/games", games),
    Route("/tables", Tables),
    Route("/mine", mine),
    Route("/mine/games", mine_games),
    Route("/mine/rest", rest, methods=["POST"]),
    Route("/mine/vacation", vacation, methods=["POST"]),
    Route("/reach", reach),
    Route("/recover", recover, methods=["POST"]),
    Route("/replays", open_record, methods=["POST"]),
    Route("/tables/{table}/sit", sit, methods=["POST"]),
    Route("/tables/{table}/again", again, methods=["POST"]),
    Route("/tables/{table}/code", code, methods=["POST"]),
]
