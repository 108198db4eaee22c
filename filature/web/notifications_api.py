"""The HTTP API of notifications: choosing channels, trying them, links in e-mails, feeds.

Everything below `/api` is about the caller alone. What a link in an e-mail or the address of a feed
opens is opened by its secret, without a cookie.
"""

from __future__ import annotations

from contextlib import suppress

from starlette.endpoints import HTTPEndpoint
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.notifications import ByLetter, NewChannel, NewFeed, WhenToNotify
from filature.core.refusals import Refused
from filature.notifications.service import NoSuchChannel
from filature.web import pages
from filature.web.bodies import json_response, read_body
from filature.web.lobby_api import give_cookie, token_for_seat
from filature.web.request_context import ROW_BYTES, Caller

FEEDS = {"atom": "application/atom+xml", "ics": "text/calendar"}
PRIVATE = {"cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow, noarchive"}
"""What has a secret in its address is kept by nobody on the way, and found by no search."""


class Notifications(HTTPEndpoint):
    """When and how the caller is told."""

    async def get(self, request: Request) -> Response:
        """Say what the server offers and what the caller has chosen."""
        caller = Caller(request)
        return json_response(await caller.service.notifications.of(caller.holder))

    async def put(self, request: Request) -> Response:
        """Keep when the caller wants to be told."""
        caller = Caller(request)
        wish = await read_body(request, WhenToNotify)
        caller.limits.channels.take(caller.address)
        caller.limits.kept.take(caller.address, ROW_BYTES)
        token = token_for_seat(caller, False)
        work = caller.service.notifications.write_settings(caller.holder_of(token), wish)
        return answered(caller, token, await caller.lobby.run_to_completion(work))


async def choose(request: Request) -> Response:
    """Add a channel, which is tried at once."""
    caller = Caller(request)
    wish = await read_body(request, NewChannel)
    # A feed is not tried: nobody else is asked for anything.
    limit = caller.limits.channels if isinstance(wish.target, NewFeed) else caller.limits.trials
    limit.take(caller.address)
    caller.keep(ROW_BYTES)
    token = token_for_seat(caller, False)
    work = caller.service.notifications.choose(caller.holder_of(token), wish, caller.asked_origin)
    return answered(caller, token, await caller.lobby.run_to_completion(work), 201)


async def remove(request: Request) -> Response:
    """Remove a channel."""
    caller = Caller(request)
    caller.limits.channels.take(caller.address)
    if caller.holder is None:
        raise NoSuchChannel("no_such_channel")
    id = request.path_params["channel"]
    return json_response(await caller.service.notifications.remove(caller.holder, id))


async def trial(request: Request) -> Response:
    """Send a trial by each channel of the caller."""
    caller = Caller(request)
    caller.limits.trials.take(caller.address)
    work = caller.service.notifications.try_all(caller.holder or "")
    return json_response(await caller.lobby.run_to_completion(work))


async def confirm(request: Request) -> Response:
    """Let messages be sent to the e-mail address that the secret was sent to."""
    caller = Caller(request)
    wish = await read_body(request, ByLetter)
    caller.limits.codes.take(caller.address)
    return json_response(await caller.service.notifications.confirm(wish.secret))


async def leave(request: Request) -> Response:
    """Send nothing more to the e-mail address that the secret was sent to."""
    caller = Caller(request)
    wish = await read_body(request, ByLetter)
    caller.limits.codes.take(caller.address)
    return json_response(await caller.service.notifications.leave(wish.secret))


def answered(caller: Caller, token: str, answer: object, status: int = 200) -> Response:
    """Answer; a browser that had no token keeps the one under which this was chosen."""
    response = json_response(answer, status)
    if caller.bearer is None and token != caller.token:
        give_cookie(caller, response, token)
    return response


ROUTES: list[BaseRoute] = [
    Route("/notifications", Notifications),
    Route("/notifications/channels", choose, methods=["POST"]),
    Route("/notifications/channels/{channel}", remove, methods=["DELETE"]),
    Route("/notifications/trial", trial, methods=["POST"]),
    Route("/notifications/confirm", confirm, methods=["POST"]),
    Route("/notifications/leave", leave, methods=["POST"]),
]


# Outside the API


class LeavePage(HTTPEndpoint):
    """Where the link in an e-mail leads: a page for people, one click for mail programs."""

    async def get(self, request: Request) -> Response:
        """Serve the page, which asks before it does anything: programs follow links, too."""
        return secret_page(request)

    async def post(self, request: Request) -> Response:
        """Unsubscribe by one click (RFC 8058); whoever has left already is told the same."""
        caller = Caller(request)
        try:
            caller.limits.codes.take(caller.address)
            with suppress(NoSuchChannel):
                await caller.service.notifications.leave(request.path_params["secret"])
        except Refused as refused:
            raise HTTPException(refused.status) from None
        return Response(status_code=200)


async def confirm_page(request: Request) -> Response:
    """Serve the page that asks whether an e-mail address is to be confirmed."""
    return secret_page(request)


def secret_page(request: Request) -> Response:
    response = pages.index(request)
    response.headers.update(PRIVATE)
    return response


async def feed(request: Request) -> Response:
    """Serve a private feed."""
    caller = Caller(request)
    form = request.path_params["form"]
    try:
        caller.limits.requests.take(caller.address)
        if form not in FEEDS:
            raise NoSuchChannel("no_such_channel")
        secret = request.path_params["secret"]
        content = await caller.service.notifications.feed(secret, form)
    except Refused as refused:
        raise HTTPException(refused.status, headers=PRIVATE) from None
    return Response(content, media_type=f"{FEEDS[form]}; charset=utf-8", headers=PRIVATE)


PAGES: list[BaseRoute] = [
    Route("/notifications", pages.page),
    Route("/notifications/confirm/{secret}", confirm_page),
    Route("/notifications/leave/{secret}", LeavePage),
    Route("/feeds/{secret}.{form}", feed),
]
