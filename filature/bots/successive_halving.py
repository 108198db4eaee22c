"""Successive halving: which of a few candidates is best, when a good way of playing on is known.

Candidates are compared in the same sampled worlds, one playout an iteration, and the worse half is
dropped at each equal share of the budget. The same draws, iterations and random stream give the
same result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from typing import Generic, TypeVar

from filature.bots.player import BudgetCounter

A = TypeVar("A")
W = TypeVar("W")


class Trial(Generic[A]):
    """A candidate, how often it was tried, and its total value."""

    __slots__ = ("candidate", "prior_weight", "total", "tries")

    def __init__(self, candidate: A, prior: float = 0.0, prior_weight: float = 0.0) -> None:
        self.candidate = candidate
        self.tries = 0
        self.total = prior * prior_weight
        self.prior_weight = prior_weight

    @property
    def mean(self) -> float:
        """The mean value; minus infinity while nothing is known."""
        weight = self.tries + self.prior_weight
        return self.total / weight if weight else float("-inf")


def successive_halving(
    candidates: Sequence[A],
    draw: Callable[[Random], W],
    value: Callable[[W, A, Random], float],
    counter: BudgetCounter,
    rng: Random,
    priors: Sequence[tuple[float, float]] | None = None,
) -> list[Trial[A]]:
    """Return the candidates, best first; those dropped early come last.

    `candidates` come in order of preference, which decides between equals. `draw` samples a world;
    `value` must leave it unchanged. `priors` give each candidate's expected value and the number of
    tries that this expectation counts for.
    """
    left = [
        Trial(candidate, *prior)
        for candidate, prior in zip(
            candidates, priors or [(0.0, 0.0)] * len(candidates), strict=True
        )
    ]
    dropped: list[Trial[A]] = []
    rounds = max(1, ceil(log2(len(left)))) if left else 0
    for number in range(1, rounds + 1):
        if len(left) == 1:
            break
        goes_on = try_all(left, draw, value, counter, rng, until=number / rounds)
        left.sort(key=lambda trial: -trial.mean)
        if not goes_on:
            break
        keep = ceil(len(left) / 2)
        left, dropped = left[:keep], left[keep:] + dropped
    return left + dropped


def try_all(
    trials: Sequence[Trial[A]],
    draw: Callable[[Random], W],
    value: Callable[[W, A, Random], float],
    counter: BudgetCounter,
    rng: Random,
    until: float,
) -> bool:
    """Try every candidate once in each world drawn until this share of the budget is used.

    Return whether there is budget left.
    """
    while True:
        world = draw(rng)
        for trial in trials:
            if not counter.tick():
                return False
            trial.total += value(world, trial.candidate, rng)
            trial.tries += 1
        if counter.share_used() >= until:
            return True
