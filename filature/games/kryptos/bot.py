"""Kryptos: its players, from the recruit to the master, and the reference opponent."""

from __future__ import annotations

from itertools import combinations
from random import Random

from filature.bots.player import Bot, Budget, Choice, Question
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.kryptos.thinking.evidence import Worlds
from filature.games.kryptos.thinking.lookahead import Afterwards, Guess, affordable, best_guesses
from filature.games.kryptos.thinking.marginals import TooMany
from filature.games.kryptos.thinking.race import turns_left, winning
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.reference import OneHand
from filature.games.kryptos.thinking.revealing import exposure
from filature.games.kryptos.thinking.simple import possible, shares
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.table import Chances, Sight, estimated

FEW = 3
"""A recruit tries again only at a card with so few possible numbers."""
EVEN = 0.5
"""The share at which a novice pays for a second attempt."""
MEMORY = 3
"""How many of the last guesses it has in mind."""
STEADY = 4
CERTAIN = 0.9999
"""From here on a guess is said to be certain."""
ALIKE = 0.1
"""Guesses within so many points of the best are alike to an agent."""
AGENT_WORLDS, AGENT_WORK = 4, 20_000
"""In how many worlds an agent looks at what such guesses leave, if that takes so many states."""
MASTER_WORLDS, MASTER_WORK = 12, 120_000
"""The same for a master."""
FOR_WORLDS = 0.6
"""The part of its time in which a master draws and weighs worlds."""
CANDIDATES = 5
"""How many guesses it compares by what they leave."""
NEAR = 0.6
"""They are within so many points of the best."""
ABOUT = 0.02
"""Reveals whose exposure is greater by this part of it, or less, are about as good."""


def percent(share: float) -> int:
    return round(100 * share)


def naming(guess: Guess) -> RecordAction:
    (target, position), number = guess.spot, guess.number
    return {"type": "guess", "target": target, "position": position, "value": number}


def at_random(question: Question, rng: Random, why: str) -> Choice:
    return Choice(question.legal.nth(rng.randrange(len(question.legal))), {"type": why})


def without_a_look(question: Question, rng: Random) -> Choice:
    """Reveal at random, or pass."""
    return at_random(question, rng, "at_random" if question.asked == "reveal" else "only")


class Recruit:
    """Evenly random, but names nothing that order, colours or earlier guesses rule out."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked not in ("guess", "second_attempt"):
            return without_a_look(question, rng)
        open_numbers = possible(Reading(question.knowledge))
        again = question.asked == "second_attempt"
        guesses = [
            Guess(spot, number, 1 / len(numbers), 0)
            for spot, numbers in open_numbers.items()
            for number in numbers
            if not again or len(numbers) <= FEW
        ]
        at = rng.randrange(len(guesses) + again)
        if at == len(guesses):
            return Choice({"type": "stop"}, {"type": "not_absurd"})
        return Choice(naming(guesses[at]), {"type": "not_absurd"})


class Novice:
    """Looks for narrow gaps between cards face up; forgets colours, and all but the last misses.

    It takes a guess with probability proportional to its share to the power of `STEADY`: so it
    does not name the same wrong number again and again.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked not in ("guess", "second_attempt"):
            return without_a_look(question, rng)
        reading = Reading(question.knowledge)
        missed = {(guess.spot, guess.number) for guess in reading.guesses[-MEMORY:]}
        guesses = [
            Guess(spot, number, share, reading.table.points(spot[0]))
            for spot, there in shares(reading).items()
            for number, share in there.items()
            if (spot, number) not in missed
        ]
        guess = rng.choices(guesses, [guess.chance**STEADY for guess in guesses])[0]
        chance = percent(guess.chance)
        if question.asked == "second_attempt" and guess.chance < EVEN:
            return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": chance})
        return Choice(naming(guess), {"type": "narrow_gap", "chance": chance})


def stopping(best: Guess) -> Choice:
    """Do without a second attempt, the best of which is this."""
    if best.value > 1:
        return Choice({"type": "stop"}, {"type": "keeps_lead"})
    return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": percent(best.chance)})


def why(guess: Guess, best: Guess, again: bool, read: bool) -> dict[str, object]:
    """Say why a guess was chosen; `read`: the others' guesses had a part in its chance."""
    chance = percent(guess.chance)
    if guess.chance > CERTAIN:
        return {"type": "certain"}
    if again and best.value <= 1:
        return {"type": "nothing_to_lose", "chance": chance}
    if guess is not best:
        return {"type": "leaves_less", "chance": chance}
    if read:
        return {"type": "read", "chance": chance}
    return {"type": "surest", "chance": chance, "points": guess.points}


def worth_a_point(reading: Reading, guess: Guess) -> bool:
    """Tell whether to pay for this second attempt: by the points to be expected, or, when nobody
    has a turn left after this one, by what wins."""
    if any(turns_left(reading, reading.scores)):
        return guess.value > 1
    scores = list(reading.scores)
    stopped = winning(reading, scores, reading.seat)
    scores[reading.seat] += guess.points - 1
    return guess.chance * winning(reading, scores, reading.seat) > stopped


class Agent:
    """Exact chances from all hands together, and the best points to be expected.

    Of guesses about as good it takes the one that leaves least to the others. It turns up the card
    that tells least about the rest of its hand.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "pass":
            return without_a_look(question, rng)
        reading = Reading(question.knowledge)
        if question.asked == "reveal":
            return self.reveal(question, reading, rng)
        sight: Sight | None = None
        try:
            sight = Sight(reading.table, reading.seat, reading.hand)
            found = sight.chances
        except TooMany:
            found = estimated(reading.table, reading.seat, reading.hand, {}, rng)
        guesses = best_guesses(reading.table, found)
        best = guesses[0]
        again = question.asked == "second_attempt"
        if again and not worth_a_point(reading, best):
            return stopping(best)
        alike = [guess for guess in guesses if guess.value >= best.value - ALIKE]
        guess = best if sight is None else self.least_left(reading, sight, alike, rng)
        return Choice(naming(guess), why(guess, best, again, read=False))

    def reveal(self, question: Question, reading: Reading, rng: Random) -> Choice:
        """Turn up the card that leaves the hand least exposed."""
        options = [action["position"] for action in question.legal.expand()]
        exposed = {position: exposure(reading, [position]) for position in options}
        least = min(exposed.values())
        hiding = [position for position in options if exposed[position] <= least + 1e-9]
        position = hiding[rng.randrange(len(hiding))]
        return Choice({"type": "reveal", "position": position}, {"type": "tells_least"})

    def least_left(self, reading: Reading, sight: Sight, alike: list[Guess], rng: Random) -> Guess:
        """Return the guess that leaves least to the others; the best where that takes too long."""
        worlds = affordable(AGENT_WORLDS, AGENT_WORK, sight, len(alike))
        if len(alike) == 1 or not worlds:
            return alike[0]
        afterwards = Afterwards(reading, [sight.sample(rng) for _ in range(worlds)])
        return min(alike, key=afterwards.left)


class Master:
    """Reads the others' hands from what they have named, and looks at what it leaves them.

    Worlds are drawn and weighed by how well they explain the guesses of the others (`evidence`).
    The most promising guesses, and stopping, are then compared by the chance to win the race, given
    what the others will find. One world is one iteration.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "pass":
            return without_a_look(question, rng)
        reading = Reading(question.knowledge)
        if question.asked == "reveal":
            return self.reveal(question, reading, rng)
        again = question.asked == "second_attempt"
        counter = Budget(milliseconds=budget.milliseconds).counter()
        found, worlds = self.weigh(reading, budget, rng)
        guesses = best_guesses(reading.table, found)
        best = guesses[0]
        options: list[Guess | None] = [
            guess for guess in guesses[:CANDIDATES] if guess.value >= best.value - NEAR
        ]
        if again:
            options.append(None)
        count = affordable(MASTER_WORLDS, MASTER_WORK, worlds.sight, len(options)) if worlds else 0
        if len(options) == 1:
            chosen = options[0]
        elif worlds and count:
            afterwards = Afterwards(reading, worlds.some(count, rng))
            chosen = afterwards.most_winning(options, again, counter)
        else:
            chosen = best if not again or worth_a_point(reading, best) else None
        if chosen is None:
            return stopping(best)
        read = any(guess.seat != reading.seat for guess in reading.guesses)
        return Choice(naming(chosen), why(chosen, best, again, read))

    def weigh(self, reading: Reading, budget: Budget, rng: Random) -> tuple[Chances, Worlds | None]:
        """Return the chances as the others' guesses have changed them, and worlds to draw from,
        unless too much is open."""
        spend = budget.milliseconds
        counter = Budget(budget.iterations, spend and spend * FOR_WORLDS).counter()
        try:
            worlds = Worlds(reading, counter, rng)
        except TooMany:
            suspected = suspicions(reading)
            return estimated(reading.table, reading.seat, reading.hand, suspected, rng), None
        return worlds.chances(), worlds

    def reveal(self, question: Question, reading: Reading, rng: Random) -> Choice:
        """Choose the two cards that leave the hand least exposed, or one of those about as good."""
        options = [action["position"] for action in question.legal.expand()]
        ways: list[tuple[int, ...]] = [(position,) for position in options]
        if not reading.up[reading.seat]:
            every = range(reading.game.hand_size)
            ways = [way for way in combinations(every, 2) if any(p in options for p in way)]
        exposed = {way: exposure(reading, way) for way in ways}
        least = min(exposed.values())
        hiding = [way for way in ways if exposed[way] <= least * (1 + ABOUT)]
        way = [p for p in hiding[rng.randrange(len(hiding))] if p in options]
        position = way[rng.randrange(len(way))]
        return Choice({"type": "reveal", "position": position}, {"type": "tells_least"})


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": Master(),
    "ref-one-hand": OneHand(),
    "ref-master-1": FixedBudgetBot(Master(), {3: 12_500, 4: 250, 5: 300, 6: 300}),
}
