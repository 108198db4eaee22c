"""The lobby: where tables are set up, found, sat down at, and looked after."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec

from filature.core import messages as m
from filature.core.events import COVERED, DELAYED, SPECTATOR, TRUTH, Viewer
from filature.core.refusals import Refused
from filature.games import bots_of, game_class
from filature.tables.bot_runner import BotRunner
from filature.tables.commands import Commands, author_of, stand_in
from filature.tables.environment import Environment
from filature.tables.error_log import log_error, log_store_down
from filature.tables.names import bot_name, clean_name, same_name
from filature.tables.replication import Replication
from filature.tables.store import (
    Conflict,
    Entry,
    Kept,
    Listed,
    Store,
    StoreDown,
    Summary,
    TableRow,
)
from filature.tables.table import NoSuchTable, Table
from filature.tables.workers import Workers

T = TypeVar("T")

FORGOTTEN_AFTER = 600.0
"""After how many seconds a table at which nobody is leaves the memory; its log stays."""

CODE_MINUTES = 15
LONGEST_ID = 32
LONGEST_NOTE = 32 * 1024
LIST_LENGTH = 50
PACE_BOUNDS = {"none": (0, 0), "move": (10, 3600), "game": (60, 4 * 3600)}
MOST_DELAY = 20


class NotAllowed(Refused):
    """This needs a seat at the table, or its invitation."""

    status = 403


def token_hash(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_settings(new: m.NewTable) -> None:
    """Refuse settings that a table cannot have."""
    pace, settings = new.settings.pace, new.settings
    low, high = PACE_BOUNDS[pace.kind]
    if not low <= pace.seconds <= high:
        raise Refused("pace_bounds", minimum=low, maximum=high)
    if not 0 <= settings.delay <= MOST_DELAY:
        raise Refused("delay_bounds", maximum=MOST_DELAY)
    if settings.seed is not None:
        if sum(seat.kind != "bot" for seat in new.seats) != 1 or settings.listed:
            raise Refused("practice_alone")
        if not 0 <= settings.seed < 2**53:
            raise Refused("seed_bounds")


class Lobby:
    """All tables of one process, over one store."""

    def __init__(
        self, store: Store, environment: Environment | None = None, workers: Workers | None = None
    ) -> None:
        self.store = store
        self.environment = environment or Environment()
        self.tables: dict[str, Table] = {}
        self.commands: dict[str, Commands] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.bot_runner = BotRunner(self, workers or Workers())
        self.background: set[asyncio.Task[Any]] = set()
        self.replication = Replication(self)
        self.ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make ready to serve; nothing where that is done."""
        if self.ticking is not None:
            return
        self.store.subscribe(self.replication)
        await self.store.open()
        self.bot_runner.stopped = False
        self.ticking = asyncio.create_task(self.tick())

    async def close(self) -> None:
        """Stop; nothing acknowledged is lost."""
        if self.ticking is not None:
            self.ticking.cancel()
            self.ticking = None
        await self.bot_runner.stop()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.store.close()

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through even if whoever asked for it goes away meanwhile.

        What is written to the store must also reach the table in memory.
        """
        return await asyncio.shield(self.in_background(work))

    def in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Take note of how something ended, also where nobody waits for it any more."""
        self.background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | StoreDown):
            log_error("something could not be carried through", error)

    # Finding and setting up

    async def table(self, id: str) -> Table:
        """Return a table, from memory or from its log, or refuse."""
        if len(id) > LONGEST_ID or not (id.isascii() and id.isalnum()):
            raise NoSuchTable("no_such_table")
        if id not in self.tables:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            return await asyncio.shield(task)
        table = self.tables[id]
        table.presence.used = self.environment.now()
        return table

    async def table_now(self, id: str) -> Table:
        """Return a table as it stands now, with what other processes have written.

        Whoever asks may have been served by another of them a moment ago: they must find what they
        did there, and a seat where they have sat down.
        """
        known = self.tables.get(id)
        table = await self.table(id)
        if table is known and self.store.shared and await self.store.moved_on({id: table.lines}):
            await self.replication.catch_up(table)
            table = await self.table(id)
        return table

    async def load(self, id: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            raise NoSuchTable("no_such_table")
        return await self.activate(kept)

    async def activate(self, kept: Kept) -> Table:
        table = Table(kept, self.store, self.environment)
        await table.draw_pending_chance()
        self.tables[kept.row.id] = table
        self.commands[kept.row.id] = Commands(table)
        if self.store.shared:
            # What was written while this table was being read is not to be missed.
            await table.catch_up()
        self.bot_runner.start_due(table)
        return table

    async def create(self, new: m.NewTable, token: str) -> m.Seated:
        """Set up a table; whoever does so has the first seat for a person."""
        game = game_class(new.game)(len(new.seats), new.options)
        check_settings(new)
        log, host = self.first_lines(new, token_hash(token))
        row = self.new_row(new.game, game.seats, game.chosen_options, new.settings)
        await self.set_up(row, log)
        return m.Seated(row.id, host, row.invite)

    def first_lines(self, new: m.NewTable, hashed: str) -> tuple[list[Entry], int]:
        """Return who sits down at once at a new table, and at which seat its host sits."""
        names = [clean_name(new.name)]
        log: list[Entry] = []
        host = -1
        now = self.environment.now()
        for at, seat in enumerate(new.seats):
            name: str | None = names[0]
            if seat.kind == "bot":
                if seat.bot not in bots_of(new.game):
                    raise Refused("unknown_bot", bots=list(bots_of(new.game)))
                name = bot_name(names)
                names.append(name)
                body = {"bot": seat.bot, "name": name, "token": None}
                log.append(Entry("sit", at, body, at=now))
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
            log.append(Entry("sit", at, {"bot": None, "name": name, "token": hashed}, at=now))
        if host < 0:
            raise Refused("no_person")
        return log, host

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

    async def set_up(self, row: TableRow, log: list[Entry]) -> Table:
        taken = sum(entry.kind == "sit" for entry in log)
        host = next((e.body["name"] for e in log if not e.body["bot"]), "")
        phase: m.Phase = "playing" if taken == row.seats else "gathering"
        await self.store.create(row, log, Summary(phase, host, taken))
        return await self.activate(Kept(row, log))

    async def sit(self, table: Table, token: str, invite: str | None, name: str) -> m.Seated:
        """Give the first empty seat to whoever may sit down; once to each."""
        seats = self.seats_of(table, token)
        if seats:
            return m.Seated(table.row.id, seats[0], table.row.invite)
        if not (table.row.settings.listed or self.invited(table, invite)):
            raise NotAllowed("bad_invite")
        name = clean_name(name)
        holder = {"bot": None, "name": name, "token": token_hash(token)}
        seat = -1

        def sitting() -> list[Entry]:
            nonlocal seat
            if held := self.seats_of(table, token):
                seat = held[0]
                return []
            if any(same_name(name, other.name) for other in table.seats):
                raise Refused("name_taken")
            if table.phase != "gathering":
                raise Refused("table_full")
            seat = next(at for at, s in enumerate(table.seats) if s.kind == "empty")
            return [Entry("sit", seat, holder)]

        await table.change(sitting)
        await self.after(table)
        return m.Seated(table.row.id, seat, table.row.invite)

    async def again(self, table: Table, token: str) -> m.Successor:
        """Seat the same people at a new table, once."""
        asking = self.seats_of(table, token)
        if not asking:
            raise NotAllowed("not_seated")
        if table.phase not in ("over", "left", "closed"):
            raise Refused("not_over_yet")
        if table.again is None:
            old = table.row
            row = self.new_row(old.game, old.seats, old.options, old.settings)
            now = self.environment.now()
            log = [
                Entry(kind, at, body, at=now)
                for at, seat in enumerate(table.seats)
                for kind, body in seat.sitting_again(at in asking)
            ]
            await self.set_up(row, log)

            def naming() -> list[Entry]:
                return [] if table.again else [Entry("again", None, {"table": row.id})]

            await table.change(naming)
            if table.again != row.id:
                await self.store.delete(row.id)
                self.forget(row.id)
        assert table.again is not None
        return m.Successor(table.again)

    async def act(
        self, table: Table, viewer: Viewer, act: m.Act, token: str | None = None
    ) -> m.Ack:
        """Carry out what somebody does at a table, once; answer when it is durable.

        Whoever asks by a token must hold the seat still when it is their turn: it may have been
        lost, and taken by somebody else, while this waited.
        """
        commands = self.commands.get(table.row.id) or Commands(table)
        command = (author_of(viewer, act), act.id)
        done_before = False

        def trying() -> list[Entry]:
            nonlocal done_before
            if token is not None and viewer >= 0:
                self.check_held(table, viewer, token)
            done_before = command in table.commands
            return [] if done_before else commands.validate(viewer, act)

        try:
            await table.change(trying)
        except NoSuchTable:
            self.forget(table.row.id)
            raise
        except Refused as refused:
            return m.Ack(act.id, "refused", dict(refused.say))
        if done_before:
            return m.Ack(act.id, "duplicate")
        await self.after(table)
        return m.Ack(act.id, "applied")

    async def come_back(self, table: Table, seat: int) -> None:
        """Whoever comes to the table decides for themselves again."""

        def coming() -> list[Entry]:
            return [Entry("back", seat)] if table.seats[seat].stand_in else []

        if table.seats[seat].stand_in and table.phase == "playing":
            await table.change(coming)

    async def after(self, table: Table) -> None:
        """Let chance and bots go on."""
        await table.draw_pending_chance()
        self.bot_runner.start_due(table)

    # Who is who

    def seats_of(self, table: Table, token: str | None) -> list[int]:
        """Return the seats that a token holds."""
        if not token:
            return []
        hashed = token_hash(token)
        return [at for at, seat in enumerate(table.seats) if seat.held_by(hashed)]

    def check_held(self, table: Table, seat: int, token: str) -> None:
        """Refuse whoever does not hold a seat, or no longer."""
        if seat not in self.seats_of(table, token):
            raise NotAllowed("not_seated")

    def invited(self, table: Table, invite: str | None) -> bool:
        """Tell whether this is the table's invitation."""
        return hmac.compare_digest((invite or "").encode(), table.row.invite.encode())

    def viewer(
        self, table: Table, token: str | None, invite: str | None, seat: int | None = None
    ) -> Viewer:
        """Return who is looking: the holder of a seat, or with the invitation a spectator.

        A device that holds several seats looks as none of them until it says which.
        """
        seats = self.seats_of(table, token)
        if seat is not None:
            if seat not in seats:
                raise NotAllowed("not_seated")
            return seat
        if seats:
            return seats[0] if len(seats) == 1 else COVERED
        if table.row.settings.listed or self.invited(table, invite):
            return DELAYED if table.row.settings.delay else SPECTATOR
        raise NotAllowed("not_seated")

    def replay_viewer(self, table: Table, name: str) -> Viewer:
        """Read as whom a finished game is to be seen again."""
        if name in ("spectator", "truth"):
            return SPECTATOR if name == "spectator" else TRUTH
        seats = [str(at) for at in range(len(table.seats))]
        if name not in seats:
            raise Refused("no_such_seat")
        return int(name)

    # Lists, notes, codes

    async def listed(self) -> m.Listings:
        """Return the tables that anybody may join or watch."""
        return listings(await self.store.listed(LIST_LENGTH))

    async def mine(self, token: str) -> m.Listings:
        """Return the tables at which a token holds a seat."""
        return listings(await self.store.held_by(token_hash(token), LIST_LENGTH))

    async def notebook(self, table: Table, seat: int) -> m.Notebook:
        """Work out what can be known from a seat."""
        return await self.bot_runner.workers.believe(table.knowledge(seat))

    async def note(self, table: Table, seat: int) -> m.Note:
        """Return a seat's pencil marks."""
        text = await self.store.note(table.row.id, seat)
        return m.Note() if text is None else msgspec.json.decode(text, type=m.Note)

    async def write_note(self, table: Table, seat: int, note: m.Note) -> None:
        """Keep a seat's pencil marks; nobody else sees or feels it."""
        text = msgspec.json.encode(note).decode()
        if len(text) > LONGEST_NOTE:
            raise Refused("too_long", limit=LONGEST_NOTE)
        try:
            await self.store.write_note(table.row.id, seat, text)
        except Conflict:
            raise NoSuchTable("no_such_table") from None

    async def recovery_code(self, table: Table, seat: int, token: str) -> m.RecoveryCode:
        """Give the holder of a seat a code that brings it to another device, once."""
        code = self.environment.code()
        hashed = code_hash(code)
        until = self.environment.now() + CODE_MINUTES * 60

        def giving() -> list[Entry]:
            # The seat may have been lost a moment ago: a code must not open it to the one before.
            self.check_held(table, seat, token)
            return [Entry("code", seat, {"hash": hashed})]

        await table.change(giving)
        try:
            await self.store.put_code(hashed, table.row.id, seat, until)
        except Conflict:
            raise NoSuchTable("no_such_table") from None
        return m.RecoveryCode(code, CODE_MINUTES)

    async def recover(self, wish: m.Recover, token: str) -> m.Seated:
        """Hold a seat on this device too, or on this device alone."""
        code = code_hash(wish.code)
        found = await self.store.take_code(code, self.environment.now())
        if found is None:
            raise NotAllowed("bad_code")
        table = await self.table(found[0])
        seat = found[1]
        hashed = token_hash(token)

        def holding() -> list[Entry]:
            if table.seats[seat].code != code:
                # Somebody else sits there since.
                raise NotAllowed("bad_code")
            return [Entry("hold", seat, {"token": hashed, "move": wish.move})]

        await table.change(holding)
        return m.Seated(table.row.id, seat, table.row.invite)

    # Time passing

    async def tick(self) -> None:
        """Look again and again who has gone, whose time is up, and what can be forgotten."""
        while True:
            await asyncio.sleep(self.environment.tick)
            try:
                await self.replication.look()
            except Exception as error:
                # Clocks and absences are looked after whatever may be wrong with the news.
                log_error("looking for other processes failed", error)
            for table in list(self.tables.values()):
                try:
                    await self.tick_table(table)
                except NoSuchTable:
                    self.forget(table.row.id)
                except StoreDown as failure:
                    log_store_down("looking after a table", failure)
                except Exception as error:
                    log_error("looking after a table failed", error)

    async def tick_table(self, table: Table) -> None:
        now = self.environment.now()
        if not table.presence.watchers and now - table.presence.used > FORGOTTEN_AFTER:
            self.forget(table.row.id)
            return
        table.refresh_presence()
        if table.phase != "playing":
            return
        self.bot_runner.start_due(table, later=True)
        for seat in table.pending:
            holder = table.seats[seat]
            left = table.time.left(seat, now)
            if holder.kind == "bot" or holder.stand_in or seat in table.late:
                continue
            if left is not None and left <= 0:
                await table.change(partial(time_up, table, seat))
                self.bot_runner.start_due(table)
            elif table.row.settings.away == "bot" and table.is_away(seat):
                await table.change(partial(standing_in, table, seat))
                self.bot_runner.start_due(table)

    def forget(self, id: str) -> None:
        """Let a table go from memory."""
        self.tables.pop(id, None)
        self.commands.pop(id, None)


def time_up(table: Table, seat: int) -> list[Entry]:
    if table.phase != "playing" or seat not in table.pending or seat in table.late:
        return []
    left = table.time.left(seat, table.environment.now())
    if left is None or left > 0 or table.seats[seat].stand_in:
        return []
    return [Entry("time_up", seat)]


def standing_in(table: Table, seat: int) -> list[Entry]:
    if table.phase != "playing" or table.seats[seat].stand_in or not table.is_away(seat):
        return []
    return [Entry("stand_in", seat, {"bot": stand_in(table.row.game)})]


def code_hash(code: str) -> str:
    """Return what is kept of a recovery code, however it was typed."""
    return token_hash("".join(letter for letter in code.lower() if letter.isalnum()))


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
            )
            for one in found
        ]
    )
