"""Calibrates appraisals: plays games of agents, and compares what was said with what came of it.

    python -m filature.research.training.calibration GAME… [--games N]

plays N games of every set-up in `SETUPS` (`agent` in every seat), appraises some positions and some
of the decisions that were made, and writes `calibration.json` into the game's folder: for each kind
of estimate and set-up a rising map from the raw estimate to how often the seat then won. The same
numbers give the same file. `python -m benchmarks.calibration` tests it with other games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from filature.bots.appraisal import (
    DECISION,
    POSITION,
    Appraiser,
    Calibration,
    Calibrations,
    Chance,
)
from filature.bots.player import MEASURED, Question
from filature.core.legal import Json, same
from filature.core.session import GameSession
from filature.games import appraiser_of, bots_of, folder, game_class

Options = dict[str, Json]

SETUPS: dict[str, list[tuple[int, Options, int]]] = {
    "agent_hunter": [(2, {}, 6), (2, {"agents": 7, "bases": 2, "tokens": 2}, 2)],
    "agents_secrets": [
        *[(seats, {}, 1) for seats in range(2, 8)],
        *[(seats, {"rules": "advanced"}, 1) for seats in range(2, 8)],
        (4, {"goal": 21}, 1),
    ],
    "double_agent": [(2, {}, 4), (2, {"hand_backs": "hidden"}, 2)],
    "kryptos": [
        *[(seats, {}, 3) for seats in (3, 4, 5)],
        (6, {}, 1),
        (4, {"mystery": True, "setup": "advanced"}, 1),
        (4, {"bribe": True}, 1),
        (3, {"target_score": 10}, 1),
        (5, {"target_score": 20}, 1),
    ],
    "spies_vs_spies": [
        (3, {}, 3),
        (4, {}, 3),
        (4, {"rounds": 3}, 1),
        (4, {"notes": "none"}, 1),
        (3, {"target_score": 5}, 1),
    ],
}
"""What is played, and how many parts of all games are played so. Other games: all seat counts."""

LEVEL = "agent"
LOOKS = {"agent_hunter": 8, "double_agent": 8}
"""About how many positions, and as many decisions, of a game are appraised; `MOST_LOOKS` where
playing it takes longer than appraising it."""
MOST_LOOKS = 16
FITTING = 1_000_000
"""The first seed of the games for fitting; those for testing begin at 0."""


class Sample(NamedTuple):
    """Something that was appraised, and the share of the victory that came of it."""

    game: int
    """The seed: samples of one game are not independent."""
    key: str
    """The kind of estimate and the set-up, as `Calibrations` names them; empty where no map is
    asked for, because the chance is exact by symmetry."""
    asked: str
    stated: float
    error: float
    result: float


class Recording(Calibrations):
    """Keeps the raw estimates, and remembers by which name they were asked for."""

    key = ""

    def __init__(self, kept: Calibrations | None = None) -> None:
        super().__init__(kept.maps if kept is not None else {})

    def __call__(self, key: str, estimate: Chance) -> Chance:
        self.key = key
        return super().__call__(key, estimate)


def recording(id: str, raw: bool) -> tuple[Appraiser, Recording]:
    """Return a game's appraiser, calibrated or raw, and what it says it was asked for."""
    appraiser: Any = appraiser_of(id)
    kept = getattr(appraiser, "calibrations", Calibrations({}))
    record = Recording(None if raw else kept)
    if not hasattr(appraiser, "calibrations"):
        return appraiser, record
    return type(appraiser)(record), record


def setups_of(id: str) -> list[tuple[int, Options, int]]:
    """Return what is played of a game."""
    return SETUPS.get(id) or [(seats, {}, 1) for seats in game_class(id).seat_counts]


def play(id: str, seats: int, options: Options, seed: int, raw: bool) -> list[Sample]:
    """Play one game of agents, and appraise some of it on the way."""
    game, bot = game_class(id)(seats, options), bots_of(id)[LEVEL]
    appraiser, record = recording(id, raw)
    dealing, thinking, looking = (Random(f"{seed} {what}") for what in ("deal", "bot", "look"))
    session = GameSession(game, viewers=range(seats)).start()
    taken: list[tuple[int, str, str, Chance]] = []
    share = LOOKS.get(id, MOST_LOOKS) / EXPECTED_STEPS.get(id, 40)
    while session.to_act:
        if looking.random() < share:
            seat, record.key = looking.randrange(seats), ""
            chance = appraiser.position(session.knowledge_of(seat), POSITION, looking)
            taken.append((seat, record.key, "position", chance))
        if session.is_chance:
            session.draw_chance(dealing)
            continue
        seat = session.to_act[0]
        question = Question.of(session, seat)
        action = bot.choose(question, MEASURED, thinking).action
        if looking.random() < share:
            record.key = ""
            found = appraiser.decisions(question, DECISION, looking, [action])
            chance = next(one.chance for one in found if same(one.action, action))
            taken.append((seat, record.key, question.asked, chance))
        session.apply(seat, game.from_record(action))
    outcome = session.outcome
    assert outcome is not None
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [
        Sample(seed, key, asked, chance.win, chance.error, part * (seat in outcome.winners))
        for seat, key, asked, chance in taken
    ]


EXPECTED_STEPS = {
    "agent_hunter": 30,
    "agents_secrets": 90,
    "double_agent": 38,
    "kryptos": 40,
    "spies_vs_spies": 60,
}
"""About how many steps a game has."""


def play_numbered(job: tuple[str, int, Options, int, bool]) -> list[Sample]:
    return play(*job)


def collect(id: str, games: int, first: int, raw: bool, processes: int = 1) -> Iterator[Sample]:
    """Play so many games in all, over the set-ups in their parts."""
    setups = [(seats, options) for seats, options, parts in setups_of(id) for _ in range(parts)]
    jobs = [(id, *setups[number % len(setups)], first + number, raw) for number in range(games)]
    if processes == 1:
        for job in jobs:
            yield from play_numbered(job)
        return
    with ProcessPoolExecutor(processes) as pool:
        for samples in pool.map(play_numbered, jobs, chunksize=8):
            yield from samples


# Fitting

KNOTS = 8
"""Into how many parts of equal size the samples are divided."""
LEAST_GAMES = 50
"""… of so many games: those of one game are alike."""
LEAST, LEAST_OF = 400, {"double_agent": 120}
"""A map of its own needs so many samples; fewer where its kinds differ much."""
SOFT = 4.0
"""How strongly the logistic curve is drawn to the raw estimate."""
TRUST = 150
"""As how many samples the logistic curve counts in each part."""


def logit(share: float) -> float:
    share = min(max(share, 1e-4), 1 - 1e-4)
    return log(share / (1 - share))


def sigmoid(odds: float) -> float:
    return 1 / (1 + exp(-min(30.0, max(-30.0, odds))))


def logistic(samples: Sequence[Sample]) -> Callable[[float], float]:
    """Fit the log odds as a straight line of the raw log odds, a little drawn to the line itself.

    Newton's way, no step longer than 1: results that the estimate divides cleanly would otherwise
    lead beyond all bounds.
    """
    points = [(logit(sample.stated), sample.result) for sample in samples]
    bias, slope = 0.0, 1.0
    for _ in range(25):
        g0, g1 = -SOFT * bias, SOFT * (1 - slope)
        h00, h01, h11 = SOFT, 0.0, SOFT
        for x, result in points:
            chance = sigmoid(bias + slope * x)
            weight = chance * (1 - chance)
            g0 += result - chance
            g1 += (result - chance) * x
            h00 += weight
            h01 += weight * x
            h11 += weight * x * x
        determinant = h00 * h11 - h01 * h01
        bias += min(1.0, max(-1.0, (h11 * g0 - h01 * g1) / determinant))
        slope += min(1.0, max(-1.0, (h00 * g1 - h01 * g0) / determinant))
    line = bias, max(0.05, slope)
    return lambda raw: sigmoid(line[0] + line[1] * logit(raw))


def fit(samples: Sequence[Sample]) -> Calibration:
    """Fit a rising map: the means of parts of equal size, drawn to a logistic curve.

    The highest part is divided again, and its upper half once more: high chances are few.
    """
    curve = logistic(samples)
    rising = sorted(samples, key=lambda sample: sample.stated)
    parts = max(2, min(KNOTS, len(rising) // 50))
    cuts = [*[part / parts for part in range(parts)], 1 - 1 / (2 * parts), 1 - 1 / (4 * parts), 1.0]
    at = [round(cut * len(rising)) for cut in cuts]
    blocks: list[list[float]] = []
    for start, end in pairwise(at):
        among = rising[start:end]
        raw = sum(sample.stated for sample in among) / len(among)
        total = sum(sample.result for sample in among) + TRUST * curve(raw)
        blocks.append([raw * len(among), total / (len(among) + TRUST) * len(among), len(among)])
        while len(blocks) > 1 and (
            blocks[-2][1] / blocks[-2][2] >= blocks[-1][1] / blocks[-1][2]
            or blocks[-1][0] / blocks[-1][2] - blocks[-2][0] / blocks[-2][2] < 1e-3
        ):
            last = blocks.pop()
            blocks[-1] = [a + b for a, b in zip(blocks[-1], last, strict=True)]
    raws = [raw / count for raw, _, count in blocks]
    chances = [chance / count for _, chance, count in blocks]
    if raws[0] > 0.002:
        raws, chances = [0.0, *raws], [min(chances[0], curve(raws[0] / 3)), *chances]
    if raws[-1] < 0.998:
        upper = max(chances[-1], curve((2 + raws[-1]) / 3))
        raws, chances = [*raws, 1.0], [*chances, upper]
    return Calibration([round(raw, 4) for raw in raws], [round(one, 4) for one in chances])


def fit_all(samples: Iterable[Sample], least: int = LEAST) -> dict[str, Calibration]:
    """Fit a map for each name, and for each shorter one, that has enough samples."""
    by_key: dict[str, list[Sample]] = {}
    for sample in samples:
        key = sample.key
        while key:
            by_key.setdefault(key, []).append(sample)
            key = key.rpartition("-")[0]
    return {
        key: fit(found)
        for key, found in sorted(by_key.items())
        if len(found) >= least and len({sample.game for sample in found}) >= LEAST_GAMES
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m filature.research.training.calibration")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--samples", type=Path, help="keep the samples in this folder, or read them"
    )
    given = parser.parse_args(arguments)
    for id in given.game:
        kept = given.samples and given.samples / f"{id}.{given.games}.json"
        if kept and kept.exists():
            samples = msgspec.json.decode(kept.read_bytes(), type=list[Sample])
        else:
            samples = list(collect(id, given.games, FITTING, raw=True, processes=given.processes))
        if kept:
            kept.write_bytes(msgspec.json.encode(samples))
        maps = fit_all(samples, LEAST_OF.get(id, LEAST))
        place = Path(str(folder(id))) / "calibration.json"
        place.write_bytes(msgspec.json.format(msgspec.json.encode(maps), indent=1) + b"\n")
        sys.stdout.write(f"{id}: {len(samples)} samples, {len(maps)} maps\n")


if __name__ == "__main__":
    main()
