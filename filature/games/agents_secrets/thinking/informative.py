"""A model of an informative player: every decision is for its own agent, and shows it.

Value of a split: the worth of the place where its own agent ends, plus, if a count follows, three
times (own gain - mean gain of the other agents). It picks with probability proportional to
exp(value / 3), and takes the file to the free place of highest worth within six places ahead of its
own agent, or anywhere if none of them is free.

`ref-informative` plays like this, and `suspicion` assumes that others may.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from filature.games.agents_secrets.lookup import Split
from filature.games.agents_secrets.street import HIGHEST, PLACES, WORTH
from filature.games.agents_secrets.thinking.board import (
    AROUND,
    Board,
    all_splits,
    counting_splits,
    set_bits,
    splits_with,
)

COUNT_MATTERS = 3
TEMPERATURE = 3


def value(board: Board, split: Split, agent: int) -> float:
    """Return what a split is worth to the holder of an agent."""
    after, arrived = board.moved(split)
    worth: float = WORTH[after.places[agent]]
    if not arrived:
        return worth
    gains = [new - old for new, old in zip(after.counted().scores, board.scores, strict=True)]
    own = gains[agent]
    others: float = (sum(gains) - own) / (len(gains) - 1)
    return worth + COUNT_MATTERS * (own - others)


def split_weights(board: Board, roll: int, agent: int) -> list[float]:
    """Return the weight of each split for the holder of an agent: exp(value / 3)."""
    splits = all_splits(len(board.places), roll)
    return [exp(value(board, split, agent) / TEMPERATURE) for split in splits]


QUIET_WEIGHT = tuple(exp(worth / TEMPERATURE) for worth in (*WORTH, *WORTH))
"""The weight of a split without a count, by where its own agent ends, twice round."""


def split_likelihoods(board: Board, roll: int, split: Split) -> tuple[float, ...]:
    """Return, for each agent, how likely its informative holder was to choose this split."""
    if board.moved(split)[1]:
        chosen = count_weights(board, split)
    else:
        chosen = [QUIET_WEIGHT[p + steps] for p, steps in zip(board.places, split, strict=True)]
    totals = total_weights(board, roll)
    return tuple([weight / total for weight, total in zip(chosen, totals, strict=True)])


@lru_cache(maxsize=4096)
def total_weights(board: Board, roll: int) -> tuple[float, ...]:
    """Return the sum of `split_weights`, for each agent.

    The weight of a split without a count depends on the steps of the holder's own agent alone:
    such splits are counted, not listed.
    """
    splits = all_splits(len(board.places), roll)
    counting = counting_splits(board, roll)
    totals = [
        sum(
            [
                QUIET_WEIGHT[place + steps] * (mask & ~counting).bit_count()
                for steps, mask in enumerate(by_steps)
            ]
        )
        for place, by_steps in zip(board.places, splits_with(len(splits[0]), roll), strict=True)
    ]
    for at in set_bits(counting):
        for agent, weight in enumerate(count_weights(board, splits[at])):
            totals[agent] += weight
    return tuple(totals)


def count_weights(board: Board, split: Split) -> list[float]:
    """Return the weight, for the holder of each agent, of a split that ends in a count."""
    ends = [place + steps for place, steps in zip(board.places, split, strict=True)]
    gains = [max(WORTH[AROUND[end]], -score) for end, score in zip(ends, board.scores, strict=True)]
    total, others = sum(gains), len(gains) - 1
    by = COUNT_MATTERS / TEMPERATURE
    return [
        QUIET_WEIGHT[end] * exp(by * (gain - (total - gain) / others))
        for end, gain in zip(ends, gains, strict=True)
    ]


def draw_split(board: Board, roll: int, agent: int, rng: Random) -> Split:
    """Draw a split as the holder of an agent would, without listing those without a count."""
    splits = all_splits(len(board.places), roll)
    counting = counting_splits(board, roll)
    place = board.places[agent]
    quiet = [mask & ~counting for mask in splits_with(len(board.places), roll)[agent]]
    weights = [QUIET_WEIGHT[place + steps] * mask.bit_count() for steps, mask in enumerate(quiet)]
    counts = list(set_bits(counting))
    weights += [count_weights(board, splits[at])[agent] for at in counts]
    found = rng.choices(range(len(weights)), weights)[0]
    if found > roll:
        return splits[counts[found - roll - 1]]
    return splits[rng.choice(list(set_bits(quiet[found])))]


def wanted_file(board: Board, agent: int) -> int | None:
    """Return where the holder of an agent takes the file; None if it does not care."""
    start = board.places[agent]
    ahead = [(start + steps) % len(PLACES) for steps in range(1, HIGHEST + 1)]
    free = [place for place in ahead if place not in board.places]
    return max(free, key=WORTH.__getitem__) if free else None


def file_likelihoods(board: Board, allowed: tuple[int, ...], to: int) -> tuple[float, ...]:
    """Return, for each agent, how likely its informative holder was to take the file there."""
    wanted = [wanted_file(board, agent) for agent in range(len(board.places))]
    return tuple([1 / len(allowed) if place is None else float(place == to) for place in wanted])
