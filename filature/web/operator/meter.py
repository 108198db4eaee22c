"""How late the event loop is, and how much is done a second: measured again and again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

EVERY = 0.5
WINDOW = 60.0


class Meter:
    """Measures one process over the last minute. `done` returns how much was done since start."""

    def __init__(self, done: Callable[[], int]) -> None:
        self.done = done
        self.samples: deque[tuple[float, float, int]] = deque(maxlen=round(WINDOW / EVERY))
        """When, how late, and how much was done by then."""
        self.task: asyncio.Task[None] | None = None

    @property
    def lag(self) -> float:
        """The seconds that something due had to wait, at the most, in the last minute."""
        return max((late for _, late, _ in self.samples), default=0.0)

    @property
    def rate(self) -> float:
        """How much was done a second, in the last minute."""
        if len(self.samples) < 2:
            return 0.0
        (first, _, before), (last, _, after) = self.samples[0], self.samples[-1]
        return (after - before) / (last - first) if last > first else 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self.measure())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    async def measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            now = loop.time()
            self.samples.append((now, max(0.0, now - due), self.done()))
