"""What a store keeps of a table, and what it promises.

A table's truth is its append-only log. `append` returns once the entries are durable: only then
may anybody be told.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from filature.core.legal import Json, RecordAction


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. `seat` is null for chance, `command` for all but decisions."""

    kind: Literal["chance", "decide"]
    seat: int | None
    action: RecordAction
    command: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """One seat: a person who holds a token (kept as a hash), a bot, or nobody yet."""

    kind: Literal["person", "bot", "empty"]
    name: str | None = None
    bot: str | None = None
    token_hash: str | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table as set up. `rules_version` is the one it began with."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Json]
    invite: str
    created: float
    again: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """All that a store keeps of one table."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]


class Conflict(Exception):
    """Somebody else has written this line of the log, taken this seat or made this rematch."""


class Store(Protocol):
    """A place where tables are kept."""

    async def open(self) -> None:
        """Make ready, bringing an older store up to date."""

    async def close(self) -> None:
        """Finish what was asked and let go."""

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table, or nothing."""

    async def sit(self, table: str, seat: int, holder: SeatRow) -> None:
        """Give an empty seat to somebody, or raise `Conflict`."""

    async def append(self, table: str, n: int, entries: list[Entry], at: float) -> None:
        """Write entries as lines n, n+1… of the log, all or none, or raise `Conflict`."""

    async def again(self, table: str, row: TableRow, seats: list[SeatRow]) -> None:
        """Keep a rematch and name it in the table it follows, or raise `Conflict`."""
