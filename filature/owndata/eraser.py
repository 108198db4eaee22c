"""Erasing all that belongs to somebody, at all tables, and again after a restore."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack, closing, suppress
from typing import Any, NamedTuple

import msgspec

from filature.core.refusals import NoSuchTable
from filature.owndata.journal import Journal, digest, journal_of
from filature.owndata.rows import ROWS
from filature.tables.devices import Devices
from filature.tables.environment import Environment
from filature.tables.error_log import log_and_go_on
from filature.tables.server_commands import Vacate
from filature.tables.sqlite import SqliteStore, locked
from filature.tables.store import CannotKeep, Store
from filature.tables.table import Table

SELECT_DEVICES = "select token_hash from devices where holder = $1"
SELECT_HELD = "select distinct table_id from holders where token_hash = $1"
SELECT_SAT = "select distinct table_id from log where kind in ('sit', 'hold') and body like $1"
SELECT_SAID = (
    "select distinct table_id from log where kind = 'say' and seat is null and body like $1"
)
UNLINK = (
    "update devices set holder = token_hash, name = '', created = 0, used = 0, changed = $2"
    " where token_hash = $1"
)
FORGET_UNLINKED = "delete from devices where holder = token_hash and changed < $1"
FORGET_PASSKEYS = "delete from passkeys where holder = $1"
FORGET_CHALLENGES = "delete from challenges where device = $1 or holder = $1"
PUT_ERASURE = (
    "insert into erasures (holder_hash, at) values ($1, $2)"
    " on conflict (holder_hash) do update set at = excluded.at"
)
SELECT_ERASURES = "select holder_hash, at from erasures"
SELECT_ANYBODY = (
    "select token_hash from holders",
    "select token_hash from devices",
    "select holder from devices",
    "select holder from passkeys",
    "select device from challenges",
)
SELECT_BODIES = (
    "select body from log where kind in ('sit', 'hold')",
    "select body from log where kind = 'say' and seat is null",
)

SELECT_OWN = (
    "select 1 from devices where token_hash = $1 or holder = $1",
    "select 1 from passkeys where holder = $1",
    "select 1 from challenges where device = $1 or holder = $1",
)
UNCLEAN = "unclean"
MARK_UNCLEAN = "insert into server_keys (name, value) values ($1, '') on conflict (name) do nothing"
SELECT_MARK = "select 1 from server_keys where name = $1"
FORGET_MARK = "delete from server_keys where name = $1"

CLEAN_EVERY = 600.0
"""The least number of seconds between two times that a file is written anew."""
CLEAN_SHARE = 100
"""How many times as long as it took is waited at the least: nothing else is written meanwhile."""

FOLLOWED = 120.0
"""After how many seconds every process has heard that a device acts for nobody any more."""


class Erased(NamedTuple):
    """At how many tables somebody was erased, and whether nothing at all is left."""

    tables: int
    whole: bool


class Eraser:
    """Erases people. `table` gives a table by its id, as this process serves it."""

    name = "cleaning up what was erased"
    every = 60.0

    def __init__(
        self,
        store: Store,
        journal: Journal,
        table: Callable[[str], Awaitable[Table]],
        now: Callable[[], float],
        devices: Devices | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.journal = journal
        self.table = table
        self.now = now
        self.devices = devices
        self.monotonic = monotonic
        self.unclean = False
        """Something was deleted that is still to be made unreadable; the store says so, too."""
        self.marks = 0
        """How often something was deleted."""
        self.not_before = -1e12
        """When the file may be written anew again."""
        self.working = asyncio.Lock()
        """One thing at a time: looking for somebody reads every log."""

    async def erase(self, holder: str) -> int:
        """Erase everything of somebody; return at how many tables.

        Where nothing is kept of them, nothing is done. Otherwise it is written down first: should
        this process die on the way, it is done again at the next start.
        """
        async with self.working:
            return (await self.erase_all(holder)).tables

    async def erase_all(self, holder: str) -> Erased:
        found = await self.store.fetch(SELECT_DEVICES, holder)
        holders = {holder, *(str(row[0]) for row in found)}
        tables = await self.tables_of(holders)
        if not (found or tables or await self.has_rows(holder)):
            return Erased(0, True)
        now = self.now()
        erasures = {digest(one): now for one in holders}
        await asyncio.to_thread(self.journal.add, erasures)
        await self.mark_unclean()
        done = 0
        for id in tables:
            with log_and_go_on("somebody cannot be erased at a table"):
                await self.erase_at(id, holders)
                done += 1
        for one in holders:
            await self.erase_rows(one, now)
        await self.mark_unclean()
        whole = done == len(tables)
        if whole:
            await self.note(erasures)
        return Erased(done, whole)

    async def tables_of(self, holders: Iterable[str]) -> list[str]:
        """Return the tables whose logs name any of these holders."""
        found: set[str] = set()
        for holder in holders:
            for row in await self.store.fetch(SELECT_HELD, holder):
                found.add(str(row[0]))
            for statement in (SELECT_SAT, SELECT_SAID):
                rows = await self.store.scan(statement, f'%"{holder}"%')
                found |= {str(row[0]) for row in rows}
        return sorted(found)

    async def has_rows(self, holder: str) -> bool:
        """Tell whether anything is kept of somebody beside tables."""
        for statement in (*SELECT_OWN, *(rows.select for rows in ROWS)):
            if await self.store.fetch(statement, holder):
                return True
        return False

    async def mark_unclean(self) -> None:
        """Note that something is deleted, before and after: a crash does not make it forgotten."""
        self.marks += 1
        self.unclean = True
        await self.store.fetch(MARK_UNCLEAN, UNCLEAN)

    async def erase_at(self, id: str, holders: set[str]) -> None:
        """Erase somebody at one table; in a running game they leave first."""
        try:
            table = await self.table(id)
            for holder in holders:
                for seat in table.state.seats_of(holder):
                    await table.execute(seat, Vacate())
            await table.erase(holders)
        except NoSuchTable:
            pass

    async def erase_rows(self, holder: str, now: float) -> None:
        """Erase what is kept of a holder beside tables."""
        statements: list[tuple[str, tuple[Any, ...]]] = [
            (text, (holder,)) for rows in ROWS for text in rows.erase
        ]
        if self.devices is not None:
            now = self.devices.moment(now)
        statements += [(FORGET_PASSKEYS, (holder,)), (FORGET_CHALLENGES, (holder,))]
        await self.store.transact([*statements, (UNLINK, (holder, now))])
        if self.devices is not None:
            self.devices.note(holder, holder)
        if self.store.shared:
            await self.store.announce("devices")
        else:
            await self.store.fetch(FORGET_UNLINKED, now + 1)

    async def note(self, erasures: dict[str, float]) -> None:
        """Keep in the store what was erased, so that it is not done again at every start."""
        if erasures:
            await self.store.transact([(PUT_ERASURE, one) for one in erasures.items()])

    # After a restore, and now and then

    async def erase_again(self) -> int:
        """Erase again what the journal says and this store does not know of; return how many."""
        self.unclean = bool(await self.store.fetch(SELECT_MARK, UNCLEAN))
        kept = {str(row[0]): float(row[1]) for row in await self.store.fetch(SELECT_ERASURES)}
        written = await asyncio.to_thread(self.journal.read)
        unwritten = {one: at for one, at in kept.items() if one not in written}
        await asyncio.to_thread(self.journal.add, unwritten)
        missing = {one: at for one, at in written.items() if one not in kept}
        if not missing:
            return 0
        again = [one for one in await self.everybody() if digest(one) in missing]
        for holder in again:
            async with self.working:
                if not (await self.erase_all(holder)).whole:
                    del missing[digest(holder)]
        await self.note(missing)
        await self.run()
        return len(again)

    async def everybody(self) -> set[str]:
        """Return every holder that anything in the store names."""
        found: set[str] = set()
        for statement in (*SELECT_ANYBODY, *(rows.holders for rows in ROWS if rows.holders)):
            found |= {str(row[0]) for row in await self.store.fetch(statement)}
        for statement in SELECT_BODIES:
            for row in await self.store.scan(statement):
                with suppress(msgspec.MsgspecError):
                    body = msgspec.json.decode(row[0], type=dict[str, Any])
                    named = (body.get(name) for name in ("token", "from", "by"))
                    found |= {one for one in named if isinstance(one, str)}
        return found

    async def run(self) -> None:
        """Make unreadable what was deleted, as soon as nobody needs it to follow."""
        if await self.store.fetch(f"{FORGET_UNLINKED} returning 1", self.now() - FOLLOWED):
            await self.mark_unclean()
        async with self.working:
            begun, marks = self.monotonic(), self.marks
            if not self.unclean or begun < self.not_before:
                return
            cleaned = await self.store.clean()
            took = self.monotonic() - begun
            self.not_before = begun + max(CLEAN_EVERY, CLEAN_SHARE * took)
            if cleaned and marks == self.marks:
                self.unclean = False
                await self.store.fetch(FORGET_MARK, UNCLEAN)


async def erase_restored(store: Store) -> int:
    """Erase again in an open store what its journal says, for a command of the operator.

    Not in an SQLite file that a server uses: the server has done it, and knows its tables by heart.
    """
    environment = Environment()

    async def table(id: str) -> Table:
        kept = await store.load(id)
        if kept is None:
            raise NoSuchTable("no_such_table")
        return Table(kept, store, environment)

    with ExitStack() as held:
        if isinstance(store, SqliteStore) and not store.alone:
            try:
                held.enter_context(closing(locked(store.path)))
            except CannotKeep:
                return 0
        eraser = Eraser(store, journal_of(store, None), table, environment.now)
        return await eraser.erase_again()
