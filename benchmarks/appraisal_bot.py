"""A bot that chooses by the appraisal alone, to be measured against the masters.

    filature arena GAME --bots benchmarks/appraisal_bot.py:AppraisalBot,master

What is placed in the set-up it draws evenly, as the masters do.
"""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question, random_choice
from filature.games import appraiser_of

EVENLY = ("place", "loyalty")
"""What is asked where every decision is appraised alike."""


class AppraisalBot:
    """Takes the candidate that the appraisal has first."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if len(question.legal) == 1 or question.asked in EVENLY:
            return random_choice(question, rng)
        appraiser = appraiser_of(question.knowledge.game)
        return Choice(appraiser.decisions(question, budget, rng)[0].action)
