"""Kryptos: guesses in order of what they promise, and what each would leave to the others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from filature.bots.player import BudgetCounter
from filature.games.kryptos.thinking.race import USUAL, winning
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.table import Chances, Sight, Spot, Table, Unseen

AGAIN = 0.75
"""How likely a second attempt is to be right, where it is not worked out."""


class Guess(msgspec.Struct, frozen=True):
    """A guess, how likely it is right, and what it brings then."""

    spot: Spot
    number: int
    chance: float
    points: int

    @property
    def value(self) -> float:
        """The points to be expected."""
        return self.chance * self.points


def best_guesses(table: Table, chances: Chances) -> list[Guess]:
    """Return the likeliest number of each card, the most promising first."""
    guesses = [
        Guess(spot, number, there[number], table.points(spot[0]))
        for spot, there in chances.items()
        for number in [max(there, key=there.__getitem__)]
    ]
    return sorted(guesses, key=lambda guess: (-guess.value, guess.spot))


def affordable(most: int, work: int, sight: Sight, options: int) -> int:
    """Return how many worlds, of `most`, can be looked at for so many options with so much work.

    Every other seat's sight is taken to be as wide as one's own.
    """
    return min(most, work // (sight.walk.size * len(sight.others) * options))


class Afterwards:
    """What guesses would leave to the others, in some worlds.

    What matters is the chance of the best guess that each other seat will then have: it holds a
    hand in each world, so it can be worked out in its place. A card of its own that is named tells
    a seat nothing.
    """

    def __init__(self, reading: Reading, worlds: Sequence[Unseen]) -> None:
        self.reading = reading
        self.worlds = worlds
        self.others = [s for s in range(reading.game.seats) if s != reading.seat]
        self.now: dict[tuple[int, int], float] = {}

    def is_right(self, guess: Guess, world: Unseen) -> bool:
        target, position = guess.spot
        place = self.reading.table.places[target].index(position)
        return world[target][place] == guess.number

    def hits(self, guess: Guess | None, at: int) -> list[float]:
        """Return, for all seats, the chance of the best guess after this one in a world."""
        world = self.worlds[at]
        after: Table | None = None
        chances = [USUAL] * self.reading.game.seats
        for other in self.others:
            if guess is None or guess.spot[0] == other:
                if (at, other) not in self.now:
                    self.now[at, other] = best_chance(self.reading.table, other, world)
                chances[other] = self.now[at, other]
            else:
                after = after or self.after(guess, world)
                chances[other] = best_chance(after, other, world)
        return chances

    def after(self, guess: Guess, world: Unseen) -> Table:
        table = self.reading.table
        if self.is_right(guess, world):
            return table.turned_up(guess.spot, guess.number)
        return table.refuted(guess.spot, guess.number)

    def left(self, guess: Guess) -> float:
        """Return the chance that this guess leaves to the others, on average."""
        hits = [
            self.hits(guess, at)[other] for at in range(len(self.worlds)) for other in self.others
        ]
        return sum(hits) / len(hits)

    def most_winning(
        self, options: Sequence[Guess | None], again: bool, counter: BudgetCounter
    ) -> Guess | None:
        """Return with which guess, or by stopping, one wins in most worlds; `again`: it is paid.

        The worlds are looked at one after the other, until the counter stops.
        """
        totals = [0.0] * len(options)
        for at in range(len(self.worlds)):
            if not counter.tick():
                break
            for which, option in enumerate(options):
                totals[which] += self.winning(option, again, at)
        return options[totals.index(max(totals))]

    def winning(self, guess: Guess | None, again: bool, at: int) -> float:
        """Return how likely one is to win with this guess, or by stopping, in a world."""
        hits = self.hits(guess, at)
        if guess is None:
            return self.with_points(0, hits)
        if self.is_right(guess, self.worlds[at]):
            return self.with_points(guess.points - again, hits)
        if again or not self.reading.scores[self.reading.seat]:
            return self.with_points(-again, hits)
        return AGAIN * self.with_points(2, hits) + (1 - AGAIN) * self.with_points(-1, hits)

    def with_points(self, gain: int, hits: Sequence[float]) -> float:
        scores = list(self.reading.scores)
        scores[self.reading.seat] += gain
        return winning(self.reading, scores, self.reading.seat, hits)


def best_chance(table: Table, seat: int, world: Unseen) -> float:
    """Return the chance of a seat's best guess, less if it brings fewer points."""
    chances = Sight(table, seat, world.get(seat, ()), limit=None).chances
    return max(
        (max(there.values()) * table.points(spot[0]) / 3 for spot, there in chances.items()),
        default=0.0,
    )
