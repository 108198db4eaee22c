"""Who is at one table now: its connections, who was seen here or by another process, who is absent.

A connection alone does not make somebody present: one whose client announced a next message and
did not send it counts for nobody, long before the network notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from filature.core.events import Viewer
from filature.tables.events import SPECTATORS
from filature.tables.state import TableState
from filature.tables.store import Sighting

STILL_HERE = 8.0
"""For how many seconds somebody who was last seen or heard is still shown as present."""

GRACE = 60.0
"""After how many seconds away the others may decide, at a table with clocks."""

IDLE = 120.0
"""After how many seconds the others may decide about somebody who is here and does nothing."""


class Watcher:
    """One connection that follows a viewer's stream; `seats` are those whose people it brings."""

    __slots__ = ("at_door", "seats", "until", "viewer", "wakeup")

    def __init__(self, viewer: Viewer, seats: set[int], at_door: bool = False) -> None:
        self.viewer = viewer
        self.seats = seats
        self.at_door = at_door
        """Somebody who has not yet said whether to sit down or to watch."""
        self.wakeup = asyncio.Event()
        self.until: float | None = None
        """By when its client has announced its next message."""


class Presence:
    """Who is at a table; `changed` is called when others should see a difference.

    `now` is monotonic, for how long somebody is away or here; `time` is the table's, for its log.
    """

    def __init__(
        self,
        state: TableState,
        now: Callable[[], float],
        time: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        self.state = state
        self.now = now
        self.time = time
        self.changed = changed
        self.loaded = now()
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
        self.shown: tuple[list[tuple[bool, bool]], int] | None = None
        """Who was present and absent, and how many watched, at the last refresh."""
        self.shown_absent: list[int] = []

    @contextmanager
    def watch(
        self, viewer: Viewer, seats: Sequence[int] = (), at_door: bool = False
    ) -> Iterator[Watcher]:
        """Follow a viewer's stream, and be present.

        Where one device holds several seats, all of them are present, whichever is looking.
        """
        here = {viewer, *seats} if viewer >= 0 else set(seats)
        watcher = Watcher(viewer, here, at_door)
        self.arrive(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if self.awake(watcher):
                self.see(here)

    def wake(self, viewer: Viewer) -> None:
        """Wake the connections that follow a viewer's stream."""
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                watcher.wakeup.set()

    def beat(self, watcher: Watcher, within: float) -> None:
        """Note that a client is there, and within how many seconds its next message comes."""
        self.arrive(watcher)
        watcher.until = self.used + within

    def arrive(self, watcher: Watcher) -> None:
        """Note that a connection's people are here, and show those who were not before."""
        new = [seat for seat in watcher.seats if not self.present(seat)]
        self.watchers.add(watcher)
        self.see(watcher.seats)
        self.came.update(dict.fromkeys(new, self.used))
        if new:
            self.changed()

    def awake(self, watcher: Watcher) -> bool:
        """Tell whether a connection's next message is not overdue."""
        return watcher.until is None or self.now() < watcher.until

    def see(self, seats: Iterable[int]) -> None:
        """Note that somebody is here now."""
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

    def sighted(self, by: str, sighting: Sighting) -> None:
        """Note who is at another process."""
        now = self.now()
        seats = range(len(self.state.seats))
        before = self.watching(), [self.present(seat) for seat in seats]
        for seat, ago in sighting.seats.items():
            if seat in seats:
                if not self.present(seat):
                    self.came[seat] = now
                self.seen[seat] = max(self.seen.get(seat, now - ago), now - ago)
        self.elsewhere[by] = (now, sighting.spectators)
        if before != (self.watching(), [self.present(seat) for seat in seats]):
            self.changed()

    def spectators(self) -> int:
        """Return how many spectators are at this process."""
        gathering = self.state.phase == "gathering"
        return sum(
            one.viewer in SPECTATORS and not (one.at_door and gathering) for one in self.watchers
        )

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
        seen = self.seen.get(seat)
        return seen is not None and self.now() - seen < STILL_HERE

    def alone_for(self) -> float:
        """Return for how many seconds nobody has been at the table, here or at another process."""
        if self.watchers:
            return 0.0
        return self.now() - max([self.used, *self.seen.values()])

    # Absence

    def absent(self) -> list[int]:
        """Return the persons about whom the others may decide now."""
        if self.state.phase != "playing":
            return []
        return [at for at in self.persons() if self.is_absent(at)]

    def persons(self) -> list[int]:
        """Return the seats of persons, also of those who have left."""
        return [at for at, seat in enumerate(self.state.seats) if seat.kind == "person"]

    def is_absent(self, at: int) -> bool:
        """Tell whether the others may decide about a seat: its person left, is away, or idle."""
        if self.state.seats[at].stand_in:
            return False
        return self.is_away(at) or self.is_idle(at) or self.is_late(at)

    def is_late(self, at: int) -> bool:
        """Tell whether somebody has let their days run out, where the others choose then."""
        clock = self.state.clock
        if not clock.days or clock.since[at] is None or self.state.row.settings.away != "ask":
            return False
        left = clock.left(at, self.time())
        return left is not None and left <= 0

    def is_away(self, at: int) -> bool:
        """Tell whether a seat's person has left, or has been away for longer than a moment.

        Somebody who has not come back yet to a table just loaded is not away for that.
        """
        if self.state.seats[at].left:
            return True
        if self.present(at) or self.state.clock.days:
            return False
        away = self.now() - max(self.seen.get(at, self.loaded), self.loaded)
        return away >= (STILL_HERE if self.state.clock.pace.kind == "none" else GRACE)

    def is_idle(self, at: int) -> bool:
        """Tell whether somebody who is here lets the others wait, where no clock runs."""
        clock = self.state.clock
        since = clock.since[at]
        if clock.pace.kind != "none" or since is None or not self.present(at):
            return False
        here = self.now() - self.came.get(at, self.loaded)
        return min(self.time() - since, here) >= IDLE

    def refresh(self) -> None:
        """Show others who has come, gone or become absent since the last refresh."""
        now = (
            [(self.present(at), self.is_absent(at)) for at in self.persons()],
            self.watching(),
        )
        if now != self.shown:
            self.shown = now
            self.shown_absent = self.absent()
            self.changed()
