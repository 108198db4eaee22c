"""Spies vs Spies: the state of one game."""

from __future__ import annotations

from typing import Literal, NamedTuple

from filature.core.events import CHANCE
from filature.games.spies_vs_spies.deals import PLAYERS
from filature.games.spies_vs_spies.events import Asked, Revealed, TeamScored

Phase = Literal["first_player", "deal", "turn", "must_call", "point", "over"]


class Mission(NamedTuple):
    """A mission that is over, open to all."""

    round: int
    caller: int
    players: tuple[Revealed, ...]
    teams: tuple[TeamScored, ...]


class State:
    """The truth of one game; everything that it holds is immutable."""

    __slots__ = (
        "caller",
        "deal",
        "first",
        "last_mission",
        "phase",
        "pointed",
        "questions",
        "round",
        "scores",
        "to_act",
    )

    phase: Phase
    to_act: tuple[int, ...]
    first: int
    """Who begins this round, or -1."""
    round: int
    """The number of this round, from 1; 0 before the first deal."""
    deal: int
    """The number of the last deal, or -1."""
    questions: tuple[Asked, ...]
    """The questions of this round, oldest first."""
    caller: int | None
    """Who called the mission."""
    pointed: tuple[int | None, ...]
    """At whom each player points, as far as they have pointed."""
    scores: tuple[int, ...]
    last_mission: Mission | None

    def __init__(self) -> None:
        self.phase = "first_player"
        self.to_act = (CHANCE,)
        self.first = self.deal = -1
        self.round = 0
        self.scores = (0,) * PLAYERS
        self.last_mission = None
        self.clear_round()

    def clear_round(self) -> None:
        """Forget the questions and the pointing of a round."""
        self.questions = ()
        self.caller = None
        self.pointed = (None,) * PLAYERS

    def clone(self) -> State:
        """Copy the state."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.first = self.first
        new.round = self.round
        new.deal = self.deal
        new.questions = self.questions
        new.caller = self.caller
        new.pointed = self.pointed
        new.scores = self.scores
        new.last_mission = self.last_mission
        return new

    def point(self, player: int, target: int) -> None:
        """Let a player point at another."""
        self.pointed = (*self.pointed[:player], target, *self.pointed[player + 1 :])
