"""Playouts: the game simulated for a few turns in a drawn world, then evaluated.

A world says who holds which agent, and in what style each seat plays. Rational seats take the best
reply (`best_reply`), informative and even seats draw their moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from filature.games.agents_secrets.street import WORTH
from filature.games.agents_secrets.thinking import informative
from filature.games.agents_secrets.thinking.best_reply import best_counting_split, best_quiet_split
from filature.games.agents_secrets.thinking.board import AROUND, Board, all_splits
from filature.games.agents_secrets.thinking.evaluation import INDEPENDENT, Evaluation, Row
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.lookahead import Option, chance_of_most_points
from filature.games.agents_secrets.thinking.suspicion import EVEN, INFORMATIVE


class PlayoutWorld:
    """Who holds which agent, and in what style each seat plays."""

    __slots__ = ("anywhere", "by_file", "by_place", "held", "identities", "own", "styles")

    def __init__(
        self,
        evaluation: Evaluation,
        agents: int,
        identities: Sequence[int],
        styles: Sequence[str],
        seat: int,
    ) -> None:
        self.identities = identities
        self.styles = styles
        self.own = identities[seat]
        """The agent of the seat for which the playout is made."""
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
        # For each seat that may move next, for each agent: its weights, as `Evaluation` has them.
        self.by_place = [[evaluation.by_place[turn] for turn in by_agent] for by_agent in turns]
        self.by_file = [[evaluation.by_file[turn] for turn in by_agent] for by_agent in turns]
        self.anywhere = [[evaluation.counted[turn] for turn in by_agent] for by_agent in turns]


class Playout:
    """A game simulated from what a seat knows."""

    __slots__ = ("advanced", "file", "goal", "lacking", "places", "reported", "seat", "turns_left")

    def __init__(self, info: InfoState) -> None:
        self.goal: int = info.game.goal
        self.advanced: bool = info.game.advanced
        self.reported = info.reported
        self.turns_left: int = info.game.turn_limit - info.turns
        self.seat = info.seat
        self.file = info.board.file
        self.places = list(info.board.places)
        self.lacking = [self.goal - score for score in info.board.scores]

    def start(self, option: Option, counted: bool) -> bool:
        """Take an option; tell whether the game is over. `counted`: there was a count already."""
        arrived = self.move(option.split)
        over = not counted and arrived and self.count()
        if option.file is not None:
            self.file = option.file
        return over

    def run(self, world: PlayoutWorld, over: bool, dice: Sequence[int], rng: Random) -> float:
        """Play as many turns as there are dice; return the chance to win of the world's `own`."""
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

    def board(self) -> Board:
        scores = tuple([self.goal - togo for togo in self.lacking])
        return Board(tuple(self.places), scores, self.file)

    # Turns: each tells whether the game is over

    def turn(self, world: PlayoutWorld, roll: int, rng: Random) -> bool:
        style = world.styles[self.seat]
        if style == INFORMATIVE:
            return self.informative_turn(world.identities[self.seat], roll, rng)
        if style == EVEN:
            return self.even_turn(roll, rng)
        return self.rational_turn(world, roll)

    def rational_turn(self, world: PlayoutWorld, roll: int) -> bool:
        """Compare the best split without a count with the best one to it, the file well placed."""
        own = world.identities[self.seat]
        following = (self.seat + 1) % len(world.identities)
        places, lacking, file = self.places, self.lacking, self.file
        quiet, split = best_quiet_split(world.by_place[following], places, lacking, file, own, roll)
        loud = best_counting_split(world.anywhere[following], places, lacking, file, own, roll)
        if loud is not None:
            self.move(loud)
            over = self.count()
            if over:
                share = self.final(own, world)
            else:
                share = self.place_file(world.by_file[following], own)
            if share >= quiet:
                return over
            self.places, self.lacking, self.file = places, lacking, file
        self.move(split)
        return False

    def final(self, own: int, world: PlayoutWorld) -> float:
        """Return an agent's chance to win, or its part of the victory, if the game ends now."""
        board = self.board()
        if self.advanced:
            return chance_of_most_points(board.scores, own, world.held, self.reported)
        return board.share_of_victory(own, self.goal)

    def informative_turn(self, own: int, roll: int, rng: Random) -> bool:
        if self.move(informative.draw_split(self.board(), roll, own, rng)):
            if self.count():
                return True
            wanted = informative.wanted_file(self.board(), own)
            self.file = self.any_file(rng) if wanted is None else wanted
        return False

    def even_turn(self, roll: int, rng: Random) -> bool:
        if self.move(rng.choice(all_splits(len(self.places), roll))):
            if self.count():
                return True
            self.file = self.any_file(rng)
        return False

    # What happens in a turn

    def move(self, split: Sequence[int]) -> bool:
        """Move the agents; tell whether one that moved stands beside the file."""
        self.places = [AROUND[place + k] for place, k in zip(self.places, split, strict=True)]
        return any(k and place == self.file for place, k in zip(self.places, split, strict=True))

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
        return rng.choice(self.board().free_places(self.advanced))
