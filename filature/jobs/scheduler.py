"""Which job is done next, by which bot process, and what happens to one that does not end.

Jobs of a pool are taken in turn by address and by table, and no address may occupy a pool's last
free process. So whatever one address asks for, another's job waits for one job at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

import msgspec

from filature.core.refusals import Refused
from filature.jobs.fair_queue import FairQueue
from filature.jobs.pools import PoolLimits, pools
from filature.jobs.process import (
    CHILD,
    BotProcess,
    JobFailed,
    JobRefused,
    OutOfMemory,
    ProcessEnded,
)
from filature.jobs.traces import place_of

log = logging.getLogger("filature")

TRIES = 3
"""How often a job is begun whose process ends for no reason of its own."""

MOST_WAITING = 512
"""So many jobs of one address may wait in a pool: far more than its tables can owe at once."""

KEEP_IDLE = 600.0
"""After how many seconds a process with nothing to do ends."""

START_AGAIN_AFTER = 1.0
"""After how many seconds a process is started again that could not start."""


class GivenUp(Refused):
    """A job was ended because it took more than it may, or could not be done."""

    status = 503


class Order(msgspec.Struct, frozen=True):
    """A job to be done: in which pool, within how many seconds, for whom."""

    pool: str
    seconds: float
    job: bytes
    address: str
    table: str


Progress = Callable[[float], None]


def ignore(progress: float) -> None:
    """Do nothing with a job's progress."""


class JobRunner(Protocol):
    """What does jobs: bot processes of this process, or those that several processes share."""

    async def run(self, order: Order, progress: Progress = ignore) -> bytes:
        """Have a job done and return its result as JSON, or raise `Refused`."""

    async def close(self) -> None:
        """Stop at once, whatever is being done."""


class Waiting:
    """A job with somebody who waits for it."""

    def __init__(self, order: Order, progress: Progress) -> None:
        self.order = order
        self.progress = progress
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.tries = 0
        self.task: asyncio.Task[None] | None = None

    def fail(self, error: BaseException) -> None:
        if not self.result.done():
            self.result.set_exception(error)


class Pool:
    """Processes that do the same kind of jobs, and what waits for them."""

    def __init__(self, limits: PoolLimits) -> None:
        self.limits = limits
        self.queue: FairQueue[Waiting] = FairQueue()
        self.idle: list[BotProcess] = []
        self.busy: Counter[str] = Counter()
        """How many processes work for each address."""

    def may(self, address: str) -> bool:
        """Tell whether an address may have one more process."""
        return self.busy[address] < self.limits.share

    def next(self) -> tuple[str, Waiting] | None:
        """Take the next job, if a process is free for it, and count its address."""
        if self.busy.total() >= self.limits.processes:
            return None
        found = self.queue.pop(self.may)
        if found is not None:
            self.busy[found[0]] += 1
        return found

    def free(self, address: str) -> None:
        self.busy[address] -= 1
        if not self.busy[address]:
            del self.busy[address]


class Scheduler:
    """The bot processes of a machine, started when they are needed."""

    def __init__(self, limits: Mapping[str, PoolLimits] | None = None, module: str = CHILD) -> None:
        self.module = module
        self.pools = {name: Pool(one) for name, one in (limits or pools()).items()}
        self.processes: set[BotProcess] = set()
        self.waiting: set[Waiting] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.ending: set[asyncio.Task[int]] = set()
        """Waits for processes that were killed."""
        self.closed = False

    async def run(self, order: Order, progress: Progress = ignore) -> bytes:
        """Have a job done; if nobody waits for it any more, it is dropped or its process ended."""
        pool = self.pools[order.pool]
        if pool.queue.count(order.address) >= MOST_WAITING:
            raise GivenUp("too_much_waiting")
        waiting = Waiting(order, progress)
        self.waiting.add(waiting)
        pool.queue.push(order.address, order.table, waiting)
        self.dispatch(pool)
        try:
            return await waiting.result
        finally:
            self.waiting.discard(waiting)
            if not pool.queue.remove(order.address, order.table, waiting) and waiting.task:
                waiting.task.cancel()

    def dispatch(self, pool: Pool) -> None:
        """Have free processes do what waits."""
        while not self.closed and (found := pool.next()) is not None:
            address, waiting = found
            waiting.task = asyncio.create_task(self.serve(pool, waiting))
            self.tasks.add(waiting.task)
            waiting.task.add_done_callback(partial(self.served, pool, address))

    def served(self, pool: Pool, address: str, task: asyncio.Task[None]) -> None:
        """Go on with the next job."""
        self.tasks.discard(task)
        pool.free(address)
        self.dispatch(pool)

    async def serve(self, pool: Pool, waiting: Waiting) -> None:
        """Do one job, and answer who waits for it."""
        order = waiting.order
        process: BotProcess | None = None
        try:
            process = await self.take(pool)
            async with asyncio.timeout(order.seconds):
                result = await process.do(order.job, waiting.progress)
            if not waiting.result.done():
                waiting.result.set_result(result)
            self.put_back(pool, process)
        except (JobRefused, JobFailed) as error:
            waiting.fail(error)
            assert process is not None
            self.put_back(pool, process)
        except BaseException as error:
            if process is not None:
                self.end(process)
            if not isinstance(error, Exception):
                raise
            await self.answer_failure(pool, waiting, error)

    async def answer_failure(self, pool: Pool, waiting: Waiting, error: Exception) -> None:
        """Refuse a job that took too much; begin one again whose process ended by itself."""
        kind, order = type(error).__name__, waiting.order
        what = f"a job of the pool {order.pool} was given up"
        if isinstance(error, TimeoutError):
            log.error("%s: after %g s", what, order.seconds, extra=logged(what, kind))
            waiting.fail(GivenUp("took_too_long"))
        elif isinstance(error, OutOfMemory):
            log.error("%s: out of memory", what, extra=logged(what, kind))
            waiting.fail(GivenUp("took_too_much_memory"))
        else:
            waiting.tries += 1
            place = place_of(error.__traceback__)
            what = "a bot process has ended"
            log.error("%s: %s at %s", what, kind, place, extra=logged(what, kind, place))
            while pool.idle:  # What has ended one process may have stopped others.
                self.end(pool.idle.pop())
            if waiting.tries == TRIES:
                waiting.fail(JobFailed("its processes ended by themselves"))
                return
            if not isinstance(error, ProcessEnded):
                await asyncio.sleep(START_AGAIN_AFTER)
            if not waiting.result.done():
                waiting.task = None
                pool.queue.push(order.address, order.table, waiting, first=True)

    async def take(self, pool: Pool) -> BotProcess:
        """Return a free process, a new one if none is."""
        while pool.idle:
            process = pool.idle.pop()
            if process.alive:
                return process
            self.processes.discard(process)
        process = await BotProcess.start(pool.limits, self.module)
        self.processes.add(process)
        return process

    def put_back(self, pool: Pool, process: BotProcess) -> None:
        if self.closed:
            self.end(process)
            return
        process.jobs_done += 1
        pool.idle.append(process)
        asyncio.get_running_loop().call_later(
            KEEP_IDLE, self.end_idle, pool, process, process.jobs_done
        )

    def end_idle(self, pool: Pool, process: BotProcess, jobs_done: int) -> None:
        """End a process that has had nothing to do since."""
        if process in pool.idle and process.jobs_done == jobs_done:
            pool.idle.remove(process)
            self.end(process)

    def end(self, process: BotProcess) -> None:
        self.processes.discard(process)
        process.kill()
        waiting = asyncio.create_task(process.process.wait())
        self.ending.add(waiting)
        waiting.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        """End all processes at once, whatever they are doing."""
        self.closed = True
        for waiting in self.waiting:
            waiting.fail(JobFailed("the server stops"))
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in list(self.processes):
            self.end(process)
        await asyncio.gather(*self.ending)


def logged(event: str, type: str, place: str = "") -> dict[str, str]:
    """Return what the log keeps of a failure besides its words."""
    return {"event": event, "type": type, "place": place}
