"""Kryptos: worlds weighed by how well they explain what the others have named.

The model of a player: a seat is keen or careless for the whole game, keen with probability
`KEEN_SEATS`. A careless seat names anything, evenly. A keen one knows the exact probabilities (its
hand is known in each world, so they can be computed for it) and names a card and a number with
probability proportional to (probability times points) to the power `SHARPNESS`; but with
probability `LAPSE` it names anything.

Worlds are drawn with the weights of `suspicion`, which come close, and then reweighed by the model.
Guesses for which that would take too long are left to `suspicion`. Some worlds are drawn before
they are weighed together, which is quicker; it makes no difference to the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from filature.bots.player import BudgetCounter
from filature.games.kryptos.counting.joint_counter import TooManyStates
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.thinking.info_state import InfoState, PastGuess
from filature.games.kryptos.thinking.posterior import (
    MOST_STATES,
    Posterior,
    Probabilities,
    Unseen,
    probabilities_by_hand,
)
from filature.games.kryptos.thinking.suspicion import suspicions

KEEN_SEATS = 0.85
SHARPNESS = 6
LAPSE = 0.02
PRIOR = 5.0
"""As how many worlds the probabilities count from which the worlds are drawn."""
WORK = 10_000
"""About how many states may be counted to weigh one world."""
TOGETHER, MOST_TOGETHER = 60_000, 64
"""About how many states may be counted to weigh the first worlds together, and how many worlds ever
are."""
EARLY = 0.35
"""Until so much of the budget is spent, each time twice as many are."""


def log_likelihood(guess: PastGuess, known: Probabilities) -> float:
    """Return the logarithm of the probability that a keen seat names this which knows so much."""
    sum_, named = 0.0, 0.0
    for spot, there in known.items():
        points = guess.public.points(spot[0]) / 3
        for number, chance in there.items():
            weight = (chance * points) ** SHARPNESS
            sum_ += weight
            if number == guess.number and spot == guess.spot:
                named = weight
    return log((1 - LAPSE) * named / sum_ + LAPSE * careless_probability(guess))


def careless_probability(guess: PastGuess) -> float:
    """Return the probability of a guess by a seat that names anything."""
    spots = sum(len(at) for seat, at in guess.public.places.items() if seat != guess.seat)
    return 1 / (spots * len(guess.public.unseen))


class ToWeigh(NamedTuple):
    """A guess, and about how many states are counted to weigh it: those of the viewer's own
    posterior then."""

    guess: PastGuess
    states: int


class WeightedWorlds:
    """Worlds drawn for a seat, with their weights, which sum up to 1.

    None are drawn where no guess can be weighed: `suspicion` has then said all.
    """

    def __init__(
        self, info: InfoState, counter: BudgetCounter, rng: Random, limit: int = MOST_STATES
    ) -> None:
        """Draw until the budget is spent. Raise `TooManyStates` beyond `limit` states."""
        self.info = info
        self.posterior = Posterior(info.public, info.seat, info.hand, suspicions(info), limit)
        weighed = self.guesses_to_weigh()
        guesses = [one.guess for one in weighed]
        drawn_with = {key: log(weight) for key, weight in suspicions(info, guesses).items()}
        self.made: dict[int, list[ToWeigh]] = {}
        for one in weighed:
            self.made.setdefault(one.guess.seat, []).append(one)
        work = sum(one.states for one in weighed)
        together = min(MOST_TOGETHER, max(1, TOGETHER // max(1, work)))
        self.known: dict[tuple[int, tuple[int, ...]], float] = {}
        self.drawn: list[Unseen] = []
        logs: list[float] = []
        while weighed and counter.tick():
            some = [self.posterior.sample(rng)]
            while len(some) < together and counter.tick():
                some.append(self.posterior.sample(rng))
            self.weigh_hands(some)
            self.drawn += some
            for unseen in some:
                proposal = sum(log_ for (seat, n), log_ in drawn_with.items() if n in unseen[seat])
                logs.append(self.log_likelihood(unseen) - proposal)
            if counter.share_used() < EARLY:
                together = min(MOST_TOGETHER, 2 * together)
        most = max(logs, default=0.0)
        weights = [exp(weight - most) for weight in logs]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]

    def guesses_to_weigh(self) -> list[ToWeigh]:
        """Return the last guesses of others with cards face down, as many as `WORK` allows."""
        info, left = self.info, WORK
        guesses: list[ToWeigh] = []
        for guess in reversed(info.guesses):
            if guess.seat == info.seat or guess.seat not in info.public.holders:
                continue
            try:
                states = Posterior(guess.public, info.seat, info.hand, limit=left).counter.size
            except TooManyStates:
                break
            left -= states
            guesses.append(ToWeigh(guess, states))
        return guesses

    def weigh_hands(self, worlds: Sequence[Unseen]) -> None:
        """Find how likely the others' guesses are with each hand that they have in some worlds."""
        for seat, guesses in self.made.items():
            hands = {tuple(unseen[seat]) for unseen in worlds}
            new = [cards for cards in sorted(hands) if (seat, cards) not in self.known]
            whole = [[*cards, *self.info.up[seat].values()] for cards in new]
            keen = [0.0] * len(new)
            for guess, states in guesses:
                known = probabilities_by_hand(guess.public, seat, whole, states)
                keen = [
                    sum_ + log_likelihood(guess, one) for sum_, one in zip(keen, known, strict=True)
                ]
            careless = sum(log(careless_probability(guess)) for guess, _ in guesses)
            for cards, found in zip(new, keen, strict=True):
                most = max(found, careless)
                both = KEEN_SEATS * exp(found - most) + (1 - KEEN_SEATS) * exp(careless - most)
                self.known[seat, cards] = most + log(both)

    def log_likelihood(self, unseen: Unseen) -> float:
        """Return the logarithm of how likely the others' guesses are in a world."""
        return sum(self.known[seat, tuple(unseen[seat])] for seat in self.made)

    def probabilities(self) -> Probabilities:
        """Return how likely each number is at each position, over the weighed worlds."""
        if not self.drawn:
            return self.posterior.probabilities
        size = 1 / sum(weight * weight for weight in self.weights)
        prior = PRIOR / (PRIOR + size)
        mixed: Probabilities = {
            spot: {number: prior * chance for number, chance in there.items()}
            for spot, there in self.posterior.probabilities.items()
        }
        places = self.info.public.places
        for weight, unseen in zip(self.weights, self.drawn, strict=True):
            for seat, cards in unseen.items():
                if seat != ASIDE:
                    for position, number in zip(places[seat], cards, strict=True):
                        mixed[seat, position][number] += (1 - prior) * weight
        return mixed

    def resample(self, count: int, rng: Random) -> list[Unseen]:
        """Draw worlds by their weights."""
        if not self.drawn:
            return [self.posterior.sample(rng) for _ in range(count)]
        return rng.choices(self.drawn, self.weights, k=count)
