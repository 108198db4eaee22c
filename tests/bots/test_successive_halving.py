"""Successive halving finds the best candidate within its budget."""

from random import Random

import pytest

from filature.bots.player import Budget
from filature.bots.successive_halving import Trial, successive_halving


def value(world: float, candidate: float, rng: Random) -> float:
    """A candidate is worth itself, plus a noise that is the same for all in one world."""
    return candidate + world


def noise(rng: Random) -> float:
    return rng.random() - 0.5


def test_the_best_candidate_comes_first_and_is_tried_longest() -> None:
    counter = Budget(iterations=80).counter()
    found = successive_halving([0.1, 0.9, 0.5, 0.3], noise, value, counter, Random(1))
    assert [trial.candidate for trial in found][:2] == [0.9, 0.5]
    assert found[0].tries == max(trial.tries for trial in found)
    assert sum(trial.tries for trial in found) <= 80


def test_candidates_are_compared_in_the_same_worlds() -> None:
    """The noise is the same for all, so even a small difference is seen at once."""
    counter = Budget(iterations=6).counter()
    found = successive_halving([0.50, 0.51], noise, value, counter, Random(3))
    assert found[0].candidate == 0.51


def test_a_prior_counts_as_so_many_tries() -> None:
    found = successive_halving(
        ["a", "b"],
        noise,
        lambda world, candidate, rng: 0.5,
        Budget(iterations=4).counter(),
        Random(1),
        priors=[(0.1, 2.0), (0.9, 2.0)],
    )
    assert found[0].candidate == "b"
    assert found[0].mean == pytest.approx((0.9 * 2 + 0.5 * 2) / 4)
    assert Trial("c").mean == float("-inf")


@pytest.mark.parametrize("candidates", [[], ["a"]])
def test_one_candidate_or_none_spends_nothing(candidates: list[str]) -> None:
    counter = Budget(iterations=50).counter()
    found = successive_halving(candidates, noise, lambda *_: 1 / 0, counter, Random(1))
    assert [trial.candidate for trial in found] == candidates
    assert counter.done == 0


def test_a_budget_in_milliseconds_is_kept_too() -> None:
    counter = Budget(milliseconds=20).counter()
    found = successive_halving([0.2, 0.7, 0.4], noise, value, counter, Random(1))
    assert found[0].candidate == 0.7
    assert counter.share_used() == 1.0
