"""Spies vs Spies: how the four levels play, and the reference opponent.

- `recruit` asks evenly for a card that it does not know, calls now and then once one target is as
  likely as all others together, and points evenly at whom it cannot exclude.
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

from filature.bots.player import Bot, Budget, Choice, Question
from filature.games.spies_vs_spies.answers import ask, call, percent, point
from filature.games.spies_vs_spies.appraisal import Appraisal, Ask, Taste
from filature.games.spies_vs_spies.deduction import STEPS, aim, prospects, sights, slot
from filature.games.spies_vs_spies.dossier import Dossier, askable, unknown
from filature.games.spies_vs_spies.reference import Open
from filature.games.spies_vs_spies.suspicion import suspect, unsuspecting

T = TypeVar("T")


class Player:
    """A bot that decides its turns and its pointing apart."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        dossier = Dossier(question.knowledge)
        if question.asked == "point":
            return self.point(dossier, rng)
        if question.asked == "must_call":
            return call("forced")
        return self.turn(dossier, rng)

    def turn(self, dossier: Dossier, rng: Random) -> Choice:
        raise NotImplementedError

    def point(self, dossier: Dossier, rng: Random) -> Choice:
        raise NotImplementedError


class Recruit(Player):
    """Evenly random, but never asks for what it knows nor calls without an idea."""

    IDEA = 0.5

    def turn(self, dossier: Dossier, rng: Random) -> Choice:
        deals = dossier.deals()
        share = aim(dossier.hand, deals).share
        cards = unknown(dossier, deals)
        at = rng.randrange(len(cards) + (share >= self.IDEA))
        if at == len(cards):
            return call("idea", share)
        return ask(*cards[at], rng.randrange(3), "evenly")

    def point(self, dossier: Dossier, rng: Random) -> Choice:
        deals = dossier.deals()
        targets = sights()[dossier.hand].targets
        step = rng.choice([step for step in STEPS if deals & targets[step]])
        return point(
            dossier, step, "evenly", (deals & targets[step]).bit_count() / deals.bit_count()
        )


class Novice(Player):
    """Sound, forgetful and short-sighted: keeps a few cards in mind, and thinks of itself alone."""

    MEMORY = 5
    """How many of the cards shown to it it has in mind."""
    SURE = 0.9

    def turn(self, dossier: Dossier, rng: Random) -> Choice:
        deals = dossier.deals(self.MEMORY)
        share = aim(dossier.hand, deals).share
        if share >= self.SURE:
            return call("sure", share)
        ahead = prospects(dossier.hand, deals)
        player, category = choose_best(
            askable(dossier), lambda card: ahead[slot(dossier.step(card[0]), card[1])].share, rng
        )
        return ask(player, category, rng.randrange(3), "own_guess")

    def point(self, dossier: Dossier, rng: Random) -> Choice:
        likeliest = aim(dossier.hand, dossier.deals(self.MEMORY))
        step = rng.choice([step for step in STEPS if likeliest.chances[step]])
        return point(dossier, step, "remembered", likeliest.share)


class Agent(Player):
    """Exact beliefs, one move ahead: what a question tells it, and what it does for the team."""

    TOGETHER = 0.6
    """How likely a mission must succeed for a call: below 0.4 a call loses points on average, and
    whoever waits for certainty comes too late."""
    TASTE = Taste(team=1, partner=0, opponent=0)

    def turn(self, dossier: Dossier, rng: Random) -> Choice:
        appraisal = Appraisal(dossier, unsuspecting(dossier))
        if appraisal.chance >= self.TOGETHER:
            return call("together", appraisal.chance)
        best = choose_best(appraisal.asks(self.TASTE), worth, rng)
        return ask(*best[:3], "telling", gain=percent(best.gain))

    def point(self, dossier: Dossier, rng: Random) -> Choice:
        likeliest = aim(dossier.hand, dossier.deals())
        step = rng.choice([step for step in STEPS if likeliest.chances[step]])
        return point(dossier, step, "likeliest", likeliest.share)


class Master(Player):
    """The same, with what the others' acts tell, and with a card shown where it serves the team.

    Questions of nearly the same worth are mixed, so that a fixed choice does not tell its hand.
    """

    TOGETHER = 0.75
    MARGIN = 0.02
    TASTE = Taste(team=1, partner=0.5, opponent=1)
    OWN = 0.3
    """How much its own target counts where it points, beside the chance that both are right."""

    def turn(self, dossier: Dossier, rng: Random) -> Choice:
        appraisal = Appraisal(dossier, suspect(dossier))
        if appraisal.chance >= self.TOGETHER:
            return call("together", appraisal.chance)
        best = choose_best(appraisal.asks(self.TASTE), worth, rng, self.MARGIN)
        if best.show >= 0 and best.told:
            why = "showing" if best.told > 0 else "guarded"
            return ask(*best[:3], why, gain=percent(best.gain))
        return ask(*best[:3], "telling", gain=percent(best.gain))

    def point(self, dossier: Dossier, rng: Random) -> Choice:
        alone = aim(dossier.hand, dossier.deals())
        if alone.share == 1:
            return point(dossier, alone.chances.index(1), "likeliest", 1)
        appraisal = Appraisal(dossier, suspect(dossier))
        shares, success = appraisal.shares, appraisal.success
        step = choose_best(
            STEPS, lambda step: self.OWN * shares[step] + (1 - self.OWN) * success[step], rng
        )
        if appraisal.suspects.evidence:
            return point(
                dossier, step, "suspecting", shares[step], alone=percent(self.alone(dossier, step))
            )
        return point(dossier, step, "likeliest", shares[step])

    def alone(self, dossier: Dossier, step: int) -> float:
        """Say how likely the cards alone make a target."""
        deals = dossier.deals()
        return (deals & sights()[dossier.hand].targets[step]).bit_count() / deals.bit_count()


def worth(ask: Ask) -> float:
    return ask.worth


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
    "master": Master(),
    "ref-open": Open(),
    "ref-master-1": Master(),
}
