"""`/status`: how a server is, for its operator, as a page and as JSON; nothing of any game."""

from __future__ import annotations

import hmac
import os
import platform
import sqlite3
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any, get_args
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from filature import __version__
from filature.core.languages import LANGUAGE_NAMES, LANGUAGES
from filature.core.messages import PROTOCOL, Phase
from filature.core.words import Words
from filature.tables import sql
from filature.web import pages
from filature.web.bodies import json_response
from filature.web.operator.metrics import disk_free, memory
from filature.web.previews import language_of
from filature.web.request_context import Caller, Service

COOKIE = "filature-status"
COOKIE_SECONDS = 12 * 3600
LONGEST_FORM = 1024
PHASES = get_args(Phase)
"""In the order in which a table goes through them."""
COUNT_PHASES = "select phase, count(*) from tables group by phase"


class Backups(msgspec.Struct, frozen=True):
    """The back-ups that the server makes by itself."""

    last: float | None
    failures: int


class ErrorCount(msgspec.Struct, frozen=True):
    """How often something went wrong since the start: what, and where in the program."""

    type: str
    place: str
    count: int


class Status(msgspec.Struct, frozen=True):
    """How a server is. Numbers of the whole store are in `tables`, all others of one process."""

    process: int
    processes: int
    """How many share the port."""
    shared: bool
    """Other processes, here or on other machines, may serve the same store."""
    started: float
    now: float
    tables: dict[str, int]
    """All tables of the store, by phase."""
    tables_loaded: int
    connections: dict[str, int]
    bots_thinking: int
    commands_a_second: float
    """Commands that clients sent and that were carried out, over the last minute."""
    act_seconds: dict[str, float]
    """How long the last thousand commands took until they were durable: p50, p95, p99."""
    event_loop_lag: float
    memory: int
    disk_free: int | None
    full: bool
    """There is too little room: nothing is kept that only grows."""
    backups: Backups | None
    errors: list[ErrorCount]
    versions: dict[str, str]


async def status_of(service: Service) -> Status:
    """Collect how the server is."""
    lobby, metrics = service.lobby, service.metrics
    counted = await lobby.store.fetch(COUNT_PHASES)
    chore, took = lobby.backups, metrics.act_seconds.quantiles()
    return Status(
        process=os.getpid(),
        processes=metrics.workers,
        shared=lobby.store.shared,
        started=metrics.started,
        now=lobby.environment.now(),
        tables={str(phase): int(count) for phase, count in sorted(map(tuple, counted))},
        tables_loaded=len(lobby.tables),
        connections={kind: metrics.connections[kind] for kind in ("seat", "spectator", "poll")},
        bots_thinking=len(lobby.bot_runner.tasks),
        commands_a_second=round(metrics.meter.rate, 2),
        act_seconds={f"p{q * 100:.0f}": round(s, 6) for q, s in took.items()},
        event_loop_lag=round(metrics.meter.lag, 6),
        memory=memory(),
        disk_free=disk_free(lobby),
        full=lobby.room.full,
        backups=Backups(chore.last(), chore.failures) if chore else None,
        errors=[
            ErrorCount(type, place, count)
            for (type, place), count in sorted(metrics.errors.counts.items())
        ],
        versions=versions(lobby.store.shared),
    )


def versions(shared: bool) -> dict[str, str]:
    """Return the versions that an operator is asked for."""
    found = {
        "filature": __version__,
        "python": platform.python_version(),
        "schema": str(len(sql.MIGRATIONS)),
        "protocol": str(PROTOCOL),
    }
    return found if shared else {**found, "sqlite": sqlite3.sqlite_version}


# Who may see it


def cookie_of(token: str) -> str:
    """Return what a browser keeps in the place of the token."""
    return sha256(f"status {token}".encode()).hexdigest()


def allowed(caller: Caller, token: str) -> bool:
    """Tell whether a caller brings the token or the cookie; wrong ones are soon refused."""
    given = caller.bearer
    if given is not None:
        return guess(caller, given, token)
    cookie = caller.connection.cookies.get(COOKIE)
    return cookie is not None and guess(caller, cookie, cookie_of(token))


def guess(caller: Caller, given: str, wanted: str) -> bool:
    """Compare in constant time, a few wrong ones for each address."""
    caller.limits.status.take(caller.address)
    if not hmac.compare_digest(given.encode(), wanted.encode()):
        return False
    caller.limits.status.give(caller.address)
    return True


async def status_json(request: Request) -> Response:
    """Give the status to a script."""
    caller = Caller(request)
    token = caller.service.status_token
    if token is None:
        return await pages.unknown_page(request)
    if not allowed(caller, token):
        response = json_response({"error": {"type": "not_allowed"}}, 401)
        response.headers["www-authenticate"] = "Bearer"
        return response
    return json_response(await status_of(caller.service))


async def status_page(request: Request) -> Response:
    """Show the status, or ask for the token; take the token and keep it as a cookie."""
    caller = Caller(request)
    token = caller.service.status_token
    if token is None:
        return await pages.unknown_page(request)
    words = status_words(language(request))
    if request.method == "POST":
        caller.check_origin()
        if not guess(caller, await token_in(request), token):
            return html(words, sign_in(words, wrong=True), 403)
        response: Response = RedirectResponse(back(request), 303)
        response.set_cookie(
            COOKIE,
            cookie_of(token),
            max_age=COOKIE_SECONDS,
            path="/status",
            httponly=True,
            samesite="strict",
            secure=caller.service.secure,
        )
        return response
    if not allowed(caller, token):
        return html(words, sign_in(words), 401)
    return html(words, body(words, await status_of(caller.service)))


async def token_in(request: Request) -> str:
    """Return the token of the form."""
    given = b""
    async for piece in request.stream():
        given += piece
        if len(given) > LONGEST_FORM:
            return ""
    fields = parse_qs(given.decode("utf-8", "replace"))
    return fields.get("token", [""])[0]


def back(request: Request) -> str:
    """Return where the page is, in the language that was chosen."""
    return str(URL("/status").include_query_params(language=language(request)))


async def style(request: Request) -> Response:
    """Serve the page's style, which is the same for everybody."""
    if Caller(request).service.status_token is None:
        return await pages.unknown_page(request)
    return pages.file(request, files("filature.web.operator").joinpath("status.css"))


# The page


@cache
def status_words(language: str) -> Words:
    return Words(language, None, files("filature.web.operator"))


def language(request: Request) -> str:
    chosen = request.query_params.get("language", "")
    return chosen if chosen in LANGUAGES else language_of(request)


def html(words: Words, content: str, status: int = 200) -> Response:
    """Return a page: it needs no script."""
    title = escape(words.text("status-title"))
    others = " ".join(
        f'<a href="/status?language={tag}" lang="{tag}" hreflang="{tag}"'
        f"{' aria-current=true' if tag == words.language else ''}>{escape(name)}</a>"
        for tag, name in LANGUAGE_NAMES.items()
    )
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="robots" content="noindex">'
        f'<title>{title}</title><link rel="stylesheet" href="/status.css"></head><body>'
        f"<main><h1>{title}</h1>{content}</main>"
        f'<footer><nav aria-label="{escape(words.text("status-languages"))}">{others}</nav>'
        "</footer></body></html>"
    )
    # Without a referrer browsers send a form with `Origin: null`, as if it were another site's.
    own = {"referrer-policy": "same-origin"}
    return Response(text, status, own, media_type=pages.TYPES["html"])


def sign_in(words: Words, wrong: bool = False) -> str:
    problem = f'<p role="alert">{escape(words.text("status-wrong"))}</p>' if wrong else ""
    return (
        f'{problem}<form method="post"><label for="token">{escape(words.text("status-token"))}'
        '</label><input id="token" name="token" type="password" autocomplete="current-password"'
        f" required autofocus><button>{escape(words.text('status-enter'))}</button></form>"
    )


def body(words: Words, status: Status) -> str:
    """Return the tables of the page."""

    def say(id: str, **arguments: Any) -> str:
        return words.text(f"status-{id}", arguments)

    def seconds(value: float) -> str:
        return say("milliseconds", value=round(value * 1000, 1))

    def size(value: int | None) -> str:
        if value is None:
            return "–"
        if value < 10 * 2**30:
            return say("mebibytes", value=round(value / 2**20))
        return say("gibibytes", value=round(value / 2**30))

    def lasted(seconds: float) -> str:
        minutes = max(0.0, seconds) / 60
        if minutes < 120:
            return say("minutes", value=int(minutes))
        hours = minutes / 60
        return say("hours", value=int(hours)) if hours < 48 else say("days", value=int(hours / 24))

    backups = status.backups
    parts = {
        "process": {
            say("answers"): say(
                "of-processes", process=str(status.process), count=status.processes
            ),
            say("uptime"): lasted(status.now - status.started),
            say("memory"): size(status.memory),
            say("disk"): size(status.disk_free),
            say("room"): say("full" if status.full else "enough"),
            say("lag"): seconds(status.event_loop_lag),
        },
        "tables": {
            say("all-tables"): say("number", value=sum(status.tables.values())),
            **{
                say(f"phase-{phase}"): say("number", value=status.tables[phase])
                for phase in PHASES
                if phase in status.tables
            },
            say("loaded"): str(status.tables_loaded),
        },
        "load": {
            **{say(f"open-{kind}"): str(count) for kind, count in status.connections.items()},
            say("bots"): str(status.bots_thinking),
            say("rate"): say("number", value=status.commands_a_second),
            **{say("took", share=name): seconds(s) for name, s in status.act_seconds.items()},
        },
        "backups": {
            say("last-backup"): say("none")
            if backups is None or backups.last is None
            else say("ago", time=lasted(status.now - backups.last)),
            say("failures"): str(backups.failures if backups else 0),
        },
        "errors": {f"{one.type}, {one.place}": str(one.count) for one in status.errors}
        or {say("no-errors"): "0"},
        "versions": {say(f"version-{name}"): value for name, value in status.versions.items()},
    }
    tables = "".join(section(say(f"part-{part}"), rows) for part, rows in parts.items())
    return f"<p>{escape(say('one-of-several'))}</p>{tables}" if status.shared else tables


def section(title: str, rows: dict[str, str]) -> str:
    """Return a table whose caption is also a heading."""
    cells = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>'
        for name, value in rows.items()
    )
    return f"<table><caption><h2>{escape(title)}</h2></caption><tbody>{cells}</tbody></table>"


ROUTES: list[BaseRoute] = [
    Route("/status", status_page, methods=["GET", "POST"]),
    Route("/status.json", status_json),
    Route("/status.css", style),
]
