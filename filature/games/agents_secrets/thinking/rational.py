"""A model of a rational player: it wants its own agent to win, whoever holds the others.

It rates a split by the chance to win that `evaluation` gives it afterwards (with the best place for
the file, if a count follows), suspecting nobody, and chooses with probability proportional to that
chance to the power of `SHARPNESS`; likewise a place for the file. Players who reason one move ahead
play much like it, so `suspicion` assumes that others may.
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import NamedTuple

from filature.games.agents_secrets.lookup import Split
from filature.games.agents_secrets.thinking.board import Board, all_splits, counting_splits
from filature.games.agents_secrets.thinking.evaluation import (
    INDEPENDENT,
    Evaluation,
    Row,
    evaluation,
)
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.lookahead import chance_of_most_points

SHARPNESS = 16


class Setup(NamedTuple):
    """What of a set-up matters to a rational player."""

    seats: int
    advanced: bool
    goal: int

    @staticmethod
    def of(info: InfoState) -> Setup:
        return Setup(info.seats, info.game.advanced, info.game.goal)


class Viewpoint:
    """The evaluation for a player who has just moved and knows no agent but its own."""

    def __init__(self, setup: Setup, agents: int) -> None:
        self.setup = setup
        self.evaluation: Evaluation = evaluation(setup.advanced, setup.goal)
        others = agents - 1
        self.own_turn = setup.seats - 1
        """In so many turns it moves again."""
        self.holders = [(1 / others, turn) for turn in range(setup.seats - 1)]
        """For another agent: chances, and in how many turns its holder moves."""
        if agents > setup.seats:
            self.holders.append(((agents - setup.seats) / others, INDEPENDENT))
        # At most so many entries as there are points to lack, times places.
        self.weights_of_other = cache(partial(self.evaluation.mixed, self.holders))
        """By points lacking and place: another's agent's weight for each place of the file."""

    def weights_of_own(self, togo: int, place: int) -> Row:
        """Return the weight of the player's own agent there."""
        return self.evaluation.by_file[self.own_turn][togo][place]

    def chances_by_file(self, board: Board) -> list[list[float]]:
        """Return, for each agent, its player's chance to win for each place of the file."""
        lacking = [self.setup.goal - score for score in board.scores]
        stand = list(zip(lacking, board.places, strict=True))
        as_other = [self.weights_of_other(togo, place) for togo, place in stand]
        as_own = [self.weights_of_own(togo, place) for togo, place in stand]
        totals = list(map(sum, zip(*as_other, strict=True)))
        return [
            [
                weight / (total - other + weight)
                for weight, other, total in zip(own, others, totals, strict=True)
            ]
            for own, others in zip(as_own, as_other, strict=True)
        ]

    def chances_after_count(self, board: Board) -> list[float]:
        """Return, for each agent, its player's chance after a count, the file well placed."""
        setup, agents = self.setup, range(len(board.places))
        if max(board.scores) >= setup.goal:
            if setup.advanced:
                held = [(setup.seats - 1) / (len(agents) - 1)] * len(agents)
                return [chance_of_most_points(board.scores, a, held, True) for a in agents]
            return [board.share_of_victory(agent, setup.goal) for agent in agents]
        free = board.free_places(setup.advanced)
        chances = self.chances_by_file(board)
        return [max([chances[agent][file] for file in free]) for agent in agents]


viewpoint = lru_cache(maxsize=32)(Viewpoint)


def split_likelihoods(setup: Setup, board: Board, roll: int, split: Split) -> tuple[float, ...]:
    """Return, for each agent, how likely a rational holder was to choose this split."""
    view = viewpoint(setup, len(board.places))
    after, arrived = board.moved(split)
    if arrived:
        chances = view.chances_after_count(after.counted())
    else:
        chances = [by_file[board.file] for by_file in view.chances_by_file(after)]
    totals = total_weights(setup, board, roll)
    return tuple([chance**SHARPNESS / total for chance, total in zip(chances, totals, strict=True)])


@lru_cache(maxsize=4096)
def total_weights(setup: Setup, board: Board, roll: int) -> tuple[float, ...]:
    """Return, for each agent, the sum over all splits of chance to the power of `SHARPNESS`."""
    view = viewpoint(setup, len(board.places))
    places, file = board.places, board.file
    lacking = [setup.goal - score for score in board.scores]
    as_other, as_own = (
        [
            [weigh(togo, place + steps)[file] for steps in range(roll + 1)]
            for place, togo in zip(places, lacking, strict=True)
        ]
        for weigh in (view.weights_of_other, view.weights_of_own)
    )
    counting = counting_splits(board, roll)
    sums = [0.0] * len(places)
    for at, split in enumerate(all_splits(len(places), roll)):
        if counting >> at & 1:
            chances = view.chances_after_count(board.moved(split)[0].counted())
        else:
            others = [row[steps] for row, steps in zip(as_other, split, strict=True)]
            total = sum(others)
            chances = [
                (own := row[steps]) / (total - other + own)
                for row, steps, other in zip(as_own, split, others, strict=True)
            ]
        for agent, chance in enumerate(chances):
            sums[agent] += chance**SHARPNESS
    return tuple(sums)


@lru_cache(maxsize=4096)
def file_likelihoods(
    setup: Setup, board: Board, allowed: tuple[int, ...], to: int
) -> tuple[float, ...]:
    """Return, for each agent, how likely a rational holder was to take the file there."""
    found = []
    for chances in viewpoint(setup, len(board.places)).chances_by_file(board):
        weights = [chance**SHARPNESS for chance in chances]
        found.append(weights[to] / sum([weights[file] for file in allowed]))
    return tuple(found)
