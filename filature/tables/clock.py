"""The clocks of a table: how long each seat has left, projected from the log.

A clock runs while its seat owes a decision. A player can ask for more time, ten times a game; when
the time is up a bot makes that one decision. With time for the whole game, a player who has used it
up still has a little for each decision.

After some events everybody has something to look at (`Game.pauses`). Then no clock runs for some
seconds: the same for every seat, whatever anybody does meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable

from filature.core.messages import Clock, Clocks, Pace

EXTENSIONS = 10
"""How often a seat may ask for more time in a game."""

EXTENSION = 60
"""The seconds that each extension adds to the current decision."""

LITTLE = 20.0
"""The seconds for a decision once the time for the game is used up; and the time left at which a
seat is warned."""


class TableClock:
    """The clocks of one table, projected from the times of its log entries."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.since: list[float | None] = [None] * seats
        """From when on the clock of each seat runs that owes a decision."""
        self.paused_until = 0.0
        """Until when no clock runs."""
        self.spent = [0.0] * seats
        self.extra = [0.0] * seats
        """The seconds granted for the current decision."""
        self.extensions = [EXTENSIONS] * seats
        self.last: list[tuple[float, float]] = [(0.0, 0.0)] * seats
        """How long each seat took for its last decision, and what it had been granted for it."""

    def owe(self, pending: Iterable[int], at: float, acted: int | None) -> None:
        """Note who owes a decision from a moment on."""
        pending = set(pending)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in pending or seat == acted):
                took = max(0.0, at - since)
                self.last[seat] = (took, self.extra[seat])
                self.spent[seat] += max(0.0, took - self.extra[seat])
                self.since[seat] = None
                self.extra[seat] = 0.0
            if seat in pending and self.since[seat] is None:
                self.since[seat] = max(at, self.paused_until)

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
        self.since[seat] = max(at, self.paused_until) - took
        self.extra[seat] = granted

    def extend(self, seat: int, seconds: int) -> None:
        """Give a seat more time for its current decision."""
        self.extra[seat] += seconds
        self.extensions[seat] -= 1

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has left, or None at a table without clocks.

        The rest of a pause is among them.
        """
        if self.pace.kind == "none":
            return None
        since = self.since[seat]
        running = 0.0 if since is None else now - since
        if self.pace.kind == "move":
            return self.pace.seconds + self.extra[seat] - running
        left = self.pace.seconds - self.spent[seat]
        return (
            max(left, LITTLE if self.since[seat] is not None else 0.0) + self.extra[seat] - running
        )

    def clocks(self, now: float) -> Clocks | None:
        """Return all clocks."""
        if self.pace.kind == "none":
            return None
        clocks = []
        for seat, since in enumerate(self.since):
            left = self.left(seat, now)
            assert left is not None
            clocks.append(
                Clock(seat, round(max(0.0, left), 1), since is not None, self.extensions[seat])
            )
        return Clocks(clocks)
