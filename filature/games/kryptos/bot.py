"""Kryptos: its players, from the recruit to the master, and the reference opponent."""

from __future__ import annotations

from itertools import combinations
from random import Random

from filature.bots.network import NetworkBot
from filature.bots.player import Bot, Budget, Choice, Question, percent, random_choice
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.kryptos.counting.joint_counter import TooManyStates
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking import encoder
from filature.games.kryptos.thinking.exposure import exposure
from filature.games.kryptos.thinking.gaps import even_shares, possible_numbers
from filature.games.kryptos.thinking.importance_sampling import WeightedWorlds
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.lookahead import Guess, Lookahead, affordable, best_guesses
from filature.games.kryptos.thinking.posterior import (
    MOST_STATES,
    Posterior,
    Probabilities,
    each_hand,
    estimate,
)
from filature.games.kryptos.thinking.reference import OneHand
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.win_probability import turns_left, win_probability

FEW = 3
"""A recruit tries again only at a card with so few possible numbers."""
EVEN = 0.5
"""The share from which a novice pays for a second attempt."""
MEMORY = 3
"""How many of the last guesses a novice remembers."""
STEADY = 4
CERTAIN = 0.9999
"""From here on a guess is called certain."""
ALIKE = 0.1
"""Guesses within so many points of the best are equally good to an agent."""
AGENT_WORLDS, AGENT_WORK = 4, 20_000
"""In how many worlds an agent looks ahead, if that takes at most so many states."""
MASTER_WORLDS, MASTER_WORK = 12, 120_000
"""The same for a master."""
STATES_A_MILLISECOND = 200
"""How many states a master may count for each millisecond that it has. A state takes about 3 µs;
where there are more, it counts each hand on its own."""
FOR_WORLDS = 0.6
"""The part of its time in which a master draws and weighs worlds."""
CANDIDATES = 5
"""How many guesses a master compares by looking ahead."""
NEAR = 0.6
"""They are within so many points of the best."""
ABOUT = 0.02
"""Reveals whose exposure is greater by at most this part of it are equally good to a master."""


def guess_action(guess: Guess) -> RecordAction:
    (target, position), number = guess.spot, guess.number
    return {"type": "guess", "target": target, "position": position, "value": number}


def reveal_or_pass(question: Question, rng: Random) -> Choice:
    """Reveal at random, or pass."""
    return random_choice(question, rng, "at_random" if question.asked == "reveal" else "only")


class Recruit:
    """Evenly random, but names nothing that order, colours or earlier guesses rule out."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked not in ("guess", "second_attempt"):
            return reveal_or_pass(question, rng)
        open_numbers = possible_numbers(InfoState(question.knowledge))
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
        return Choice(guess_action(guesses[at]), {"type": "not_absurd"})


class Novice:
    """Looks for narrow gaps between cards face up; forgets colours, and all but the last misses.

    It makes a guess with probability proportional to its share to the power of `STEADY`, so it does
    not name the same wrong number again and again.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked not in ("guess", "second_attempt"):
            return reveal_or_pass(question, rng)
        info = InfoState(question.knowledge)
        missed = {(guess.spot, guess.number) for guess in info.guesses[-MEMORY:]}
        guesses = [
            Guess(spot, number, share, info.public.points(spot[0]))
            for spot, there in even_shares(info).items()
            for number, share in there.items()
            if (spot, number) not in missed
        ]
        guess = rng.choices(guesses, [guess.chance**STEADY for guess in guesses])[0]
        chance = percent(guess.chance)
        if question.asked == "second_attempt" and guess.chance < EVEN:
            return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": chance})
        return Choice(guess_action(guess), {"type": "narrow_gap", "chance": chance})


def stop(best: Guess) -> Choice:
    """Make no second attempt; this would be the best one."""
    if best.value > 1:
        return Choice({"type": "stop"}, {"type": "keeps_lead"})
    return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": percent(best.chance)})


def reason(guess: Guess, best: Guess, again: bool, read: bool) -> dict[str, object]:
    """Say why a guess was chosen; `read`: with the others' guesses taken into account."""
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


def worth_a_point(info: InfoState, guess: Guess) -> bool:
    """Tell whether to pay for this second attempt: by the expected points, or, when this is the
    last turn, by the probability of winning."""
    if any(turns_left(info, info.scores)):
        return guess.value > 1
    scores = list(info.scores)
    if_stopped = win_probability(info, scores, info.seat)
    scores[info.seat] += guess.points - 1
    return guess.chance * win_probability(info, scores, info.seat) > if_stopped


class Agent:
    """Counts all hands together exactly, and names what promises most points.

    Of equally good guesses it takes the one that leaves least to the others. It turns up the card
    that tells least about the rest of its hand.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "pass":
            return reveal_or_pass(question, rng)
        info = InfoState(question.knowledge)
        if question.asked == "reveal":
            return self.reveal(question, info, rng)
        posterior: Posterior | None = None
        try:
            posterior = Posterior(info.public, info.seat, info.hand)
            found = posterior.probabilities
        except TooManyStates:
            found = estimate(info, {}, rng)
        guesses = best_guesses(info.public, found)
        best = guesses[0]
        again = question.asked == "second_attempt"
        if again and not worth_a_point(info, best):
            return stop(best)
        alike = [guess for guess in guesses if guess.value >= best.value - ALIKE]
        guess = best if posterior is None else self.least_left(info, posterior, alike, rng)
        return Choice(guess_action(guess), reason(guess, best, again, read=False))

    def reveal(self, question: Question, info: InfoState, rng: Random) -> Choice:
        """Turn up the card that leaves the hand least exposed."""
        options = [action["position"] for action in question.legal.expand()]
        exposed = {position: exposure(info, [position]) for position in options}
        least = min(exposed.values())
        hiding = [position for position in options if exposed[position] <= least + 1e-9]
        position = hiding[rng.randrange(len(hiding))]
        return Choice({"type": "reveal", "position": position}, {"type": "tells_least"})

    def least_left(
        self, info: InfoState, posterior: Posterior, alike: list[Guess], rng: Random
    ) -> Guess:
        """Return the guess that leaves least to the others, or the best if that takes too long."""
        worlds = affordable(AGENT_WORLDS, AGENT_WORK, posterior, len(alike))
        if len(alike) == 1 or not worlds:
            return alike[0]
        lookahead = Lookahead(info, [posterior.sample(rng) for _ in range(worlds)])
        return min(alike, key=lookahead.left)


class Master:
    """Reads the others' hands from what they have named, and looks ahead at what it leaves them.

    Worlds are drawn and weighed by how well they explain the guesses of the others
    (`importance_sampling`). The most promising guesses, and stopping, are then compared by the
    probability of winning, given what the others will find. One world is one iteration.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "pass":
            return reveal_or_pass(question, rng)
        info = InfoState(question.knowledge)
        if question.asked == "reveal":
            return self.reveal(question, info, rng)
        again = question.asked == "second_attempt"
        counter = Budget(milliseconds=budget.milliseconds).counter()
        found, worlds = self.weigh(info, budget, rng)
        guesses = best_guesses(info.public, found)
        best = guesses[0]
        options: list[Guess | None] = [
            guess for guess in guesses[:CANDIDATES] if guess.value >= best.value - NEAR
        ]
        if again:
            options.append(None)
        count = (
            affordable(MASTER_WORLDS, MASTER_WORK, worlds.posterior, len(options)) if worlds else 0
        )
        if len(options) == 1:
            chosen = options[0]
        elif worlds and count:
            lookahead = Lookahead(info, worlds.resample(count, rng))
            chosen = lookahead.most_winning(options, again, counter)
        else:
            chosen = best if not again or worth_a_point(info, best) else None
        if chosen is None:
            return stop(best)
        read = any(guess.seat != info.seat for guess in info.guesses)
        return Choice(guess_action(chosen), reason(chosen, best, again, read))

    def weigh(
        self, info: InfoState, budget: Budget, rng: Random
    ) -> tuple[Probabilities, WeightedWorlds | None]:
        """Return the probabilities in view of the others' guesses, and worlds to draw from unless
        there are too many states; then with little time the probabilities are rougher."""
        spend = budget.milliseconds
        counter = Budget(budget.iterations, spend and spend * FOR_WORLDS).counter()
        limit = min(MOST_STATES, int(spend * STATES_A_MILLISECOND)) if spend else MOST_STATES
        try:
            worlds = WeightedWorlds(info, counter, rng, limit)
        except TooManyStates:
            suspected = suspicions(info)
            return each_hand(info, suspected) if spend else estimate(info, suspected, rng), None
        return worlds.probabilities(), worlds

    def reveal(self, question: Question, info: InfoState, rng: Random) -> Choice:
        """Choose the two cards that leave the hand least exposed, or one of those about as good."""
        options = [action["position"] for action in question.legal.expand()]
        ways: list[tuple[int, ...]] = [(position,) for position in options]
        if not info.up[info.seat]:
            every = range(info.game.hand_size)
            ways = [way for way in combinations(every, 2) if any(p in options for p in way)]
        exposed = {way: exposure(info, way) for way in ways}
        least = min(exposed.values())
        hiding = [way for way in ways if exposed[way] <= least * (1 + ABOUT)]
        way = [p for p in hiding[rng.randrange(len(hiding))] if p in options]
        position = way[rng.randrange(len(way))]
        return Choice({"type": "reveal", "position": position}, {"type": "tells_least"})


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": NetworkBot(Kryptos, encoder, otherwise=Master()),
    "ref-one-hand": OneHand(),
    "ref-master-1": FixedBudgetBot(Master(), {3: 300, 4: 250, 5: 300, 6: 300}),
}
