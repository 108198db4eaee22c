"""Time that runs out, people who are away, and people who leave: a game can always go on or end."""

from __future__ import annotations

import asyncio

import pytest

from filature.core import messages as m
from filature.core.events import COVERED
from filature.tables.clock import EXTENSION, EXTENSIONS, LITTLE
from filature.tables.presence import STILL_HERE
from filature.tables.replication import Replication
from filature.tables.table import GRACE, IDLE, Table
from tests.tables.party import Party, applied, refused

MINUTE = m.Pace("move", 60)


# Clocks


def test_when_the_time_for_a_move_is_up_a_bot_makes_that_one_decision() -> None:
    with Party(pace=MINUTE) as party:
        party.come(0)
        party.come(1)
        party.decide(0)
        party.wait(59.5)
        assert "time_up" not in party.types(0)
        party.wait(1)
        assert party.types(0)[2:4] == ["time_up", "placed"]
        assert party.table.late == set()
        assert not party.table.seats[1].stand_in


def test_each_asking_gives_a_minute_ten_times_a_game() -> None:
    with Party(pace=MINUTE) as party:
        party.come(0)
        party.come(1)
        for at in range(EXTENSIONS):
            applied(party, 0, m.Extend(f"e{at}"))
        assert refused(party, 0, m.Extend("more")) == "no_more_time"
        assert party.told(1)[-1] == {"type": "extended", "person": 0, "seconds": EXTENSION}
        party.decide(1)
        party.wait(59 + EXTENSIONS * EXTENSION)
        assert 0 in party.table.pending
        party.wait(2)
        assert "time_up" in party.types(0)


def test_more_time_is_given_only_to_whoever_is_asked_where_time_is_kept() -> None:
    with Party() as party:
        assert refused(party, 0, m.Extend("a")) == "no_clock"
    with Party(pace=MINUTE) as party:
        party.decide(0)
        assert refused(party, 0, m.Extend("a")) == "not_asked"


def test_no_more_time_is_given_once_a_bot_was_asked() -> None:
    with Party(pace=MINUTE) as party:
        party.workers.let.clear()
        party.wait(61)
        assert refused(party, 0, m.Extend("a")) == "not_asked"


def test_a_decision_taken_back_takes_its_time_along() -> None:
    """Nobody gains time by deciding and taking it back."""
    with Party(pace=MINUTE) as party:
        applied(party, 0, m.Extend("e"))
        party.wait(50)
        party.decide(0)
        party.wait(5)
        applied(party, 0, m.Undo("u"))
        assert party.table.time.left(0, party.environment.now()) == 60 + EXTENSION - 50
        party.wait(10)
        assert party.table.time.left(0, party.environment.now()) == 60 + EXTENSION - 60


def test_time_for_the_whole_game_is_used_up_and_then_a_little_is_left_for_each_decision() -> None:
    with Party(pace=m.Pace("game", 60)) as party:
        party.come(0)
        party.come(1)
        party.wait(50)
        party.decide(0)
        party.decide(1)
        (first,) = party.table.pending
        assert party.table.time.left(first, party.environment.now()) == LITTLE
        assert party.table.time.left(1 - first, party.environment.now()) == 10
        party.wait(LITTLE + 1)
        assert "time_up" in party.types(first)
        clocks = party.table.clocks(0)
        assert clocks is not None
        assert [clock.left for clock in clocks.clocks if clock.seat == first] == [0.0]


# Absence


def test_presence_is_shown_until_a_moment_after_the_connection_broke() -> None:
    with Party(seats="pp-") as party:
        party.come(1)
        assert [player.present for player in party.table.info(0).players] == [False, True, False]
        party.go(1)
        party.wait(STILL_HERE - 1)
        assert party.table.info(0).players[1].present
        version = party.table.version
        party.wait(2)
        assert party.table.version > version
        assert not party.table.info(0).players[1].present


def test_whoever_said_when_to_be_heard_of_again_and_was_not_is_gone_though_connected() -> None:
    with Party(seats="pp-") as party, party.table.presence.watch(1) as watcher:
        party.wait(1000)
        assert party.table.info(0).players[1].present
        party.table.presence.beat(watcher, 9)
        party.wait(STILL_HERE)
        assert party.table.info(0).players[1].present
        version = party.table.version
        party.wait(2)
        assert party.table.version > version
        assert not party.table.info(0).players[1].present
        party.table.presence.beat(watcher, 90)
        assert party.table.info(0).players[1].present
        party.wait(80)
        assert party.table.info(0).players[1].present


def test_all_seats_of_one_device_are_here_whoever_looks() -> None:
    with Party(seats="phb") as party, party.table.presence.watch(COVERED, [0, 1]):
        party.wait(1000)
        assert [player.present for player in party.table.info(2).players] == [True] * 3
        assert party.table.presence.connected() == {0, 1}


def test_without_a_clock_the_others_decide_as_soon_as_somebody_is_away() -> None:
    with Party() as party:
        party.come(0)
        party.come(1)
        assert refused(party, 0, m.Absent("a", 1, "bot")) == "not_absent"
        party.go(1)
        party.wait(STILL_HERE + 1)
        assert party.table.info(0).absent == [1]
        applied(party, 0, m.Absent("a", 1, "bot"))
        assert party.types(0)[1:] == ["stand_in", "placed"]
        assert party.table.info(0).absent == []
        assert party.table.info(0).players[1].stand_in


def test_with_a_clock_they_decide_after_a_minute() -> None:
    with Party(pace=m.Pace("move", 600)) as party:
        party.come(0)
        party.come(1)
        party.go(1)
        party.wait(GRACE - 1)
        assert refused(party, 0, m.Absent("a", 1, "stop")) == "not_absent"
        party.wait(2)
        assert party.table.info(0).absent == [1]
        applied(party, 0, m.Absent("a", 1, "stop"))
        assert party.phase() == "left"


def test_somebody_who_is_here_and_does_nothing_is_away_after_two_minutes() -> None:
    with Party() as party:
        party.come(0)
        party.come(1)
        party.decide(0)
        party.wait(IDLE - 1)
        assert party.table.info(0).absent == []
        party.wait(2)
        assert party.table.info(0).absent == [1]


def test_nobody_is_away_just_because_the_server_was() -> None:
    """After a restart everybody has a moment to come back."""
    with Party(away="bot") as party:
        kept = party.run(party.store.load(party.table.row.id))
        assert kept is not None
        party.lobby.forget(party.table.row.id)
        party.environment.time += 3600
        party.table = party.run(party.lobby.table(kept.row.id))
        party.wait(STILL_HERE - 1)
        assert not any(seat.stand_in for seat in party.table.seats)
        party.come(0)
        party.wait(2)
        assert [seat.stand_in for seat in party.table.seats] == [False, True]


def test_a_bot_stands_in_by_itself_for_the_absent_and_never_for_the_slow() -> None:
    with Party(away="bot") as party:
        party.come(0)
        party.come(1)
        party.decide(0)
        party.wait(IDLE * 10)
        assert not party.table.seats[1].stand_in
        assert party.table.info(0).absent == [1]
        applied(party, 0, m.Absent("a", 1, "bot"))
        assert party.table.seats[1].stand_in


def test_somebody_who_comes_back_has_time_to_decide() -> None:
    with Party() as party:
        party.come(0)
        party.decide(0)
        party.wait(IDLE * 10)
        party.come(1)
        party.wait(IDLE - 1)
        assert party.table.info(0).absent == []
        party.wait(2)
        assert party.table.info(0).absent == [1]


def test_tables_are_looked_after_though_the_news_of_others_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failing(self: Replication) -> None:
        raise RuntimeError("no news")

    monkeypatch.setattr(Replication, "look", failing)
    with Party() as party:
        looked = asyncio.Event()

        async def tick_table(table: Table) -> None:
            looked.set()

        async def ticking() -> None:
            monkeypatch.setattr(party.lobby, "tick_table", tick_table)
            party.environment.tick = 0.001
            tick = asyncio.create_task(party.lobby.tick())
            async with asyncio.timeout(5):
                await looked.wait()
                looked.clear()
                await looked.wait()
            tick.cancel()

        party.run(ticking())


def test_where_the_table_says_so_a_bot_stands_in_by_itself() -> None:
    with Party(away="bot") as party:
        party.come(0)
        party.come(1)
        party.go(1)
        party.wait(STILL_HERE + 1)
        assert party.types(0)[1:] == ["stand_in", "placed"]


def test_a_stand_in_is_of_level_agent_and_decides_until_the_person_is_back() -> None:
    with Party() as party:
        party.come(0)
        party.wait(STILL_HERE)
        applied(party, 0, m.Absent("a", 1, "bot"))
        assert party.workers.asked == ["agent"]
        party.decide(0)
        while 0 not in party.table.pending:
            party.think()
        party.come(1)
        assert party.types(0)[-1] == "came_back"
        party.decide(0)
        assert party.table.pending == (1,)


def test_deciding_oneself_is_coming_back() -> None:
    with Party() as party:
        party.come(0)
        party.wait(STILL_HERE)
        party.workers.let.clear()
        applied(party, 0, m.Absent("a", 1, "bot"))
        applied(party, 1, party.command(1))
        assert party.types(0)[-2:] == ["came_back", "placed"]
        assert not party.table.seats[1].stand_in
        party.workers.let.set()
        party.think()
        assert len(party.table.history) == 1


def test_a_bots_answer_comes_to_nothing_once_the_person_is_back() -> None:
    with Party() as party:
        party.come(0)
        party.wait(STILL_HERE)
        party.workers.let.clear()
        applied(party, 0, m.Absent("a", 1, "bot"))
        applied(party, 1, m.Back("b"))
        party.workers.let.set()
        party.think()
        assert party.table.history == []
        assert refused(party, 1, m.Back("c")) == "not_away"


def test_stopping_needs_everybody_who_is_here() -> None:
    with Party("kryptos", "pppp") as party:
        for seat in (0, 1, 2):
            party.come(seat)
        party.wait(STILL_HERE)
        applied(party, 0, m.Absent("a", 3, "stop"))
        assert party.table.info(1).stops == [0]
        applied(party, 0, m.Absent("b", 3, "wait"))
        assert party.table.info(1).stops == []
        applied(party, 1, m.Absent("a", 3, "stop"))
        applied(party, 2, m.Absent("a", 3, "stop"))
        assert party.phase() == "playing"
        applied(party, 0, m.Absent("c", 3, "stop"))
        assert party.phase() == "left"
        assert party.types(2)[-1] == "stopped_early"


def test_a_wish_to_stop_ends_with_the_absence_that_it_was_about() -> None:
    with Party("kryptos", "ppp") as party:
        for seat in (0, 1):
            party.come(seat)
        party.wait(STILL_HERE)
        applied(party, 0, m.Absent("a", 2, "stop"))
        party.come(2)
        party.go(1)
        party.wait(STILL_HERE + 1)
        applied(party, 2, m.Absent("a", 1, "stop"))
        assert party.phase() == "playing"
        applied(party, 0, m.Absent("b", 1, "stop"))
        assert party.phase() == "left"


def test_nobody_decides_about_oneself_or_before_the_start() -> None:
    with Party(seats="pp-") as party:
        assert refused(party, 0, m.Absent("a", 1, "bot")) == "not_playing"
    with Party() as party:
        party.wait(STILL_HERE)
        assert refused(party, 0, m.Absent("a", 0, "bot")) == "not_absent"
        assert refused(party, 0, m.Absent("a", 7, "stop")) == "not_absent"


# Leaving


def test_leaving_before_the_start_frees_the_seat() -> None:
    with Party(seats="pp-") as party:
        applied(party, 0, m.Leave("a"))
        assert [player.kind for player in party.table.info(1).players] == [
            "empty",
            "person",
            "empty",
        ]
        assert party.table.host == 1
        assert party.lobby.seats_of(party.table, party.tokens[0]) == []
        (listing,) = party.run(party.store.every())
        assert (listing.summary.host, listing.summary.taken) == ("P1", 1)


def test_the_last_person_to_leave_ends_the_table() -> None:
    with Party(seats="pb-") as party:
        applied(party, 0, m.Leave("a"))
        assert party.phase() == "left"
    with Party(seats="ppb", game="kryptos") as party:
        applied(party, 1, m.Leave("a"))
        assert party.phase() == "playing"
        assert party.types(0)[-1] == "left_table"
        applied(party, 0, m.Leave("a"))
        assert party.phase() == "left"


def test_where_bots_stand_in_for_all_others_they_end_what_the_last_one_leaves() -> None:
    with Party("kryptos", "ppp") as party:
        party.come(0)
        party.wait(STILL_HERE)
        applied(party, 1, m.Leave("a"))
        applied(party, 0, m.Absent("a", 2, "bot"))
        party.go(0)
        applied(party, 0, m.Leave("b"))
        assert party.phase() == "over"


def test_whoever_a_bot_stands_in_for_is_not_asked_whether_to_stop() -> None:
    with Party("kryptos", "ppp") as party:
        party.come(0)
        party.wait(STILL_HERE)
        applied(party, 0, m.Absent("a", 1, "bot"))
        applied(party, 0, m.Absent("b", 2, "stop"))
        assert party.phase() == "left"


def test_somebody_who_left_may_come_back_and_keeps_the_seat() -> None:
    with Party() as party:
        applied(party, 1, m.Leave("a"))
        assert party.table.info(0).players[1].left
        applied(party, 0, m.Absent("a", 1, "wait"))
        applied(party, 1, m.Back("b"))
        assert not party.table.info(0).players[1].left
        applied(party, 1, m.Leave("c"))
        applied(party, 1, party.command(1))
        assert not party.table.info(0).players[1].left


def test_after_the_end_there_is_nothing_to_leave() -> None:
    with Party() as party:
        applied(party, 0, m.Leave("a"))
        applied(party, 1, m.Leave("a"))
        assert refused(party, 1, m.Leave("b")) == "not_playing"
