"""Bots think in processes of their own: the event loop never waits for them.

A worker is sent a question (knowledge and legal set) as JSON and nothing else, so it cannot hold
more than its seat was told.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

import msgspec

from filature.bots.letters import Letter
from filature.bots.player import LIVE, Question
from filature.bots.processes import at_work
from filature.core.legal import RecordAction
from filature.games import bots_of, game_class

TRIES = 3


def answer(bot: str, letter: bytes, seed: int) -> bytes:
    """Think, in the worker process."""
    read = msgspec.json.decode(letter, type=Letter)
    question = read.question(game_class(read.game))
    choice = bots_of(read.game)[bot].choose(question, LIVE, Random(seed))
    return msgspec.json.encode(choice.action)


class Workers:
    """A few processes that answer for bots; a crash costs a retry."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.places = asyncio.Semaphore(64)

    async def ask(self, bot: str, question: Question, seed: int) -> RecordAction:
        """Return a bot's action, from a worker process."""
        letter = msgspec.json.encode(Letter.of(question))
        loop = asyncio.get_running_loop()
        async with self.places:
            for attempt in range(TRIES):
                pool = self.started()
                try:
                    thought = await loop.run_in_executor(pool, answer, bot, letter, seed)
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.pool = None
                    if attempt == TRIES - 1:
                        raise
                else:
                    action: RecordAction = msgspec.json.decode(thought)
                    return action
        raise AssertionError("every try returns or raises")

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=at_work)
        return self.pool

    def close(self) -> None:
        """Let the processes go, whatever they are doing."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
