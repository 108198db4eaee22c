"""The SQL of channels and of the outbox; written as that of the tables (`tables/sql.py`).

A turn is owed in `owed_turns`, written with the log entry that makes it so. From there:

1. `ENQUEUE` and `TELL`, in one transaction: a row of `outbox` for each channel of each holder.
2. `GATHER` and `MAKE_DELIVERY`, in one transaction: what waits for a channel is one message.
3. `LEASE`, so that one process sends it; then `SENT`, or `RETRY`, or it is given up.
"""

from __future__ import annotations

from filature.tables.holder_rows import HolderRows, rows_of

CHANNEL = "id, holder, kind, body, language, origin, secret, state, failure, created, sent"

KEEP_KEY = "insert into server_keys (name, value) values ($1, $2) on conflict (name) do nothing"
SELECT_KEY = "select value from server_keys where name = $1"

# Channels

SELECT_CHANNELS = f"select {CHANNEL} from channels where holder = $1 order by created, id"  # noqa: S608
SELECT_CHANNEL = f"select {CHANNEL} from channels where id = $1"  # noqa: S608
SELECT_BY_SECRET = f"select {CHANNEL} from channels where secret = $1 and kind = $2"  # noqa: S608
KEEP_CHANNEL = (
    f"insert into channels ({CHANNEL})"  # noqa: S608
    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do update"
    " set body = excluded.body, language = excluded.language, origin = excluded.origin,"
    " secret = excluded.secret, state = excluded.state, failure = excluded.failure,"
    " sent = excluded.sent"
)
DELETE_CHANNEL = "delete from channels where id = $1 and holder = $2 returning id"
CONFIRM = "update channels set state = 'open' where secret = $1 and kind = 'mail' returning body"
LEAVE = "delete from channels where secret = $1 and kind = 'mail' returning body"
NOTE_FAILURE = "update channels set failure = $2 where id = $1"
NOTE_SENT = "update channels set failure = null, sent = $2 where id = $1"
FORGET_UNCONFIRMED = "delete from channels where state = 'unconfirmed' and created < $1"
ASK_BY_MAIL = (
    "insert into mail_asked (address, at) values ($1, $2) on conflict (address) do update"
    " set at = excluded.at where mail_asked.at <= $3 returning at"
)
"""Answers with a row where this address has not been asked since the moment `$3`."""
NOT_ASKED = "delete from mail_asked where address = $1 and at = $2"
FORGET_ASKED = "delete from mail_asked where at < $1"

SELECT_SETTINGS = "select turns, quiet from notification_settings where holder = $1"
WRITE_SETTINGS = (
    "insert into notification_settings (holder, turns, quiet) values ($1, $2, $3)"
    " on conflict (holder) do update set turns = excluded.turns, quiet = excluded.quiet"
)
UNQUEUE = "delete from outbox where channel in (select id from channels where holder = $1)"

# The outbox

CHANNELS_OF_TURN = (
    "holders h join channels c on c.holder = h.token_hash and c.state = 'open' and c.kind <> 'feed'"
    " left join notification_settings s on s.holder = c.holder"
    " where h.table_id = o.table_id and h.seat = o.seat and coalesce(s.turns, 1) = 1"
)
SELECT_UNTOLD = (
    "select o.table_id, o.seat, o.decision from owed_turns o where o.told = 0"  # noqa: S608
    f" and (o.at <= $1 or o.at > $3) and exists (select 1 from {CHANNELS_OF_TURN})"
    " order by o.at limit $2"
)
ENQUEUE = (
    "insert into outbox (channel, table_id, seat, decision)"  # noqa: S608
    " select c.id, o.table_id, o.seat, o.decision from owed_turns o,"
    f" {CHANNELS_OF_TURN} and o.table_id = $1 and o.seat = $2 and o.decision = $3 and o.told = 0"
    " on conflict (channel, table_id, seat, decision) do nothing"
)
TELL = (
    "update owed_turns set told = 1"
    " where table_id = $1 and seat = $2 and decision = $3 and told = 0"
)
SELECT_WAITING = (
    "select c.id, c.kind, c.sent, s.quiet from channels c"
    " left join notification_settings s on s.holder = c.holder"
    " where c.id in (select channel from outbox where delivery is null)"
    " and not exists (select 1 from deliveries d where d.channel = c.id)"
)
"""Channels for which something waits. Until a message is sent or given up, what comes after it for
the same channel is gathered."""
GATHER = "update outbox set delivery = $2 where channel = $1 and delivery is null"
MAKE_DELIVERY = (
    "insert into deliveries (id, channel, due, leased, tries)"
    " select cast($1 as text), cast($2 as text), cast($3 as double precision), 0, 0"
    " where exists (select 1 from outbox where delivery = cast($1 as text))"
)
LEASE = (
    "update deliveries set leased = $2 where (leased <= $1 or leased > $4) and id in"
    " (select id from deliveries where (due <= $1 or tries = 0 and due > $5)"
    " and (leased <= $1 or leased > $4) order by due limit $3)"
    " returning id, channel, tries"
)
"""Of several processes that want the same delivery one gets it: the others wait for its row and
find it leased. No lease is as late as `$4`, and no first try as `$5`, unless the clock was set back
since."""
STILL_OWED = (
    "select o.table_id, o.seat, o.decision, t.game, o.at, o.deadline from outbox x"
    " join owed_turns o on o.table_id = x.table_id and o.seat = x.seat and o.decision = x.decision"
    " join tables t on t.id = o.table_id where x.delivery = $1 and exists (select 1 from holders h"
    " where h.table_id = o.table_id and h.seat = o.seat and h.token_hash = $2)"
    " order by o.deadline, o.table_id, o.seat"
)
OWED_BY = (
    "select distinct o.table_id, o.seat, o.decision, t.game, o.at, o.deadline from owed_turns o"
    " join tables t on t.id = o.table_id"
    " join holders h on h.table_id = o.table_id and h.seat = o.seat where h.token_hash = $1"
    " order by o.deadline, o.table_id, o.seat"
)
FORGET_TURNS = "delete from outbox where delivery = $1"
FORGET_DELIVERY = "delete from deliveries where id = $1"
RETRY = "update deliveries set due = $2, leased = 0, tries = tries + 1 where id = $1"
POSTPONE = "update deliveries set due = $2, leased = 0 where id = $1"

# What belongs to somebody

HOLDER_ROWS = (
    rows_of("channels", "channels", ("kind", "body", "language", "state", "created", "sent")),
    HolderRows(
        "notification_settings",
        ("turns", "quiet"),
        SELECT_SETTINGS,
        (
            "delete from notification_settings where holder = $1 and exists"
            " (select 1 from notification_settings own where own.holder = $2)",
            "update notification_settings set holder = $2 where holder = $1",
        ),
        ("delete from notification_settings where holder = $1",),
        "select holder from notification_settings",
    ),
)
