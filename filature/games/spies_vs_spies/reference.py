"""Spies vs Spies: `ref-open`, the reference opponent, exactly as its page says, not improved.

It asks, among questions whose answer it does not know, one at random (objectives with a random
card shown); calls the mission when its most likely target has a share of at least 90 % over the
deals consistent with what it was told, or at the question limit; points at its most likely target.
"""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question
from filature.games.spies_vs_spies.answers import ask, call, point
from filature.games.spies_vs_spies.deduction import STEPS, aim
from filature.games.spies_vs_spies.dossier import Dossier, unknown

SURE = 0.9


class Open:
    """`ref-open`: asks at random, and thinks of nobody's target but its own."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        dossier = Dossier(question.knowledge)
        likeliest = aim(dossier.hand, dossier.deals())
        if question.asked == "point":
            step = rng.choice([step for step in STEPS if likeliest.chances[step]])
            return point(dossier, step, "likeliest", likeliest.share)
        if question.asked == "must_call":
            return call("forced")
        if likeliest.share >= SURE:
            return call("sure", likeliest.share)
        target, category = rng.choice(unknown(dossier, dossier.deals()))
        return ask(target, category, rng.randrange(3), "evenly")
