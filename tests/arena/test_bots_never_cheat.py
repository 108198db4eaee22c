"""A bot plays the same whatever the truth is behind what it knows.

The truth is swapped for a world that the seat cannot tell from it, everything that the bot is given
is made anew from that world, and the bot must choose the same. Every bot of every game is tried.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import msgspec
import pytest

from filature.bots.player import Bot, Budget, Choice, Question
from filature.bots.reference import FixedBudgetBot
from filature.bots.wire_question import WireQuestion
from filature.core.events import CHANCE
from filature.core.knowledge import Move
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, catalogue, game_class
from tests.games.cases import case_of

BOTS = [
    (game, name)
    for game in catalogue()
    for name, bot in bots_of(game).items()
    if not isinstance(bot, FixedBudgetBot)
]
SMALL = Budget(iterations=3)
SITUATIONS = 6

History = list[tuple[int, Move]]


def replayed(game: AnyGame, history: History, seat: int) -> GameSession:
    """Play a history, with what one seat knows."""
    session = GameSession(game, [seat]).start()
    for actor, move in history:
        session.apply(actor, move)
    return session


@cache
def situations(id: str) -> list[tuple[AnyGame, int, History, History]]:
    """Return games at a decision of a seat: the true history, and one of another world.

    They are spread over the set-ups of the game's tests, from the beginning to the end; those are
    wanted in which something else may be true.
    """
    rng = Random(11)
    case = case_of(id)
    setups = rng.sample(case.setups, len(case.setups))
    found: list[tuple[AnyGame, int, History, History]] = []
    for attempt in range(20 * SITUATIONS):
        game = game_class(id)(*setups[attempt % len(setups)])
        whole = case.random_game(game, attempt)[-1].history
        decisions = [at for at, (actor, _) in enumerate(whole) if actor != CHANCE]
        at = decisions[len(decisions) * rng.randrange(SITUATIONS) // SITUATIONS]
        truth, seat = whole[:at], whole[at][0]
        known = replayed(game, truth, seat).knowledge_of(seat)
        world = game.sample_world(known, rng)
        if world.history != truth:
            found.append((game, seat, truth, list(world.history)))
        if len(found) == SITUATIONS:
            return found
    raise AssertionError(f"too few situations of {id} hide anything")


def asked_and_chosen(
    bot: Bot, game: AnyGame, history: History, seat: int
) -> tuple[Question, Choice]:
    """Ask a bot with the truth in reach of nobody but this function."""
    session = replayed(game, history, seat)
    question = Question.of(session, seat)
    return question, bot.choose(question, SMALL, Random("its own stream"))


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_a_bot_chooses_the_same_in_worlds_that_it_cannot_tell_apart(id: str, name: str) -> None:
    bot = bots_of(id)[name]
    for game, seat, truth, world in situations(id):
        asked, chosen = asked_and_chosen(bot, game, truth, seat)
        assert chosen.action in asked.legal
        assert (asked, chosen) == asked_and_chosen(bot, game, world, seat)


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_a_bot_in_another_process_would_choose_the_same(id: str, name: str) -> None:
    """All that it is given is plain data: nothing clings to the question."""
    bot = bots_of(id)[name]
    for game, seat, truth, _ in situations(id)[:2]:
        asked, chosen = asked_and_chosen(bot, game, truth, seat)
        encoded = msgspec.json.encode(WireQuestion.from_question(asked))
        question = msgspec.json.decode(encoded, type=WireQuestion).to_question(type(game))
        assert question == asked
        assert bot.choose(question, SMALL, Random("its own stream")) == chosen


class Peeping:
    """Looks for a state in whatever function asks it."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        state = sys._getframe(1).f_locals["session"].state
        slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
        seen = repr([getattr(state, name) for name in slots])
        return Choice(question.legal.nth(Random(seen).randrange(len(question.legal))))


@pytest.mark.parametrize("id", list(catalogue()))
def test_a_bot_that_peeps_is_found_out(id: str) -> None:
    assert any(
        asked_and_chosen(Peeping(), game, truth, seat)
        != asked_and_chosen(Peeping(), game, world, seat)
        for game, seat, truth, world in situations(id)
    )
