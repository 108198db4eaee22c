"""Bots think in processes of their own: the event loop never waits for them.

A worker is sent a question (knowledge and legal set) as JSON and nothing else, so it cannot hold
more than its seat was told.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import msgspec

from filature.bots.player import LIVE, MEASURED, Choice, Question
from filature.bots.wire_question import WireQuestion
from filature.bots.worker_process import become_worker
from filature.core.debriefs import Verdict
from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, RecordAction
from filature.core.messages import Notebook
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.games import bots_of, game_class, notebook_of

TRIES = 3
WAITING = 256
"""How many questions may wait or be thought about at once; the next ones wait outside."""


def answer(bot: str, encoded: bytes, seed: int, measured: bool) -> bytes:
    """Think, in the worker process."""
    read = msgspec.json.decode(encoded, type=WireQuestion)
    question = read.to_question(game_class(read.game))
    budget = MEASURED if measured else LIVE
    return msgspec.json.encode(bots_of(read.game)[bot].choose(question, budget, Random(seed)))


def believe(encoded: bytes) -> bytes:
    """Work out what a seat can know, in the worker process."""
    read = msgspec.json.decode(encoded, type=WireQuestion)
    return msgspec.json.encode(notebook_of(read.to_question(game_class(read.game)).knowledge))


def judge(encoded: bytes, step: int, action: bytes) -> bytes:
    """Say how good a decision is in a finished game, or why it is none, in the worker process."""
    game = msgspec.json.decode(encoded, type=FinishedGame)
    try:
        return msgspec.json.encode(game.verdict(step, msgspec.json.decode(action)))
    except Refused as refused:
        return msgspec.json.encode(refused.say)


class Workers:
    """A few processes that answer for bots; a crash costs a retry."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.places = asyncio.Semaphore(WAITING)

    async def ask(self, bot: str, question: Question, seed: int, measured: bool) -> Choice:
        """Return a bot's choice, from a worker process."""
        encoded = msgspec.json.encode(WireQuestion.from_question(question))
        thought = await self.run(answer, bot, encoded, seed, measured)
        return msgspec.json.decode(thought, type=Choice)

    async def believe(self, knowledge: Knowledge) -> Notebook:
        """Return what can be known from a seat, from a worker process."""
        encoded = msgspec.json.encode(
            WireQuestion.from_question(Question(knowledge, "", Factored([])))
        )
        found = msgspec.json.decode(await self.run(believe, encoded), type=Notebook | None)
        return found or Notebook(None, [])

    async def verdict(
        self, game: FinishedGame, step: int, action: RecordAction
    ) -> Verdict | dict[str, Any]:
        """Return how good a second try is, from a worker process, or why it is refused."""
        encoded = msgspec.json.encode(game), step, msgspec.json.encode(action)
        said = await self.run(judge, *encoded)
        found = msgspec.json.decode(said)
        return found if "type" in found else msgspec.convert(found, Verdict)

    async def run(self, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """Have a worker process do something; a crash costs a retry."""
        loop = asyncio.get_running_loop()
        async with self.places:
            for attempt in range(TRIES):
                pool = self.started()
                try:
                    return await loop.run_in_executor(pool, work, *arguments)
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.pool = None
                    if attempt == TRIES - 1:
                        raise
        raise AssertionError("every try returns or raises")

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=become_worker
            )
        return self.pool

    def close(self) -> None:
        """Let the processes go, whatever they are doing."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
