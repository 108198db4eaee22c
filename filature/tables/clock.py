"""The clocks of a table: how long each seat has left, projected from the log.

A clock runs while its seat owes a decision. A player can ask for more time, some times a game; when
the time is up a bot makes that one decision. With time for the whole game, a player who has used it
up still has a little for each decision. With days for each decision, a clock stands still in its
player's hours of rest and on vacation.

After some events everybody has something to look at (`Game.pauses`). Then no clock runs for some
seconds: the same for every seat, whatever anybody does meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable

from filature.core.messages import Clock, Clocks, Pace, Rest
from filature.tables.rest import after_awake, awake, resting

EXTENSIONS, EXTENSION = 10, 60
"""How often a seat may ask for more time in a game, and the seconds that each adds."""

DAY = 24 * 3600
DAY_EXTENSIONS, DAY_EXTENSION = 3, DAY
"""The same with days for each decision."""

MOST_VACATION = 30 * DAY
"""How long the vacations of a seat may be in a game, together."""

LITTLE = 20.0
"""The seconds for a decision once the time for the game is used up; and the time left at which a
seat is warned."""


class TableClock:
    """The clocks of one table, projected from the times of its log entries."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.days = pace.kind == "days"
        self.extension = DAY_EXTENSION if self.days else EXTENSION
        self.since: list[float | None] = [None] * seats
        """From when on the clock of each seat runs that owes a decision."""
        self.used = [0.0] * seats
        """The seconds used for the current decision before `since`."""
        self.paused_until = 0.0
        """Until when no clock runs."""
        self.spent = [0.0] * seats
        self.extra = [0.0] * seats
        """The seconds granted for the current decision."""
        self.extensions = [DAY_EXTENSIONS if self.days else EXTENSIONS] * seats
        self.last: list[tuple[float, float]] = [(0.0, 0.0)] * seats
        """How long each seat took for its last decision, and what it had been granted for it."""
        self.rests: list[Rest | None] = [None] * seats
        self.vacation = [0.0] * seats
        """Until when each seat is on vacation."""
        self.vacation_left = [float(MOST_VACATION)] * seats

    def owe(self, pending: Iterable[int], at: float, acted: int | None) -> None:
        """Note who owes a decision from a moment on."""
        pending = set(pending)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in pending or seat == acted):
                took = 0.0 if self.pace.kind == "none" else max(0.0, self.running(seat, at))
                self.last[seat] = (took, self.extra[seat])
                self.spent[seat] += max(0.0, took - self.extra[seat])
                self.since[seat] = None
                self.used[seat] = self.extra[seat] = 0.0
            if seat in pending and self.since[seat] is None:
                self.since[seat] = max(at, self.paused_until)

    def running(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has used for its current decision.

        Negative while a pause lasts that came after the decision was asked for.
        """
        since = self.since[seat]
        if since is None:
            return 0.0
        if not self.days:
            return self.used[seat] + now - since
        return self.used[seat] + awake(max(since, self.vacation[seat]), now, self.rests[seat])

    def pause(self, seconds: float, at: float) -> None:
        """Let no clock run for some seconds from a moment on."""
        until = at + seconds
        longer = until - max(at, self.paused_until)
        if longer > 0:
            self.paused_until = until
            self.since = [None if since is None else since + longer for since in self.since]

    def undo(self, seat: int, at: float) -> None:
        """Set a seat's clock back to where it was before its last decision."""
        took, granted = self.last[seat]
        self.spent[seat] -= max(0.0, took - granted)
        self.since[seat] = max(at, self.paused_until)
        self.used[seat] = took
        self.extra[seat] = granted

    def extend(self, seat: int, seconds: int) -> None:
        """Give a seat more time for its current decision."""
        self.extra[seat] += seconds
        self.extensions[seat] -= 1

    def set_rest(self, seat: int, rest: Rest | None, at: float) -> None:
        """Give a seat other hours of rest from a moment on."""
        self.stop_counting(seat, at)
        self.rests[seat] = rest

    def set_vacation(self, seat: int, until: float, at: float) -> None:
        """Send a seat on vacation, or end it."""
        self.stop_counting(seat, at)
        back = max(0.0, self.vacation[seat] - at)
        self.vacation_left[seat] += back - max(0.0, until - at)
        self.vacation[seat] = until

    def stop_counting(self, seat: int, at: float) -> None:
        """Take what a seat has used so far as used, whatever counts from now on."""
        since = self.since[seat]
        if since is not None:
            self.used[seat] = self.running(seat, at)
            self.since[seat] = max(at, since)

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has left, or None at a table without clocks.

        The rest of a pause is among them.
        """
        if self.pace.kind == "none":
            return None
        running = self.running(seat, now)
        if self.pace.kind != "game":
            return self.pace.seconds + self.extra[seat] - running
        left = self.pace.seconds - self.spent[seat]
        return (
            max(left, LITTLE if self.since[seat] is not None else 0.0) + self.extra[seat] - running
        )

    def deadline(self, seat: int, now: float) -> float | None:
        """Return when a seat's days run out, if it owes a decision and stays as it is."""
        since, left = self.since[seat], self.left(seat, now)
        if not self.days or since is None or left is None:
            return None
        start = max(since, self.vacation[seat], now)
        return after_awake(start, left, self.rests[seat]) if left > 0 else now

    def clocks(self, now: float) -> Clocks | None:
        """Return all clocks."""
        if self.pace.kind == "none":
            return None
        return Clocks([self.clock(seat, now) for seat in range(len(self.since))])

    def clock(self, seat: int, now: float) -> Clock:
        """Return one seat's clock."""
        left, owes = self.left(seat, now), self.since[seat] is not None
        assert left is not None
        clock = Clock(seat, round(max(0.0, left), 1), owes, self.extensions[seat])
        if not self.days:
            return clock
        away = self.vacation[seat] > now
        still = away or resting(now, self.rests[seat])
        deadline = self.deadline(seat, now)
        return Clock(
            seat,
            clock.left,
            owes and not still,
            clock.extensions,
            owes=owes,
            deadline=None if deadline is None else round(deadline),
            vacation=round(self.vacation[seat]) if away else None,
            rests=owes and still and not away,
        )
