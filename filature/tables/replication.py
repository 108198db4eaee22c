"""Other processes that serve the same tables: their log entries, and who is at them.

Their entries are announced (by table id only) and read from the store. An announcement may be lost,
so every few seconds the store is asked which logs have grown. Who is at a table is announced every
few seconds, and believed for a few more.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from filature.core.refusals import NoSuchTable
from filature.tables.background import BackgroundTasks
from filature.tables.environment import Environment
from filature.tables.error_log import log_store_down
from filature.tables.store import Sighting, Store, StoreDown
from filature.tables.table import Table

ANNOUNCE_EVERY = 3.0
"""How often other processes are told who is here, in seconds; it is believed for `STILL_HERE`."""

POLL_EVERY = 10.0
"""How often the store is asked which logs have grown, in seconds."""


class Replication:
    """Keeps the loaded tables up to date with what other processes write.

    `changed` is called with each table that was brought up to date.
    """

    def __init__(
        self,
        store: Store,
        environment: Environment,
        tables: dict[str, Table],
        background: BackgroundTasks,
        changed: Callable[[Table], None],
    ) -> None:
        self.store = store
        self.environment = environment
        self.tables = tables
        self.background = background
        self.changed = changed
        self.topics: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        """What is done when another process announces something beside tables."""
        self.stale: set[str] = set()
        """The tables to which another process has written, and which are about to be read."""
        self.presence_told = self.polled = -1e9

    # What the store announces

    def table_written(self, table: str) -> None:
        """Another process has written to a table, or deleted it."""
        known = self.tables.get(table)
        if known is not None and table not in self.stale:
            self.stale.add(table)
            self.background.start(self.catch_up(known))

    def announced(self, topic: str) -> None:
        """Another process has changed something."""
        heard = self.topics.get(topic)
        if heard is not None:
            self.background.start(heard())

    def connection_lost(self) -> None:
        """Announcements were missed for a while: poll."""
        self.background.start(self.poll())

    def sighted(self, by: str, table: str, sighting: Sighting) -> None:
        """Somebody is at a table, at another process."""
        known = self.tables.get(table)
        if known is not None:
            known.presence.sighted(by, sighting)

    # What is done about it

    async def catch_up(self, table: Table) -> None:
        """Read what another process has written."""
        self.stale.discard(table.row.id)
        try:
            await table.catch_up()
        except NoSuchTable:
            self.tables.pop(table.row.id, None)
        except StoreDown as failure:
            log_store_down("news of a table", failure)
        else:
            self.changed(table)

    async def tick(self) -> None:
        """Broadcast presence and poll for missed log entries when due."""
        if not self.store.shared:
            return
        now = self.environment.monotonic()
        if now - self.presence_told >= ANNOUNCE_EVERY:
            self.presence_told = now
            here = {id: seen for id, t in self.tables.items() if (seen := t.presence.sighting())}
            await self.store.sight(here)
        if now - self.polled >= POLL_EVERY:
            self.polled = now
            await self.poll()

    async def poll(self) -> None:
        """Read what was written to tables without an announcement."""
        lines = {id: table.state.lines for id, table in self.tables.items()}
        try:
            moved_on = await self.store.moved_on(lines) if lines else []
        except StoreDown as failure:
            log_store_down("news of tables", failure)
            return
        for table in moved_on:
            self.table_written(table)
