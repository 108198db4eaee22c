"""Bots in seats: who is asked, when, and when the answer is released.

A bot is sent its seat's knowledge and legal set, and nothing else. Its answer comes back as a
command like any other, at a moment fixed before it began to think, so that the time it takes tells
nothing; if that is missed, because many bots think at once, at the next of such moments. Where
several processes serve a table, one of them claims a bot's decision and lets the bot think; the
others step in when nothing has come of it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from filature.bots.player import Choice, Question
from filature.core.refusals import Refused
from filature.tables.commands import stand_in
from filature.tables.error_log import log_error, log_store_down
from filature.tables.store import Entry, StoreDown
from filature.tables.table import NoSuchTable, Table
from filature.tables.workers import Workers

if TYPE_CHECKING:
    from filature.tables.lobby import Lobby

TRY_AGAIN_AFTER = 5.0
"""After how many seconds a bot is asked again whose answer could not be written down."""

STEP_IN_AFTER = 3.0
"""After how many seconds a process answers for a bot that another one should have asked."""

ASK_AGAIN_AFTER = 2.0
"""After how many seconds it is tried again to claim a decision that another process has claimed."""

Key = tuple[str, int, int]
"""A table, a seat, and the number of its decision."""


class BotRunner:
    """The bots of one process that owe decisions."""

    def __init__(self, lobby: Lobby, workers: Workers) -> None:
        self.lobby = lobby
        self.workers = workers
        self.tasks: dict[Key, asyncio.Task[None]] = {}
        self.stopped = False

    async def stop(self) -> None:
        """Let the bots go."""
        self.stopped = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    def start_due(self, table: Table, later: bool = False) -> None:
        """Have every bot that owes a decision think about it, once."""
        if table.phase != "playing" or self.stopped:
            return
        for seat in table.pending:
            bot = self.decider(table, seat)
            key = (table.row.id, seat, table.decision_numbers[seat])
            if bot is not None and key not in self.tasks:
                wait = STEP_IN_AFTER if later else 0.0
                task = asyncio.create_task(self.think(table, seat, bot, wait))
                self.tasks[key] = task
                task.add_done_callback(partial(self.thought, table, key))

    def decider(self, table: Table, seat: int) -> str | None:
        """Return the bot that decides for a seat now, if one does."""
        holder = table.seats[seat]
        if holder.stand_in or seat in table.late:
            return stand_in(table.row.game)
        return holder.bot

    def thought(self, table: Table, key: Key, task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NoSuchTable):
            if isinstance(error, StoreDown):
                log_store_down("a bot's answer", error)
            else:
                log_error("a bot could not answer", error)
            asyncio.get_running_loop().call_later(TRY_AGAIN_AFTER, self.start_due, table)

    async def think(self, table: Table, seat: int, bot: str, wait: float) -> None:
        """Ask a bot, and release its answer at a moment fixed before it began to think."""
        number = table.decision_numbers[seat]

        def owed() -> bool:
            return table.decision_numbers[seat] == number and seat in table.pending

        await asyncio.sleep(wait)
        store, work = self.lobby.store, f"{table.row.id}/{seat}/{number}"
        alone = not wait
        while owed():
            if await store.claim(work):
                break
            alone = False
            await asyncio.sleep(ASK_AGAIN_AFTER)
        else:
            return
        try:
            if not alone:
                await table.catch_up()
            if owed():
                await self.ask(table, seat, number, bot)
        finally:
            await store.release(work)

    async def ask(self, table: Table, seat: int, number: int, bot: str) -> None:
        """Ask a bot for a decision that this process has claimed, and write it."""
        loop = asyncio.get_running_loop()
        begun, delay = loop.time(), self.lobby.environment.bot_delay()
        seed = self.lobby.environment.bot_seed(table.row.settings.seed, seat, number)
        measured = table.row.settings.seed is not None
        choice = await self.answer(bot, table.question(seat), seed, measured)
        await asyncio.sleep(until_release(loop.time() - begun, delay))

        def deciding() -> list[Entry]:
            if self.decider(table, seat) is None:
                return []
            try:
                return table.decide(seat, str(number), choice.action, why=choice.reason)
            except Refused as refused:
                if refused.say["type"] not in ("not_asked", "not_playing"):
                    log_error("a bot's answer was refused", refused)
                return []

        await self.lobby.run_to_completion(table.change(deciding))
        await self.lobby.after(table)

    async def answer(self, bot: str, question: Question, seed: int, measured: bool) -> Choice:
        """Return a bot's choice; where the bot fails twice, an evenly random one: play goes on."""
        for name in (bot, bot, "ref-random"):
            try:
                choice = await self.workers.ask(name, question, seed, measured)
                if choice.action not in question.legal:
                    raise Refused("wrong_moment")
                return choice
            except Exception as failure:
                log_error(f"the bot {name} could not answer", failure)
        raise RuntimeError("no bot could answer")


def until_release(passed: float, delay: float) -> float:
    """Return how long an answer still waits that was thought about for so long.

    It may go out after one delay, or two, or three, and at no moment between them.
    """
    return delay * max(1, ceil(passed / delay)) - passed if delay > 0 else 0.0
