"""Every message on the wire, in one place.

The OpenAPI and AsyncAPI documents and the client's TypeScript types are generated from these
(`python -m filature.web.schema`); a test fails when they are stale. The wire carries no sentence:
whatever is to be read stands as an object with a `type`, which `core/words.py` and `words.ts` put
into the viewer's language.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from filature.core.events import Section
from filature.core.game import Option, Outcome
from filature.core.legal import Factored, RecordAction

PROTOCOL = 1

Say = dict[str, Any]
"""An object with a `type`, put into words by the reader's own language."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: an unknown field is refused."""


class Told(msgspec.Struct, frozen=True):
    """What the server sends."""


# Setting up a table (HTTP)


class NewSeat(Strict, frozen=True):
    """One seat of a new table: for a person (the first one is the host's) or for a bot."""

    kind: Literal["person", "bot"]
    bot: str | None = None


class NewTable(Strict, frozen=True):
    """`POST /api/tables`: set up a table and sit down at it."""

    game: str
    name: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    token: bool = False
    """Answer with a bearer token instead of setting a cookie: for bots."""


class Sit(Strict, frozen=True):
    """`POST /api/tables/TABLE/sit`: take an empty seat with the invitation."""

    invite: str
    name: str
    token: bool = False
    """Answer with a bearer token instead of setting a cookie: for bots."""


class Seated(Told, frozen=True):
    """The answer to `NewTable` and `Sit`. `token` is given only to a client that asked for one."""

    table: str
    seat: int
    invite: str
    token: str | None = None


class Successor(Told, frozen=True):
    """The answer to `POST /api/tables/TABLE/again`: where the same people sit again."""

    table: str


class GameInfo(Told, frozen=True):
    """One game, for choosing it and for reading its words."""

    id: str
    seats: list[int]
    options: list[Option]
    fields: dict[str, str]
    bots: list[str]


class Games(Told, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]


class Player(Told, frozen=True):
    """Who sits where. An empty seat has no name; `bot` is the kind of bot, where one sits."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str | None
    bot: str | None
    present: bool


class TableInfo(Told, frozen=True):
    """What everybody at the table may know about the table itself.

    `invite` is given to those who hold a seat; `again` is the table of the rematch, once asked for.
    """

    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["gathering", "playing", "over", "closed"]
    players: list[Player]
    invite: str | None
    again: str | None


# Live play: server to client


class Decision(Told, frozen=True):
    """One decision that the viewer owes: `ask-ASKED` says what is asked."""

    id: str
    asked: str
    legal: Factored


class Waiting(Told, frozen=True):
    """One seat that owes a decision: `waiting-ASKED` says so."""

    seat: int
    asked: str


class Position(Told, frozen=True):
    """The whole present of one viewer. `view` is the game's own; `sheet` says it in statements."""

    view: dict[str, Any]
    sheet: list[Section]
    decisions: list[Decision]
    waiting: list[Waiting]
    outcome: Outcome | None


class Welcome(Told, frozen=True, tag="welcome"):
    """Where a viewer stands: the answer to `hello`, and to every long-poll.

    `seq` numbers the viewer's own stream. `say` holds what the viewer was told after the number it
    said it had, a list for each number. `position` is null before the game begins.
    """

    protocol: int
    table: TableInfo
    you: int | None
    seq: int
    say: list[list[Say]]
    position: Position | None


class EventMessage(Told, frozen=True, tag="event"):
    """The next of a viewer's stream: what it is told, and how things stand then."""

    seq: int
    say: list[Say]
    position: Position


class TableMessage(Told, frozen=True, tag="table"):
    """The table has changed: somebody sat down, came, went, or asked for a rematch."""

    table: TableInfo


class Ack(Told, frozen=True, tag="ack"):
    """The one answer to a command. `refused` says why, as a `refusal-…`, and changes nothing."""

    id: str
    result: Literal["applied", "duplicate", "refused"]
    error: Say | None = None


class Notice(Told, frozen=True, tag="notice"):
    """Something about the connection or the server, as a `refusal-…`."""

    say: Say


class Pong(Told, frozen=True, tag="pong"):
    """The answer to `ping`."""


FromServer = Welcome | EventMessage | TableMessage | Ack | Notice | Pong


# Live play: client to server


class Hello(Strict, frozen=True, tag="hello"):
    """The first message on a socket: what the client has, and the invitation if it needs it."""

    protocol: int
    have: int = 0
    invite: str | None = None


class Command(Strict, frozen=True, tag="command"):
    """A decision: the client's own id for it, the decision it answers, and the record's action."""

    id: str
    decision: str
    action: RecordAction


class Ping(Strict, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Hello | Command | Ping


class Problem(Told, frozen=True):
    """What every refused HTTP request is answered with."""

    error: Say
