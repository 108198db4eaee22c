"""Several server processes share bot processes, also when the one that schedules ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.jobs.pools import DECISIONS, MIB, PoolLimits
from filature.jobs.process import JobFailed, JobRefused
from filature.jobs.scheduler import GivenUp, Order, Scheduler
from filature.jobs.sharing import SharedRunner, share
from filature.jobs.work import Job
from tests.jobs import odd_jobs as odd
from tests.jobs.until import until


@asynccontextmanager
async def shared(path: Path) -> AsyncIterator[Scheduler]:
    """Have a scheduler behind a socket."""
    scheduler = Scheduler({DECISIONS: PoolLimits(2, 0, 256 * MIB)}, "tests.jobs.odd_jobs")
    stop = asyncio.Event()
    task = asyncio.create_task(share(str(path), scheduler, stop.wait()))
    try:
        yield scheduler
    finally:
        stop.set()
        await task
        await asyncio.to_thread(path.unlink, missing_ok=True)


async def result(runner: SharedRunner, job: Job, address: str = "a", seconds: float = 60.0) -> Any:
    order = Order(DECISIONS, seconds, msgspec.json.encode(job), address, "t")
    return msgspec.json.decode(await runner.run(order))


def test_what_comes_back_is_what_the_scheduler_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path / "bots") as scheduler:
            one, other = SharedRunner(str(tmp_path / "bots")), SharedRunner(str(tmp_path / "bots"))
            texts = [f"{at}" for at in range(10)]
            jobs = [result((one, other)[int(t) % 2], odd.Echo(t), address=t) for t in texts]
            assert await asyncio.gather(*jobs) == texts
            assert len(scheduler.processes) == 2
            with pytest.raises(JobRefused) as given_up:
                await result(one, odd.Hang(), seconds=0.3)
            assert given_up.value.say == {"type": "took_too_long"}
            assert given_up.value.status == GivenUp.status
            with pytest.raises(JobFailed, match="KeyError at"):
                await result(one, odd.Fail())
            seen: list[float] = []
            order = Order(DECISIONS, 60.0, msgspec.json.encode(odd.ComeOn()), "a", "t")
            assert await one.run(order, seen.append) == b'"done"'
            assert seen
            await one.close()
            await other.close()

    asyncio.run(test())


def test_a_job_that_nobody_waits_for_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path / "bots") as scheduler:
            runner = SharedRunner(str(tmp_path / "bots"))
            task = asyncio.create_task(result(runner, odd.Hang()))
            await until(lambda: bool(scheduler.processes))
            task.cancel()
            await until(lambda: not scheduler.processes)
            leaving = asyncio.create_task(result(runner, odd.Hang()))
            await until(lambda: bool(scheduler.processes))
            await runner.close()  # A server process that ends leaves no work behind.
            await until(lambda: not scheduler.processes)
            with pytest.raises(JobFailed):
                await leaving

    asyncio.run(test())


def test_a_scheduler_that_ends_is_asked_again_when_it_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        runner = SharedRunner(str(tmp_path / "bots"))
        early = asyncio.create_task(result(runner, odd.Echo("early")))
        await asyncio.sleep(0.3)
        async with shared(tmp_path / "bots") as scheduler:
            assert await early == "early"
            waiting = asyncio.create_task(result(runner, odd.Echo("late", 5.0)))
            await until(lambda: bool(scheduler.pools[DECISIONS].busy))
        async with shared(tmp_path / "bots"):
            assert await waiting == "late"
        await runner.close()

    asyncio.run(test())
