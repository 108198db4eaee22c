"""Les agents secrets, rule by rule and ruling by ruling, each named after what must be true."""

from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH
from filature.core.legal import Split
from filature.core.refusals import BadOption
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.view import AgentsSecretsView
from filature.testing import random_game, snapshot
from tests.games import situation
from tests.games.agents_secrets.independent_rules import ROSTER
from tests.games.agents_secrets.situation import Situation

# Set-up


@pytest.mark.parametrize(("seats", "agents"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7), (7, 7)])
def test_seats_and_two_more_agents_play_up_to_four_seats_and_all_seven_from_five(
    seats: int, agents: int
) -> None:
    game = AgentsSecrets(seats)
    state = game.new()
    if agents < 7:
        assert game.asked(state, CHANCE) == "agents"
        game.play(state, CHANCE, game.chance(state, Random(1)))
    assert game.asked(state, CHANCE) == "identities"
    assert len(game.view(state, SPECTATOR).agents) == agents


def test_all_agents_begin_in_the_chapel_the_file_in_house_7_and_scores_at_0() -> None:
    at = Situation(["red", "blue", "orange"])
    assert set(at.places.values()) == {"chapel"}
    assert set(at.scores.values()) == {0}
    assert at.view().file == "house_7"


def test_the_option_agents_takes_the_place_of_the_draw() -> None:
    at = Situation(["green", "red"], agents=["yellow", "green", "red", "grey"])
    assert set(at.places) == {"yellow", "green", "red", "grey"}
    assert at.game.chosen_options == {"agents": ["green", "grey", "red", "yellow"]}


def test_a_draw_is_written_sorted_and_read_in_any_order() -> None:
    game = AgentsSecrets(2)
    drawn = game.from_record({"type": "agents", "in_play": ["yellow", "red", "blue", "green"]})
    assert game.to_record(CHANCE, drawn) == {
        "type": "agents",
        "in_play": ["blue", "green", "red", "yellow"],
    }


def test_each_seat_sees_its_own_identity_and_nobody_elses() -> None:
    at = Situation(["red", "blue", "orange"])
    assert [seat.agent for seat in at.view(1).seats] == [None, "blue", None]
    assert [seat.agent for seat in at.view(SPECTATOR).seats] == [None, None, None]
    assert [seat.agent for seat in at.view(TRUTH).seats] == ["red", "blue", "orange"]
    assert at.last("identity", 2) == {"type": "identity", "seat": 2, "agent": "orange"}
    assert not [told for told in at.told(SPECTATOR) if told["type"] == "identity"]


def first_player(game: AgentsSecrets, rolls: Any) -> int | str:
    """Return who begins after these dice, or how they are refused."""
    at = situation.Situation[AgentsSecrets, AgentsSecretsView](game)
    at.play(CHANCE, type="identities", agents=ROSTER[: game.seats])
    refusal = at.refusal(CHANCE, type="first_player", rolls=rolls)
    if refusal:
        return refusal
    at.play(CHANCE, type="first_player", rolls=rolls)
    seat = at.view().seat
    assert seat is not None
    return seat


@pytest.mark.parametrize(
    ("rolls", "first"),
    [
        ([[3, 6, 5]], 1),
        ([[3, 6, 6], [None, 2, 5]], 2),
        ([[4, 4, 4], [2, 2, 1], [5, 5, None], [1, 2, None]], 1),
        ([[3, 6, 6]], "first_rolls"),
        ([], "first_rolls"),
        ([[3, 6, 5], [1, 2, 3]], "first_rolls"),
        ([[3, 6, 6], [1, 2, 5]], "first_rolls"),
        ([[3, 6, 6], [1, None, 5]], "first_rolls"),
        ([[3, 6, 6], [None, 2, None]], "first_rolls"),
        ([[3, 6]], "first_rolls"),
        ([[3, 6, None]], "first_rolls"),
        ([[3, 7, 5]], "not_a_roll"),
        ([[0, 6, 5]], "not_a_roll"),
        ([[3, True, 5]], "action_form"),
        ([[3, 6.0, 5]], "action_form"),
    ],
)
def test_the_highest_roll_begins_and_those_who_tie_for_it_roll_again(
    rolls: Any, first: int | str
) -> None:
    assert first_player(AgentsSecrets(3, {"agents": ROSTER[:5]}), rolls) == first


def test_the_dice_for_the_first_player_are_fair() -> None:
    """With two seats the first round decides 5 times in 6, and either seat begins as often."""
    game, rng = AgentsSecrets(2, {"agents": ROSTER[:4]}), Random(7)
    state = game.new()
    game.play(state, CHANCE, game.chance(state, rng))
    drawn = [game.chance(state, rng) for _ in range(6000)]
    rounds = [len(move) - 1 for move in drawn if isinstance(move, tuple)]
    assert 4850 <= rounds.count(1) <= 5150
    firsts = [first_player(game, game.to_record(CHANCE, move)["rolls"]) for move in drawn[:2000]]
    assert 880 <= firsts.count(0) <= 1120


def test_turns_go_clockwise() -> None:
    at = Situation(["red", "blue", "orange"])
    for seat in (0, 1, 2, 0, 1):
        assert at.waiting == ((CHANCE,), "roll")
        assert at.view().seat == seat
        at.turn(seat, red=1)


# A turn


def test_a_six_may_move_six_agents_by_one_three_by_two_or_one_by_six() -> None:
    """The rulebook's example."""
    for steps in (dict.fromkeys(ROSTER[:6], 1), {"red": 2, "blue": 2, "grey": 2}, {"green": 6}):
        at = Situation(ROSTER[:5])
        at.turn(0, **steps)
        assert {a: p for a, p in at.places.items() if p != "chapel"} == {
            agent: f"house_{n}" for agent, n in steps.items()
        }


def test_all_points_must_be_used_and_no_more() -> None:
    at = Situation(["red", "blue"])
    at.play(CHANCE, type="roll", value=3)
    assert at.refusal(0, type="move", steps={"red": 2}) == "steps_total"
    assert at.refusal(0, type="move", steps={"red": 2, "blue": 2}) == "steps_total"
    assert at.refusal(0, type="move", steps={"red": 3, "blue": 0}) == "zero_steps"
    assert at.refusal(0, type="move", steps={"red": 4, "blue": -1}) == "zero_steps"
    assert at.refusal(0, type="move", steps={}) == "steps_beyond_a_die"
    assert at.refusal(0, type="move", steps={"red": 10**30}) == "steps_beyond_a_die"
    assert at.refusal(0, type="move", steps={"red": 3.0}) == "action_form"
    assert at.refusal(0, type="move", steps={"green": 3}) == "not_in_play"
    assert at.refusal(0, type="move", steps={"black": 3}) == "no_such_agent"
    assert at.refusal(1, type="move", steps={"red": 3}) == "not_your_turn"
    assert at.refusal(CHANCE, type="roll", value=3) == "not_your_turn"
    assert at.refusal(0, type="move", steps={"red": 3}) is None


def test_there_are_924_splits_of_a_six_over_seven_agents() -> None:
    at = Situation(ROSTER[:5])
    at.play(CHANCE, type="roll", value=6)
    legal, factored = at.game.legal(at.state, 0), at.game.factored(at.state, 0)
    assert len(legal) == len(factored) == 924
    assert factored.alternatives[0].choose == {"steps": Split(6, ROSTER)}
    assert [at.game.to_record(0, legal.nth(n)) for n in range(924)] == list(factored.expand())


def test_agents_go_round_from_the_ruin_to_the_chapel_and_may_share_a_place() -> None:
    at = Situation(["red", "blue"]).put(red="ruin", blue="house_10", orange="chapel")
    at.turn(0, red=1, blue=2)
    assert at.places["red"] == at.places["blue"] == at.places["orange"] == "chapel"


def test_an_agent_may_move_whoever_holds_it_or_nobody() -> None:
    at = Situation(["red", "blue"])
    at.turn(0, blue=1, orange=2, violet=1)
    assert at.places["orange"] == "house_2"


def test_an_agent_that_only_passes_the_file_causes_no_count() -> None:
    at = Situation(["red", "blue"]).put(red="house_6")
    at.turn(0, red=2)
    assert at.waiting == ((CHANCE,), "roll")
    assert set(at.scores.values()) == {0}


# The count


def test_the_rulebooks_example_of_a_count_of_2_10_and_minus_3() -> None:
    """Violet stands in for the agent that the example calls black."""
    at = Situation(["orange", "violet", "grey"]).put(
        {"grey": 5}, orange="house_1", violet="house_10", grey="ruin", file="house_2"
    )
    at.turn(0, orange=1)
    assert at.last("counted")["gains"] == {
        "orange": 2,
        "violet": 10,
        "red": 0,
        "blue": 0,
        "grey": -3,
    }
    assert at.scores == {"orange": 2, "violet": 10, "red": 0, "blue": 0, "grey": 2}


@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_a_score_never_falls_below_0(before: int, after: int) -> None:
    at = Situation(["red", "blue"]).put({"blue": before}, blue="ruin", red="house_6")
    at.turn(0, red=1)
    assert at.scores["blue"] == after


def test_a_file_in_the_chapel_or_in_the_ruin_causes_a_count_too() -> None:
    at = Situation(["red", "blue"]).put(
        red="ruin", blue="house_4", orange="house_3", violet="house_1", file="chapel"
    )
    at.turn(0, red=1)
    assert at.scores == {"orange": 3, "violet": 1, "red": 0, "blue": 4}
    at.file(0, "ruin")
    at.put(red="house_9")
    at.turn(1, red=2)
    assert at.scores == {"orange": 6, "violet": 2, "red": 0, "blue": 8}


def test_one_may_bring_one_agent_to_the_file_and_another_into_the_ruin() -> None:
    at = Situation(["red", "blue"]).put(
        {"blue": 9}, red="house_9", blue="house_10", file="house_10"
    )
    at.turn(0, red=1, blue=1)
    assert at.scores["red"] == 10
    assert at.scores["blue"] == 6


def test_the_count_looks_at_where_agents_stand_after_all_the_moves() -> None:
    at = Situation(["red", "blue"]).put(red="house_6", blue="house_9")
    at.turn(0, red=1, blue=1)
    assert at.scores["blue"] == 10


# The file


def test_after_a_count_the_same_seat_moves_the_file_to_a_place_where_no_agent_stands() -> None:
    at = Situation(["red", "blue"]).put(red="house_6", blue="house_4", violet="house_2")
    at.turn(0, red=1)
    assert at.waiting == ((0,), "file")
    for occupied in ("house_7", "house_4", "house_2", "chapel"):
        assert at.refusal(0, type="file", to=occupied) == "place_occupied"
    assert at.refusal(1, type="file", to="house_3") == "not_your_turn"
    assert at.refusal(0, type="file", to="house_11") == "no_such_place"
    assert at.refusal(0, type="move", steps={"red": 1}) == "wrong_moment"
    assert len(at.game.legal(at.state, 0)) == 8
    at.file(0, "ruin")
    assert at.view().file == "ruin"
    assert at.view().seat == 1


def test_the_file_cannot_be_moved_without_a_count() -> None:
    at = Situation(["red", "blue"])
    at.play(CHANCE, type="roll", value=1)
    assert at.refusal(0, type="file", to="house_3") == "wrong_moment"


def test_no_decision_passes_for_a_die_and_no_die_for_a_decision() -> None:
    at = Situation(["red", "blue"])
    for action in (
        {"type": "file", "to": "chapel"},
        {"type": "move", "steps": {"red": 1}},
        {"type": "agents", "in_play": ROSTER[:4]},
        {"type": "identities", "agents": ["red", "blue"]},
    ):
        assert at.refusal(CHANCE, **action) is not None
    at.play(CHANCE, type="roll", value=1)
    assert at.refusal(0, type="roll", value=1) == "wrong_moment"


# End


def test_the_game_ends_at_the_first_count_after_which_an_agent_has_42() -> None:
    at = Situation(["red", "blue"]).put({"red": 34, "blue": 30}, red="house_6", blue="house_10")
    at.turn(0, red=1)
    assert at.scores["red"] == 41
    assert at.outcome is None
    at.file(0, "house_8")
    at.put(blue="house_1")
    at.turn(1, red=1)
    assert at.outcome == {"winners": [0], "scores": [49, 41], "reason": "goal_reached"}


def ending(scores: dict[str, int], places: dict[str, str], **options: Any) -> Any:
    """Return winners and scores after red has moved on by one."""
    at = Situation(["red", "blue"], **options).put(scores, **places)
    at.turn(0, red=1)
    assert at.outcome is not None
    reached = max(at.scores.values()) >= at.game.goal
    assert at.outcome["reason"] == ("goal_reached" if reached else "turn_limit")
    assert not [told for told in at.told() if told["type"].startswith("report")]
    return at.outcome["winners"], at.outcome["scores"]


def counted(**places: str) -> dict[str, str]:
    """Red, one step before the file, and others where they are named."""
    return {"red": "house_6", **places}


def test_of_those_at_the_goal_the_one_that_gained_most_in_the_last_count_wins() -> None:
    assert ending({"red": 41, "blue": 36}, counted(blue="house_8")) == ([1], [48, 44])


def test_an_agent_below_the_goal_does_not_win_however_much_it_gained() -> None:
    assert ending({"red": 41, "blue": 31}, counted(blue="house_10")) == ([0], [48, 41])


def test_if_an_independent_agent_wins_nobody_does() -> None:
    assert ending({"orange": 40}, counted(orange="house_3")) == ([], [7, 0])


def test_another_goal_may_be_set() -> None:
    assert ending({}, counted(), goal=7) == ([0], [7, 0])


def test_R1_among_equal_gains_the_higher_score_wins() -> None:
    assert ending({"red": 36, "blue": 38}, counted(blue="house_7")) == ([1], [43, 45])


def test_R1_equal_gains_and_equal_scores_win_together() -> None:
    assert ending({"red": 36, "blue": 36}, counted(blue="house_7")) == ([0, 1], [43, 43])


def test_R1_an_independent_agent_among_them_takes_nothing_away() -> None:
    assert ending({"red": 36, "orange": 36}, counted(orange="house_7")) == ([0], [43, 0])


def test_under_the_advanced_rules_equal_totals_share_and_independent_agents_cannot_win() -> None:
    scores = {"orange": 40, "red": 10, "blue": 17}
    assert ending(scores, counted(orange="house_5"), rules="advanced") == ([0, 1], [17, 17])


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_R5_seats_may_talk_at_every_moment_of_the_game(seats: int, rules: str) -> None:
    game = AgentsSecrets(seats, {"rules": rules, "turn_limit": 60})
    phases = set()
    for seed in range(3):
        for moment in random_game(game, seed):
            phases.add(moment.state.phase)
            assert game.may_talk(moment.state)
    assert phases >= {"roll", "move", "file", "over"}


def test_R6_at_the_turn_limit_the_highest_score_wins_and_equal_scores_together() -> None:
    start = {"red": "chapel"}
    equal, below = {"red": 5, "blue": 5, "orange": 5}, {"red": 4, "blue": 5, "orange": 6}
    assert ending(equal, start, turn_limit=1) == ([0, 1], [5, 5])
    assert ending(below, start, turn_limit=1) == ([], [4, 5])
    assert ending(below, start, turn_limit=1, rules="advanced") == ([1], [4, 5])


def test_R6_a_last_turn_that_reaches_the_goal_ends_the_game_by_the_goal() -> None:
    assert ending({"red": 41, "blue": 40}, counted(), turn_limit=1) == ([0], [48, 40])


def test_R7_one_count_that_passes_both_marks_ends_the_game_without_reports() -> None:
    scores = {"red": 28, "blue": 35}
    assert ending(scores, counted(blue="house_7"), rules="advanced") == ([1], [35, 42])


def test_at_the_end_all_identities_are_shown_to_everybody() -> None:
    at = Situation(["red", "blue"]).put({"red": 41}, red="house_6")
    at.turn(0, red=1)
    for viewer in (0, 1, SPECTATOR):
        assert [seat.agent for seat in at.view(viewer).seats] == ["red", "blue"]
        assert {a.agent: (a.known, a.holder) for a in at.view(viewer).agents} == {
            "orange": (True, None),
            "violet": (True, None),
            "red": (True, 0),
            "blue": (True, 1),
        }
    ends = [told["type"] for told in at.told()[-5:]]
    assert ends == ["unmasked", "unmasked", "independent", "agents_won", "over"]
    assert at.refusal(0, type="move", steps={"red": 1}) == "game_over"
    assert at.refusal(CHANCE, type="roll", value=1) == "game_over"


# Advanced rules and rulings


def advanced(identities: list[str] | None = None, **options: Any) -> Situation:
    return Situation(identities or ["red", "blue"], rules="advanced", **options)


def test_under_the_advanced_rules_the_file_may_go_anywhere_or_stay() -> None:
    at = advanced().put(red="house_6", blue="house_4")
    at.turn(0, red=1)
    assert len(at.game.legal(at.state, 0)) == 12
    assert at.refusal(0, type="file", to="house_4") is None
    assert at.refusal(0, type="file", to="chapel") is None
    at.file(0, "house_7")
    assert at.last("file_moved") == {
        "type": "file_moved",
        "seat": 0,
        "to": "house_7",
        "stays": True,
    }


def test_R2_an_agent_already_beside_the_file_causes_no_count_even_if_another_leaves() -> None:
    at = advanced().put(red="house_6", blue="house_7", violet="house_7")
    at.turn(0, red=1)
    at.file(0, "house_7")
    at.turn(1, orange=2)
    assert at.waiting == ((CHANCE,), "roll")
    at.turn(0, blue=1)
    assert at.waiting == ((CHANCE,), "roll")


def test_R2_an_agent_that_moves_onto_the_file_causes_a_count_though_another_stands_there() -> None:
    at = advanced().put(red="house_6")
    at.turn(0, red=1)
    at.file(0, "house_7")
    at.put(blue="house_5")
    at.turn(1, blue=2)
    assert at.waiting == ((1,), "file")
    assert at.scores["red"] == 14


def test_R3_every_move_score_roll_and_the_file_are_told_to_all() -> None:
    at = Situation(["red", "blue"]).put(red="house_6")
    at.turn(0, red=1)
    at.file(0, "house_3")
    public = {"dealt", "first_rolls", "first_player", "rolled", "moved", "counted", "file_moved"}
    assert {told["type"] for told in at.told(SPECTATOR)} == public
    assert {told["type"] for told in at.told(1)} == public | {"identity"}


def reporting(**options: Any) -> Situation:
    """Three seats; red has just come to 30 and the file has been moved."""
    at = advanced(["red", "blue", "grey"], **options)
    at.put({"red": 23}, red="house_6")
    at.turn(0, red=1)
    at.file(0, "house_3")
    return at


def test_all_seats_report_at_once_the_first_time_an_agent_has_29() -> None:
    at = advanced(["red", "blue", "grey"]).put({"red": 21}, red="house_6")
    at.turn(0, red=1)
    at.file(0, "house_9")
    assert at.waiting == ((CHANCE,), "roll")
    at.turn(1, violet=1)
    at.turn(2, red=2)
    at.file(2, "house_5")
    assert at.waiting == ((0, 1, 2), "report")
    assert at.last("reports_due")["agents"] == ["red"]
    at.report(1, orange=None, violet=None, red=0, grey=2)
    assert at.waiting == ((0, 2), "report")
    assert at.refusal(1, type="report", owners={}) == "report_count"
    lines = {"orange": None, "violet": None, "red": 0, "grey": 2}
    assert at.refusal(1, type="report", owners=lines) == "already_reported"


def test_reports_are_written_once() -> None:
    at = reporting()
    at.report(0, orange=None, violet=None, blue=1, grey=2)
    at.report(1, orange=None, violet=None, red=0, grey=2)
    at.report(2, orange=None, violet=None, red=0, blue=1)
    assert at.waiting == ((CHANCE,), "roll")
    assert at.view().seat == 1
    at.put(blue="house_2")
    at.turn(1, blue=1)
    at.file(1, "house_10")
    assert at.waiting == ((CHANCE,), "roll")


def test_R3_a_report_stays_secret_until_the_end() -> None:
    at = reporting()
    at.report(1, orange=None, violet=2, red=0, grey=None)
    written = {"type": "report_written", "seat": 1}
    lines = {"orange": None, "violet": 2, "red": 0, "grey": None}
    assert at.last("report_written", 1) == {**written, "owners": lines}
    for viewer in (0, 2, SPECTATOR):
        assert at.last("report_written", viewer) == {**written, "owners": None}
        assert at.view(viewer).seats[1].reported
        assert at.view(viewer).seats[1].report is None
    assert at.view(1).seats[1].report == lines
    assert at.view(TRUTH).seats[1].report == lines


@pytest.mark.parametrize(
    ("owners", "refusal"),
    [
        ({"orange": None, "violet": None, "blue": 1, "grey": 2}, None),
        ({"orange": None, "violet": None, "blue": None, "grey": None}, None),
        ({"orange": None, "violet": None, "blue": 1}, "report_count"),
        ({"orange": None, "violet": None, "red": None, "blue": 1, "grey": 2}, "report_count"),
        ({"orange": None, "violet": None, "red": 1, "grey": 2}, "report_agents"),
        ({"orange": None, "violet": None, "blue": 1, "green": 2}, "report_agents"),
        ({"orange": None, "violet": None, "blue": 1, "grey": 1}, "report_seat_twice"),
        ({"orange": None, "violet": None, "blue": 0, "grey": 1}, "report_names_writer"),
        ({"orange": None, "violet": None, "blue": 3, "grey": 1}, "no_such_seat"),
        ({"orange": None, "violet": None, "blue": -1, "grey": 1}, "no_such_seat"),
        ({"orange": None, "violet": None, "blue": True, "grey": 2}, "action_form"),
        ({"orange": None, "violet": None, "blue": 1, "black": 2}, "no_such_agent"),
    ],
)
def test_R4_a_report_has_one_line_for_each_other_agent_and_names_another_seat_at_most_once(
    owners: dict[str, Any], refusal: str | None
) -> None:
    """By seat 0, who holds red."""
    assert reporting().refusal(0, type="report", owners=owners) == refusal


def test_each_right_line_is_worth_5_points_and_the_highest_total_wins() -> None:
    at = reporting()
    at.report(0, orange=1, violet=2, blue=None, grey=None)
    at.report(1, orange=None, violet=None, red=0, grey=2)
    at.report(2, orange=None, violet=1, red=None, blue=None)
    at.put({"blue": 28}, red="house_2", blue="house_7", grey="chapel", orange="chapel")
    at.put({"red": 40})
    at.turn(1, red=1)
    assert at.outcome == {"winners": [1], "scores": [43, 35 + 20, 5], "reason": "goal_reached"}
    shown = [told for told in at.told() if told["type"] == "report_shown"]
    assert [(told["right"], told["points"]) for told in shown] == [(0, 0), (4, 20), (1, 5)]
    assert [seat.right for seat in at.view().seats] == [0, 4, 1]
    assert [seat.total for seat in at.view().seats] == [43, 55, 5]


def test_R6_the_last_turn_is_completed_file_and_reports_included() -> None:
    at = reporting(turn_limit=1)
    assert at.waiting == ((0, 1, 2), "report")
    at.report(0, orange=None, violet=None, blue=1, grey=2)
    at.report(1, orange=None, violet=None, red=2, grey=None)
    assert at.outcome is None
    at.report(2, orange=None, violet=None, red=0, blue=1)
    assert at.outcome == {"winners": [0], "scores": [50, 10, 20], "reason": "turn_limit"}


def test_R6_the_last_turn_may_still_move_the_file() -> None:
    at = Situation(["red", "blue"], turn_limit=1).put(red="house_6")
    at.turn(0, red=1)
    assert at.waiting == ((0,), "file")
    at.file(0, "house_1")
    assert at.outcome == {"winners": [0], "scores": [7, 0], "reason": "turn_limit"}


def test_R7_a_game_that_ended_without_reports_promises_none_any_more() -> None:
    at = advanced(turn_limit=1)
    assert "reports" in [line.type for line in at.game.sheet(at.view(0))[0].lines]
    at.turn(0, red=1)
    assert "reports" not in [line.type for line in at.game.sheet(at.view(0))[0].lines]


def test_R8_reports_are_written_after_the_file_has_been_moved_and_before_the_next_roll() -> None:
    at = advanced(["red", "blue", "grey"]).put({"red": 23}, red="house_6")
    at.turn(0, red=1)
    assert at.waiting == ((0,), "file")
    at.file(0, "house_3")
    assert at.waiting == ((0, 1, 2), "report")
    assert at.refusal(CHANCE, type="roll", value=1) == "wrong_actor"


def test_under_the_basic_rules_nobody_reports() -> None:
    at = Situation(["red", "blue"]).put({"red": 30}, red="house_6")
    at.turn(0, red=1)
    at.file(0, "house_3")
    assert at.waiting == ((CHANCE,), "roll")


# What is read aloud


def test_the_sheet_reads_the_whole_street_place_by_place() -> None:
    at = Situation(["red", "blue"]).put(red="house_3", blue="house_3", file="house_10")
    at.play(CHANCE, type="roll", value=4)
    sheet = {section.type: section.lines for section in at.game.sheet(at.view(1))}
    places = [line.args for line in sheet["street"] if line.type == "place"]
    assert [place["place"] for place in places] == [
        "chapel",
        *(f"house_{n}" for n in range(1, 11)),
        "ruin",
    ]
    assert places[3]["agents"] == ["red", "blue"]
    assert [place["place"] for place in places if place["file"]] == ["house_10"]
    assert [line.args for line in sheet["progress"] if line.type == "die"] == [
        {"seat": 0, "value": 4}
    ]
    assert [line.args["score"] for line in sheet["scores"]] == [0, 0, 0, 0]


# Options


@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (2, {"rules": "expert"}, "option_choice"),
        (2, {"rules": True}, "option_choice"),
        (2, {"goal": 0}, "option_too_small"),
        (2, {"goal": 42.0}, "option_not_integer"),
        (2, {"report_at": 0}, "option_too_small"),
        (2, {"turn_limit": 0}, "option_too_small"),
        (2, {"turn_limit": True}, "option_not_integer"),
        (2, {"speed": 1}, "unknown_option"),
        (2, {"agents": "red"}, "agents_not_names"),
        (2, {"agents": 4}, "agents_not_names"),
        (2, {"agents": {"red": 1}}, "agents_not_names"),
        (2, {"agents": ["red", "blue", "grey", 1]}, "agents_not_names"),
        (2, {"agents": ["red", "blue", "grey"]}, "agents_count"),
        (2, {"agents": ["red", "blue", "grey", "green", "violet"]}, "agents_count"),
        (2, {"agents": []}, "agents_count"),
        (2, {"agents": ["red", "blue", "grey", "black"]}, "no_such_agent"),
        (2, {"agents": ["red", "blue", "grey", "red"]}, "agent_twice"),
        (5, {"agents": ROSTER[:6]}, "agents_count"),
        (1, {}, "seats"),
        (8, {}, "seats"),
    ],
)
def test_options_that_cannot_be_are_refused_in_words(
    seats: int, options: dict[str, Any], refusal: str
) -> None:
    with pytest.raises(BadOption) as refused:
        AgentsSecrets(seats, options)
    assert refused.value.say["type"] == refusal


def test_the_bounds_themselves_are_allowed() -> None:
    for options in (
        {"goal": 1, "report_at": 1, "turn_limit": 1},
        {"goal": 200, "report_at": 200, "turn_limit": 1000, "rules": "advanced"},
        {"agents": ["blue", "green", "grey", "red"]},
    ):
        assert AgentsSecrets(2, options).chosen_options == options
    assert AgentsSecrets(2, {"agents": None, "rules": "basic"}).chosen_options == {}
    assert AgentsSecrets(7, {"agents": ROSTER}).chosen_options == {"agents": sorted(ROSTER)}


def test_a_clone_goes_its_own_way() -> None:
    at = Situation(["red", "blue"])
    clone = at.state.clone()
    before = snapshot(clone)
    at.turn(0, red=3)
    assert snapshot(clone) == before
