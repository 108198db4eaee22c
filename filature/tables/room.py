"""Whether there is room to keep more: what only grows is refused long before the disk is full.

Games that run go on for as long as there is any room at all: a decision is small.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

from filature.core.refusals import Refused
from filature.tables.error_log import log_warning
from filature.tables.hosting import Room as RoomSettings
from filature.tables.sqlite import IN_MEMORY, SqliteStore
from filature.tables.store import Store

MEGABYTE = 10**6
TELL_EVERY = 600.0
"""How often the operator is told, in seconds."""
DATABASE_SIZE = "select pg_database_size(current_database())"


class NoRoom(Refused):
    """The operator's disk is nearly full."""

    status = 507


class Room:
    """How much room a store has; a chore that looks at it."""

    name = "looking for room on the disk"
    every = 15.0

    def __init__(
        self, store: Store, settings: RoomSettings, monotonic: Callable[[], float]
    ) -> None:
        self.store = store
        self.settings = settings
        self.monotonic = monotonic
        self.full = False
        """Nothing is kept that only grows."""
        self.told = -TELL_EVERY

    def check(self) -> None:
        """Refuse to keep more where there is no room."""
        if self.full:
            raise NoRoom("no_room")

    async def run(self) -> None:
        """See how much room there is; tell the operator where it is too little."""
        problem = await self.problem()
        self.full = problem is not None
        if problem is not None and self.monotonic() - self.told >= TELL_EVERY:
            self.told = self.monotonic()
            log_warning("no new tables, talk and notes are taken", "NoRoom", problem)

    async def problem(self) -> str | None:
        """Say why there is too little room, if there is."""
        settings = self.settings
        if self.store.shared:
            if not settings.database_megabytes:
                return None
            ((size,),) = await self.store.fetch(DATABASE_SIZE)
            if size < settings.database_megabytes * MEGABYTE:
                return None
            return (
                f"the database has {size // MEGABYTE} MB, and `database_megabytes` is"
                f" {settings.database_megabytes}"
            )
        found = await asyncio.to_thread(disk_of, self.store)
        if found is None:
            return None
        free, total = found
        least = min(settings.free_megabytes * MEGABYTE, total * settings.free_percent / 100)
        if free >= least:
            return None
        return f"{free // MEGABYTE} MB are free on the store's disk, of {total // MEGABYTE}"


def disk_of(store: Store) -> tuple[int, int] | None:
    """Return how many bytes are free where an SQLite store is kept, and how many there are."""
    if not isinstance(store, SqliteStore) or store.path == IN_MEMORY:
        return None
    try:
        usage = shutil.disk_usage(Path(store.path).absolute().parent)
    except OSError:
        return None
    return usage.free, usage.total
