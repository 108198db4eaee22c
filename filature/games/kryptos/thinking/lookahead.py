"""Kryptos: guesses by the points they promise, and what each would leave to the others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from filature.bots.player import BudgetCounter
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.posterior import Posterior, Probabilities, Unseen
from filature.games.kryptos.thinking.public_state import PublicState, Spot
from filature.games.kryptos.thinking.win_probability import USUAL, win_probability

AGAIN = 0.75
"""How likely a second attempt is taken to be right."""


class Guess(msgspec.Struct, frozen=True):
    """A guess, how likely it is right, and the points it then brings."""

    spot: Spot
    number: int
    chance: float
    points: int

    @property
    def value(self) -> float:
        """The expected points."""
        return self.chance * self.points


def best_guesses(public: PublicState, probabilities: Probabilities) -> list[Guess]:
    """Return the likeliest number of each card, the most promising first."""
    guesses = [
        Guess(spot, number, there[number], public.points(spot[0]))
        for spot, there in probabilities.items()
        for number in [max(there, key=there.__getitem__)]
    ]
    return sorted(guesses, key=lambda guess: (-guess.value, guess.spot))


def affordable(most: int, work: int, posterior: Posterior, options: int) -> int:
    """Return how many worlds, of `most`, can be looked at for so many options with so much work.

    Every other seat's posterior is taken to have as many states as this one.
    """
    return min(most, work // (posterior.counter.size * len(posterior.others) * options))


class Lookahead:
    """What guesses would leave to the others, in some worlds.

    What counts is how likely the best guess of each other seat will then be right. In a world its
    hand is known, so this can be computed. A guess at one of its own cards tells a seat nothing.
    """

    def __init__(self, info: InfoState, worlds: Sequence[Unseen]) -> None:
        self.info = info
        self.worlds = worlds
        self.others = [s for s in range(info.game.seats) if s != info.seat]
        self.now: dict[tuple[int, int], float] = {}

    def is_right(self, guess: Guess, world: Unseen) -> bool:
        target, position = guess.spot
        place = self.info.public.places[target].index(position)
        return world[target][place] == guess.number

    def hits(self, guess: Guess | None, at: int) -> list[float]:
        """Return, for all seats, how likely their best guess is after this one in a world."""
        world = self.worlds[at]
        after: PublicState | None = None
        chances = [USUAL] * self.info.game.seats
        for other in self.others:
            if guess is None or guess.spot[0] == other:
                if (at, other) not in self.now:
                    self.now[at, other] = best_chance(self.info.public, other, world)
                chances[other] = self.now[at, other]
            else:
                after = after or self.after(guess, world)
                chances[other] = best_chance(after, other, world)
        return chances

    def after(self, guess: Guess, world: Unseen) -> PublicState:
        public = self.info.public
        if self.is_right(guess, world):
            return public.after_right_guess(guess.spot, guess.number)
        return public.after_wrong_guess(guess.spot, guess.number)

    def left(self, guess: Guess) -> float:
        """Return how likely the others' best guesses are after this one, on average."""
        hits = [
            self.hits(guess, at)[other] for at in range(len(self.worlds)) for other in self.others
        ]
        return sum(hits) / len(hits)

    def most_winning(
        self, options: Sequence[Guess | None], again: bool, counter: BudgetCounter
    ) -> Guess | None:
        """Return the guess, or None for stopping, with the highest probability of winning.

        `again`: it is a second attempt. Looks at world after world until the budget is spent.
        """
        totals = [0.0] * len(options)
        for at in range(len(self.worlds)):
            if not counter.tick():
                break
            for which, option in enumerate(options):
                totals[which] += self.win_probability(option, again, at)
        return options[totals.index(max(totals))]

    def win_probability(self, guess: Guess | None, again: bool, at: int) -> float:
        """Return how likely this guess, or stopping, wins in a world."""
        hits = self.hits(guess, at)
        if guess is None:
            return self.with_points(0, hits)
        if self.is_right(guess, self.worlds[at]):
            return self.with_points(guess.points - again, hits)
        if again or not self.info.scores[self.info.seat]:
            return self.with_points(-again, hits)
        return AGAIN * self.with_points(2, hits) + (1 - AGAIN) * self.with_points(-1, hits)

    def with_points(self, gain: int, hits: Sequence[float]) -> float:
        scores = list(self.info.scores)
        scores[self.info.seat] += gain
        return win_probability(self.info, scores, self.info.seat, hits)


def best_chance(public: PublicState, seat: int, world: Unseen) -> float:
    """Return how likely a seat's best guess is right, less if it brings fewer points."""
    posterior = Posterior(public, seat, world.get(seat, ()), limit=None)
    return max(
        (
            max(there.values()) * public.points(spot[0]) / 3
            for spot, there in posterior.probabilities.items()
        ),
        default=0.0,
    )
