"""After a reveal no clock runs for a fixed time, the same for every seat, whatever anybody does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core import messages as m
from filature.core.events import SPECTATOR, PublicEvent
from filature.games import catalogue, game_class
from filature.games.spies_vs_spies.events import Revealed
from filature.tables.clock import TableClock
from tests.tables.table_driver import TableDriver

PAUSE = game_class("spies_vs_spies").pauses[Revealed]


def test_the_pause_is_as_long_as_the_scene_needs() -> None:
    assert PAUSE == 20


@pytest.mark.parametrize("game", catalogue())
def test_only_what_everybody_is_told_pauses_the_clocks(game: str) -> None:
    """Anything else would tell those who were not told that it has happened."""
    assert all(issubclass(kind, PublicEvent) for kind in game_class(game).pauses)


def outside(start: float, end: float, pauses: list[float]) -> float:
    """How long a stretch of time is without what lies in a pause; pauses do not overlap here."""
    inside = sum(max(0.0, min(end, p + PAUSE) - max(start, p)) for p in pauses)
    return end - start - inside


MOMENTS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 40), st.booleans()), max_size=60)


@given(MOMENTS)
def test_time_is_spent_outside_the_pauses_alone(moments: list[tuple[int, int, bool]]) -> None:
    """Seats decide one after the other at any times, and any move may reveal something."""
    clock = TableClock(m.Pace("game", 10_000), 4)
    now, owing, began = 0.0, 0, 0.0
    pauses: list[float] = []
    spent = [0.0] * 4
    clock.owe([0], now, None)
    for seat, wait, reveals in moments:
        now += wait
        spent[owing] += outside(began, now, pauses)
        left = 10_000 - spent[owing]
        shown = clock.left(owing, now)
        assert shown is not None
        resting = max(0.0, pauses[-1] + PAUSE - now) if pauses else 0.0
        assert shown == pytest.approx(left + resting)
        acted, owing, began = owing, seat, now
        clock.owe([owing], now, acted)
        if reveals and not resting:
            pauses.append(now)
            clock.pause(PAUSE, now)
    assert clock.spent == pytest.approx(spent)


@given(st.lists(st.integers(0, 30), min_size=1, max_size=10))
def test_pauses_that_follow_each_other_end_with_the_last(waits: list[int]) -> None:
    clock, now = TableClock(m.Pace("move", 60), 1), 0.0
    clock.owe([0], now, None)
    for wait in waits:
        now += wait
        clock.pause(PAUSE, now)
    running = sum(max(0, wait - PAUSE) for wait in waits[1:]) + waits[0]
    assert clock.left(0, now + PAUSE) == 60 - running
    assert clock.left(0, now) == 60 - running + PAUSE


def test_an_undone_decision_gives_back_the_rest_of_the_pause() -> None:
    clock = TableClock(m.Pace("move", 60), 1)
    clock.owe([0], 0.0, None)
    clock.pause(PAUSE, 0.0)
    clock.owe([], 5.0, 0)
    clock.undo(0, 8.0)
    assert clock.left(0, 8.0) == 60 + 12
    assert clock.left(0, PAUSE) == 60


@settings(max_examples=15)
@given(st.integers(0, 10_000), st.sampled_from(["ppp", "pppp"]), st.sampled_from(["move", "game"]))
def test_in_a_whole_game_every_seat_is_given_the_same(seed: int, seats: str, kind: str) -> None:
    """Right after a mission, and for 20 s, everybody's clock stands where it stood."""
    rng = Random(seed)
    pace = m.Pace(kind, 600)  # type: ignore[arg-type]
    options = {"target_score": 100, "question_limit": 4, "rounds": 3}
    with TableDriver("spies_vs_spies", seats, options, seed, pace=pace) as driver:
        table, clock = driver.table, driver.table.state.clock
        begun = 1
        while driver.phase() == "playing":
            driver.environment.time += rng.choice([0, 1, 7, 30])
            driver.decide(rng.choice(table.session.pending), rng.randrange(1000))
            if driver.types(SPECTATOR).count("round_began") == begun:
                continue
            begun += 1
            now = driver.environment.now()
            assert clock.paused_until == now + PAUSE
            for at in range(len(seats)):
                rest = PAUSE if at in table.session.pending else 0
                assert clock.left(at, now) == (clock.left(at, now + PAUSE) or 0) + rest
            assert as_read(driver.reload().state.clock) == as_read(clock)
        assert begun == 3


def as_read(clock: TableClock) -> list[object]:
    return [clock.since, clock.spent, clock.extra, clock.last, clock.paused_until]
