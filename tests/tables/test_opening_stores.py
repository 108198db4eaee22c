"""A store is brought up to date when it is opened; one that cannot be used says so in words."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from filature.core.messages import Settings
from filature.tables import sql
from filature.tables.postgres import PostgresStore
from filature.tables.sqlite import SqliteStore
from filature.tables.store import CannotKeep, Entry, Summary, TableRow, shown
from filature.tables.stores import store_named
from tests.postgres import Postgres

ROW = TableRow("aa", "kryptos", 1, 3, {}, Settings(), "invite", 1.0)
SUMMARY = Summary("playing", "Ada", 3)
LOG = [Entry("chance", None, {"action": n}, at=1.0) for n in range(3)]


def refusal(name: str) -> str:
    """Open a store that cannot be used; return why."""

    async def opening() -> None:
        store = store_named(name)
        await store.open()
        await store.close()

    with pytest.raises(CannotKeep) as refused:
        asyncio.run(opening())
    words = str(refused.value)
    assert "Error" not in words
    assert "\n" not in words
    return words


# Migrations


def as_first_written(name: str) -> None:
    """Make a store as the first migration left it, with one table in it."""
    first = sql.statements(0)
    row = sql.table_values(ROW, LOG, SUMMARY)[:-1]
    insert = (
        "insert into tables (id, game, rules_version, seats, options, settings, listed, invite,"
        " created, phase, host, taken, touched)"
        " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
    )
    entries = sql.entry_values("aa", 0, LOG)
    if not name.startswith("postgresql:"):
        with sqlite3.connect(name) as file:
            for statement in [*first, "pragma user_version = 1"]:
                file.execute(statement)
            file.execute(insert.replace("$", "?"), row)
            file.executemany(sql.INSERT_ENTRY.replace("$", "?"), entries)
        return

    async def write() -> None:
        connection = await asyncpg.connect(name)
        begun = ["create table filature (version integer)", "insert into filature values (1)"]
        for statement in [*first, *begun]:
            await connection.execute(statement)
        await connection.execute(insert, *row)
        await connection.executemany(sql.INSERT_ENTRY, entries)
        await connection.close()

    asyncio.run(write())


def test_an_older_store_is_brought_up_to_date_with_all_it_holds(store: str) -> None:
    as_first_written(store)

    async def run() -> None:
        opened = store_named(store)
        await opened.open()
        kept = await opened.load("aa")
        assert kept is not None
        assert (kept.row, kept.log) == (ROW, LOG)
        await opened.append("aa", len(LOG), [Entry("chance", None, {"action": 3})], SUMMARY)
        await opened.close()

    asyncio.run(run())


def test_many_processes_may_bring_a_database_up_to_date_at_once(database: str) -> None:
    async def run() -> None:
        stores = [PostgresStore(database) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(ROW, LOG, SUMMARY)
        for store in stores:
            assert await store.load("aa") is not None
            await store.close()

    asyncio.run(run())


def test_a_store_of_a_newer_version_is_refused(store: str) -> None:
    as_first_written(store)
    newer = len(sql.MIGRATIONS) + 1
    if store.startswith("postgresql:"):
        run_in(store, f"update filature set version = {newer}")
    else:
        with sqlite3.connect(store) as file:
            file.execute(f"pragma user_version = {newer}")
    assert "newer Filature" in refusal(store)


def run_in(database: str, statement: str) -> Any:
    async def run() -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetch(statement)
        finally:
            await connection.close()

    return asyncio.run(run())


# PostgreSQL


def test_a_server_that_is_not_there_is_said_not_to_be_reached(tmp_path: Path) -> None:
    for address in ("postgresql://127.0.0.1:9/x", f"postgresql:///x?host={tmp_path}"):
        assert "cannot be reached" in refusal(address)


def test_a_database_that_is_not_there_is_named(postgres_server: Postgres) -> None:
    assert "there is no such database" in refusal(postgres_server.named("nowhere"))


def test_a_database_of_another_program_is_not_touched(database: str) -> None:
    run_in(database, "create table log (line text)")
    assert "another program keeps a table `log`" in refusal(database)
    assert len(run_in(database, "select * from pg_tables where schemaname = 'public'")) == 1


def test_a_database_in_another_encoding_is_refused(postgres_server: Postgres) -> None:
    name = f"filature_latin_{os.getpid()}"
    postgres_server.run(f"create database {name} template template0 encoding 'LATIN1' locale 'C'")
    try:
        assert "UTF8 is needed" in refusal(postgres_server.named(name))
    finally:
        postgres_server.run(f"drop database {name}")


def test_a_user_who_may_not_make_tables_is_told_so(postgres_server: Postgres) -> None:
    name = f"filature_guest_{os.getpid()}"
    with postgres_server.database() as database:
        run_in(database, "revoke create on schema public from public")
        run_in(database, f"create role {name} login password 'x'")
        try:
            if not database.startswith("postgresql://filature@/"):
                pytest.skip("another server's address names its users in its own way")
            guest = database.replace("//filature@", f"//{name}:secret@")
            words = refusal(guest)
            assert "may not make tables" in words
            assert "secret" not in words
        finally:
            run_in(database, f"drop role {name}")


def test_an_address_that_cannot_be_read_is_said_to_be_so() -> None:
    assert "cannot be read" in refusal("postgresql://host:port/x")
    assert "mysql:// is unknown" in refusal("mysql://host/x")


def test_without_asyncpg_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "filature.tables.postgres", None)
    assert "pip install 'filature[postgres]'" in refusal("postgresql://host/x")


def test_no_password_is_shown() -> None:
    hidden = "postgresql://user@host/x"
    assert shown("postgresql://user:pass@host/x") == hidden
    assert shown("postgresql://user:p@ss:w@host/x") == hidden
    assert "pass" not in shown("postgresql://host/x?user=a&password=pass").replace("password", "")
    assert shown("/a/b:c@d.sqlite3") == "/a/b:c@d.sqlite3"


# SQLite


def test_a_file_that_is_no_store_is_refused_and_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("Dear diary, " * 100)
    assert "is not an SQLite file" in refusal(str(text))
    assert text.read_text() == "Dear diary, " * 100
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as file:
        file.execute("create table diary (line text)")
    assert "file of another program" in refusal(str(other))
    assert "is a folder" in refusal(str(tmp_path))
    assert "cannot use" in refusal(str(text / "below" / "x.sqlite3"))


def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path) -> None:
    name = str(tmp_path / "tables.sqlite3")
    as_first_written(name)
    pages = Path(name).read_bytes()
    Path(name).write_bytes(pages[:100] + b"\xff" * 3000 + pages[3100:])
    words = refusal(name)
    assert "is damaged" in words


def test_a_file_that_another_program_has_locked_is_said_to_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "tables.sqlite3")
    as_first_written(name)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **how: connect(path, timeout=0, **how))
    holder = connect(name, isolation_level=None)
    holder.execute("begin exclusive")
    assert "is locked" in refusal(name)
    holder.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    name = str(folder / "tables.sqlite3")
    as_first_written(name)
    os.chmod(name, 0o400)
    assert "may not be written" in refusal(name)
    os.chmod(folder, 0o500)
    assert "cannot write" in refusal(str(folder / "new.sqlite3"))
    os.chmod(folder, 0o700)


def test_a_first_draft_is_refused(tmp_path: Path) -> None:
    name = str(tmp_path / "tables.sqlite3")
    with sqlite3.connect(name) as file:
        file.execute("create table seats (name text)")
        file.execute("pragma user_version = 1")
    assert "first draft" in refusal(name)


@pytest.mark.parametrize("before", [None, 0o644, 0o666])
def test_nobody_else_on_the_machine_can_hold_the_lock(tmp_path: Path, before: int | None) -> None:
    lock = tmp_path / "tables.sqlite3.lock"
    if before is not None:
        lock.touch()
        lock.chmod(before)

    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.open()
        assert lock.stat().st_mode & 0o777 == 0o600
        await store.close()

    umask = os.umask(0)
    try:
        asyncio.run(run())
    finally:
        os.umask(umask)


def test_a_lock_that_is_a_link_is_refused_and_what_it_names_stays(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary")
    (tmp_path / "tables.sqlite3.lock").symlink_to(diary)
    assert "is a link" in refusal(str(tmp_path / "tables.sqlite3"))
    assert diary.read_text() == "Dear diary"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_lock_of_another_user_is_refused_unless_the_store_is_theirs_too(tmp_path: Path) -> None:
    name = tmp_path / "tables.sqlite3"
    lock = tmp_path / "tables.sqlite3.lock"
    lock.touch()
    os.chown(lock, 65534, -1)
    assert "somebody else's" in refusal(str(name))
    os.mkfifo(tmp_path / "other.sqlite3.lock")
    assert "somebody else's" in refusal(str(tmp_path / "other.sqlite3"))
    name.touch()
    os.chown(name, 65534, -1)
    asyncio.run(opened_and_closed(name))


async def opened_and_closed(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


def test_two_servers_never_use_one_file(tmp_path: Path) -> None:
    name = str(tmp_path / "tables.sqlite3")
    hold = (
        "import asyncio, sys\n"
        "from filature.tables.sqlite import SqliteStore\n"
        "store = SqliteStore(sys.argv[1])\n"
        "asyncio.run(store.open())\n"
        "print('open', flush=True)\n"
        "sys.stdin.read()\n"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"open\n"
    assert "another Filature is using" in refusal(name)

    async def look() -> int:
        store = store_named(name, alone=False, new=False)
        await store.open()
        every = await store.every()
        await store.close()
        return len(every)

    assert asyncio.run(look()) == 0
    other.kill()
    other.wait()
    other.stdout.close()
    assert other.stdin is not None
    other.stdin.close()

    async def serve() -> None:
        store = SqliteStore(name)
        await store.open()
        await store.close()

    asyncio.run(serve())
