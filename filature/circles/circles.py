"""Circles: made, joined, changed and left; their tables, and the results that these come to."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from typing import Any

import msgspec

from filature.circles import sql
from filature.circles.rows import (
    CircleState,
    MemberRow,
    TableEnd,
    circle_of_table,
    load_circle,
    load_tables,
)
from filature.circles.standings import Line
from filature.core import circles as c
from filature.core import messages as m
from filature.core.events import SPECTATOR
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.tables.error_log import log_and_go_on
from filature.tables.lobby import Lobby
from filature.tables.names import clean_name, same_name
from filature.tables.server_commands import TakeSeat
from filature.tables.table import Table

MOST_MEMBERS = 100
MOST_WISHES = 20
"""How many may have asked to come: they keep nobody out who has the link."""

LONGEST_TITLE = 40
"""Of the name of a circle or an event."""

PRESENT = 60.0
"""For how many seconds somebody who looked at the circle's page is shown as present."""


class Circles:
    """The circles of one process, over the lobby's store."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.settling = asyncio.Lock()

    def now(self) -> float:
        return self.lobby.environment.now()

    async def load(self, id: str) -> CircleState:
        """Return a circle as it stands now, or refuse."""
        return await load_circle(self.store, id, self.now())

    async def of(self, holder: str | None) -> list[tuple[str, str, int, int]]:
        """Return the circles of a holder: id, name, how many members and running tables."""
        if holder is None:
            return []
        found = await self.store.fetch(sql.CIRCLES_OF, holder)
        return [(str(id), str(name), int(n), int(t)) for id, name, n, t in found]

    # Coming and going

    async def make(self, wish: c.NewCircle, holder: str) -> c.Joined:
        """Make a circle with one member."""
        name, member = clean_title(wish.name), clean_name(wish.member)
        environment, now = self.lobby.environment, self.now()
        id = environment.table_id()
        await self.store.transact(
            [
                (sql.NEW_CIRCLE, (id, name, environment.invite(), now)),
                (sql.NEW_SEASON, (id, 1, now)),
                (sql.NEW_MEMBER, (id, holder, member, "member", now)),
            ]
        )
        return c.Joined(id, 1)

    async def join(self, id: str, wish: c.JoinCircle, holder: str) -> c.Joined:
        """Become a member by the circle's link, or ask to come without it."""
        circle = await self.load(id)
        own = circle.of(holder)
        if own is not None and own.status == "member":
            return c.Joined(id, own.member)
        if wish.invite is not None and not self.invited(circle, wish.invite):
            raise NotAllowed("bad_circle_link")
        name = clean_name(wish.name)
        self.check_name(circle, name, own)
        status = "member" if wish.invite is not None else "asked"
        if own is None:
            limit = MOST_MEMBERS if status == "member" else MOST_WISHES
            if sum(one.status == status for one in circle.people) >= limit:
                raise Refused("circle_full", limit=limit)
            await self.add(id, holder, name, status)
        else:
            await self.store.transact(
                [
                    (sql.SET_NAME, (id, own.member, name)),
                    (sql.SET_STATUS, (id, own.member, status, self.now())),
                ]
            )
        joined = (await self.load(id)).of(holder)
        assert joined is not None
        return c.Joined(id, joined.member if joined.status == "member" else None)

    async def add(self, id: str, holder: str, name: str, status: str) -> None:
        """Add somebody, once; two who come at the same moment get one number after the other."""
        while True:
            values = (id, holder, name, status, self.now())
            if await self.store.fetch(sql.NEW_MEMBER, *values):
                return
            if (await self.load(id)).of(holder) is not None:
                return

    def invited(self, circle: CircleState, invite: str | None) -> bool:
        """Tell whether this is the circle's link."""
        return hmac.compare_digest((invite or "").encode(), circle.row.invite.encode())

    def check_name(self, circle: CircleState, name: str, own: MemberRow | None) -> None:
        """Refuse a name that another member has."""
        for one in circle.members:
            if one != own and same_name(one.name, name):
                raise Refused("member_name_taken")

    async def change(self, id: str, wish: c.CircleChange, holder: str | None) -> None:
        """Let the founder change the circle: all that is wished for, or nothing."""
        circle = await self.load(id)
        own = circle.member(holder)
        if own.member != circle.row.founder:
            raise NotAllowed("not_founder")
        now = self.now()
        work: list[tuple[str, tuple[Any, ...]]] = []
        if wish.name is not None:
            work.append((sql.RENAME, (id, clean_title(wish.name))))
        if wish.renew_link:
            work.append((sql.RENEW_LINK, (id, self.lobby.environment.invite())))
        for wished, before, after in (
            (wish.remove, "member", "left"),
            (wish.accept, "asked", "member"),
        ):
            if wished is not None:
                one = circle.numbered(wished, before)
                if one == own:
                    raise Refused("no_such_member")
                if after == "member":
                    self.check_name(circle, one.name, one)
                work.append((sql.SET_STATUS, (id, one.member, after, now)))
        if wish.decline is not None:
            one = circle.numbered(wish.decline, "asked")
            work.append((sql.FORGET_WISH, (id, one.member)))
        if wish.founder is not None:
            if wish.founder == wish.remove:
                raise Refused("no_such_member")
            work.append((sql.SET_FOUNDER, (id, circle.numbered(wish.founder).member)))
        if wish.league is not None:
            work.append((sql.SET_LEAGUE, (id, int(wish.league))))
        if wish.season_days is not None:
            work.append((sql.SET_SEASON_DAYS, (id, wish.season_days)))
        if wish.end_season:
            work.append((sql.NEW_SEASON, (id, circle.seasons[-1][0] + 1, now)))
        await self.store.transact(work)

    async def change_member(self, id: str, wish: c.MemberChange, holder: str | None) -> CircleState:
        """Change what concerns a member alone: all that is wished for, or nothing.

        Return the circle as it was before: when the last member leaves it is gone.
        """
        circle = await self.load(id)
        own = circle.member(holder)
        work: list[tuple[str, tuple[Any, ...]]] = []
        if wish.name is not None:
            name = clean_name(wish.name)
            self.check_name(circle, name, own)
            work.append((sql.SET_NAME, (id, own.member, name)))
        if wish.league is not None:
            work.append((sql.SET_PART, (id, own.member, int(wish.league))))
        if wish.leave:
            work.append((sql.SET_STATUS, (id, own.member, "left", self.now())))
            others = [one for one in circle.members if one != own]
            if others and own.member == circle.row.founder:
                oldest = min(others, key=lambda one: (one.since, one.member))
                work.append((sql.SET_FOUNDER, (id, oldest.member)))
            work.append((sql.DELETE_EMPTY, (id,)))
        await self.store.transact(work)
        return circle

    async def saw(self, circle: CircleState, own: MemberRow) -> None:
        """Note that a member looks at the circle's page."""
        if abs(self.now() - own.seen) > PRESENT / 3:
            await self.store.fetch(sql.SEEN, circle.row.id, own.member, self.now())

    # Tables

    async def open_table(self, id: str, wish: c.NewCircleTable, holder: str) -> m.Seated:
        """Open a table of the circle; its maker sits down under the name they have there."""
        own = (await self.load(id)).member(holder)
        if wish.table.settings.listed:
            raise Refused("not_listed_in_circle")
        new = msgspec.structs.replace(wish.table, name=own.name)
        return await self.lobby.create(new, holder, m.OfCircle(id))

    async def sit(self, id: str, table_id: str, holder: str, fair: bool = False) -> m.Seated:
        """Let a member sit down at a table of the circle, without its invitation."""
        own = (await self.load(id)).member(holder)
        table = await self.lobby.table_now(table_id)
        of, _ = await circle_of_table(self.store, table_id)
        if of != id:
            raise NoSuchTable("no_such_table")
        if not table.state.seats_of(holder):
            await table.execute(SPECTATOR, TakeSeat(own.name, holder, fair=fair))
        seat = table.state.seats_of(holder)[0]
        return m.Seated(table_id, seat, table.row.invite)

    # Results

    async def settle(self, circle: str = "") -> None:
        """Write down how tables have ended; of all circles, or of one."""
        async with self.settling:
            for id, of in await self.store.fetch(sql.UNSETTLED, circle):
                with log_and_go_on("how a table has ended is not written"), suppress(NoSuchTable):
                    await self.settle_table(await self.lobby.table_now(id), of)

    async def settle_table(self, table: Table, circle: str) -> None:
        """Write down who sat where, and how it ended: once nothing of it is sealed."""
        state = table.state
        if not state.ended or state.sealed:
            return
        members = dict(await self.store.fetch(sql.SEATED_MEMBERS, table.row.id, circle))
        seats = [
            c.CircleSeat(seat.kind, seat.name if seat.kind == "bot" else None, members.get(at))
            for at, seat in enumerate(state.seats)
        ]
        outcome = None if state.stopped else state.session.outcome
        await self.store.fetch(
            sql.SETTLE,
            table.row.id,
            state.ended_at or self.now(),
            msgspec.json.encode(seats).decode(),
            None if outcome is None else msgspec.json.encode(outcome).decode(),
        )

    async def ended_tables(self, circle: str) -> list[TableEnd]:
        """Return all tables of a circle, with the results of those that have ended."""
        await self.settle(circle)
        return await load_tables(self.store, circle)


def clean_title(name: str) -> str:
    """Return the name of a circle or an event, fit to be shown, or refuse it."""
    return clean_name(name, LONGEST_TITLE)


def lines_of(circle: CircleState, tables: list[TableEnd]) -> list[Line]:
    """Return what the league reads, without the records."""
    lines = []
    for one in tables:
        if one.ended is None:
            continue
        members = [seat.member for seat in one.seats]
        lines.append(
            Line(
                circle=circle.row.id,
                table=one.table,
                game=one.game,
                ended=one.ended,
                season=circle.season_of(one.ended),
                members=members,
                names=[None if member is None else circle.names[member] for member in members],
                ranked=[member in circle.ranked for member in members],
                outcome=one.result,
                event=one.event,
                round=one.round,
                deal=None if one.event is None else f"{one.event}/{one.round}",
            )
        )
    return lines
