"""What tables have worked out for them: typed questions to the bot processes (`filature/jobs`).

A bot process is sent a seat's knowledge and legal set as JSON, and nothing else, so it cannot hold
more than its seat was told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from filature.bots.player import Choice, Question
from filature.bots.wire_question import WireQuestion
from filature.core.cases import CaseAnswer
from filature.core.debriefs import Debrief, NewBranch, Tried, Verdict
from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, RecordAction
from filature.core.messages import Notebook, RecordReplay
from filature.debrief.finished_game import FinishedGame
from filature.jobs import work
from filature.jobs.asker import asker
from filature.jobs.pools import DESERTED
from filature.jobs.scheduler import JobRunner, Order, Progress, Scheduler, ignore

Moves = list[tuple[int, RecordAction]]


class Workers:
    """Asks for jobs; each is done for the address whose request is being answered."""

    def __init__(self, make_runner: Callable[[], JobRunner] = Scheduler) -> None:
        self.make_runner = make_runner
        self.runner: JobRunner | None = None

    async def run(
        self,
        job: work.Job,
        table: str = "",
        progress: Progress = ignore,
        pool: str | None = None,
    ) -> bytes:
        """Have a job done and return its result as JSON; in which pool, if not in its own."""
        if self.runner is None:
            self.runner = self.make_runner()
        encoded = msgspec.json.encode(job)
        order = Order(pool or job.pool, job.seconds, encoded, asker.get(), table)
        return await self.runner.run(order, progress)

    async def ask(
        self,
        bot: str,
        question: Question,
        seed: int,
        measured: bool,
        table: str = "",
        deserted: bool = False,
    ) -> Choice:
        """Return a bot's choice; `deserted`: at a table where nobody has been for a while."""
        job = work.Decide(bot, WireQuestion.from_question(question), seed, measured)
        thought = await self.run(job, table, pool=DESERTED if deserted else None)
        return msgspec.json.decode(thought, type=Choice)

    async def believe(self, knowledge: Knowledge, table: str = "") -> Notebook:
        """Return what can be known from a seat."""
        question = WireQuestion.from_question(Question(knowledge, "", Factored([])))
        found = await self.run(work.Believe(question), table)
        return msgspec.json.decode(found, type=Notebook | None) or Notebook(None, [])

    async def debrief(self, game: FinishedGame, progress: Progress) -> Debrief:
        """Return the debrief of a finished game."""
        made = await self.run(work.MakeDebrief(game), progress=progress)
        return msgspec.json.decode(made, type=Debrief)

    async def step(self, game: FinishedGame, step: int) -> Tried:
        """Return a step of a finished game, for a second try."""
        return msgspec.json.decode(await self.run(work.ShowStep(game, step)), type=Tried)

    async def verdict(self, game: FinishedGame, step: int, action: RecordAction) -> Verdict:
        """Return how good a second try is."""
        found = await self.run(work.JudgeTry(game, step, action))
        return msgspec.json.decode(found, type=Verdict)

    async def branch(self, game: FinishedGame, wish: NewBranch, random: Random) -> Moves:
        """Return the moves with which a table begins that plays a finished game on."""
        found = await self.run(work.DrawBranch(game, wish, random.getrandbits(53)))
        return msgspec.json.decode(found, type=Moves)

    async def record(self, text: str) -> FinishedGame:
        """Return the finished game of a record."""
        return msgspec.json.decode(await self.run(work.ReadRecord(text)), type=FinishedGame)

    async def opened_record(self, wish: RecordReplay) -> bytes:
        """Return some steps of a record, as JSON."""
        return await self.run(work.OpenRecord(wish))

    async def case(self, game: str, number: int) -> bytes:
        """Return a case as its seat sees it, as JSON."""
        return await self.run(work.ShowCase(game, number))

    async def case_verdict(self, game: str, number: int, answer: CaseAnswer) -> bytes:
        """Return what an answer to a case is worth, as JSON."""
        return await self.run(work.JudgeCase(game, number, answer))

    async def close(self) -> None:
        """End the bot processes, whatever they are doing."""
        if self.runner is not None:
            await self.runner.close()
            self.runner = None
