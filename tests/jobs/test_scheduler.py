"""Bot processes that hang, crash or eat memory are replaced, and cost others nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.core.refusals import Refused
from filature.jobs import process, scheduler
from filature.jobs.pools import DECISIONS, DESERTED, MIB, STUDIES, PoolLimits, pools
from filature.jobs.process import JobFailed, JobRefused
from filature.jobs.scheduler import GivenUp, Order, Scheduler
from filature.jobs.work import Job
from tests.jobs import odd_jobs as odd
from tests.jobs.until import until

ROOM = 256 * MIB


def scheduled(test: Callable[[Scheduler], Coroutine[Any, Any, None]], processes: int = 2) -> None:
    """Run a test with odd bot processes."""

    async def running() -> None:
        runner = Scheduler({DECISIONS: PoolLimits(processes, 0, ROOM)}, "tests.jobs.odd_jobs")
        try:
            await test(runner)
        finally:
            await runner.close()

    asyncio.run(running())


def order(job: Job, address: str = "a", table: str = "t", seconds: float = 60.0) -> Order:
    return Order(DECISIONS, seconds, msgspec.json.encode(job), address, table)


async def result(runner: Scheduler, job: Job, **how: Any) -> Any:
    return msgspec.json.decode(await runner.run(order(job, **how)))


async def given_up(work: Awaitable[Any]) -> str:
    with pytest.raises(GivenUp) as found:
        await work
    return str(found.value.say["type"])


def test_a_job_that_hangs_is_given_up_and_its_process_replaced() -> None:
    async def test(runner: Scheduler) -> None:
        assert await result(runner, odd.Echo("before")) == "before"
        (first,) = runner.processes
        assert await given_up(result(runner, odd.Hang(), seconds=0.5)) == "took_too_long"
        assert await first.process.wait() == -signal.SIGKILL
        assert await result(runner, odd.Echo("after")) == "after"

    scheduled(test, processes=1)


def test_processes_that_are_stopped_cost_one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SILENT", 2.0)

    async def test(runner: Scheduler) -> None:
        jobs = [result(runner, odd.Echo("", 0.2), address=str(at)) for at in range(4)]
        await asyncio.gather(*jobs)
        stopped = list(runner.processes)
        assert len(stopped) == 4
        for one in stopped:
            os.kill(one.process.pid, signal.SIGSTOP)
        assert await result(runner, odd.Echo("after")) == "after"
        assert [await one.process.wait() for one in stopped] == [-signal.SIGKILL] * 4

    scheduled(test, processes=4)


def test_a_long_job_that_goes_on_is_not_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SILENT", 2.0)

    async def test(runner: Scheduler) -> None:
        assert await result(runner, odd.Busy(4.0)) == "done"
        assert len(runner.processes) == 1

    scheduled(test)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux limits memory so")
def test_a_job_that_eats_memory_is_given_up_and_its_process_replaced() -> None:
    async def test(runner: Scheduler) -> None:
        assert await result(runner, odd.Eat(16)) == 16 * MIB
        assert await given_up(result(runner, odd.Eat(1024))) == "took_too_much_memory"
        assert await result(runner, odd.Eat(16)) == 16 * MIB

    scheduled(test)


def test_a_job_whose_process_ends_is_begun_again(tmp_path: Path) -> None:
    async def test(runner: Scheduler) -> None:
        assert await result(runner, odd.Crash(str(tmp_path / "once"))) == "at last"
        with pytest.raises(JobFailed):
            await result(runner, odd.AlwaysCrash())
        assert await result(runner, odd.Echo("after")) == "after"

    scheduled(test)


def test_idle_processes_that_were_killed_cost_no_try() -> None:
    async def test(runner: Scheduler) -> None:
        jobs = [result(runner, odd.Echo("", 0.2), address=str(at)) for at in range(4)]
        await asyncio.gather(*jobs)
        assert len(runner.processes) == 4
        for one in runner.processes:
            one.kill()
            await one.process.wait()
        assert await result(runner, odd.Echo("after")) == "after"

    scheduled(test, processes=4)


def test_an_error_is_told_by_kind_and_place_and_a_refusal_as_it_is() -> None:
    async def test(runner: Scheduler) -> None:
        with pytest.raises(JobFailed) as failed:
            await result(runner, odd.Fail())
        assert "KeyError at odd_jobs.py" in str(failed.value)
        assert "queen" not in str(failed.value)
        with pytest.raises(JobRefused) as refused:
            await result(runner, odd.Refuse())
        assert refused.value.say == {"type": "unknown_game", "game": "chess", "games": []}
        assert refused.value.status == 422
        assert len(runner.processes) == 1

    scheduled(test)


def test_progress_is_told_and_what_a_game_prints_disturbs_nothing() -> None:
    async def test(runner: Scheduler) -> None:
        seen: list[float] = []
        assert msgspec.json.decode(await runner.run(order(odd.ComeOn()), seen.append)) == "done"
        assert seen == sorted(seen)
        assert seen[-1] == pytest.approx(0.9)

    scheduled(test)


def test_a_job_that_nobody_waits_for_ends_its_process() -> None:
    async def test(runner: Scheduler) -> None:
        running = asyncio.create_task(result(runner, odd.Hang()))
        waiting = asyncio.create_task(result(runner, odd.Hang()))
        await until(lambda: bool(runner.processes))
        (first,) = runner.processes
        for task in (waiting, running):
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert await first.process.wait() == -signal.SIGKILL
        assert await result(runner, odd.Echo("after")) == "after"
        assert not runner.pools[DECISIONS].queue

    scheduled(test, processes=1)


def test_one_address_never_has_the_last_process() -> None:
    async def test(runner: Scheduler) -> None:
        greedy = [asyncio.create_task(result(runner, odd.Hang(), table=str(at))) for at in range(9)]
        await until(lambda: len(runner.processes) == 2)
        assert await result(runner, odd.Echo("at once"), address="b") == "at once"
        assert len(runner.processes) == 3
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)

    scheduled(test, processes=3)


def test_what_waits_is_taken_in_turn_by_address_and_table() -> None:
    async def test(runner: Scheduler) -> None:
        done: list[str] = []

        async def job(address: str, table: str) -> None:
            done.append(
                await result(runner, odd.Echo(address + table), address=address, table=table)
            )

        flood = [asyncio.create_task(job("a", str(table % 3))) for table in range(12)]
        await asyncio.sleep(0)
        other = [asyncio.create_task(job("b", "0")) for _ in range(2)]
        await asyncio.gather(*flood, *other)
        assert [at for at, one in enumerate(done) if one == "b0"] == [2, 4]
        assert sorted(done[:6]) == ["a0", "a0", "a1", "a2", "b0", "b0"]

    scheduled(test, processes=1)


def test_so_much_of_one_address_may_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MOST_WAITING", 3)

    async def test(runner: Scheduler) -> None:
        tasks = [asyncio.create_task(result(runner, odd.Hang())) for _ in range(4)]
        await asyncio.sleep(0)
        assert await given_up(result(runner, odd.Echo(""))) == "too_much_waiting"
        other = asyncio.create_task(result(runner, odd.Echo(""), address="b"))
        for task in tasks:
            task.cancel()
        assert await other == ""
        await asyncio.gather(*tasks, return_exceptions=True)

    scheduled(test, processes=1)


def test_closing_ends_everything_at_once() -> None:
    async def running() -> list[int | None]:
        runner = Scheduler({DECISIONS: PoolLimits(2, 0, ROOM)}, "tests.jobs.odd_jobs")
        tasks = [asyncio.create_task(result(runner, odd.Hang(), address=at)) for at in "abc"]
        await until(lambda: len(runner.processes) == 2)
        started = list(runner.processes)
        await runner.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return [one.process.returncode for one in started]

    assert asyncio.run(running()) == [-signal.SIGKILL] * 2


def test_processes_stand_back_behind_the_server() -> None:
    async def test() -> dict[str, Any]:
        runner = Scheduler(pools(cores=1), "tests.jobs.odd_jobs")
        found = {}
        for pool in (DECISIONS, STUDIES, DESERTED):
            work = Order(pool, 60.0, msgspec.json.encode(odd.Priority()), "a", "")
            found[pool] = msgspec.json.decode(await runner.run(work))
        await runner.close()
        return found

    here = os.nice(0)
    found = asyncio.run(test())
    assert here < found[DECISIONS] <= found[STUDIES] <= found[DESERTED] <= 19


def test_every_refusal_of_a_job_has_words() -> None:
    from filature.core.languages import LANGUAGES
    from filature.games import words_of

    for type in ("took_too_long", "took_too_much_memory", "too_much_waiting"):
        for language in LANGUAGES:
            assert words_of("kryptos", language).text(f"refusal-{type}")


def test_a_refusal_keeps_its_status() -> None:
    assert isinstance(JobRefused(404, {"type": "no_such_case"}), Refused)
    assert JobRefused(404, {"type": "no_such_case"}).status == 404
