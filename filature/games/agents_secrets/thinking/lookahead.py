"""One move ahead: every split of the die (and every place for the file), and what it is worth.

Worth is the chance to win that `evaluation` gives after the move, each other agent weighted by who
may hold it. A count that ends the game is judged by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from filature.games.agents_secrets.lookup import Split
from filature.games.agents_secrets.street import PLACES
from filature.games.agents_secrets.thinking.board import Board, all_splits, counting_splits
from filature.games.agents_secrets.thinking.evaluation import (
    INDEPENDENT,
    Evaluation,
    Row,
    evaluation,
)
from filature.games.agents_secrets.thinking.info_state import InfoState

REPORTS_BLUR = 4.0
"""Advanced rules: so many points of a lead are worth a factor e once reports are written, because
right lines are still to be added. Found with lines that are right 45 times in 100."""

NO_BLUR = 0.1
"""The same where no reports were written."""

Holders = list[list[float]]
"""For each agent in play: the chance of each seat, then of nobody, to hold it."""


class Option(NamedTuple):
    """A split of the die, where the file goes if a count follows and the game goes on, and the
    chance to win that it leaves."""

    split: Split
    file: int | None
    worth: float


class Lookahead:
    """The options of a seat, given its own agent and who may hold the others."""

    def __init__(self, info: InfoState, seat: int, own: int, holders: Holders) -> None:
        self.own = own
        self.goal: int = info.game.goal
        self.advanced: bool = info.game.advanced
        self.reported = info.reported
        self.last = info.turns + 1 >= info.game.turn_limit
        """This turn is the last one allowed (R6)."""
        self.evaluation: Evaluation = evaluation(self.advanced, self.goal)
        self.held = [1 - chances[-1] for chances in holders]
        self.mixtures: list[list[tuple[float, int]]] = []
        """For each agent: chances, and in how many turns its holder moves after this one."""
        for chances in holders:
            turns = [(holder - seat - 1) % info.seats for holder in range(info.seats)]
            both = zip(chances, [*turns, INDEPENDENT], strict=True)
            self.mixtures.append([(chance, turn) for chance, turn in both if chance])
        self.columns: dict[tuple[int, int, int], Row] = {}

    def row(self, agent: int, togo: int, file: int) -> list[float]:
        """Return an agent's weight at each place, twice round."""
        rows = [
            (chance, self.evaluation.by_place[turn][togo][file])
            for chance, turn in self.mixtures[agent]
        ]
        return [
            sum([chance * row[place] for chance, row in rows]) for place in range(len(rows[0][1]))
        ]

    def column(self, agent: int, togo: int, place: int) -> Row:
        """Return an agent's weight at a place for each place of the file."""
        key = agent, togo, place
        found = self.columns.get(key)
        if found is None:
            found = self.columns[key] = self.evaluation.mixed(self.mixtures[agent], togo, place)
        return found

    def options(self, board: Board, roll: int) -> list[Option]:
        """Return every option, in the order of the legal set, places of the file rising."""
        counting = counting_splits(board, roll)
        found = []
        rows = [
            self.row(agent, self.goal - score, board.file)
            for agent, score in enumerate(board.scores)
        ]
        reached = [
            row[place : place + roll + 1] for row, place in zip(rows, board.places, strict=True)
        ]
        own = reached[self.own]
        for at, split in enumerate(all_splits(len(board.places), roll)):
            if counting >> at & 1:
                found += self.options_after_count(board, split)
            elif self.last:
                found.append(Option(split, None, self.final(board)))
            else:
                total = 0.0
                for weights, steps in zip(reached, split, strict=True):
                    total += weights[steps]
                found.append(Option(split, None, own[split[self.own]] / total))
        return found

    def options_after_count(self, board: Board, split: Split) -> list[Option]:
        """Return the options of a split that ends in a count: one for each place of the file."""
        after = board.moved(split)[0].counted()
        if max(after.scores) >= self.goal:
            return [Option(split, None, self.final(after))]
        chances = self.chances_by_file(after)
        return [Option(split, file, chances[file]) for file in after.free_places(self.advanced)]

    def chances_by_file(self, board: Board) -> list[float]:
        """Return the chance to win for each place of the file."""
        if self.last:
            return [self.final(board)] * len(PLACES)
        columns = [
            self.column(agent, self.goal - score, place)
            for agent, (place, score) in enumerate(zip(board.places, board.scores, strict=True))
        ]
        totals = map(sum, zip(*columns, strict=True))
        return [own / total for own, total in zip(columns[self.own], totals, strict=True)]

    def final(self, board: Board) -> float:
        """Return the chance to win, or the part of a shared victory, if the game ends now."""
        if self.advanced:
            return chance_of_most_points(board.scores, self.own, self.held, self.reported)
        return board.share_of_victory(self.own, self.goal)


def chance_of_most_points(
    scores: Sequence[int], own: int, held: Sequence[float], reported: bool
) -> float:
    """Return the chance to have most points under the advanced rules if the game ends now."""
    blur = REPORTS_BLUR if reported else NO_BLUR
    total = 0.0
    for agent, score in enumerate(scores):
        if agent == own:
            total += 1
        else:
            total += held[agent] * exp(min(50.0, (score - scores[own]) / blur))
    return 1 / total


def is_absurd(info: InfoState, split: Split) -> bool:
    """Tell whether a split puts the seat's own agent into the ruin, gives the others more in a
    count than itself, or ends the game with another's victory."""
    board, own, goal = info.board, info.own, info.game.goal
    after, arrived = board.moved(split)
    if PLACES[after.places[own]] == "ruin":
        return True
    if not arrived:
        return False
    counted = after.counted()
    if max(counted.scores) >= goal:
        if info.game.advanced:
            return counted.scores[own] < max(counted.scores)
        return own not in counted.winning_agents(goal)
    gains = [new - old for new, old in zip(counted.scores, board.scores, strict=True)]
    return gains[own] * len(gains) < sum(gains)
