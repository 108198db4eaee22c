"""What a store keeps of a table, and what it promises.

A table is its append-only log: who sat down, chance outcomes, decisions, talk, undone decisions.
`append` returns once the entries are durable: only then may anybody be told. The entries are
numbered without gaps and each number is written once: of two processes that write the same number
one is refused (`Conflict`), reads on, and tries again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from filature.core.legal import Json
from filature.core.messages import Phase, Settings
from filature.tables.histogram import Histogram

Values = tuple[Any, ...]
"""The parameters of a statement."""

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
    "bot_pace",
    "extend",
    "time_up",
    "leave",
    "stand_in",
    "back",
    "wish_stop",
    "stop",
    "again",
    "branch",
    "rest",
    "vacation",
    "circle",
    "deal",
    "open",
    "erase",
    "fair",
    "fair_round",
    "fair_commit",
    "fair_list",
    "fair_open",
    "fair_deal",
]
"""What a log entry is about; `TableState` and `Seat` say what `body` holds for each."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log. `seat` is None for chance and spectators.

    `command` is the client's own id of its command: the same one is never executed twice.
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
    """A table with its log, or with its log from some entry on."""

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
    """Another process has written this log entry."""


class StoreDown(Exception):
    """The store does not answer now. The request may or may not be done, and can be repeated."""


class Damaged(Exception):
    """Something in the store cannot be read; the text says what, and tells nothing of a game."""


class CannotKeep(Exception):
    """A store cannot be used; the text says why, for the operator."""


def shown(name: str) -> str:
    """Return the name of a store as it may be shown: a URL without its password."""
    name = re.sub(r"(://[^/@:]*):[^/]*@", r"\1@", name)
    return re.sub(r"([?&]password=)[^&]*", r"\1…", name)


class Listener(Protocol):
    """Receives what other processes announce."""

    def table_written(self, table: str) -> None:
        """Another process has written to a table, or deleted it."""

    def announced(self, topic: str) -> None:
        """Another process has changed something that this one knows by heart."""

    def connection_lost(self) -> None:
        """Announcements may be missing: any table may have been written to."""

    def sighted(self, by: str, table: str, sighting: Sighting) -> None:
        """Somebody is at a table, at the process `by`."""


class Store(Protocol):
    """Where tables are kept."""

    shared: bool
    """Other processes may write to the same tables."""

    appends: Histogram
    """How long entries took until they were durable."""

    async def open(self) -> None:
        """Open, migrating an older store, or raise `CannotKeep`."""

    async def close(self) -> None:
        """Finish pending writes and close."""

    def subscribe(self, listener: Listener) -> None:
        """Announce to a listener what other processes do."""

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Run one statement, durably, and return its rows; see `sql` for how it is written."""

    async def scan(self, statement: str, *values: Any) -> list[Any]:
        """Run one statement that only reads, perhaps for long; nothing waits for it meanwhile."""

    async def transact(self, statements: Sequence[tuple[str, Values]]) -> list[list[Any]]:
        """Run statements in one durable transaction; return the rows of each."""

    async def announce(self, topic: str) -> None:
        """Let other processes know that something has changed."""

    async def clean(self) -> bool:
        """Leave nothing deleted in the files; false where it must be tried again.

        Nothing else is written meanwhile, which may take seconds.
        """

    async def sight(self, here: Mapping[str, Sighting]) -> None:
        """Announce to other processes who is at which table here."""

    async def claim(self, work: str) -> bool:
        """Claim a piece of work for this process; false while another one has it."""

    async def release(self, work: str) -> None:
        """Give up a claim; a process that dies gives up all of its claims."""

    async def moved_on(self, lines: Mapping[str, int]) -> list[str]:
        """Return those of the tables whose logs are no longer so long, and those deleted."""

    async def create(
        self,
        row: TableRow,
        log: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        """Keep a new table, or raise `Conflict` where there is one of that id.

        `also` are statements that are carried out with it.
        """

    async def load(self, table: str, since: int = 0) -> Kept | None:
        """Return a table with its log from line `since` on, or nothing; or raise `Damaged`."""

    async def append(
        self,
        table: str,
        n: int,
        entries: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        """Write entries as lines n, n+1… of the log, all or none, or raise `Conflict`.

        It is refused unless the log has exactly n lines. Who holds a seat is read off the
        entries, for `held_by`; the notes of a seat that is freed go. `also` are statements that
        are carried out with it.
        """

    async def listed(self, limit: int) -> list[Listed]:
        """Return the newest listed tables that gather or play.

        Of this and of all lists, tables whose rows cannot be read are left out.
        """

    async def held_by(self, token_hash: str, limit: int) -> list[Listed]:
        """Return the newest tables at which a token holds a seat."""

    async def every(self) -> list[Listed]:
        """Return every table, oldest first: for the operator."""

    async def write_note(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's notes, in the place of those before."""

    async def note(self, table: str, seat: int) -> str | None:
        """Return a seat's notes."""

    async def write_debrief(self, table: str, version: int, text: str) -> None:
        """Keep a finished table's debrief, made by this version of the program's debriefs."""

    async def debrief(self, table: str, version: int) -> str | None:
        """Return a table's debrief, if one of this version is kept."""

    async def put_code(self, code_hash: str, table: str, seat: int, until: float) -> None:
        """Keep a recovery code; an older one of the same seat is void."""

    async def take_code(self, code_hash: str, now: float) -> tuple[str, int] | None:
        """Return the table and seat of a code that is still good, which then is void."""

    async def forget_talk(self, before: float) -> int:
        """Blank what was said before a moment; return how many lines."""

    async def delete(self, table: str) -> bool:
        """Remove a table with all that is kept of it."""
