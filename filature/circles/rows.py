"""A circle as the store keeps it, and what follows from it alone."""

from __future__ import annotations

from typing import Literal

import msgspec

from filature.circles import sql
from filature.core.circles import CircleSeat, Season
from filature.core.game import Outcome
from filature.core.messages import Pace, Settings
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.tables.store import Store

DAY = 86400.0
LONGEST_ID = 32


class NoSuchCircle(Refused):
    """There is no such circle or event, or no longer."""

    status = 404


class MemberRow(msgspec.Struct, frozen=True, array_like=True):
    """A member, or somebody who has asked to come, or has left."""

    member: int
    holder: str | None
    name: str
    status: Literal["member", "asked", "left"]
    since: float
    league: int
    seen: float


class CircleRow(msgspec.Struct, frozen=True, array_like=True):
    """A circle without its people."""

    id: str
    name: str
    invite: str
    created: float
    founder: int
    league: int
    season_days: int


class TableEnd(msgspec.Struct, frozen=True, array_like=True):
    """A table of a circle; `ended`, `members` and `outcome` once its result is written."""

    table: str
    event: str | None
    round: int | None
    ended: float | None
    members: str | None
    outcome: str | None
    phase: str
    game: str
    created: float
    settings: str
    invite: str

    @property
    def pace(self) -> Pace:
        """How time was kept."""
        return msgspec.json.decode(self.settings, type=Settings).pace

    @property
    def seats(self) -> list[CircleSeat]:
        """Who sat where; persons without their names."""
        return msgspec.json.decode(self.members or "[]", type=list[CircleSeat])

    @property
    def result(self) -> Outcome | None:
        """How the game ended."""
        return msgspec.json.decode(self.outcome, type=Outcome) if self.outcome else None


class CircleState(msgspec.Struct, frozen=True):
    """A circle with its people and seasons."""

    row: CircleRow
    people: list[MemberRow]
    seasons: list[tuple[int, float]]
    """Numbers and when they began."""

    @property
    def members(self) -> list[MemberRow]:
        """Those who are members now."""
        return [one for one in self.people if one.status == "member"]

    @property
    def names(self) -> dict[int, str]:
        """What everybody is or was called, by number."""
        return {one.member: one.name for one in self.people}

    @property
    def ranked(self) -> set[int]:
        """The members who take part in the league."""
        return {one.member for one in self.members if one.league and self.row.league}

    def of(self, holder: str | None) -> MemberRow | None:
        """Return the row of a holder, of whatever status."""
        return next((one for one in self.people if holder and one.holder == holder), None)

    def member(self, holder: str | None) -> MemberRow:
        """Return a holder's membership, or refuse who has none."""
        own = self.of(holder)
        if own is None or own.status != "member":
            raise NotAllowed("not_member")
        return own

    def numbered(self, member: int, status: str = "member") -> MemberRow:
        """Return somebody by number, or refuse."""
        for one in self.people:
            if one.member == member and one.status == status:
                return one
        raise Refused("no_such_member")

    def season_of(self, moment: float) -> int:
        """Return the season in which a moment lies."""
        return max((number for number, began in self.seasons if began <= moment), default=1)

    def shown_seasons(self) -> list[Season]:
        """Return the seasons as the wire has them."""
        ends = [began for _, began in self.seasons[1:]]
        days = self.row.season_days
        last = self.seasons[-1][1] + days * DAY if days else None
        return [
            Season(number, began, ended, None if ended is not None else last)
            for (number, began), ended in zip(self.seasons, [*ends, None], strict=True)
        ]


async def load_circle(store: Store, id: str, now: float) -> CircleState:
    """Return a circle as it stands now, or refuse; a season whose time is over is ended."""
    if len(id) > LONGEST_ID or not (id.isascii() and id.isalnum()):
        raise NoSuchCircle("no_such_circle")
    found = await store.fetch(sql.CIRCLE, id)
    if not found:
        raise NoSuchCircle("no_such_circle")
    row = msgspec.convert(tuple(found[0]), CircleRow)
    people = msgspec.convert(
        [tuple(one) for one in await store.fetch(sql.MEMBERS, id)], list[MemberRow]
    )
    seasons = [(int(number), float(at)) for number, at in await store.fetch(sql.SEASONS, id)]
    if row.season_days:
        number, began = seasons[-1]
        length = row.season_days * DAY
        if now >= began + length:
            # Seasons in which nobody looked are left out.
            following = (number + 1, began + length * int((now - began) // length))
            await store.fetch(sql.NEW_SEASON, id, *following)
            seasons.append(following)
    return CircleState(row, people, seasons)


async def load_tables(store: Store, circle: str) -> list[TableEnd]:
    """Return the tables of a circle, oldest first."""
    found = await store.fetch(sql.TABLES, circle)
    return msgspec.convert([tuple(one) for one in found], list[TableEnd])


async def circle_of_table(store: Store, table: str) -> tuple[str, str | None]:
    """Return the circle of a table, and its event, or refuse."""
    found = await store.fetch(sql.TABLE, table)
    if not found:
        raise NoSuchTable("no_such_table")
    return str(found[0][0]), found[0][1]
