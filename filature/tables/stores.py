"""Which store keeps the tables: named by a file or by a URL."""

from __future__ import annotations

import os
import re
from pathlib import Path

import platformdirs

from filature.tables.sqlite import IN_MEMORY, SqliteStore
from filature.tables.store import CannotKeep, Store

POSTGRES = ("postgresql://", "postgres://")


def default_store() -> str:
    """Return where tables are kept unless said otherwise."""
    folder = Path(platformdirs.user_data_dir("filature", appauthor=False))
    return os.environ.get("FILATURE_STORE") or str(folder / "tables.sqlite3")


def is_shared(name: str) -> bool:
    """Tell whether several processes may use a store at once."""
    return name.startswith(POSTGRES)


def store_named(name: str, alone: bool = True, new: bool = True) -> Store:
    """Return the store of that name, not yet open.

    `alone`: an SQLite file that another process uses is refused. `new`: a store that is not there,
    or not up to date, is made so; without it, it is refused.
    """
    if is_shared(name):
        return postgres_store(name, new)
    address = re.match(r"(?!file:)(\w+)://", name)
    if address:
        raise CannotKeep(
            f"{address[1]}:// is unknown: name an SQLite file, or a PostgreSQL database as"
            " postgresql://USER@HOST/DATABASE"
        )
    if name == IN_MEMORY:
        return SqliteStore(name)
    path = Path(name)
    try:
        if path.is_dir():
            raise CannotKeep(f"{path} is a folder: name a file in it")
        if new:
            path.parent.mkdir(parents=True, exist_ok=True)
        elif not path.exists():
            raise CannotKeep(f"there is no store at {path}")
    except OSError as error:
        raise CannotKeep(f"cannot use {path.parent}: {error.strerror}") from None
    return SqliteStore(path, alone, new)


def postgres_store(url: str, new: bool) -> Store:
    try:
        from filature.tables.postgres import PostgresStore
    except ImportError:
        raise CannotKeep(
            "PostgreSQL needs the package asyncpg, which is not installed:"
            " pip install 'filature[postgres]'"
        ) from None
    return PostgresStore(url, new)
