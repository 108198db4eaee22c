"""Kryptos, rule by rule, in the order of its page."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH
from filature.core.refusals import BadOption
from filature.games.kryptos.cards import colour_of
from filature.games.kryptos.events import Revealed
from filature.games.kryptos.rules import Kryptos
from tests.games.kryptos.situation import Situation, random_moments

# Components and set-up


@pytest.mark.parametrize(
    ("seats", "mystery", "numbers", "hand", "aside"),
    [
        (3, False, 32, 10, 2),
        (4, False, 36, 9, 0),
        (5, False, 40, 8, 0),
        (6, False, 48, 8, 0),
        (4, True, 40, 9, 4),
        (5, True, 44, 8, 4),
    ],
)
def test_as_many_cards_are_used_dealt_and_left_aside_as_the_table_says(
    seats: int, mystery: bool, numbers: int, hand: int, aside: int
) -> None:
    game = Kryptos(seats, {"mystery": mystery})
    state = game.new()
    game.play(state, CHANCE, game.chance(state, Random(1)))
    deal = game.to_record(CHANCE, game.chance(state, Random(2)))
    assert [len(cards) for cards in deal["hands"]] == [hand] * seats
    assert len(deal["aside"]) == aside
    cards = [card for cards in (*deal["hands"], deal["aside"]) for card in cards]
    assert sorted(cards) == list(range(1, numbers + 1))


def test_the_rows_of_the_track_are_the_colours() -> None:
    colours = [colour_of(n) for n in (1, 2, 3, 4, 5, 48)]
    assert colours == ["yellow", "red", "blue", "green", "yellow", "green"]


def test_chance_draws_the_first_player_evenly_and_every_seat_starts_with_2_points() -> None:
    game = Kryptos(4)
    state = game.new()
    outcomes = game.outcomes(state)
    assert outcomes is not None
    assert [chance for _, chance in outcomes] == [0.25] * 4
    drawn = [game.to_record(CHANCE, move)["first"] for move, _ in outcomes]
    assert drawn == [0, 1, 2, 3]
    game.play(state, CHANCE, outcomes[2][0])
    assert game.outcomes(state) is None
    assert Situation(4).scores == [2, 2, 2, 2]


def test_cards_are_turned_up_counter_clockwise_and_the_first_player_is_last_twice() -> None:
    at = Situation(4, first=1, reveals=[])
    order = []
    for _ in range(8):
        order.append(at.waiting[0][0])
        at.play(order[-1], type="reveal", position=order.count(order[-1]))
    assert order == [0, 3, 2, 1, 0, 3, 2, 1]
    assert at.waiting == ((1,), "guess")


def test_a_card_turned_up_keeps_its_position_and_is_seen_by_all() -> None:
    at = Situation(3, reveals=[4])
    assert at.told()[-1] == {"type": "revealed", "seat": 2, "position": 4, "card": 25, "dropped": 0}
    shown = [card.card for card in at.cards(2)]
    assert shown == [None] * 4 + [25] + [None] * 5
    assert at.refusal(1, type="reveal", position=10) == "out_of_range"
    assert Situation(3, reveals=[4, 0, 0]).refusal(2, type="reveal", position=4) == "already_up"


def test_how_many_cards_of_each_colour_a_hand_and_the_aside_hold_is_public_and_which_is_not() -> (
    None
):
    at = Situation(3, reveals=[])
    for viewer in (1, SPECTATOR):
        told = at.told(viewer)
        [dealt] = [t for t in told if t["type"] == "dealt" and t["seat"] == 0]
        assert dealt["cards"] is None
        assert dealt["colours"] == {"yellow": 3, "red": 3, "blue": 2, "green": 2}
        [aside] = [t for t in told if t["type"] == "set_aside"]
        assert aside["cards"] is None
        assert aside["colours"] == {"yellow": 0, "red": 0, "blue": 1, "green": 1}
        seen = at.view(viewer)
        assert [card.card for card in seen.hands[0].cards] == [None] * 10
        assert seen.hands[0].colours == dealt["colours"]
        assert seen.aside is not None
        assert seen.aside.cards is None
    own = at.view(0).hands[0]
    assert [card.card for card in own.cards] == list(range(1, 11))
    assert at.view(TRUTH).aside is not None


def test_the_tokens_beside_a_hand_are_the_colours_of_its_cards_face_down() -> None:
    hand = Situation(3).view().hands[0]
    assert hand.colours == {"yellow": 3, "red": 3, "blue": 2, "green": 2}
    assert hand.colours_down == {"yellow": 2, "red": 2, "blue": 2, "green": 2}
    assert hand.face_down == 8


# A turn


def test_a_right_guess_turns_the_card_up_gains_3_points_and_ends_the_turn() -> None:
    at = Situation()
    at.guess(0, 1, 5, 16)
    assert at.told()[-1] == {
        "type": "guessed",
        "seat": 0,
        "target": 1,
        "position": 5,
        "named": 16,
        "right": True,
        "points": 3,
    }
    assert at.cards(1)[5].card == 16
    assert 16 not in at.view().not_up
    assert at.scores == [5, 2, 2]
    assert at.waiting == ((1,), "guess")


def test_a_wrong_guess_shows_nothing_and_the_seat_may_stop_or_pay() -> None:
    at = Situation()
    at.guess(0, 1, 5, 17)
    assert at.told()[-1]["right"] is False
    assert at.cards(1)[5].card is None
    assert at.cards(1)[5].refuted == [17]
    assert at.scores == [2, 2, 2]
    assert at.waiting == ((0,), "second_attempt")
    at.play(0, type="stop")
    assert at.scores == [2, 2, 2]
    assert at.waiting == ((1,), "guess")


@pytest.mark.parametrize(("value", "scores"), [(24, [4, 2, 2]), (25, [1, 2, 2])])
def test_a_second_attempt_costs_1_point_at_any_card_and_ends_the_turn_whatever_the_result(
    value: int, scores: list[int]
) -> None:
    at = Situation()
    at.guess(0, 1, 5, 17)
    at.guess(0, 2, 3, value)
    assert at.told()[-2] == {"type": "paid", "seat": 0, "target": None}
    assert at.scores == scores
    assert at.waiting == ((1,), "guess")


def test_the_second_attempt_may_be_at_the_same_card() -> None:
    at = Situation()
    at.guess(0, 1, 5, 17)
    at.guess(0, 1, 5, 16)
    assert at.scores == [4, 2, 2]


def test_turns_go_clockwise_from_the_first_player() -> None:
    at = Situation(4, first=2)
    turns = []
    for _ in range(6):
        seat = at.waiting[0][0]
        turns.append(seat)
        at.miss(seat, (seat + 1) % 4)
    assert turns == [2, 3, 0, 1, 2, 3]
    assert at.view().turn == 7


def test_a_guess_is_at_a_face_down_card_of_another_seat_and_of_a_number_not_face_up() -> None:
    at = Situation()
    guess = {"type": "guess", "target": 1, "position": 5, "value": 16}
    assert at.refusal(0, **guess) is None
    assert at.refusal(1, **guess) == "not_your_turn"
    assert at.refusal(0, **{**guess, "target": 0}) == "own_card"
    assert at.refusal(0, **{**guess, "position": 0}) == "already_up"
    assert at.refusal(0, **{**guess, "value": 21}) == "value_up"
    assert at.refusal(0, **{**guess, "value": 33}) == "no_such_value"
    assert at.refusal(0, **{**guess, "value": 0}) == "no_such_value"
    assert at.refusal(0, **{**guess, "target": 3}) == "out_of_range"
    assert at.refusal(0, type="stop") == "wrong_moment"
    assert at.refusal(0, type="pass") == "wrong_moment"
    assert at.refusal(0, type="reveal", position=5) == "wrong_moment"


def test_six_seats_have_thousands_of_guesses_in_a_small_set() -> None:
    at = Situation(6)
    legal = at.game.legal(at.state, 0)
    assert len(legal) == 5 * 6 * 36
    assert len(at.game.factored(at.state, 0).alternatives) == 5


# End


def points(at: Situation, seat: int, wanted: int) -> None:
    """Let a seat guess right, and the others miss, until it has so many points."""
    while at.scores[seat] < wanted:
        acting = at.waiting[0][0]
        target = max((s for s in range(at.game.seats) if s != seat), key=lambda s: len(at.down(s)))
        if acting == seat:
            at.right(seat, target)
        else:
            at.miss(acting, next(s for s in range(3) if s != acting and at.down(s)))


def test_the_game_ends_when_all_had_as_many_turns_and_most_points_win() -> None:
    at = Situation(target_score=5)
    at.right(0, 1)
    assert at.told()[-1] == {"type": "target_reached", "seat": 0, "points": 5}
    assert at.view().target_reached
    at.right(1, 2)
    at.right(2, 1)
    assert at.outcome == {"winners": [0], "scores": [5, 5, 5], "reason": "target_reached"}
    assert at.waiting == ((), "over")
    assert at.refusal(0, type="stop") == "game_over"


def test_of_equals_the_one_earliest_in_turn_order_from_the_first_player_wins() -> None:
    at = Situation(first=2, target_score=5)
    at.miss(2, 0)
    at.right(0, 1)
    at.right(1, 0)
    assert at.outcome == {"winners": [0], "scores": [5, 5, 2], "reason": "target_reached"}
    at = Situation(first=1, target_score=5)
    at.right(1, 0)
    at.miss(2, 0)
    at.right(0, 1)
    assert at.outcome == {"winners": [1], "scores": [5, 5, 2], "reason": "target_reached"}


def test_R12_at_the_end_everybody_sees_every_card() -> None:
    at = Situation(target_score=5)
    at.right(0, 1)
    at.miss(1, 2)
    at.miss(2, 1)
    view = at.view()
    assert [card.card for card in view.hands[2].cards] == list(range(21, 31))
    assert view.aside is not None
    assert view.aside.cards == [31, 32]
    types = [told["type"] for told in at.told()]
    assert types[-5:] == ["shown", "shown", "shown", "aside_shown", "over"]


# Options


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"mystery": True}),
        (6, {"mystery": True}),
        (4, {"mystery": 1}),
        (4, {"bribe": "yes"}),
        (4, {"setup": "hard"}),
        (4, {"target_score": 2}),
        (4, {"target_score": 15.0}),
        (4, {"speed": 1}),
        (2, {}),
        (7, {}),
    ],
)
def test_set_ups_that_the_page_does_not_know_are_refused(
    seats: int, options: dict[str, Any]
) -> None:
    with pytest.raises(BadOption):
        Kryptos(seats, options)


def test_advanced_neither_the_lowest_nor_the_highest_card_may_be_turned_up() -> None:
    at = Situation(3, reveals=[], setup="advanced")
    assert at.refusal(2, type="reveal", position=0) == "reveal_end"
    assert at.refusal(2, type="reveal", position=9) == "reveal_end"
    assert at.refusal(2, type="reveal", position=1) is None


def test_advanced_the_second_card_does_not_follow_or_precede_the_first() -> None:
    at = Situation(3, reveals=[4, 4, 4], setup="advanced")
    for position in (3, 5):
        assert at.refusal(2, type="reveal", position=position) == "reveal_neighbour"
    assert at.refusal(2, type="reveal", position=6) is None


def random_reveals(seats: int, seed: int) -> list[Revealed]:
    """Return what is turned up in a random advanced set-up."""
    moments = random_moments(Kryptos(seats, {"setup": "advanced", "target_score": 3}), seed)
    return [event for moment in moments for event in moment.events if isinstance(event, Revealed)]


@pytest.mark.parametrize(("seats", "limit"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_advanced_no_colour_is_turned_up_more_often_than_the_limit(seats: int, limit: int) -> None:
    for seed in range(5):
        counts: Counter[str] = Counter()
        for event in random_reveals(seats, seed):
            counts[colour_of(event.card)] += 1
            assert event.dropped or counts[colour_of(event.card)] <= limit


def test_mystery_cards_aside_cannot_be_guessed_at_but_their_numbers_can_be_named() -> None:
    at = Situation(4, mystery=True)
    assert at.view().aside is not None
    guess = {"type": "guess", "position": 5, "value": 38}
    assert at.refusal(0, **guess, target=4) == "out_of_range"
    assert at.refusal(0, **guess, target=1) is None


@pytest.mark.parametrize("right", [False, True])
def test_bribe_the_point_paid_goes_to_the_seat_whose_card_is_then_named(right: bool) -> None:
    at = Situation(bribe=True)
    at.wrong(0, 1)
    assert at.scores == [2, 2, 2]
    (at.right if right else at.wrong)(0, 2)
    assert at.scores == [4 if right else 1, 2, 3]
    assert at.told()[-2] == {"type": "paid", "seat": 0, "target": 2}


# What a seat knows


def test_bounds_of_a_hidden_card_follow_from_the_cards_face_up_alone() -> None:
    at = Situation(3, reveals=[3, 3, 3, 7, 7, 7])
    bounds = [(card.low, card.high) for card in at.cards(1)]
    assert bounds[:4] == [(1, 11), (2, 12), (3, 13), (14, 14)]
    assert bounds[4:7] == [(15, 15), (16, 16), (17, 17)]
    assert bounds[8:] == [(19, 31), (20, 32)]


def test_refuted_guesses_are_seen_by_all_within_the_bounds() -> None:
    at = Situation(3, reveals=[3, 3, 3, 6, 6, 6])
    at.guess(0, 2, 8, 31)
    at.guess(0, 2, 0, 30)
    for viewer in (0, 1, SPECTATOR):
        assert at.cards(2, viewer)[8].refuted == [31]
        assert at.cards(2, viewer)[0].refuted == []
