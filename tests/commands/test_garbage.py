"""Garbage is collected when nobody waits for it, or when memory has grown."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from filature.commands import garbage
from filature.commands.garbage import GROWTH_BYTES, IDLE_INTERVAL, LOOK_EVERY, GarbageCollector

MEMORY = 400 * 2**20


class Watched:
    """A collector whose server is told what it does and has."""

    def __init__(self) -> None:
        self.asked = 0
        self.memory = MEMORY
        self.connections = 0
        self.time = 0.0
        self.collector = GarbageCollector(
            lambda: self.asked,
            lambda: self.memory,
            lambda: self.connections,
            lambda: self.time,
        )

    def look(self, asked: int = 0) -> bool:
        """Look once more, after so much was asked since the last look; collect if it is due."""
        self.time += LOOK_EVERY
        self.asked += asked
        due = self.collector.due()
        if due:
            self.collector.collect()
        return due


def test_people_who_play_never_wait_while_memory_stays() -> None:
    server = Watched()
    assert not any(server.look(asked=1) for _ in range(10_000))


def test_idle_moments_are_used_once_in_a_while() -> None:
    server = Watched()
    looks = [server.look() for _ in range(1000)]
    assert sum(looks) == pytest.approx(1000 * LOOK_EVERY / IDLE_INTERVAL, abs=1)
    # A long evening of play, then nobody: at the first quiet look.
    assert not any(server.look(asked=1) for _ in range(1000))
    assert server.look()
    assert not server.look()


def test_people_who_come_are_no_reason_to_stop_those_who_play() -> None:
    server = Watched()
    server.connections, server.memory = 5000, MEMORY + 5000 * 80_000
    assert not server.look(asked=1)
    server.connections = 0  # They have left, and what they took has stayed.
    assert server.look(asked=1)


def test_memory_that_grows_is_looked_into_and_a_growing_server_seldom() -> None:
    server = Watched()
    server.memory += GROWTH_BYTES
    assert not server.look(asked=1)
    server.memory = 2 * MEMORY
    assert server.look(asked=1)
    assert not server.look(asked=1)  # It was no garbage: that is what the server needs now.
    small = Watched()
    small.memory = small.collector.settled = 80 * 2**20
    looks = 0
    while small.memory < 2**30:
        small.memory += 2**20
        looks += small.look(asked=1)
    assert looks == 4


def test_what_refers_to_itself_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ring:
        def __init__(self) -> None:
            self.itself = self

    async def run() -> None:
        server = Watched()
        ring = weakref.ref(Ring())
        assert ring() is not None
        task = asyncio.create_task(server.collector.run())
        server.memory = 3 * MEMORY
        while ring() is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert server.collector.settled == 3 * MEMORY
        task.cancel()

    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.01)
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
