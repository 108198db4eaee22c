"""Kryptos: worlds weighed by how well they explain what the others have named.

A seat is keen or careless, for the whole game; `KEEN_SEATS` is the chance of the former. A careless
seat names anything, evenly. A keen one works out the exact chances from what it knows (in a world
its hand is known, so this can be done in its place) and names a card and a number with probability
proportional to (chance times points) to the power `SHARPNESS`; but with probability `LAPSE` it
names anything.

Worlds are drawn with the weights of `suspicion`, which come close, and then weighed against that.
Guesses made while too much was open to be gone through for every world are left to `suspicion`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from filature.bots.player import BudgetCounter
from filature.games.kryptos.thinking.marginals import TooMany
from filature.games.kryptos.thinking.reading import Named, Reading
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.table import Chances, Sight, Unseen
from filature.games.kryptos.worlds import ASIDE

KEEN_SEATS = 0.85
SHARPNESS = 6
LAPSE = 0.02
PRIOR = 5.0
"""For how many worlds the chances count from which the worlds are drawn."""
WORK = 10_000
"""How many states may be gone through to weigh one world, about."""


def log_likelihood(guess: Named, hand: Sequence[int]) -> float:
    """Return the logarithm of the probability that a keen seat with this hand names this."""
    table = guess.table
    chances = Sight(table, guess.seat, hand, limit=None).chances
    sum_, named = 0.0, 0.0
    for spot, there in chances.items():
        points = table.points(spot[0]) / 3
        for number, chance in there.items():
            weight = (chance * points) ** SHARPNESS
            sum_ += weight
            if number == guess.number and spot == guess.spot:
                named = weight
    return log((1 - LAPSE) * named / sum_ + LAPSE * anything(guess))


def anything(guess: Named) -> float:
    """Return the probability of a guess for whoever names anything."""
    spots = sum(len(at) for seat, at in guess.table.places.items() if seat != guess.seat)
    return 1 / (spots * len(guess.table.unseen))


class Worlds:
    """Worlds drawn for a reading, with their weights, which sum up to 1.

    None are drawn where no guess can be weighed: `suspicion` has then said all.
    """

    def __init__(self, reading: Reading, counter: BudgetCounter, rng: Random) -> None:
        """Draw while the counter goes on. Raise `TooMany` where too much is open to draw at all."""
        self.reading = reading
        self.sight = Sight(reading.table, reading.seat, reading.hand, suspicions(reading))
        weighed = self.to_be_weighed()
        drawn_with = {key: log(weight) for key, weight in suspicions(reading, weighed).items()}
        self.made: dict[int, list[Named]] = {}
        for guess in weighed:
            self.made.setdefault(guess.seat, []).append(guess)
        self.known: dict[tuple[int, tuple[int, ...]], float] = {}
        self.drawn: list[Unseen] = []
        logs: list[float] = []
        while weighed and counter.tick():
            unseen = self.sight.sample(rng)
            self.drawn.append(unseen)
            twice = sum(log_ for (seat, n), log_ in drawn_with.items() if n in unseen[seat])
            logs.append(self.explained(unseen) - twice)
        most = max(logs, default=0.0)
        weights = [exp(weight - most) for weight in logs]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]

    def to_be_weighed(self) -> list[Named]:
        """Return the last guesses of others who still hide something, as many as `WORK` allows.

        How much a guess takes is judged by what the viewer had to go through itself.
        """
        reading, left = self.reading, WORK
        guesses: list[Named] = []
        for guess in reversed(reading.guesses):
            if guess.seat == reading.seat or guess.seat not in reading.table.holders:
                continue
            try:
                left -= Sight(guess.table, reading.seat, reading.hand, limit=left).walk.size
            except TooMany:
                break
            guesses.append(guess)
        return guesses

    def explained(self, unseen: Unseen) -> float:
        """Return the logarithm of how likely the others' guesses are in a world."""
        return sum(self.explained_by(seat, unseen[seat]) for seat in self.made)

    def explained_by(self, seat: int, cards: Sequence[int]) -> float:
        key = seat, tuple(cards)
        if key not in self.known:
            hand = [*cards, *self.reading.up[seat].values()]
            keen = sum(log_likelihood(guess, hand) for guess in self.made[seat])
            careless = sum(log(anything(guess)) for guess in self.made[seat])
            most = max(keen, careless)
            both = KEEN_SEATS * exp(keen - most) + (1 - KEEN_SEATS) * exp(careless - most)
            self.known[key] = most + log(both)
        return self.known[key]

    def chances(self) -> Chances:
        """Return how likely each number is at each place, all worlds weighed."""
        if not self.drawn:
            return self.sight.chances
        size = 1 / sum(weight * weight for weight in self.weights)
        prior = PRIOR / (PRIOR + size)
        chances: Chances = {
            spot: {number: prior * chance for number, chance in there.items()}
            for spot, there in self.sight.chances.items()
        }
        for weight, unseen in zip(self.weights, self.drawn, strict=True):
            for seat, cards in unseen.items():
                if seat != ASIDE:
                    for position, number in zip(
                        self.reading.table.places[seat], cards, strict=True
                    ):
                        chances[seat, position][number] += (1 - prior) * weight
        return chances

    def some(self, count: int, rng: Random) -> list[Unseen]:
        """Draw worlds by their weights."""
        if not self.drawn:
            return [self.sight.sample(rng) for _ in range(count)]
        return rng.choices(self.drawn, self.weights, k=count)
