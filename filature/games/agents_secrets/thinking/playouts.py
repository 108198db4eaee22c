"""The game played on in the head: a world drawn from suspicion, dice, and replies.

A world says who holds which agent, and in what style each other seat plays. Racers take the best
reply (`reply`), informative and even seats draw theirs. After a few turns the race is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from filature.games.agents_secrets.street import AROUND, PLACES, WORTH
from filature.games.agents_secrets.thinking import informative
from filature.games.agents_secrets.thinking.notes import Notes, Scene, all_ways
from filature.games.agents_secrets.thinking.prospects import Option, lead, winning_agents
from filature.games.agents_secrets.thinking.race import INDEPENDENT, Race, Row
from filature.games.agents_secrets.thinking.reply import counting_way, quiet_way
from filature.games.agents_secrets.thinking.suspicion import EVEN, INFORMATIVE


class World:
    """Who holds which agent, and in what style each seat plays."""

    __slots__ = ("anywhere", "by_file", "by_place", "held", "identities", "own", "styles")

    def __init__(
        self, race: Race, agents: int, identities: Sequence[int], styles: Sequence[str], seat: int
    ) -> None:
        self.identities = identities
        self.styles = styles
        self.own = identities[seat]
        """The agent of the seat that thinks."""
        seats = len(identities)
        holder = {agent: seat for seat, agent in enumerate(identities)}
        self.held = [float(agent in holder) for agent in range(agents)]
        turns = [
            [
                (holder[agent] - following) % seats if agent in holder else INDEPENDENT
                for agent in range(agents)
            ]
            for following in range(seats)
        ]
        # For each seat that may move next, for each agent: its weights, as `Race` has them.
        self.by_place = [[race.by_place[turn] for turn in by_agent] for by_agent in turns]
        self.by_file = [[race.by_file[turn] for turn in by_agent] for by_agent in turns]
        self.anywhere = [[race.counted[turn] for turn in by_agent] for by_agent in turns]


class Playout:
    """A game played on."""

    __slots__ = ("advanced", "file", "goal", "lacking", "places", "reported", "seat", "turns_left")

    def __init__(self, notes: Notes) -> None:
        self.goal: int = notes.game.goal
        self.advanced: bool = notes.game.advanced
        self.reported = notes.reported
        self.turns_left: int = notes.game.turn_limit - notes.turns
        self.seat = notes.seat
        self.file = notes.scene.file
        self.places = list(notes.scene.places)
        self.lacking = [self.goal - score for score in notes.scene.scores]

    def begins(self, option: Option, counted: bool) -> bool:
        """Take an option; tell whether the game is over. `counted`: there was a count already."""
        arrived = self.walk(option.way)
        over = not counted and arrived and self.count()
        if option.file is not None:
            self.file = option.file
        return over

    def goes_on(self, world: World, over: bool, dice: Sequence[int], rng: Random) -> float:
        """Play on for as many turns as there are dice; return the thinker's chance to win."""
        seats = len(world.identities)
        for roll in (0, *dice):
            if roll:
                over = self.turn(world, roll, rng)
            self.turns_left -= 1
            if over or self.turns_left <= 0:
                return self.final(world.own, world)
            self.seat = (self.seat + 1) % seats
        file = self.file
        weights = [
            table[togo][file][place]
            for table, togo, place in zip(
                world.by_place[self.seat], self.lacking, self.places, strict=True
            )
        ]
        return weights[world.own] / sum(weights)

    def scene(self) -> Scene:
        scores = tuple([self.goal - togo for togo in self.lacking])
        return Scene(tuple(self.places), scores, self.file)

    # Turns: each tells whether the game is over

    def turn(self, world: World, roll: int, rng: Random) -> bool:
        style = world.styles[self.seat]
        if style == INFORMATIVE:
            return self.informative_turn(world.identities[self.seat], roll, rng)
        if style == EVEN:
            return self.even_turn(roll, rng)
        return self.racing_turn(world, roll)

    def racing_turn(self, world: World, roll: int) -> bool:
        """Compare the best way without a count with the best way to one, the file placed well."""
        own = world.identities[self.seat]
        following = (self.seat + 1) % len(world.identities)
        places, lacking, file = self.places, self.lacking, self.file
        quiet, way = quiet_way(world.by_place[following], places, lacking, file, own, roll)
        loud = counting_way(world.anywhere[following], places, lacking, file, own, roll)
        if loud is not None:
            self.walk(loud)
            over = self.count()
            if over:
                share = self.final(own, world)
            else:
                share = self.place_file(world.by_file[following], own)
            if share >= quiet:
                return over
            self.places, self.lacking, self.file = places, lacking, file
        self.walk(way)
        return False

    def final(self, own: int, world: World) -> float:
        """Return the part of a victory that an agent has when the game ends so."""
        scene = self.scene()
        if self.advanced:
            return lead(scene.scores, own, world.held, self.reported)
        winning = winning_agents(scene, self.goal)
        return 1 / len(winning) if own in winning else 0.0

    def informative_turn(self, own: int, roll: int, rng: Random) -> bool:
        if self.walk(informative.drawn(self.scene(), roll, own, rng)):
            if self.count():
                return True
            wanted = informative.wanted_file(self.scene(), own)
            self.file = self.any_file(rng) if wanted is None else wanted
        return False

    def even_turn(self, roll: int, rng: Random) -> bool:
        if self.walk(rng.choice(all_ways(len(self.places), roll))):
            if self.count():
                return True
            self.file = self.any_file(rng)
        return False

    # What happens in a turn

    def walk(self, way: Sequence[int]) -> bool:
        """Move the agents; tell whether one that moved stands beside the file."""
        self.places = [AROUND[place + steps] for place, steps in zip(self.places, way, strict=True)]
        return any(
            steps and place == self.file for place, steps in zip(self.places, way, strict=True)
        )

    def count(self) -> bool:
        """Give every agent the worth of its place; tell whether the goal is reached."""
        goal = self.goal
        self.lacking = [
            min(goal, togo - WORTH[place])
            for togo, place in zip(self.lacking, self.places, strict=True)
        ]
        return min(self.lacking) <= 0

    def place_file(self, tables: list[list[list[Row]]], own: int) -> float:
        """Take the file where an agent's share is greatest; return that share."""
        columns = [
            table[togo][place]
            for table, togo, place in zip(tables, self.lacking, self.places, strict=True)
        ]
        taken = () if self.advanced else self.places
        best = -1.0
        totals = map(sum, zip(*columns, strict=True))
        for file, (weight, total) in enumerate(zip(columns[own], totals, strict=True)):
            if weight > best * total and file not in taken:
                best, self.file = weight / total, file
        return best

    def any_file(self, rng: Random) -> int:
        free = [p for p in range(len(PLACES)) if self.advanced or p not in self.places]
        return rng.choice(free)
