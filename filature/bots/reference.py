"""Reference opponents that play every game, and fixed versions of a game's own bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from filature.bots.ismcts import Ismcts
from filature.bots.player import Bot, Budget, Choice, Question, RandomBot, random_choice
from filature.core.game import Game

EXPLORATION = 0.7


class SearchBot:
    """`ref-search`: information set search by the rules alone; plays the most visited move."""

    def __init__(self, game: type[Game[Any, Any]]) -> None:
        self.game = game

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if len(question.legal) == 1:
            return random_choice(question, rng)
        known = question.knowledge
        game = self.game(known.seats, known.options)
        counter = budget.counter()
        search = Ismcts(game, EXPLORATION)
        moves = search.search(
            known.viewer, lambda rng: game.sample_world(known, rng).state, counter, rng
        )
        return Choice(game.to_record(known.viewer, moves[0].move))


class FixedBudgetBot:
    """A bot with a fixed number of iterations for each seat count, whatever the budget is.

    It pins a level as it was measured once, so that later ones can be compared with it.
    """

    def __init__(self, bot: Bot, iterations: Mapping[int, int]) -> None:
        self.bot = bot
        self.iterations = iterations

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        fixed = Budget(iterations=self.iterations[question.knowledge.seats])
        return self.bot.choose(question, fixed, rng)


def reference_bots(game: type[Game[Any, Any]]) -> dict[str, Bot]:
    """Return the opponents that play every game."""
    return {"ref-random": RandomBot(), "ref-search": SearchBot(game)}
