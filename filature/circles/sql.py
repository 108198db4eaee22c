"""The statements of circles: one text for SQLite and PostgreSQL (see `tables/sql.py`).

A row of `circle_members` is a `member`, has `asked` to come, or has `left`. A `holder` says whose
it is; null: nobody's any more, and what they have played stays under the number.
"""

NEW_CIRCLE = (
    "insert into circles (id, name, invite, created, founder) values ($1, $2, $3, $4, 1)"
    " on conflict (id) do nothing"
)
NEW_SEASON = (
    "insert into circle_seasons (circle_id, number, began) values ($1, $2, $3)"
    " on conflict (circle_id, number) do nothing"
)
NEW_MEMBER = (
    "insert into circle_members (circle_id, member, holder, name, status, since, seen)"
    " select id, (select coalesce(max(member), 0) + 1 from circle_members where circle_id = $1),"
    " cast($2 as text), cast($3 as text), cast($4 as text),"
    " cast($5 as double precision), cast($5 as double precision) from circles where id = $1"
    " on conflict do nothing returning member"
)
"""Answers with the number; with none where the holder has a row already, or the number was just
taken: then it is tried again."""
CIRCLE = "select id, name, invite, created, founder, league, season_days from circles where id = $1"
MEMBERS = (
    "select member, holder, name, status, since, league, seen from circle_members"
    " where circle_id = $1 order by member"
)
CIRCLES_OF = (
    "select c.id, c.name,"
    " (select count(*) from circle_members n where n.circle_id = c.id and n.status = 'member'),"
    " (select count(*) from circle_tables t join tables on tables.id = t.table_id"
    " where t.circle_id = c.id and tables.phase in ('gathering', 'playing', 'sealed'))"
    " from circles c join circle_members m on m.circle_id = c.id"
    " where m.holder = $1 and m.status = 'member' order by c.created"
)
SET_STATUS = (
    "update circle_members set status = $3, since = $4 where circle_id = $1 and member = $2"
)
SET_NAME = "update circle_members set name = $3 where circle_id = $1 and member = $2"
SET_PART = "update circle_members set league = $3 where circle_id = $1 and member = $2"
SEEN = (
    "update circle_members set seen = $3 where circle_id = $1 and member = $2"
    " and seen < cast($3 as double precision) - 20"
)
FORGET_WISH = "delete from circle_members where circle_id = $1 and member = $2 and status = 'asked'"
RENAME = "update circles set name = $2 where id = $1"
RENEW_LINK = "update circles set invite = $2 where id = $1"
SET_FOUNDER = "update circles set founder = $2 where id = $1"
SET_LEAGUE = "update circles set league = $2 where id = $1"
SET_SEASON_DAYS = "update circles set season_days = $2 where id = $1"
DELETE_EMPTY = (
    "delete from circles where id = $1 and not exists"
    " (select 1 from circle_members where circle_id = $1 and status = 'member')"
    " and not exists (select 1 from circle_events where circle_id = $1 and phase = 'playing')"
)
"""While an event is played its tables must still be opened."""
SEASONS = "select number, began from circle_seasons where circle_id = $1 order by number"
EVERY_CIRCLE = (
    "select c.id, c.name, c.created,"
    " (select count(*) from circle_members n where n.circle_id = c.id and n.status = 'member'),"
    " (select count(*) from circle_tables t where t.circle_id = c.id)"
    " from circles c order by c.created"
)

# Tables

TABLES = (
    "select t.table_id, t.event_id, t.round, t.ended, t.members, t.outcome,"
    " tables.phase, tables.game, tables.created, tables.settings, tables.invite"
    " from circle_tables t"
    " join tables on tables.id = t.table_id where t.circle_id = $1"
    " order by tables.created, t.table_id"
)
UNSETTLED = (
    "select t.table_id, t.circle_id from circle_tables t join tables on tables.id = t.table_id"
    " where t.ended is null and tables.phase in ('over', 'left', 'closed')"
    " and ($1 = '' or t.circle_id = $1)"
)
"""Ended tables whose result is not written yet."""
SEATED_MEMBERS = (
    "select h.seat, min(m.member) from holders h join circle_members m"
    " on m.holder = h.token_hash and m.circle_id = $2 and m.status <> 'asked'"
    " where h.table_id = $1 group by h.seat"
)
SETTLE = (
    "update circle_tables set ended = $2, members = $3, outcome = $4"
    " where table_id = $1 and ended is null"
)
TABLE = "select circle_id, event_id from circle_tables where table_id = $1"

# Events

NEW_EVENT = (
    "insert into circle_events (id, circle_id, wish, maker, phase, created)"
    " values ($1, $2, $3, $4, 'planned', $5) on conflict (id) do nothing"
)
EVENTS = (
    "select id, circle_id, wish, maker, phase, created from circle_events"
    " where circle_id = $1 order by created desc, id"
)
EVENT = "select id, circle_id, wish, maker, phase, created from circle_events where id = $1"
LIVE_EVENTS = (
    "select id, circle_id, wish, maker, phase, created from circle_events"
    " where phase in ('planned', 'playing') order by created"
)
SET_PHASE = "update circle_events set phase = $3 where id = $1 and phase = $2 returning id"
COME = (
    "insert into circle_coming (event_id, member, at, coming) values ($1, $2, $3, $4)"
    " on conflict (event_id, member) do update set coming = excluded.coming"
)
COMING = (
    "select c.event_id, c.member, c.coming from circle_coming c"
    " join circle_events e on e.id = c.event_id where e.id = $1 or e.circle_id = $2"
    " order by c.at, c.member"
)
"""Of one event, or of all of a circle; so are the rounds."""
FORGET_ABSENT = "delete from circle_coming where event_id = $1 and coming = 0"
NEW_ROUND = (
    "insert into circle_rounds (event_id, number, seed, plan, began) values ($1, $2, $3, $4, $5)"
    " on conflict (event_id, number) do nothing"
)
ROUNDS = (
    "select r.event_id, r.number, r.seed, r.plan, r.began, r.made, r.opened from circle_rounds r"
    " join circle_events e on e.id = r.event_id where e.id = $1 or e.circle_id = $2"
    " order by r.number"
)
ROUND_MADE = "update circle_rounds set made = 1 where event_id = $1 and number = $2"
ROUND_OPENED = (
    "update circle_rounds set opened = $3 where event_id = $1 and number = $2 and opened is null"
)
ROUND_TABLES = (
    "select t.table_id, tables.phase, tables.rules_version from circle_tables t"
    " join tables on tables.id = t.table_id where t.event_id = $1 and t.round = $2"
)
