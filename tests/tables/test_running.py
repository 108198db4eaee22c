"""How a table is run: delayed spectators, practice, notes, the end, and bots that fail."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from benchmarks.decision_path import one_decision
from filature.bots.player import Choice
from filature.core import messages as m
from filature.core.events import DELAYED, SPECTATOR, TRUTH
from filature.core.refusals import NoSuchTable, Refused
from filature.games import catalogue
from filature.tables.lobby import UNLOAD_OVER_AFTER
from filature.tables.presence import STILL_HERE
from filature.tables.replays import replay
from tests.fake_environment import InstantWorkers
from tests.tables.table_driver import TableDriver, acknowledged, applied

MINUTE = m.Pace("move", 60)


# Spectators with a delay


def test_delayed_spectators_see_each_move_so_many_moves_later_and_all_at_the_end() -> None:
    with TableDriver(delay=2, options={"turn_limit": 2}) as driver:
        seen: list[int] = []
        while driver.phase() == "playing":
            now = len(driver.table.session.history)
            shown = driver.types(DELAYED)
            expected = driver.types(SPECTATOR)
            assert shown == expected[: len(shown)]
            seen.append(now)
            if now < 2:
                assert shown == []
            driver.decide(driver.table.session.pending[0], 3)
        assert driver.types(DELAYED) == driver.types(SPECTATOR)
        assert len(seen) > 3


def test_delayed_spectators_hear_the_table_when_they_see_it_and_each_other_at_once() -> None:
    with TableDriver(delay=1, pace=MINUTE) as driver:
        driver.connect(0)
        applied(driver, 0, m.Talk("a", "Tu as vu ?"))
        applied(driver, DELAYED, m.Talk("b", "Quoi ?", "Zoé"))
        assert driver.types(DELAYED) == ["said"]
        assert driver.told(DELAYED)[0]["name"] == "Zoé"
        driver.decide(0)
        assert driver.types(DELAYED) == ["said", "started", "said"]
        assert driver.table.info(DELAYED).absent == []
        assert driver.table.clocks(DELAYED) is None
        assert driver.table.clocks(SPECTATOR) is not None
        assert driver.all_welcomes(driver.reload()) == driver.all_welcomes()


# Practice


def test_delayed_spectators_are_not_told_early_for_whom_a_bot_stands_in() -> None:
    """A bot stands in for an absent person who must decide: that would tell whose turn it is."""
    with TableDriver(seats="pp", delay=5, away="bot") as driver:
        driver.workers.allowed.clear()
        before = driver.table.info(DELAYED)
        driver.advance(STILL_HERE + 1)
        assert any(player.stand_in for player in driver.table.info(0).players)
        assert driver.table.info(DELAYED) == before
        assert "stand_in" not in driver.types(DELAYED)


def test_the_same_seed_and_the_same_decisions_are_the_same_game() -> None:
    def played(seed: int, chance: int) -> tuple[dict[int, bytes], str]:
        """Play a practice table; `chance` is what any other table would be dealt by."""
        driver = TableDriver("double_agent", "pb", seed=chance)
        with driver:
            new = m.NewTable(
                "double_agent",
                "Ada",
                [m.NewSeat("person"), m.NewSeat("bot", "ref-random")],
                settings=m.Settings(seed=seed),
            )
            seated = driver.run(driver.lobby.create(new, driver.environment.token()))
            driver.table = driver.run(driver.lobby.table(seated.table))
            driver.run_bots()
            steps = 0
            while driver.phase() == "playing":
                driver.decide(0, steps * 7)
                steps += 1
            return driver.all_welcomes(), driver.table.record()

    first, other_clock = played(7, 1), played(7, 2)
    assert first == other_clock
    assert played(8, 1)[1] != first[1]


def test_a_practice_table_is_for_one_person_in_private() -> None:
    with TableDriver() as driver:
        person, bot = m.NewSeat("person"), m.NewSeat("bot", "ref-random")
        for seats, settings in (
            ([person, person], m.Settings(seed=1)),
            ([person, bot], m.Settings(seed=1, listed=True)),
        ):
            with pytest.raises(Refused, match="practice alone"):
                driver.run(
                    driver.lobby.create(m.NewTable("agent_hunter", "A", seats, {}, settings), "t")
                )


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (m.Settings(pace=m.Pace("move", 9)), "pace bounds"),
        (m.Settings(pace=m.Pace("move", 3601)), "pace bounds"),
        (m.Settings(pace=m.Pace("game", 59)), "pace bounds"),
        (m.Settings(pace=m.Pace("none", 1)), "pace bounds"),
        (m.Settings(delay=-1), "delay bounds"),
        (m.Settings(delay=21), "delay bounds"),
        (m.Settings(seed=-1), "seed bounds"),
        (m.Settings(seed=2**53), "seed bounds"),
    ],
)
def test_settings_have_bounds(settings: m.Settings, why: str) -> None:
    seats = [m.NewSeat("person"), m.NewSeat("bot", "ref-random")]
    with TableDriver() as driver, pytest.raises(Refused, match=why):
        driver.run(driver.lobby.create(m.NewTable("agent_hunter", "A", seats, {}, settings), "t"))


# Notes


def test_notes_are_kept_for_their_seat_and_change_nothing_for_others() -> None:
    with TableDriver() as driver:
        before = driver.all_welcomes(), driver.lines()
        marks = {"0": ["?", 3, None]}
        driver.run(driver.lobby.write_note(driver.table, 0, m.Note(marks)))
        assert driver.run(driver.lobby.note(driver.table, 0)).marks == marks
        assert driver.run(driver.lobby.note(driver.table, 1)).marks == {}
        assert before == (driver.all_welcomes(), driver.lines())
        with pytest.raises(Refused, match="too long"):
            driver.run(driver.lobby.write_note(driver.table, 0, m.Note({"x": "y" * 40_000})))
        assert driver.run(driver.lobby.note(driver.table, 0)).marks == marks


# After the end


def test_notes_are_not_for_the_next_person_in_a_seat() -> None:
    with TableDriver("kryptos", seats="pp-") as driver:
        driver.run(driver.lobby.write_note(driver.table, 1, m.Note({"mine": "alone"})))
        driver.act(1, m.Leave("a"))
        driver.tokens[1] = driver.environment.token()
        assert driver.sit(1, "Chloé").seat == 1
        assert driver.run(driver.lobby.note(driver.table, 1)) == m.Note()


def test_record_and_replay_are_given_only_when_nothing_is_secret_any_more() -> None:
    with TableDriver(options={"turn_limit": 1}) as driver:
        while driver.phase() == "playing":
            with pytest.raises(Refused, match="not over yet"):
                driver.table.record()
            for viewer in (0, 1, SPECTATOR, TRUTH):
                with pytest.raises(Refused, match="not over yet"):
                    replay(driver.table.state, viewer, 0)
            driver.decide(driver.table.session.pending[0])
        assert driver.table.record().count("\n") >= 4
        told = replay(driver.table.state, TRUTH, 0)
        assert told.total == len(driver.table.session.history) + 1 == len(told.steps)


# Bots


def test_a_bot_whose_answer_is_not_legal_costs_a_retry_and_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def ask(self: InstantWorkers, bot: str, *question: Any) -> Choice:
        asked.append(bot)
        return Choice({"type": "cheat"})

    monkeypatch.setattr(InstantWorkers, "ask", ask)
    with TableDriver(seats="pb") as driver:
        assert asked == ["ref-random"] * 2
        assert driver.table.session.pending == (0,)


def test_a_table_deleted_by_the_operator_is_gone_for_those_who_sit_at_it() -> None:
    with TableDriver() as driver:
        lobby, table = driver.lobby, driver.table
        assert driver.run(driver.store.delete(table.row.id))
        with pytest.raises(NoSuchTable):
            driver.run(acknowledged(table, 0, m.Talk("a", "Bonsoir")))
        with pytest.raises(NoSuchTable):
            driver.run(lobby.write_note(table, 0, m.Note()))
        with pytest.raises(NoSuchTable):
            driver.run(lobby.recovery_code(table, 0, driver.tokens[0]))
        with pytest.raises(NoSuchTable):
            driver.run(lobby.table(table.row.id))


def test_a_decision_takes_a_short_path_from_socket_to_socket() -> None:
    profile = asyncio.run(one_decision("agent_hunter", everything=False))
    assert len(profile.callers & set(profile.calls)) <= 22
    assert [name for name in profile.entered if name.startswith("Table.e")] == ["Table.execute"]


# Memory


@pytest.mark.parametrize("game", list(catalogue()))
def test_a_table_that_is_unloaded_is_freed_without_a_garbage_collection(game: str) -> None:
    """The server collects seldom, so a table must not be in a reference cycle."""
    with TableDriver(game, "p" * min(catalogue()[game].seat_counts)) as driver:
        for at in driver.tokens:
            driver.connect(at)
        for at in range(6):
            driver.decide(driver.table.session.pending[0], at)
        for at in driver.tokens:
            driver.disconnect(at)
        table, streams = weakref.ref(driver.table), weakref.ref(driver.table.streams)
        gc.collect()
        gc.disable()
        try:
            driver.lobby.unload(driver.table.row.id)
            del driver.table
            assert table() is None
            assert streams() is None
        finally:
            gc.enable()


def test_a_table_whose_game_is_over_is_unloaded_sooner() -> None:
    """The driver loads a table again that was unloaded, so it is another one then."""
    with TableDriver(options={"turn_limit": 2}) as driver:
        table = driver.table
        driver.advance(UNLOAD_OVER_AFTER + 10)
        assert driver.table is table
        while driver.phase() == "playing":
            driver.decide(driver.table.session.pending[0], 1)
        driver.advance(UNLOAD_OVER_AFTER + 10)
        assert driver.table is not table
