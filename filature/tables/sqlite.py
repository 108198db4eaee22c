"""The store for one process: SQLite in one file, one writer thread, many commits in one.

Every piece of work is queued to one thread; whatever waits there is carried out in one
transaction and made durable by one sync (WAL, `synchronous=FULL`). Pieces fail apart: each stands
in its own savepoint.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec

from filature.tables.store import Conflict, Entry, Kept, SeatRow, TableRow

T = TypeVar("T")

MIGRATIONS = (
    """
    create table tables (
        id text primary key,
        game text not null,
        rules_version integer not null,
        options text not null,
        invite text not null,
        created real not null,
        again text
    ) strict;
    create table seats (
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        kind text not null,
        name text,
        bot text,
        token_hash text,
        primary key (table_id, seat)
    ) strict, without rowid;
    create table log (
        table_id text not null references tables (id) on delete cascade,
        n integer not null,
        kind text not null,
        seat integer,
        action text not null,
        command text,
        at real not null,
        primary key (table_id, n)
    ) strict, without rowid;
    create unique index one_command on log (table_id, seat, command) where command is not null;
    """,
)
"""Numbered from 1; `user_version` says how many an existing file has had."""

AT_ONCE = 256
"""How many pieces of work at the most share one commit."""


class Work:
    """One piece of work for the writer thread, and where its result is awaited."""

    __slots__ = ("act", "failure", "future", "loop", "result")

    def __init__(self, act: Callable[[sqlite3.Connection], Any]) -> None:
        self.act = act
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.failure: BaseException | None = None

    def settle(self) -> None:
        """Hand the result over to the event loop that waits for it."""
        if self.future.done():
            return
        if self.failure is not None:
            self.future.set_exception(self.failure)
        else:
            self.future.set_result(self.result)


class SqliteStore:
    """Tables in one SQLite file."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self.queue: SimpleQueue[Work | None] = SimpleQueue()
        self.thread: threading.Thread | None = None

    async def open(self) -> None:
        self.thread = threading.Thread(target=self.write_all, name="store", daemon=True)
        self.thread.start()
        await self.do(migrate)

    async def close(self) -> None:
        if self.thread is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    async def do(self, act: Callable[[sqlite3.Connection], T]) -> T:
        """Have the writer thread do something; return once it is durable."""
        work = Work(act)
        self.queue.put(work)
        result: T = await work.future
        return result

    def write_all(self) -> None:
        """The writer thread: take what waits, do it in one transaction, sync, and answer."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute("pragma foreign_keys=on")
        try:
            while True:
                batch = self.waiting()
                asked_to_stop = None in batch
                work = [piece for piece in batch if piece is not None]
                if work:
                    carry_out(connection, work)
                if asked_to_stop:
                    return
        finally:
            connection.close()

    def waiting(self) -> list[Work | None]:
        """Wait for a piece of work and return it with all that came meanwhile."""
        batch = [self.queue.get()]
        while len(batch) < AT_ONCE:
            try:
                batch.append(self.queue.get_nowait())
            except Empty:
                break
        return batch

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        await self.do(lambda connection: insert_table(connection, row, seats))

    async def load(self, table: str) -> Kept | None:
        return await self.do(lambda connection: select_table(connection, table))

    async def sit(self, table: str, seat: int, holder: SeatRow) -> None:
        def act(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "update seats set kind = ?, name = ?, bot = ?, token_hash = ?"
                " where table_id = ? and seat = ? and kind = 'empty'",
                (holder.kind, holder.name, holder.bot, holder.token_hash, table, seat),
            )
            if changed.rowcount != 1:
                raise Conflict

        await self.do(act)

    async def append(self, table: str, n: int, entries: list[Entry], at: float) -> None:
        def act(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "insert into log (table_id, n, kind, seat, action, command, at)"
                " values (?, ?, ?, ?, ?, ?, ?)",
                [
                    (table, n + i, e.kind, e.seat, to_json(e.action), e.command, at)
                    for i, e in enumerate(entries)
                ],
            )

        await self.do(act)

    async def again(self, table: str, row: TableRow, seats: list[SeatRow]) -> None:
        def act(connection: sqlite3.Connection) -> None:
            insert_table(connection, row, seats)
            changed = connection.execute(
                "update tables set again = ? where id = ? and again is null", (row.id, table)
            )
            if changed.rowcount != 1:
                raise Conflict

        await self.do(act)


def carry_out(connection: sqlite3.Connection, work: list[Work]) -> None:
    """Do several pieces of work in one durable transaction, each failing on its own."""
    try:
        connection.execute("begin immediate")
        for piece in work:
            connection.execute("savepoint piece")
            try:
                piece.result = piece.act(connection)
            except sqlite3.IntegrityError:
                connection.execute("rollback to piece")
                piece.failure = Conflict()
            except Exception as failure:
                connection.execute("rollback to piece")
                piece.failure = failure
            connection.execute("release piece")
        connection.execute("commit")
    except sqlite3.Error as failure:
        if connection.in_transaction:
            connection.execute("rollback")
        for piece in work:
            piece.failure = failure
    for piece in work:
        piece.loop.call_soon_threadsafe(piece.settle)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to date, one numbered step after the other."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise RuntimeError("this store was written by a newer Filature")
    for number in range(version, len(MIGRATIONS)):
        for statement in MIGRATIONS[number].split(";"):
            connection.execute(statement)
        connection.execute(f"pragma user_version = {number + 1}")


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def insert_table(connection: sqlite3.Connection, row: TableRow, seats: list[SeatRow]) -> None:
    connection.execute(
        "insert into tables (id, game, rules_version, options, invite, created, again)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        (
            row.id,
            row.game,
            row.rules_version,
            to_json(row.options),
            row.invite,
            row.created,
            row.again,
        ),
    )
    connection.executemany(
        "insert into seats (table_id, seat, kind, name, bot, token_hash) values (?, ?, ?, ?, ?, ?)",
        [(row.id, at, s.kind, s.name, s.bot, s.token_hash) for at, s in enumerate(seats)],
    )


def select_table(connection: sqlite3.Connection, table: str) -> Kept | None:
    found = connection.execute(
        "select id, game, rules_version, options, invite, created, again from tables where id = ?",
        (table,),
    ).fetchone()
    if found is None:
        return None
    id, game, version, options, invite, created, again = found
    row = TableRow(id, game, version, msgspec.json.decode(options), invite, created, again)
    seats = connection.execute(
        "select kind, name, bot, token_hash from seats where table_id = ? order by seat", (table,)
    )
    log = connection.execute(
        "select kind, seat, action, command from log where table_id = ? order by n", (table,)
    )
    return Kept(
        row,
        [SeatRow(*seat) for seat in seats],
        [Entry(kind, seat, msgspec.json.decode(action), c) for kind, seat, action, c in log],
    )
