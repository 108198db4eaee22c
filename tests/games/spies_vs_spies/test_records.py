"""Records of Spies vs Spies: spoilt ones are refused at their line, with their reason."""

import json

import pytest

from filature.core.record import read, write
from filature.games import game_class
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.records import (
    Change,
    action,
    drop,
    edited,
    instead,
    joined,
    options,
    outcome,
    record_lines,
    refusal,
    seat,
)

THREE, ROUNDS = record_lines("spies_vs_spies-3"), record_lines("spies_vs_spies-rounds")
DEAL = json.loads(THREE[2])["action"]


def hand(player: int, *cards: str) -> Change:
    def change(entry: dict[str, object]) -> None:
        entry["action"]["hands"][player] = list(cards)  # type: ignore[index]

    return change


WAYS: list[tuple[str, int, Change, str]] = [
    ("a first player who is virtual", 2, action(first=3), "out_of_range"),
    ("three hands", 3, action(hands=DEAL["hands"][:3]), "deal_form"),
    ("a hand out of order", 3, hand(0, "vaporetto", "fan", "blue_omega"), "wrong_category"),
    ("a card that is not", 3, hand(0, "fan", "car", "blue_omega"), "action_form"),
    ("a question to oneself", 4, action(target=0), "ask_oneself"),
    ("an objective without a card shown", 5, drop("show"), "objective_shows"),
    ("a vehicle with a card shown", 4, action(show="vehicle"), "only_objective_shows"),
    ("the virtual player's objective", 5, action(target=3), "virtual_objective"),
    ("a fifth player", 4, action(target=4), "out_of_range"),
    ("a target that is true", 4, action(target=True), "action_form"),
    ("a question out of turn", 4, seat(1), "other_must_act"),
    ("a deal by a seat", 4, instead(**DEAL), "wrong_moment"),
    ("a first player by a seat", 4, instead(type="first_player", first=1), "wrong_moment"),
    ("points before the mission", 4, instead(type="point", target=1), "wrong_moment"),
    ("points out of seat order", 12, seat(1), "other_must_act"),
    ("a point at oneself", 12, action(target=0), "point_oneself"),
    ("a mission among the points", 12, instead(type="mission"), "wrong_moment"),
    ("a virtual winner who is not", len(THREE), outcome(winners=[2, 3]), "outcome_wrong"),
    ("three scores", len(THREE), outcome(scores=[8, 7, 10]), "outcome_wrong"),
]


@pytest.mark.parametrize(("_", "number", "change", "why"), WAYS, ids=[way[0] for way in WAYS])
def test_a_spoilt_record_is_refused_at_its_line(
    _: str, number: int, change: Change, why: str
) -> None:
    assert refusal(edited(THREE, number, change)) == (number, why)


def test_the_options_limit_questions_and_rounds() -> None:
    assert refusal(edited(THREE, 1, options(question_limit=2))) == (6, "question_limit")
    assert refusal(edited(ROUNDS, 1, options(rounds=1))) == (18, "game_over")
    last = edited(ROUNDS, len(ROUNDS), outcome(reason="target_reached"))
    assert refusal(last) == (len(ROUNDS), "outcome_wrong")


def test_the_first_player_comes_before_the_deal() -> None:
    assert refusal([THREE[0], THREE[2], THREE[1], *THREE[3:]]) == (2, "wrong_moment")


def test_points_are_written_in_seat_order_however_they_came() -> None:
    game = SpiesVsSpies(3)
    record = read(joined(THREE[:11]), game_class)
    points = [(seat, game.from_record({"type": "point", "target": 3})) for seat in (2, 0, 1)]
    written = write(record.game, record.players, [*record.history, *points], None)
    assert [json.loads(text)["seat"] for text in written.splitlines()[-3:]] == [0, 1, 2]
