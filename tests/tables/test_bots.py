"""Bots in seats: which ones sit there, and one that fails costs a retry, not the table."""

from __future__ import annotations

import asyncio
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.bots.player import LIVE, RandomBot
from filature.core.events import SPECTATOR
from filature.core.messages import BotPace, Fill, NewSeat, NewTable, SetBotPace, Settings
from filature.core.refusals import Refused
from filature.games import bots_of, catalogue, game_class
from filature.jobs.process import JobFailed
from filature.jobs.scheduler import GivenUp
from filature.tables import table_bots
from filature.tables.bot_runner import DESERTED_AFTER, REST_AFTER, rests, until_release
from filature.tables.environment import Environment
from filature.tables.lobby import UNLOAD_AFTER
from filature.tables.server_commands import StopGame
from filature.tables.store import Entry
from filature.tables.table import Table
from tests.fake_environment import FakeEnvironment
from tests.tables.table_driver import TableDriver, applied, refused
from tests.web.asgi_table import AsgiTable, run

FAILURES = {
    "a bug": (RuntimeError("a bug of the bot"), 2),
    "its process always ends": (JobFailed("its processes ended"), 2),
    "too long": (GivenUp("took_too_long"), 1),
    "too much memory": (GivenUp("took_too_much_memory"), 1),
}
"""What may become of a bot's decision, and how often the bot is asked then."""


@pytest.mark.parametrize("why", FAILURES)
def test_a_bot_that_fails_is_replaced_for_that_decision(why: str) -> None:
    failure, times = FAILURES[why]
    with TableDriver(seats="pb") as driver:
        history = driver.table.session.history
        before = sum(actor == 1 for actor, _ in history)
        driver.workers.failure = failure
        driver.workers.asked.clear()
        while not driver.workers.asked:
            driver.decide(driver.table.session.pending[0])
        assert 1 not in driver.table.session.pending
        decided = sum(actor == 1 for actor, _ in history) - before
        assert len(driver.workers.asked) == decided * times > 0


def test_no_bot_is_asked_at_a_stored_table_above_a_maximum() -> None:
    with TableDriver("kryptos", "ppb") as driver:
        options = {"target_score": 10**30}
        row = msgspec.structs.replace(driver.table.row, id="huge", options=options)
        log = [
            Entry("sit", 0, {"bot": None, "name": "Ada", "token": "token"}),
            *(
                Entry("sit", seat, {"bot": "agent", "name": f"B{seat}", "token": None})
                for seat in (1, 2)
            ),
        ]
        driver.workers.asked.clear()
        driver.run(driver.lobby.add(row, log))
        driver.run_bots()
        table = driver.run(driver.lobby.table("huge"))
        while not any(actor > 0 for actor, _ in table.session.history):
            driver.table = table
            driver.act(0, driver.command(0))
        assert not driver.workers.asked
        assert table.session.pending == (0,) or driver.phase() != "playing"


def test_bots_where_nobody_has_been_stand_behind_all_others_until_somebody_comes() -> None:
    with TableDriver(seats="pbb", game="kryptos") as driver:
        driver.connect(0)
        driver.workers.allowed.clear()
        while not driver.workers.asked:
            driver.decide(driver.table.session.pending[0])
        assert not driver.workers.deserted.pop()
        driver.disconnect(0)
        driver.workers.allowed.set()
        driver.run_bots()
        driver.environment.time += DESERTED_AFTER
        driver.workers.allowed.clear()
        driver.run(driver.table.execute(0, driver.command(0)))
        for _ in range(5):
            driver.run(asyncio.sleep(0))
        assert driver.workers.deserted.pop()
        (key,) = driver.lobby.bot_runner.tasks
        before = driver.lobby.bot_runner.tasks[key]
        driver.connect(0)
        driver.run(driver.lobby.tick_table(driver.table))
        driver.run(asyncio.sleep(0))
        assert before.cancelled()
        driver.workers.allowed.set()
        driver.run(driver.lobby.tick_table(driver.table))
        driver.lobby.bot_runner.start_due(driver.table)
        driver.run_bots()
        assert not driver.workers.deserted.pop()


@pytest.mark.parametrize("what", ["nothing", "days", "stand_in", "deal"])
def test_bots_rest_where_nobody_has_been_for_long_unless_the_game_is_to_go_on(what: str) -> None:
    with TableDriver(seats="pb") as driver:
        table = driver.table
        assert not rests(table, REST_AFTER - 1)
        if what == "days":
            table.state.clock.days = True
        elif what == "stand_in":
            table.state.seats[0].stand_in = True
        elif what == "deal":
            table.state.deal = "seed"
        assert rests(table, REST_AFTER) == (what == "nothing")


def test_a_table_is_not_unloaded_while_its_bots_have_something_to_do() -> None:
    with TableDriver(seats="pbb", game="kryptos") as driver:
        driver.workers.allowed.clear()
        driver.workers.asked.clear()
        while not driver.workers.asked:
            driver.decide(driver.table.session.pending[0])
        driver.environment.time += UNLOAD_AFTER + 1
        driver.run(driver.lobby.tick_table(driver.table))
        assert driver.table.row.id in driver.lobby.tables
        driver.workers.allowed.set()
        driver.run_bots()
        driver.environment.time += UNLOAD_AFTER + 1
        driver.run(driver.lobby.tick_table(driver.table))
        assert driver.table.row.id not in driver.lobby.tables


def test_no_answer_is_due_before_a_bot_that_uses_all_its_time_is_done() -> None:
    assert LIVE.milliseconds is not None
    least = LIVE.milliseconds / 1000 + 0.15
    for pace in get_args(BotPace):
        assert min(Environment().bot_delay(pace) for _ in range(2000)) >= least


def test_a_slower_pace_is_slower_whatever_is_drawn() -> None:
    drawn = {
        pace: [Environment().bot_delay(pace) for _ in range(500)] for pace in get_args(BotPace)
    }
    assert max(drawn["fast"]) <= min(drawn["normal"])
    assert max(drawn["normal"]) < min(drawn["slow"])


def test_the_host_alone_changes_the_pace_of_the_bots_and_a_rematch_keeps_it() -> None:
    with TableDriver("kryptos", "ppb", seed=4, bot_pace="slow") as driver:
        assert driver.environment.paces
        assert set(driver.environment.paces) == {"slow"}
        assert refused(driver, 1, SetBotPace("a", "fast")) == "not_host"
        assert driver.act(0, SetBotPace("b", "fast")).result == "applied"
        for table in (driver.table, driver.reload()):
            assert [table.info(at).settings.bot_pace for at in (0, 1, SPECTATOR)] == ["fast"] * 3
        driver.environment.paces.clear()
        while not driver.environment.paces:
            driver.decide(driver.table.session.pending[0])
        assert set(driver.environment.paces) == {"fast"}
        again = driver.run(driver.lobby.again(stopped(driver), driver.tokens[0]))
        table = driver.run(driver.lobby.table(again.table))
        assert table.info(0).settings.bot_pace == "fast"


def stopped(driver: TableDriver) -> Table:
    driver.run(driver.table.execute(SPECTATOR, StopGame()))
    return driver.table


def test_a_table_that_says_nothing_has_the_usual_pace() -> None:
    assert b"bot_pace" not in msgspec.json.encode(Settings())
    with TableDriver("kryptos", "ppb", seed=4) as driver:
        assert set(driver.environment.paces) <= {"normal"}


@given(st.floats(0, 30), st.floats(0.01, 3))
def test_an_answer_goes_out_only_after_whole_delays(passed: float, delay: float) -> None:
    whole = (passed + until_release(passed, delay)) / delay
    assert whole >= 1 - 1e-9
    assert whole == pytest.approx(round(whole))
    assert whole * delay <= max(passed, 0) + delay * (1 + 1e-9)
    assert until_release(passed, 0) == 0


# Which bots play at tables


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have tables take the bots that a server's tables take."""
    monkeypatch.setattr(FakeEnvironment, "reference_bots", False)


@pytest.mark.parametrize("id", sorted(catalogue()))
@pytest.mark.usefixtures("refusing")
def test_no_yardstick_of_a_game_sits_at_a_table_by_any_door(id: str) -> None:
    """Its time would tell something: `ref-master-1` thinks for as long as it takes."""
    yardsticks = [bot for bot in bots_of(id) if bot.startswith("ref-")]
    assert "ref-master-1" in yardsticks
    seats = game_class(id).seat_counts[0]
    with TableDriver(id, "p" * (seats - 1) + "-") as driver:
        for bot in yardsticks:
            assert refused(driver, 0, Fill("f", seats - 1, bot)) == "unknown_bot"
            wish = [NewSeat("person"), *[NewSeat("bot", bot)] * (seats - 1)]
            with pytest.raises(Refused, match="unknown bot"):
                driver.run(driver.lobby.create(NewTable(id, "Ada", wish), "token"))
        applied(driver, 0, Fill("g", seats - 1, "recruit"))


@pytest.mark.usefixtures("refusing")
def test_the_games_are_listed_with_the_bots_that_tables_take() -> None:
    async def test(table: AsgiTable) -> None:
        listed = (await table.client.request("GET", "/api/games")).json()["games"]
        for game in listed:
            assert game["bots"] == ["recruit", "novice", "agent", "master"]

    run(test)


def test_a_game_without_levels_has_the_bots_that_play_every_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = {bot: RandomBot() for bot in ("ref-slow", "ref-random", "ref-search")}
    monkeypatch.setattr(table_bots, "bots_of", lambda id: bots)
    assert table_bots.offered("kryptos") == ["ref-random", "ref-search"]
    assert table_bots.stand_in("kryptos") == "ref-random"


def test_a_table_of_an_older_version_goes_on_with_a_bot_that_keeps_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with TableDriver("kryptos", "pp-") as driver:
        applied(driver, 0, Fill("f", 2, "ref-master-1"))
        monkeypatch.setattr(FakeEnvironment, "reference_bots", False)
        driver.lobby.unload(driver.table.row.id)
        driver.table = driver.run(driver.lobby.table(driver.table.row.id))
        assert driver.table.state.seats[2].bot == "ref-master-1", "it is shown as it was seated"
        while not driver.workers.asked:
            for seat in driver.table.session.pending:
                if seat != 2:
                    driver.decide(seat)
            driver.run_bots()
        assert set(driver.workers.asked) == {"master"}
        driver.run(driver.table.execute(SPECTATOR, StopGame()))
        again = driver.run(driver.lobby.again(driver.table, driver.tokens[0]))
        assert driver.run(driver.lobby.table(again.table)).state.seats[2].bot == "master"


@pytest.mark.usefixtures("refusing")
@pytest.mark.parametrize(
    ("before", "after"), [("ref-random", "agent"), ("ref-search", "agent"), ("novice", "novice")]
)
def test_a_rematch_has_a_bot_that_tables_take(before: str, after: str) -> None:
    assert table_bots.seated_again("kryptos", before) == after
