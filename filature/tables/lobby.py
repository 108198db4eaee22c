"""The lobby: creates, finds, lists and ticks the tables of one process."""

from __future__ import annotations

import asyncio
import hmac
from functools import partial
from typing import Any

import msgspec

from filature.core import messages as m
from filature.core.debriefs import NewBranch
from filature.core.events import COVERED, DELAYED, SPECTATOR, Viewer
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.debrief.finished_game import FinishedGame
from filature.games import game_class
from filature.tables import branches
from filature.tables.background import BackgroundTasks
from filature.tables.backups import BackupChore
from filature.tables.bot_runner import BotRunner
from filature.tables.chores import Chores
from filature.tables.clock import DAY
from filature.tables.debriefs import Debriefs
from filature.tables.devices import Devices
from filature.tables.environment import Environment
from filature.tables.error_log import log_and_go_on, log_error, log_store_down
from filature.tables.hosting import Hosting
from filature.tables.names import bot_name, clean_name, same_name
from filature.tables.owed_turns import DUE, LOOK_LATER, NEXT_LOOK, SEEN, turns_of
from filature.tables.replication import Replication
from filature.tables.rest import check_rest
from filature.tables.room import Room
from filature.tables.seat import token_hash
from filature.tables.server_commands import (
    ComeBack,
    EndTime,
    HoldSeat,
    IssueCode,
    NameRematch,
    SubstituteBot,
    TakeSeat,
)
from filature.tables.sql import HOLDS_SAME_DEAL
from filature.tables.sqlite import IN_MEMORY, SqliteStore
from filature.tables.state import TableState
from filature.tables.store import Conflict, Entry, Kept, Listed, Store, StoreDown, TableRow
from filature.tables.table import Table
from filature.tables.table_bots import check_bot, seated_again
from filature.tables.table_names import table_name
from filature.tables.workers import Workers

UNLOAD_AFTER = 600.0
"""After how many seconds without anybody a table is unloaded; its log stays."""
UNLOAD_OVER_AFTER = 60.0
"""The same, once the game is over."""

CODE_MINUTES = 15
LONGEST_ID = 32
LONGEST_NOTE = 32 * 1024
LIST_LENGTH = 50
PACE_BOUNDS = {
    "none": (0, 0),
    "move": (10, 3600),
    "game": (60, 4 * 3600),
    "days": (DAY, 14 * DAY),
}
MOST_DELAY = 20
LOOK_AGAIN = 60.0
NEVER = 1e12
"""A moment that no deadline reaches."""


def check_settings(new: m.NewTable) -> None:
    """Refuse settings that a table cannot have."""
    pace, settings = new.settings.pace, new.settings
    low, high = PACE_BOUNDS[pace.kind]
    if not low <= pace.seconds <= high:
        raise Refused("pace_bounds", minimum=low, maximum=high)
    if not 0 <= settings.delay <= MOST_DELAY:
        raise Refused("delay_bounds", maximum=MOST_DELAY)
    if new.rest is not None:
        check_rest(new.rest)
    if settings.seed is not None:
        if sum(seat.kind != "bot" for seat in new.seats) != 1 or settings.listed:
            raise Refused("practice_alone")
        if not 0 <= settings.seed < 2**53:
            raise Refused("seed_bounds")


class Lobby:
    """All tables of one process, over one store."""

    def __init__(
        self,
        store: Store,
        environment: Environment | None = None,
        workers: Workers | None = None,
        hosting: Hosting | None = None,
    ) -> None:
        self.store = store
        self.hosting = hosting or Hosting()
        self.environment = environment or Environment()
        self.workers = workers or Workers()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.background = BackgroundTasks()
        self.run_to_completion = self.background.run
        self.bot_runner = BotRunner(self.workers, store, self.environment, self.background)
        self.replication = Replication(
            store,
            self.environment,
            self.tables,
            self.background,
            partial(self.bot_runner.start_due, later=True),
        )
        self.debriefs = Debriefs(store, self.workers, self.environment.monotonic)
        self.devices = Devices(store)
        self.devices.lost = self.wake_all
        self.replication.topics["devices"] = self.devices.load
        self.chores = Chores()
        self.chores.add(self.devices)
        self.chores.add(Deadlines(self))
        self.room = Room(store, self.hosting.room, self.environment.monotonic)
        self.chores.add(self.room)
        self.backups = backups_of(store, self.hosting, self.environment)
        if self.backups is not None:
            self.chores.add(self.backups)
        self.ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Get ready to serve; does nothing the second time."""
        if self.ticking is not None:
            return
        self.store.subscribe(self.replication)
        await self.store.open()
        await self.devices.load()
        await self.room.run()
        self.chores.start()
        self.bot_runner.stopped = False
        self.ticking = asyncio.create_task(self.tick())

    async def close(self) -> None:
        """Stop; nothing acknowledged is lost."""
        if self.ticking is not None:
            self.ticking.cancel()
            self.ticking = None
        await self.chores.close()
        await self.debriefs.close()
        await self.bot_runner.stop()
        await self.background.close()
        await self.store.close()

    # Loading and creating

    async def table(self, id: str) -> Table:
        """Return a table, from memory or from its log, or refuse."""
        if len(id) > LONGEST_ID or not (id.isascii() and id.isalnum()):
            raise NoSuchTable("no_such_table")
        table = self.tables.get(id)
        if table is None or table.gone:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            return await asyncio.shield(task)
        table.presence.used = self.environment.monotonic()
        return table

    async def table_now(self, id: str) -> Table:
        """Return a table as it stands now, with what other processes have written.

        A client may have been served by another of them a moment ago: it must find what it did
        there, and the seat where it has sat down.
        """
        known = self.tables.get(id)
        table = await self.table(id)
        if table is not known or not self.store.shared:
            return table
        if await self.store.moved_on({id: table.state.lines}):
            await self.replication.catch_up(table)
            return await self.table(id)
        return table

    async def load(self, id: str) -> Table:
        """Load a table from the store."""
        kept = await self.store.load(id)
        if kept is None:
            raise NoSuchTable("no_such_table")
        return await self.activate(kept)

    async def activate(self, kept: Kept) -> Table:
        """Serve a table from now on."""
        table = Table(kept, self.store, self.environment, self.bot_runner.start_due)
        await table.go_on()
        self.tables[kept.row.id] = table
        if self.store.shared:
            # What was written while this table was being loaded must not be missed.
            await table.catch_up()
        self.bot_runner.start_due(table)
        return table

    def wake_all(self) -> None:
        """Have everybody looked up again who is connected: somebody may hold no seat any more."""
        for table in self.tables.values():
            table.changed()

    def unload(self, id: str) -> None:
        """Remove a table from memory."""
        table = self.tables.pop(id, None)
        if table is not None:
            table.break_cycles()

    async def create(
        self, new: m.NewTable, holder: str, circle: m.OfCircle | None = None
    ) -> m.Seated:
        """Create a table, of a circle perhaps; its creator gets the first seat for a person."""
        game = game_class(new.game)(len(new.seats), new.options)
        check_settings(new)
        log, host = self.first_entries(new, holder)
        if circle is not None:
            log.insert(0, of_circle(circle, self.environment.now()))
        if new.settings.seed is None:
            log[:0] = self.fair_deal()
        row = self.new_row(new.game, game.seats, game.chosen_options, new.settings)
        await self.add(row, log)
        return m.Seated(row.id, host, row.invite)

    async def branch(
        self, game: FinishedGame, wish: NewBranch, of: str | None, holder: str
    ) -> m.Seated:
        """Create a table that plays on from a step of a finished game, bots in the other seats."""
        moves = await self.workers.branch(game, wish, self.environment.random())
        new = branches.new_table(game, wish)
        sitting, host = self.first_entries(new, holder)
        log = branches.log_of(wish, of, sitting, moves, self.environment.now())
        row = self.new_row(game.game, game.seats, game.options, new.settings)
        await self.add(row, log)
        return m.Seated(row.id, host, row.invite)

    def first_entries(self, new: m.NewTable, holder: str) -> tuple[list[Entry], int]:
        """Return who sits down at once at a new table, and the seat of its host."""
        names = [clean_name(new.name)]
        log: list[Entry] = []
        host = -1
        now = self.environment.now()
        for at, seat in enumerate(new.seats):
            name = names[0]
            if seat.kind == "bot":
                check_bot(new.game, seat.bot, self.environment.reference_bots)
                name = bot_name(names)
                names.append(name)
                log.append(Entry("sit", at, {"bot": seat.bot, "name": name, "token": None}, at=now))
                continue
            if host < 0:
                host = at
            elif seat.kind == "here":
                name = clean_name(seat.name or "")
                if any(same_name(name, other) for other in names):
                    raise Refused("name_taken")
                names.append(name)
            else:
                continue
            body: dict[str, Any] = {"bot": None, "name": name, "token": holder}
            if new.fair:
                body["fair"] = True
            if new.rest is not None and new.settings.pace.kind == "days":
                body["rest"] = msgspec.to_builtins(new.rest)
            log.append(Entry("sit", at, body, at=now))
        if host < 0:
            raise Refused("no_person")
        return log, host

    def fair_deal(self) -> list[Entry]:
        """Return the entry by which a new table has a fair deal: the key of its receipts."""
        if not self.environment.fair:
            return []
        now = self.environment.now()
        return [Entry("fair", None, {"key": self.environment.secret()}, at=now)]

    def new_row(
        self, game: str, seats: int, options: dict[str, Any], settings: m.Settings
    ) -> TableRow:
        environment = self.environment
        return TableRow(
            id=environment.table_id(),
            game=game,
            rules_version=game_class(game).rules_version,
            seats=seats,
            options=options,
            settings=settings,
            invite=environment.invite(),
            created=environment.now(),
        )

    async def add(self, row: TableRow, log: list[Entry]) -> None:
        """Add a new table, where there is room for it."""
        self.room.check()
        state = TableState(row)
        await self.store.create(row, log, state.summary(log), turns_of(state, log))
        await self.activate(Kept(row, log))

    # Sitting down

    async def sit(
        self,
        table: Table,
        holder: str,
        invite: str | None,
        name: str,
        rest: m.Rest | None = None,
        fair: bool = False,
    ) -> m.Seated:
        """Give the first empty seat to somebody who may sit down; one to each."""
        if not table.state.seats_of(holder):
            if not (table.row.settings.listed or invited(table, invite)):
                raise NotAllowed("bad_invite")
            await table.execute(SPECTATOR, TakeSeat(clean_name(name), holder, rest, fair))
        return m.Seated(table.row.id, table.state.seats_of(holder)[0], table.row.invite)

    async def come_back(self, table: Table, seat: int) -> None:
        """Let a person who has connected decide again, in the place of a bot."""
        if table.state.seats[seat].stand_in:
            await table.execute(seat, ComeBack())

    async def again(self, table: Table, holder: str) -> m.Successor:
        """Seat the same people at a new table, once."""
        state, old = table.state, table.row
        asking = state.seats_of(holder)
        if not asking:
            raise NotAllowed("not_seated")
        if state.phase != "closed" or state.sealed:
            state.check_ended()
        if state.rematch is None:
            table.session.game.check_maxima()
            row = self.new_row(old.game, old.seats, old.options, state.settings)
            now = self.environment.now()
            log = [
                Entry(kind, at, self.seated_again(old.game, body), at=now)
                for at, seat in enumerate(state.seats)
                for kind, body in seat.entries_for_rematch(at in asking, state.clock.rests[at])
            ]
            if state.circle:
                log.insert(0, of_circle(m.OfCircle(state.circle.id), now))
            if old.settings.seed is None:
                log[:0] = self.fair_deal()
            await self.add(row, log)
            await table.execute(SPECTATOR, NameRematch(row.id))
            if state.rematch != row.id:
                await self.store.delete(row.id)
                self.unload(row.id)
        assert state.rematch is not None
        return m.Successor(state.rematch)

    def seated_again(self, game: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return the body of an entry of a rematch, with a bot that may sit at new tables."""
        if body.get("bot") is None:
            return body
        return {**body, "bot": seated_again(game, body["bot"], self.environment.reference_bots)}

    async def recovery_code(self, table: Table, seat: int, holder: str) -> m.RecoveryCode:
        """Give the holder of a seat a code that brings it to another device, once."""
        code = self.environment.code()
        hashed = code_hash(code)
        until = self.environment.now() + CODE_MINUTES * 60
        # Checks the holder again: a code must not open the seat to somebody who has just lost it.
        await table.execute(seat, IssueCode(hashed), holder)
        try:
            await self.store.put_code(hashed, table.row.id, seat, until)
        except Conflict:
            raise NoSuchTable("no_such_table") from None
        return m.RecoveryCode(code, CODE_MINUTES)

    async def recover(self, wish: m.Recover, holder: str) -> m.Seated:
        """Hold a seat on this device too, or on this device alone."""
        code = code_hash(wish.code)
        found = await self.store.take_code(code, self.environment.now())
        if found is None:
            raise NotAllowed("bad_code")
        table, seat = await self.table(found[0]), found[1]
        if table.state.sealed and await self.store.fetch(HOLDS_SAME_DEAL, table.row.id, holder):
            raise NotAllowed("plays_same_deal")
        await table.execute(seat, HoldSeat(code, holder, wish.move))
        return m.Seated(table.row.id, seat, table.row.invite)

    # Who is who

    def viewer(
        self, table: Table, holder: str | None, invite: str | None, seat: int | None = None
    ) -> Viewer:
        """Return as whom a client sees a table: a seat, or with the invitation a spectator.

        A device that holds several seats sees none of them until it says which.
        """
        seats = table.state.seats_of(holder)
        if seat is not None:
            if seat not in seats:
                raise NotAllowed("not_seated")
            return seat
        if seats:
            return seats[0] if len(seats) == 1 else COVERED
        if table.state.sealed:
            raise NotAllowed("deal_sealed")
        if table.row.settings.listed or invited(table, invite):
            return DELAYED if table.row.settings.delay else SPECTATOR
        raise NotAllowed("not_seated")

    # Lists and notes

    async def listed(self) -> m.Listings:
        """Return the tables that anybody may join or watch."""
        return listings(await self.store.listed(LIST_LENGTH))

    async def mine(self, holder: str) -> m.Listings:
        """Return the tables at which somebody holds a seat."""
        return listings(await self.store.held_by(holder, LIST_LENGTH))

    async def notebook(self, table: Table, seat: int) -> m.Notebook:
        """Work out what can be known from a seat."""
        table.session.game.check_maxima()
        return await self.workers.believe(table.session.knowledge_of(seat), table.row.id)

    async def note(self, table: Table, seat: int) -> m.Note:
        """Return a seat's pencil marks."""
        text = await self.store.note(table.row.id, seat)
        return m.Note() if text is None else msgspec.json.decode(text, type=m.Note)

    async def write_note(self, table: Table, seat: int, note: m.Note) -> None:
        """Keep a seat's pencil marks; nobody else can notice it."""
        try:
            await self.store.write_note(table.row.id, seat, written_note(note))
        except Conflict:
            raise NoSuchTable("no_such_table") from None

    async def note_growth(self, table: Table, seat: int, note: m.Note) -> int:
        """Return by how many bytes a seat's pencil marks would grow."""
        before = await self.store.note(table.row.id, seat)
        return len(written_note(note).encode()) - len((before or "").encode())

    # Time passing

    async def tick(self) -> None:
        """Refresh presence, clocks and tables again and again."""
        while True:
            await asyncio.sleep(self.environment.tick)
            try:
                await self.replication.tick()
            except Exception as error:
                # Clocks and absences go on whatever is wrong with replication.
                log_error("looking for other processes failed", error)
            for table in list(self.tables.values()):
                try:
                    await self.tick_table(table)
                except NoSuchTable:
                    self.unload(table.row.id)
                except StoreDown as failure:
                    log_store_down("looking after a table", failure)
                except Exception as error:
                    log_error("looking after a table failed", error)

    async def tick_table(self, table: Table) -> None:
        """Unload a table without anybody; else refresh its presence, bots and clocks."""
        presence, state, now = table.presence, table.state, self.environment.monotonic()
        unload_after = UNLOAD_OVER_AFTER if state.phase in ("over", "left") else UNLOAD_AFTER
        unused = not presence.watchers and now - presence.used > unload_after
        if table.gone or (unused and not self.bot_runner.works_at(table.row.id)):
            self.unload(table.row.id)
            return
        presence.refresh()
        if state.phase != "playing":
            return
        if state.deal_pending:
            await table.go_on()
        self.bot_runner.start_due(table, later=True)
        if state.clock.days:
            await self.mark_seen(table)
        for seat in state.session.pending:
            if table.validator.time_is_up(seat):
                await table.execute(seat, EndTime())
            elif table.validator.needs_substitute(seat):
                await table.execute(seat, SubstituteBot())

    async def mark_seen(self, table: Table) -> None:
        """Note which turns their people have seen here, so that nobody is called who is here."""
        numbers = table.session.decision_numbers
        for seat in table.session.pending:
            if seat in table.presence.connected() and table.turns_seen.get(seat) != numbers[seat]:
                table.turns_seen[seat] = numbers[seat]
                await self.store.fetch(SEEN, table.row.id, seat)

    async def look_at_deadlines(self) -> None:
        """Load tables at which somebody's days may be over: ticking does what is to be done."""
        if not await self.store.claim("deadlines"):
            return
        now = self.environment.now()
        for (id,) in await self.store.fetch(DUE, now):
            # First, lest many tables that cannot be used be looked at again and again.
            await self.store.fetch(LOOK_LATER, id, now, now + LOOK_AGAIN)
            with log_and_go_on("looking for a table's deadlines failed"):
                await self.look_at_table(id, now)

    async def look_at_table(self, id: str, now: float) -> None:
        """Do what a table's deadlines ask for, and note when to look again."""
        try:
            table = await self.table_now(id)
        except NoSuchTable:
            return
        await self.tick_table(table)
        for seat in table.session.pending:
            time = table.time.now()
            deadline = table.state.clock.deadline(seat, time) or NEVER
            if deadline <= time:
                # A bot decides soon; or the others choose what happens, and there is nothing
                # to look for.
                deadline = now + LOOK_AGAIN if table.state.bot_for(seat) else NEVER
            await self.store.fetch(NEXT_LOOK, id, seat, deadline)


class Deadlines:
    """The chore that looks for tables at which time is up and which nobody has loaded."""

    name = "looking for deadlines"
    every = 20.0

    def __init__(self, lobby: Lobby) -> None:
        self.run = lobby.look_at_deadlines


def backups_of(store: Store, hosting: Hosting, environment: Environment) -> BackupChore | None:
    """Return the chore that backs the store up, if the operator wants one."""
    if hosting.backup is None or not isinstance(store, SqliteStore) or store.path == IN_MEMORY:
        return None
    return BackupChore(store.path, hosting.backup, environment.now)


def of_circle(circle: m.OfCircle, now: float) -> Entry:
    """Return the entry by which a table belongs to a circle."""
    return Entry("circle", None, msgspec.to_builtins(circle), at=now)


def invited(table: Table, invite: str | None) -> bool:
    """Tell whether this is the table's invitation."""
    return hmac.compare_digest((invite or "").encode(), table.row.invite.encode())


def code_hash(code: str) -> str:
    """Return the hash of a recovery code, however it was typed."""
    return token_hash("".join(letter for letter in code.lower() if letter.isalnum()))


def written_note(note: m.Note) -> str:
    """Return pencil marks as they are kept, or refuse too many."""
    text = msgspec.json.encode(note)
    if len(text) > LONGEST_NOTE:
        raise Refused("too_long", limit=LONGEST_NOTE)
    return text.decode()


def listings(found: list[Listed]) -> m.Listings:
    """Return tables as a list shows them."""
    return m.Listings(
        [
            m.Listing(
                id=one.row.id,
                game=one.row.game,
                phase=one.summary.phase,
                host=one.summary.host,
                taken=one.summary.taken,
                seats=one.row.seats,
                created=one.row.created,
                name=table_name(one.row.id),
            )
            for one in found
        ]
    )
