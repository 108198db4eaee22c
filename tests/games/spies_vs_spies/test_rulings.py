"""Spies vs Spies, ruling by ruling."""

import pytest

from filature.core.events import SPECTATOR, told_to
from filature.games import words_of
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.spies_vs_spies.situation import (
    MAJORITY,
    MAJORITY_TARGETS,
    TWO_PURE,
    WRONG,
    Situation,
)


@pytest.mark.parametrize("seats", [3, 4])
def test_R1_chance_draws_who_begins_and_each_next_round_begins_further_left(seats: int) -> None:
    game = SpiesVsSpies(seats)
    outcomes = game.outcomes(game.new())
    assert outcomes is not None
    assert [chance for _, chance in outcomes] == [1 / seats] * seats
    at = Situation(seats=seats, first=seats - 2, target_score=100)
    for first in (seats - 2, seats - 1, 0, 1):
        assert at.waiting == ((first,), "turn")
        at.ask(first, (first + 1) % seats, "vehicle")
        at.mission((first + 1) % seats, *WRONG[:seats])
        at.deal()


def test_R2_a_question_may_be_repeated_and_a_known_card_shown_again() -> None:
    at = Situation(seats=3)
    for _ in range(2):
        at.ask(0, 1, "objective", "vehicle")
        at.ask(1, 0, "vehicle")
        at.ask(2, 1, "accessory")
    assert at.sees(0, 1) == [None, None, "blue_omega"]
    assert len(at.view().questions) == 6


def test_R3_once_the_questions_are_used_up_the_active_player_must_call_the_mission() -> None:
    at = Situation(question_limit=2)
    at.ask(0, 1, "vehicle")
    assert at.waiting == ((1,), "turn")
    at.ask(1, 0, "vehicle")
    assert at.waiting == ((2,), "must_call")
    assert list(at.game.factored(at.state, 2).expand()) == [{"type": "mission"}]
    assert at.refusal(2, type="ask", target=0, category="vehicle") == "question_limit"
    assert at.refusal(2, type="ask", target=2, category="vehicle") == "ask_oneself"
    assert at.refusal(1, type="mission") == "not_your_turn"
    at.mission(2, *WRONG)
    at.deal()
    assert at.waiting == ((1,), "turn")


def test_R3_by_default_there_are_24_questions_a_round_and_the_program_says_whose_rule_it_is() -> (
    None
):
    at = Situation()
    for asked in range(24):
        assert at.waiting == ((asked % 4,), "turn")
        at.ask(asked % 4, (asked + 1) % 4, "vehicle")
    assert at.waiting == ((0,), "must_call")
    for language, says in (("fr", "ce programme"), ("en", "this program")):
        words = words_of("spies_vs_spies", language)
        assert says in words.text("option-question_limit")
        [progress] = [part for part in at.game.sheet(at.view()) if part.type == "progress"]
        lines = [words.say("line", {"type": x.type, **x.args}, 0, "ABCD") for x in progress.lines]
        assert any(says in line for line in lines)


def test_R4_with_notes_the_view_keeps_the_cards_seen_in_this_round() -> None:
    at = Situation()
    at.ask(0, 1, "vehicle")
    at.ask(1, 0, "objective", "accessory")
    at.ask(2, 0, "accessory")
    assert at.sees(0, 1) == ["hat", "bike", None]
    assert at.sees(1, 0) == [None, None, "red_stars"]
    assert at.sees(2, 0) == ["umbrella", None, None]
    assert at.view(0).notes == "auto"


def test_R4_without_notes_a_card_shown_is_told_once_and_nothing_keeps_it() -> None:
    at = Situation(notes="none")
    at.ask(0, 1, "objective", "vehicle")
    shown = events.Glimpsed(1, 0, "blue_omega")
    assert shown in at.knowledge(0).told
    assert shown in at.knowledge(1).told
    assert events.Glimpsed(0, 1, "scooter") in at.knowledge(1).told
    assert at.count_worlds(0) == 6 * 6 * 2
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for player in range(4):
            expected = MAJORITY[player] if player == viewer else [None, None, None]
            assert at.sees(viewer, player) == expected
    at.ask(1, 2, "vehicle")
    for viewer in (0, 1):
        assert [e for e in at.knowledge(viewer).told if isinstance(e, events.Glimpsed)] == (
            [] if viewer == 0 else [events.Glimpsed(2, 1, "gondola")]
        )
    assert at.count_worlds(0) == 6**3
    assert events.Asked(0, 1, "objective", "vehicle") in at.knowledge(3).told


def test_R4_without_notes_nobody_else_ever_learns_of_the_card() -> None:
    at = Situation(notes="none")
    happened = at.ask(0, 1, "objective", "vehicle")
    for viewer in (2, 3, SPECTATOR):
        assert told_to(viewer, happened) == [happened[0]]


def test_R4_after_the_round_everything_may_be_looked_at_again() -> None:
    at = Situation(notes="none")
    at.mission(0, *WRONG)
    assert at.sees(2, 1) == MAJORITY[1]
    at.deal(TWO_PURE)
    assert at.sees(2, 1) == [None, None, None]
    mission = at.view(2).last_mission
    assert mission is not None
    assert [player.cards for player in mission.players] == MAJORITY
    assert sum(isinstance(event, events.Revealed) for event in at.knowledge(2).told) == 4


def test_R5_the_question_limit_counts_the_questions_of_all_seats() -> None:
    at = Situation(question_limit=3)
    for seat in (0, 1, 2):
        at.ask(seat, 3, "vehicle")
    assert at.waiting == ((3,), "must_call")


def test_R5_when_both_are_reached_together_the_reason_is_the_target() -> None:
    at = Situation(target_score=3, rounds=1)
    at.mission(0, *MAJORITY_TARGETS)
    assert at.outcome == {"winners": [0, 2], "scores": [3, 1, 3, 1], "reason": "target_reached"}


def test_R5_naming_rounds_does_not_switch_the_target_off() -> None:
    at = Situation(target_score=3, rounds=50)
    at.mission(0, *MAJORITY_TARGETS)
    assert at.outcome is not None
    assert at.outcome["reason"] == "target_reached"


def test_R6_the_card_shown_may_be_one_s_own_objective() -> None:
    at = Situation()
    at.ask(0, 1, "objective", "objective")
    assert at.sees(1, 0) == [None, None, "red_stars"]
