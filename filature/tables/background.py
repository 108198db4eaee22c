"""Work that must run to completion, even if nobody waits for it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from filature.core.refusals import Refused
from filature.tables.error_log import log_error
from filature.tables.store import StoreDown

T = TypeVar("T")


class BackgroundTasks:
    """The tasks of one process that nobody may cancel."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to completion even if the client disconnects.

        What is written to the store must also reach the table in memory.
        """
        return await asyncio.shield(self.start(work))

    def finish(self, task: asyncio.Task[Any]) -> None:
        """Log the failure of a background task."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | StoreDown):
            log_error("something could not be carried through", error)

    async def close(self) -> None:
        """Wait until everything is done."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
