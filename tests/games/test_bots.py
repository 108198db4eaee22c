"""The bots of every game: legal, the same again, blind to the truth, and able to say why."""

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
from tests.games.situation import question

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

    def __init__(self, id: str, bot: Bot) -> None:
        self.id = id
        self.bot = bot

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
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


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_every_choice_is_legal_and_every_reason_has_words(id: str, name: str) -> None:
    checked = CheckedBot(id, bots_of(id)[name])
    for seats, options in Random(name).sample(CASES[id].setups, 2 if name in LEVELS else 1):
        play_bots(catalogue()[id](seats, options), [(name, checked)] * seats, "legal", FEW)


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_another_truth_behind_the_same_knowledge_changes_no_choice(id: str, name: str) -> None:
    rng, bot = Random(name), bots_of(id)[name]
    for seats, options in rng.sample(CASES[id].setups, 3):
        game = catalogue()[id](seats, options)
        moments = CASES[id].random_game(game, seats)[:60]
        asked = [m for m in moments if any(seat >= 0 for seat in game.to_act(m.state))]
        for moment in rng.sample(asked, min(3, len(asked))):
            seat = game.to_act(moment.state)[-1]
            truth = question(game, moment.state, seat, moment.told[seat])
            world = game.sample_world(truth.knowledge, rng)
            other = question(game, world.state, seat, game.replay_told(world.history, seat))
            assert bot.choose(other, FEW, Random(7)) == bot.choose(truth, FEW, Random(7))
