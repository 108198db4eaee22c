"""What the server deletes by itself, after as many days as its operator says."""

from __future__ import annotations

from contextlib import suppress

from filature.core.events import SPECTATOR
from filature.core.own_data import Retention
from filature.core.refusals import NoSuchTable
from filature.owndata.eraser import Eraser
from filature.tables.error_log import log_and_go_on
from filature.tables.hosting import Keep
from filature.tables.lobby import Lobby
from filature.tables.server_commands import StopGame
from filature.tables.state import rules_changed

DAY = 86400.0
JUMP = 1800.0
"""By how many seconds a clock is set ahead that may have been set by mistake."""
ENDED = "('over', 'left', 'closed')"

SELECT_PHASE = "select id from tables where phase = $1 and touched < $2"
SELECT_ENDED = f"select id from tables where phase in {ENDED} and touched < $1"  # noqa: S608
SELECT_UNENDED = (
    f"select id, game, rules_version from tables where phase not in {ENDED} and touched < $1"  # noqa: S608
)
BLANK_TALK_AT = (
    "update log set body = '{\"text\":null}' where kind = 'say' and body <> '{\"text\":null}'"
    " and table_id = $1 returning 1"
)
BLANK_TALK = (
    "update log set body = '{\"text\":null}' where kind = 'say' and body <> '{\"text\":null}'"  # noqa: S608
    f" and table_id in (select id from tables where phase in {ENDED} and touched < $1)"
    " returning 1"
)
SIGN_OUT_UNUSED = (
    "update devices set holder = token_hash, name = '', changed = $2"
    " where holder <> token_hash and used < $1 returning token_hash"
)
USED = "update devices set used = $2 where token_hash = $1 and used < $2"


def told(keep: Keep) -> list[Retention]:
    """Return what is kept for how long, as the page says it."""
    kinds = ("gathering", "running", "talk", "finished", "devices")
    return [Retention(kind, getattr(keep, kind)) for kind in kinds]


class RetentionChore:
    """Deletes what is old, now and then."""

    name = "deleting what is old"
    every = 3600.0

    def __init__(self, lobby: Lobby, eraser: Eraser) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.keep = lobby.hosting.keep
        self.eraser = eraser
        self.start: float | None = None
        """The time by the wall clock at which the monotonic one began."""

    async def run(self) -> None:
        """Delete, stop and blank what is due; one process does it."""
        now = self.lobby.environment.now()
        await self.note_used(now)
        if self.was_set_ahead(now):
            return
        if not await self.store.claim("retention"):
            return
        try:
            keep = self.keep
            if keep.gathering:
                due = await self.store.fetch(SELECT_PHASE, "gathering", now - keep.gathering * DAY)
                await self.delete([row[0] for row in due])
            if keep.running:
                old = now - keep.running * DAY
                due = await self.store.fetch(SELECT_PHASE, "playing", old)
                closed = await self.closed(old)
                await self.stop([row[0] for row in due if row[0] not in closed])
            if keep.finished:
                old = now - keep.finished * DAY
                due = await self.store.fetch(SELECT_ENDED, old)
                await self.delete([*(row[0] for row in due), *await self.closed(old)])
            if keep.talk:
                await self.blank_talk(now - keep.talk * DAY)
            if keep.devices:
                await self.sign_out(now)
        finally:
            await self.store.release("retention")

    def was_set_ahead(self, now: float) -> bool:
        """Tell whether the clock was set ahead since the last time.

        Perhaps by mistake, and what is deleted does not come back: it waits for the next time.
        """
        before, self.start = self.start, now - self.lobby.environment.monotonic()
        return before is not None and self.start - before > JUMP

    async def note_used(self, now: float) -> None:
        """Keep which devices were used here since the last time."""
        seen, self.lobby.devices.seen = self.lobby.devices.seen, set()
        for device in seen:
            await self.store.fetch(USED, device, now)

    async def delete(self, tables: list[str]) -> None:
        """Delete tables for good."""
        if tables:
            await self.eraser.mark_unclean()
        for id in tables:
            with log_and_go_on("deleting an old table failed"):
                await self.store.delete(id)
                table = self.lobby.tables.get(id)
                if table is not None:
                    table.gone = True
                    table.changed()
                    self.lobby.unload(id)
        if tables:
            await self.eraser.mark_unclean()

    async def stop(self, tables: list[str]) -> None:
        """Stop games with which nobody has gone on; one that cannot be is no reason to stop."""
        for id in tables:
            with log_and_go_on("stopping an old game failed"), suppress(NoSuchTable):
                table = await self.lobby.table_now(id)
                await table.execute(SPECTATOR, StopGame())

    async def closed(self, before: float) -> list[str]:
        """Return the tables that a change of the rules has ended, which their rows do not say."""
        rows = await self.store.fetch(SELECT_UNENDED, before)
        return [id for id, game, version in rows if rules_changed(game, version)]

    async def blank_talk(self, before: float) -> None:
        """Blank what was said at tables that ended before a moment."""
        blanked = await self.store.fetch(BLANK_TALK, before)
        for id in await self.closed(before):
            blanked += await self.store.fetch(BLANK_TALK_AT, id)
        if blanked:
            await self.eraser.mark_unclean()

    async def sign_out(self, now: float) -> None:
        """Sign out devices that nobody has used."""
        unused = now - self.keep.devices * DAY
        changed = self.lobby.devices.moment(now)
        for row in await self.store.fetch(SIGN_OUT_UNUSED, unused, changed):
            self.lobby.devices.note(row[0], row[0])
            await self.store.announce("devices")
