"""A learned evaluation: the chance of each agent to win, from the board alone.

An agent's weight depends on where it stands, where the file is, how many points it lacks, and in
how many turns its holder moves (or that nobody holds it); its chance is its share of all weights.
Under the advanced rules an independent agent cannot win and has no weight. The weight is the
exponential of a sum of four entries of the tables in `evaluation.json`, one set for each of the
rules; they were learned by self-play, with 2 to 7 seats (`docs/bots.md` says how).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

import msgspec

from filature.games.agents_secrets.street import HIGHEST_GOAL, PLACES, WORTH

INDEPENDENT = 7
"""Stands for a holder's turn where nobody holds an agent."""

LACKING = 42
"""The most points lacking that the tables tell apart."""

WON = 1e9
"""The weight of an agent that a count brings to the goal, before what it gained."""

AHEAD = 10
"""Where 0 points lacking stand in `counted`: a count may bring an agent past the goal."""

Row = tuple[float, ...]


class Tables(msgspec.Struct, frozen=True):
    """What was learned; the last index of `…_turn` is the holder's turn, or independent."""

    place_file_turn: list[list[list[float]]]
    togo_place: list[list[float]]
    togo_turn: list[list[float]]
    togo_distance: list[list[float]]


class Weights(NamedTuple):
    """By holder's turn and points lacking, from 0 to `LACKING`: the same whatever the goal."""

    by_place: list[list[list[Row]]]
    """Then by file: a weight for each place, twice round."""
    by_file: list[list[list[Row]]]
    """Then by place (twice round): a weight for each file."""
    counted: list[list[Row]]
    """After a count: a weight for each place, twice round, wherever the file goes next."""


def weights_of(tables: Tables, advanced: bool) -> Weights:
    """Work out the weights for these rules."""
    places = range(len(PLACES))
    found = Weights([], [], [])
    for turn in range(INDEPENDENT + 1):
        by_place, by_file, counted = [], [], []
        for togo in range(LACKING + 1):
            rows = [
                [weight(tables, turn, togo, file, place) for place in places] for file in places
            ]
            if advanced and turn == INDEPENDENT:
                rows = [[0.0] * len(PLACES) for _ in places]
            columns = [tuple(column) for column in zip(*rows, strict=True)]
            by_place.append([(*row, *row) for row in rows])
            by_file.append([*columns, *columns])
            means = [sum(column) / len(column) for column in columns]
            counted.append((*means, *means))
        found.by_place.append(by_place)
        found.by_file.append(by_file)
        found.counted.append(counted)
    return found


class Evaluation:
    """The weights for one goal. Points lacking (`togo`) run from 0 to the goal, and 3 beyond."""

    def __init__(self, weights: Weights, advanced: bool, goal: int) -> None:
        if goal > HIGHEST_GOAL:
            raise ValueError(f"no goal is above {HIGHEST_GOAL}")
        self.goal = goal
        lacking = [min(togo, LACKING) for togo in range(goal + 4)]
        self.by_place = [[of_turn[togo] for togo in lacking] for of_turn in weights.by_place]
        """By holder's turn, points lacking and file, as `Weights` has them."""
        self.by_file = [[of_turn[togo] for togo in lacking] for of_turn in weights.by_file]
        """By holder's turn, points lacking and place."""
        self.counted: list[list[Row]] = []
        """By holder's turn and points lacking after a count, from `AHEAD`."""
        for counted in weights.counted:
            past = [counted[min(1, goal)] if advanced else won(togo) for togo in range(-AHEAD, 1)]
            self.counted.append([*past, *[counted[togo] for togo in lacking[1:]]])

    def mixed(self, holders: Sequence[tuple[float, int]], togo: int, place: int) -> Row:
        """Return an agent's weight at a place for each place of the file, where it is not sure who
        holds it: chances, each with the holder's turn."""
        columns = [
            [chance * weight for weight in self.by_file[turn][togo][place]]
            for chance, turn in holders
        ]
        return tuple(map(sum, zip(*columns, strict=True)))


def weight(tables: Tables, turn: int, togo: int, file: int, place: int) -> float:
    return exp(
        tables.place_file_turn[place][file][turn]
        + tables.togo_place[togo][place]
        + tables.togo_turn[togo][turn]
        + tables.togo_distance[togo][(file - place) % len(PLACES)]
    )


def won(togo: int) -> Row:
    """Return the weights of an agent at the goal: who gained most wins, then who has most (R1)."""
    row = [WON * 50.0**worth * 1.5**-togo for worth in WORTH]
    return (*row, *row)


@lru_cache(maxsize=16)
def evaluation(advanced: bool, goal: int) -> Evaluation:
    """Return the weights for these rules and this goal."""
    return Evaluation(learned_weights(advanced), advanced, goal)


@cache  # Two sets of rules.
def learned_weights(advanced: bool) -> Weights:
    return weights_of(learned()["advanced" if advanced else "basic"], advanced)


@cache
def learned() -> dict[str, Tables]:
    """Read what was learned."""
    data = files(__package__).joinpath("evaluation.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Tables])
