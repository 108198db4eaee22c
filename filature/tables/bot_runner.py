"""Bots in seats: which one is asked, when, and when its answer is released.

A bot is sent its seat's knowledge and legal set, and nothing else. Its answer comes back as a
command, at a moment fixed before it began to think, so that the time it takes tells nothing; if
that moment is missed, because many bots think at once, at the next of such moments. Where several
processes serve a table, one of them claims a bot's decision and asks the bot; the others step in
when nothing has come of it.

Bots work for the address whose request led to their turn. Where nobody has been for a while they
decide one at a time, behind everybody else, and after an hour they rest until somebody comes.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import ceil
from random import Random

from filature.bots.player import Choice, Question, random_choice
from filature.core.refusals import NoSuchTable, NotOwed, Refused
from filature.jobs.asker import asker
from filature.jobs.scheduler import GivenUp
from filature.tables.background import BackgroundTasks
from filature.tables.environment import Environment
from filature.tables.error_log import log_error, log_store_down
from filature.tables.server_commands import BotDecision
from filature.tables.store import Store, StoreDown
from filature.tables.table import Table
from filature.tables.workers import Workers

TRY_AGAIN_AFTER = 5.0
"""After how many seconds a bot is asked again whose answer could not be written."""

STEP_IN_AFTER = 3.0
"""After how many seconds a process answers for a bot that another one should have asked."""

ASK_AGAIN_AFTER = 2.0
"""How often a process tries to claim a decision that another process has claimed, in seconds."""

DESERTED_AFTER = 180.0
"""After how many seconds without anybody a table's bots stand behind all others."""

REST_AFTER = 3600.0
"""After how many seconds without anybody a table's bots rest."""

Key = tuple[str, int, int]
"""A table, a seat, and the number of its decision."""


class BotRunner:
    """The bots of one process that owe decisions."""

    def __init__(
        self,
        workers: Workers,
        store: Store,
        environment: Environment,
        background: BackgroundTasks,
    ) -> None:
        self.workers = workers
        self.store = store
        self.environment = environment
        self.background = background
        self.tasks: dict[Key, asyncio.Task[None]] = {}
        self.deserted: set[Key] = set()
        """The decisions that stand behind all others."""
        self.stopped = False

    async def stop(self) -> None:
        """Cancel all thinking, and end the worker processes."""
        self.stopped = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def start_due(self, table: Table, later: bool = False) -> None:
        """Ask every bot that owes a decision, once; `later` leaves it to other processes first."""
        if table.state.phase != "playing" or self.stopped:
            return
        alone = table.presence.alone_for()
        session = table.session
        for seat in session.pending:
            key = (table.row.id, seat, session.decision_numbers[seat])
            bot = table.state.bot_for(seat)
            if key in self.deserted and alone < DESERTED_AFTER:
                self.tasks[key].cancel()  # Somebody has come: the bot is asked anew, before others.
            if bot is not None and key not in self.tasks and not rests(table, alone):
                wait = STEP_IN_AFTER if later else 0.0
                task = asyncio.create_task(self.run(table, seat, bot, wait))
                self.tasks[key] = task
                task.add_done_callback(partial(self.finish, table, key))

    def works_at(self, table: str) -> bool:
        """Tell whether a bot of a table owes a decision here."""
        return any(id == table for id, _, _ in self.tasks)

    def finish(self, table: Table, key: Key, task: asyncio.Task[None]) -> None:
        """Log a bot's failure, and ask it again later."""
        self.tasks.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NoSuchTable):
            if isinstance(error, StoreDown):
                log_store_down("a bot's answer", error)
            else:
                log_error("a bot could not answer", error)
            asyncio.get_running_loop().call_later(TRY_AGAIN_AFTER, self.start_due, table)

    async def run(self, table: Table, seat: int, bot: str, wait: float) -> None:
        """Claim a bot's decision and ask the bot, for as long as the decision is owed."""
        asker.set(table.asker)
        session = table.session
        number = session.decision_numbers[seat]

        def owed() -> bool:
            return session.decision_numbers[seat] == number and seat in session.pending

        await asyncio.sleep(wait)
        work = f"{table.row.id}/{seat}/{number}"
        alone = not wait
        while owed():
            if await self.store.claim(work):
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
            await self.store.release(work)

    async def ask(self, table: Table, seat: int, number: int, bot: str) -> None:
        """Ask a bot for a decision that this process has claimed, and execute its answer."""
        loop = asyncio.get_running_loop()
        pace = table.state.settings.bot_pace or "normal"
        begun, delay = loop.time(), self.environment.bot_delay(pace)
        practice = table.row.settings.seed
        seed = self.environment.bot_seed(practice, seat, number)
        question = Question.of(table.session, seat)
        key = (table.row.id, seat, number)
        deserted = table.presence.alone_for() >= DESERTED_AFTER
        if deserted:
            self.deserted.add(key)
        try:
            choice = await self.answer(table, bot, question, seed, deserted)
        finally:
            self.deserted.discard(key)
        await asyncio.sleep(until_release(loop.time() - begun, delay))
        command = BotDecision(str(number), choice.action, choice.reason)
        try:
            await self.background.run(table.execute(seat, command))
        except NotOwed:
            pass  # Somebody else has decided meanwhile.
        except NoSuchTable:
            raise
        except Refused as refused:
            log_error("a bot's answer was refused", refused)

    async def answer(
        self, table: Table, bot: str, question: Question, seed: int, deserted: bool
    ) -> Choice:
        """Return a bot's choice; where the bot fails twice, a random one, so that play goes on.

        A bot that took too long, or too much memory, would do so again; none is asked where an
        option is above its maximum.
        """
        measured, id = table.row.settings.seed is not None, table.row.id
        for _ in range(0 if table.session.game.beyond_maximum else 2):
            try:
                choice = await self.workers.ask(bot, question, seed, measured, id, deserted)
                if choice.action not in question.legal:
                    raise Refused("wrong_moment")
                return choice
            except GivenUp as given_up:
                log_error(f"the bot {bot} was given up", given_up)
                break
            except Exception as failure:
                log_error(f"the bot {bot} could not answer", failure)
        return random_choice(question, Random(seed))


def rests(table: Table, alone: float) -> bool:
    """Tell whether a table's bots rest until somebody comes, of whom nobody has been there so long.

    Not where somebody may count on the game going on without them: in a game over days, where a bot
    stands in for somebody, at a table of an event.
    """
    state = table.state
    return (
        alone >= REST_AFTER
        and not state.clock.days
        and state.deal is None
        and not any(seat.stand_in for seat in state.seats)
    )


def until_release(passed: float, delay: float) -> float:
    """Return how long an answer still waits after so many seconds of thinking.

    It may be released after one delay, or two, or three, and at no moment between them.
    """
    return delay * max(1, ceil(passed / delay)) - passed if delay > 0 else 0.0
