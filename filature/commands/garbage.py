"""When a server collects garbage: never while people play, unless its memory has grown.

A collection stops all tables, for half a second with 1 000 of them, and finds nothing as long as no
cycle of references is made while a game is played. So automatic collection is off. A full one comes
when nothing was asked for a while, or when so much memory was taken since the last one that there
may be garbage after all, besides what the connections explain.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

LOOK_EVERY = 30.0
"""The seconds between two looks whether to collect; in an idle moment nothing was asked so long."""

IDLE_INTERVAL = 900.0
"""The seconds between two collections in idle moments, at the least."""

GROWTH = 1.5
GROWTH_BYTES = 128 * 2**20
"""How much memory has to grow, by both, until people who play have to wait for a collection."""

CONNECTION_BYTES = 100_000
"""What a connection may take, with its part of a table: 70 to 85 kB were measured. Memory that is
taken for people who came is no sign of garbage."""

SWITCH_INTERVAL = 0.0005
"""The seconds after which a thread gives the interpreter to one that waits for it, as the one that
writes to the store does after every statement."""


def avoid_pauses() -> None:
    """Turn automatic garbage collection off, and let threads switch sooner.

    Even a collection of the youngest generation stops all tables, for up to a tenth of a second:
    positions are freed as fast as they are made, so it starts seldom and has hundreds of thousands
    of objects to visit.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(SWITCH_INTERVAL)


class GarbageCollector:
    """Runs full collections when they are due.

    `asked` returns how much was asked of the server since its start, `memory` how many bytes it
    has, `connections` how many are open.
    """

    def __init__(
        self,
        asked: Callable[[], int],
        memory: Callable[[], int],
        connections: Callable[[], int],
        now: Callable[[], float],
    ) -> None:
        self.asked = asked
        self.memory = memory
        self.connections = connections
        self.now = now
        self.asked_before = asked()
        self.settled = self.unexplained()
        """The memory after the last collection, without what connections explain."""
        self.collected = now()
        """When that was."""

    def due(self) -> bool:
        """Tell whether to collect now; to be called every `LOOK_EVERY` seconds."""
        asked, before = self.asked(), self.asked_before
        self.asked_before = asked
        if asked == before and self.now() - self.collected >= IDLE_INTERVAL:
            return True
        return self.unexplained() > max(self.settled * GROWTH, self.settled + GROWTH_BYTES)

    def unexplained(self) -> int:
        """Return how much memory there is besides what open connections may take."""
        return self.memory() - CONNECTION_BYTES * self.connections()

    def collect(self) -> None:
        """Run a full collection."""
        gc.collect()
        self.settled, self.collected = self.unexplained(), self.now()

    async def run(self) -> None:
        """Collect whenever it is due."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.due():
                self.collect()
