"""A pace in days: hours of rest, vacations, who is late, and what a list says after days away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import messages as m
from filature.tables.clock import DAY, DAY_EXTENSIONS, MOST_VACATION, TableClock
from filature.tables.my_games import MOST_HELD, looked, my_games
from filature.tables.rest import LONGEST, after_awake, awake, resting
from tests.tables.table_driver import TableDriver

HOUR = 3600
ZONES = ["Europe/Paris", "America/St_Johns", "Asia/Kolkata", "Pacific/Chatham", "UTC"]
START = datetime(2026, 10, 20, tzinfo=UTC).timestamp()
"""A few days before the clocks are set back in Europe."""

RESTS = st.builds(
    lambda zone, start, hours: m.Rest(zone, start, (start + hours) % 24),
    st.sampled_from(ZONES),
    st.integers(0, 23),
    st.integers(1, LONGEST),
)
QUARTERS = st.integers(0, 14 * 24 * 4)


def is_night(at: float, rest: m.Rest) -> bool:
    """Tell by the clock on the wall whether it is a time of rest."""
    hour = datetime.fromtimestamp(at, ZoneInfo(rest.zone)).hour
    if rest.start < rest.end:
        return rest.start <= hour < rest.end
    return hour >= rest.start or hour < rest.end


@given(RESTS, QUARTERS, QUARTERS)
def test_only_the_hours_outside_rest_count(rest: m.Rest, first: int, second: int) -> None:
    """Counted quarter by quarter on a wall clock, over the night on which clocks are set back."""
    begin, end = sorted((START + first * 900, START + second * 900))
    quarters = (end - begin) / 900
    counted = sum(not is_night(begin + n * 900, rest) for n in range(round(quarters)))
    assert awake(begin, end, rest) == pytest.approx(counted * 900)
    assert resting(begin, rest) == is_night(begin, rest)


@given(RESTS, QUARTERS, st.integers(1, 14 * DAY))
def test_a_deadline_is_when_that_much_time_was_awake(
    rest: m.Rest, first: int, seconds: int
) -> None:
    begin = START + first * 900
    end = after_awake(begin, seconds, rest)
    assert awake(begin, end, rest) == pytest.approx(seconds)
    assert awake(begin, end - 1, rest) < seconds


CHANGES = st.lists(
    st.tuples(
        st.floats(0, 30 * HOUR),
        st.one_of(st.none(), RESTS, st.floats(0, 5 * DAY)),
    ),
    max_size=8,
)


@given(CHANGES)
def test_rests_and_vacations_count_from_when_they_are_taken(changes: list[Any]) -> None:
    """However they change, what counts is the awake time of each stretch by what was valid then."""
    clock = TableClock(m.Pace("days", 14 * DAY), 1)
    now, used, rest, vacation = START, 0.0, None, 0.0
    clock.owe([0], now, None)
    for wait, change in changes:
        used += awake(max(now, min(vacation, now + wait)), now + wait, rest)
        now += wait
        if isinstance(change, float):
            if change > clock.vacation_left[0] + max(0.0, clock.vacation[0] - now):
                continue
            vacation = now + change
            clock.set_vacation(0, vacation, now)
        else:
            rest = change
            clock.set_rest(0, rest, now)
        assert clock.left(0, now) == pytest.approx(14 * DAY - used)
        deadline = clock.deadline(0, now)
        assert deadline is not None
        assert clock.left(0, deadline) == pytest.approx(0, abs=1e-3)
    assert 0 <= clock.vacation_left[0] <= MOST_VACATION


def days(game: str = "agent_hunter", seats: str = "pp", away: str = "bot") -> TableDriver:
    options = {"turn_limit": 9} if game == "agent_hunter" else {}
    return TableDriver(game, seats, options, away=away, pace=m.Pace("days", 2 * DAY))


def place(driver: TableDriver) -> None:
    for seat in (0, 1):
        driver.decide(seat)


def pass_time(driver: TableDriver, seconds: float) -> None:
    """Let time pass; the table is unloaded meanwhile, and looked at when it is loaded again."""
    driver.advance(seconds)
    driver.advance(0)


def refusal(ack: m.Ack) -> str:
    assert ack.error is not None
    return str(ack.error["type"])


def test_nobody_is_away_for_not_being_connected() -> None:
    with days(away="ask") as driver:
        place(driver)
        pass_time(driver, 1.5 * DAY)
        assert driver.table.info(0).absent == []
        assert not driver.table.state.seats[0].stand_in


def test_a_bot_makes_a_late_decision_and_stands_in_after_the_second() -> None:
    with days() as driver:
        place(driver)
        pass_time(driver, 2 * DAY + 1)
        assert driver.types(1).count("time_up") == 1
        assert not any(seat.stand_in for seat in driver.table.state.seats)
        for _ in range(6):
            pass_time(driver, 2 * DAY + 1)
        assert any(seat.stand_in for seat in driver.table.state.seats)


def test_the_others_choose_about_somebody_late_where_they_are_to() -> None:
    with days(away="ask") as driver:
        driver.decide(0)
        pass_time(driver, 2 * DAY + 1)
        assert "time_up" not in driver.types(0)
        assert driver.table.info(0).absent == [1]
        driver.connect(0)
        assert driver.act(0, m.Absent("a", 1, "stop")).result == "applied"
        assert driver.phase() == "left"


def test_a_day_can_be_asked_for_a_few_times() -> None:
    with days() as driver:
        before = driver.table.state.clock.left(0, driver.environment.time)
        assert before is not None
        for n in range(DAY_EXTENSIONS):
            assert driver.act(0, m.Extend(f"e{n}")).result == "applied"
        assert driver.table.state.clock.left(0, driver.environment.time) == before + 3 * DAY
        assert refusal(driver.act(0, m.Extend("x"))) == "no_more_time"


def test_rest_and_vacation_are_refused_in_words_where_they_cannot_be() -> None:
    with TableDriver("agent_hunter", "pp", pace=m.Pace("move", 60)) as driver:
        rest = m.Rest("Europe/Paris", 22, 8)
        assert refusal(driver.act(0, m.SetRest("a", rest))) == "no_days"
        assert refusal(driver.act(0, m.Vacation("b", 1e9))) == "no_days"
    with days() as driver:
        for wrong, why in (
            (m.Rest("../../etc/passwd", 1, 2), "no_such_zone"),
            (m.Rest("Europe/Nowhere", 1, 2), "no_such_zone"),
            (m.Rest("UTC", 5, 5), "rest_bounds"),
            (m.Rest("UTC", 5, 20), "rest_bounds"),
        ):
            assert refusal(driver.act(0, m.SetRest("c", wrong))) == why
        far = driver.environment.time + MOST_VACATION + 1
        for until in (far, float("nan"), float("inf"), driver.environment.time - 1):
            assert refusal(driver.act(0, m.Vacation("d", until))) == "vacation_bounds"


def test_a_vacation_is_told_and_holds_the_clock() -> None:
    with days() as driver:
        place(driver)
        (seat,) = driver.table.session.pending[:1]
        until = driver.environment.time + 10 * DAY
        assert driver.act(seat, m.Vacation("v", until)).result == "applied"
        assert driver.told(1 - seat)[-1] == {"type": "vacation", "person": seat, "days": 10}
        clocks = driver.table.clocks(1 - seat)
        assert clocks is not None
        assert (clocks.clocks[seat].running, clocks.clocks[seat].vacation) == (False, until)
        pass_time(driver, 9 * DAY)
        assert driver.table.state.clock.left(seat, driver.environment.time) == 2 * DAY
        assert driver.act(seat, m.Vacation("w", None)).result == "applied"
        assert driver.told(1 - seat)[-1]["days"] == 0


def test_a_table_that_nobody_has_loaded_is_found_when_time_is_up() -> None:
    with days() as driver:
        driver.act(1, m.SetRest("r", m.Rest("UTC", 20, 8)))
        driver.decide(0)
        lobby, id = driver.lobby, driver.table.row.id
        for wait, late in ((2 * DAY + 1, False), (DAY, False), (1.1 * DAY, True)):
            lobby.unload(id)
            driver.environment.time += wait
            driver.run(lobby.look_at_deadlines())
            driver.table = driver.run(lobby.table(id))
            driver.run_bots()
            assert ("time_up" in driver.types(0)) == late, wait


def test_a_list_tells_what_everybody_was_told_since_somebody_looked() -> None:
    with days("kryptos", "ppp") as driver:
        seat = driver.table.session.pending[0]
        holder, table = driver.tokens[seat], driver.table
        driver.run(looked(driver.lobby, table, holder, table.streams[seat].seq))
        (game,) = driver.run(my_games(driver.lobby, holder, 0)).running
        assert (game.since, game.before) == ([], 0)
        for _ in range(5):
            other = table.session.pending[0]
            driver.decide(other)
        (game,) = driver.run(my_games(driver.lobby, holder, 0)).running
        assert len(game.since) == 3
        assert game.before > 0
        assert game.since[-1] == game.last
        assert not any(say.get("private") for say in game.since)
        assert game.clocks
        assert all(clock.owes for clock in game.clocks)


def test_who_is_here_is_not_called() -> None:
    """A turn that its person has seen at the table is marked so; others stay to be told."""
    with days() as driver:
        driver.connect(0)
        driver.advance(1)
        rows = driver.run(driver.store.fetch("select seat, told from owed_turns order by seat"))
        assert [tuple(row) for row in rows] == [(0, 1), (1, 0)]


def test_rest_comes_along_to_a_rematch_and_from_sitting_down() -> None:
    rest = m.Rest("Europe/Berlin", 23, 7)
    with days(seats="p-") as driver:
        driver.tokens[1] = "second"
        driver.run(driver.lobby.sit(driver.table, "second", driver.invite, "Eve", rest))
        assert driver.table.state.clock.rests == [None, rest]
        for seat in (0, 1):
            driver.act(seat, m.Leave(f"l{seat}"))
        assert driver.phase() == "left"
        again = driver.run(driver.lobby.again(driver.table, "second")).table
        assert driver.run(driver.lobby.table(again)).state.clock.rests[1] == rest
        assert len(driver.run(driver.store.held_by("second", MOST_HELD))) == 2
