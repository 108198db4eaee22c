"""The store for many processes: PostgreSQL.

What waits to be written is written in one transaction, by one connection, in a few round trips
whatever their number. Of several processes that write the same line of a log one goes first and
the others are refused (`sql.ADVANCE`); within a transaction tables are locked in the order of
their ids, so that no two processes wait for each other. Pieces fail apart: should a transaction
fail, each of its pieces is tried in one of its own.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, groupby
from operator import itemgetter
from time import perf_counter
from typing import Any

import asyncpg

from filature.tables import sql
from filature.tables.histogram import Histogram
from filature.tables.postgres_notify import PostgresNotify
from filature.tables.store import (
    CannotKeep,
    Conflict,
    Entry,
    Listener,
    Sighting,
    StoreDown,
    Summary,
    TableRow,
    Values,
    shown,
)

AT_ONCE = 256
"""How many pieces of work at the most share one commit."""

READERS = 4
"""How many connections there are for reading; one more writes and one hears news."""

CONNECT_WITHIN, ANSWER_WITHIN = 10.0, 20.0
"""The seconds after which the server counts as not reachable, and as not answering."""

PATIENCE = (0.1, 0.5, None)
"""The pauses before a broken connection is replaced; then the store is down."""

MIGRATING = 0x66696C61
"""The advisory lock under which a database is brought up to date: one process at a time."""

OUT_OF_DATE = "it was written by an older Filature: `filature serve` brings it up to date"

VERSION = "filature"
"""The table that says how many migrations a database has had."""

SELECT_LINES = "select id, lines from tables where id = any($1::text[])"


@dataclass(eq=False, slots=True)
class Writing:
    """A table to be created (`row`), or entries to be appended, and the future of the result."""

    table: str
    n: int
    entries: list[Entry]
    summary: Summary
    row: TableRow | None
    also: Sequence[tuple[str, Values]] = ()
    future: asyncio.Future[None] = field(default_factory=asyncio.Future)

    def resolve(self, failure: BaseException | None = None) -> None:
        """Set the result, unless it was cancelled."""
        if self.future.done():
            return
        if failure is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(failure)


class PostgresStore(sql.SqlStore):
    """Tables in a PostgreSQL database. `new`: one that is not up to date is made so."""

    shared = True

    def __init__(self, url: str, new: bool = True) -> None:
        self.url = url
        self.new = new
        self.pool: Any = None
        self.writer: Any = None
        self.queue: asyncio.Queue[Writing | None] = asyncio.Queue()
        self.writing: asyncio.Task[None] | None = None
        self.appends = Histogram()
        self.notify = PostgresNotify(self.connect)

    # Opening and closing

    async def open(self) -> None:
        try:
            connection = await self.connect()
            try:
                await migrate(connection, self.new)
            finally:
                await connection.close()
            self.pool = await asyncpg.create_pool(
                self.url, min_size=0, max_size=READERS, init=durable, **how_to_connect()
            )
            await self.notify.open()
        except CannotKeep as problem:
            await self.close()
            raise CannotKeep(f"cannot use {shown(self.url)}: {problem}") from None
        except Exception as error:
            await self.close()
            raise CannotKeep(f"cannot use {shown(self.url)}: {why_not(error)}") from error
        self.writing = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        if self.writing is not None:
            self.queue.put_nowait(None)
            await self.writing
            self.writing = None
        await self.drop_writer()
        await self.notify.close()
        if self.pool is not None:
            try:
                async with asyncio.timeout(2):
                    await self.pool.close()
            except Exception:
                self.pool.terminate()
            self.pool = None

    async def connect(self) -> Any:
        """Return a new connection outside the pool."""
        return await asyncpg.connect(self.url, **how_to_connect())

    # Writing

    async def write_all(self) -> None:
        """Take what waits, write it in one transaction, and answer."""
        while True:
            batch = [await self.queue.get()]
            while len(batch) < AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            work = [piece for piece in batch if piece is not None]
            if work:
                await self.carry_out(work)
            if None in batch:
                return

    async def carry_out(self, work: list[Writing]) -> None:
        """Write several pieces together; each fails on its own."""
        try:
            await self.ready_to_write()
            refused = await write(self.writer, work)
        except Exception as error:
            if is_down(error):
                await self.drop_writer()
                for piece in work:
                    piece.resolve(StoreDown(type(error).__name__))
            elif len(work) == 1:
                twice = isinstance(error, asyncpg.IntegrityConstraintViolationError)
                work[0].resolve(Conflict() if twice else error)
            else:
                for piece in work:
                    await self.carry_out([piece])
            return
        for piece in work:
            piece.resolve(Conflict() if piece in refused else None)
        self.notify.tell(
            piece.table for piece in work if piece.row is None and piece not in refused
        )

    async def ready_to_write(self) -> None:
        """Have a connection for writing, a new one where the last one broke."""
        for pause in PATIENCE:
            if self.writer is not None and not self.writer.is_closed():
                return
            try:
                self.writer = await self.connect()
                await durable(self.writer)
            except Exception as error:
                if pause is None or not is_down(error):
                    raise
                await asyncio.sleep(pause)

    async def drop_writer(self) -> None:
        if self.writer is not None:
            with suppress(Exception):
                await self.writer.close(timeout=1)
            self.writer.terminate()
            self.writer = None

    async def ask_to_write(self, piece: Writing) -> None:
        self.queue.put_nowait(piece)
        await piece.future

    # Reading

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Run one of the statements of `sql`; again, where the connection was broken."""
        for pause in PATIENCE:
            try:
                rows: list[Any] = await self.pool.fetch(statement, *values)
            except asyncpg.IntegrityConstraintViolationError:
                raise Conflict from None
            except Exception as error:
                if not is_down(error):
                    raise
                if pause is None:
                    raise StoreDown(type(error).__name__) from None
                await asyncio.sleep(pause)
            else:
                return rows
        raise AssertionError("every try returns or raises")

    # Other processes

    def subscribe(self, listener: Listener) -> None:
        self.notify.listener = listener

    async def announce(self, topic: str) -> None:
        self.notify.announce(topic)

    async def sight(self, here: Mapping[str, Sighting]) -> None:
        self.notify.sight(here)

    async def claim(self, work: str) -> bool:
        return await self.notify.claim(work)

    async def release(self, work: str) -> None:
        await self.notify.release(work)

    async def moved_on(self, lines: Mapping[str, int]) -> list[str]:
        found = {row["id"]: row["lines"] for row in await self.fetch(SELECT_LINES, list(lines))}
        return [table for table, known in lines.items() if found.get(table) != known]

    async def clean(self) -> bool:
        return True  # Its own vacuum frees what was deleted.

    # Tables

    async def create(
        self,
        row: TableRow,
        log: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        await self.ask_to_write(Writing(row.id, 0, log, summary, row, also))

    async def append(
        self,
        table: str,
        n: int,
        entries: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        begun = perf_counter()
        await self.ask_to_write(Writing(table, n, entries, summary, None, also))
        self.appends.observe(perf_counter() - begun)

    async def delete(self, table: str) -> bool:
        deleted = await super().delete(table)
        self.notify.tell([table])
        return deleted

    async def transact(self, statements: Sequence[tuple[str, Values]]) -> list[list[Any]]:
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                return [await connection.fetch(text, *values) for text, values in statements]
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict from None
        except Exception as error:
            raise (StoreDown(type(error).__name__) if is_down(error) else error) from None


async def write(connection: Any, work: list[Writing]) -> set[Writing]:
    """Write pieces of work in one transaction; return those that came too late."""
    refused: set[Writing] = set()
    creating = [piece for piece in work if piece.row is not None]
    appending = sorted((piece for piece in work if piece.row is None), key=by_table)
    async with connection.transaction():
        if creating:
            values = [
                sql.table_values(piece.row, piece.entries, piece.summary)
                for piece in creating
                if piece.row is not None
            ]
            made = [row["id"] for row in await connection.fetchmany(sql.INSERT_TABLE, values)]
            for piece in creating:
                if piece.table in made:
                    made.remove(piece.table)
                else:
                    refused.add(piece)
        if appending:
            values = [
                sql.advance_values(piece.table, piece.n, piece.entries, piece.summary, number)
                for number, piece in enumerate(appending)
            ]
            done = {number for (number,) in await connection.fetchmany(sql.ADVANCE, values)}
            refused |= {piece for at, piece in enumerate(appending) if at not in done}
        written = [piece for piece in (*creating, *appending) if piece not in refused]
        lines = [sql.entry_values(piece.table, piece.n, piece.entries) for piece in written]
        await connection.executemany(sql.INSERT_ENTRY, chain.from_iterable(lines))
        further = [
            statement
            for piece in written
            for statement in (*sql.holding(piece.table, piece.entries), *piece.also)
        ]
        for text, same in groupby(further, itemgetter(0)):
            await connection.executemany(text, [values for _, values in same])
    return refused


def by_table(piece: Writing) -> str:
    return piece.table


# Opening a database


def how_to_connect() -> dict[str, Any]:
    """Return what every connection has in common."""
    return {
        "timeout": CONNECT_WITHIN,
        "command_timeout": ANSWER_WITHIN,
        "server_settings": {
            "application_name": "filature",
            "default_transaction_isolation": "read committed",
        },
    }


async def durable(connection: Any) -> None:
    """Have what a connection commits be safe once it says so, whatever the server's default."""
    await connection.execute(
        "select set_config('synchronous_commit', 'on', false)"
        " where current_setting('synchronous_commit') = 'off'"
    )


async def migrate(connection: Any, new: bool) -> None:
    """Bring a database up to date, one numbered step after the other, all of them or none.

    Unless `new`, one that is not up to date is refused.
    """
    encoding = await connection.fetchval("show server_encoding")
    if encoding != "UTF8":
        raise CannotKeep(f"its text is in {encoding}, and UTF8 is needed")
    if await connection.fetchval("select pg_is_in_recovery()"):
        raise CannotKeep("this server is a copy that can only be read: name the one it copies")
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        version = await version_of(connection)
        if version > len(sql.MIGRATIONS):
            raise CannotKeep("it was written by a newer Filature, which this one cannot read")
        if version < len(sql.MIGRATIONS) and not new:
            raise CannotKeep(OUT_OF_DATE if version else "no tables of Filature's are kept in it")
        for number in range(version, len(sql.MIGRATIONS)):
            for statement in sql.statements(number):
                await connection.execute(statement)
            await connection.execute(f"update {VERSION} set version = {number + 1}")  # noqa: S608


async def version_of(connection: Any) -> int:
    """Return how many migrations a database has had; begin to count where it had none."""
    if await connection.fetchval("select to_regclass($1) is not null", VERSION):
        try:
            version: int = await connection.fetchval(f"select version from {VERSION}")  # noqa: S608
        except asyncpg.UndefinedColumnError:
            raise CannotKeep("it has a table `filature` that is not Filature's") from None
        return version
    own = re.findall(r"create table (\w+)", "".join(sql.MIGRATIONS))
    foreign = await connection.fetchval(
        "select tablename from pg_tables"
        " where schemaname = current_schema() and tablename = any($1::text[])",
        own,
    )
    if foreign is not None:
        raise CannotKeep(
            f"another program keeps a table `{foreign}` in it: give Filature a database of its own"
        )
    await connection.execute(f"create table {VERSION} (version integer not null)")
    await connection.execute(f"insert into {VERSION} values (0)")  # noqa: S608
    return 0


def is_down(error: BaseException) -> bool:
    """Tell whether an error means that the server cannot be asked now."""
    if isinstance(error, ValueError):  # asyncpg's errors of use are errors of value too
        return False
    return isinstance(
        error,
        OSError
        | TimeoutError
        | asyncpg.InterfaceError
        | asyncpg.InternalClientError
        | asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError
        | asyncpg.InsufficientResourcesError
        | asyncpg.ReadOnlySQLTransactionError,
    )


def why_not(error: Exception) -> str:
    """Explain a connection error to the operator."""
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return f"the server refuses this user or password ({error})"
        case asyncpg.InvalidCatalogNameError():
            return f"there is no such database ({error}); `createdb` makes one"
        case asyncpg.InsufficientPrivilegeError():
            return f"this user may not make tables in it ({error}); make it the database's owner"
        case asyncpg.InvalidSchemaNameError():
            return f"it has no such schema ({error})"
        case asyncpg.InsufficientResourcesError():
            return f"the server has no room left ({error})"
        case asyncpg.CannotConnectNowError():
            return f"the server is starting or stopping ({error})"
        case ValueError():
            return f"the address cannot be read ({error})"
        case TimeoutError():
            return "the server cannot be reached: it does not answer"
        case OSError():
            return f"the server cannot be reached ({error.strerror or error})"
        case _:
            return f"{error or type(error).__name__}"
