"""Who is here: the connections to one table, and who was seen at it, here or elsewhere.

A connection is not yet a presence: one whose client said when it would be heard of again, and was
not, brings nobody any more, long before the network notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from filature.core.events import Viewer
from filature.tables.events import SPECTATORS
from filature.tables.store import Sighting

STILL_HERE = 8.0
"""For how many seconds somebody who was last seen or heard is still shown as present."""


class Watcher:
    """One connection that follows a viewer's stream; `seats` are those whose people it brings."""

    __slots__ = ("seats", "until", "viewer", "wakeup")

    def __init__(self, viewer: Viewer, seats: set[int]) -> None:
        self.viewer = viewer
        self.seats = seats
        self.wakeup = asyncio.Event()
        self.until: float | None = None
        """By when its client has said that it will be heard of again."""


class Presence:
    """Who is at a table."""

    def __init__(self, now: Callable[[], float], changed: Callable[[], None]) -> None:
        self.now = now
        self.changed = changed
        self.watchers: set[Watcher] = set()
        self.used = now()
        """When somebody was last seen."""
        self.seen: dict[int, float] = {}
        """When the person of each seat was last seen, here or by another process."""
        self.came: dict[int, float] = {}
        """When the person of each seat has come last."""
        self.untold: set[int] = set()
        """The seats whose persons were here since other processes were last told."""
        self.elsewhere: dict[str, tuple[float, int]] = {}
        """How many spectators other processes have, and when they said so."""

    @contextmanager
    def watch(self, viewer: Viewer, seats: Sequence[int] = ()) -> Iterator[Watcher]:
        """Be woken whenever something is there for a viewer, and be seen to be here.

        Where one device holds several seats, all of them are here, whoever looks.
        """
        here = {viewer, *seats} if viewer >= 0 else set(seats)
        watcher = Watcher(viewer, here)
        newly_here = [seat for seat in here if not self.present(seat)]
        self.watchers.add(watcher)
        self.see(here)
        self.came.update(dict.fromkeys(newly_here, self.used))
        if newly_here:
            self.changed()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if self.awake(watcher):
                self.see(here)

    def beat(self, watcher: Watcher, within: float) -> None:
        """Take note that a client is there, and that it will be heard of again so soon."""
        newly_here = [seat for seat in watcher.seats if not self.present(seat)]
        self.see(watcher.seats)
        watcher.until = self.used + within
        self.came.update(dict.fromkeys(newly_here, self.used))
        if newly_here:
            self.changed()

    def awake(self, watcher: Watcher) -> bool:
        """Tell whether a connection has not fallen silent."""
        return watcher.until is None or self.now() < watcher.until

    def see(self, seats: Iterable[int]) -> None:
        """Take note that somebody is here now."""
        self.used = self.now()
        self.seen.update(dict.fromkeys(seats, self.used))
        self.untold.update(seats)

    def sighting(self) -> Sighting | None:
        """Return who is at this process, or was since this was last asked, if anybody."""
        now = self.now()
        connected = self.connected()
        seats = {
            seat: 0.0 if seat in connected else round(now - self.seen[seat], 1)
            for seat in self.untold | connected
        }
        self.untold.clear()
        return Sighting(seats, self.spectators()) if self.watchers or seats else None

    def sighted(self, by: str, sighting: Sighting, seats: int) -> None:
        """Take note of who is at another process, of a table with so many seats."""
        now = self.now()
        before = self.watching(), self.here(seats)
        for seat, ago in sighting.seats.items():
            if 0 <= seat < seats:
                if not self.present(seat):
                    self.came[seat] = now
                self.seen[seat] = max(self.seen.get(seat, 0.0), now - ago)
        self.elsewhere[by] = (now, sighting.spectators)
        if before != (self.watching(), self.here(seats)):
            self.changed()

    def here(self, seats: int) -> list[int]:
        """Return those of so many seats whose persons are present."""
        return [at for at in range(seats) if self.present(at)]

    def spectators(self) -> int:
        """Return how many spectators are at this process."""
        return sum(watcher.viewer in SPECTATORS for watcher in self.watchers)

    def watching(self) -> int:
        """Return how many spectators there are, at all processes."""
        now = self.now()
        elsewhere = (n for at, n in self.elsewhere.values() if now - at < STILL_HERE)
        return self.spectators() + sum(elsewhere)

    def connected(self) -> set[int]:
        """Return the seats that have a connection to this process now."""
        return {seat for one in self.watchers if self.awake(one) for seat in one.seats}

    def present(self, seat: int) -> bool:
        """Tell whether a seat's person is here, or was a moment ago."""
        if any(seat in watcher.seats and self.awake(watcher) for watcher in self.watchers):
            return True
        return self.now() - self.seen.get(seat, -STILL_HERE) < STILL_HERE
