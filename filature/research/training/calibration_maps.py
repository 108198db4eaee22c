"""Fits calibration maps: rising, from a raw estimate to how often the seat then won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import exp, log
from typing import NamedTuple

from filature.bots.appraisal import Calibration


class Sample(NamedTuple):
    """Something that was appraised, and the share of the victory that came of it."""

    game: int
    """The seed: samples of one game are not independent."""
    key: str
    """The kind of estimate and the set-up, as `Calibrations` names them; empty where there is
    nothing to fit: no map is asked for, or several estimates are averaged."""
    asked: str
    stated: float
    error: float
    result: float
    by: str = ""
    """Who stated it."""
    seconds: float = 0.0
    """Processor time that it took."""


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

    The lowest part is divided again, and its lower half once more; the highest part likewise: there
    chances change most.
    """
    curve = logistic(samples)
    rising = sorted(samples, key=lambda sample: sample.stated)
    parts = max(2, min(KNOTS, len(rising) // 50))
    ends = [1 / (4 * parts), 1 / (2 * parts)]
    middle = [part / parts for part in range(1, parts)]
    cuts = [0.0, *ends, *middle, *[1 - cut for cut in reversed(ends)], 1.0]
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
