"""The bots of every game: legal, in order of strength, and able to say why.

That they are blind to the truth is tested in `tests/arena/test_bots_never_cheat.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from filature.arena.match import play_bots
from filature.bots.player import Bot, Budget, Choice, Question
from filature.core.languages import LANGUAGES
from filature.games import bots_of, catalogue, words_of
from filature.testing.words import PEOPLE, said
from tests.games.cases import cases
from tests.setups import slow_unless

CASES = cases()
LEVELS = ("recruit", "novice", "agent", "master")
FEW = Budget(iterations=12)


def bots() -> Iterator[tuple[str, str]]:
    """Return each game with each of its bots that follow the budget."""
    for id in CASES:
        yield from ((id, name) for name in bots_of(id) if name != "ref-master-1")


BOTS = list(bots())


class CheckedBot:
    """Plays as another bot, and checks its choices."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.bot: Bot = bots_of(id)[name]
        self.gives_reasons = name in LEVELS

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
        assert choice.reason is not None or not self.gives_reasons
        if choice.reason is not None:
            for language in LANGUAGES:
                said(words_of(self.id, language), "reason", choice.reason, 0, PEOPLE)
        return choice


@pytest.mark.parametrize("id", CASES)
def test_the_levels_come_in_order_of_strength_and_are_described(id: str) -> None:
    assert tuple(bots_of(id))[: len(LEVELS)] == LEVELS
    for language in LANGUAGES:
        words = words_of(id, language)
        assert all(words.text(f"bot-{name}") and words.text(f"bot-{name}-how") for name in LEVELS)


@pytest.mark.parametrize("most", slow_unless([2], [2, 20]))
@pytest.mark.parametrize(("id", "name"), BOTS)
def test_every_choice_is_legal_and_every_reason_has_words(id: str, name: str, most: int) -> None:
    checked, setups = CheckedBot(id, name), CASES[id].setups
    count = min(most if name in LEVELS else most // 2, len(setups))
    for seats, options in Random(name).sample(setups, count):
        play_bots(catalogue()[id](seats, options), [(name, checked)] * seats, "legal", FEW)
