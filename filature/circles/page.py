"""What somebody may see of a circle and of its events, as the wire has it."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Sequence

import msgspec

from filature.circles.circles import PRESENT, Circles, lines_of
from filature.circles.event_page import event_shown, listing, named
from filature.circles.event_state import EventState
from filature.circles.events import Events
from filature.circles.rows import CircleState, TableEnd
from filature.circles.standings import Line, day_of, in_order, league
from filature.core import circles as c
from filature.core.events import DELAYED, SPECTATOR
from filature.core.refusals import NoSuchTable, Refused
from filature.tables.table import Table
from filature.tables.table_names import table_name

HISTORY = 10
"""How many ended tables are given at once."""
MOST_RUNNING = 40
KEPT_LEAGUES = 64

RUNNING = ("gathering", "playing", "sealed")


class CirclePages:
    """Makes the pages of circles for those who ask."""

    def __init__(self, circles: Circles, events: Events) -> None:
        self.circles = circles
        self.events = events
        self.lobby = circles.lobby
        self.leagues: OrderedDict[tuple[object, ...], c.League] = OrderedDict()

    async def mine(self, holder: str | None) -> c.Circles:
        """List a holder's circles."""
        found = []
        for id, name, members, running in await self.circles.of(holder):
            planned = [
                one.wish.starts
                for one in await self.events.all_of(id)
                if one.phase == "planned" and one.wish.starts is not None
            ]
            soonest = min(planned, default=None)
            found.append(c.CircleListing(id, name, members, running, soonest))
        return c.Circles(found)

    async def page(
        self,
        id: str,
        holder: str | None,
        invite: str | None = None,
        season: int | None = None,
        since: int = 0,
    ) -> c.Circle:
        """Return a circle's page; little of it to somebody who is no member."""
        circle = await self.circles.load(id)
        own = circle.of(holder)
        events = await self.events.all_of(id)
        if own is None or own.status != "member":
            return self.from_outside(
                circle,
                events,
                self.circles.invited(circle, invite),
                own is not None and own.status == "asked",
            )
        number = circle.seasons[-1][0] if season is None else season
        if number not in [one for one, _ in circle.seasons]:
            raise Refused("no_such_season", count=len(circle.seasons))
        await self.circles.saw(circle, own)
        ends = await self.circles.ended_tables(id)
        lines = lines_of(circle, ends)
        running = [one for one in ends if one.ended is None][-MOST_RUNNING:]
        ended = [one for one in in_reverse(ends) if one.ended is not None]
        loaded = [table for one in running if (table := await self.table(one.table))]
        shown = [
            event_shown(circle, one, ends, holder, self.lobby.tables) for one in first_two(events)
        ]
        return c.Circle(
            id=id,
            name=circle.row.name,
            founder=circle.names.get(circle.row.founder, ""),
            you=own.member,
            invited=True,
            asked=False,
            invite=circle.row.invite,
            members=self.members(circle, lines, loaded),
            wishes=[
                c.Wish(one.member, one.name, one.since)
                for one in circle.people
                if one.status == "asked" and own.member == circle.row.founder
            ],
            tables=[
                self.running(circle, table, holder)
                for table in loaded
                if table.state.phase in RUNNING
            ],
            history=[self.ended(circle, one, own.member) for one in ended[since : since + HISTORY]],
            older=max(0, len(ended) - since - HISTORY),
            league=self.league(circle, lines, number) if circle.row.league else None,
            season_days=circle.row.season_days,
            seasons=circle.shown_seasons(),
            results=results(lines),
            next_event=next((one for one in shown if one.phase in ("planned", "playing")), None),
            last_event=next((one for one in shown if one.phase == "over"), None),
            events=[listing(circle, one) for one in events],
        )

    def from_outside(
        self,
        circle: CircleState,
        events: Sequence[EventState] = (),
        invited: bool = False,
        asked: bool = False,
    ) -> c.Circle:
        """Return what everybody may know: the name, who founded it, the next event."""
        coming = [one for one in first_two(events) if one.phase == "planned"]
        bare = [
            msgspec.structs.replace(
                event_shown(circle, one, [], None, {}), coming=[], standings=[], played=[]
            )
            for one in coming
        ]
        return c.Circle(
            id=circle.row.id,
            name=circle.row.name,
            founder=circle.names.get(circle.row.founder, ""),
            you=None,
            invited=invited,
            asked=asked,
            invite=None,
            members=[],
            wishes=[],
            tables=[],
            history=[],
            older=0,
            league=None,
            season_days=0,
            seasons=[],
            results=[],
            next_event=bare[0] if bare else None,
            last_event=None,
            events=[],
        )

    async def table(self, id: str) -> Table | None:
        try:
            return await self.lobby.table_now(id)
        except NoSuchTable:  # deleted meanwhile
            return None

    # Parts of the page

    def members(
        self, circle: CircleState, lines: Sequence[Line], tables: Sequence[Table]
    ) -> list[c.Member]:
        """Return the members, who is here, and what each has played."""
        plays: Counter[tuple[int | None, str]] = Counter(
            (member, line.game) for line in lines for member in line.members
        )
        here = {
            holder
            for table in tables
            for at, seat in enumerate(table.state.seats)
            if table.presence.present(at)
            for holder in seat.tokens
        }
        now = self.circles.now()
        return [
            c.Member(
                id=one.member,
                name=one.name,
                joined=one.since,
                present=now - one.seen < PRESENT or one.holder in here,
                founder=one.member == circle.row.founder,
                league=bool(one.league),
                plays={
                    game: n
                    for (who, game), n in sorted(plays.items(), key=str)
                    if who == one.member
                },
            )
            for one in circle.members
        ]

    def running(self, circle: CircleState, table: Table, holder: str | None) -> c.CircleTable:
        """Return a table that is not over, as the caller may know it.

        Of a sealed deal, others than the seats learn nothing but who plays.
        """
        state, row = table.state, table.row
        you = state.seats_of(holder)
        hidden = state.sealed and not you
        viewer = DELAYED if row.settings.delay else SPECTATOR
        position = table.streams[viewer].position if state.phase == "playing" else None
        waiting = [] if position is None or hidden else position.waiting
        of = state.circle or None
        return c.CircleTable(
            id=row.id,
            name=table_name(row.id),
            game=row.game,
            phase="playing" if hidden else state.phase,
            seats=self.seats(circle, table),
            pace=row.settings.pace,
            created=row.created,
            ended=None,
            free=state.phase == "gathering" and not you,
            watch=not state.sealed,
            you=you,
            waiting=[one.seat for one in waiting],
            outcome=None,
            season=circle.seasons[-1][0],
            invite=None if state.sealed else row.invite,
            event=of.event if of else None,
            round=of.round if of else None,
        )

    def seats(self, circle: CircleState, table: Table) -> list[c.CircleSeat]:
        """Return who sits at a table."""
        numbers = {one.holder: one.member for one in circle.people if one.holder is not None}
        return [
            c.CircleSeat(
                seat.kind,
                seat.name,
                next((numbers[one] for one in seat.tokens if one in numbers), None),
            )
            for seat in table.state.seats
        ]

    def ended(self, circle: CircleState, one: TableEnd, own: int) -> c.CircleTable:
        """Return a table of the history."""
        assert one.ended is not None
        return c.CircleTable(
            id=one.table,
            name=table_name(one.table),
            game=one.game,
            phase="over" if one.phase == "over" else "left",
            seats=named(circle, one.seats),
            pace=one.pace,
            created=one.created,
            ended=one.ended,
            free=False,
            watch=True,
            you=[at for at, seat in enumerate(one.seats) if seat.member == own],
            waiting=[],
            outcome=one.result,
            season=circle.season_of(one.ended),
            invite=one.invite,
            event=one.event,
            round=one.round,
        )

    def league(self, circle: CircleState, lines: Sequence[Line], season: int) -> c.League:
        """Return the league of a season; made again only when something has changed."""
        names = {one: circle.names[one] for one in sorted(circle.ranked)}
        of_season = [line for line in lines if line.season == season]
        played = tuple(line.table for line in of_season)
        key = (circle.row.id, season, played, tuple(names.items()))
        if key not in self.leagues:
            self.leagues[key] = league(of_season)
            while len(self.leagues) > KEPT_LEAGUES:
                self.leagues.popitem(last=False)
        self.leagues.move_to_end(key)
        return self.leagues[key]

    async def event_page(self, id: str, event_id: str, holder: str | None) -> c.CircleEvent:
        """Return an event's page to a member."""
        circle = await self.circles.load(id)
        own, event = circle.member(holder), await self.events.load(id, event_id)
        await self.circles.saw(circle, own)
        ends = await self.circles.ended_tables(id)
        for round in event.rounds:
            if round.opened is None:
                for planned in round.plan.tables:
                    await self.table(planned.id)
        return event_shown(circle, event, ends, holder, self.lobby.tables)


def first_two(events: Sequence[EventState]) -> list[EventState]:
    """Return the event that is played or comes next, and the last one that is over."""
    live = [one for one in events if one.phase in ("planned", "playing")]
    live.sort(key=lambda one: (one.phase == "planned", one.wish.starts or 0.0, one.created))
    over = [one for one in events if one.phase == "over"]
    return [*live[:1], *over[:1]]


def in_reverse(ends: Sequence[TableEnd]) -> list[TableEnd]:
    """Return tables, the last that ended first."""
    return sorted(ends, key=lambda one: (one.ended or 0.0, one.table), reverse=True)


def results(lines: Sequence[Line]) -> list[c.ResultPoint]:
    """Return results over time: for each member and day, all that they had done until then."""
    games: Counter[int] = Counter()
    won: defaultdict[int, float] = defaultdict(float)
    points: dict[tuple[str, int], c.ResultPoint] = {}
    for line in in_order(lines):
        if line.outcome is None:
            continue
        winners = line.outcome.winners
        for seat, member in enumerate(line.members):
            if member is not None:
                games[member] += 1
                won[member] += 1 / len(winners) if seat in winners else 0
                day = day_of(line.ended)
                points[day, member] = c.ResultPoint(day, member, games[member], won[member])
    return list(points.values())
