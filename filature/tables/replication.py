"""The other processes that serve the same tables: what they have written, and who is there.

What they write is told by news (ids only) and read from the store. News may be lost, so every
few seconds it is asked which logs have grown. Who is at a table is told every few seconds, and
believed for a few more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.tables.error_log import log_store_down
from filature.tables.store import Sighting, StoreDown
from filature.tables.table import NoSuchTable, Table

if TYPE_CHECKING:
    from filature.tables.lobby import Lobby

TELL_EVERY = 3.0
"""How often the others are told who is here, in seconds; it is believed for `STILL_HERE`."""

ASK_EVERY = 10.0
"""How often it is asked which tables have moved on unheard, in seconds."""


class Replication:
    """What one lobby knows of the others."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.stale: set[str] = set()
        """The tables to which another process has written, and which are about to be read."""
        self.told = self.asked = -1e9

    def heard(self, table: str) -> None:
        """Another process has written to a table, or deleted it."""
        known = self.lobby.tables.get(table)
        if known is not None and table not in self.stale:
            self.stale.add(table)
            self.lobby.in_background(self.catch_up(known))

    def missed(self) -> None:
        """Nothing was heard for a while: ask which tables have moved on."""
        self.lobby.in_background(self.ask())

    def sighted(self, by: str, table: str, sighting: Sighting) -> None:
        """Somebody is at a table, at another process."""
        known = self.lobby.tables.get(table)
        if known is not None:
            known.presence.sighted(by, sighting, len(known.seats))

    async def catch_up(self, table: Table) -> None:
        """Read what another process has written."""
        self.stale.discard(table.row.id)
        try:
            await table.catch_up()
        except NoSuchTable:
            self.lobby.forget(table.row.id)
        except StoreDown as failure:
            log_store_down("news of a table", failure)
        else:
            self.lobby.bot_runner.start_due(table, later=True)

    async def look(self) -> None:
        """Tell and ask what it is time for."""
        lobby = self.lobby
        if not lobby.store.shared:
            return
        now = lobby.environment.monotonic()
        if now - self.told >= TELL_EVERY:
            self.told = now
            here = {id: seen for id, t in lobby.tables.items() if (seen := t.presence.sighting())}
            await lobby.store.sight(here)
        if now - self.asked >= ASK_EVERY:
            self.asked = now
            await self.ask()

    async def ask(self) -> None:
        """Read what has been written to tables without a word."""
        lines = {id: table.lines for id, table in self.lobby.tables.items()}
        try:
            moved_on = await self.lobby.store.moved_on(lines) if lines else []
        except StoreDown as failure:
            log_store_down("news of tables", failure)
            return
        for table in moved_on:
            self.heard(table)
