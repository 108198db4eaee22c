"""Time that runs out, people who are away, and people who leave: a game can always go on or end."""

from __future__ import annotations

import asyncio

import pytest

from filature.core import messages as m
from filature.core.events import COVERED
from filature.tables.clock import EXTENSION, EXTENSIONS, LITTLE
from filature.tables.presence import GRACE, IDLE, STILL_HERE
from filature.tables.replication import Replication
from filature.tables.table import Table
from tests.tables.table_driver import TableDriver, applied, refused

MINUTE = m.Pace("move", 60)


# Clocks


def test_when_the_time_for_a_move_is_up_a_bot_makes_that_one_decision() -> None:
    with TableDriver(pace=MINUTE) as driver:
        driver.connect(0)
        driver.connect(1)
        driver.decide(0)
        driver.advance(59.5)
        assert "time_up" not in driver.types(0)
        driver.advance(1)
        assert driver.types(0)[2:4] == ["time_up", "placed"]
        assert driver.table.state.late == set()
        assert not driver.table.state.seats[1].stand_in


def test_each_asking_gives_a_minute_ten_times_a_game() -> None:
    with TableDriver(pace=MINUTE) as driver:
        driver.connect(0)
        driver.connect(1)
        for at in range(EXTENSIONS):
            applied(driver, 0, m.Extend(f"e{at}"))
        assert refused(driver, 0, m.Extend("more")) == "no_more_time"
        assert driver.told(1)[-1] == {"type": "extended", "person": 0, "seconds": EXTENSION}
        driver.decide(1)
        driver.advance(59 + EXTENSIONS * EXTENSION)
        assert 0 in driver.table.session.pending
        driver.advance(2)
        assert "time_up" in driver.types(0)


def test_extra_time_needs_a_clock_and_a_pending_decision() -> None:
    with TableDriver() as driver:
        assert refused(driver, 0, m.Extend("a")) == "no_clock"
    with TableDriver(pace=MINUTE) as driver:
        driver.decide(0)
        assert refused(driver, 0, m.Extend("a")) == "not_asked"


def test_no_more_time_is_given_once_a_bot_was_asked() -> None:
    with TableDriver(pace=MINUTE) as driver:
        driver.workers.allowed.clear()
        driver.advance(61)
        assert refused(driver, 0, m.Extend("a")) == "not_asked"


def test_a_decision_taken_back_takes_its_time_along() -> None:
    """Nobody gains time by deciding and taking it back."""
    with TableDriver(pace=MINUTE) as driver:
        applied(driver, 0, m.Extend("e"))
        driver.advance(50)
        driver.decide(0)
        driver.advance(5)
        applied(driver, 0, m.Undo("u"))
        assert driver.table.state.clock.left(0, driver.environment.now()) == 60 + EXTENSION - 50
        driver.advance(10)
        assert driver.table.state.clock.left(0, driver.environment.now()) == 60 + EXTENSION - 60


def test_time_for_the_whole_game_is_used_up_and_then_a_little_is_left_for_each_decision() -> None:
    with TableDriver(pace=m.Pace("game", 60)) as driver:
        driver.connect(0)
        driver.connect(1)
        driver.advance(50)
        driver.decide(0)
        driver.decide(1)
        (first,) = driver.table.session.pending
        assert driver.table.state.clock.left(first, driver.environment.now()) == LITTLE
        assert driver.table.state.clock.left(1 - first, driver.environment.now()) == 10
        driver.advance(LITTLE + 1)
        assert "time_up" in driver.types(first)
        clocks = driver.table.clocks(0)
        assert clocks is not None
        assert [clock.left for clock in clocks.clocks if clock.seat == first] == [0.0]


# Absence


def test_presence_is_shown_until_a_moment_after_the_connection_broke() -> None:
    with TableDriver(seats="pp-") as driver:
        driver.connect(1)
        assert [player.present for player in driver.table.info(0).players] == [False, True, False]
        driver.disconnect(1)
        driver.advance(STILL_HERE - 1)
        assert driver.table.info(0).players[1].present
        version = driver.table.version
        driver.advance(2)
        assert driver.table.version > version
        assert not driver.table.info(0).players[1].present


def test_a_client_that_misses_its_announced_ping_is_away_though_connected() -> None:
    with TableDriver(seats="pp-") as driver, driver.table.presence.watch(1) as watcher:
        driver.advance(1000)
        assert driver.table.info(0).players[1].present
        driver.table.presence.beat(watcher, 9)
        driver.advance(STILL_HERE)
        assert driver.table.info(0).players[1].present
        version = driver.table.version
        driver.advance(2)
        assert driver.table.version > version
        assert not driver.table.info(0).players[1].present
        driver.table.presence.beat(watcher, 90)
        assert driver.table.info(0).players[1].present
        driver.advance(80)
        assert driver.table.info(0).players[1].present


def test_all_seats_of_one_device_are_present() -> None:
    with TableDriver(seats="phb") as driver, driver.table.presence.watch(COVERED, [0, 1]):
        driver.advance(1000)
        assert [player.present for player in driver.table.info(2).players] == [True] * 3
        assert driver.table.presence.connected() == {0, 1}


def test_without_a_clock_the_others_decide_as_soon_as_somebody_is_away() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.connect(1)
        assert refused(driver, 0, m.Absent("a", 1, "bot")) == "not_absent"
        driver.disconnect(1)
        driver.advance(STILL_HERE + 1)
        assert driver.table.info(0).absent == [1]
        applied(driver, 0, m.Absent("a", 1, "bot"))
        assert driver.types(0)[1:] == ["stand_in", "placed"]
        assert driver.table.info(0).absent == []
        assert driver.table.info(0).players[1].stand_in


def test_with_a_clock_they_decide_after_a_minute() -> None:
    with TableDriver(pace=m.Pace("move", 600)) as driver:
        driver.connect(0)
        driver.connect(1)
        driver.disconnect(1)
        driver.advance(GRACE - 1)
        assert refused(driver, 0, m.Absent("a", 1, "stop")) == "not_absent"
        driver.advance(2)
        assert driver.table.info(0).absent == [1]
        applied(driver, 0, m.Absent("a", 1, "stop"))
        assert driver.phase() == "left"


def test_somebody_who_is_here_and_does_nothing_is_away_after_two_minutes() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.connect(1)
        driver.decide(0)
        driver.advance(IDLE - 1)
        assert driver.table.info(0).absent == []
        driver.advance(2)
        assert driver.table.info(0).absent == [1]


def test_nobody_is_away_just_because_the_server_was() -> None:
    """After a restart everybody has a moment to come back."""
    with TableDriver(away="bot") as driver:
        kept = driver.run(driver.store.load(driver.table.row.id))
        assert kept is not None
        driver.lobby.unload(driver.table.row.id)
        driver.environment.time += 3600
        driver.table = driver.run(driver.lobby.table(kept.row.id))
        driver.advance(STILL_HERE - 1)
        assert not any(seat.stand_in for seat in driver.table.state.seats)
        driver.connect(0)
        driver.advance(2)
        assert [seat.stand_in for seat in driver.table.state.seats] == [False, True]


def test_a_bot_stands_in_by_itself_for_the_absent_and_never_for_the_slow() -> None:
    with TableDriver(away="bot") as driver:
        driver.connect(0)
        driver.connect(1)
        driver.decide(0)
        driver.advance(IDLE * 10)
        assert not driver.table.state.seats[1].stand_in
        assert driver.table.info(0).absent == [1]
        applied(driver, 0, m.Absent("a", 1, "bot"))
        assert driver.table.state.seats[1].stand_in


def test_somebody_who_comes_back_has_time_to_decide() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.decide(0)
        driver.advance(IDLE * 10)
        driver.connect(1)
        driver.advance(IDLE - 1)
        assert driver.table.info(0).absent == []
        driver.advance(2)
        assert driver.table.info(0).absent == [1]


def test_tables_are_looked_after_though_the_news_of_others_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failing(self: Replication) -> None:
        raise RuntimeError("no news")

    monkeypatch.setattr(Replication, "tick", failing)
    with TableDriver() as driver:
        looked = asyncio.Event()

        async def tick_table(table: Table) -> None:
            looked.set()

        async def ticking() -> None:
            monkeypatch.setattr(driver.lobby, "tick_table", tick_table)
            driver.environment.tick = 0.001
            tick = asyncio.create_task(driver.lobby.tick())
            async with asyncio.timeout(5):
                await looked.wait()
                looked.clear()
                await looked.wait()
            tick.cancel()

        driver.run(ticking())


def test_where_the_table_says_so_a_bot_stands_in_by_itself() -> None:
    with TableDriver(away="bot") as driver:
        driver.connect(0)
        driver.connect(1)
        driver.disconnect(1)
        driver.advance(STILL_HERE + 1)
        assert driver.types(0)[1:] == ["stand_in", "placed"]


def test_a_stand_in_is_of_level_agent_and_decides_until_the_person_is_back() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.advance(STILL_HERE)
        applied(driver, 0, m.Absent("a", 1, "bot"))
        assert driver.workers.asked == ["agent"]
        driver.decide(0)
        while 0 not in driver.table.session.pending:
            driver.run_bots()
        driver.connect(1)
        assert driver.types(0)[-1] == "came_back"
        driver.decide(0)
        assert driver.table.session.pending == (1,)


def test_deciding_oneself_is_coming_back() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.advance(STILL_HERE)
        driver.workers.allowed.clear()
        applied(driver, 0, m.Absent("a", 1, "bot"))
        applied(driver, 1, driver.command(1))
        assert driver.types(0)[-2:] == ["came_back", "placed"]
        assert not driver.table.state.seats[1].stand_in
        driver.workers.allowed.set()
        driver.run_bots()
        assert len(driver.table.session.history) == 1


def test_a_bots_answer_comes_to_nothing_once_the_person_is_back() -> None:
    with TableDriver() as driver:
        driver.connect(0)
        driver.advance(STILL_HERE)
        driver.workers.allowed.clear()
        applied(driver, 0, m.Absent("a", 1, "bot"))
        applied(driver, 1, m.Back("b"))
        driver.workers.allowed.set()
        driver.run_bots()
        assert driver.table.session.history == []
        assert refused(driver, 1, m.Back("c")) == "not_away"


def test_stopping_needs_everybody_who_is_here() -> None:
    with TableDriver("kryptos", "pppp") as driver:
        for seat in (0, 1, 2):
            driver.connect(seat)
        driver.advance(STILL_HERE)
        applied(driver, 0, m.Absent("a", 3, "stop"))
        assert driver.table.info(1).stops == [0]
        applied(driver, 0, m.Absent("b", 3, "wait"))
        assert driver.table.info(1).stops == []
        applied(driver, 1, m.Absent("a", 3, "stop"))
        applied(driver, 2, m.Absent("a", 3, "stop"))
        assert driver.phase() == "playing"
        applied(driver, 0, m.Absent("c", 3, "stop"))
        assert driver.phase() == "left"
        assert driver.types(2)[-1] == "stopped_early"


def test_a_wish_to_stop_ends_with_the_absence_that_it_was_about() -> None:
    with TableDriver("kryptos", "ppp") as driver:
        for seat in (0, 1):
            driver.connect(seat)
        driver.advance(STILL_HERE)
        applied(driver, 0, m.Absent("a", 2, "stop"))
        driver.connect(2)
        driver.disconnect(1)
        driver.advance(STILL_HERE + 1)
        applied(driver, 2, m.Absent("a", 1, "stop"))
        assert driver.phase() == "playing"
        applied(driver, 0, m.Absent("b", 1, "stop"))
        assert driver.phase() == "left"


def test_nobody_decides_about_oneself_or_before_the_start() -> None:
    with TableDriver(seats="pp-") as driver:
        assert refused(driver, 0, m.Absent("a", 1, "bot")) == "not_playing"
    with TableDriver() as driver:
        driver.advance(STILL_HERE)
        assert refused(driver, 0, m.Absent("a", 0, "bot")) == "not_absent"
        assert refused(driver, 0, m.Absent("a", 7, "stop")) == "not_absent"


# Leaving


def test_leaving_before_the_start_frees_the_seat() -> None:
    with TableDriver(seats="pp-") as driver:
        applied(driver, 0, m.Leave("a"))
        assert [player.kind for player in driver.table.info(1).players] == [
            "empty",
            "person",
            "empty",
        ]
        assert driver.table.state.host == 1
        assert driver.table.state.seats_of(driver.tokens[0]) == []
        (listing,) = driver.run(driver.store.every())
        assert (listing.summary.host, listing.summary.taken) == ("P1", 1)


def test_the_last_person_to_leave_ends_the_table() -> None:
    with TableDriver(seats="pb-") as driver:
        applied(driver, 0, m.Leave("a"))
        assert driver.phase() == "left"
    with TableDriver(seats="ppb", game="kryptos") as driver:
        applied(driver, 1, m.Leave("a"))
        assert driver.phase() == "playing"
        assert driver.types(0)[-1] == "left_table"
        applied(driver, 0, m.Leave("a"))
        assert driver.phase() == "left"


def test_where_bots_stand_in_for_all_others_they_end_what_the_last_one_leaves() -> None:
    with TableDriver("kryptos", "ppp") as driver:
        driver.connect(0)
        driver.advance(STILL_HERE)
        applied(driver, 1, m.Leave("a"))
        applied(driver, 0, m.Absent("a", 2, "bot"))
        driver.disconnect(0)
        applied(driver, 0, m.Leave("b"))
        assert driver.phase() == "over"


def test_a_person_with_a_stand_in_is_not_asked_whether_to_stop() -> None:
    with TableDriver("kryptos", "ppp") as driver:
        driver.connect(0)
        driver.advance(STILL_HERE)
        applied(driver, 0, m.Absent("a", 1, "bot"))
        applied(driver, 0, m.Absent("b", 2, "stop"))
        assert driver.phase() == "left"


def test_somebody_who_left_may_come_back_and_keeps_the_seat() -> None:
    with TableDriver() as driver:
        applied(driver, 1, m.Leave("a"))
        assert driver.table.info(0).players[1].left
        applied(driver, 0, m.Absent("a", 1, "wait"))
        applied(driver, 1, m.Back("b"))
        assert not driver.table.info(0).players[1].left
        applied(driver, 1, m.Leave("c"))
        applied(driver, 1, driver.command(1))
        assert not driver.table.info(0).players[1].left


def test_after_the_end_there_is_nothing_to_leave() -> None:
    with TableDriver() as driver:
        applied(driver, 0, m.Leave("a"))
        applied(driver, 1, m.Leave("a"))
        assert refused(driver, 1, m.Leave("b")) == "not_playing"
