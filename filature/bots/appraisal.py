"""The appraisal interface: how likely a seat wins, from its own knowledge alone.

A game's `appraisal.py` has `APPRAISER`. It is given what a bot is given (knowledge, legal set) and
returns chances to win with their standard errors. The debrief asks it for every seat at every step
of a finished game, so it must be quick. A chance is the chance *if everybody plays on as `agent`
does*; `docs/debrief.md` has the calibration tables and says how they were made.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

import msgspec

from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction


class Chance(msgspec.Struct, frozen=True):
    """A chance to win, from 0 to 1 (a shared victory counts its share), and its standard error."""

    win: float
    error: float


class Appraised(msgspec.Struct, frozen=True):
    """A candidate decision, and the chance to win after it."""

    action: RecordAction
    chance: Chance


class Appraiser(Protocol):
    """Says what positions and decisions are worth to a seat.

    The same arguments give the same result on every machine: with a budget in iterations, nothing
    depends on time. One iteration is what the game's master counts as one.
    """

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        """Return the chance of `knowledge.viewer` (a seat), whoever must decide now."""
        ...

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        """Return candidate decisions, the best first.

        They are those worth a thought, and all of `also` (legal decisions that are to be compared,
        such as the one that was made). Candidates are compared in the same worlds, so that their
        difference is surer than either chance.
        """
        ...


class Calibration(msgspec.Struct, frozen=True):
    """A rising piecewise linear map from a raw estimate to a chance, fitted to played games."""

    raw: list[float]
    chance: list[float]

    def __call__(self, estimate: float) -> float:
        """Return the calibrated chance."""
        raw, chance = self.raw, self.chance
        if not raw or estimate <= raw[0]:
            return chance[0] if raw else estimate
        for at in range(1, len(raw)):
            if estimate <= raw[at]:
                share = (estimate - raw[at - 1]) / (raw[at] - raw[at - 1])
                return chance[at - 1] + share * (chance[at] - chance[at - 1])
        return chance[-1]
