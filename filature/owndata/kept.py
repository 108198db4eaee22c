"""What is kept of somebody: how much of each kind, and all of it in one archive.

Of a running game nothing is given that the game keeps secret: no record; notes only to a device
that holds one seat there, since at a shared one they are somebody else's as well.
"""

from __future__ import annotations

import io
import zipfile
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from filature.core.own_data import KeptPart
from filature.core.refusals import NoSuchTable, Refused
from filature.core.words import Words
from filature.owndata.rows import ROWS
from filature.tables.error_log import log_error
from filature.tables.holder_rows import HolderRows
from filature.tables.lobby import Lobby
from filature.tables.store import StoreDown

RUNNING = ("gathering", "playing", "sealed")
BLANK = '{"text":null}'

SELECT_TABLES = (
    "select tables.id, tables.game, tables.phase, tables.created, holders.seat from holders"
    " join tables on tables.id = holders.table_id where holders.token_hash = $1"
    " order by tables.created, tables.id, holders.seat"
)
SELECT_NOTES = (
    "select notes.table_id, notes.seat, notes.text from notes join holders"
    " on holders.table_id = notes.table_id and holders.seat = notes.seat"
    " where holders.token_hash = $1 order by notes.table_id, notes.seat"
)
SELECT_TALK = (
    "select log.table_id, log.at, log.seat, log.body from log join holders"
    " on holders.table_id = log.table_id and holders.seat = log.seat"
    " where holders.token_hash = $1 and log.kind = 'say' and log.body <> $2"
    " order by log.at, log.table_id, log.n"
)
SELECT_WATCHED = (
    "select table_id, at, seat, body from log where kind = 'say' and seat is null"
    " and body like $1 order by at, table_id, n"
)
SELECT_DEVICES = (
    "select name, created, used from devices where holder = $1 and token_hash <> $1"
    " order by created, name"
)
SELECT_PASSKEYS = "select name, created, used from passkeys where holder = $1 order by created, id"
PEOPLE = (
    HolderRows("devices", ("name", "created", "used"), SELECT_DEVICES, (), ()),
    HolderRows("passkeys", ("name", "created", "used"), SELECT_PASSKEYS, (), ()),
)
FIXED = (1980, 1, 1, 0, 0, 0)
"""When every file of an archive was written: the same data make the same bytes."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which somebody sits."""

    table: str
    game: str
    phase: str
    created: float
    seats: list[int]


class Kept:
    """Reads what is kept of people."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store

    async def parts(self, holder: str) -> list[KeptPart]:
        """Return how much is kept of somebody, of each kind of which there is any."""
        tables = await self.tables(holder)
        counts = {
            "running": sum(one.phase in RUNNING for one in tables),
            "finished": sum(one.phase not in RUNNING for one in tables),
            "notes": len(await self.store.fetch(SELECT_NOTES, holder)),
            "talk": len(await self.talk(holder)),
        }
        for rows in ROWS:
            counts[rows.name] = len(await self.store.fetch(rows.select, holder))
        return [KeptPart(type, count) for type, count in counts.items() if count]

    async def tables(self, holder: str) -> list[OwnTable]:
        """Return the tables at which somebody holds seats."""
        found: dict[str, OwnTable] = {}
        for id, game, phase, created, seat in await self.store.fetch(SELECT_TABLES, holder):
            found.setdefault(id, OwnTable(id, game, phase, created, [])).seats.append(seat)
        return list(found.values())

    async def talk(self, holder: str) -> list[dict[str, Any]]:
        """Return what somebody has said, at their seats and as a spectator."""
        said = await self.store.fetch(SELECT_TALK, holder, BLANK)
        watched = await self.store.scan(SELECT_WATCHED, f'%"by":"{holder}"%')
        return [
            {"table": table, "at": at, "seat": seat, "text": text}
            for table, at, seat, body in (*said, *watched)
            if (text := text_of(body)) is not None
        ]

    async def archive(self, holder: str, language: str) -> bytes:
        """Return all that is kept of somebody as one ZIP file; its README is in a language."""
        tables = await self.tables(holder)
        written: dict[str, bytes] = {
            "README.txt": (own_words(language).text("readme") + "\n").encode(),
            "tables.json": encoded(tables),
            "talk.json": encoded(await self.talk(holder)),
        }
        for rows in (*PEOPLE, *ROWS):
            found = await self.store.fetch(rows.select, holder)
            named = [dict(zip(rows.columns, row, strict=True)) for row in found]
            written[f"{rows.name}.json"] = encoded(named)
        shared = {one.table for one in tables if one.phase in RUNNING and len(one.seats) > 1}
        for table, seat, text in await self.store.fetch(SELECT_NOTES, holder):
            if table not in shared:
                written[f"notes/{table}-{seat + 1}.json"] = text.encode()
        for one in tables:
            record = None if one.phase in RUNNING else await self.record(one.table)
            if record is not None:
                written[f"records/{one.game}-{one.table}.jsonl"] = record.encode()
        return zipped(written)

    async def record(self, table: str) -> str | None:
        """Return the record of a table that is over, if it may be seen."""
        try:
            return (await self.lobby.table_now(table)).record()
        except (NoSuchTable, Refused):
            return None
        except StoreDown:
            raise
        except Exception as error:
            log_error("a record cannot be taken along", error)
            return None


def text_of(body: str) -> str | None:
    """Return what was said, unless it was blanked or cannot be read."""
    try:
        text = msgspec.json.decode(body, type=dict[str, Any]).get("text")
    except msgspec.MsgspecError:
        return None
    return None if text is None else str(text)


@cache
def own_words(language: str) -> Words:
    return Words(language, None, files("filature.owndata"))


def encoded(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)


def zipped(written: dict[str, bytes]) -> bytes:
    """Return files as an archive; the same ones give the same bytes."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for name in sorted(written):
            out.writestr(zipfile.ZipInfo(name, FIXED), written[name], zipfile.ZIP_DEFLATED)
    return archive.getvalue()
