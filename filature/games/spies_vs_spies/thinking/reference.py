"""Spies vs Spies: `ref-open`, exactly as `docs/reference-bots.md` says."""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question
from filature.games.spies_vs_spies.thinking.choices import ask, call, point
from filature.games.spies_vs_spies.thinking.deduction import aim
from filature.games.spies_vs_spies.thinking.info_state import InfoState

SURE = 0.9


class Open:
    """`ref-open`: asks at random, and thinks of nobody's target but its own."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        info = InfoState(question.knowledge)
        share = aim(*info.own).share
        if question.asked == "point":
            return point(info, rng.choice(info.likeliest_steps()), "likeliest", share)
        if question.asked == "must_call":
            return call("forced")
        if share >= SURE:
            return call("sure", share)
        target, category = rng.choice(info.unknown())
        return ask(target, category, rng.randrange(3), "evenly")
