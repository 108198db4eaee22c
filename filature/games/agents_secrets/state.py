"""The state of a game of Les agents secrets, and its phases."""

from __future__ import annotations

from typing import Literal

Phase = Literal["agents", "identities", "first_player", "roll", "move", "file", "report", "over"]
"""What is done next; the first four are drawn by chance."""


class State:
    """The truth of one game. Agents and places are ints, as `street` numbers them."""

    __slots__ = (
        "file",
        "identities",
        "in_play",
        "phase",
        "places",
        "reports",
        "roll",
        "scores",
        "seat",
        "to_act",
        "turns",
    )

    phase: Phase
    to_act: tuple[int, ...]
    in_play: tuple[int, ...]
    """The agents in play, rising; empty until they are drawn."""
    identities: tuple[int, ...]
    """The agent of each seat; empty until they are dealt."""
    seat: int
    """Whose turn it is, or -1."""
    turns: int
    """Turns completed."""
    roll: int
    """The last die."""
    file: int
    places: list[int]
    """By agent, in play or not."""
    scores: tuple[int, ...]
    reports: tuple[int, ...]
    """What each seat has written, as a code, or -1."""

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.in_play = self.in_play
        new.identities = self.identities
        new.seat = self.seat
        new.turns = self.turns
        new.roll = self.roll
        new.file = self.file
        new.places = self.places.copy()
        new.scores = self.scores
        new.reports = self.reports
        return new
