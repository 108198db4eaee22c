"""Bots in seats: a bot that fails costs a retry, not the table."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.bots.player import LIVE, Budget, Choice, Question, RandomBot
from filature.core.messages import NewSeat, NewTable
from filature.tables.bot_runner import until_release
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.workers import Workers


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
    assert min(Environment().bot_delay() for _ in range(2000)) >= LIVE.milliseconds / 1000 + 0.15


@given(st.floats(0, 30), st.floats(0.01, 3))
def test_an_answer_goes_out_only_after_whole_delays(passed: float, delay: float) -> None:
    whole = (passed + until_release(passed, delay)) / delay
    assert whole >= 1 - 1e-9
    assert whole == pytest.approx(round(whole))
    assert whole * delay <= max(passed, 0) + delay * (1 + 1e-9)
    assert until_release(passed, 0) == 0
