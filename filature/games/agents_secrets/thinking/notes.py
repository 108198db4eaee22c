"""A seat's notes: what lies on the table and who did what, read from its knowledge alone.

Agents are counted here among those in play only, in the order of the roster: the first in play is
0. A `Scene` is what an act was chosen in; `Notes` has every act with its scene.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from filature.core.knowledge import Knowledge
from filature.games.agents_secrets import view as told
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    AROUND,
    CHAPEL,
    MEMBERS,
    PLACE_NUMBER,
    PLACES,
    START_OF_FILE,
    WORTH,
    ways,
)

Way = tuple[int, ...]
"""How far each agent in play goes."""

ALL_PLACES = (1 << len(PLACES)) - 1


class Scene(NamedTuple):
    """Where the agents stand, what they have, and where the file lies."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    file: int

    @property
    def occupied(self) -> int:
        """A mask of the places where somebody stands."""
        mask = 0
        for place in self.places:
            mask |= 1 << place
        return mask

    def walked(self, way: Way) -> tuple[Scene, bool]:
        """Move the agents; tell whether one that moved stands beside the file."""
        places = tuple(
            [AROUND[place + steps] for place, steps in zip(self.places, way, strict=True)]
        )
        arrived = any(k and p == self.file for k, p in zip(way, places, strict=True))
        return Scene(places, self.scores, self.file), arrived

    def counted(self) -> Scene:
        """Give every agent the worth of its place."""
        scores = [
            max(0, score + WORTH[p]) for p, score in zip(self.places, self.scores, strict=True)
        ]
        return Scene(self.places, tuple(scores), self.file)


class Walk(NamedTuple):
    """A seat has spent its die: in this scene, with this roll, this way."""

    seat: int
    scene: Scene
    roll: int
    way: Way


class Filing(NamedTuple):
    """A seat has moved the file: in this scene, after the count; `allowed` is a mask of places."""

    seat: int
    scene: Scene
    allowed: int
    to: int


Act = Walk | Filing


@cache
def all_ways(agents: int, roll: int) -> tuple[Way, ...]:
    """Return every way to spend a roll, in the order of the legal set."""
    return tuple(ways(roll, agents))


@cache
def ways_with(agents: int, roll: int) -> tuple[tuple[int, ...], ...]:
    """Return masks over `all_ways`: for each agent and number of steps, the ways in which it goes
    so far."""
    masks = [[0] * (roll + 1) for _ in range(agents)]
    for at, way in enumerate(all_ways(agents, roll)):
        for agent, steps in enumerate(way):
            masks[agent][steps] |= 1 << at
    return tuple(tuple(of_agent) for of_agent in masks)


def counting_ways(scene: Scene, roll: int) -> int:
    """Return a mask over `all_ways`: those after which there is a count."""
    masks = ways_with(len(scene.places), roll)
    found = 0
    for place, by_steps in zip(scene.places, masks, strict=True):
        steps = (scene.file - place) % len(PLACES)
        if 0 < steps <= roll:
            found |= by_steps[steps]
    return found


def members(mask: int) -> Iterator[int]:
    """List the bits of a mask."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Notes:
    """What a viewer knows, put in order."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = AgentsSecrets(knowledge.seats, knowledge.options)
        self.game = game
        self.seats = game.seats
        self.viewer = knowledge.viewer
        self.dealt = False
        self.known: dict[int, int] = {}
        """Seats of which the viewer knows the agent."""
        self.acts: list[Act] = []
        self.seat = -1
        """Whose turn it is."""
        self.roll = 0
        self.turns = 0
        """Turns completed."""
        self.reported = False
        """Reports are written, or being written."""
        self.agents: tuple[int, ...] = MEMBERS[game.named]
        """The numbers of the agents in play."""
        self.set_out()
        for event in knowledge.told:
            self.note(event)

    def set_out(self) -> None:
        self.index = {AGENTS[agent]: at for at, agent in enumerate(self.agents)}
        none = (0,) * len(self.agents)
        self.scene = Scene((CHAPEL,) * len(self.agents), none, START_OF_FILE)

    def note(self, event: object) -> None:
        match event:
            case told.Rolled(seat, value):
                if self.acts:
                    self.turns += 1
                self.seat, self.roll = seat, value
            case told.Moved(seat, steps, _):
                way = tuple([steps.get(name, 0) for name in self.index])
                self.acts.append(Walk(seat, self.scene, self.roll, way))
                self.scene = self.scene.walked(way)[0]
            case told.Counted(_, _, scores):
                self.scene = self.scene._replace(
                    scores=tuple([scores[name] for name in self.index])
                )
            case told.FileMoved(seat, to, _):
                place = PLACE_NUMBER[to]
                self.acts.append(Filing(seat, self.scene, self.allowed, place))
                self.scene = self.scene._replace(file=place)
            case told.ReportsDue():
                self.reported = True
            case told.AgentsDrawn(names):
                self.agents = tuple(sorted(AGENT_NUMBER[name] for name in names))
                self.set_out()
            case told.Dealt():
                self.dealt = True
            case told.Identity(seat, agent) | told.Unmasked(seat, agent, _):
                self.known[seat] = self.index[agent]

    @property
    def allowed(self) -> int:
        """A mask of the places where the file may go now."""
        return self.allowed_in(self.scene)

    def allowed_in(self, scene: Scene) -> int:
        """A mask of the places where the file may go after a count in a scene."""
        return ALL_PLACES if self.game.advanced else ALL_PLACES & ~scene.occupied

    @property
    def own(self) -> int:
        """The viewer's own agent."""
        return self.known[self.viewer]

    @property
    def masked(self) -> list[int]:
        """The seats of which the viewer does not know the agent."""
        return [seat for seat in range(self.seats) if seat not in self.known]

    @property
    def free(self) -> list[int]:
        """The agents of which the viewer does not know who holds them."""
        return [at for at in range(len(self.agents)) if at not in self.known.values()]

    def name(self, at: int) -> str:
        """Return the name of an agent in play."""
        return AGENTS[self.agents[at]]
