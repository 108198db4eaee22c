"""A store of any older schema is migrated, all of it or nothing, whenever it is interrupted."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from filature.cli import main
from filature.tables import sql
from filature.tables.checking import check_store
from filature.tables.store import CannotKeep
from filature.tables.stores import store_named
from tests.setups import slow_unless
from tests.tables.storing import STORED
from tests.tables.test_stored_tables import fill

OLDEST = 2
"""The schema of version 0.1."""

LATEST = len(sql.MIGRATIONS)
STEPS = sum(len(sql.statements(number)) for number in range(OLDEST, LATEST))
"""How many statements bring version 0.1 up to date."""


def opened(store: str, new: bool = True) -> int:
    """Open a store and check it; return how many tables it has."""

    async def opening() -> int:
        one = store_named(store, new=new)
        await one.open()
        try:
            checked = [found async for found in check_store(one)]
        finally:
            await one.close()
        assert [found for found in checked if found.problems] == []
        return len(checked)

    return asyncio.run(opening())


def as_of(store: str, schema: int) -> None:
    """Make a store as it was when there were so many migrations, with the tables of 0.1."""
    statements = [text for n in range(OLDEST, schema) for text in sql.statements(n)]
    if fill(store, "tables-0.1") == "sqlite":
        with closing(sqlite3.connect(store)) as file:
            for text in [*statements, f"pragma user_version = {schema}"]:
                file.execute(text)
            file.commit()
        return

    async def write() -> None:
        connection = await asyncpg.connect(store)
        for text in [*statements, f"update filature set version = {schema}"]:
            await connection.execute(text)
        await connection.close()

    asyncio.run(write())


def shape(store: str) -> Any:
    """Return the tables, columns and indexes of a store, whatever their order."""
    if not store.startswith("postgresql:"):
        with closing(sqlite3.connect(store)) as file:
            names = [name for (name,) in file.execute("select name from sqlite_master")]
            columns = {name: sorted(file.execute(f"pragma table_info({name})")) for name in names}
            return columns, file.execute("pragma user_version").fetchone()

    async def look() -> Any:
        connection = await asyncpg.connect(store)
        try:
            columns = await connection.fetch(
                "select table_name, column_name, data_type, is_nullable, column_default"
                " from information_schema.columns where table_schema = 'public' order by 1, 2"
            )
            indexes = await connection.fetch(
                "select indexdef from pg_indexes where schemaname = 'public' order by 1"
            )
            version = await connection.fetchval("select version from filature")
            return [tuple(row) for row in (*columns, *indexes)], version
        finally:
            await connection.close()

    return asyncio.run(look())


@pytest.mark.parametrize(
    "schema", slow_unless([OLDEST, LATEST - 1], list(range(OLDEST, LATEST + 1)))
)
def test_every_older_schema_becomes_the_same_as_a_new_store(schema: int, tmp_path: Path) -> None:
    old, new = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3")
    as_of(old, schema)
    assert opened(old) == 13
    assert opened(new) == 0
    assert shape(old) == shape(new)
    assert opened(old) == 13  # and once more: nothing is left to do


def test_a_database_of_an_older_schema_becomes_the_same_as_a_new_one(
    postgres_server: Any, database: str
) -> None:
    as_of(database, OLDEST)
    assert opened(database) == 13
    with postgres_server.database() as new:
        opened(new)
        assert shape(database) == shape(new)


class Broken(Exception):
    """What goes wrong in the middle of a migration."""


def breaking(at: int) -> Any:
    """Return statements of migrations of which one fails, and all after it."""
    count = iter(range(10**6))
    true_statements = sql.statements

    def statements(number: int) -> Iterator[str]:
        for text in true_statements(number):
            yield text if next(count) < at else "select nothing from nowhere"

    return statements


@pytest.mark.parametrize("at", slow_unless([*range(0, STEPS, 6), STEPS - 1], list(range(STEPS))))
def test_a_migration_that_fails_anywhere_leaves_the_file_as_it_was(
    at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = str(tmp_path / "tables.sqlite3")
    fill(store, "tables-0.1")
    before = dump(store)
    with monkeypatch.context() as patch:
        patch.setattr(sql, "statements", breaking(at))
        with pytest.raises(CannotKeep):
            opened(store)
    assert dump(store) == before
    if at in (0, STEPS // 2, STEPS - 1):
        assert opened(store) == 13


def dump(store: str) -> list[str]:
    with closing(sqlite3.connect(store)) as file:
        return [*file.iterdump(), str(file.execute("pragma user_version").fetchone())]


@pytest.mark.parametrize("at", slow_unless([STEPS - 1], [0, STEPS // 3, STEPS - 1]))
def test_a_migration_that_fails_leaves_the_database_as_it_was(
    at: int, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database, "tables-0.1")
    before = shape(database)
    with monkeypatch.context() as patch:
        patch.setattr(sql, "statements", breaking(at))
        with pytest.raises(CannotKeep):
            opened(database)
    assert shape(database) == before
    assert opened(database) == 13


KILLED = """
import asyncio, os, signal, sys
from filature.tables import sql
from filature.tables.stores import store_named
true, count = sql.statements, iter(range(10**6))
def statements(number):
    for text in true(number):
        if next(count) == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)
        yield text
sql.statements = statements
asyncio.run(store_named(sys.argv[1]).open())
"""


def test_a_server_that_is_killed_while_it_migrates_is_simply_started_again(store: str) -> None:
    fill(store, "tables-0.1")
    before = shape(store)
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, store, str(STEPS // 2)], capture_output=True, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    assert shape(store) == before
    assert opened(store) == 13


def test_a_back_up_of_an_older_version_is_restored_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.sqlite3"
    shutil.copyfile(STORED / "tables-0.1.sqlite3", old)
    before = dump(str(old))
    store = str(tmp_path / "tables.sqlite3")
    assert main(["tables", "restore", str(old), "--store", store]) == 0
    assert "13 tables" in capsys.readouterr().out
    assert opened(store, new=False) == 13
    assert dump(str(old)) == before
    assert main(["tables", "export", "table6", "--store", store]) == 0
