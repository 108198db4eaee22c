"""Which store keeps the tables: named by a file or by a URL."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from filature.tables.sqlite import SqliteStore
from filature.tables.store import Store


class CannotKeep(Exception):
    """A store cannot be used; the text says why, in words for whoever runs the server."""


def default_store() -> str:
    """Return where tables are kept unless said otherwise."""
    return str(Path(platformdirs.user_data_dir("filature", appauthor=False)) / "tables.sqlite3")


def is_shared(name: str) -> bool:
    """Tell whether several processes may use a store at once."""
    return name.startswith(("postgresql://", "postgres://"))


def store_named(name: str) -> Store:
    """Return the store of that name, not yet open."""
    path = Path(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotKeep(f"cannot use {path.parent}: {error.strerror}") from None
    return SqliteStore(path)
