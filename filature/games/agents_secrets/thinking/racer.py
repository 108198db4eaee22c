"""A racer: a player that wants its own agent ahead in the race, whoever holds the others.

It rates a way to spend the die by the chance to win that `race` gives it afterwards (with the best
place for the file, if a count follows), as somebody who suspects nobody, and is drawn to it in
proportion to that chance to the power of `KEENNESS`; likewise to a place for the file. Those who
reason one move ahead play much like it, so suspicion reckons with players like it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from filature.games.agents_secrets.street import PLACES
from filature.games.agents_secrets.thinking.notes import (
    ALL_PLACES,
    Notes,
    Scene,
    Way,
    all_ways,
    counting_ways,
)
from filature.games.agents_secrets.thinking.prospects import lead, winning_agents
from filature.games.agents_secrets.thinking.race import INDEPENDENT, Race, Row, race

KEENNESS = 16


class Rules(NamedTuple):
    """What of a set-up matters to a racer."""

    seats: int
    advanced: bool
    goal: int

    @staticmethod
    def of(notes: Notes) -> Rules:
        return Rules(notes.seats, notes.game.advanced, notes.game.goal)


class Eyes:
    """The race as one sees it who has just moved, and knows its own agent and no other."""

    def __init__(self, rules: Rules, agents: int) -> None:
        self.rules = rules
        self.race: Race = race(rules.advanced, rules.goal)
        others = agents - 1
        self.own = rules.seats - 1
        """In so many turns it moves again."""
        self.mixture = [(1 / others, turn) for turn in range(rules.seats - 1)]
        if agents > rules.seats:
            self.mixture.append(((agents - rules.seats) / others, INDEPENDENT))
        self.strangers = cache(self.mixed)

    def mixed(self, togo: int, place: int) -> Row:
        """Return the weight of another's agent at a place, for each place of the file."""
        columns = [
            [chance * weight for weight in self.race.by_file[turn][togo][place]]
            for chance, turn in self.mixture
        ]
        return tuple(map(sum, zip(*columns, strict=True)))

    def mine(self, togo: int, place: int) -> Row:
        """Return the weight of one's own agent there."""
        return self.race.by_file[self.own][togo][place]


eyes = cache(Eyes)


def chances(rules: Rules, scene: Scene, roll: int, way: Way) -> tuple[float, ...]:
    """Return, for each agent, how likely a racer that holds it was to spend the die this way."""
    chosen = pulls(rules, scene, roll, way)
    totals = all_pulls(rules, scene, roll)
    return tuple([pull / total for pull, total in zip(chosen, totals, strict=True)])


def pulls(rules: Rules, scene: Scene, roll: int, way: Way) -> list[float]:
    """Return how strongly a way draws the racer that holds each agent."""
    look = eyes(rules, len(scene.places))
    after, arrived = scene.walked(way)
    if arrived:
        worths = after_count(look, after.counted())
    else:
        worths = [rated[scene.file] for rated in filed(look, after)]
    return [worth**KEENNESS for worth in worths]


@lru_cache(maxsize=4096)
def all_pulls(rules: Rules, scene: Scene, roll: int) -> tuple[float, ...]:
    """Return the same, summed over all ways."""
    look = eyes(rules, len(scene.places))
    places, file = scene.places, scene.file
    lacking = [rules.goal - score for score in scene.scores]
    stranger, mine = (
        [
            [weigh(togo, place + steps)[file] for steps in range(roll + 1)]
            for place, togo in zip(places, lacking, strict=True)
        ]
        for weigh in (look.strangers, look.mine)
    )
    counting = counting_ways(scene, roll)
    sums = [0.0] * len(places)
    for at, way in enumerate(all_ways(len(places), roll)):
        if counting >> at & 1:
            worths = after_count(look, scene.walked(way)[0].counted())
        else:
            alien = [row[steps] for row, steps in zip(stranger, way, strict=True)]
            total = sum(alien)
            worths = [
                (own := row[steps]) / (total - weight + own)
                for row, steps, weight in zip(mine, way, alien, strict=True)
            ]
        for agent, worth in enumerate(worths):
            sums[agent] += worth**KEENNESS
    return tuple(sums)


def after_count(look: Eyes, after: Scene) -> list[float]:
    """Return, for each agent, its racer's chance after a count, the file well placed."""
    agents = range(len(after.places))
    if max(after.scores) >= look.rules.goal:
        if look.rules.advanced:
            held = [(look.rules.seats - 1) / (len(agents) - 1)] * len(agents)
            return [lead(after.scores, agent, held, True) for agent in agents]
        winning = winning_agents(after, look.rules.goal)
        return [1 / len(winning) if agent in winning else 0.0 for agent in agents]
    occupied = 0 if look.rules.advanced else after.occupied
    free = [file for file in range(len(PLACES)) if not occupied >> file & 1]
    rated = filed(look, after)
    return [max([rated[agent][file] for file in free]) for agent in agents]


def filed(look: Eyes, scene: Scene) -> list[list[float]]:
    """Return, for each agent, its racer's chance for each place of the file."""
    lacking = [look.rules.goal - score for score in scene.scores]
    alien = [look.strangers(togo, p) for togo, p in zip(lacking, scene.places, strict=True)]
    mine = [look.mine(togo, p) for togo, p in zip(lacking, scene.places, strict=True)]
    totals = list(map(sum, zip(*alien, strict=True)))
    return [
        [
            weight / (total - stranger + weight)
            for weight, stranger, total in zip(own, strangers, totals, strict=True)
        ]
        for own, strangers in zip(mine, alien, strict=True)
    ]


@lru_cache(maxsize=4096)
def file_chances(rules: Rules, scene: Scene, allowed: int, to: int) -> tuple[float, ...]:
    """Return, for each agent, how likely a racer that holds it was to take the file there."""
    look = eyes(rules, len(scene.places))
    free = [file for file in range(len(PLACES)) if (allowed & ALL_PLACES) >> file & 1]
    found = []
    for rated in filed(look, scene):
        pulls = [worth**KEENNESS for worth in rated]
        found.append(pulls[to] / sum([pulls[file] for file in free]))
    return tuple(found)
