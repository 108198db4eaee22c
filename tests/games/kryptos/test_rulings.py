"""Kryptos: a test for every ruling of its page."""

from random import Random

import pytest

from filature.core.events import SPECTATOR
from filature.games.kryptos.cards import colour_of
from filature.games.kryptos.rules import Kryptos
from tests.games.kryptos.situation import Situation, random_moments
from tests.games.kryptos.test_rules import random_reveals

NO_CARD_FITS = [
    [4, 5, 6, 9, 10, 13, 14, 17, 18, 31],
    [1, 3, 7, 8, 11, 21, 25, 27, 28, 32],
    [2, 12, 15, 16, 19, 20, 22, 23, 29, 30],
]
"""With two yellow and two red cards face up, seat 0 has no other card in its middle."""
UNTIL_SEAT_0 = [8, 6, 2, 6, 1]
"""Seats 2, 1, 0, 2, 1 turn up 29 and 25 (yellow), 6 and 22 (red), and 3; then seat 0 is due."""


def test_R1_a_seat_without_points_cannot_pay_and_its_turn_ends() -> None:
    at = Situation()
    for _ in range(2):
        at.wrong(0, 1)
        at.wrong(0, 1)
        at.miss(1, 2)
        at.miss(2, 1)
    assert at.scores[0] == 0
    at.wrong(0, 1)
    assert at.waiting == ((1,), "guess")


def test_R2_a_guess_may_be_a_number_of_ones_own_or_one_that_the_order_makes_impossible() -> None:
    at = Situation()
    assert at.refusal(0, type="guess", target=1, position=5, value=9) is None
    assert at.refusal(0, type="guess", target=1, position=2, value=32) is None


def test_R3_when_no_card_meets_all_conditions_that_of_the_colours_is_dropped_first() -> None:
    at = Situation(3, hands=NO_CARD_FITS, reveals=UNTIL_SEAT_0, setup="advanced")
    assert at.waiting == ((0,), "reveal")
    assert at.game.may_reveal(at.state, 0) == [3, 4, 5, 6, 7, 8]
    assert at.refusal(0, type="reveal", position=1) == "reveal_neighbour"
    assert at.refusal(0, type="reveal", position=0) == "reveal_end"
    at.play(0, type="reveal", position=3)
    assert at.told()[-1]["dropped"] == 1


def test_R3_then_that_of_neighbours_then_that_of_the_ends() -> None:
    game = Kryptos(3, {"setup": "advanced"})
    assert game.first_broken(0, 6, [], []) == 3
    assert game.first_broken(9, 6, [5], [1, 2, 5, 6, 10]) == 3
    assert game.first_broken(4, 6, [5], [2, 10]) == 2
    assert game.first_broken(4, 6, [8], [2, 10, 8]) == 1
    assert game.first_broken(4, 6, [8], [2, 8]) == 0


def test_R4_a_seat_with_no_card_to_name_passes_and_a_pass_counts_as_a_turn() -> None:
    at = Situation(target_score=1000)
    while at.down(1) or at.down(2):
        acting = at.waiting[0][0]
        if at.waiting[1] == "pass":
            break
        targets = [seat for seat in (1, 2) if seat != acting and at.down(seat)]
        if targets:
            at.right(acting, targets[0])
        else:
            at.miss(acting, 0)
    while at.waiting != ((0,), "pass"):
        at.miss(at.waiting[0][0], 0)
    turn = at.view().turn
    assert turn is not None
    assert list(at.game.factored(at.state, 0).expand()) == [{"type": "pass"}]
    assert at.refusal(0, type="guess", target=1, position=0, value=31) == "already_up"
    at.play(0, type="pass")
    assert at.told()[-1] == {"type": "passed", "seat": 0}
    assert at.waiting == ((1,), "guess")
    assert at.view().turn == turn + 1


def test_R4_when_every_card_of_every_hand_is_face_up_the_game_ends_at_once() -> None:
    game = Kryptos(3, {"target_score": 1000})
    last = random_moments(game, 3, skill=0.9)[-1]
    outcome = game.outcome(last.state)
    assert outcome is not None
    assert outcome.reason == "all_revealed"
    view = game.view(last.state, SPECTATOR)
    assert not any(hand.face_down for hand in view.hands)


def test_R5_what_is_at_stake_depends_on_what_the_owner_still_has_face_down() -> None:
    at = Situation(target_score=1000)
    gained = []
    while at.down(1):
        if at.waiting[0][0] == 0:
            left = len(at.down(1))
            before = at.scores[0]
            at.right(0, 1)
            gained.append((left, at.scores[0] - before))
        else:
            at.miss(at.waiting[0][0], 0)
    assert gained == [(8, 3), (7, 3), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2), (1, 1)]
    assert len(at.down(0)) == 8


def test_R6_the_round_in_which_the_target_was_reached_is_completed() -> None:
    at = Situation(4, first=1, target_score=5)
    at.miss(1, 2)
    at.right(2, 1)
    for seat in (3, 0):
        assert at.outcome is None
        assert at.waiting == ((seat,), "guess")
        at.miss(seat, 1)
    assert at.outcome is not None
    assert at.outcome["winners"] == [2]


def all_turned_up(misses: int, target_score: int) -> tuple[Situation, int]:
    """Let seats 1 and 2 miss so often, else all guess right; return the end and who acted last."""
    at = Situation(target_score=target_score)
    last = -1
    while at.outcome is None:
        last = at.waiting[0][0]
        targets = [seat for seat in range(3) if seat != last and at.down(seat)]
        if not targets:
            at.play(last, type="pass")
        elif misses and last:
            misses -= 1
            at.miss(last, targets[0])
        else:
            at.right(last, max(targets, key=lambda seat: len(at.down(seat))))
    return at, last


def test_R7_the_last_card_ends_the_game_at_once_also_after_the_target_was_reached() -> None:
    at, last = all_turned_up(misses=2, target_score=26)
    reached = next(told for told in at.told() if told["type"] == "target_reached")
    assert reached == {"type": "target_reached", "seat": 0, "points": 26}
    assert last == 1  # seat 2 does not have its turn any more
    assert at.outcome == {"winners": [0], "scores": [26, 23, 20], "reason": "all_revealed"}


def test_R8_the_target_stays_reached_when_the_seat_then_falls_below_it() -> None:
    at = Situation(bribe=True, target_score=3)
    at.wrong(0, 1)
    at.wrong(0, 1)
    assert at.scores == [1, 3, 2]
    assert at.view().target_reached
    at.wrong(1, 2)
    at.wrong(1, 2)
    assert at.scores == [1, 2, 3]
    at.wrong(2, 0)
    at.wrong(2, 0)
    assert at.outcome == {"winners": [0], "scores": [2, 2, 2], "reason": "target_reached"}


def test_R9_a_guess_already_refuted_may_be_repeated() -> None:
    at = Situation()
    at.guess(0, 1, 5, 17)
    at.guess(0, 1, 5, 17)
    assert at.scores == [1, 2, 2]
    assert at.cards(1)[5].refuted == [17]


def test_R9_R3_is_not_rare() -> None:
    for seats, low, high in ((4, 0.02, 0.25), (6, 0.1, 0.45)):
        dropped = sum(any(e.dropped for e in random_reveals(seats, seed)) for seed in range(150))
        assert low < dropped / 150 < high


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_R10_a_reveal_that_R3_had_to_allow_tells_that_no_other_card_fitted(viewer: int) -> None:
    at = Situation(3, hands=NO_CARD_FITS, reveals=[*UNTIL_SEAT_0, 3], setup="advanced")
    rng = Random(viewer)
    for _ in range(40):
        world = at.game.sample_world(at.knowledge(viewer), rng)
        hand = world.state.cards[:10]
        assert hand[2] == 6
        assert hand[3] == 9
        for card in (hand[1], *hand[4:9]):
            assert colour_of(card) in ("yellow", "red") or card == 7  # 6 was turned up first


def test_R10_counts_only_the_cards_then_face_down() -> None:
    """In the set-up before, the same hand may hold other colours in its middle."""
    at = Situation(3, hands=NO_CARD_FITS, reveals=UNTIL_SEAT_0, setup="advanced")
    hands = [at.game.sample_world(at.knowledge(1), Random(n)).state.cards[:10] for n in range(40)]
    assert any(colour_of(card) in ("blue", "green") for hand in hands for card in hand[3:9])
