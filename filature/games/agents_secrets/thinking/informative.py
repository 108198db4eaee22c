"""An informative player: one whose every act is for its own agent, and shows it.

Value of a way to spend the die: the worth of the place where its own agent ends, plus, if a count
follows, three times (own gain - mean gain of the other agents). It picks with probability
proportional to exp(value / 3), and takes the file to the free place of highest worth within six
places ahead of its own agent, or anywhere if none of them is free.

`ref-informative` plays so, and suspicion reckons with players like it.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from filature.games.agents_secrets.street import AROUND, HIGHEST, PLACES, WORTH
from filature.games.agents_secrets.thinking.notes import (
    Scene,
    Way,
    all_ways,
    counting_ways,
    members,
    ways_with,
)

COUNT_MATTERS = 3
TEMPERATURE = 3


def value(scene: Scene, way: Way, agent: int) -> float:
    """Return what a way to spend the die is worth to whoever holds an agent."""
    after, arrived = scene.walked(way)
    worth: float = WORTH[after.places[agent]]
    if not arrived:
        return worth
    gains = [
        after - before for after, before in zip(after.counted().scores, scene.scores, strict=True)
    ]
    own = gains[agent]
    others: float = (sum(gains) - own) / (len(gains) - 1)
    return worth + COUNT_MATTERS * (own - others)


def pulls(scene: Scene, roll: int, agent: int) -> list[float]:
    """Return how strongly each way draws the holder of an agent: exp(value / 3), unscaled."""
    ways = all_ways(len(scene.places), roll)
    return [exp(value(scene, way, agent) / TEMPERATURE) for way in ways]


PULL = tuple(exp(worth / TEMPERATURE) for worth in (*WORTH, *WORTH))
"""How strongly the worth of a place draws, by how far it is from the chapel."""


def chances(scene: Scene, roll: int, way: Way) -> tuple[float, ...]:
    """Return, for each agent, how likely its informative holder was to spend the die this way."""
    if scene.walked(way)[1]:
        chosen = pulls_of_a_count(scene, way)
    else:
        chosen = [PULL[place + steps] for place, steps in zip(scene.places, way, strict=True)]
    totals = all_pulls(scene, roll)
    return tuple([pull / total for pull, total in zip(chosen, totals, strict=True)])


@lru_cache(maxsize=4096)
def all_pulls(scene: Scene, roll: int) -> tuple[float, ...]:
    """Return the sum of `pulls`, for each agent.

    Without a count a way draws a holder by the steps of its own agent alone: such ways are counted,
    not listed.
    """
    ways = all_ways(len(scene.places), roll)
    counting = counting_ways(scene, roll)
    totals = [
        sum([PULL[place + k] * (mask & ~counting).bit_count() for k, mask in enumerate(by_steps)])
        for place, by_steps in zip(scene.places, ways_with(len(ways[0]), roll), strict=True)
    ]
    for at in members(counting):
        for agent, pull in enumerate(pulls_of_a_count(scene, ways[at])):
            totals[agent] += pull
    return tuple(totals)


def pulls_of_a_count(scene: Scene, way: Way) -> list[float]:
    """Return how strongly a way that ends in a count draws the holder of each agent."""
    ends = [place + steps for place, steps in zip(scene.places, way, strict=True)]
    gains = [max(WORTH[AROUND[end]], -score) for end, score in zip(ends, scene.scores, strict=True)]
    total, others = sum(gains), len(gains) - 1
    by = COUNT_MATTERS / TEMPERATURE
    return [
        PULL[end] * exp(by * (gain - (total - gain) / others))
        for end, gain in zip(ends, gains, strict=True)
    ]


def drawn(scene: Scene, roll: int, agent: int, rng: Random) -> Way:
    """Draw a way as the holder of an agent would, without listing those that end in no count."""
    ways = all_ways(len(scene.places), roll)
    counting = counting_ways(scene, roll)
    place = scene.places[agent]
    quiet = [mask & ~counting for mask in ways_with(len(scene.places), roll)[agent]]
    pulls = [PULL[place + steps] * mask.bit_count() for steps, mask in enumerate(quiet)]
    counts = list(members(counting))
    pulls += [pulls_of_a_count(scene, ways[at])[agent] for at in counts]
    found = rng.choices(range(len(pulls)), pulls)[0]
    if found > roll:
        return ways[counts[found - roll - 1]]
    return ways[rng.choice(list(members(quiet[found])))]


def wanted_file(scene: Scene, agent: int) -> int | None:
    """Return where the holder of an agent takes the file, or nothing if it is all the same."""
    occupied, start = scene.occupied, scene.places[agent]
    ahead = [(start + steps) % len(PLACES) for steps in range(1, HIGHEST + 1)]
    free = [place for place in ahead if not occupied >> place & 1]
    return max(free, key=WORTH.__getitem__) if free else None


def file_chances(scene: Scene, allowed: int, to: int) -> tuple[float, ...]:
    """Return, for each agent, how likely its informative holder was to take the file there."""
    found = []
    for agent in range(len(scene.places)):
        wanted = wanted_file(scene, agent)
        if wanted is None:
            found.append(1 / allowed.bit_count())
        else:
            found.append(float(wanted == to))
    return tuple(found)
