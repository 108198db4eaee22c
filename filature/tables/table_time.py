"""The time at one table, whatever becomes of the clock on the machine's wall."""

from __future__ import annotations

from filature.tables.environment import Environment


class TableTime:
    """Seconds since 1970, never before what the table's log says.

    The wall clock sets it when the table is loaded; from then on it counts by the monotonic clock,
    so that setting the wall clock ends nobody's time and stops no fair deal. With a pace in days
    it follows the wall clock ahead, as deadlines are days of the calendar.
    """

    def __init__(self, environment: Environment, days: bool) -> None:
        self.environment = environment
        self.days = days
        self.set_at = environment.monotonic()
        self.set_to = environment.now()
        self.noted = 0.0
        """The time of the last entry of the log."""

    def now(self) -> float:
        """Return the time."""
        counted = self.environment.monotonic()
        steady = self.set_to + (counted - self.set_at)
        if steady < self.noted:
            self.set_to, self.set_at = self.noted, counted
            steady = self.noted
        return max(steady, self.environment.now()) if self.days else steady

    def note(self, at: float) -> None:
        """Take note of an entry's time: it is not earlier now."""
        self.noted = max(self.noted, at)
