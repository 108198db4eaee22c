"""The memberships of somebody: how they are shown, moved to a person, and erased.

What a member has played stays under a number that is nobody's any more.
"""

from __future__ import annotations

from filature.tables.holder_rows import HolderRows

ALSO_MEMBER = "select own.member from circle_members own where own.holder = $2 and own.circle_id = "
FOUNDED = (
    " where exists (select 1 from circle_members f where f.circle_id = circles.id"
    " and f.member = circles.founder and f.holder = $1)"
)
ANOTHER = (
    "select min(other.member) from circle_members other where other.circle_id = circles.id"
    " and other.status = 'member' and (other.holder is null or other.holder <> $1)"
)

HOLDER_ROWS = (
    HolderRows(
        name="memberships",
        columns=("circle", "circle_name", "name", "status", "since", "league"),
        select=(
            "select c.id, c.name, m.name, m.status, m.since, m.league from circle_members m"
            " join circles c on c.id = m.circle_id where m.holder = $1 order by m.since"
        ),
        move=(
            f"update circles set founder = ({ALSO_MEMBER}circles.id){FOUNDED}"  # noqa: S608
            f" and exists ({ALSO_MEMBER}circles.id)",
            "update circle_members set holder = null, status = 'left' where holder = $1"  # noqa: S608
            f" and exists ({ALSO_MEMBER}circle_members.circle_id)",
            "update circle_members set holder = $2 where holder = $1",
        ),
        erase=(
            f"update circles set founder = coalesce(({ANOTHER}), founder){FOUNDED}",  # noqa: S608
            "delete from circle_members where holder = $1 and status = 'asked'",
            "update circle_members set holder = null, name = '…', status = 'left', league = 0"
            " where holder = $1",
            "delete from circles where cast($1 as text) is not null and not exists"
            " (select 1 from circle_members m where m.circle_id = circles.id"
            " and m.status = 'member') and not exists (select 1 from circle_events e"
            " where e.circle_id = circles.id and e.phase = 'playing')",
        ),
        holders="select distinct holder from circle_members where holder is not null",
    ),
)
