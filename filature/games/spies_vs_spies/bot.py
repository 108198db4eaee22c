"""Spies vs Spies: the bots, from `recruit` to `master`, and the reference opponents.

- `recruit` asks evenly for a card that it does not know, calls now and then once one target is as
  likely as all others together, and points evenly at players whom it cannot exclude.
- `novice` asks for its own next guess, with the last few cards shown to it in mind, calls when it
  feels sure of its own target, and points at its likeliest.
- `agent` counts the deals: asks for most information and for what the team's chance gains, calls
  when both members are likely right, and points at its likeliest target.
- `master` does so over deals weighed by how the others acted; chooses the card that it shows by who
  will see it, partner or opponent; calls when it is surer still; and points where the team's chance
  is best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from filature.bots.network import NetworkBot
from filature.bots.player import Bot, Budget, Choice, Question, percent
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.thinking import encoder
from filature.games.spies_vs_spies.thinking.choices import ask, call, point
from filature.games.spies_vs_spies.thinking.deduction import STEPS, aim, prospects, slot
from filature.games.spies_vs_spies.thinking.evaluation import (
    Evaluation,
    QuestionWeights,
    RatedQuestion,
)
from filature.games.spies_vs_spies.thinking.info_state import InfoState
from filature.games.spies_vs_spies.thinking.reference import Open
from filature.games.spies_vs_spies.thinking.suspicion import evenly, suspect

T = TypeVar("T")


class Level:
    """A bot that decides its turns and its pointing separately."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        info = InfoState(question.knowledge)
        if question.asked == "point":
            return self.point(info, rng)
        if question.asked == "must_call":
            return call("forced")
        return self.turn(info, rng)

    def turn(self, info: InfoState, rng: Random) -> Choice:
        raise NotImplementedError

    def point(self, info: InfoState, rng: Random) -> Choice:
        raise NotImplementedError


class Recruit(Level):
    """Evenly random, but never asks for what it knows nor calls without an idea."""

    IDEA = 0.5

    def turn(self, info: InfoState, rng: Random) -> Choice:
        share = aim(*info.own).share
        cards = info.unknown()
        at = rng.randrange(len(cards) + (share >= self.IDEA))
        if at == len(cards):
            return call("idea", share)
        return ask(*cards[at], rng.randrange(3), "evenly")

    def point(self, info: InfoState, rng: Random) -> Choice:
        step = rng.choice([step for step in STEPS if info.target_share(step)])
        return point(info, step, "evenly", info.target_share(step))


class Novice(Level):
    """Sound, forgetful and short-sighted: keeps a few cards in mind, and thinks of itself alone."""

    MEMORY = 5
    """How many of the cards shown to it it has in mind."""
    SURE = 0.9

    def turn(self, info: InfoState, rng: Random) -> Choice:
        deals = info.deals(self.MEMORY)
        share = aim(info.hand, deals).share
        if share >= self.SURE:
            return call("sure", share)
        ahead = prospects(info.hand, deals)
        player, category = choose_best(
            info.askable(), lambda card: ahead[slot(info.step(card[0]), card[1])].share, rng
        )
        return ask(player, category, rng.randrange(3), "own_guess")

    def point(self, info: InfoState, rng: Random) -> Choice:
        share = aim(info.hand, info.deals(self.MEMORY)).share
        return point(info, rng.choice(info.likeliest_steps(self.MEMORY)), "remembered", share)


class Agent(Level):
    """Exact beliefs, one move ahead: what a question tells it, and what it does for the team."""

    TOGETHER = 0.6
    """How likely a mission must succeed for a call: below 0.4 a call loses points on average, and
    waiting for certainty means coming too late."""
    WEIGHTS = QuestionWeights(team=1, partner=0, opponent=0)

    def turn(self, info: InfoState, rng: Random) -> Choice:
        evaluation = Evaluation(info, evenly(info))
        if evaluation.chance >= self.TOGETHER:
            return call("together", evaluation.chance)
        best = choose_best(evaluation.questions(self.WEIGHTS), worth, rng)
        return ask(*best[:3], "telling", gain=percent(best.gain))

    def point(self, info: InfoState, rng: Random) -> Choice:
        step = rng.choice(info.likeliest_steps())
        return point(info, step, "likeliest", aim(*info.own).share)


class Master(Level):
    """The same, with what the others' acts tell, and with a card shown where it serves the team.

    Questions of nearly the same worth are mixed, so that a fixed choice does not tell its hand.
    """

    TOGETHER = 0.75
    MARGIN = 0.02
    WEIGHTS = QuestionWeights(team=1, partner=0.5, opponent=1)
    OWN = 0.3
    """How much its own target counts where it points, beside the chance that both are right."""

    def turn(self, info: InfoState, rng: Random) -> Choice:
        evaluation = Evaluation(info, suspect(info))
        if evaluation.chance >= self.TOGETHER:
            return call("together", evaluation.chance)
        best = choose_best(evaluation.questions(self.WEIGHTS), worth, rng, self.MARGIN)
        why = "telling"
        if best.show >= 0 and best.told:
            why = "showing" if best.told > 0 else "guarded"
        return ask(*best[:3], why, gain=percent(best.gain))

    def point(self, info: InfoState, rng: Random) -> Choice:
        alone = aim(*info.own)
        if alone.share == 1:
            return point(info, alone.chances.index(1), "likeliest", 1)
        evaluation = Evaluation(info, suspect(info))
        shares, success = evaluation.shares, evaluation.success
        step = choose_best(
            STEPS, lambda step: self.OWN * shares[step] + (1 - self.OWN) * success[step], rng
        )
        if evaluation.weighed.evidence:
            by_cards = percent(info.target_share(step))
            return point(info, step, "suspecting", shares[step], alone=by_cards)
        return point(info, step, "likeliest", shares[step])


def worth(question: RatedQuestion) -> float:
    return question.worth


def choose_best(
    among: Sequence[T], worth: Callable[[T], float], rng: Random, margin: float = 1e-9
) -> T:
    """Choose evenly among those whose worth is within a margin of the best."""
    worths = [worth(one) for one in among]
    least = max(worths) - margin
    return rng.choice([one for one, value in zip(among, worths, strict=True) if value >= least])


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": NetworkBot(SpiesVsSpies, encoder, otherwise=Master()),
    "ref-open": Open(),
    "ref-master-1": Master(),
}
