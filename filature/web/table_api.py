"""The HTTP API of one table: commands, the long-poll, records, replays, notebooks and notes."""

from __future__ import annotations

import asyncio

from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.events import Viewer
from filature.core.fair import with_code, written_file
from filature.core.messages import Act, Note, Typed
from filature.core.refusals import NoSuchTable, Refused
from filature.jobs.records import viewer_named
from filature.tables import replays
from filature.tables.table import Table
from filature.web import typed
from filature.web.bodies import json_response, read_body
from filature.web.request_context import Caller

LONGEST_LINE = 300


async def command(request: Request) -> Response:
    """Execute a command; the answer is the same `ack` as on a socket."""
    caller = Caller(request)
    given: Act = await read_body(request, Act)  # type: ignore[arg-type]
    table = await caller.table()
    return json_response(await caller.execute(table, caller.viewer(table), given))


async def next_messages(request: Request) -> Response:
    """Answer as soon as the viewer's stream has gone on from what the client has."""
    caller = Caller(request)
    table = await caller.table()
    viewer = caller.viewer(table)
    have = caller.number("have", "0")
    with caller.limits.polls.hold(caller.address), caller.service.metrics.open("poll"):
        await wait_for_messages(caller, table, viewer, have)
    if viewer != (now := caller.viewer(table)):
        viewer, have = now, 0
    return json_response(table.welcome(viewer, have, caller.held_seats(table)))


async def wait_for_messages(caller: Caller, table: Table, viewer: Viewer, have: int) -> None:
    """Wait until a viewer's stream has gone on from what the client has, or the time is up.

    The caller may have lost the seat meanwhile, so who the viewer is must be looked up again.
    """
    lobby = caller.lobby
    if viewer >= 0 and not table.presence.present(viewer):
        await lobby.run_to_completion(lobby.come_back(table, viewer))
    stream, generation = table.streams[viewer], table.generation
    with table.presence.watch(viewer, caller.held_seats(table)) as watcher:
        try:
            async with asyncio.timeout(caller.service.longest_poll):
                while stream.seq == have and not table.gone and generation == table.generation:
                    watcher.wakeup.clear()
                    await watcher.wakeup.wait()
                    if viewer >= 0 and viewer not in caller.held_seats(table):
                        return
        except TimeoutError:
            return
    if table.gone:
        raise NoSuchTable("no_such_table")


async def record(request: Request) -> Response:
    """Give the record of a finished game to everybody who may see the table."""
    table = await visible_table(Caller(request))
    name = f"{table.row.game}-{table.row.id}.jsonl"
    return Response(
        table.record(),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def fair(request: Request) -> Response:
    """Give all that proves a finished game's deal to everybody who may have its record."""
    table = await visible_table(Caller(request))
    name = f"{table.row.game}-{table.row.id}.fair.json"
    file = await asyncio.to_thread(with_code, table.fair_file())
    return Response(
        written_file(file),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay(request: Request) -> Response:
    """Give a finished game step by step, as a seat or a spectator saw it, or as it truly was."""
    caller = Caller(request)
    table = await visible_table(caller)
    viewer = viewer_named(request.query_params.get("as", "truth"), table.row.seats)
    return json_response(replays.replay(table.state, viewer, caller.number("from", "0")))


async def visible_table(caller: Caller) -> Table:
    """Return the table, or refuse a caller that may not see it."""
    table = await caller.table()
    caller.viewer_as(table, None)
    return table


async def understand(request: Request) -> Response:
    """Say what a typed line would mean as a decision; it decides nothing."""
    caller = Caller(request)
    given = await read_body(request, Typed)
    if len(given.text) > LONGEST_LINE:
        raise Refused("too_long", limit=LONGEST_LINE)
    table = await caller.table()
    seat = caller.seat(table)
    if seat not in table.session.pending:
        raise Refused("not_asked")
    caller.limits.lines.take(caller.address)
    names = [holder.name or "" for holder in table.state.seats]
    legal = table.session.decision(seat).legal
    game = table.session.game
    understood = await asyncio.to_thread(typed.understood, game, seat, names, legal, given)
    return json_response(understood)


async def notebook(request: Request) -> Response:
    """Give a seat what can be known from it, where the table allows notebooks."""
    caller = Caller(request)
    table = await caller.table()
    seat = caller.seat(table)
    if not table.row.settings.notebook:
        raise Refused("no_notebook")
    if table.state.phase != "playing":
        raise Refused("not_playing")
    caller.limits.notebooks.take(caller.address)
    return json_response(await caller.lobby.notebook(table, seat))


class SeatNote(HTTPEndpoint):
    """A seat's own pencil marks."""

    async def get(self, request: Request) -> Response:
        """Give a seat its pencil marks."""
        caller = Caller(request)
        table = await caller.table()
        return json_response(await caller.lobby.note(table, caller.seat(table)))

    async def put(self, request: Request) -> Response:
        """Keep a seat's pencil marks."""
        caller = Caller(request)
        given = await read_body(request, Note)
        table = await caller.table()
        seat = caller.seat(table)
        growth = await caller.lobby.note_growth(table, seat, given)
        if growth > 0:
            caller.keep(growth)
        work = caller.lobby.write_note(table, seat, given)
        await caller.lobby.run_to_completion(work)
        return json_response(given)


ROUTES: list[BaseRoute] = [
    Route("/tables/{table}/command", command, methods=["POST"]),
    Route("/tables/{table}/next", next_messages),
    Route("/tables/{table}/record", record),
    Route("/tables/{table}/fair", fair),
    Route("/tables/{table}/replay", replay),
    Route("/tables/{table}/understand", understand, methods=["POST"]),
    Route("/tables/{table}/notebook", notebook),
    Route("/tables/{table}/note", SeatNote),
]
