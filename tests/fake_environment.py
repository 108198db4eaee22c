"""The outside world of a lobby in tests: ids that count, a clock by hand, bots in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from filature.bots.player import Choice, Question
from filature.core.events import CHANCE
from filature.core.game import Game
from filature.core.knowledge import Knowledge, Move
from filature.core.messages import BotPace, Notebook
from filature.jobs.scheduler import Order, Progress, ignore
from filature.jobs.work import AnyJob, Job
from filature.tables.environment import Environment
from filature.tables.workers import Workers


class FakeEnvironment(Environment):
    """Ids that count, a clock that the test moves, and chance from a seed or a history."""

    tick = 1e9
    reference_bots = True
    fair = False
    """Chance is the test's own; tests of fair deals say otherwise."""

    def __init__(self, seed: int = 0, history: Iterable[tuple[int, Move]] = ()) -> None:
        super().__init__(bot_pause=0)
        self.time = 1000.0
        self.jumped = 0.0
        """By how much somebody has set the wall clock."""
        self.rng = Random(seed)
        self.chances = iter([move for actor, move in history if actor == CHANCE])
        self.made = 0
        self.paces: list[BotPace] = []
        """At which pace each bot was to answer."""

    def now(self) -> float:
        return self.time + self.jumped

    def monotonic(self) -> float:
        return self.time

    def count(self) -> int:
        self.made += 1
        return self.made

    def table_id(self) -> str:
        return f"table{self.count()}"

    def invite(self) -> str:
        return f"invite{self.count()}"

    def token(self) -> str:
        return f"{self.count():032}"

    def message_id(self) -> str:
        return f"message{self.count()}"

    def deal_seed(self) -> str:
        return f"{self.count():032x}"

    def secret(self) -> str:
        return f"{self.count():064x}"

    def code(self) -> str:
        return f"code-{self.count()}"

    def draw(self, game: Game[Any, Any], state: Any, seed: int | str | None, at: int) -> Move:
        if seed is not None:
            return super().draw(game, state, seed, at)
        drawn = next(self.chances, None)
        return game.chance(state, self.rng) if drawn is None else drawn

    def bot_seed(self, seed: int | None, seat: int, decision: int) -> int:
        return super().bot_seed(0 if seed is None else seed, seat, decision)

    def bot_delay(self, pace: BotPace = "normal") -> float:
        self.paces.append(pace)
        return 0.0


class InlineRunner:
    """Does jobs in this process."""

    async def run(self, order: Order, progress: Progress = ignore) -> bytes:
        job: Job = msgspec.json.decode(order.job, type=AnyJob)
        return msgspec.json.encode(job.do(progress))

    async def close(self) -> None:
        return


class InstantWorkers(Workers):
    """Bots that answer at random in this process, at once or when `allowed`."""

    def __init__(self) -> None:
        super().__init__(InlineRunner)
        self.allowed = asyncio.Event()
        self.allowed.set()
        self.asked: list[str] = []
        self.deserted: list[bool] = []
        """Of each bot, whether it stood behind all others."""
        self.failure: Exception | None = None
        """What becomes of every question, if not an answer."""

    async def ask(
        self,
        bot: str,
        question: Question,
        seed: int,
        measured: bool,
        table: str = "",
        deserted: bool = False,
    ) -> Choice:
        self.asked.append(bot)
        self.deserted.append(deserted)
        await self.allowed.wait()
        if self.failure is not None:
            raise self.failure
        legal = question.legal
        return Choice(legal.nth(Random(seed).randrange(len(legal))), {"type": "evenly"})

    async def believe(self, knowledge: Knowledge, table: str = "") -> Notebook:
        return Notebook({"told": len(knowledge.told)}, [])
