"""The appraisal interface: how likely a seat wins, from its own knowledge alone.

A game's `appraisal.py` has `APPRAISER`. It is given what a bot is given (knowledge, legal set) and
returns chances to win with their standard errors. The debrief asks it for every seat at every step
of a finished game, so it must be quick. A chance is the chance *if everybody plays on alike*: as
`master` does where the game's network states it (`network_appraisal.py`), else as `agent` does.
`docs/debrief.md` has the calibration tables and says how they were made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from math import hypot, sqrt
from random import Random
from typing import Any, Protocol, Self

import msgspec

from filature.bots.ismcts import Ismcts
from filature.bots.player import Budget, BudgetCounter, Question
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
    apart: float = 0.0
    """The standard error of the difference to the best candidate: less than the errors of the two
    together, because both are compared in the same worlds or by the same judge; 0 for the best."""


def final_share(knowledge: Knowledge) -> Chance | None:
    """Return what a finished game brought the viewer, exactly; nothing while it goes on."""
    last = knowledge.told[-1] if knowledge.told else None
    if not isinstance(last, Over):
        return None
    share = 1 / len(last.winners) if knowledge.viewer in last.winners else 0.0
    return Chance(share, 0.0)


def mean_of(results: Sequence[float]) -> Chance:
    """Return the mean of some results from 0 to 1."""
    mean = sum(results) / len(results)
    return Chance(mean, mean_error([result - mean for result in results]))


def mean_error(off: Sequence[float], one_more: float = 0.5) -> float:
    """Return the standard error of a mean, given by how much each result is off it.

    One more result counts as ½ off, so that a few equal ones do not look certain; less where
    results are chances and not victories.
    """
    tries = len(off)
    return sqrt((sum(one * one for one in off) + one_more * one_more) / (tries + 1) / tries)


def compare_results(
    actions: Sequence[RecordAction],
    results: Sequence[Sequence[float]],
    calibrated: Callable[[Chance], Chance],
) -> list[Appraised]:
    """Return candidates that were tried in the same worlds, the best first.

    `results` are those of each candidate, world by world.
    """
    means = [mean_of(tried) for tried in results]
    best = max(range(len(means)), key=lambda at: means[at].win)
    found = []
    for at, (action, raw) in enumerate(zip(actions, means, strict=True)):
        chance = calibrated(raw)
        behind = means[best].win - raw.win
        off = [a - b - behind for a, b in zip(results[best], results[at], strict=True)]
        apart = 0.0 if at == best else mean_error(off) * chance.error / raw.error
        found.append(Appraised(action, chance, apart))
    return sorted(found, key=lambda one: (-one.chance.win, one.apart))


TOGETHER = 0.4
"""What is left of a judge's error in the difference of two candidates: it errs alike in both."""


def compare_judged(judged: Iterable[tuple[RecordAction, Chance]]) -> list[Appraised]:
    """Return candidates that one judge has judged, the best first; equals as they come."""
    ordered = sorted(judged, key=lambda one: -one[1].win)
    error = ordered[0][1].error if ordered else 0.0
    return [
        Appraised(action, chance, TOGETHER * hypot(error, chance.error) if at else 0.0)
        for at, (action, chance) in enumerate(ordered)
    ]


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


class Calibrations:
    """The maps of one game, by kind of estimate and set-up: `position-4`, `decision-4-advanced`.

    Where a set-up has no map of its own, the one with the next shorter name serves: `decision-4`,
    then `decision`; where there is none at all, the raw estimate is kept.
    """

    def __init__(self, maps: Mapping[str, Calibration]) -> None:
        self.maps = maps

    @classmethod
    def read(cls, file: Traversable) -> Calibrations:
        """Read the maps that are kept in a game's folder."""
        return cls(msgspec.json.decode(file.read_bytes(), type=dict[str, Calibration]))

    def has(self, prefix: str) -> bool:
        """Tell whether there is a map whose name begins with this part."""
        return any(key == prefix or key.startswith(f"{prefix}-") for key in self.maps)

    def __call__(self, key: str, estimate: Chance) -> Chance:
        """Return the calibrated chance; the error is stretched as the map is there."""
        while key not in self.maps:
            shorter = key.rpartition("-")[0]
            if not shorter:
                return estimate
            key = shorter
        calibrated = self.maps[key]
        low = calibrated(max(0.0, estimate.win - estimate.error))
        high = calibrated(min(1.0, estimate.win + estimate.error))
        return Chance(calibrated(estimate.win), (high - low) / 2)


class CalibratedAppraiser(ABC):
    """An appraiser whose estimates are calibrated by maps fitted to played games."""

    def __init__(self, calibrations: Calibrations) -> None:
        self.calibrations = calibrations

    def calibrated_by(self, calibrations: Calibrations) -> Self:
        """Return the same appraiser with other maps."""
        return type(self)(calibrations)

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        ended = final_share(knowledge)
        return self.running(knowledge, budget, rng) if ended is None else ended

    @abstractmethod
    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        """Return the viewer's chance while the game goes on."""

    @abstractmethod
    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        """Return candidate decisions, the best first (see `Appraiser`)."""


class PlayoutAppraiser:
    """Appraises a game by its rules alone: sampled worlds, played to the end at random.

    That takes long, so it plays out one game for `SLOW` iterations.
    """

    SLOW = 10

    def __init__(self, game: type[Game[Any, Any]]) -> None:
        self.game = game

    def counter(self, budget: Budget) -> BudgetCounter:
        few = None if budget.iterations is None else budget.iterations // self.SLOW
        return Budget(few, budget.milliseconds).counter()

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if (ended := final_share(knowledge)) is not None:
            return ended
        game = self.game(knowledge.seats, knowledge.options)
        search, counter = Ismcts(game, 0.0), self.counter(budget)
        results = []
        while counter.tick():
            state = game.sample_world(knowledge, rng).state
            results.append(search.play_evenly(state, rng)[knowledge.viewer])
        return mean_of(results)

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
        results: list[list[float]] = [[] for _ in moves]
        search, counter = Ismcts(game, 0.0), self.counter(budget)
        while counter.tick():
            world, seed = game.sample_world(known, rng).state, rng.getrandbits(32)
            for at, move in enumerate(moves):
                if at:
                    counter.tick()
                state = world.clone()
                game.play(state, known.viewer, move)
                results[at].append(search.play_evenly(state, Random(seed))[known.viewer])
        return compare_results(actions, results, lambda raw: raw)
