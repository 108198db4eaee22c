"""What bot processes are asked to do: each job with its arguments, its limits and its result.

A job crosses a process boundary as JSON, so a bot cannot be given more than its seat was told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from filature.bots.player import LIVE, MEASURED, Choice
from filature.bots.wire_question import WireQuestion
from filature.cases.answering import opened
from filature.core.cases import CaseAnswer
from filature.core.debriefs import NewBranch
from filature.core.legal import RecordAction
from filature.core.messages import RecordReplay
from filature.debrief.finished_game import FinishedGame
from filature.games import bots_of, game_class, notebook_of
from filature.jobs import records
from filature.jobs.pools import DECISIONS, STUDIES

Progress = Callable[[float], None]


class Job(msgspec.Struct, frozen=True, tag=True):
    """Something to work out. `do` runs in a bot process, and its result leaves it as JSON."""

    pool: ClassVar[str] = STUDIES
    seconds: ClassVar[float] = 20.0
    """How long it may take; then its process is killed. Many times what it usually takes."""

    def do(self, progress: Progress) -> Any:
        """Work it out."""
        raise NotImplementedError


class Decide(Job, frozen=True):
    """A bot's decision. `measured`: it counts iterations, so that a rerun is the same."""

    pool = DECISIONS
    seconds = 10.0

    bot: str
    question: WireQuestion
    seed: int
    measured: bool = False

    def do(self, progress: Progress) -> Choice:
        question = self.question.to_question(game_class(self.question.game))
        bot = bots_of(self.question.game)[self.bot]
        return bot.choose(question, MEASURED if self.measured else LIVE, Random(self.seed))


class Believe(Job, frozen=True):
    """What can be known from a seat; null where its game has no beliefs."""

    pool = DECISIONS
    seconds = 10.0

    question: WireQuestion

    def do(self, progress: Progress) -> Any:
        return notebook_of(self.question.to_question(game_class(self.question.game)).knowledge)


class MakeDebrief(Job, frozen=True):
    """The debrief of a finished game."""

    seconds = 300.0

    game: FinishedGame

    def do(self, progress: Progress) -> Any:
        debriefing = self.game.debriefing()
        for done in debriefing.run():
            progress(done)
        return debriefing.debrief


class ShowStep(Job, frozen=True):
    """The position of the seat that decided at a step of a finished game, for a second try."""

    game: FinishedGame
    step: int

    def do(self, progress: Progress) -> Any:
        return self.game.again(self.step)


class JudgeTry(Job, frozen=True):
    """How good a second try is."""

    game: FinishedGame
    step: int
    action: RecordAction

    def do(self, progress: Progress) -> Any:
        return self.game.verdict(self.step, self.action)


class DrawBranch(Job, frozen=True):
    """The moves with which a table begins that plays a finished game on."""

    game: FinishedGame
    wish: NewBranch
    seed: int

    def do(self, progress: Progress) -> Any:
        return self.game.moves_for(self.wish, Random(self.seed))


class ShowCase(Job, frozen=True):
    """A case as its seat sees it."""

    game: str
    number: int

    def do(self, progress: Progress) -> Any:
        return opened(self.game, self.number).shown


class JudgeCase(Job, frozen=True):
    """What an answer to a case is worth."""

    game: str
    number: int
    answer: CaseAnswer

    def do(self, progress: Progress) -> Any:
        return opened(self.game, self.number).judge(self.answer)


class ReadRecord(Job, frozen=True):
    """The finished game of a record."""

    record: str

    def do(self, progress: Progress) -> Any:
        return records.finished_record(self.record)


class OpenRecord(Job, frozen=True):
    """Some steps of a record."""

    wish: RecordReplay

    def do(self, progress: Progress) -> Any:
        return records.open_record(self.wish)


AnyJob = (
    Decide
    | Believe
    | MakeDebrief
    | ShowStep
    | JudgeTry
    | DrawBranch
    | ShowCase
    | JudgeCase
    | ReadRecord
    | OpenRecord
)
