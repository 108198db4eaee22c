"""Events: planned, begun, played round after round with the same deal at every table, and ended.

A round is written down as a plan (who sits where, the ids of its tables, the secret seed of its
deal) before its tables are made from it, and its tables are opened before it counts as open. Each
step can be repeated, so a crash between any two is made good by the next run of the chore.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from filature.circles import pairing, sql
from filature.circles.circles import Circles, clean_title
from filature.circles.event_state import (
    NEEDED,
    EventState,
    Plan,
    PlannedTable,
    RoundState,
    standings,
)
from filature.circles.rows import LONGEST_ID, CircleState, NoSuchCircle, load_tables
from filature.core import messages as m
from filature.core.circles import EventChange, NewEvent
from filature.core.events import SPECTATOR
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.games import game_class
from filature.tables.error_log import log_and_go_on
from filature.tables.lobby import check_settings, of_circle
from filature.tables.names import bot_name
from filature.tables.server_commands import OpenDeal
from filature.tables.store import Conflict, Entry, TableRow
from filature.tables.table_bots import check_bot

MOST_PLAYERS = 64
MOST_LIVE = 20
"""How many events of a circle may be planned or running."""

OVER = ("sealed", "over", "left")
"""The phases in which the store keeps a table whose game is over."""


class Events:
    """The events of all circles; a chore that brings them on."""

    name = "bringing events on"
    every = 2.0

    def __init__(self, circles: Circles) -> None:
        self.circles = circles
        self.lobby = circles.lobby
        self.store = circles.store
        self.advancing = asyncio.Lock()

    # Reading

    async def load(self, circle: str, id: str) -> EventState:
        """Return an event of a circle, or refuse."""
        known = len(id) <= LONGEST_ID and id.isascii() and id.isalnum()
        found = await self.store.fetch(sql.EVENT, id) if known else []
        if not found or found[0][1] != circle:
            raise NoSuchCircle("no_such_event")
        for event in await self.read(found, event=id):
            return event
        raise NoSuchCircle("no_such_event")

    async def all_of(self, circle: str) -> list[EventState]:
        """Return all events of a circle, newest first."""
        return await self.read(await self.store.fetch(sql.EVENTS, circle), circle=circle)

    async def read(self, found: list[Any], event: str = "", circle: str = "") -> list[EventState]:
        """Return events with who comes and their rounds; of one event, or of a circle.

        One that cannot be read is left out.
        """
        came: dict[str, dict[int, bool]] = {row[0]: {} for row in found}
        rounds: dict[str, list[Any]] = {row[0]: [] for row in found}
        for id, member, coming in await self.store.fetch(sql.COMING, event, circle):
            came.setdefault(id, {})[member] = bool(coming)
        for id, *fields in await self.store.fetch(sql.ROUNDS, event, circle):
            rounds.setdefault(id, []).append(fields)
        events: list[EventState] = []
        for id, of, wish, maker, phase, created in found:
            with log_and_go_on("an event cannot be read"):
                read = msgspec.json.decode(wish, type=NewEvent)
                played = [read_round(*fields) for fields in rounds[id]]
                events.append(EventState(id, of, read, maker, phase, created, came[id], played))
        return events

    # Planning

    async def plan(self, circle: str, wish: NewEvent, holder: str | None) -> str:
        """Plan an event; who plans it comes. Return its id."""
        state = await self.circles.load(circle)
        own = state.member(holder)
        wish = msgspec.structs.replace(wish, name=clean_title(wish.name))
        self.check(wish)
        live = [one for one in await self.all_of(circle) if one.phase in ("planned", "playing")]
        if len(live) >= MOST_LIVE:
            raise Refused("event_too_many", limit=MOST_LIVE)
        id, now = self.lobby.environment.table_id(), self.circles.now()
        encoded = msgspec.json.encode(wish).decode()
        await self.store.transact(
            [
                (sql.NEW_EVENT, (id, circle, encoded, own.member, now)),
                (sql.COME, (id, own.member, now, 1)),
            ]
        )
        return id

    def check(self, wish: NewEvent) -> None:
        """Refuse an event that could not be played."""
        game = game_class(wish.game)(wish.seats, wish.options)
        check_bot(wish.game, wish.bot, self.lobby.environment.reference_bots)
        if wish.kind != "pods" and game.seats != 2:
            raise Refused("event_two_seats")
        if wish.kind == "round_robin" and wish.rounds > 2:
            raise Refused("event_cycles")
        if wish.pace.kind == "none":
            raise Refused("event_pace")
        if wish.starts is not None and wish.starts < self.circles.now():
            raise Refused("event_past")
        seats = [m.NewSeat("person")] * game.seats
        check_settings(m.NewTable(wish.game, wish.name, seats, settings=settings_of(wish)))

    async def change(self, circle: str, id: str, wish: EventChange, holder: str | None) -> None:
        """Come, or do not; begin an event, or call it off."""
        async with self.advancing:
            await self.change_alone(circle, id, wish, holder)
        if wish.begin:
            await self.advance(id)

    async def change_alone(
        self, circle: str, id: str, wish: EventChange, holder: str | None
    ) -> None:
        state = await self.circles.load(circle)
        own, event = state.member(holder), await self.load(circle, id)
        now, work = self.circles.now(), list[tuple[str, tuple[Any, ...]]]()
        coming = set(event.active(state))
        if wish.come is not None:
            if event.phase in ("over", "called_off"):
                raise Refused("event_over")
            if event.phase == "playing" and (wish.come or own.member not in event.came):
                raise Refused("event_not_planned")
            if wish.come and len(coming | {own.member}) > MOST_PLAYERS:
                raise Refused("event_full", limit=MOST_PLAYERS)
            coming = coming | {own.member} if wish.come else coming - {own.member}
            work.append((sql.COME, (id, own.member, now, int(wish.come))))
        if wish.begin or wish.call_off:
            if own.member not in (event.maker, state.row.founder):
                raise NotAllowed("event_not_yours")
            if event.phase != "planned":
                raise Refused("event_not_planned")
        if wish.call_off:
            work.append((sql.SET_PHASE, (id, "planned", "called_off")))
        elif wish.begin:
            if len(coming) < NEEDED:
                raise Refused("event_too_few", needed=NEEDED)
            work += beginning(id)
        await self.store.transact(work)

    # Bringing on

    async def run(self) -> None:
        """Bring all events on, at one process at a time; and write down what has ended."""
        if not await self.store.claim("circles"):
            return
        try:
            for found in await self.store.fetch(sql.LIVE_EVENTS):
                with log_and_go_on("bringing an event on failed"):
                    await self.advance(found[0])
            await self.circles.settle()
        finally:
            await self.store.release("circles")

    async def advance(self, id: str) -> None:
        """Bring one event on as far as it can be now."""
        async with self.advancing:
            while await self.step(id):
                pass

    async def step(self, id: str) -> bool:
        """Take one step; tell whether there may be another."""
        events = await self.read(await self.store.fetch(sql.EVENT, id), event=id)
        if not events:
            return False
        event = events[0]
        circle = await self.circles.load(event.circle)
        if event.phase == "planned":
            return await self.begin_if_due(circle, event)
        if event.phase != "playing":
            return False
        last = event.rounds[-1] if event.rounds else None
        if last is None or last.opened is not None:
            return await self.next_round(circle, event)
        if not last.made:
            await self.make_tables(circle, event, last)
            return True
        return await self.open_if_over(event, last)

    async def begin_if_due(self, circle: CircleState, event: EventState) -> bool:
        """Begin an event whose time has come, or call it off where too few come."""
        starts = event.wish.starts
        if starts is None or self.circles.now() < starts:
            return False
        if len(event.active(circle)) < NEEDED:
            await self.store.fetch(sql.SET_PHASE, event.id, "planned", "called_off")
            return False
        await self.store.transact(beginning(event.id))
        return True

    async def next_round(self, circle: CircleState, event: EventState) -> bool:
        """Write down the plan of the next round; or end the event."""
        number = len(event.rounds)
        paired = None
        if number < event.length(circle) and len(event.active(circle)) >= NEEDED:
            paired = await self.pair(circle, event, number)
        if paired is None or not paired.tables:
            await self.store.fetch(sql.SET_PHASE, event.id, "playing", "over")
            await self.store.fetch(sql.DELETE_EMPTY, event.circle)
            return False
        environment = self.lobby.environment
        tables = [
            PlannedTable(environment.table_id(), environment.invite(), seats)
            for seats in paired.tables
        ]
        plan = msgspec.json.encode(Plan(tables, paired.byes)).decode()
        values = (event.id, number + 1, environment.deal_seed(), plan, self.circles.now())
        await self.store.fetch(sql.NEW_ROUND, *values)
        return True

    async def pair(self, circle: CircleState, event: EventState, number: int) -> pairing.Round:
        """Pair a round, counted from 0."""
        active = event.active(circle)
        before = [one.plan.paired for one in event.rounds]
        if event.wish.kind == "pods":
            return pairing.pods(active, event.wish.seats, before, self.lobby.environment.random())
        if event.wish.kind == "swiss":
            await self.circles.settle(circle.row.id)
            tables = await load_tables(self.store, circle.row.id)
            standing = [row.member for row in standings(circle, event, tables)]
            return pairing.swiss([one for one in standing if one in active], before)
        paired = pairing.round_robin(list(event.came), number)
        gone = set(event.came) - set(active)
        kept = [table for table in paired.tables if not gone & set(table)]
        resting = [one for table in paired.tables if gone & set(table) for one in table]
        rests = [one for one in (*paired.byes, *resting) if one is not None and one not in gone]
        return pairing.Round(kept, rests)

    async def make_tables(self, circle: CircleState, event: EventState, round: RoundState) -> None:
        """Make the tables of a round from its plan; those that are there already are left."""
        for planned in round.plan.tables:
            row, log = self.table_of(circle, event, round, planned)
            try:
                await self.lobby.add(row, log)
            except Conflict:
                continue
        await self.store.fetch(sql.ROUND_MADE, event.id, round.number)

    def table_of(
        self, circle: CircleState, event: EventState, round: RoundState, planned: PlannedTable
    ) -> tuple[TableRow, list[Entry]]:
        """Return a table and the beginning of its log: everybody sits, and the game begins."""
        wish, now = event.wish, self.circles.now()
        kind = game_class(wish.game)
        row = TableRow(
            id=planned.id,
            game=wish.game,
            rules_version=kind.rules_version,
            seats=wish.seats,
            options=kind.stored(wish.seats, wish.options).chosen_options,
            settings=settings_of(wish),
            invite=planned.invite,
            created=now,
        )
        people = {one.member: one for one in circle.members if one.holder is not None}
        names = [people[one].name for one in planned.seats if one in people]
        log = [
            of_circle(m.OfCircle(event.circle, event.id, round.number), now),
            Entry("deal", None, self.deal_of(event, round), at=now),
        ]
        for seat, member in enumerate(planned.seats):
            if member in people:
                one = people[member]
                body = {"bot": None, "name": one.name, "token": one.holder}
            else:
                name = bot_name(names)
                names.append(name)
                body = {"bot": wish.bot, "name": name, "token": None}
            log.append(Entry("sit", seat, body, at=now))
        return row, log

    def deal_of(self, event: EventState, round: RoundState) -> dict[str, Any]:
        """Return what a table's log says of its deal; by `of` the server is committed to it."""
        if not self.lobby.environment.fair:
            return {"seed": round.seed}
        return {"seed": round.seed, "of": {"event": event.id, "round": round.number}}

    async def open_if_over(self, event: EventState, round: RoundState) -> bool:
        """Open a deal once all its tables are over. Until then they are kept going.

        A table that the operator has deleted, or that was begun under other rules, is over.
        """
        version = game_class(event.wish.game).rules_version
        found = await self.store.fetch(sql.ROUND_TABLES, event.id, round.number)
        playing = [id for id, phase, rules in found if phase not in OVER and rules == version]
        for id in playing:
            # Nobody may be there: its clocks run only while it is loaded.
            with log_and_go_on("a table of an event cannot be loaded"):
                await self.lobby.table(id)
        if playing:
            return False
        for id, _, _ in found:
            with log_and_go_on("a table of an event cannot be opened"), suppress(NoSuchTable):
                table = await self.lobby.table_now(id)
                await table.execute(SPECTATOR, OpenDeal())
        await self.store.fetch(sql.ROUND_OPENED, event.id, round.number, self.circles.now())
        return True


def read_round(
    number: int, seed: str, plan: str, began: float, made: int, opened: float | None
) -> RoundState:
    """Read a row of `sql.ROUNDS`."""
    return RoundState(number, seed, msgspec.json.decode(plan, type=Plan), began, bool(made), opened)


def beginning(id: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the statements by which a planned event begins."""
    return [(sql.FORGET_ABSENT, (id,)), (sql.SET_PHASE, (id, "planned", "playing"))]


def settings_of(wish: NewEvent) -> m.Settings:
    """Return how the tables of an event are run: nobody who stays away holds the others up."""
    return m.Settings(pace=wish.pace, away="bot")
