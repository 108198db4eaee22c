"""Bots in seats: a bot that fails costs a retry, not the table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.bots.player import LIVE, Budget, Choice, Question, RandomBot
from filature.core.events import SPECTATOR
from filature.core.messages import BotPace, NewSeat, NewTable, SetBotPace, Settings
from filature.tables.bot_runner import until_release
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.server_commands import StopGame
from filature.tables.sqlite import SqliteStore
from filature.tables.table import Table
from filature.tables.workers import Workers
from tests.tables.table_driver import TableDriver, refused


def test_a_bot_that_fails_is_asked_again_and_then_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def ask(self: Workers, bot: str, question: Question, seed: int, measured: bool) -> Choice:
        asked.append(bot)
        if bot != "ref-random" or len(asked) < 3:
            raise RuntimeError("a bug of the bot")
        return RandomBot().choose(question, Budget(iterations=1), Random(seed))

    monkeypatch.setattr(Workers, "ask", ask)

    async def play() -> int:
        lobby = Lobby(SqliteStore(":memory:"), Environment(bot_pause=0))
        await lobby.open()
        seats = [NewSeat("person"), NewSeat("bot", "ref-random")]
        seated = await lobby.create(NewTable("agent_hunter", "Ada", seats), "token")
        table = await lobby.table(seated.table)
        with table.presence.watch(0) as watcher:
            while table.session.pending != (0,):
                watcher.wakeup.clear()
                await watcher.wakeup.wait()
        await lobby.close()
        return len(table.session.history)

    assert asyncio.run(play()) == 1
    assert asked == ["ref-random"] * 3


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
