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

from filature.tables import sql
from filature.tables.store import Conflict, Entry, Kept, Listed, Summary, TableRow

T = TypeVar("T")

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

    shared = False

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

    def on_news(self, heard: Callable[[str], None]) -> None:
        """There is no other process: nothing is ever heard."""

    async def create(self, row: TableRow, log: list[Entry], summary: Summary) -> None:
        def act(connection: sqlite3.Connection) -> None:
            run(connection, sql.INSERT_TABLE, sql.table_values(row, summary))
            write_log(connection, row.id, 0, log)

        await self.do(act)

    async def load(self, table: str, since: int = 0) -> Kept | None:
        def act(connection: sqlite3.Connection) -> Kept | None:
            found = run(connection, sql.SELECT_TABLE, (table,)).fetchone()
            if found is None:
                return None
            log = run(connection, sql.SELECT_LOG, (table, since))
            return Kept(sql.read_listed(found).row, [sql.read_entry(entry) for entry in log])

        return await self.do(act)

    async def append(self, table: str, n: int, entries: list[Entry], summary: Summary) -> None:
        def act(connection: sqlite3.Connection) -> None:
            write_log(connection, table, n, entries)
            run(connection, sql.SUMMARISE, sql.summary_values(table, summary, entries[-1].at))

        await self.do(act)

    async def listed(self, limit: int) -> list[Listed]:
        return await self.select(sql.SELECT_LISTED, (limit,))

    async def held_by(self, token_hash: str, limit: int) -> list[Listed]:
        return await self.select(sql.SELECT_HELD, (token_hash, limit))

    async def every(self) -> list[Listed]:
        return await self.select(sql.SELECT_EVERY, ())

    async def select(self, statement: str, values: sql.Values) -> list[Listed]:
        def act(connection: sqlite3.Connection) -> list[Listed]:
            return [sql.read_listed(found) for found in run(connection, statement, values)]

        return await self.do(act)

    async def write_note(self, table: str, seat: int, text: str) -> None:
        await self.do(lambda connection: run(connection, sql.WRITE_NOTE, (table, seat, text)))

    async def note(self, table: str, seat: int) -> str | None:
        def act(connection: sqlite3.Connection) -> str | None:
            found = run(connection, sql.SELECT_NOTE, (table, seat)).fetchone()
            return None if found is None else str(found[0])

        return await self.do(act)

    async def put_code(self, code_hash: str, table: str, seat: int, until: float) -> None:
        def act(connection: sqlite3.Connection) -> None:
            run(connection, sql.VOID_CODES, (table, seat, 0.0))
            run(connection, sql.PUT_CODE, (code_hash, table, seat, until))

        await self.do(act)

    async def take_code(self, code_hash: str, now: float) -> tuple[str, int] | None:
        def act(connection: sqlite3.Connection) -> tuple[str, int] | None:
            found = run(connection, sql.TAKE_CODE, (code_hash, now)).fetchall()
            return (str(found[0][0]), int(found[0][1])) if found else None

        return await self.do(act)

    async def forget_talk(self, before: float) -> int:
        return await self.do(lambda c: run(c, sql.FORGET_TALK, (before,)).rowcount)

    async def delete(self, table: str) -> bool:
        return await self.do(lambda c: run(c, sql.DELETE, (table,)).rowcount == 1)


def run(connection: sqlite3.Connection, statement: str, values: sql.Values) -> sqlite3.Cursor:
    """Run one of the statements of `sql`."""
    return connection.execute(statement.replace("$", "?"), values)


def write_log(connection: sqlite3.Connection, table: str, n: int, entries: list[Entry]) -> None:
    """Write lines of a log, and who holds a seat by them."""
    for values in sql.entry_values(table, n, entries):
        run(connection, sql.INSERT_ENTRY, values)
    for statement, values in sql.holding(table, entries):
        run(connection, statement, values)


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
    if version > len(sql.MIGRATIONS):
        raise RuntimeError("this store was written by a newer Filature")
    names = connection.execute("select name from sqlite_master where name = 'seats'")
    if version == 1 and names.fetchone() is not None:
        raise RuntimeError("this store was written by a first draft of Filature: begin a new file")
    for number in range(version, len(sql.MIGRATIONS)):
        for statement in sql.MIGRATIONS[number].split(";"):
            connection.execute(statement)
        connection.execute(f"pragma user_version = {number + 1}")
