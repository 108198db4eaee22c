"""One move ahead: every way to spend the die (and every place for the file), and what it is worth.

Worth is the chance to win that `race` gives after the move, each other agent weighed by who may
hold it. A count that ends the game is judged by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from filature.games.agents_secrets.street import WORTH
from filature.games.agents_secrets.thinking.notes import (
    Notes,
    Scene,
    Way,
    all_ways,
    counting_ways,
)
from filature.games.agents_secrets.thinking.race import INDEPENDENT, Race, Row, race

REPORTS_BLUR = 4.0
"""Advanced rules: so many points of a lead are worth a factor e once reports are written, because
right lines are still to be added. Found with lines that are right 45 times in 100."""

NO_BLUR = 0.1
"""The same where no reports were written."""

Holders = list[list[float]]
"""For each agent in play: the chance of each seat, then of nobody, to hold it."""


class Option(NamedTuple):
    """A way to spend the die, where the file goes if a count follows and the game goes on, and the
    chance to win that it leaves."""

    way: Way
    file: int | None
    worth: float


class Prospects:
    """What a seat may reckon with: the table, its own agent, and who may hold the others."""

    def __init__(self, notes: Notes, seat: int, own: int, holders: Holders) -> None:
        self.own = own
        self.goal: int = notes.game.goal
        self.advanced: bool = notes.game.advanced
        self.reported = notes.reported
        self.last = notes.turns + 1 >= notes.game.turn_limit
        """This turn is the last one allowed (R6)."""
        self.race: Race = race(self.advanced, self.goal)
        self.held = [1 - chances[-1] for chances in holders]
        self.mixtures: list[list[tuple[float, int]]] = []
        """For each agent: chances and the turns in which its holder moves, once this one is over.
        """
        for chances in holders:
            turns = [(holder - seat - 1) % notes.seats for holder in range(notes.seats)]
            both = zip(chances, [*turns, INDEPENDENT], strict=True)
            self.mixtures.append([(chance, turn) for chance, turn in both if chance])
        self.columns: dict[tuple[int, int, int], Row] = {}

    def row(self, agent: int, togo: int, file: int) -> list[float]:
        """Return an agent's weight at each place, twice round."""
        rows = [
            (chance, self.race.by_place[turn][togo][file]) for chance, turn in self.mixtures[agent]
        ]
        return [
            sum([chance * row[place] for chance, row in rows]) for place in range(len(rows[0][1]))
        ]

    def column(self, agent: int, togo: int, place: int) -> Row:
        """Return an agent's weight at a place for each place of the file."""
        key = agent, togo, place
        found = self.columns.get(key)
        if found is None:
            columns = [
                [chance * weight for weight in self.race.by_file[turn][togo][place]]
                for chance, turn in self.mixtures[agent]
            ]
            found = self.columns[key] = tuple(map(sum, zip(*columns, strict=True)))
        return found

    def options(self, scene: Scene, roll: int) -> list[Option]:
        """Return every option, in the order of the legal set, places of the file rising."""
        ways = all_ways(len(scene.places), roll)
        counting = counting_ways(scene, roll)
        found = []
        rows = [
            self.row(agent, self.goal - score, scene.file)
            for agent, score in enumerate(scene.scores)
        ]
        reached = [
            row[place : place + roll + 1] for row, place in zip(rows, scene.places, strict=True)
        ]
        own = reached[self.own]
        for at, way in enumerate(ways):
            if counting >> at & 1:
                found += self.after_count(scene, way)
            elif self.last:
                found.append(Option(way, None, self.final(scene)))
            else:
                total = 0.0
                for weights, steps in zip(reached, way, strict=True):
                    total += weights[steps]
                found.append(Option(way, None, own[way[self.own]] / total))
        return found

    def after_count(self, scene: Scene, way: Way) -> list[Option]:
        """Return the options of a way that ends in a count: one for each place of the file."""
        after = scene.walked(way)[0].counted()
        if max(after.scores) >= self.goal:
            return [Option(way, None, self.final(after))]
        occupied = 0 if self.advanced else after.occupied
        return [
            Option(way, file, worth)
            for file, worth in enumerate(self.filed(after))
            if not occupied >> file & 1
        ]

    def filed(self, scene: Scene) -> list[float]:
        """Return the chance to win for each place of the file."""
        if self.last:
            return [self.final(scene)] * len(WORTH)
        columns = [
            self.column(agent, self.goal - score, place)
            for agent, (place, score) in enumerate(zip(scene.places, scene.scores, strict=True))
        ]
        return [
            own / total
            for own, total in zip(
                columns[self.own], map(sum, zip(*columns, strict=True)), strict=True
            )
        ]

    def final(self, scene: Scene) -> float:
        """Return the chance to win, or one's part of a shared victory, when the game ends so."""
        if self.advanced:
            return lead(scene.scores, self.own, self.held, self.reported)
        winning = winning_agents(scene, self.goal)
        return 1 / len(winning) if self.own in winning else 0.0


def lead(scores: Sequence[int], own: int, held: Sequence[float], reported: bool) -> float:
    """Return the chance to have most points under the advanced rules when the game ends so."""
    blur = REPORTS_BLUR if reported else NO_BLUR
    total = 0.0
    for agent, score in enumerate(scores):
        if agent == own:
            total += 1
        else:
            total += held[agent] * exp(min(50.0, (score - scores[own]) / blur))
    return 1 / total


def winning_agents(scene: Scene, goal: int) -> list[int]:
    """Return the agents that win under the basic rules when the game ends so (R1, R6)."""
    best = max(scene.scores)
    if best < goal:
        return [agent for agent, score in enumerate(scene.scores) if score == best]
    ranks = {
        agent: (WORTH[place], score)
        for agent, (place, score) in enumerate(zip(scene.places, scene.scores, strict=True))
        if score >= goal
    }
    return [agent for agent, rank in ranks.items() if rank == max(ranks.values())]
