"""How many TCP connections a process holds open: of one address, and in all.

A process can open so many files and no more; without a limit, one address that connects and sends
nothing keeps everybody else out. Limits of requests do not help: there is no request yet.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from filature.tables.error_log import log_warning

CROWDED = 0.75
"""From which part of all connections on those are ended sooner that have sent nothing."""
SILENT_SECONDS = 5.0
"""How long a connection may have sent nothing, where it is crowded."""
LOG_SECONDS = 60.0
"""How often it is logged, at the most, that connections were refused."""

MOST_FILES = 2**20
"""So many files are enough; some systems allow a thousand times as many, or name no number."""
RESERVED_FILES = 128
"""Left for the store, bots, messages that are sent, and what is open from the start."""
LONGEST_BACKLOG = 2048
"""How many connections may wait to be accepted."""


class OpenConnections:
    """The open connections of a process, which are ended when there are too many.

    Of an address that has as many as it may, further ones are ended at once. Where there are too
    many in all, the newest one of the address that has most is ended for a new one; never one of
    an address that has fewer than the new one's.
    """

    def __init__(
        self,
        most_by_address: int | None,
        most_in_all: int,
        now: Callable[[], float],
    ) -> None:
        self.most_by_address = most_by_address
        """Nothing where all connections come from a proxy."""
        self.most_in_all = most_in_all
        self.now = now
        self.owners: dict[asyncio.Transport, str] = {}
        self.by_address: dict[str, dict[asyncio.Transport, None]] = {}
        """The connections of each address, the newest last."""
        self.by_count: defaultdict[int, dict[str, None]] = defaultdict(dict)
        """Which addresses have how many connections: who has most is found without a search."""
        self.largest = 0
        self.silent: dict[asyncio.Transport, float] = {}
        """Since when those are open that have sent nothing yet, the oldest first."""
        self.logged = float("-inf")

    def add(self, transport: asyncio.Transport, address: str) -> None:
        """Take a new connection; end it, or others, where there are too many."""
        if self.most_by_address is None:
            address = ""
        held = len(self.by_address.get(address, ()))
        if self.most_by_address is not None and held >= self.most_by_address:
            self.refuse(transport, f"one address has {held} open, and may have no more")
            return
        if len(self.owners) >= CROWDED * self.most_in_all:
            self.end_silent()
            held = len(self.by_address.get(address, ()))
        if len(self.owners) >= self.most_in_all:
            newest = transport
            if self.largest > held + 1:
                greedy = next(iter(self.by_count[self.largest]))
                newest = next(reversed(self.by_address[greedy]))
            self.refuse(newest, f"this process has {self.most_in_all} open, and may have no more")
            if newest is transport:
                return
        self.owners[transport] = address
        self.silent[transport] = self.now()
        self.by_address.setdefault(address, {})[transport] = None
        self.recount(address, held, held + 1)

    def heard(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent something."""
        self.silent.pop(transport, None)

    def remove(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended, if it is not forgotten already."""
        address = self.owners.pop(transport, None)
        if address is None:
            return
        self.silent.pop(transport, None)
        held = self.by_address[address]
        del held[transport]
        if not held:
            del self.by_address[address]
        self.recount(address, len(held) + 1, len(held))

    def recount(self, address: str, before: int, after: int) -> None:
        """Note that an address has one connection more or fewer."""
        if before:
            del self.by_count[before][address]
        if after:
            self.by_count[after][address] = None
        if before and not self.by_count[before]:
            del self.by_count[before]
        # The address with most is at `after` now, if it was the only one there.
        self.largest = max(self.largest, after)
        if self.largest == before and before not in self.by_count:
            self.largest = after

    def end_silent(self) -> None:
        """End the connections that have sent nothing for a while."""
        until = self.now() - SILENT_SECONDS
        while self.silent and (oldest := next(iter(self.silent.items())))[1] <= until:
            self.end(oldest[0])

    def refuse(self, transport: asyncio.Transport, why: str) -> None:
        """End a connection because there are too many; log it now and then."""
        self.end(transport)
        if self.now() - self.logged >= LOG_SECONDS:
            self.logged = self.now()
            log_warning("connections are refused", "Refused", why)

    def end(self, transport: asyncio.Transport) -> None:
        self.remove(transport)
        transport.abort()


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it; return how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    for wanted in (highest, 10_240):  # more than the latter macOS refuses
        if soft != resource.RLIM_INFINITY and soft < wanted <= highest:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):
                continue
            return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def room_for_connections(files: int, most: int) -> tuple[int, int]:
    """Return how many connections a process may have, and how many may wait to be accepted.

    All that wait are accepted at once, before any of them can be ended.
    """
    left = files - min(RESERVED_FILES, files // 2)
    backlog = max(1, min(LONGEST_BACKLOG, left // 4))
    return max(1, min(most, left - backlog)), backlog
