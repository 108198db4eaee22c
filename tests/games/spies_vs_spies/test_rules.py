"""Spies vs Spies, rule by rule."""

from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH, told_to
from filature.core.refusals import BadAction
from filature.games import words_of
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.deals import DEALS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.spies_vs_spies.situation import (
    MAJORITY,
    MAJORITY_TARGETS,
    TWO_PURE,
    WRONG,
    Hands,
    Situation,
)

# Set-up


def test_each_player_receives_an_accessory_a_vehicle_and_an_objective_and_sees_no_other() -> None:
    at = Situation()
    for seat in range(4):
        for player in range(4):
            expected = MAJORITY[seat] if player == seat else [None, None, None]
            assert at.sees(seat, player) == expected
        assert at.told(seat)[-1] == {"type": "dealt", "seat": seat, "cards": MAJORITY[seat]}
    assert at.told(SPECTATOR)[-1]["type"] == "round_began"
    assert all(at.sees(SPECTATOR, player) == [None, None, None] for player in range(4))


def test_any_of_the_13_824_deals_is_as_likely() -> None:
    game = SpiesVsSpies(4)
    state = game.new()
    game.play(state, CHANCE, game.from_record({"type": "first_player", "first": 2}))
    outcomes = game.outcomes(state)
    assert outcomes is not None
    assert len(outcomes) == DEALS
    assert {chance for _, chance in outcomes} == {1 / DEALS}


@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        (lambda hands: hands[:3], "deal_form"),
        (lambda hands: [*hands[:3], hands[3][:2]], "deal_form"),
        (lambda hands: [*hands[:3], [hands[3][1], hands[3][0], hands[3][2]]], "wrong_category"),
        (lambda hands: [*hands[:3], hands[0]], "card_twice"),
        (lambda hands: [*hands[:3], ["mask", "vaporetto", "omega"]], "action_form"),
    ],
)
def test_a_deal_gives_every_card_once_in_its_place(spoil: Any, refusal: str) -> None:
    game = SpiesVsSpies(4)
    with pytest.raises(BadAction) as refused:
        game.from_record({"type": "deal", "hands": spoil(MAJORITY)})
    assert refused.value.say["type"] == refusal


# Teams and targets

RED_BLUE = ["red", "blue", "red", "blue"]


def dealt(hands: str) -> Hands:
    return [hand.split() for hand in hands.split(",")]


@pytest.mark.parametrize(
    ("hands", "teams", "targets"),
    [
        pytest.param(MAJORITY, RED_BLUE, MAJORITY_TARGETS, id="majority, different objectives"),
        pytest.param(
            dealt(
                "umbrella bike red_stars, fan gondola blue_stars,"
                " mask vaporetto blue_omega, hat scooter red_omega"
            ),
            ["red", "blue", "blue", "red"],
            [1, 3, 3, 1],
            id="exactly one hand of one colour: objectives decide",
        ),
        pytest.param(TWO_PURE, RED_BLUE, [1, 2, 1, 2], id="two hands of one colour: majority"),
        pytest.param(
            dealt(
                "umbrella bike red_stars, hat scooter blue_stars,"
                " fan vaporetto blue_omega, mask gondola red_omega"
            ),
            RED_BLUE,
            [1, 2, 1, 2],
            id="two hands of one colour, objectives elsewhere",
        ),
        pytest.param(
            dealt(
                "umbrella scooter red_stars, hat gondola red_omega,"
                " fan bike blue_stars, mask vaporetto blue_omega"
            ),
            RED_BLUE,
            [1, 2, 1, 2],
            id="same objectives: the hat and the bike",
        ),
        pytest.param(
            dealt(
                "hat bike red_stars, umbrella scooter blue_omega,"
                " fan vaporetto blue_stars, mask gondola red_omega"
            ),
            RED_BLUE,
            [1, 0, 1, 0],
            id="same objectives, no hat among the blue: the scooter",
        ),
        pytest.param(
            dealt(
                "umbrella gondola red_stars, hat bike blue_omega,"
                " fan vaporetto blue_stars, mask scooter red_omega"
            ),
            RED_BLUE,
            [1, 0, 1, 0],
            id="same objectives, no bike among the red: the umbrella",
        ),
    ],
)
def test_colours_decide_the_teams_and_objectives_the_targets(
    hands: Hands, teams: list[str], targets: list[int]
) -> None:
    at = Situation(hands)
    at.mission(0, 1, 0, 0, 0)
    mission = at.view().last_mission
    assert mission is not None
    assert [player.team for player in mission.players] == teams
    assert [player.target for player in mission.players] == targets


# Question


def test_a_question_shows_the_card_to_the_one_who_asks_and_everybody_hears_it() -> None:
    at = Situation()
    at.ask(0, 2, "vehicle")
    heard = {"type": "asked", "seat": 0, "target": 2, "category": "vehicle", "show": None}
    shown = {"type": "shown", "owner": 2, "seat": 0, "card": "gondola"}
    assert at.told(0)[-2:] == [heard, shown]
    assert at.told(2)[-2:] == [heard, shown]
    for viewer in (1, 3, SPECTATOR):
        assert at.told(viewer)[-1] == heard
        assert at.sees(viewer, 2) == [None, None, None]
    assert at.sees(0, 2) == [None, "gondola", None]
    assert at.waiting == ((1,), "turn")


def test_who_asks_for_an_objective_first_shows_a_card_of_its_own_to_the_one_asked() -> None:
    at = Situation()
    happened = at.ask(0, 1, "objective", "vehicle")
    assert happened == [
        events.Asked(0, 1, "objective", "vehicle"),
        events.Shown(0, 1, "scooter"),
        events.Shown(1, 0, "blue_omega"),
    ]
    assert at.sees(1, 0) == [None, "scooter", None]
    assert at.sees(0, 1) == [None, None, "blue_omega"]
    for viewer in (2, 3, SPECTATOR):
        assert told_to(viewer, happened) == [happened[0]]


def test_a_question_for_an_objective_needs_a_card_shown_and_no_other_question_has_one() -> None:
    at = Situation()
    ask = {"type": "ask", "target": 1}
    assert at.refusal(0, **ask, category="objective") == "objective_shows"
    assert at.refusal(0, **ask, category="vehicle", show="vehicle") == "only_objective_shows"
    assert at.refusal(0, **ask, category="objective", show=None) == "action_form"
    assert at.refusal(0, **ask, category="colour") == "action_form"


def test_nobody_questions_itself_or_somebody_who_is_not_there() -> None:
    at = Situation()
    assert at.refusal(0, type="ask", target=0, category="vehicle") == "ask_oneself"
    assert at.refusal(0, type="ask", target=4, category="vehicle") == "out_of_range"
    assert at.refusal(0, type="ask", target=-1, category="vehicle") == "out_of_range"


def test_turns_go_clockwise_and_only_the_active_player_asks() -> None:
    at = Situation(first=2)
    assert at.refusal(1, type="ask", target=0, category="vehicle") == "not_your_turn"
    for seat in (2, 3, 0, 1):
        assert at.waiting == ((seat,), "turn")
        at.ask(seat, (seat + 1) % 4, "accessory")
    assert at.waiting == ((2,), "turn")


# Mission


def test_all_seats_point_at_once_in_any_order_and_once() -> None:
    at = Situation()
    at.play(0, type="mission")
    assert at.waiting == ((0, 1, 2, 3), "point")
    at.play(2, type="point", target=3)
    assert at.waiting == ((0, 1, 3), "point")
    assert at.refusal(2, type="point", target=3) == "already_pointed"
    assert at.refusal(0, type="point", target=0) == "point_oneself"
    assert at.refusal(0, type="ask", target=1, category="vehicle") == "wrong_moment"
    assert at.refusal(CHANCE, type="point", target=0) == "wrong_actor"


def test_that_a_seat_points_is_public_at_once_and_at_whom_is_not() -> None:
    at = Situation()
    at.play(0, type="mission")
    [event] = at.play(2, type="point", target=3)
    for viewer in (0, 1, 3, SPECTATOR):
        assert event.told(viewer) == events.Pointed(2, None)
        assert at.view(viewer).players[2].has_pointed
        assert at.view(viewer).players[2].pointed is None
    assert event.told(2) == event.told(TRUTH) == events.Pointed(2, 3)
    assert at.view(2).players[2].pointed == 3


def test_when_all_have_pointed_all_cards_and_points_are_shown() -> None:
    at = Situation()
    happened = at.mission(0, 3, 0, 1, 2)
    [red, blue] = [event for event in happened if isinstance(event, events.TeamScored)]
    assert [event for event in happened if isinstance(event, events.Revealed)] == [
        events.Revealed(0, "red", MAJORITY[0], 3, 3, True),  # type: ignore[arg-type]
        events.Revealed(1, "blue", MAJORITY[1], 0, 2, False),  # type: ignore[arg-type]
        events.Revealed(2, "red", MAJORITY[2], 1, 3, False),  # type: ignore[arg-type]
        events.Revealed(3, "blue", MAJORITY[3], 2, 2, True),  # type: ignore[arg-type]
    ]
    assert red == events.TeamScored("red", [0, 2], True, False, 0, [0, 0])
    assert blue == events.TeamScored("blue", [1, 3], False, False, 2, [2, 2])
    for viewer in (0, SPECTATOR):
        assert [at.sees(viewer, player) for player in range(4)] == MAJORITY


@pytest.mark.parametrize(
    ("points", "caller", "scores"),
    [
        ([3, 0, 3, 0], 0, [3, 0, 3, 0]),
        ([3, 2, 3, 2], 0, [3, 1, 3, 1]),
        ([1, 0, 3, 0], 0, [0, 2, 0, 2]),
        ([1, 2, 3, 2], 0, [0, 3, 0, 3]),
        ([3, 2, 3, 2], 1, [1, 3, 1, 3]),
        ([3, 0, 3, 2], 1, [3, 0, 3, 0]),
        ([1, 0, 0, 0], 1, [2, 0, 2, 0]),
    ],
)
def test_a_team_succeeds_when_both_are_right_and_the_caller_s_team_wins_or_loses_two_more(
    points: list[int], caller: int, scores: list[int]
) -> None:
    at = Situation(first=caller)
    at.mission(caller, *points)
    assert at.scores == scores


# Three players


def test_the_virtual_player_takes_no_turn_and_does_not_point() -> None:
    at = Situation(seats=3, first=2)
    assert at.view().players[3].virtual
    at.ask(2, 0, "vehicle")
    assert at.waiting == ((0,), "turn")
    at.play(0, type="mission")
    assert at.waiting == ((0, 1, 2), "point")


def test_the_virtual_player_shows_its_accessory_or_vehicle_but_never_its_objective() -> None:
    at = Situation(seats=3)
    objective = {"type": "ask", "target": 3, "category": "objective", "show": "vehicle"}
    assert at.refusal(0, **objective) == "virtual_objective"
    assert not any(action == objective for action in at.game.factored(at.state, 0).expand())
    at.ask(0, 3, "accessory")
    at.ask(1, 3, "vehicle")
    assert at.sees(0, 3) == ["mask", None, None]
    assert at.sees(1, 3) == [None, "vaporetto", None]


def test_the_virtual_player_always_points_at_its_target_may_be_one_and_scores() -> None:
    at = Situation(seats=3)
    happened = at.mission(0, 3, 2, 3)
    virtual = [e for e in happened if isinstance(e, events.Revealed) and e.seat == 3]
    assert [(event.pointed, event.right) for event in virtual] == [(2, True)]
    assert at.scores == [3, 1, 3, 1]


def test_the_virtual_player_may_win_alone_or_with_others() -> None:
    at = Situation(seats=3, rounds=1)
    at.mission(0, 1, 2, 0)
    assert at.outcome == {"winners": [1, 3], "scores": [0, 3, 0, 3], "reason": "rounds_played"}
    alone = Situation(seats=3, target_score=5)
    alone.mission(0, 1, 2, 0)
    other_partner = [MAJORITY[1], MAJORITY[2], MAJORITY[0], MAJORITY[3]]
    alone.deal(other_partner)
    alone.mission(1, 1, 0, 0)
    assert alone.outcome == {"winners": [3], "scores": [3, 3, 0, 6], "reason": "target_reached"}


@pytest.mark.parametrize(("language", "name"), [("fr", "Fantôme"), ("en", "Phantom")])
def test_the_virtual_player_has_a_name(language: str, name: str) -> None:
    words = words_of("spies_vs_spies", language)
    over = {"type": "over", "winners": [3], "scores": [0, 0, 0, 5], "reason": "target_reached"}
    assert name in words.say("told", over, 0, ["Ada", "Bob", "Chloé"])


# The match


def test_rounds_follow_until_a_player_has_the_target_score() -> None:
    at = Situation(target_score=5)
    at.mission(0, *MAJORITY_TARGETS)
    assert at.waiting == ((CHANCE,), "deal")
    at.deal()
    at.mission(1, *MAJORITY_TARGETS)
    assert at.scores == [4, 4, 4, 4]
    at.deal()
    at.mission(2, *WRONG)
    assert at.waiting == ((), "over")
    assert at.outcome == {"winners": [1, 3], "scores": [4, 6, 4, 6], "reason": "target_reached"}
    assert at.told()[-1] == {"type": "over", **at.outcome}
    assert at.refusal(0, type="mission") == "game_over"


def test_or_until_so_many_rounds_have_been_played() -> None:
    at = Situation(rounds=2)
    at.mission(0, *WRONG)
    at.deal()
    at.mission(1, *WRONG)
    assert at.outcome == {"winners": [0, 1, 2, 3], "scores": [2] * 4, "reason": "rounds_played"}
