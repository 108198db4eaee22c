"""Kryptos: what its bots go by. What holds for all bots is in `tests/games/test_bots.py`."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import isclose
from random import Random
from typing import Any

import pytest

from filature.bots.player import LIVE, Bot, Budget, Choice
from filature.games import bots_of
from filature.games.kryptos import bot as bots
from filature.games.kryptos.cards import count_colours
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import GUESS, SECOND_ATTEMPT
from filature.games.kryptos.thinking import importance_sampling, posterior
from filature.games.kryptos.thinking.exposure import exposure
from filature.games.kryptos.thinking.gaps import even_shares, possible_numbers
from filature.games.kryptos.thinking.importance_sampling import WeightedWorlds, log_likelihood
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.lookahead import Guess, Lookahead, best_guesses
from filature.games.kryptos.thinking.posterior import Posterior, Probabilities, each_hand
from filature.games.kryptos.thinking.reference import OneHand
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.win_probability import turns_left, win_probability
from tests.games.kryptos.situation import EVERY_THIRD, Situation, random_moments

LEVELS = ("recruit", "novice", "agent", "master")
FEW = Budget(iterations=6)


def bot(name: str) -> Bot:
    return bots_of("kryptos")[name]


def choose(name: str, situation: Situation, seat: int, seed: int = 0) -> Choice:
    return bot(name).choose(situation.question(seat), FEW, Random(seed))


def exact(info: InfoState) -> Probabilities:
    return Posterior(info.public, info.seat, info.hand).probabilities


@pytest.mark.parametrize("name", LEVELS)
def test_the_only_thing_left_to_do_is_done(name: str) -> None:
    """R4: a seat with no card to name passes."""
    situation = Situation(3, target_score=90)
    while situation.waiting[1] != "pass":
        seat = situation.acting
        situation.right(seat, next(s for s in (2, 1, 0) if s != seat and situation.down(s)))
    assert choose(name, situation, situation.acting).action == {"type": "pass"}


def test_a_live_master_keeps_its_time() -> None:
    """Far above what it takes, so that a busy machine does not fail it."""
    situation = Situation(3, hands=EVERY_THIRD, reveals=[4, 4, 4, 5, 5, 5])
    situation.miss(0, 1)
    choice = bot("master").choose(situation.question(1), LIVE, Random(0))
    assert choice.action["type"] == "guess"


# ref-one-hand


def shares_by_brute_force(situation: Situation, seat: int) -> dict[tuple[int, int, int], Fraction]:
    """List every way to fill each other hand on its own, as the page says."""
    view = situation.view(seat)
    own = {card.card for card in view.hands[seat].cards}
    free = [n for n in view.not_up if n not in own]
    found: dict[tuple[int, int, int], Fraction] = {}
    for hand in view.hands:
        down = [at for at, card in enumerate(hand.cards) if not card.up]
        if hand.seat == seat or not down:
            continue
        ways: Counter[tuple[int, int]] = Counter()
        total = 0
        for filled in combinations(free, len(down)):
            cards = [card.card for card in hand.cards]
            for at, number in zip(down, filled, strict=True):
                cards[at] = number
            if (
                cards == sorted(cards, key=lambda n: n or 0)
                and count_colours(filled) == hand.colours_down
                and not any(cards[at] in hand.cards[at].refuted for at in down)
            ):
                total += 1
                ways.update(zip(down, filled, strict=True))
        for (at, number), count in ways.items():
            found[hand.seat, at, number] = Fraction(count, total)
    return found


def late_in_a_game(seed: int) -> tuple[Situation, int]:
    """Play on until few cards are face down; return whose turn it is."""
    rng = Random(seed)
    cards = list(range(1, 33))
    rng.shuffle(cards)
    hands = [sorted(cards[at : at + 10]) for at in (0, 10, 20)]
    situation = Situation(3, hands=hands, target_score=90, reveals=[2, 5, 7, 3, 1, 4])
    seat = 0
    for _ in range(13):
        targets = [s for s in range(3) if s != seat and len(situation.down(s)) > 3]
        if not targets:
            break
        target = rng.choice(targets)
        if rng.random() < 0.7:
            situation.right(seat, target, rng.choice(situation.down(target)))
        else:
            situation.miss(seat, target)
        seat = (seat + 1) % 3
    return situation, seat


@pytest.mark.parametrize("seed", range(5))
def test_one_hand_names_evenly_what_has_the_highest_share_of_a_hand_on_its_own(seed: int) -> None:
    situation, seat = late_in_a_game(seed)
    found = shares_by_brute_force(situation, seat)
    best = max(found.values())
    named = {key for key, share in found.items() if share == best}
    share, listed = OneHand().highest_share(situation.info(seat))
    assert (share, set(listed)) == (best, named)
    chosen: Counter[tuple[int, int, int]] = Counter()
    for draw in range(60 if len(named) > 1 else 3):
        action = choose("ref-one-hand", situation, seat, draw).action
        chosen[action["target"], action["position"], action["value"]] += 1
    assert set(chosen) <= named
    if 1 < len(named) <= 6:
        assert set(chosen) == named


def test_one_hand_buys_the_second_attempt_from_a_third_on() -> None:
    bought = Counter[bool]()
    for seed in range(12):
        situation, seat = late_in_a_game(seed)
        situation.wrong(seat, next(s for s in range(3) if s != seat))
        if situation.waiting[1] != "second_attempt":
            continue
        best = max(shares_by_brute_force(situation, seat).values())
        buys = choose("ref-one-hand", situation, seat).action["type"] == "guess"
        assert buys == (best >= Fraction(1, 3))
        bought[buys] += 1
    situation = Situation(3, hands=EVERY_THIRD)
    situation.guess(0, 1, 9, 32)
    best = OneHand().highest_share(situation.info(0))[0]
    assert (choose("ref-one-hand", situation, 0).action["type"] == "guess") == (best * 3 >= 1)
    assert bought[True]


def test_one_hand_reveals_evenly() -> None:
    situation = Situation(3, reveals=[])
    drawn = Counter(
        choose("ref-one-hand", situation, 2, draw).action["position"] for draw in range(200)
    )
    assert set(drawn) == set(range(10))
    assert max(drawn.values()) < 45


# What the levels go by


def test_a_recruit_names_nothing_that_is_plainly_impossible() -> None:
    situation, seat = late_in_a_game(1)
    found = shares_by_brute_force(situation, seat)
    open_numbers = possible_numbers(situation.info(seat))
    for (target, position, number), share in found.items():
        if share:
            assert number in open_numbers[target, position]
    for draw in range(30):
        action = choose("recruit", situation, seat, draw).action
        assert action["value"] in open_numbers[action["target"], action["position"]]


def test_a_novice_fills_a_gap_evenly() -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[3, 3, 3, 6, 6, 6])
    there = even_shares(situation.info(0))[1, 4]
    # Of the unseen numbers between 11 and 20, which are 14, 15, 17 and 18, two are there.
    assert there == {14: 1 / 2, 15: 1 / 3, 17: 1 / 6}


@pytest.mark.parametrize("name", ["agent", "master"])
def test_a_certain_card_is_named(name: str) -> None:
    situation = Situation(3, first=0, hands=EVERY_THIRD, reveals=[4, 4, 3, 6, 5, 6])
    for _ in range(20):
        seat = situation.acting
        known = exact(situation.info(seat))
        sure = {spot: n for spot, there in known.items() for n in there if there[n] == 1}
        owners = {target for target, _ in sure}
        if len(owners) == 1 and len(situation.down(*owners)) > 2:
            action = choose(name, situation, seat).action
            assert sure.get((action["target"], action["position"])) == action["value"]
            return
        situation.right(seat, (seat + 1) % 3)
    raise AssertionError("nothing was ever certain")


@pytest.mark.parametrize("name", ["agent", "master"])
def test_the_card_turned_up_tells_little(name: str) -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[])
    info = situation.info(2)
    chosen = choose(name, situation, 2).action["position"]
    exposed = sorted(exposure(info, [position]) for position in range(10))
    assert exposure(info, [chosen]) <= exposed[4]


def test_an_agent_pays_for_what_is_worth_more_than_a_point() -> None:
    seen = Counter[str]()
    for seed in range(20):
        situation, seat = late_in_a_game(seed)
        situation.wrong(seat, (seat + 1) % 3)
        if situation.waiting[1] != "second_attempt":
            continue
        info = situation.info(seat)
        best = best_guesses(info.public, exact(info))[0]
        kind = choose("agent", situation, seat).action["type"]
        assert (kind == "guess") == (best.value > 1)
        seen[kind] += 1
    assert seen["guess"]


def test_in_the_last_turn_the_points_decide_and_of_equals_the_first_player() -> None:
    """Seat 0 has reached 8 points, seat 2 has 5 and the last turn of the game."""
    situation = Situation(3, hands=EVERY_THIRD, reveals=[4, 4, 4, 5, 5, 5], target_score=8)
    situation.right(0, 1)
    situation.miss(1, 2)
    situation.right(2, 0)
    situation.right(0, 1)
    situation.miss(1, 0)
    info = situation.info(2)
    assert (info.scores, info.target_reached) == ([8, 2, 5], True)
    assert turns_left(info, info.scores) == [0, 0, 0]
    assert win_probability(info, info.scores, 0) == 1.0
    assert win_probability(info, [8, 2, 9], 2) == 1.0
    assert win_probability(info, [8, 2, 8], 2) == 0.0


def test_the_race_counts_turns_and_ties_as_the_rules_do() -> None:
    situation = Situation(3, hands=EVERY_THIRD, first=1)
    info = situation.info(1)
    assert turns_left(info, [2, 5, 2]) == [5, 4, 5]
    chances = [win_probability(info, [2, 5, 2], seat) for seat in range(3)]
    assert isclose(sum(chances), 1.0)
    assert chances[1] > chances[2] > chances[0]


# What the others' guesses tell


def test_a_hand_that_makes_a_guess_sure_explains_it_better() -> None:
    situation = Situation(3, first=1, hands=EVERY_THIRD, reveals=[3, 3, 0, 5, 5, 9])
    situation.guess(1, 2, 4, 15)
    (guess,) = situation.info(0).guesses
    plain = EVERY_THIRD[1]
    # Between 12 and 18 one card of seat 2 is hidden, and 16 is face up in seat 0's hand: a seat
    # with 13, 14 and 17 is sure. All three hands have seat 1's colours, and its 2 and 29 face up.
    sure = [2, 8, 13, 14, 17, 20, 23, 26, 27, 29]
    holds_it = [2, 5, 8, 14, 15, 17, 20, 23, 26, 29]
    known = posterior.one_by_one(guess.public, 1, [sure, plain, holds_it])
    found = [log_likelihood(guess, one) for one in known]
    assert found[0] > found[1] > found[2] + 5


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (4, {"mystery": True}), (5, {})])
def test_worlds_weigh_the_same_together_as_one_by_one(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, Any]
) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed here")
    game = Kryptos(seats, options)
    moments = [
        moment
        for moment in random_moments(game, 8)
        if moment.state.phase == GUESS and len(moment.told[1]) > 2 * seats + 8
    ]
    drawn = 0
    for moment in moments[:4]:
        info = InfoState(game.knowledge(1, moment.told[1]))
        found = []
        for many, together in ((0, 5), (10**9, 1)):
            monkeypatch.setattr(posterior, "MANY_IN_ALL", many)
            monkeypatch.setattr(importance_sampling, "MOST_TOGETHER", together)
            worlds = WeightedWorlds(info, Budget(iterations=12).counter(), Random(1))
            found.append((worlds.drawn, worlds.weights))
        assert found[0] == found[1]
        drawn += len(found[0][0])
    assert drawn


def test_worlds_are_weighed_and_agree_with_what_is_known() -> None:
    game = Kryptos(3)
    for moment in random_moments(game, 6)[12:24:4]:
        if moment.state.phase not in (GUESS, SECOND_ATTEMPT):
            continue
        info = InfoState(game.knowledge(1, moment.told[1]))
        worlds = WeightedWorlds(info, Budget(iterations=8).counter(), Random(1))
        assert isclose(sum(worlds.weights), 1.0)
        assert len(worlds.drawn) == 8
        assert all(world in worlds.drawn for world in worlds.resample(3, Random(1)))
        certain = exact(info)
        for spot, there in worlds.probabilities().items():
            assert isclose(sum(there.values()), 1.0)
            assert set(there) <= set(certain[spot])


def test_what_is_left_to_the_others_is_what_they_would_find() -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[3, 3, 3, 5, 5, 5])
    info = situation.info(0)
    world = {1: [n for n in EVERY_THIRD[1] if n not in (11, 17)]}
    world[2] = [n for n in EVERY_THIRD[2] if n not in (12, 18)]
    guess = Guess((1, 4), 14, 1.0, 3)
    hits = Lookahead(info, [world]).hits(guess, 0)
    situation.guess(0, 1, 4, 14)
    for other in (1, 2):
        found = exact(situation.info(other)).values()
        assert isclose(hits[other], max(max(there.values()) for there in found))


def test_guesses_that_take_too_long_to_weigh_are_left_to_suspicion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    situation = Situation(3, hands=EVERY_THIRD)
    situation.miss(0, 1)
    situation.miss(1, 2)
    info = situation.info(2)
    suspected = Posterior(info.public, 2, info.hand, suspicions(info)).probabilities
    counter = Budget(iterations=4).counter()
    assert WeightedWorlds(info, counter, Random(1)).probabilities() != suspected
    monkeypatch.setattr(importance_sampling, "WORK", 0)
    worlds = WeightedWorlds(info, counter, Random(1))
    assert worlds.probabilities() == suspected
    assert len(worlds.resample(3, Random(1))) == 3


@pytest.mark.parametrize("name", ["agent", "master"])
def test_what_is_too_much_to_count_is_estimated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    situation = Situation(4)
    situation.miss(0, 1)
    monkeypatch.setattr(Posterior.__init__, "__defaults__", ((), None, 5))
    monkeypatch.setattr(bots, "MOST_STATES", 5)
    assert choose(name, situation, 1).action["type"] == "guess"


def test_each_hand_alone_allows_what_all_hands_together_allow() -> None:
    game = Kryptos(4)
    for moment in random_moments(game, 3)[12:40:4]:
        if moment.state.phase not in (GUESS, SECOND_ATTEMPT):
            continue
        info = InfoState(game.knowledge(1, moment.told[1]))
        alone = each_hand(info, suspicions(info))
        certain = exact(info)
        assert alone.keys() == certain.keys()
        for spot, there in alone.items():
            assert isclose(sum(there.values()), 1.0)
            assert set(there) >= set(certain[spot])


def test_a_master_with_little_time_counts_each_hand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = Situation(6)
    situation.miss(0, 1)
    monkeypatch.setattr(bots, "estimate", None)  # would take longer than there is
    question = situation.question(1)
    choice = bot("master").choose(question, Budget(milliseconds=10), Random(1))
    assert choice.action["type"] == "guess"
