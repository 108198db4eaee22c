"""The appraisal interface: how likely a seat wins, from its own knowledge alone.

A game's `appraisal.py` has `APPRAISER`. It is given what a bot is given (knowledge, legal set) and
returns chances to win with their standard errors. The debrief asks it for every seat at every step
of a finished game, so it must be quick. A chance is the chance *if everybody plays on as `agent`
does*; `docs/debrief.md` has the calibration tables and says how they were made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import Any, Protocol

import msgspec

from filature.bots.ismcts import Ismcts
from filature.bots.player import Budget, Question
from filature.core.events import Over
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction, same

POSITION = Budget(iterations=40)
"""What the debrief spends on one position of one seat."""
DECISION = Budget(iterations=400)
"""What the debrief spends on one decision, all its candidates together."""
MOST = 16
"""How many candidates an appraisal lists, beside those it must."""


class Chance(msgspec.Struct, frozen=True):
    """A chance to win, from 0 to 1 (a shared victory counts its share), and its standard error."""

    win: float
    error: float


class Appraised(msgspec.Struct, frozen=True):
    """A candidate decision, and the chance to win after it."""

    action: RecordAction
    chance: Chance


def final_share(knowledge: Knowledge) -> Chance | None:
    """Return what a finished game brought the viewer, exactly; nothing while it goes on."""
    last = knowledge.told[-1] if knowledge.told else None
    if not isinstance(last, Over):
        return None
    share = 1 / len(last.winners) if knowledge.viewer in last.winners else 0.0
    return Chance(share, 0.0)


def mean_of(total: float, squares: float, tries: int) -> Chance:
    """Return the mean of some results from 0 to 1, given their sum and the sum of their squares.

    The error counts one more result of ½ off, so that a few equal ones do not look certain.
    """
    mean = total / tries
    variance = (max(0.0, squares - tries * mean * mean) + 0.25) / (tries + 1)
    return Chance(mean, sqrt(variance / tries))


def best_first(found: Iterable[Appraised]) -> list[Appraised]:
    """Order candidates, the best first; equals stay in the order given."""
    return sorted(found, key=lambda one: -one.chance.win)


def joined(candidates: Iterable[RecordAction], also: Sequence[RecordAction]) -> list[RecordAction]:
    """Put candidates and those that must be among them into one list, each once."""
    found: list[RecordAction] = []
    for action in (*candidates, *also):
        if not any(same(action, other) for other in found):
            found.append(action)
    return found


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


class PlayoutAppraiser:
    """Appraises a game by its rules alone: sampled worlds, played to the end at random."""

    def __init__(self, game: type[Game[Any, Any]]) -> None:
        self.game = game

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if (ended := final_share(knowledge)) is not None:
            return ended
        game = self.game(knowledge.seats, knowledge.options)
        search, counter = Ismcts(game, 0.0), budget.counter()
        total = squares = 0.0
        while counter.tick():
            state = game.sample_world(knowledge, rng).state
            won = search.play_evenly(state, rng)[knowledge.viewer]
            total += won
            squares += won * won
        return mean_of(total, squares, counter.done)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        known, legal = question.knowledge, question.legal
        game = self.game(known.seats, known.options)
        listed = range(len(legal)) if len(legal) <= MOST else rng.sample(range(len(legal)), MOST)
        actions = joined([legal.nth(at) for at in listed], also)
        moves = [game.from_record(action) for action in actions]
        totals, squares = [0.0] * len(moves), [0.0] * len(moves)
        search, counter, tries = Ismcts(game, 0.0), budget.counter(), 0
        while counter.tick():
            tries += 1
            world, seed = game.sample_world(known, rng).state, rng.getrandbits(32)
            for at, move in enumerate(moves):
                if at:
                    counter.tick()
                state = world.clone()
                game.play(state, known.viewer, move)
                won = search.play_evenly(state, Random(seed))[known.viewer]
                totals[at] += won
                squares[at] += won * won
        return best_first(
            Appraised(action, mean_of(total, square, tries))
            for action, total, square in zip(actions, totals, squares, strict=True)
        )
