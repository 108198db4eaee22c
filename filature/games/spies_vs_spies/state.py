"""Spies vs Spies: the state of one game."""

from __future__ import annotations

from dataclasses import dataclass, field
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


@dataclass(slots=True, eq=False)
class State:
    """The truth of one game."""

    phase: Phase = "first_player"
    to_act: tuple[int, ...] = (CHANCE,)
    first: int = -1
    """Who begins this round."""
    round: int = 0
    """The number of this round, from 1; 0 before the first deal."""
    deal: int = -1
    """The number of the last deal."""
    questions: tuple[Asked, ...] = ()
    """The questions of this round, oldest first."""
    caller: int | None = None
    """Who called the mission."""
    pointed: list[int | None] = field(default_factory=lambda: [None] * PLAYERS)
    """At whom each player points, as far as they have pointed."""
    scores: tuple[int, ...] = (0,) * PLAYERS
    last_mission: Mission | None = None

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.to_act = self.to_act
        new.first = self.first
        new.round = self.round
        new.deal = self.deal
        new.questions = self.questions
        new.caller = self.caller
        new.pointed = self.pointed[:]
        new.scores = self.scores
        new.last_mission = self.last_mission
        return new

    def clear_round(self) -> None:
        """Forget the questions and the pointing of a round."""
        self.questions = ()
        self.caller = None
        self.pointed = [None] * PLAYERS
