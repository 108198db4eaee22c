"""Spies vs Spies: every level plays by the rules, never by the truth, and can say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.bots.player import Budget, Choice, Question
from filature.core.events import CHANCE, Event
from filature.core.knowledge import Move
from filature.core.languages import LANGUAGES
from filature.games import bots_of, words_of
from filature.games.spies_vs_spies.bot import BOTS, Novice
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.state import State
from filature.testing.words import said
from tests.games.cases import Setup
from tests.games.spies_vs_spies.missions import Called, missions
from tests.games.spies_vs_spies.situation import MAJORITY_TARGETS, Situation

SETUPS: list[Setup] = [
    (3, {"target_score": 5}),
    (4, {"target_score": 5}),
    (3, {"rounds": 2, "question_limit": 7, "notes": "none"}),
    (4, {"rounds": 2, "question_limit": 9, "notes": "none"}),
    (4, {"rounds": 1, "question_limit": 0}),
]
BUDGET = Budget(iterations=20)
NAMES = ("Ada", "Bob", "Chloé", "Dov")


def questions(
    setup: Setup, names: list[str], rng: Random
) -> Iterator[tuple[SpiesVsSpies, int, Question, Choice, int]]:
    """Play a game between bots; yield every question with its answer and the bot's seed."""
    game = SpiesVsSpies(*setup)
    state = game.new()
    history: list[tuple[int, Move]] = []
    while to_act := game.to_act(state):
        actor = rng.choice(to_act)
        if actor == CHANCE:
            move = game.chance(state, rng)
        else:
            question = asked(game, state, actor, game.replay_told(history, actor))
            seed = rng.randrange(2**32)
            choice = BOTS[names[actor]].choose(question, BUDGET, Random(seed))
            yield game, actor, question, choice, seed
            move = game.from_record(choice.action)
        game.play(state, actor, move)
        history.append((actor, move))


def asked(game: SpiesVsSpies, state: State, seat: int, told: list[Event]) -> Question:
    return Question(game.knowledge(seat, told), game.asked(state, seat), game.factored(state, seat))


def test_the_levels_stand_in_order_and_the_reference_follows() -> None:
    assert list(bots_of("spies_vs_spies"))[: len(BOTS)] == list(BOTS)
    assert list(BOTS) == ["recruit", "novice", "agent", "master", "ref-open", "ref-master-1"]


@given(st.sampled_from(SETUPS), st.lists(st.sampled_from(list(BOTS)), min_size=4), st.integers())
def test_every_level_answers_legally_and_gives_its_reason_in_both_languages(
    setup: Setup, names: list[str], seed: int
) -> None:
    words = [words_of("spies_vs_spies", language) for language in LANGUAGES]
    for game, _, question, choice, _ in questions(setup, names, Random(seed)):
        assert choice.action in question.legal
        assert choice.reason is not None
        for viewer in range(game.seats):
            for language in words:
                said(language, "reason", choice.reason, viewer, NAMES[: game.seats])


@pytest.mark.parametrize("name", list(BOTS))
@given(st.sampled_from(SETUPS), st.integers())
@settings(max_examples=max(settings().max_examples // 6, 1))
def test_another_truth_behind_the_same_knowledge_never_changes_the_choice(
    name: str, setup: Setup, seed: int
) -> None:
    worlds = Random(f"{seed} worlds")
    for game, seat, question, choice, own in questions(setup, [name] * 4, Random(seed)):
        world = game.sample_world(question.knowledge, worlds)
        there = asked(game, world.state, seat, game.replay_told(world.history, seat))
        assert BOTS[name].choose(there, BUDGET, Random(own)) == choice


# Situations


def answers(at: Situation, seat: int, name: str, times: int = 1) -> list[Choice]:
    question = asked(at.game, at.state, seat, at.knowledge(seat).told)
    return [BOTS[name].choose(question, BUDGET, Random(seed)) for seed in range(times)]


def learns_its_target(at: Situation) -> None:
    """Seat 0 asks for six cards, until the rules tell it its target.

    The others ask it for its accessory, again and again, and remain in the dark.
    """
    asks = [(target, category) for target in (1, 2) for category in ("vehicle", "accessory")]
    for target, category in asks:
        at.ask(0, target, category)
        all_ask_for(at, "accessory")
    for target in (1, 2):
        at.ask(0, target, "objective", "accessory")
        all_ask_for(at, "accessory")


def all_ask_for(at: Situation, category: str) -> None:
    for seat in range(1, at.game.seats):
        at.ask(seat, 0, category)


def test_ref_open_asks_evenly_for_what_it_cannot_deduce() -> None:
    at = Situation()
    for target in (1, 2):
        at.ask(0, target, "vehicle")
        all_ask_for(at, "vehicle")
    actions = [choice.action for choice in answers(at, 0, "ref-open", 3000)]
    cards = Counter((action["target"], action["category"]) for action in actions)
    shows = Counter(action["show"] for action in actions if action["category"] == "objective")
    expected = {(p, c) for p in (1, 2, 3) for c in ("accessory", "objective")}
    assert set(cards) == expected, "3's vehicle follows from the other three"
    assert all(400 < count < 600 for count in cards.values())
    assert all(400 < count < 600 for count in shows.values())
    assert len(shows) == 3


def test_ref_open_never_asks_the_virtual_player_for_its_objective() -> None:
    actions = [choice.action for choice in answers(Situation(seats=3), 0, "ref-open", 500)]
    assert (3, "objective") not in {(a["target"], a["category"]) for a in actions}
    assert {(a["target"], a["category"]) for a in actions} >= {(3, "vehicle"), (3, "accessory")}


def test_ref_open_calls_once_its_target_is_likely_enough_and_points_at_it() -> None:
    at = Situation(question_limit=100)
    assert answers(at, 0, "ref-open")[0].action["type"] == "ask"
    learns_its_target(at)
    assert answers(at, 0, "ref-open")[0].action == {"type": "mission"}
    at.play(0, type="mission")
    assert {choice.action["target"] for choice in answers(at, 0, "ref-open", 20)} == {
        MAJORITY_TARGETS[0]
    }


def test_ref_open_points_evenly_among_equals() -> None:
    at = Situation()
    at.play(0, type="mission")
    pointed = Counter(choice.action["target"] for choice in answers(at, 2, "ref-open", 600))
    assert set(pointed) == {0, 1, 3}
    assert all(150 < count < 250 for count in pointed.values())


def test_at_the_question_limit_everybody_calls() -> None:
    at = Situation(question_limit=0)
    for name in BOTS:
        assert answers(at, 0, name)[0].action == {"type": "mission"}
        assert answers(at, 0, name)[0].reason == {"type": "call_forced"}


@pytest.mark.parametrize("name", ["agent", "master"])
def test_agent_and_master_do_not_call_while_their_partner_is_in_the_dark(name: str) -> None:
    at = Situation(question_limit=100)
    learns_its_target(at)
    choice = answers(at, 0, name)[0]
    assert choice.action["type"] == "ask"


def test_the_partner_whom_the_caller_knows_counts_as_right_if_it_is_the_virtual_player() -> None:
    hands = [
        ["umbrella", "scooter", "red_stars"],
        ["hat", "bike", "blue_omega"],
        ["mask", "vaporetto", "blue_stars"],
        ["fan", "gondola", "red_omega"],
    ]
    at = Situation(hands, seats=3)
    learns_its_target(at)
    for name in ("agent", "master"):
        assert answers(at, 0, name)[0].action == {"type": "mission"}


def test_a_novice_has_only_the_last_cards_in_mind() -> None:
    at = Situation(question_limit=100)
    learns_its_target(at)
    for _ in range(Novice.MEMORY):
        at.ask(0, 1, "accessory")
        all_ask_for(at, "vehicle")
    assert answers(at, 0, "novice")[0].action["type"] == "ask"
    assert answers(at, 0, "ref-open")[0].action["type"] == "mission"


def test_a_recruit_points_at_nobody_whom_it_can_exclude() -> None:
    at = Situation(question_limit=100)
    learns_its_target(at)
    at.play(0, type="mission")
    assert {c.action["target"] for c in answers(at, 0, "recruit", 30)} == {MAJORITY_TARGETS[0]}
    assert {c.action["target"] for c in answers(at, 2, "recruit", 30)} == {0, 1, 3}


def test_a_master_reads_questions_and_a_call_where_an_agent_counts_cards_alone() -> None:
    at = Situation()
    at.ask(0, 1, "objective", "accessory")
    at.ask(1, 3, "objective", "accessory")
    at.play(2, type="mission")
    master, agent = answers(at, 0, "master")[0].reason, answers(at, 0, "agent")[0].reason
    assert master is not None
    assert agent is not None
    assert master["type"] == "point_suspecting"
    assert agent["type"] == "point_likeliest"
    assert master["alone"] <= agent["chance"]


def test_missions_tell_who_called_and_who_was_right_and_leave_out_forced_ones() -> None:
    at = Situation(question_limit=1)
    at.mission(0, 3, 2, 3, 2)
    at.deal()
    at.mission(1, 1, 2, 1, 0)
    at.deal()
    at.ask(2, 0, "vehicle")
    at.mission(3, *MAJORITY_TARGETS)
    found, scores = missions(at.events, 1)
    assert found == [Called(0, True, True), Called(1, True, False)]
    assert scores == at.scores
