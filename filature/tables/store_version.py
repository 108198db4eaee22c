"""Which version a store is of, looked up without changing it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from filature.tables import sql
from filature.tables.sqlite import why_not
from filature.tables.store import CannotKeep, shown
from filature.tables.stores import is_shared

CURRENT = len(sql.MIGRATIONS)
"""The version that this program reads and writes."""


async def store_version(name: str) -> int | None:
    """Return how many migrations a store has had, or None where there is none yet.

    `CannotKeep` says in words why it cannot be looked up.
    """
    return await postgres_version(name) if is_shared(name) else sqlite_version(name)


def sqlite_version(name: str) -> int | None:
    path = Path(name)
    if not path.exists():
        return None
    try:
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            (version,) = connection.execute("pragma user_version").fetchone()
            names = {found for (found,) in connection.execute("select name from sqlite_master")}
    except sqlite3.Error as error:
        raise CannotKeep(why_not(name, error)) from None
    if names and "holders" not in names:
        raise CannotKeep(f"{name} is a file of another program")
    return int(version) if names else None


async def postgres_version(url: str) -> int | None:
    try:
        import asyncpg

        from filature.tables import postgres
    except ImportError:
        raise CannotKeep(
            "PostgreSQL needs the package asyncpg, which is not installed:"
            " pip install 'filature[postgres]'"
        ) from None
    try:
        connection = await asyncpg.connect(url, **postgres.how_to_connect())
        try:
            table = postgres.VERSION
            if not await connection.fetchval("select to_regclass($1) is not null", table):
                return None
            statement = f"select version from {table}"  # noqa: S608
            found: int = await connection.fetchval(statement)
            return found
        finally:
            await connection.close()
    except Exception as error:
        raise CannotKeep(f"cannot use {shown(url)}: {postgres.why_not(error)}") from error
