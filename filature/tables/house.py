"""The house: where tables are set up, found, sat down at, and played at by bots."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import unicodedata
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from filature.bots.player import Question
from filature.core.events import SPECTATOR, Viewer
from filature.core.legal import RecordAction
from filature.core.messages import Ack, Command, NewTable, Seated, Successor
from filature.core.refusals import Refused
from filature.games import bots_of, game_class
from filature.tables.sources import Sources
from filature.tables.store import Conflict, Kept, SeatRow, Store, TableRow
from filature.tables.table import Table
from filature.tables.workers import Workers

T = TypeVar("T")

log = logging.getLogger("filature.tables")

LONGEST_NAME = 24
BOT_NAMES = ("Marcel", "Suzanne", "Lucien", "Simone", "Gaston", "Paulette", "Fernand", "Colette")
"""What bots are called at a table, in this order; that they are bots is always said beside it."""


class NotAllowed(Refused):
    """This needs a seat at the table, or its invitation."""


class NoSuchTable(Refused):
    """There is no table of this name."""


def token_hash(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name fit to be shown, or refuse it."""
    spaced = " ".join(name.split())
    if any(unicodedata.category(letter).startswith("C") for letter in spaced):
        raise Refused("name_unreadable")
    if not spaced:
        raise Refused("name_missing")
    if len(spaced) > LONGEST_NAME:
        raise Refused("name_too_long", limit=LONGEST_NAME)
    return spaced


class House:
    """All tables of one process, over one store."""

    def __init__(self, store: Store, sources: Sources | None = None) -> None:
        self.store = store
        self.sources = sources or Sources()
        self.workers = Workers()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self.writing: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Make ready to serve."""
        await self.store.open()

    async def close(self) -> None:
        """Stop; nothing acknowledged is lost."""
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), *self.writing, return_exceptions=True)
        self.workers.close()
        await self.store.close()

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through even if whoever asked for it goes away meanwhile.

        What is written to the store must also reach the table in memory.
        """
        task = asyncio.create_task(work)
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return await asyncio.shield(task)

    # Finding and setting up

    async def table(self, id: str) -> Table:
        """Return a table, from memory or from its log, or refuse."""
        if id not in self.tables:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            await asyncio.shield(task)
        return self.tables[id]

    async def load(self, id: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            raise NoSuchTable("no_such_table")
        return await self.take_up(kept)

    async def take_up(self, kept: Kept) -> Table:
        table = Table(kept, self.store, self.sources)
        await table.settle()
        self.tables[kept.row.id] = table
        self.let_bots_think(table)
        return table

    async def create(self, new: NewTable, token: str) -> Seated:
        """Set up a table; whoever does so has the first seat for a person."""
        kind = game_class(new.game)
        game = kind(len(new.seats), new.options)
        name = clean_name(new.name)
        if all(seat.kind == "bot" for seat in new.seats):
            raise Refused("no_person")
        seats = []
        host = -1
        bot_names = (given for given in BOT_NAMES if given != name)
        for at, seat in enumerate(new.seats):
            if seat.kind == "bot":
                if seat.bot not in bots_of(new.game):
                    raise Refused("unknown_bot", bots=list(bots_of(new.game)))
                seats.append(SeatRow("bot", next(bot_names), seat.bot))
            elif host < 0:
                host = at
                seats.append(SeatRow("person", name, token_hash=token_hash(token)))
            else:
                seats.append(SeatRow("empty"))
        row = self.new_row(new.game, game.chosen_options)
        await self.store.create(row, seats)
        await self.take_up(Kept(row, seats, []))
        return Seated(row.id, host, row.invite)

    def new_row(self, game: str, options: dict[str, object]) -> TableRow:
        sources = self.sources
        version = game_class(game).rules_version
        return TableRow(sources.table_id(), game, version, options, sources.invite(), sources.now())

    async def sit(self, table: Table, token: str, invite: str, name: str) -> Seated:
        """Give the first empty seat to whoever brings the invitation; once to each."""
        seat = self.seat_of(table, token)
        if seat is not None:
            return Seated(table.row.id, seat, table.row.invite)
        if not self.invited(table, invite):
            raise NotAllowed("bad_invite")
        holder = SeatRow("person", clean_name(name), token_hash=token_hash(token))
        async with table.lock:
            if any(other.name == holder.name for other in table.seats):
                raise Refused("name_taken")
            seat = next((at for at, s in enumerate(table.seats) if s.kind == "empty"), None)
            if seat is None:
                raise Refused("table_full")
            try:
                await self.store.sit(table.row.id, seat, holder)
            except Conflict:
                raise Refused("table_full") from None
            table.seats[seat] = holder
            if table.full:
                table.begin()
        await table.settle()
        table.changed()
        self.let_bots_think(table)
        return Seated(table.row.id, seat, table.row.invite)

    async def again(self, table: Table, token: str) -> Successor:
        """Seat the same people at a new table, once."""
        if self.seat_of(table, token) is None:
            raise NotAllowed("not_seated")
        async with table.lock:
            if table.phase not in ("over", "closed"):
                raise Refused("not_over_yet")
            if table.again is None:
                row = self.new_row(table.row.game, table.row.options)
                try:
                    await self.store.again(table.row.id, row, table.seats)
                    await self.take_up(Kept(row, list(table.seats), []))
                    table.again = row.id
                except Conflict:
                    kept = await self.store.load(table.row.id)
                    assert kept is not None
                    table.again = kept.row.again
        table.changed()
        assert table.again is not None
        return Successor(table.again)

    async def command(self, table: Table, seat: int, command: Command) -> Ack:
        """Carry out a seat's decision, then let the bots go on."""
        ack = await table.command(seat, command.id, command.decision, command.action)
        self.let_bots_think(table)
        return ack

    # Who is who

    def seat_of(self, table: Table, token: str | None) -> int | None:
        """Return the seat that a token holds."""
        if not token:
            return None
        hashed = token_hash(token)
        for at, seat in enumerate(table.seats):
            if seat.token_hash == hashed:
                return at
        return None

    def invited(self, table: Table, invite: str | None) -> bool:
        """Tell whether this is the table's invitation."""
        given = hashlib.sha256((invite or "").encode()).digest()
        return given == hashlib.sha256(table.row.invite.encode()).digest()

    def viewer(self, table: Table, token: str | None, invite: str | None) -> Viewer:
        """Return who is looking: the holder of a seat, or with the invitation a spectator."""
        seat = self.seat_of(table, token)
        if seat is not None:
            return seat
        if self.invited(table, invite):
            return SPECTATOR
        raise NotAllowed("not_seated")

    # Bots in seats

    def let_bots_think(self, table: Table) -> None:
        """Have every bot that owes a decision think about it, once."""
        if table.phase != "playing":
            return
        for seat in table.owing:
            bot = table.seats[seat].bot
            key = (table.row.id, seat, table.asked[seat])
            if bot is not None and key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self.think(table, seat, bot))
                self.thinking[key].add_done_callback(partial(self.thought, key))

    def thought(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        self.thinking.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot could not answer: %s", type(task.exception()).__name__)

    async def answer(self, bot: str, question: Question) -> RecordAction:
        """Return a bot's action; where the bot fails twice, an evenly random one: play goes on."""
        for name in (bot, bot, "ref-random"):
            try:
                return await self.workers.ask(name, question, self.sources.bot_seed())
            except Exception as failure:
                log.error("the bot %s could not answer: %s", name, type(failure).__name__)
        raise RuntimeError("no bot could answer")

    async def think(self, table: Table, seat: int, bot: str) -> None:
        """Ask a bot, and release its answer at a moment fixed before it began to think."""
        loop = asyncio.get_running_loop()
        release = loop.time() + self.sources.bot_delay()
        decision = str(table.asked[seat])
        action = await self.answer(bot, table.question(seat))
        await asyncio.sleep(max(0.0, release - loop.time()))
        command = Command(f"bot-{decision}", decision, action)
        ack = await self.surely(self.command(table, seat, command))
        if ack.result == "refused":
            log.error("a bot's answer was refused")
