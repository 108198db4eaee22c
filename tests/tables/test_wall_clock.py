"""The machine's wall clock is set, back or ahead: whatever is counted in seconds goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import messages as m
from filature.core.events import SPECTATOR
from filature.core.fair import ANSWER_WITHIN, COME_WITHIN
from filature.notifications import sql as notifications_sql
from filature.notifications.dispatcher import LEASE
from filature.owndata.retention import RetentionChore
from filature.tables.commands import TALK_AT_ONCE, TALK_WITHIN
from filature.tables.hosting import Hosting, Keep
from filature.tables.lobby import UNLOAD_AFTER
from filature.tables.postgres import PostgresStore
from filature.tables.presence import GRACE, IDLE, STILL_HERE
from filature.tables.table_time import TableTime
from tests.asgi_client import AsgiClient
from tests.fake_environment import FakeEnvironment
from tests.owndata.devices import Device, server
from tests.tables.table_driver import TableDriver, applied, refusal
from tests.tables.test_fair_deals import FairTable

HOUR, DAY = 3600, 86400
MINUTE = m.Pace("move", 60)
JUMPS = st.sampled_from([-1e6, -1.0 * HOUR, -5.0, 5.0, 1.0 * HOUR, 1e6])

jumps = pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "ahead"])


def set_clock(driver: TableDriver, jump: float) -> None:
    driver.environment.jumped += jump


@jumps
def test_a_clock_of_minutes_goes_on(jump: float) -> None:
    with TableDriver(pace=MINUTE) as driver:
        driver.workers.allowed.clear()
        driver.advance(20)
        set_clock(driver, jump)
        driver.advance(20)
        clocks = driver.table.clocks(0)
        assert clocks is not None
        assert {clock.left for clock in clocks.clocks if clock.running} == {20.0}
        assert "time_up" not in driver.types(0)
        driver.advance(21)
        assert "time_up" in driver.types(0)


@jumps
def test_people_may_talk_again_after_as_long_and_no_sooner(jump: float) -> None:
    with TableDriver() as driver:
        for at in range(TALK_AT_ONCE):
            applied(driver, 0, m.Talk(f"t{at}", "hello"))
        set_clock(driver, jump)
        assert refusal(driver.act(0, m.Talk("u", "hello"))) == "too_often"
        driver.advance(TALK_WITHIN)
        applied(driver, 0, m.Talk("v", "hello"))


@jumps
def test_a_fair_round_ends_after_as_long_and_no_sooner(jump: float) -> None:
    with FairTable("agent_hunter", "pp") as driver:
        for device in driver.devices.values():
            device.commits = False
        driver.react()
        set_clock(driver, jump)
        driver.advance(min(COME_WITHIN, ANSWER_WITHIN) / 2)
        assert not driver.dealt
        driver.advance(max(COME_WITHIN, ANSWER_WITHIN))
        assert driver.dealt


@jumps
def test_who_is_here_and_who_is_away_is_as_before(jump: float) -> None:
    with TableDriver(pace=MINUTE) as driver:
        driver.workers.allowed.clear()
        driver.connect(0)
        driver.connect(1)
        driver.disconnect(1)
        set_clock(driver, jump)
        assert driver.table.presence.present(1)
        driver.advance(STILL_HERE)
        assert not driver.table.presence.present(1)
        assert driver.table.info(0).absent == []
        driver.advance(GRACE - STILL_HERE - 1)
        assert 1 not in driver.table.info(0).absent
        driver.advance(2)
        assert 1 in driver.table.info(0).absent


@jumps
def test_somebody_who_is_here_is_idle_after_as_long_and_no_sooner(jump: float) -> None:
    with TableDriver(seats="pp") as driver:
        driver.connect(0)
        driver.connect(1)
        driver.advance(IDLE / 2)
        set_clock(driver, jump)
        driver.advance(IDLE / 2 - 1)
        assert driver.table.info(0).absent == []
        driver.advance(2)
        assert driver.table.info(0).absent != []


@jumps
def test_a_table_is_unloaded_after_as_long_and_no_sooner(jump: float) -> None:
    with TableDriver(seats="p-") as driver:
        id, lobby = driver.table.row.id, driver.lobby
        set_clock(driver, jump)
        driver.run(lobby.tick_table(driver.table))
        assert id in lobby.tables
        driver.environment.time += UNLOAD_AFTER + 1
        driver.run(lobby.tick_table(driver.table))
        assert id not in lobby.tables


@given(
    st.sampled_from([MINUTE, m.Pace("game", 600), m.Pace("days", 2 * 86400), m.Pace()]),
    st.lists(st.tuples(st.floats(0, 30), JUMPS, st.booleans()), max_size=8),
)
def test_no_entry_is_dated_before_the_one_before(
    pace: m.Pace, steps: list[tuple[float, float, bool]]
) -> None:
    with TableDriver(seats="pp", pace=pace, options={"turn_limit": 20}) as driver:
        driver.workers.allowed.clear()
        for number, (wait, jump, reload) in enumerate(steps):
            driver.environment.time += wait
            set_clock(driver, jump)
            if reload:
                driver.lobby.unload(driver.table.row.id)
                driver.table = driver.run(driver.lobby.table(driver.table.row.id))
            if driver.phase() == "playing" and driver.table.session.pending:
                driver.decide(driver.table.session.pending[0], number)
            driver.act(SPECTATOR, m.Talk(f"t{number}", "hello", f"Spectator {number}"))
        kept = driver.run(driver.store.load(driver.table.row.id))
        assert kept is not None
        times = [entry.at for entry in kept.log]
        assert times == sorted(times)


@given(st.booleans(), st.lists(st.tuples(st.floats(0, 1e5), JUMPS, st.floats(-1e6, 1e6))))
def test_the_time_at_a_table_counts_every_second_and_is_never_before_its_log(
    days: bool, steps: list[tuple[float, float, float]]
) -> None:
    environment = FakeEnvironment()
    time, latest = TableTime(environment, days), 0.0
    for wait, jump, noted in steps:
        before = time.now()
        environment.jumped += jump
        environment.time += wait
        if days:
            assert time.now() >= max(latest, environment.now())
        else:
            assert time.now() == pytest.approx(before + wait)
        latest = max(latest, time.now() + noted)
        time.note(latest)
        assert time.now() >= latest


def test_with_days_the_calendar_counts_also_while_the_machine_slept() -> None:
    environment = FakeEnvironment()
    time = TableTime(environment, days=True)
    environment.jumped += 8 * HOUR
    assert time.now() == environment.now()


@jumps
def test_a_turn_that_is_owed_is_told_and_a_lease_runs_out(jump: float) -> None:
    async def test(client: AsgiClient, lobby: Any) -> None:
        environment, sent = lobby.environment, list[str]()
        dispatcher = client.app.state.service.notifications.dispatcher
        dispatcher.pause = 30.0

        async def send(channel: Any, notice: Any) -> None:
            sent.append(channel.holder)

        dispatcher.send = send
        row = ("c", "holder", "webhook", '{"address":"https://x.example"}', "en")
        values = (*row, "https://here.example", "s", "open", None, 0.0, 0.0)
        await lobby.store.fetch(notifications_sql.KEEP_CHANNEL, *values)
        ada, bob = Device(client, "Ada"), Device(client, "Bob")
        pace = {"kind": "days", "seconds": DAY}
        table = await ada.open(settings={"pace": pace})
        await bob.sit(table)
        held = "insert into holders (token_hash, table_id, seat) values ('holder', $1, $2)"
        for seat in (0, 1):
            await lobby.store.fetch(held, table["table"], seat)
        await dispatcher.once()
        assert sent == []
        environment.jumped += jump
        environment.time += dispatcher.pause
        await dispatcher.enqueue(environment.now())
        await dispatcher.gather(environment.now())
        taken = await dispatcher.lease(environment.now())
        assert len(taken) == 1
        environment.jumped += jump
        environment.time += LEASE + 1
        assert await dispatcher.lease(environment.now()) == taken

    asyncio.run(at_server(test))


async def at_server(test: Any, hosting: Hosting | None = None) -> None:
    async with server(hosting=hosting) as (client, lobby):
        await test(client, lobby)


def test_nothing_is_deleted_at_once_when_the_clock_is_set_ahead() -> None:
    """A machine whose battery was empty may believe for a while to be in another year."""

    async def test(client: AsgiClient, lobby: Any) -> None:
        chore: RetentionChore = client.app.state.service.retention
        await Device(client, "Ada").open()
        await chore.run()
        lobby.environment.jumped += 400 * DAY
        lobby.environment.time += HOUR
        await chore.run()
        assert await lobby.store.fetch("select count(*) from tables") == [(1,)]
        lobby.environment.time += HOUR
        await chore.run()
        assert await lobby.store.fetch("select count(*) from tables") == [(0,)]

    asyncio.run(at_server(test, Hosting(keep=Keep(gathering=30))))


def test_other_processes_hear_of_a_device_that_signs_out_after_a_jump_back(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        hosting = Hosting(erasures=str(tmp_path / "erasures"))
        stores = [PostgresStore(database), PostgresStore(database)]
        async with (
            server(stores[0], hosting) as (_, here),
            server(stores[1], hosting) as (_, there),
        ):
            await here.devices.link("device", "person", "", 1e6)
            await there.devices.load()
            assert there.devices.holder("device") == "person"
            await here.devices.link("device", "device", "", 1e6 - HOUR)
            await there.devices.load()
            assert there.devices.holder("device") == "device"

    asyncio.run(run())
