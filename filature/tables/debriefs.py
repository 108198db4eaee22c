"""Debriefs of finished games, made in a process of their own while somebody asks for them.

The first request starts one, later ones say how far it is. When nobody has asked for a while it is
given up. That of a table is kept in the store; that of a record, in memory for a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from filature.bots.worker_process import become_worker
from filature.core.debriefs import Debrief, DebriefProgress
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.debrief.report import VERSION
from filature.tables.error_log import log_error
from filature.tables.store import Conflict, Store

PATIENCE = 5.0
"""After how many seconds without a request a debrief is given up."""
AT_ONCE = 1
"""How many are made at the same time; the others wait."""
WAITING = 64
"""How many may wait."""
KEPT = 64
"""How many debriefs of records are kept in memory."""
NICENESS = 10
"""Bots and people come first."""


class DebriefFailed(Refused):
    """A debrief could not be made; the operator's log says why."""

    status = 500


class TooManyDebriefs(Refused):
    """Too many debriefs are being made."""

    status = 503


def work(encoded: bytes, out: Connection) -> None:
    """Make a debrief, in a process of its own: send how far it is, then the whole of it."""
    become_worker()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    debriefing = msgspec.json.decode(encoded, type=FinishedGame).debriefing()
    sent = 0.0
    for done in debriefing.run():
        if done - sent >= 0.02:
            out.send_bytes(b"%f" % done)
            sent = done
    out.send_bytes(msgspec.json.encode(debriefing.debrief))
    out.close()


class Job:
    """A debrief on its way."""

    def __init__(self, now: float) -> None:
        self.asked = now
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None


class Debriefs:
    """The debriefs of one process."""

    def __init__(self, store: Store, monotonic: Callable[[], float]) -> None:
        self.store = store
        self.monotonic = monotonic
        self.jobs: dict[str, Job] = {}
        self.of_records: OrderedDict[str, Debrief] = OrderedDict()
        self.failed: OrderedDict[str, None] = OrderedDict()
        """Those that could not be made, and would not be a second time."""
        self.places = asyncio.Semaphore(AT_ONCE)

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

    def ask(self, key: str, game: FinishedGame, keep: Any) -> DebriefProgress:
        """Start making a debrief, or say how far it is; once made it is handed to `keep`."""
        if key in self.failed:
            raise DebriefFailed("debrief_failed")
        job = self.jobs.get(key)
        if job is None:
            if len(self.jobs) >= WAITING:
                raise TooManyDebriefs("too_many_debriefs")
            job = self.jobs[key] = Job(self.monotonic())
            job.task = asyncio.create_task(self.make(key, job, game, keep))
        job.asked = self.monotonic()
        return DebriefProgress(job.progress)

    async def make(self, key: str, job: Job, game: FinishedGame, keep: Any) -> None:
        """Make a debrief while somebody asks for it."""
        try:
            async with self.places:
                if not self.given_up(job):
                    made = await self.watched(job, msgspec.json.encode(game))
                    if made is not None:
                        await keep(msgspec.json.decode(made, type=Debrief))
        except Exception as error:
            log_error("a debrief could not be made", error)
            self.failed[key] = None
            while len(self.failed) > KEPT:
                self.failed.popitem(last=False)
        finally:
            del self.jobs[key]

    def given_up(self, job: Job) -> bool:
        """Tell whether nobody has asked for a while."""
        return self.monotonic() - job.asked > PATIENCE

    async def watched(self, job: Job, encoded: bytes) -> bytes | None:
        """Run the process; return what it made, or nothing where it was given up."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(encoded, theirs), daemon=True)
        await asyncio.to_thread(process.start)
        theirs.close()
        try:
            while not self.given_up(job):
                if not await asyncio.to_thread(ours.poll, 0.2):
                    continue
                sent = ours.recv_bytes()
                if sent.startswith(b"{"):
                    return sent
                job.progress = float(sent)
            return None
        finally:
            process.terminate()
            ours.close()
            await asyncio.to_thread(process.join, 2.0)

    async def close(self) -> None:
        """Give everything up."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
