"""Agent Hunter, rule by rule, in the order of its page."""

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH
from filature.games.agent_hunter.actions import FirstPlayer
from filature.games.agent_hunter.rules import AgentHunter
from tests.games.agent_hunter.situation import Situation

# Set-up


def test_each_seat_places_three_different_agents_and_holds_the_other_seven() -> None:
    at = Situation([4, 5, 6], [0, 9, 3])
    assert [at.base(0, base) for base in range(3)] == [4, 5, 6]
    assert at.hand(0) == [0, 1, 2, 3, 7, 8, 9]
    assert at.hand(1) == [1, 2, 4, 5, 6, 7, 8]


def test_both_seats_place_at_the_same_time_in_any_order_and_once() -> None:
    game = AgentHunter()
    state = game.new()
    assert game.to_act(state) == (0, 1)
    place = game.from_record({"type": "place", "agents": [0, 1, 2]})
    game.play(state, 1, place)
    assert game.to_act(state) == (0,)
    assert len(game.legal(state, 1)) == 0
    assert len(game.legal(state, 0)) == 720
    game.play(state, 0, place)
    assert game.to_act(state) == (CHANCE,)


def test_that_a_seat_has_placed_is_public_at_once_and_what_is_not() -> None:
    game = AgentHunter()
    state = game.new()
    [event] = game.play(state, 1, game.from_record({"type": "place", "agents": [7, 8, 9]}))
    for viewer in (0, SPECTATOR):
        desk = game.view(state, viewer).desks[1]
        assert desk.placed
        assert desk.hand is None
        assert [base.agent for base in desk.bases] == [None, None, None]
        assert "7" not in str(event.told(viewer))
    assert "7" in str(event.told(1))


def test_chance_draws_the_first_player_evenly() -> None:
    game = AgentHunter()
    state = game.new()
    for seat in (0, 1):
        game.play(state, seat, game.from_record({"type": "place", "agents": [0, 1, 2]}))
    drawn = [(game.decode(CHANCE, move), share) for move, share in game.outcomes(state) or []]
    assert drawn == [(FirstPlayer(0), 0.5), (FirstPlayer(1), 0.5)]
    for first in (0, 1):
        assert Situation([0, 1, 2], [3, 4, 5], first).waiting == ((first,), "turn")


# Attack from the hand


@pytest.mark.parametrize(("agent", "answer"), [(7, "higher"), (3, "lower")])
def test_a_failed_attack_from_the_hand_changes_nothing_but_the_turn(
    agent: int, answer: str
) -> None:
    at = Situation([0, 1, 2], [6, 4, 5])
    at.hand_attack(0, agent, 0)
    attack = {"type": "hand_attack", "seat": 0, "agent": agent, "target": 0, "answer": answer}
    assert at.told()[-1] == attack
    assert agent in at.hand(0)
    assert at.stands(1, 0)
    assert at.waiting == ((1,), "turn")


def test_an_equal_attack_from_the_hand_fells_the_base_and_both_agents_are_out_of_play() -> None:
    at = Situation([0, 1, 2], [5, 3, 6])
    at.hand_attack(0, 3, 1)
    assert not at.stands(1, 1)
    assert at.view().desks[1].bases[1].agent == 3
    assert at.view().out_of_play == [3]
    assert 3 not in at.hand(0)
    assert 3 not in at.hand(1)
    assert at.view().desks[0].points == 1
    assert at.waiting == ((1,), "turn")


def test_only_an_agent_of_the_hand_attacks_from_the_hand() -> None:
    at = Situation([0, 1, 2], [5, 3, 6])
    assert at.refusal(0, type="attack", from_="hand", agent=1, target=0) == "not_in_hand"


# Swap


def test_a_swap_takes_the_base_s_agent_places_one_of_the_hand_and_adds_a_token() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    at.swap(0, 1, 9)
    assert at.base(0, 1) == 9
    assert at.hand(0) == [1, 3, 4, 5, 6, 7, 8]
    assert at.view().desks[0].tokens == 4
    assert [base.tokens for base in at.view().desks[0].bases] == [0, 1, 0]
    assert at.waiting == ((1,), "turn")


def test_a_swap_may_place_the_same_agent_again_but_not_that_of_another_base() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    assert at.refusal(0, type="swap", base=1, agent=2) == "not_in_hand"
    at.swap(0, 1, 1)
    assert at.base(0, 1) == 1
    assert at.view().desks[0].tokens == 4


def test_without_a_token_left_nobody_swaps() -> None:
    at = Situation([0, 1, 2], [3, 4, 5], tokens=1)
    at.swap(0, 0, 0)
    at.swap(1, 0, 3)
    assert at.refusal(0, type="swap", base=0, agent=0) == "no_token"
    assert {action["type"] for action in at.legal(0)} == {"attack"}


def test_tokens_never_move_later_swaps_add_to_them_and_a_fallen_base_keeps_them() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    for agent in (9, 8):
        at.swap(0, 0, agent)
        at.hand_attack(1, 0, 1)
    at.swap(0, 1, 1)
    at.hand_attack(1, 8, 0)
    assert not at.stands(0, 0)
    assert [base.tokens for base in at.view().desks[0].bases] == [2, 1, 0]
    assert at.view().desks[1].points == 3


# Attack from a base


def test_an_equal_attack_from_a_base_fells_the_other_base_and_ones_own_is_refilled_at_once() -> (
    None
):
    at = Situation([3, 1, 2], [5, 3, 6])
    at.base_attack(0, 0, 1)
    assert not at.stands(1, 1)
    assert at.stands(0, 0)
    assert at.view().desks[0].bases[0].empty
    assert at.waiting == ((0,), "refill")
    at.refill(0, 0, 9)
    assert at.base(0, 0) == 9
    assert at.hand(0) == [0, 4, 5, 6, 7, 8]
    assert at.hand(1) == [0, 1, 2, 4, 7, 8, 9]
    assert at.view().out_of_play == [3]
    assert at.waiting == ((1,), "turn")


def test_a_failed_base_attack_costs_the_attackers_base_laid_on_from_the_opponents_hand() -> None:
    at = Situation([3, 1, 2], [5, 4, 6])
    at.base_attack(0, 0, 1)
    assert not at.stands(0, 0)
    assert at.stands(1, 1)
    assert at.told()[-1] == {"type": "laid", "seat": 1, "agent": 3, "base": None}
    assert at.hand(1) == [0, 1, 2, 7, 8, 9]
    assert at.view().desks[1].points == 1
    assert at.waiting == ((1,), "turn")


def test_a_failed_base_attack_with_an_agent_on_the_opponents_base_makes_it_refill_that_base() -> (
    None
):
    at = Situation([3, 1, 2], [5, 4, 3])
    at.base_attack(0, 0, 1)
    assert not at.stands(0, 0)
    assert at.told()[-1] == {"type": "laid", "seat": 1, "agent": 3, "base": 2}
    assert at.waiting == ((1,), "refill")
    assert at.view().refill == 2
    assert at.refusal(1, type="refill", base=1, agent=0) == "refill_other_base"
    assert at.refusal(1, type="refill", base=2, agent=4) == "not_in_hand"
    assert at.refusal(1, type="refill", base=2, agent=3) == "not_in_hand"
    assert at.refusal(0, type="refill", base=2, agent=0) == "not_your_turn"
    at.refill(1, 2, 0)
    assert at.base(1, 2) == 0
    assert at.hand(1) == [1, 2, 6, 7, 8, 9]
    assert at.waiting == ((1,), "turn")


# End and score


def felled_all_of_seat_1(**options: int) -> Situation:
    """Seat 0 fells the three bases of seat 1 from its hand; seat 1 probes in vain."""
    at = Situation([0, 1, 2], [3, 4, 5], **options)
    for target, agent in enumerate((3, 4, 5)):
        at.hand_attack(0, agent, target)
        if target < 2:
            at.hand_attack(1, 9, 0)
    return at


def test_the_game_ends_when_all_bases_of_a_seat_have_fallen() -> None:
    at = felled_all_of_seat_1()
    assert at.outcome == {"winners": [0], "scores": [3, 0], "reason": "bases_fallen"}
    assert at.waiting == ((), "over")
    assert at.refusal(1, type="attack", from_="hand", agent=9, target=0) == "game_over"


def test_the_rulebooks_example_is_scored_four_to_three() -> None:
    """Blue felled red's three bases, one with a token; red felled one with two tokens."""
    at = Situation([0, 1, 2], [3, 4, 5])
    blue, red = 0, 1
    at.swap(blue, 0, 9)
    at.swap(red, 0, 3)
    at.swap(blue, 0, 8)
    at.hand_attack(red, 8, 0)
    at.swap(blue, 1, 1)
    at.hand_attack(red, 9, 1)
    for target, agent in enumerate((3, 4, 5)):
        at.hand_attack(blue, agent, target)
        if target < 2:
            at.hand_attack(red, 9, 1)
    assert at.outcome == {"winners": [blue], "scores": [4, 3], "reason": "bases_fallen"}


def test_tokens_beside_standing_bases_are_worth_nothing() -> None:
    at = Situation([0, 1, 2], [3, 4, 5], turn_limit=4)
    for seat, base in ((0, 0), (1, 0), (0, 1), (1, 1)):
        at.swap(seat, base, [0, 1, 2, 3, 4, 5][3 * seat + base])
    assert at.outcome is not None
    assert at.outcome["scores"] == [0, 0]


def test_the_seat_that_loses_its_last_base_may_still_win_on_points() -> None:
    at = Situation([0], [1], agents=5, bases=1, tokens=2)
    at.swap(0, 0, 0)
    at.swap(1, 0, 1)
    at.hand_attack(0, 4, 0)
    at.base_attack(1, 0, 0)
    assert at.outcome == {"winners": [0], "scores": [2, 0], "reason": "bases_fallen"}


@pytest.mark.parametrize(
    ("seat_0", "seat_1", "agent", "winners", "scores"),
    [
        pytest.param([0, 1, 2], [7, 8, 9], 5, [0], [0, 0], id="the higher hand"),
        pytest.param([7, 8, 9], [0, 1, 2], 5, [1], [0, 0], id="the other's higher hand"),
        pytest.param([0, 5, 7], [3, 4, 5], 9, [0, 1], [0, 0], id="equal hands share"),
        pytest.param([9, 8, 7], [0, 1, 2], 0, [0], [1, 0], id="points before hands"),
    ],
)
def test_more_points_win_then_the_higher_sum_of_the_hand_then_victory_is_shared(
    seat_0: list[int], seat_1: list[int], agent: int, winners: list[int], scores: list[int]
) -> None:
    """After one attack on the first base, on the last turn allowed."""
    at = Situation(seat_0, seat_1, turn_limit=1)
    at.hand_attack(0, agent, 0)
    assert at.outcome == {"winners": winners, "scores": scores, "reason": "turn_limit"}


# Rulings


def test_R1_a_fallen_base_is_never_attacked_swapped_or_attacked_from() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    at.hand_attack(0, 3, 0)
    assert at.refusal(1, type="swap", base=0, agent=9) == "own_base_fallen"
    assert at.refusal(1, type="attack", from_="base", base=0, target=0) == "own_base_fallen"
    at.hand_attack(1, 9, 0)
    assert at.refusal(0, type="attack", from_="hand", agent=9, target=0) == "target_fallen"
    assert at.refusal(0, type="attack", from_="base", base=0, target=0) == "target_fallen"
    assert all(action.get("target") != 0 for action in at.legal(0))


def test_R2_the_game_is_scored_as_it_stands_when_the_turn_limit_is_reached() -> None:
    at = Situation([0, 1, 2], [3, 4, 5], turn_limit=3)
    at.hand_attack(0, 3, 0)
    at.hand_attack(1, 9, 0)
    assert at.outcome is None
    at.hand_attack(0, 9, 1)
    assert at.outcome == {"winners": [0], "scores": [1, 0], "reason": "turn_limit"}


def test_R2_without_the_option_the_limit_is_two_hundred_turns_of_both_seats() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    for turn in range(200):
        assert at.outcome is None
        assert at.view().turn == turn + 1
        at.hand_attack(turn % 2, 9, 0)
    assert at.outcome is not None
    assert at.outcome["reason"] == "turn_limit"


def test_R3_what_is_shown_is_public_and_what_a_swap_places_is_its_owners_alone() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    at.swap(0, 1, 9)
    public = {"type": "swapped", "seat": 0, "base": 1, "agent": 1, "placed": None}
    assert at.told(1)[-1] == at.told(SPECTATOR)[-1] == public
    assert at.told(0)[-1] == at.told(TRUTH)[-1] == {**public, "placed": 9}
    assert at.view(1).desks[0].bases[1].agent is None
    assert at.view(1).desks[0].hand is None
    again = Situation([0, 1, 2], [3, 4, 5])
    again.swap(0, 1, 1)
    assert again.view(1).desks[0].bases[1].agent is None, "what was seen may have gone"


def test_R3_what_a_refill_places_is_its_owners_alone() -> None:
    at = Situation([3, 1, 2], [5, 3, 6])
    at.base_attack(0, 0, 1)
    at.refill(0, 0, 9)
    public = {"type": "refilled", "seat": 0, "base": 0, "placed": None}
    assert at.told(1)[-1] == at.told(SPECTATOR)[-1] == public
    assert at.told(0)[-1] == {**public, "placed": 9}


def test_R4_at_the_end_all_cards_are_shown_to_everybody() -> None:
    at = felled_all_of_seat_1()
    shown = [told for told in at.told(SPECTATOR) if told["type"] == "shown"]
    assert shown == [
        {"type": "shown", "seat": 0, "standing": [0, 1, 2], "hand": [6, 7, 8, 9]},
        {"type": "shown", "seat": 1, "standing": [], "hand": [0, 1, 2, 6, 7, 8, 9]},
    ]
    for viewer in (0, 1, SPECTATOR):
        desks = at.view(viewer).desks
        assert [desk.hand for desk in desks] == [[6, 7, 8, 9], [0, 1, 2, 6, 7, 8, 9]]
        assert [base.agent for base in desks[0].bases] == [0, 1, 2]
        assert [base.agent for base in desks[1].bases] == [3, 4, 5]


def test_R5_a_refill_belongs_to_the_turn_of_the_attack_that_caused_it() -> None:
    at = Situation([3, 1, 2], [5, 4, 3], turn_limit=2)
    at.base_attack(0, 0, 1)
    assert at.waiting == ((1,), "refill")
    assert at.view().turn == 1
    at.refill(1, 2, 0)
    assert at.waiting == ((1,), "turn")
    assert at.view().turn == 2
    at.base_attack(1, 0, 1)
    assert at.outcome is not None


def test_R5_the_last_turn_is_resolved_in_full_refill_included() -> None:
    at = Situation([3, 1, 2], [5, 3, 6], turn_limit=1)
    at.base_attack(0, 0, 1)
    assert at.outcome is None
    at.refill(0, 0, 9)
    assert at.outcome == {"winners": [0], "scores": [1, 0], "reason": "turn_limit"}


def test_R5_the_last_base_felled_from_a_base_still_asks_for_the_refill_before_the_end() -> None:
    at = Situation([2], [2], agents=4, bases=1)
    at.base_attack(0, 0, 0)
    assert at.outcome is None
    assert at.waiting == ((0,), "refill")
    at.refill(0, 0, 3)
    assert at.outcome == {"winners": [0], "scores": [1, 0], "reason": "bases_fallen"}


def test_R5_the_defender_refills_after_the_attackers_last_base_has_fallen() -> None:
    at = Situation([0, 2], [4, 3], agents=5, bases=2)
    at.hand_attack(0, 1, 0)
    at.hand_attack(1, 0, 0)
    at.swap(0, 1, 4)
    at.hand_attack(1, 1, 1)
    at.base_attack(0, 1, 1)
    assert at.waiting == ((1,), "refill")
    at.refill(1, 0, 2)
    assert at.outcome == {"winners": [1], "scores": [0, 3], "reason": "bases_fallen"}


def test_R5_a_last_base_that_falls_on_the_last_turn_ends_the_game_by_fallen_bases() -> None:
    at = felled_all_of_seat_1(turn_limit=5)
    assert at.outcome == {"winners": [0], "scores": [3, 0], "reason": "bases_fallen"}


def test_R5_at_the_limit_the_tie_is_broken_by_the_hands() -> None:
    at = Situation([0, 1, 2], [3, 4, 5], turn_limit=2)
    at.hand_attack(0, 9, 0)
    at.hand_attack(1, 9, 0)
    assert at.outcome == {"winners": [0], "scores": [0, 0], "reason": "turn_limit"}


def test_R6_with_fewer_bases_all_of_them_is_all() -> None:
    at = Situation([0, 1], [2, 3], agents=5, bases=2)
    at.hand_attack(0, 2, 0)
    at.hand_attack(1, 4, 0)
    at.hand_attack(0, 3, 1)
    assert at.outcome == {"winners": [0], "scores": [2, 0], "reason": "bases_fallen"}
    assert at.refusal(0, type="place", agents=[0, 1, 2]) == "place_count"
