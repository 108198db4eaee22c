"""Debriefs of finished games: made once while somebody asks for them, by bot processes, and kept.

A debrief that nobody waits for any more is given up. Those of tables are kept in the store, those
of records in memory for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256

import msgspec

from filature.core.debriefs import Debrief, DebriefProgress
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.debrief.report import VERSION
from filature.jobs.asker import asker
from filature.jobs.scheduler import GivenUp
from filature.tables.error_log import log_error
from filature.tables.store import Conflict, Store
from filature.tables.workers import Workers

PATIENCE = 5.0
"""After how many seconds without a request a debrief is given up."""
WAITING = 64
"""How many may be made or wait."""
WAITING_FOR_ONE = 8
"""How many of them for one address."""
KEPT = 64
"""How many debriefs of records are kept in memory."""

Keep = Callable[[Debrief], Awaitable[None]]


class DebriefFailed(Refused):
    """A debrief could not be made; the operator's log says why."""

    status = 500


class TooManyDebriefs(Refused):
    """Too many debriefs are being made."""

    status = 503


class Job:
    """A debrief on its way."""

    def __init__(self, address: str, now: float) -> None:
        self.address = address
        self.asked = now
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None

    def come_on(self, progress: float) -> None:
        self.progress = max(self.progress, progress)


class Debriefs:
    """The debriefs of one process."""

    def __init__(self, store: Store, workers: Workers, monotonic: Callable[[], float]) -> None:
        self.store = store
        self.workers = workers
        self.monotonic = monotonic
        self.jobs: dict[str, Job] = {}
        self.of_records: OrderedDict[str, Debrief] = OrderedDict()
        self.failed: OrderedDict[str, str] = OrderedDict()
        """Why some could not be made, and would not be a second time."""

    async def of_table(self, id: str, game: FinishedGame) -> DebriefProgress:
        """Return a table's debrief, or how far it is."""
        kept = await self.store.debrief(id, VERSION)
        if kept is not None:
            return DebriefProgress(1.0, msgspec.json.decode(kept, type=Debrief))

        async def keep(debrief: Debrief) -> None:
            with contextlib.suppress(Conflict):
                text = msgspec.json.encode(debrief).decode()
                await self.store.write_debrief(id, VERSION, text)

        return self.ask(f"table {id}", game, keep)

    async def of_record(self, game: FinishedGame) -> DebriefProgress:
        """Return the debrief of a record, or how far it is."""
        key = sha256(msgspec.json.encode(game)).hexdigest()
        if key in self.of_records:
            self.of_records.move_to_end(key)
            return DebriefProgress(1.0, self.of_records[key])

        async def keep(debrief: Debrief) -> None:
            self.of_records[key] = debrief
            while len(self.of_records) > KEPT:
                self.of_records.popitem(last=False)

        return self.ask(key, game, keep)

    def ask(self, key: str, game: FinishedGame, keep: Keep) -> DebriefProgress:
        """Start making a debrief, or say how far it is; once made it is handed to `keep`."""
        if key in self.failed:
            raise DebriefFailed(self.failed[key])
        job = self.jobs.get(key)
        if job is None:
            address = asker.get()
            own = sum(job.address == address for job in self.jobs.values())
            if len(self.jobs) >= WAITING or own >= WAITING_FOR_ONE:
                raise TooManyDebriefs("too_many_debriefs")
            job = self.jobs[key] = Job(address, self.monotonic())
            job.task = asyncio.create_task(self.make(key, job, game, keep))
        job.asked = self.monotonic()
        return DebriefProgress(job.progress)

    async def make(self, key: str, job: Job, game: FinishedGame, keep: Keep) -> None:
        """Make a debrief while somebody asks for it."""
        try:
            made = await self.watched(job, game)
            if made is not None:
                await keep(made)
        except Exception as error:
            log_error("a debrief could not be made", error)
            limit = isinstance(error, GivenUp) and error.say["type"]
            self.failed[key] = limit or "debrief_failed"
            while len(self.failed) > KEPT:
                self.failed.popitem(last=False)
        finally:
            del self.jobs[key]

    async def watched(self, job: Job, game: FinishedGame) -> Debrief | None:
        """Have a debrief made; return it, or nothing where it was given up."""
        making = asyncio.create_task(self.workers.debrief(game, job.come_on))
        try:
            while not making.done():
                if self.monotonic() - job.asked > PATIENCE:
                    return None
                await asyncio.wait([making], timeout=0.2)
            return making.result()
        finally:
            making.cancel()

    async def close(self) -> None:
        """Give everything up."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
