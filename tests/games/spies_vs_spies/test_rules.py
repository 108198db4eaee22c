"""Spies vs Spies, rule by rule and ruling by ruling."""

from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH, told_to
from filature.core.refusals import BadAction, BadOption
from filature.core.words import LANGUAGES, Words
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.deals import DEALS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.testing.words import folder_of
from tests.games.spies_vs_spies.situation import (
    MAJORITY,
    MAJORITY_TARGETS,
    TWO_PURE,
    Hands,
    Situation,
)

WRONG = [1, 0, 0, 0]
"""Points at which, in the deal MAJORITY, everybody is wrong."""


def teams(hands: Hands) -> list[str]:
    return [player.team for player in debriefing(hands)]


def targets(hands: Hands) -> list[int]:
    return [player.target for player in debriefing(hands)]


def debriefing(hands: Hands) -> list[events.Revealed]:
    at = Situation(hands)
    at.mission(0, 1, 0, 0, 0)
    mission = at.view().last_mission
    assert mission is not None
    return mission.players


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


# Teams


def test_a_player_s_team_is_the_majority_of_its_colours() -> None:
    assert teams(MAJORITY) == ["red", "blue", "red", "blue"]


def test_with_exactly_one_hand_of_one_colour_objectives_decide_all_teams() -> None:
    hands = [
        ["umbrella", "bike", "red_stars"],
        ["fan", "gondola", "blue_stars"],
        ["mask", "vaporetto", "blue_omega"],
        ["hat", "scooter", "red_omega"],
    ]
    assert teams(hands) == ["red", "blue", "blue", "red"]


def test_with_two_hands_of_one_colour_the_majority_decides() -> None:
    assert teams(TWO_PURE) == ["red", "blue", "red", "blue"]
    two = [
        ["umbrella", "bike", "red_stars"],
        ["hat", "scooter", "blue_stars"],
        ["fan", "vaporetto", "blue_omega"],
        ["mask", "gondola", "red_omega"],
    ]
    assert teams(two) == ["red", "blue", "red", "blue"]


# Targets


def test_different_objectives_red_points_at_the_stars_and_blue_at_the_omega() -> None:
    assert targets(MAJORITY) == MAJORITY_TARGETS


SAME_KIND = [
    ["umbrella", "scooter", "red_stars"],
    ["hat", "gondola", "red_omega"],
    ["fan", "bike", "blue_stars"],
    ["mask", "vaporetto", "blue_omega"],
]


def test_same_objectives_red_points_at_the_hat_and_blue_at_the_bike() -> None:
    assert teams(SAME_KIND) == ["red", "blue", "red", "blue"]
    assert targets(SAME_KIND) == [1, 2, 1, 2]


def test_same_objectives_without_a_hat_among_the_blue_red_points_at_the_scooter() -> None:
    hands = [
        ["hat", "bike", "red_stars"],
        ["umbrella", "scooter", "blue_omega"],
        ["fan", "vaporetto", "blue_stars"],
        ["mask", "gondola", "red_omega"],
    ]
    assert teams(hands) == ["red", "blue", "red", "blue"]
    assert targets(hands)[0] == targets(hands)[2] == 1


def test_same_objectives_without_a_bike_among_the_red_blue_points_at_the_umbrella() -> None:
    hands = [
        ["umbrella", "gondola", "red_stars"],
        ["hat", "bike", "blue_omega"],
        ["fan", "vaporetto", "blue_stars"],
        ["mask", "scooter", "red_omega"],
    ]
    assert teams(hands) == ["red", "blue", "red", "blue"]
    assert targets(hands)[1] == targets(hands)[3] == 0


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
    words = Words(language, SpiesVsSpies.fields, folder_of(SpiesVsSpies))
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


# Rulings


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
        words = Words(language, SpiesVsSpies.fields, folder_of(SpiesVsSpies))
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


# Options


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"target_score": 0}, "option_too_small"),
        ({"target_score": True}, "option_not_integer"),
        ({"target_score": None}, "option_not_integer"),
        ({"rounds": 0}, "option_too_small"),
        ({"rounds": 2.0}, "option_not_integer"),
        ({"question_limit": -1}, "option_too_small"),
        ({"notes": "some"}, "option_choice"),
        ({"notes": None}, "option_choice"),
        ({"signals": False}, "option_choice"),
    ],
)
def test_options_have_their_bounds(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOption) as refused:
        SpiesVsSpies(4, options)
    assert refused.value.say["type"] == refusal


@pytest.mark.parametrize("option", ["target_score", "rounds", "question_limit"])
def test_the_rules_page_sets_no_upper_bound(option: str) -> None:
    assert SpiesVsSpies(4, {option: 10**7}).chosen_options == {option: 10**7}


def test_an_option_named_at_its_default_is_accepted_and_not_written() -> None:
    default = {"target_score": 10, "rounds": None, "question_limit": 24, "notes": "auto"}
    assert SpiesVsSpies(3, {**default, "signals": "discreet"}).chosen_options == {}


@pytest.mark.parametrize("seats", [0, 2, 5, True, None])
def test_only_three_or_four_sit_down(seats: Any) -> None:
    with pytest.raises(BadOption):
        SpiesVsSpies(seats)


def test_signals_change_nothing_in_the_game() -> None:
    views = [Situation(signals=way).view(0) for way in ("discreet", "open", "none")]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_words(language: str) -> None:
    words = Words(language, SpiesVsSpies.fields, folder_of(SpiesVsSpies))
    for option in SpiesVsSpies.options_offered:
        for value in option.offered or option.choices or []:
            kind = "none" if value is None else value if isinstance(value, str) else "some"
            arguments = {"value": value if isinstance(value, int) else kind, "value_id": kind}
            assert words.text(f"value-{option.name}", arguments)
