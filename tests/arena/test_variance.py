"""Corrected shares keep their mean, and vary less where luck was judged well."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from filature.arena.variance import cross_fitted, fitted


def test_cross_fitting_keeps_the_mean_and_saves_games_only_where_luck_was_judged_well() -> None:
    """Shares are 0 or 1 by known luck and by unknown; corrections see the known part, or none."""
    rng = Random(2)
    shares, seen, blind = [], [], []
    for _ in range(4000):
        luck = rng.uniform(-0.4, 0.4)
        shares.append(float(rng.random() < 0.6 + luck))
        seen.append([-luck / 2, rng.gauss(0, 0.1)])
        blind.append([rng.gauss(0, 0.1), rng.gauss(0, 0.1)])
    mean, spread = sum(shares) / 4000, variance(shares)
    for corrections, least, most in ((seen, 1.2, 1.4), (blind, 0.99, 1.01)):
        found = cross_fitted(shares, corrections)
        assert least < spread / variance(found) < most
        assert sum(found) / 4000 == pytest.approx(mean, abs=3.5 * sqrt(spread / 4000))
    assert fitted(shares, seen)[0] == pytest.approx(2, abs=0.2)


def test_cross_fitted_shares_are_unbiased_even_of_few_deals() -> None:
    """Over many small contests the mean is the true share, though every fit is a bad one."""
    rng, found = Random(4), []
    for _ in range(800):
        luck = [rng.choice((-0.3, 0.3)) for _ in range(20)]
        shares = [float(rng.random() < 0.5 + one) for one in luck]
        corrected = cross_fitted(shares, [[-one, one * one - 0.09] for one in luck])
        found.append(sum(corrected) / 20)
    assert sum(found) / 800 == pytest.approx(0.5, abs=3.5 * sqrt(variance(found) / 800))


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


def test_corrections_that_never_differ_change_nothing() -> None:
    shares = [0.0, 1.0] * 10
    assert cross_fitted(shares, [[0.0, 0.0]] * 20) == shares
    alike = [[0.1 * (-1) ** (at // 2), 0.1 * (-1) ** (at // 2)] for at in range(20)]
    assert fitted(shares, alike)[1] == 0
