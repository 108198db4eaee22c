"""Kryptos: its bots are legal, the same again, blind to the truth, and can say why."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import isclose
from random import Random
from typing import Any

import msgspec
import pytest

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Bot, Budget, Choice, Question
from filature.games import bots_of, words_of
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import GUESS, REVEAL, SECOND_ATTEMPT
from filature.games.kryptos.thinking import evidence
from filature.games.kryptos.thinking.evidence import Worlds, log_likelihood
from filature.games.kryptos.thinking.lookahead import Afterwards, Guess, best_guesses
from filature.games.kryptos.thinking.race import turns_left, winning
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.reference import OneHand
from filature.games.kryptos.thinking.revealing import exposure
from filature.games.kryptos.thinking.simple import possible, shares
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.table import Sight
from filature.testing import snapshot
from tests.games.kryptos.plays import lively_game
from tests.games.kryptos.situation import Situation

LEVELS = ("recruit", "novice", "agent", "master")
FEW = Budget(iterations=6)
PEOPLE = ["Ada", "Bob", "Chloé", "Dov", "Eve", "Fay"]
SIX_SHORT: dict[str, Any] = {"target_score": 5}


def bot(name: str) -> Bot:
    return bots_of("kryptos")[name]


class Watched:
    """Plays as another bot, and keeps what was answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers: list[Choice] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
        self.answers.append(choice)
        return choice


def asked(situation: Situation, seat: int) -> Question:
    game, state = situation.game, situation.state
    return Question(situation.knowledge(seat), game.asked(state, seat), game.factored(state, seat))


def choose(name: str, situation: Situation, seat: int, seed: int = 0) -> Choice:
    return bot(name).choose(asked(situation, seat), FEW, Random(seed))


# All levels


@pytest.mark.parametrize("name", [*LEVELS, "ref-one-hand"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (3, {"setup": "advanced", "target_score": 40}),
        (4, {"bribe": True, "mystery": True, "target_score": 6}),
        (5, {"setup": "advanced", "target_score": 8}),
    ],
)
def test_every_choice_is_legal_and_has_words(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = Kryptos(seats, options)
    watched = Watched(bot(name))
    play_bots(game, [(name, watched)] * seats, "legal", FEW)
    for language in ("fr", "en"):
        words = words_of("kryptos", language)
        assert words.has(f"bot-{name}")
        assert words.has(f"bot-{name}-how")
        for choice in watched.answers:
            assert choice.reason is not None
            assert words.say("reason", choice.reason, 0, PEOPLE[:seats])


def test_six_seats_are_played_by_all_levels_together() -> None:
    game = Kryptos(6, SIX_SHORT)
    watched = [(name, Watched(bot(name))) for name in (*LEVELS, "ref-one-hand", "ref-random")]
    play_bots(game, watched, "six", FEW)
    assert all(one.answers for _, one in watched)


def test_the_bots_come_in_order_of_strength_then_the_references() -> None:
    ours = (*LEVELS, "ref-one-hand", "ref-master-1", "ref-random", "ref-search")
    assert tuple(bots_of("kryptos")) == ours


@pytest.mark.parametrize("name", [*LEVELS, "ref-one-hand"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_another_truth_behind_the_same_knowledge_changes_no_choice(name: str, seats: int) -> None:
    game = Kryptos(seats, {"setup": "advanced"} if seats == 4 else {})
    rng = Random(f"{name} {seats}")
    for phase in (REVEAL, GUESS, SECOND_ATTEMPT):
        moments = [m for m in lively_game(game, seats) if m.state.phase == phase]
        for moment in rng.sample(moments, min(2, len(moments))):
            seat = game.to_act(moment.state)[0]
            knowledge = game.knowledge(seat, moment.told[seat])
            for _ in range(20):
                world = game.sample_world(knowledge, rng)
                if snapshot(world.state) != snapshot(moment.state):
                    break
            answers = []
            for state, told in (
                (moment.state, moment.told[seat]),
                (world.state, game.replay_told(world.history, seat)),
            ):
                question = Question(
                    game.knowledge(seat, told), game.asked(state, seat), game.factored(state, seat)
                )
                answers.append(bot(name).choose(question, FEW, Random(5)))
            assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])


@pytest.mark.parametrize("name", LEVELS)
def test_the_only_thing_left_to_do_is_done(name: str) -> None:
    """R4: whoever finds no card to name passes."""
    situation = Situation(3, target_score=90)
    turn = 0
    while situation.waiting[1] != "pass":
        seat = turn % 3
        other = next(s for s in (2, 1, 0) if s != seat and situation.down(s))
        situation.right(seat, other)
        turn += 1
    (seat,) = situation.waiting[0]
    assert choose(name, situation, seat).action == {"type": "pass"}


def test_a_live_master_keeps_its_time() -> None:
    """Far above what it takes, so that a busy machine does not fail it."""
    situation = Situation(3, hands=EVERY_THIRD, reveals=[4, 4, 4, 5, 5, 5])
    situation.miss(0, 1)
    choice = bot("master").choose(asked(situation, 1), LIVE, Random(0))
    assert choice.action["type"] == "guess"


# ref-one-hand


EVERY_THIRD = [
    [1, 4, 7, 10, 13, 16, 19, 22, 25, 28],
    [2, 5, 8, 11, 14, 17, 20, 23, 26, 29],
    [3, 6, 9, 12, 15, 18, 21, 24, 27, 30],
]


def by_hand(situation: Situation, seat: int) -> dict[tuple[int, int, int], Fraction]:
    """Write out every way to fill each other hand on its own, as the page says."""
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
            colours = Counter((n - 1) % 4 for n in filled)
            fits = (
                cards == sorted(cards, key=lambda n: n or 0)
                and all(
                    colours[row] == count for row, count in enumerate(hand.colours_down.values())
                )
                and not any(cards[at] in hand.cards[at].refuted for at in down)
            )
            if fits:
                total += 1
                ways.update(zip(down, filled, strict=True))
        for (at, number), count in ways.items():
            found[hand.seat, at, number] = Fraction(count, total)
    return found


def late(seed: int) -> tuple[Situation, int]:
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
    situation, seat = late(seed)
    found = by_hand(situation, seat)
    best = max(found.values())
    named = {key for key, share in found.items() if share == best}
    share, listed = OneHand().highest_share(Reading(situation.knowledge(seat)))
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
        situation, seat = late(seed)
        situation.wrong(seat, next(s for s in range(3) if s != seat))
        if situation.waiting[1] != "second_attempt":
            continue
        best = max(by_hand(situation, seat).values())
        buys = choose("ref-one-hand", situation, seat).action["type"] == "guess"
        assert buys == (best >= Fraction(1, 3))
        bought[buys] += 1
    situation = Situation(3, hands=EVERY_THIRD)
    situation.guess(0, 1, 9, 32)
    best = OneHand().highest_share(Reading(situation.knowledge(0)))[0]
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
    situation, seat = late(1)
    found = by_hand(situation, seat)
    open_numbers = possible(Reading(situation.knowledge(seat)))
    for (target, position, number), share in found.items():
        if share:
            assert number in open_numbers[target, position]
    for draw in range(30):
        action = choose("recruit", situation, seat, draw).action
        assert action["value"] in open_numbers[action["target"], action["position"]]


def test_a_novice_fills_a_gap_evenly() -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[3, 3, 3, 6, 6, 6])
    there = shares(Reading(situation.knowledge(0)))[1, 4]
    # Between 11 and 20 lie, unseen: 14, 15, 17, 18; two of them stand there.
    assert there == {14: 1 / 2, 15: 1 / 3, 17: 1 / 6}


@pytest.mark.parametrize("name", ["agent", "master"])
def test_a_certain_card_is_named(name: str) -> None:
    situation = Situation(3, first=0, hands=EVERY_THIRD, reveals=[4, 4, 3, 6, 5, 6])
    for _ in range(20):
        seat = situation.waiting[0][0]
        chances = Sight(Reading(situation.knowledge(seat)).table, seat, EVERY_THIRD[seat]).chances
        sure = {(s, p): n for (s, p), there in chances.items() for n in there if there[n] == 1}
        if (
            sure
            and len({s for s, _ in sure}) == 1
            and all(len(situation.down(s)) > 2 for s, _ in sure)
        ):
            action = choose(name, situation, seat).action
            assert sure.get((action["target"], action["position"])) == action["value"]
            return
        situation.right(seat, (seat + 1) % 3)
    raise AssertionError("nothing was ever certain")


@pytest.mark.parametrize("name", ["agent", "master"])
def test_the_card_turned_up_tells_little(name: str) -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[])
    reading = Reading(situation.knowledge(2))
    chosen = choose(name, situation, 2).action["position"]
    exposed = sorted(exposure(reading, [position]) for position in range(10))
    assert exposure(reading, [chosen]) <= exposed[4]


def test_an_agent_pays_for_what_is_worth_more_than_a_point() -> None:
    seen = Counter[str]()
    for seed in range(20):
        situation, seat = late(seed)
        situation.wrong(seat, (seat + 1) % 3)
        if situation.waiting[1] != "second_attempt":
            continue
        reading = Reading(situation.knowledge(seat))
        best = best_guesses(reading.table, Sight(reading.table, seat, reading.hand).chances)[0]
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
    reading = Reading(situation.knowledge(2))
    assert (reading.scores, reading.reached) == ([8, 2, 5], True)
    assert turns_left(reading, reading.scores) == [0, 0, 0]
    assert winning(reading, reading.scores, 0) == 1.0
    assert winning(reading, [8, 2, 9], 2) == 1.0
    assert winning(reading, [8, 2, 8], 2) == 0.0


def test_the_race_counts_turns_and_ties_as_the_rules_do() -> None:
    situation = Situation(3, hands=EVERY_THIRD, first=1)
    reading = Reading(situation.knowledge(1))
    assert turns_left(reading, [2, 5, 2]) == [5, 4, 5]
    chances = [winning(reading, [2, 5, 2], seat) for seat in range(3)]
    assert isclose(sum(chances), 1.0)
    assert chances[1] > chances[2] > chances[0]


# Reading the others


def test_a_hand_that_makes_a_guess_sure_explains_it_better() -> None:
    situation = Situation(3, first=1, hands=EVERY_THIRD, reveals=[3, 3, 0, 5, 5, 9])
    situation.guess(1, 2, 4, 15)
    (guess,) = Reading(situation.knowledge(0)).guesses
    plain = EVERY_THIRD[1]
    # Between 12 and 18 one card of seat 2 is hidden, and 16 is face up in seat 0's hand: whoever
    # holds 13, 14 and 17 is sure. All three hands have seat 1's colours, and its 2 and 29 face up.
    sure = [2, 8, 13, 14, 17, 20, 23, 26, 27, 29]
    holds_it = [2, 5, 8, 14, 15, 17, 20, 23, 26, 29]
    found = [log_likelihood(guess, hand) for hand in (sure, plain, holds_it)]
    assert found[0] > found[1] > found[2] + 5


def test_worlds_are_weighed_and_agree_with_what_is_known() -> None:
    game = Kryptos(3)
    for moment in lively_game(game, 6)[12:24:4]:
        if moment.state.phase not in (GUESS, SECOND_ATTEMPT):
            continue
        reading = Reading(game.knowledge(1, moment.told[1]))
        worlds = Worlds(reading, Budget(iterations=8).counter(), Random(1))
        assert isclose(sum(worlds.weights), 1.0)
        assert len(worlds.drawn) == 8
        assert all(world in worlds.drawn for world in worlds.some(3, Random(1)))
        certain = Sight(reading.table, 1, reading.hand).chances
        for spot, there in worlds.chances().items():
            assert isclose(sum(there.values()), 1.0)
            assert set(there) <= set(certain[spot])


def test_what_is_left_to_the_others_is_what_they_would_find() -> None:
    situation = Situation(3, hands=EVERY_THIRD, reveals=[3, 3, 3, 5, 5, 5])
    reading = Reading(situation.knowledge(0))
    world = {1: [n for n in EVERY_THIRD[1] if n not in (11, 17)]}
    world[2] = [n for n in EVERY_THIRD[2] if n not in (12, 18)]
    guess = Guess((1, 4), 14, 1.0, 3)
    hits = Afterwards(reading, [world]).hits(guess, 0)
    situation.guess(0, 1, 4, 14)
    for other in (1, 2):
        table = Reading(situation.knowledge(other)).table
        chances = Sight(table, other, EVERY_THIRD[other]).chances
        assert isclose(hits[other], max(max(there.values()) for there in chances.values()))


def test_guesses_that_take_too_long_to_weigh_are_left_to_suspicion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    situation = Situation(3, hands=EVERY_THIRD)
    situation.miss(0, 1)
    situation.miss(1, 2)
    reading = Reading(situation.knowledge(2))
    suspected = Sight(reading.table, 2, reading.hand, suspicions(reading)).chances
    counter = Budget(iterations=4).counter()
    assert Worlds(reading, counter, Random(1)).chances() != suspected
    monkeypatch.setattr(evidence, "WORK", 0)
    worlds = Worlds(reading, counter, Random(1))
    assert worlds.chances() == suspected
    assert len(worlds.some(3, Random(1))) == 3


@pytest.mark.parametrize("name", ["agent", "master"])
def test_what_is_too_much_to_count_is_estimated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    situation = Situation(4)
    situation.miss(0, 1)
    monkeypatch.setattr(Sight.__init__, "__defaults__", ((), None, 5))
    assert choose(name, situation, 1).action["type"] == "guess"
