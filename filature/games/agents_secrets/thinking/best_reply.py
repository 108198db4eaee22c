"""A rational player's best reply, found agent by agent.

It wants the split that leaves its own agent the greatest share of all weights (`evaluation`). For
each number of steps of its own agent, that is the split with the least sum of the others' weights:
found by adding one agent after another, for each number of points spent so far (`least_sums`),
without listing hundreds of splits.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.games.agents_secrets.street import PLACES, WORTH
from filature.games.agents_secrets.thinking.evaluation import AHEAD, Row

NEVER = float("inf")
TWICE_ROUND = WORTH + WORTH

Weights = list[list[float]]
"""For each agent, its weight after each number of steps."""


def least_sums(weights: Sequence[Sequence[float]], points: int) -> Weights:
    """Return, for each agent in turn, the least sum of its weight and those before it, for each
    number of points that these spend together."""
    sums = list(weights[0][: points + 1])
    layers = [sums]
    for row in weights[1:]:
        sums = [
            min([sums[spent - steps] + row[steps] for steps in range(spent + 1)])
            for spent in range(points + 1)
        ]
        layers.append(sums)
    return layers


def trace_back(weights: Sequence[Sequence[float]], layers: Weights, points: int) -> list[int]:
    """Return the steps of each agent in the split with the least sum."""
    split = []
    for at in range(len(weights) - 1, 0, -1):
        row, before, least = weights[at], layers[at - 1], layers[at][points]
        for steps in range(points + 1):
            if before[points - steps] + row[steps] == least:
                break
        split.append(steps)
        points -= steps
    split.append(points)
    split.reverse()
    return split


def best_split(
    weights: Weights, own: int, points: int, fixed: int | None = None, steps: int = 0
) -> tuple[float, list[int]]:
    """Return the greatest share for the player's own agent, and the split that gives it.

    The points are spent over all agents but `fixed`, which goes so many steps beyond them.
    """
    others = [agent for agent in range(len(weights)) if agent not in (own, fixed)]
    rows = [weights[agent] for agent in others]
    layers = least_sums(rows, points)
    sums = layers[-1]
    if fixed == own:
        mine = weights[own][steps]
        best, at = mine / (mine + sums[points]), points
    else:
        beside = 0.0 if fixed is None else weights[fixed][steps]
        best, at = -1.0, 0
        for spent, (mine, rest) in enumerate(zip(weights[own][points::-1], sums, strict=False)):
            if mine > best * (mine + rest + beside):
                best, at = mine / (mine + rest + beside), spent
    split = [0] * len(weights)
    for agent, step in zip(others, trace_back(rows, layers, at), strict=True):
        split[agent] = step
    if fixed != own:
        split[own] = points - at
    if fixed is not None:
        split[fixed] = steps
    return best, split


def best_quiet_split(
    tables: Sequence[list[list[Row]]],
    places: Sequence[int],
    lacking: Sequence[int],
    file: int,
    own: int,
    roll: int,
) -> tuple[float, list[int]]:
    """Return the best split without a count, and its share; `tables` as `Evaluation.by_place`."""
    weights = []
    for agent, (table, place, togo) in enumerate(zip(tables, places, lacking, strict=True)):
        row = list(table[togo][file][place : place + roll + 1])
        steps = (file - place) % len(PLACES)
        if 0 < steps <= roll:
            row[steps] = 0.0 if agent == own else NEVER
        weights.append(row)
    return best_split(weights, own, roll)


def best_counting_split(
    tables: Sequence[list[Row]],
    places: Sequence[int],
    lacking: Sequence[int],
    file: int,
    own: int,
    roll: int,
) -> list[int] | None:
    """Return the best split that ends in a count, if there is one, wherever the file goes next;
    `tables` are as `Evaluation.counted`."""
    reach = [
        (agent, steps)
        for agent, place in enumerate(places)
        if 0 < (steps := (file - place) % len(PLACES)) <= roll
    ]
    if not reach:
        return None
    weights = [
        [table[togo + AHEAD - TWICE_ROUND[p]][p] for p in range(place, place + roll + 1)]
        for table, place, togo in zip(tables, places, lacking, strict=True)
    ]
    found = [best_split(weights, own, roll - steps, agent, steps) for agent, steps in reach]
    return max(found)[1]
