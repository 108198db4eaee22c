"""A game as other people's tools are given it, with nothing of theirs installed."""

from __future__ import annotations

import copy
import pickle
from math import factorial, prod
from random import Random

import pytest

from filature.core.events import CHANCE, SPECTATOR
from filature.core.game import Outcome
from filature.games import AnyGame, catalogue
from filature.research.features import VIEW_SIZE, places, statements, told_statements
from filature.research.stepper import NOBODY, Stepper, UnsupportedGame, check_supported, returns
from filature.testing.random_games import snapshot

GAMES = list(catalogue())


def least(id: str, **options: object) -> AnyGame:
    kind = catalogue()[id]
    return kind(kind.seat_counts[0], options)


def wander(stepper: Stepper, rng: Random, steps: int) -> None:
    """Go on at random, chance by its numbers."""
    for _ in range(steps):
        if stepper.actor == NOBODY:
            return
        if stepper.actor == CHANCE:
            numbers, odds = zip(*stepper.chance(), strict=True)
            stepper.step(rng.choices(numbers, odds)[0])
        else:
            stepper.step(rng.choice(stepper.legal(stepper.actor)))


@pytest.mark.parametrize("id", GAMES)
def test_copies_go_their_own_ways_and_come_back_from_a_pickle(id: str) -> None:
    stepper = Stepper(check_supported(least(id)))
    wander(stepper, Random(1), 10)
    kept = stepper.clone()
    for again in (pickle.loads(pickle.dumps(stepper)), copy.deepcopy(stepper)):
        assert snapshot(again.state) == snapshot(stepper.state)
        for name in ("history", "drawn", "steps", "knowledge", "pending", "decision_numbers"):
            assert getattr(again, name) == getattr(stepper, name)
    wander(stepper, Random(2), 60)
    assert len(stepper.history) > len(kept.history)
    wander(kept, Random(2), 60)
    assert snapshot(kept.state) == snapshot(stepper.state)


@pytest.mark.parametrize("id", GAMES)
def test_worlds_come_back_by_the_numbers_of_their_histories(id: str) -> None:
    """A world's history is walked number by number, and tells its seat what it was told."""
    stepper = Stepper(least(id))
    rng = Random(3)
    for _ in range(6):
        wander(stepper, rng, 25)
        seat = stepper.actor
        if seat < 0:
            stepper.draw_pending_chance(rng)
            seat = stepper.actor
        if seat == NOBODY:
            return
        world = stepper.game.sample_world(stepper.knowledge_of(seat), rng)
        walked = Stepper(stepper.game)
        for actor, move in world.history:
            for number in walked.numbers(actor, move):
                walked.step(number)
        assert walked.knowledge_of(seat) == stepper.knowledge_of(seat)
        assert walked.view(seat) == stepper.view(seat)
        assert walked.legal(seat) == stepper.legal(seat)
        assert snapshot(walked.state) == snapshot(world.state)


def test_simultaneous_choices_are_asked_for_in_seat_order_and_stay_hidden() -> None:
    stepper = Stepper(least("agent_hunter"))
    told = []
    for placement in stepper.legal(0)[:2]:
        other = stepper.clone()
        assert (other.actor, other.legal(1)) == (0, [])
        other.step(placement)
        assert other.actor == 1
        told.append((other.knowledge_of(1), other.view(1), other.legal(1)))
    assert told[0] == told[1]


def test_a_deal_in_pieces_is_as_likely_as_any_other() -> None:
    game = least("kryptos")
    stepper = Stepper(game)
    stepper.step(0)
    odds = []
    rng = Random(4)
    while stepper.actor == CHANCE:
        choices = dict(stepper.chance())
        number = rng.choice(list(choices))
        odds.append(choices[number])
        stepper.step(number)
    hands, aside = stepper.history[-1][1]  # type: ignore[misc]
    sizes = [len(hand) for hand in (*hands, aside)]
    deals = factorial(sum(sizes)) // prod(factorial(size) for size in sizes)
    assert prod(odds) == pytest.approx(1 / deals)


def test_every_shuffle_is_as_likely_as_its_copies_make_it() -> None:
    game = least("double_agent")
    stepper = Stepper(game)
    rng = Random(5)
    wander(stepper, rng, 2)
    odds = []
    while stepper.drawn or game.outcomes(stepper.state) is None:
        choices = dict(stepper.chance())
        number = rng.choice(list(choices))
        odds.append(choices[number])
        stepper.step(number)
    decks = stepper.history[-1][1]
    assert isinstance(decks, tuple)
    orders = prod(
        factorial(len(deck)) // prod(factorial(deck.count(kind)) for kind in set(deck))
        for deck in decks
    )
    assert prod(odds) == pytest.approx(1 / orders)


def test_a_game_without_end_is_cut_short() -> None:
    stepper = Stepper(least("kryptos"), longest=7)
    wander(stepper, Random(6), 100)
    assert stepper.actor == NOBODY
    assert stepper.cut_short
    assert returns(stepper.game, stepper.outcome) == [0.0, 0.0, 0.0]


def test_returns_sum_to_nothing_unless_nobody_at_the_table_has_won() -> None:
    two, three = least("agent_hunter"), least("spies_vs_spies")
    assert returns(two, Outcome([1], [0, 1], "")) == [-1, 1]
    assert returns(two, Outcome([0, 1], [1, 1], "")) == [0, 0]
    assert returns(three, Outcome([2], [0, 0, 1, 0], "")) == [-0.5, -0.5, 1]
    assert returns(three, Outcome([0, 3], [1, 0, 0, 1], "")) == [0.25, -0.5, -0.5]
    assert returns(three, Outcome([3], [0, 0, 0, 1], "")) == [-0.5, -0.5, -0.5]


def test_what_is_not_due_is_not_numbered() -> None:
    stepper = Stepper(least("agent_hunter"))
    with pytest.raises(ValueError, match="not to act now"):
        stepper.numbers(1, 99)


def test_a_game_that_says_too_little_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = least("kryptos")
    monkeypatch.setattr(type(game), "drawing", lambda self, state: None)
    stepper = Stepper(game)
    stepper.step(0)
    with pytest.raises(UnsupportedGame, match="neither lists"):
        stepper.chance()
    game.decision_codes = 0
    with pytest.raises(UnsupportedGame, match="does not say how many codes"):
        check_supported(game)


def test_a_view_is_taken_apart_into_statements() -> None:
    assert statements({"a": {"b": [3, None]}, "c": None, "d": True}) == [
        ".a.b.0=3",
        ".a.b:3",
        ".d=True",
    ]
    stepper = Stepper(least("agent_hunter"))
    wander(stepper, Random(7), 9)
    told = list(told_statements(stepper.knowledge[SPECTATOR]))
    assert "first_player.seat=0" in told or "first_player.seat=1" in told
    assert any(statement.startswith('2 {"type":"first_player"') for statement in told)
    marked = places(statements(stepper.view(0)), VIEW_SIZE)
    assert marked == places(statements(stepper.clone().view(0)), VIEW_SIZE)
    assert marked < set(range(VIEW_SIZE))
    assert marked != places(statements(stepper.view(1)), VIEW_SIZE)
