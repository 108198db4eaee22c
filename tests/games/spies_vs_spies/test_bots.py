"""Spies vs Spies: what its bots do, beyond what `tests/games/test_bots.py` checks for all games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from filature.bots.player import Budget, Choice
from filature.games.spies_vs_spies.bot import BOTS, Novice
from tests.games.situation import question
from tests.games.spies_vs_spies.missions import Called, missions
from tests.games.spies_vs_spies.situation import MAJORITY_TARGETS, Situation

BUDGET = Budget(iterations=20)


def answers(at: Situation, seat: int, name: str, times: int = 1) -> list[Choice]:
    asked = question(at.game, at.state, seat, at.knowledge(seat).told)
    return [BOTS[name].choose(asked, BUDGET, Random(seed)) for seed in range(times)]


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
        if name != "master":  # a network says how likely it wins instead
            assert answers(at, 0, name)[0].reason == {"type": "call_forced"}


@pytest.mark.parametrize("name", ["agent", "ref-master-1"])
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
    for name in ("agent", "ref-master-1"):
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


def test_the_search_reads_questions_and_a_call_where_an_agent_counts_cards_alone() -> None:
    at = Situation()
    at.ask(0, 1, "objective", "accessory")
    at.ask(1, 3, "objective", "accessory")
    at.play(2, type="mission")
    master, agent = (answers(at, 0, name)[0].reason for name in ("ref-master-1", "agent"))
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
