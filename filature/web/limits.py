"""How much one address may ask for: enough for any honest use, not enough to do harm."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from filature.core.refusals import Refused

REMEMBERED = 50_000
"""How many addresses are remembered; the one not heard of for longest is forgotten first."""


class TooOften(Refused):
    """Somebody asks for too much in too short a time."""


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float]) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> None:
        """Count one request of an address, or refuse it."""
        now = self.now()
        level, at = self.levels.pop(address, (self.at_once, now))
        level = min(self.at_once, level + (now - at) * self.a_second)
        self.levels[address] = (max(level - cost, -1.0) if level >= cost else level, now)
        while len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        if level < cost:
            seconds = (cost - level) / self.a_second
            raise TooOften("too_often", seconds=max(1, round(seconds)))


class Counter:
    """So many at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """Count one more, or refuse it."""
        if self.held.get(address, 0) >= self.most:
            raise TooOften("too_many_connections", limit=self.most)
        self.held[address] = self.held.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count one less."""
        left = self.held.get(address, 0) - 1
        if left > 0:
            self.held[address] = left
        else:
            self.held.pop(address, None)


class Limits:
    """What one address may do; `scale` is for tests that play many at one address."""

    def __init__(self, now: Callable[[], float], scale: float = 1.0) -> None:
        self.requests = Bucket(200 * scale, 50 * scale, now)
        self.tables = Bucket(30 * scale, 0.1 * scale, now)
        self.seats = Bucket(60 * scale, 0.5 * scale, now)
        self.codes = Bucket(10 * scale, 0.02 * scale, now)
        """Guesses at recovery codes."""
        self.messages = Bucket(200 * scale, 40 * scale, now)
        """Messages on sockets."""
        self.talk = Bucket(5 * scale, 0.5 * scale, now)
        """What spectators say, whatever they call themselves."""
        self.notebooks = Bucket(20 * scale, 1 * scale, now)
        """Pages of notebooks, which have to be worked out."""
        self.lines = Bucket(40 * scale, 2 * scale, now)
        """Typed lines whose meaning is asked for, which have to be worked out too."""
        self.connections = Counter(round(100 * scale))
