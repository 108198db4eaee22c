"""The SQL of the stores: one text for SQLite and PostgreSQL, which differ in how they run it.

Parameters are written `$1`, `$2`…; JSON is kept as text, moments in seconds since 1970.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from filature.core.messages import Phase, Settings
from filature.tables.error_log import log_and_go_on
from filature.tables.store import Damaged, Entry, Kept, Listed, Summary, TableRow, Values

MIGRATIONS = (
    """
    create table tables (
        id text primary key,
        game text not null,
        rules_version integer not null,
        seats integer not null,
        options text not null,
        settings text not null,
        listed integer not null,
        invite text not null,
        created double precision not null,
        phase text not null,
        host text not null,
        taken integer not null,
        touched double precision not null
    );
    create index tables_listed on tables (listed, phase, created);
    create table log (
        table_id text not null references tables (id) on delete cascade,
        n integer not null,
        kind text not null,
        seat integer,
        body text not null,
        command text,
        at double precision not null,
        primary key (table_id, n)
    );
    create unique index log_command on log (table_id, seat, command) where command is not null;
    create index log_talk on log (at) where kind = 'say';
    create table holders (
        token_hash text not null,
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        primary key (token_hash, table_id, seat)
    );
    create table notes (
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        text text not null,
        primary key (table_id, seat)
    );
    create table codes (
        code_hash text primary key,
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        until double precision not null
    );
    """,
    """
    alter table tables add column lines integer not null default 0;
    update tables set lines = (select count(*) from log where log.table_id = tables.id);
    """,
    """
    create table debriefs (
        table_id text primary key references tables (id) on delete cascade,
        version integer not null,
        text text not null
    );
    """,
    """
    create table devices (
        token_hash text primary key,
        holder text not null,
        name text not null,
        created double precision not null,
        used double precision not null,
        changed double precision not null
    );
    create index devices_holder on devices (holder);
    create index devices_changed on devices (changed);
    create table owed_turns (
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        decision integer not null,
        at double precision not null,
        deadline double precision not null,
        told integer not null default 0,
        primary key (table_id, seat, decision)
    );
    create index owed_turns_told on owed_turns (told, at);
    create index owed_turns_deadline on owed_turns (deadline);
    alter table holders add column looked integer not null default 0;
    """,
    """
    create table passkeys (
        id text primary key,
        holder text not null,
        site text not null,
        public_key text not null,
        sign_count bigint not null,
        name text not null,
        created double precision not null,
        used double precision not null
    );
    create index passkeys_holder on passkeys (holder);
    create table challenges (
        challenge text primary key,
        device text not null,
        holder text not null,
        until double precision not null
    );
    create index challenges_device on challenges (device);
    create table erasures (
        holder_hash text primary key,
        at double precision not null
    );
    create index log_sitting on log (table_id) where kind in ('sit', 'hold');
    """,
    """
    create table server_keys (
        name text primary key,
        value text not null
    );
    create table channels (
        id text primary key,
        holder text not null,
        kind text not null,
        body text not null,
        language text not null,
        origin text not null,
        secret text not null unique,
        state text not null,
        failure text,
        created double precision not null,
        sent double precision not null
    );
    create index channels_holder on channels (holder);
    create index holders_seat on holders (table_id, seat);
    create table notification_settings (
        holder text primary key,
        turns integer not null,
        quiet text
    );
    create table mail_asked (
        address text primary key,
        at double precision not null
    );
    create table outbox (
        channel text not null references channels (id) on delete cascade,
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        decision integer not null,
        delivery text,
        primary key (channel, table_id, seat, decision)
    );
    create index outbox_delivery on outbox (delivery);
    create table deliveries (
        id text primary key,
        channel text not null references channels (id) on delete cascade,
        due double precision not null,
        leased double precision not null,
        tries integer not null
    );
    create index deliveries_due on deliveries (due);
    create index deliveries_channel on deliveries (channel);
    """,
    """
    create table circles (
        id text primary key,
        name text not null,
        invite text not null,
        created double precision not null,
        founder integer not null,
        league integer not null default 0,
        season_days integer not null default 0
    );
    create table circle_members (
        circle_id text not null references circles (id) on delete cascade,
        member integer not null,
        holder text,
        name text not null,
        status text not null,
        since double precision not null,
        league integer not null default 0,
        seen double precision not null,
        primary key (circle_id, member)
    );
    create unique index circle_members_holder on circle_members (holder, circle_id)
        where holder is not null;
    create table circle_seasons (
        circle_id text not null references circles (id) on delete cascade,
        number integer not null,
        began double precision not null,
        primary key (circle_id, number)
    );
    create table circle_events (
        id text primary key,
        circle_id text not null references circles (id) on delete cascade,
        wish text not null,
        maker integer not null,
        phase text not null,
        created double precision not null
    );
    create index circle_events_circle on circle_events (circle_id, created);
    create index circle_events_phase on circle_events (phase);
    create table circle_coming (
        event_id text not null references circle_events (id) on delete cascade,
        member integer not null,
        at double precision not null,
        coming integer not null,
        primary key (event_id, member)
    );
    create table circle_rounds (
        event_id text not null references circle_events (id) on delete cascade,
        number integer not null,
        seed text not null,
        plan text not null,
        began double precision not null,
        made integer not null default 0,
        opened double precision,
        primary key (event_id, number)
    );
    create table circle_tables (
        table_id text primary key references tables (id) on delete cascade,
        circle_id text not null references circles (id) on delete cascade,
        event_id text,
        round integer,
        ended double precision,
        members text,
        outcome text
    );
    create index circle_tables_circle on circle_tables (circle_id, ended);
    create index circle_tables_round on circle_tables (event_id, round);
    """,
)
"""Numbered from 1; a store remembers how many it has had. A step that was ever released is never
changed: a change is a further step. A statement ends with a semicolon, and holds no other."""

COLUMNS = (
    "id, game, rules_version, seats, options, settings, invite, created, phase, host, taken,"
    " touched"
)
INSERT_TABLE = (
    "insert into tables (id, game, rules_version, seats, options, settings, listed, invite,"
    " created, phase, host, taken, touched, lines)"
    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
    " on conflict (id) do nothing returning id"
)
"""Answers with a row when it has been carried out; with none where there is such a table."""
INSERT_ENTRY = (
    "insert into log (table_id, n, kind, seat, body, command, at)"
    " values ($1, $2, $3, $4, $5, $6, $7)"
)
ADVANCE = (
    "update tables set phase = $2, host = $3, taken = $4, touched = $5, lines = $6"
    " where id = $1 and lines = $7 returning cast($8 as integer)"
)
"""Answers with its last parameter when it has been carried out; with nothing where the log is no
longer as long as the writer believes. Of several writers one goes first, as the row is locked."""
HOLD = (
    "insert into holders (token_hash, table_id, seat) values ($1, $2, $3)"
    " on conflict (token_hash, table_id, seat) do nothing"
)
HAND_OVER = (
    "update holders set token_hash = $4 where token_hash = $1 and table_id = $2 and seat = $3"
    " and not exists (select 1 from holders other"
    " where other.token_hash = $4 and other.table_id = $2 and other.seat = $3)"
)
"""Keeps with the row how far its holder has looked; where the new holder has one, theirs stays."""
RELEASE = "delete from holders where token_hash = $1 and table_id = $2 and seat = $3"
OF_CIRCLE = (
    "insert into circle_tables (table_id, circle_id, event_id, round)"
    " select cast($1 as text), id, cast($3 as text), cast($4 as integer)"
    " from circles where id = $2"
)
HOLDS_SAME_DEAL = (
    "select 1 from circle_tables mine join circle_tables other"
    " on other.event_id = mine.event_id and other.round = mine.round"
    " and other.table_id <> mine.table_id"
    " join holders on holders.table_id = other.table_id"
    " where mine.table_id = $1 and holders.token_hash = $2"
)
"""Whether somebody holds a seat at another table of the same deal."""
RELEASE_SEAT = "delete from holders where table_id = $1 and seat = $2"
SELECT_TABLE = f"select {COLUMNS} from tables where id = $1"  # noqa: S608 - constants alone
SELECT_LOG = (
    "select kind, seat, body, command, at from log where table_id = $1 and n >= $2 order by n"
)
SELECT_LISTED = (
    f"select {COLUMNS} from tables"  # noqa: S608 - constants alone
    " where listed = 1 and phase in ('gathering', 'playing') order by created desc limit $1"
)
SELECT_HELD = (
    f"select distinct {COLUMNS} from tables join holders on table_id = id"  # noqa: S608
    " where token_hash = $1 order by touched desc limit $2"
)
SELECT_EVERY = f"select {COLUMNS} from tables order by created, id"  # noqa: S608
WRITE_NOTE = (
    "insert into notes (table_id, seat, text) values ($1, $2, $3)"
    " on conflict (table_id, seat) do update set text = excluded.text"
)
FORGET_NOTE = "delete from notes where table_id = $1 and seat = $2"
SELECT_NOTE = "select text from notes where table_id = $1 and seat = $2"
WRITE_DEBRIEF = (
    "insert into debriefs (table_id, version, text) values ($1, $2, $3)"
    " on conflict (table_id) do update set version = excluded.version, text = excluded.text"
)
SELECT_DEBRIEF = "select text from debriefs where table_id = $1 and version = $2"
VOID_CODES = "delete from codes where (table_id = $1 and seat = $2) or until < $3"
PUT_CODE = "insert into codes (code_hash, table_id, seat, until) values ($1, $2, $3, $4)"
TAKE_CODE = "delete from codes where code_hash = $1 and until >= $2 returning table_id, seat"
FORGET_TALK = (
    "update log set body = '{\"text\":null}' where kind = 'say' and at < $1"
    " and body <> '{\"text\":null}' returning 1"
)
DELETE = "delete from tables where id = $1 returning id"


def to_json(value: Any) -> str:
    """Return a value as it is kept."""
    return msgspec.json.encode(value).decode()


def statements(number: int) -> list[str]:
    """Return the statements of a migration."""
    return [text for text in MIGRATIONS[number].split(";") if text.strip()]


def table_values(row: TableRow, log: Sequence[Entry], summary: Summary) -> Values:
    """Return the values of `INSERT_TABLE`."""
    return (
        row.id,
        row.game,
        row.rules_version,
        row.seats,
        to_json(row.options),
        to_json(row.settings),
        int(row.settings.listed),
        row.invite,
        row.created,
        summary.phase,
        summary.host,
        summary.taken,
        row.created,
        len(log),
    )


def entry_values(table: str, n: int, entries: Sequence[Entry]) -> list[Values]:
    """Return the values of `INSERT_ENTRY`, for each entry."""
    return [
        (table, n + at, e.kind, e.seat, to_json(e.body), e.command, e.at)
        for at, e in enumerate(entries)
    ]


def holding(table: str, entries: Iterable[Entry]) -> list[tuple[str, Values]]:
    """Return the statements that keep up to date who holds which seat, and which circle has it.

    The notes of a freed seat are deleted: they are not for the next person.
    """
    statements: list[tuple[str, Values]] = []
    for entry in entries:
        if entry.kind == "circle":
            body = entry.body
            statements.append((OF_CIRCLE, (table, body["id"], body["event"], body["round"])))
        gone = entry.kind in ("free", "erase") and entry.seat is not None
        if gone:
            statements.append((FORGET_NOTE, (table, entry.seat)))
        if entry.kind == "erase":
            statements.append((VOID_CODES, (table, entry.seat, 0.0)))
        if gone or (entry.kind == "hold" and entry.body["move"]):
            statements.append((RELEASE_SEAT, (table, entry.seat)))
        if entry.kind == "hold" and (source := entry.body.get("from")) is not None:
            own = (source, table, entry.seat)
            statements += [(HAND_OVER, (*own, entry.body["token"])), (RELEASE, own)]
        if entry.kind in ("sit", "hold") and entry.body.get("token") is not None:
            statements.append((HOLD, (entry.body["token"], table, entry.seat)))
    return statements


def advance_values(
    table: str, n: int, entries: Sequence[Entry], summary: Summary, piece: int = 0
) -> Values:
    """Return the values of `ADVANCE`; `piece` is what it answers with."""
    end = n + len(entries)
    at = entries[-1].at
    return (table, summary.phase, summary.host, summary.taken, at, end, n, piece)


Columns = tuple[str, str, int, int, str, str, str, float, Phase, str, int, float]
"""The types of `COLUMNS`."""


def read_listed(found: Sequence[Any]) -> Listed:
    """Read a row of `COLUMNS`, or raise `Damaged`."""
    try:
        id, game, version, seats, *texts = msgspec.convert(tuple(found), Columns)
        options, settings, invite, created, phase, host, taken, touched = texts
        row = TableRow(
            id,
            game,
            version,
            seats,
            msgspec.json.decode(options, type=dict[str, Any]),
            msgspec.json.decode(settings, type=Settings),
            invite,
            created,
        )
    except msgspec.MsgspecError:
        raise Damaged("its row cannot be read") from None
    return Listed(row, Summary(phase, host, taken), touched)


def read_entries(found: Sequence[Sequence[Any]], first: int) -> list[Entry]:
    """Read rows of `SELECT_LOG` from the entry of a number on, or raise `Damaged`."""
    entries: list[Entry] = []
    try:
        for kind, seat, body, command, at in found:
            decoded = msgspec.json.decode(body, type=dict[str, Any])
            fields = {"kind": kind, "seat": seat, "body": decoded, "command": command, "at": at}
            entries.append(msgspec.convert(fields, Entry))
    except (msgspec.MsgspecError, TypeError):
        raise Damaged(f"entry {first + len(entries)} of its log cannot be read") from None
    return entries


class SqlStore(ABC):
    """What both stores do alike: with one statement, or with one after the other."""

    @abstractmethod
    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Run a statement and return its rows, or raise `Conflict` or `StoreDown`."""

    async def scan(self, statement: str, *values: Any) -> list[Any]:
        return await self.fetch(statement, *values)

    @abstractmethod
    async def transact(self, statements: Sequence[tuple[str, Values]]) -> list[list[Any]]:
        """Run statements in one transaction and return the rows of each."""

    async def select(self, statement: str, *values: Any) -> list[Listed]:
        """Return the tables of a list; one whose row cannot be read is left out."""
        listed: list[Listed] = []
        for found in await self.fetch(statement, *values):
            with log_and_go_on("a table cannot be listed"):
                listed.append(read_listed(found))
        return listed

    async def load(self, table: str, since: int = 0) -> Kept | None:
        found = await self.fetch(SELECT_TABLE, table) if "\0" not in table else []
        if not found:
            return None
        row = read_listed(found[0]).row
        return Kept(row, read_entries(await self.fetch(SELECT_LOG, table, since), since))

    async def listed(self, limit: int) -> list[Listed]:
        return await self.select(SELECT_LISTED, limit)

    async def held_by(self, token_hash: str, limit: int) -> list[Listed]:
        return await self.select(SELECT_HELD, token_hash, limit)

    async def every(self) -> list[Listed]:
        return await self.select(SELECT_EVERY)

    async def delete(self, table: str) -> bool:
        return bool(await self.fetch(DELETE, table))

    async def write_note(self, table: str, seat: int, text: str) -> None:
        await self.fetch(WRITE_NOTE, table, seat, text)

    async def note(self, table: str, seat: int) -> str | None:
        found = await self.fetch(SELECT_NOTE, table, seat)
        return str(found[0][0]) if found else None

    async def write_debrief(self, table: str, version: int, text: str) -> None:
        await self.fetch(WRITE_DEBRIEF, table, version, text)

    async def debrief(self, table: str, version: int) -> str | None:
        found = await self.fetch(SELECT_DEBRIEF, table, version)
        return str(found[0][0]) if found else None

    async def put_code(self, code_hash: str, table: str, seat: int, until: float) -> None:
        put = (PUT_CODE, (code_hash, table, seat, until))
        await self.transact([(VOID_CODES, (table, seat, 0.0)), put])

    async def take_code(self, code_hash: str, now: float) -> tuple[str, int] | None:
        found = await self.fetch(TAKE_CODE, code_hash, now)
        return (str(found[0][0]), int(found[0][1])) if found else None

    async def forget_talk(self, before: float) -> int:
        return len(await self.fetch(FORGET_TALK, before))
