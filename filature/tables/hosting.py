"""What the operator of a server decides: read from a TOML file, `filature serve --config FILE`."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from filature.tables.store import CannotKeep

Days = Annotated[int, msgspec.Meta(ge=0, le=36500)]
"""A number of days; 0 means for ever."""


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The SMTP server by which e-mail is sent."""

    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    tls: Literal["starttls", "tls", "none"] = "starttls"


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many days things are kept; then the server deletes them by itself."""

    gathering: Days = 30
    """A table at which no game has begun."""
    running: Days = 365
    """A game with which nobody goes on: it is stopped then."""
    talk: Days = 180
    """What was said at a table, after its end: it is blanked then."""
    finished: Days = 0
    """A table that is over, with its record."""
    devices: Days = 400
    """A device that nobody uses stays signed in; then it is signed out."""


Hours = Annotated[float, msgspec.Meta(gt=0, le=744)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how often the server copies an SQLite store, and which copies it keeps."""

    folder: Annotated[str, msgspec.Meta(min_length=1)]
    every_hours: Hours = 24
    keep_daily: Count = 7
    """The newest of each of so many days; those of the last 24 hours are kept in any case."""
    keep_weekly: Count = 4
    """The newest of each of so many weeks."""


Seconds = Annotated[float, msgspec.Meta(ge=1, le=3600)]
Rate = Annotated[float, msgspec.Meta(gt=0, le=100_000)]
Most = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class LimitSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address, and one table, may take of a process, and how long in vain."""

    requests_a_second: Rate = 50
    """Of one address, four times as many at once."""
    messages_a_second: Rate = 40
    """On the sockets of one address, five times as many at once."""
    tables_a_minute: Rate = 6
    """New tables of one address, five times as many at once."""
    kept_megabytes_a_day: Rate = 100
    """What one address adds to the store beside decisions, a twentieth of it at once."""
    connections: Most = 100
    """Open sockets of one address."""
    polls: Most = 100
    """Waiting long polls of one address."""
    other_connections: Most = 100
    """Open TCP connections of one address besides those of its sockets and polls."""
    connections_in_all: Most = 20_000
    """Open TCP connections of all addresses; fewer where the process may open fewer files."""
    spectators: Most = 200
    """Sockets without a seat, at one table."""
    seat_connections: Most = 20
    """Sockets of one person at one table."""
    ping_seconds: Seconds = 20
    """How often a socket is pinged, and how soon it must answer."""
    silent_seconds: Seconds = 60
    """How long after the message that it has announced a page is waited for."""
    slow_reader_seconds: Seconds = 30
    """How long a client may leave unread what was sent to it."""
    request_seconds: Seconds = 60
    """How long a request may take to arrive."""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when on nothing is kept that only grows: new tables, talk, notes, channels."""

    free_megabytes: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 500
    """With less free on an SQLite store's disk; on a small disk `free_percent` of it is enough."""
    free_percent: Annotated[float, msgspec.Meta(ge=0, le=100)] = 5
    database_megabytes: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    """With a PostgreSQL database of this size; 0 is any."""


SHORTEST_TOKEN = 16


class StatusSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's page."""

    token: Annotated[str, msgspec.Meta(min_length=SHORTEST_TOKEN, max_length=256)]


ORIGIN = re.compile(r"(https?)://([^\s/?#@:\[\]]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?/?", re.IGNORECASE)
DEFAULT_PORTS = {"http": "80", "https": "443"}


def origin_of(text: str) -> str:
    """Return an address as browsers send it as `Origin`; `ValueError` if it is none."""
    found = ORIGIN.fullmatch(text)
    if found is None:
        raise ValueError(f"`origin` is {text!r}, and no address such as https://games.example.org")
    scheme, host, port = found[1].lower(), found[2].lower(), found[3]
    return f"{scheme}://{host}" + (f":{port}" if port and port != DEFAULT_PORTS[scheme] else "")


class Hosting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one server."""

    origin: str | None = None
    """The address at which people reach it, as `https://play.example`: for links in messages."""
    notifications: bool = True
    """People may be told that it is their turn, by channels that they choose."""
    notify_after: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 30
    """The seconds that a decision is owed before anybody is called: who is here has seen it."""
    inner_endpoints: bool = False
    """Messages may be sent to inner addresses and without TLS: for tests alone."""
    mail: Mail | None = None
    """Without it nobody can choose e-mail."""
    keep: Keep = Keep()
    backup: Backup | None = None
    """Without it nothing is copied by itself. PostgreSQL has its own tools."""
    limits: LimitSettings = LimitSettings()
    room: Room = Room()
    status: StatusSettings | None = None
    """Without it, and without $FILATURE_STATUS_TOKEN, there is no page at /status."""
    erasures: str | None = None
    """The journal of what was erased. By default beside an SQLite file, and for PostgreSQL in the
    folder where an SQLite file would be."""

    def __post_init__(self) -> None:
        if self.origin is not None:
            msgspec.structs.force_setattr(self, "origin", origin_of(self.origin))


def read_hosting(path: str) -> Hosting:
    """Read a settings file, or raise `CannotKeep` with what is wrong with it, in words."""
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        return msgspec.convert(found, Hosting)
    except OSError as error:
        raise CannotKeep(f"cannot read {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CannotKeep(f"{path} is not a TOML file: {error}") from None
    except msgspec.ValidationError as error:
        raise CannotKeep(f"{path}: {error}") from None


def status_token(hosting: Hosting) -> str | None:
    """Return the token of the operator's page, from the settings or the environment."""
    named = os.environ.get("FILATURE_STATUS_TOKEN") or None
    token = hosting.status.token if hosting.status else named
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise CannotKeep(f"FILATURE_STATUS_TOKEN needs {SHORTEST_TOKEN} characters at the least")
    return token
