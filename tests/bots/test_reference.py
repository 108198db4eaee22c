"""`ref-search` plays any game by its rules alone; `ref-master-1` always thinks as long."""

from random import Random

import pytest

from filature.bots.ismcts import Ismcts
from filature.bots.player import Budget, Choice, Question
from filature.bots.reference import FixedBudgetBot, SearchBot
from filature.core.legal import Alternative, Factored
from filature.games import bots_of, catalogue, game_class
from filature.games.agent_hunter.rules import AgentHunter
from filature.testing import random_game
from tests.setups import SETUPS

ONLY = Factored([Alternative({"type": "pass"}, {})])


def test_the_search_finds_the_winning_hit() -> None:
    game = AgentHunter(2, {"agents": 5, "bases": 1, "tokens": 1, "turn_limit": 3})
    history = [
        (seat, game.from_record(action))
        for seat, action in (
            (0, {"type": "place", "agents": [4]}),
            (1, {"type": "place", "agents": [1]}),
            (-1, {"type": "first_player", "first": 0}),
            (0, {"type": "attack", "from": "hand", "agent": 2, "target": 0}),
            (1, {"type": "attack", "from": "hand", "agent": 0, "target": 0}),
        )
    ]
    known = game.knowledge(0, game.replay_told(history, 0))
    found = Ismcts(game, 0.7).search(
        0,
        lambda rng: game.sample_world(known, rng).state,
        Budget(iterations=300).counter(),
        Random(5),
    )
    hit = {"type": "attack", "from": "hand", "agent": 1, "target": 0}
    assert game.to_record(0, found[0].move) == hit
    assert found[0].value == 1.0
    assert sum(one.visits for one in found) == 300
    legal = game.legal(game.replay(history)[0], 0)
    assert all(one.move in legal for one in found)


@pytest.mark.parametrize(("id", "seats"), SETUPS)
def test_ref_search_answers_every_kind_of_question_within_one_iteration(
    id: str, seats: int
) -> None:
    game = game_class(id)(seats, {})
    bot = bots_of(id)["ref-search"]
    asked = set()
    for moment in random_game(game, 2)[:-1]:
        for seat in game.to_act(moment.state):
            if seat < 0 or (kind := game.asked(moment.state, seat)) in asked:
                continue
            asked.add(kind)
            legal = game.factored(moment.state, seat)
            question = Question(game.knowledge(seat, moment.told[seat]), kind, legal)
            answers = [bot.choose(question, Budget(milliseconds=0), Random(9)) for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0].action in legal


def test_ref_search_does_not_search_where_there_is_no_choice() -> None:
    question = Question(None, "move", ONLY)  # type: ignore[arg-type]
    chosen = SearchBot(AgentHunter).choose(question, Budget(iterations=1), Random(1))
    assert chosen.action == {"type": "pass"}


def test_a_fixed_budget_depends_on_the_seats_alone() -> None:
    budgets = []

    class Recorder:
        def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
            budgets.append(budget)
            return Choice({"type": "pass"})

    game = game_class("kryptos")(4, {})
    question = Question(game.knowledge(0, []), "move", ONLY)
    FixedBudgetBot(Recorder(), {3: 7, 4: 9}).choose(question, Budget(milliseconds=1), Random(1))
    assert budgets == [Budget(iterations=9)]


@pytest.mark.parametrize("id", list(catalogue()))
def test_every_game_keeps_its_first_master_for_all_its_seat_counts(id: str) -> None:
    bot = bots_of(id)["ref-master-1"]
    if isinstance(bot, FixedBudgetBot):
        assert tuple(bot.iterations) == game_class(id).seat_counts
