"""What a server does now and then by itself, each on its own: sending, cleaning, catching up."""

from __future__ import annotations

import asyncio
from typing import Protocol

from filature.tables.error_log import log_error, log_store_down
from filature.tables.store import StoreDown

FIRST_WITHIN = 60.0
"""After how many seconds a chore runs first, at the most: a server may be restarted every day."""


class Chore(Protocol):
    """Something that is done again and again."""

    name: str
    every: float
    """The seconds between the end of one run and the next."""

    async def run(self) -> None:
        """Do it once. An error is logged, and it is tried again the next time."""


class Chores:
    """The chores of one process."""

    def __init__(self) -> None:
        self.chores: list[Chore] = []
        self.tasks: list[asyncio.Task[None]] = []

    def add(self, chore: Chore) -> None:
        """Add a chore, before or after they are started."""
        self.chores.append(chore)
        if self.tasks:
            self.tasks.append(asyncio.create_task(repeat(chore)))

    def start(self) -> None:
        """Begin."""
        self.tasks = [asyncio.create_task(repeat(chore)) for chore in self.chores]

    async def close(self) -> None:
        """Stop, wherever they are."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []


async def repeat(chore: Chore) -> None:
    """Run one chore again and again."""
    pause = min(chore.every, FIRST_WITHIN)
    while True:
        await asyncio.sleep(pause)
        pause = chore.every
        try:
            await chore.run()
        except StoreDown as failure:
            log_store_down(chore.name, failure)
        except Exception as error:
            log_error(f"{chore.name} failed", error)
