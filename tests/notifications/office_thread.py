"""A post office in a thread of its own, for tests whose own thread waits for a browser."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from tests.notifications.post_office import PostOffice, post_office


class OfficeThread:
    """A post office that can be asked from another thread."""

    def __init__(self) -> None:
        self.office: Future[PostOffice] = Future()
        self.loop = asyncio.new_event_loop()
        self.stop = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.serve(),))

    async def serve(self) -> None:
        async with post_office() as office:
            self.office.set_result(office)
            await self.stop.wait()

    def wait_for(self, count: int) -> None:
        """Wait until so many messages have come in all."""
        work = self.office.result().wait_for(count)
        asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


@contextmanager
def office_thread() -> Iterator[OfficeThread]:
    """Have one for a while."""
    running = OfficeThread()
    running.thread.start()
    try:
        running.office.result(10)
        yield running
    finally:
        running.loop.call_soon_threadsafe(running.stop.set)
        running.thread.join()
        running.loop.close()
