"""Limits for each client address and each table: enough for normal use, not enough to do harm."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from filature.core.refusals import Refused
from filature.tables.hosting import LimitSettings

MEGABYTE, DAY = 10**6, 86400

REMEMBERED = 50_000
"""How many addresses are remembered; the least recent one is forgotten first."""


class TooOften(Refused):
    """An address asks for too much in too short a time."""

    status = 429
    close_code = 4429


class Bucket:
    """A token bucket for each address: so many at once, and then so many a second."""

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

    def give(self, address: str, cost: float = 1.0) -> None:
        """Take one request of an address back: it did no harm."""
        level, at = self.levels.get(address, (self.at_once, self.now()))
        self.levels[address] = (min(self.at_once, level + cost), at)


class Concurrency:
    """So many at the same time for each address, or whatever they are counted by."""

    def __init__(self, most: int, refusal: str = "too_many_connections") -> None:
        self.most = most
        self.refusal = refusal
        self.held: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count one more for a while, or refuse it."""
        if self.held[address] >= self.most:
            raise TooOften(self.refusal, limit=self.most)
        self.held[address] += 1
        try:
            yield
        finally:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


class Limits:
    """What one address may do, and how many may be at one table.

    `scale` is for one address at which there are many; it changes nothing for tables.
    """

    def __init__(
        self, now: Callable[[], float], scale: float = 1.0, settings: LimitSettings | None = None
    ) -> None:
        self.settings = settings = settings or LimitSettings()
        requests, messages = settings.requests_a_second, settings.messages_a_second
        tables = settings.tables_a_minute
        self.requests = Bucket(4 * requests * scale, requests * scale, now)
        self.tables = Bucket(5 * tables * scale, tables / 60 * scale, now)
        kept = settings.kept_megabytes_a_day * MEGABYTE * scale
        self.kept = Bucket(kept / 20, kept / DAY, now)
        """The bytes that are added to the store, beside decisions."""
        self.seats = Bucket(60 * scale, 0.5 * scale, now)
        self.codes = Bucket(10 * scale, 0.02 * scale, now)
        """Guesses at recovery codes."""
        self.passkeys = Bucket(20 * scale, 0.1 * scale, now)
        """Challenges for passkeys and answers to them."""
        self.channels = Bucket(60 * scale, 0.5 * scale, now)
        """Changes of how somebody is told."""
        self.trials = Bucket(10 * scale, 1 / 30 * scale, now)
        """Messages that are sent at once: somebody else's server is asked for each."""
        self.erasures = Bucket(5 * scale, 0.01 * scale, now)
        """Erasing everything, and taking everything along."""
        self.messages = Bucket(5 * messages * scale, messages * scale, now)
        """Messages on sockets."""
        self.talk = Bucket(5 * scale, 0.5 * scale, now)
        """What spectators say, under any name."""
        self.notebooks = Bucket(20 * scale, 1 * scale, now)
        """Notebooks, which take time to work out."""
        self.lines = Bucket(40 * scale, 2 * scale, now)
        """Typed lines to be understood, which take time too."""
        self.records = Bucket(60 * scale, 1 * scale, now)
        """Steps of records that somebody opens: all of a record is replayed each time."""
        self.cases = Bucket(60 * scale, 2 * scale, now)
        """Cases and answers to them, each worked out world by world."""
        self.status = Bucket(5 * scale, 0.05 * scale, now)
        """Wrong tokens for the operator's page."""
        sockets = settings.connections * scale
        self.handshakes = Bucket(2 * sockets, sockets / 10, now)
        """Sockets that are opened, or refused."""
        self.connections = Concurrency(max(1, round(settings.connections * scale)))
        self.polls = Concurrency(max(1, round(settings.polls * scale)))
        self.spectators = Concurrency(settings.spectators, "too_many_watching")
        """By table."""
        self.seat_connections = Concurrency(settings.seat_connections, "too_many_at_seat")
        """By table and holder."""
        each = settings.connections + settings.polls + settings.other_connections
        self.tcp = max(1, round(each * scale))
        """Open TCP connections: those of sockets and of polls, and others."""
