"""The HTTP API after a game: its debrief, second tries, and tables that play it on.

Everything here is about a game that is over, of a table or of a record; a running one is refused
before anything of it is looked at.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.debriefs import NewBranch, RecordDebrief, Try
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.tables import replays
from filature.web.bodies import json_response, read_body
from filature.web.lobby_api import LONGEST_RECORD, seated, token_for_seat
from filature.web.request_context import ENTRY_BYTES, TABLE_BYTES, Caller
from filature.web.table_api import visible_table


async def finished_table(caller: Caller) -> FinishedGame:
    """Return the game of a finished table that the caller may see."""
    table = await visible_table(caller)
    return replays.finished_table(table.state)


async def finished_record(caller: Caller, record: str | None) -> FinishedGame:
    """Return the game of a record."""
    if record is None:
        raise Refused("no_record")
    caller.limits.records.take(caller.address)
    return await caller.lobby.workers.record(record)


async def table_debrief(request: Request) -> Response:
    """Give the debrief of a finished table, or say how far it is."""
    caller = Caller(request)
    game = await finished_table(caller)
    id = request.path_params["table"]
    return json_response(await caller.lobby.debriefs.of_table(id, game))


async def record_debrief(request: Request) -> Response:
    """Give the debrief of a record, or say how far it is."""
    caller = Caller(request)
    wish = await read_body(request, RecordDebrief, LONGEST_RECORD)
    game = await finished_record(caller, wish.record)
    return json_response(await caller.lobby.debriefs.of_record(game))


async def table_try(request: Request) -> Response:
    """Let somebody decide again at a step of a finished table."""
    caller = Caller(request)
    wish = await read_body(request, Try)
    return await tried(caller, await finished_table(caller), wish)


async def record_try(request: Request) -> Response:
    """Let somebody decide again at a step of a record."""
    caller = Caller(request)
    wish = await read_body(request, Try, LONGEST_RECORD)
    return await tried(caller, await finished_record(caller, wish.record), wish)


async def tried(caller: Caller, game: FinishedGame, wish: Try) -> Response:
    """Answer a second try."""
    caller.limits.notebooks.take(caller.address)
    workers = caller.lobby.workers
    again = await workers.step(game, wish.step)
    if wish.action is None:
        return json_response(again)
    verdict = await workers.verdict(game, wish.step, wish.action)
    return json_response(msgspec.structs.replace(again, verdict=verdict))


async def table_branch(request: Request) -> Response:
    """Set up a table that plays a finished one on."""
    caller = Caller(request)
    wish = await read_body(request, NewBranch)
    game = await finished_table(caller)
    return await branched(caller, game, wish, request.path_params["table"])


async def record_branch(request: Request) -> Response:
    """Set up a table that plays the game of a record on."""
    caller = Caller(request)
    wish = await read_body(request, NewBranch, LONGEST_RECORD)
    return await branched(caller, await finished_record(caller, wish.record), wish, None)


async def branched(
    caller: Caller, game: FinishedGame, wish: NewBranch, table: str | None
) -> Response:
    """Answer with the seat at the new table."""
    caller.limits.tables.take(caller.address)
    caller.keep(TABLE_BYTES + ENTRY_BYTES * len(game.moves))
    token = token_for_seat(caller, False)
    work = caller.lobby.branch(game, wish, table, caller.holder_of(token))
    return seated(caller, await caller.lobby.run_to_completion(work), token, False)


ROUTES: list[BaseRoute] = [
    Route("/tables/{table}/debrief", table_debrief),
    Route("/tables/{table}/try", table_try, methods=["POST"]),
    Route("/tables/{table}/branch", table_branch, methods=["POST"]),
    Route("/debriefs", record_debrief, methods=["POST"]),
    Route("/tries", record_try, methods=["POST"]),
    Route("/branches", record_branch, methods=["POST"]),
]
