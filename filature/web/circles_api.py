"""The HTTP API of circles: coming and going, their tables, their events."""

from __future__ import annotations

import msgspec
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.circles.rows import NoSuchCircle
from filature.core.circles import (
    CircleChange,
    EventChange,
    JoinCircle,
    Joined,
    MemberChange,
    NewCircle,
    NewCircleTable,
    NewEvent,
    SitInCircle,
)
from filature.web.bodies import json_response, read_body
from filature.web.lobby_api import give_cookie, seated, token_for_seat
from filature.web.request_context import ROW_BYTES, TABLE_BYTES, Caller


class CircleCaller(Caller):
    """Somebody who asks about a circle."""

    @property
    def circle(self) -> str:
        """The circle that the path names."""
        return str(self.connection.path_params["circle"])

    async def page(self) -> Response:
        """Answer with the circle's page, after a change."""
        return json_response(await self.service.circle_pages.page(self.circle, self.holder))


class Circles(HTTPEndpoint):
    """The circles of the caller."""

    async def get(self, request: Request) -> Response:
        """List the circles of which the caller is a member."""
        caller = CircleCaller(request)
        return json_response(await caller.service.circle_pages.mine(caller.holder))

    async def post(self, request: Request) -> Response:
        """Make a circle."""
        caller = CircleCaller(request)
        wish = await read_body(request, NewCircle)
        caller.limits.tables.take(caller.address)
        caller.keep(TABLE_BYTES)
        token = token_for_seat(caller, wish.token)
        work = caller.service.circles.make(wish, caller.holder_of(token))
        return joined(caller, await caller.lobby.run_to_completion(work), token, wish.token)


async def circle(request: Request) -> Response:
    """Give a circle as the caller may see it."""
    caller, query = CircleCaller(request), request.query_params
    season = caller.number("season") if "season" in query else None
    since = caller.number("from", "0")
    pages, invite = caller.service.circle_pages, query.get("i")
    return json_response(await pages.page(caller.circle, caller.holder, invite, season, since))


async def join(request: Request) -> Response:
    """Become a member, or ask to."""
    caller = CircleCaller(request)
    wish = await read_body(request, JoinCircle)
    caller.limits.seats.take(caller.address)
    caller.keep(ROW_BYTES)
    token = token_for_seat(caller, wish.token)
    work = caller.service.circles.join(caller.circle, wish, caller.holder_of(token))
    return joined(caller, await caller.lobby.run_to_completion(work), token, wish.token)


async def change(request: Request) -> Response:
    """Let the founder change the circle."""
    caller = CircleCaller(request)
    wish = await read_body(request, CircleChange)
    caller.limits.seats.take(caller.address)
    work = caller.service.circles.change(caller.circle, wish, caller.holder)
    await caller.lobby.run_to_completion(work)
    return await caller.page()


async def me(request: Request) -> Response:
    """Change what concerns the caller alone."""
    caller = CircleCaller(request)
    wish = await read_body(request, MemberChange)
    caller.limits.seats.take(caller.address)
    work = caller.service.circles.change_member(caller.circle, wish, caller.holder)
    before = await caller.lobby.run_to_completion(work)
    try:
        return await caller.page()
    except NoSuchCircle:  # the last one has left
        return json_response(caller.service.circle_pages.from_outside(before))


async def new_table(request: Request) -> Response:
    """Open a table of the circle."""
    caller = CircleCaller(request)
    wish = await read_body(request, NewCircleTable)
    caller.limits.tables.take(caller.address)
    caller.keep(TABLE_BYTES)
    token = token_for_seat(caller, wish.table.token)
    work = caller.service.circles.open_table(caller.circle, wish, caller.holder_of(token))
    answer = await caller.lobby.run_to_completion(work)
    return seated(caller, answer, token, wish.table.token)


async def sit(request: Request) -> Response:
    """Take a free seat as a member."""
    caller = CircleCaller(request)
    wish = await read_body(request, SitInCircle)
    caller.limits.seats.take(caller.address)
    table = request.path_params["table"]
    work = caller.service.circles.sit(caller.circle, table, caller.holder or "", wish.fair)
    return json_response(await caller.lobby.run_to_completion(work), 201)


async def new_event(request: Request) -> Response:
    """Plan an event."""
    caller = CircleCaller(request)
    wish = await read_body(request, NewEvent)
    caller.limits.tables.take(caller.address)
    caller.keep(TABLE_BYTES)
    work = caller.service.events.plan(caller.circle, wish, caller.holder)
    id = await caller.lobby.run_to_completion(work)
    return await event_answer(caller, id, 201)


async def event(request: Request) -> Response:
    """Give an event, with what is open of it."""
    return await event_answer(CircleCaller(request), request.path_params["event"])


async def change_event(request: Request) -> Response:
    """Come or do not; begin an event, or call it off."""
    caller = CircleCaller(request)
    wish = await read_body(request, EventChange)
    caller.limits.seats.take(caller.address)
    id = request.path_params["event"]
    work = caller.service.events.change(caller.circle, id, wish, caller.holder)
    await caller.lobby.run_to_completion(work)
    return await event_answer(caller, id)


async def event_answer(caller: CircleCaller, id: str, status: int = 200) -> Response:
    """Answer with an event's page."""
    page = await caller.service.circle_pages.event_page(caller.circle, id, caller.holder)
    return json_response(page, status)


def joined(caller: Caller, answer: Joined, token: str, wants_token: bool) -> Response:
    """Answer somebody who came, with the token in the body or in a cookie."""
    if wants_token:
        return json_response(msgspec.structs.replace(answer, token=token), 201)
    response = json_response(answer, 201)
    give_cookie(caller, response, token)
    return response


ROUTES: list[BaseRoute] = [
    Route("/circles", Circles),
    Route("/circles/{circle}", circle),
    Route("/circles/{circle}/join", join, methods=["POST"]),
    Route("/circles/{circle}/change", change, methods=["POST"]),
    Route("/circles/{circle}/me", me, methods=["POST"]),
    Route("/circles/{circle}/tables", new_table, methods=["POST"]),
    Route("/circles/{circle}/tables/{table}/sit", sit, methods=["POST"]),
    Route("/circles/{circle}/events", new_event, methods=["POST"]),
    Route("/circles/{circle}/events/{event}", event),
    Route("/circles/{circle}/events/{event}/change", change_event, methods=["POST"]),
]
