"""The truth of a game of Les agents secrets, and its phases."""

from __future__ import annotations

DRAW, DEAL, FIRST_PLAYER, ROLL, MOVE, FILE, REPORT, OVER = range(8)
"""The phases; `view.PHASES` has their names."""


class State:
    """The truth of one game. Agents are small ints and bits in masks; places are hours."""

    __slots__ = (
        "barred",
        "file",
        "identities",
        "in_play",
        "phase",
        "places",
        "report_due",
        "reports",
        "roll",
        "scores",
        "seat",
        "turns",
        "waiting",
    )

    phase: int
    waiting: tuple[int, ...]
    """Who must act."""
    in_play: int
    """A mask of the agents in play; 0 until they are drawn."""
    identities: tuple[int, ...]
    """The agent of each seat; empty until they are dealt."""
    seat: int
    """Whose turn it is, or -1."""
    turns: int
    """Turns completed."""
    roll: int
    """The last die."""
    file: int
    barred: int
    """A mask of the places where the file may not go after the last count."""
    report_due: bool
    """A report is due once the file has been moved."""
    places: list[int]
    scores: tuple[int, ...]
    reports: tuple[int, ...]
    """What each seat has written, as a code, or -1."""

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.waiting = self.waiting
        new.in_play = self.in_play
        new.identities = self.identities
        new.seat = self.seat
        new.turns = self.turns
        new.roll = self.roll
        new.file = self.file
        new.barred = self.barred
        new.report_due = self.report_due
        new.places = self.places.copy()
        new.scores = self.scores
        new.reports = self.reports
        return new
