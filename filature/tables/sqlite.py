"""The store for one process: SQLite in one file, one writer thread, many commits in one.

Work is queued to one thread; everything that waits there is done in one transaction and made
durable by one sync (WAL, `synchronous=FULL`). Each piece has its own savepoint, so one can fail
alone. A lock file keeps two servers from using the same file.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import IO, Any, NamedTuple, TypeVar

from filature.tables import sql
from filature.tables.histogram import Histogram
from filature.tables.store import (
    CannotKeep,
    Conflict,
    Damaged,
    Entry,
    Listener,
    Sighting,
    StoreDown,
    Summary,
    TableRow,
    Values,
)

T = TypeVar("T")

BUSY_MILLISECONDS = 5000
"""How long a writer waits for another program that writes to the file."""

AT_ONCE = 256
"""How many pieces of work at the most share one commit."""

IN_MEMORY = ":memory:"


class Work(NamedTuple):
    """One piece of work for the writer thread, and the future of its result."""

    act: Callable[[sqlite3.Connection], Any]
    future: Future[Any]


class Cleaning(NamedTuple):
    """The file is to be written anew, without what was deleted; done outside any transaction."""

    future: Future[bool]


class SqliteStore(sql.SqlStore):
    """Tables in one SQLite file.

    `alone`: no other server may use it meanwhile. `new`: it is made, and brought up to date.
    """

    shared = False

    def __init__(self, path: Path | str, alone: bool = True, new: bool = True) -> None:
        self.path = str(path)
        self.new = new
        self.alone = alone and self.path != IN_MEMORY
        self.lock: IO[bytes] | None = None
        self.queue: SimpleQueue[Work | Cleaning | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.appends = Histogram()
        self.scanning = asyncio.Lock()

    async def open(self) -> None:
        if self.alone:
            self.lock = locked(self.path)
        ready: Future[None] = Future()
        ready.set_running_or_notify_cancel()
        self.thread = threading.Thread(
            target=self.write_all, args=(ready,), name="store", daemon=True
        )
        self.thread.start()
        try:
            await asyncio.wrap_future(ready)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self.thread is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    async def do(self, act: Callable[[sqlite3.Connection], T]) -> T:
        """Have the writer thread do something; return once it is durable."""
        future: Future[T] = Future()
        # A write cannot be cancelled by its caller.
        future.set_running_or_notify_cancel()
        self.queue.put(Work(act, future))
        return await asyncio.wrap_future(future)

    def write_all(self, ready: Future[None]) -> None:
        """The writer thread: take what waits, do it in one transaction, sync, and answer."""
        try:
            connection = connect(self.path, self.new)
        except Exception as problem:
            ready.set_exception(problem)
            return
        ready.set_result(None)
        try:
            while True:
                batch = self.waiting()
                asked_to_stop = None in batch
                work = [piece for piece in batch if isinstance(piece, Work)]
                if work:
                    carry_out(connection, work)
                for piece in batch:
                    if isinstance(piece, Cleaning):
                        clean(connection, piece.future)
                if asked_to_stop:
                    return
        finally:
            connection.close()

    async def scan(self, statement: str, *values: Any) -> list[Any]:
        """Read in a thread of its own, one at a time, from the file as it is then."""
        if self.path == IN_MEMORY:
            return await self.fetch(statement, *values)
        async with self.scanning:
            return await asyncio.to_thread(scan_file, self.path, statement, values)

    async def clean(self) -> bool:
        async with self.scanning:  # a reader would keep the write-ahead log from being emptied
            return await self.clean_alone()

    async def clean_alone(self) -> bool:
        future: Future[bool] = Future()
        future.set_running_or_notify_cancel()
        self.queue.put(Cleaning(future))
        return await asyncio.wrap_future(future)

    def waiting(self) -> list[Work | Cleaning | None]:
        """Wait for a piece of work and return it with all that came meanwhile."""
        batch = [self.queue.get()]
        while len(batch) < AT_ONCE:
            try:
                batch.append(self.queue.get_nowait())
            except Empty:
                break
        return batch

    # There is no other process: nobody is told, nothing is heard, and every claim is granted.

    async def announce(self, topic: str) -> None:
        pass

    def subscribe(self, listener: Listener) -> None:
        pass

    async def sight(self, here: Mapping[str, Sighting]) -> None:
        pass

    async def claim(self, work: str) -> bool:
        return True

    async def release(self, work: str) -> None:
        pass

    async def moved_on(self, lines: Mapping[str, int]) -> list[str]:
        return []

    # Tables

    async def create(
        self,
        row: TableRow,
        log: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        def act(connection: sqlite3.Connection) -> None:
            values = sql.table_values(row, log, summary)
            if not run(connection, sql.INSERT_TABLE, values).fetchall():
                raise Conflict
            write_log(connection, row.id, 0, log, also)

        await self.do(act)

    async def append(
        self,
        table: str,
        n: int,
        entries: list[Entry],
        summary: Summary,
        also: Sequence[tuple[str, Values]] = (),
    ) -> None:
        def act(connection: sqlite3.Connection) -> None:
            values = sql.advance_values(table, n, entries, summary)
            if not run(connection, sql.ADVANCE, values).fetchall():
                raise Conflict
            write_log(connection, table, n, entries, also)

        begun = perf_counter()
        await self.do(act)
        self.appends.observe(perf_counter() - begun)

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        return await self.do(lambda connection: run(connection, statement, values).fetchall())

    async def transact(self, statements: Sequence[tuple[str, Values]]) -> list[list[Any]]:
        return await self.do(
            lambda connection: [run(connection, *one).fetchall() for one in statements]
        )


# In the writer thread


def run(connection: sqlite3.Connection, statement: str, values: Values) -> sqlite3.Cursor:
    """Run one of the statements of `sql`."""
    return connection.execute(statement.replace("$", "?"), values)


def scan_file(path: str, statement: str, values: Values) -> list[Any]:
    """Run a statement that only reads, beside the writer thread."""
    try:
        address = f"{Path(path).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return run(connection, statement, values).fetchall()
    except sqlite3.Error as failure:
        raise as_store_error(failure) from None


def write_log(
    connection: sqlite3.Connection,
    table: str,
    n: int,
    entries: list[Entry],
    also: Sequence[tuple[str, Values]],
) -> None:
    """Write lines of a log, who holds a seat by them, and what goes with them."""
    for values in sql.entry_values(table, n, entries):
        run(connection, sql.INSERT_ENTRY, values)
    for statement, values in (*sql.holding(table, entries), *also):
        run(connection, statement, values)


def carry_out(connection: sqlite3.Connection, work: list[Work]) -> None:
    """Do several pieces of work in one durable transaction, each failing on its own."""
    results: list[tuple[Any, Exception | None]] = []
    try:
        connection.execute("begin immediate")
        for piece in work:
            connection.execute("savepoint piece")
            try:
                results.append((piece.act(connection), None))
            except Exception as failure:
                connection.execute("rollback to piece")
                results.append((None, as_store_error(failure)))
            connection.execute("release piece")
        connection.execute("commit")
    except sqlite3.Error as failure:
        # Where even that fails, the next piece of work finds the transaction open and tries again:
        # this thread must not end, or later callers would wait for ever.
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("rollback")
        damaged = as_store_error(failure)
        if not isinstance(damaged, Damaged):
            results = [(None, StoreDown(str(failure)))] * len(work)
        elif len(work) == 1:
            results = [(None, damaged)]
        else:
            for piece in work:
                carry_out(connection, [piece])
            return
    for piece, (result, error) in zip(work, results, strict=True):
        if error is not None:
            piece.future.set_exception(error)
        else:
            piece.future.set_result(result)


def clean(connection: sqlite3.Connection, future: Future[bool]) -> None:
    """Leave nothing in the file or beside it that was deleted; a reader may be in the way.

    `secure_delete` overwrites rows; copies that were left when pages were split go by writing the
    file anew, and those in the write-ahead log by emptying it.
    """
    try:
        connection.execute("vacuum")
        # Whoever reads the file now is not waited for: everybody who plays would wait, too.
        connection.execute("pragma busy_timeout = 0")
        (busy, *_) = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
    except sqlite3.Error as failure:
        future.set_exception(StoreDown(str(failure)))
    else:
        future.set_result(not busy)
    finally:
        with suppress(sqlite3.Error):
            connection.execute(f"pragma busy_timeout = {BUSY_MILLISECONDS}")


def as_store_error(error: Exception) -> Exception:
    """Return the error of a store that an error of SQLite means."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    if type(error) is sqlite3.DatabaseError:
        return Damaged("pages of the file are damaged: put a back-up in its place")
    if isinstance(error, sqlite3.OperationalError):
        if "Could not decode" in str(error):
            return Damaged("there is a row whose text cannot be read")
        return StoreDown(str(error))
    return error


# Opening


def locked(path: str) -> IO[bytes]:
    """Hold the file's lock for as long as the answer is open, or refuse."""
    lock = private_file(f"{path}.lock", path)
    try:
        lock_file(lock)
    except OSError:
        lock.close()
        raise CannotKeep(
            f"another Filature is using {path}. A file serves one server: stop the other one, or"
            " name another file with --store, or keep the tables in PostgreSQL"
        ) from None
    return lock


def private_file(name: str, path: str) -> IO[bytes]:
    """Open the lock file, which nobody else on this machine may open: who can, can hold it."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(name, flags, 0o600)
    except OSError as error:
        if Path(name).is_symlink():
            raise CannotKeep(f"{name} is a link and no file of Filature's: remove it") from None
        raise CannotKeep(f"cannot write beside {path}: {error.strerror}") from None
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode) or not is_ours(found.st_uid, path):
        os.close(descriptor)
        raise CannotKeep(f"{name} is somebody else's on this machine: remove it")
    if found.st_mode & 0o077:
        # An older version made it for everybody to open.
        with suppress(OSError):
            os.chmod(name, 0o600)
    return os.fdopen(descriptor, "wb", buffering=0)


def is_ours(owner: int, path: str) -> bool:
    """Tell whether the owner of a lock file is this user, or the one whose store it is."""
    if not hasattr(os, "geteuid"):  # Windows
        return True
    with suppress(OSError):
        if owner == os.stat(path).st_uid:
            return True
    return owner == os.geteuid()


def lock_file(lock: IO[bytes]) -> None:
    """Lock a file, or raise `OSError` where another process has. Dying unlocks."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def connect(path: str, new: bool) -> sqlite3.Connection:
    """Return a connection to a file that is up to date, or say why that cannot be."""
    try:
        if new and path != IN_MEMORY and not Path(path).exists():
            # What is kept is nobody else's business on this machine.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("pragma journal_mode=wal")
            connection.execute("pragma synchronous=full")
            connection.execute("pragma foreign_keys=on")
            connection.execute("pragma secure_delete=on")
            connection.execute("begin immediate")
            migrate(connection, path, new)
            connection.execute("commit")
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise CannotKeep(why_not(path, error)) from None
    except OSError as error:
        raise CannotKeep(f"{path} cannot be opened or written to: {error.strerror}") from None
    return connection


def why_not(path: str, error: sqlite3.Error) -> str:
    """Explain an SQLite error to the operator."""
    match getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]:
        case "NOTADB":
            return f"{path} is not an SQLite file"
        case "CORRUPT":
            return f"{path} is damaged ({error}): put a back-up in its place"
        case "BUSY" | "LOCKED":
            return f"{path} is locked by another program"
        case "READONLY":
            return f"{path} may not be written to"
        case "CANTOPEN" | "PERM" | "AUTH":
            return f"{path} cannot be opened, or not in this folder"
        case "FULL":
            return f"the disk of {path} is full"
        case _:
            return f"{path} cannot be used: {error}"


def migrate(connection: sqlite3.Connection, path: str, new: bool) -> None:
    """Bring the file up to date, one numbered step after the other, or refuse it."""
    version = refuse_foreign(connection, path)
    if version < len(sql.MIGRATIONS) and not new:
        raise CannotKeep(f"{path} is not up to date: `filature serve` brings it there")
    for number in range(version, len(sql.MIGRATIONS)):
        for statement in sql.statements(number):
            connection.execute(statement)
    if new:
        # Also where nothing has changed: so it is seen at once whether the file can be written to.
        connection.execute(f"pragma user_version = {len(sql.MIGRATIONS)}")


def refuse_foreign(connection: sqlite3.Connection, path: str) -> int:
    """Return how many migrations a file has had, or refuse one that this program cannot use."""
    (version,) = connection.execute("pragma user_version").fetchone()
    names = {name for (name,) in connection.execute("select name from sqlite_master")}
    if version > len(sql.MIGRATIONS):
        raise CannotKeep(f"{path} was written by a newer Filature: this one cannot read it")
    if version == 1 and "seats" in names:
        raise CannotKeep(f"{path} was written by a first draft of Filature: begin a new file")
    if names and "holders" not in names:
        raise CannotKeep(f"{path} is a file of another program")
    return int(version)
