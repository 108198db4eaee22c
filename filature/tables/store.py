"""What a store keeps of a table, and what it promises.

A table's truth is its append-only log: who sat down, what chance gave, what was decided, said and
taken back. `append` returns once the entries are durable: only then may anybody be told. The lines
of a log are numbered without gaps and each number is written once, so that of two processes that
write the same line one is refused (`Conflict`), reads on, and tries again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, Protocol

import msgspec

from filature.core.legal import Json
from filature.core.messages import Phase, Settings

Kind = Literal[
    "sit",
    "hold",
    "code",
    "free",
    "chance",
    "decide",
    "retract",
    "say",
    "signal",
    "mute",
    "extend",
    "time_up",
    "leave",
    "stand_in",
    "back",
    "wish_stop",
    "stop",
    "again",
]
"""What a line of a log is about; what `body` holds of each stands in `Table.apply`."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. `seat` is null for chance and spectators.

    `command` is the client's own id of what it asked for: the same one is never carried out twice.
    """

    kind: Kind
    seat: int | None
    body: dict[str, Any] = {}
    command: str | None = None
    at: float = 0.0


class TableRow(msgspec.Struct, frozen=True):
    """A table as set up. `rules_version` is the one it began with."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, Json]
    settings: Settings
    invite: str
    created: float


class Kept(msgspec.Struct, frozen=True):
    """All that a store keeps of one table; or its log from some line on."""

    row: TableRow
    log: list[Entry]


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table; kept beside its log, and written with it."""

    phase: Phase
    host: str
    taken: int


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    row: TableRow
    summary: Summary
    touched: float


class Sighting(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table, at one process: each seat's person with how many seconds ago they were
    last there, and how many spectators."""

    seats: dict[int, float]
    spectators: int


class Conflict(Exception):
    """Somebody else has written this line of the log."""


class StoreDown(Exception):
    """The store does not answer now: what was asked is perhaps not done, and may be asked again."""


class CannotKeep(Exception):
    """A store cannot be used; the text says why, in words for whoever runs the server."""


def shown(name: str) -> str:
    """Return the name of a store as it may be shown: an address without its password."""
    name = re.sub(r"(://[^/@:]*):[^/]*@", r"\1@", name)
    return re.sub(r"([?&]password=)[^&]*", r"\1…", name)


class Listener(Protocol):
    """Who is told what other processes do."""

    def table_written(self, table: str) -> None:
        """Another process has written to a table, or deleted it."""

    def connection_lost(self) -> None:
        """For a while nothing was heard: any table may have been written to."""

    def sighted(self, by: str, table: str, sighting: Sighting) -> None:
        """Somebody is at a table, at the process `by`."""


class Store(Protocol):
    """A place where tables are kept."""

    shared: bool
    """Other processes may write to the same tables."""

    async def open(self) -> None:
        """Make ready, bringing an older store up to date, or raise `CannotKeep`."""

    async def close(self) -> None:
        """Finish what was asked and let go."""

    def subscribe(self, listener: Listener) -> None:
        """Let somebody know what other processes do."""

    async def sight(self, here: Mapping[str, Sighting]) -> None:
        """Let other processes know who is at which table here."""

    async def claim(self, work: str) -> bool:
        """Be the one process that does something; false while another one does."""

    async def release(self, work: str) -> None:
        """Let others do what was claimed; a process that dies lets go of everything."""

    async def moved_on(self, lines: Mapping[str, int]) -> list[str]:
        """Return those of the tables whose logs are no longer so long, and those deleted."""

    async def create(self, row: TableRow, log: list[Entry], summary: Summary) -> None:
        """Keep a new table, or raise `Conflict` where there is one of that id."""

    async def load(self, table: str, since: int = 0) -> Kept | None:
        """Return a table with its log from line `since` on, or nothing."""

    async def append(self, table: str, n: int, entries: list[Entry], summary: Summary) -> None:
        """Write entries as lines n, n+1… of the log, all or none, or raise `Conflict`.

        It is refused unless the log has exactly n lines. Who holds a seat is read off the
        entries, for `held_by`; the notes of a seat that is freed go.
        """

    async def listed(self, limit: int) -> list[Listed]:
        """Return the newest listed tables that gather or play."""

    async def held_by(self, token_hash: str, limit: int) -> list[Listed]:
        """Return the newest tables at which a token holds a seat."""

    async def every(self) -> list[Listed]:
        """Return every table, oldest first: for the operator."""

    async def write_note(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's notes, in the place of those before."""

    async def note(self, table: str, seat: int) -> str | None:
        """Return a seat's notes."""

    async def put_code(self, code_hash: str, table: str, seat: int, until: float) -> None:
        """Keep a recovery code; an older one of the same seat is void."""

    async def take_code(self, code_hash: str, now: float) -> tuple[str, int] | None:
        """Return the table and seat of a code that is still good, which then is void."""

    async def forget_talk(self, before: float) -> int:
        """Blank what was said before a moment; return how many lines."""

    async def delete(self, table: str) -> bool:
        """Remove a table with all that is kept of it."""
