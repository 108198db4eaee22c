"""The search over sampled worlds: it finds what is best, and only from what it is given."""

from random import Random

import pytest

from filature.bots.player import Budget
from filature.bots.search import Ismcts, Tried, contest, sampled, shares, spent
from filature.core.game import Outcome
from filature.games.agent_hunter.rules import AgentHunter, State
from filature.testing import random_game


def biased(world: float, candidate: float, rng: Random) -> float:
    """A candidate is worth itself, more or less."""
    return candidate + world


def noise(rng: Random) -> float:
    return rng.random() - 0.5


def test_a_contest_finds_the_best_candidate_and_tries_it_longest() -> None:
    found = contest([0.1, 0.9, 0.5, 0.3], noise, biased, Budget(iterations=80).counter(), Random(1))
    assert [tried.candidate for tried in found][:2] == [0.9, 0.5]
    assert found[0].tries == max(tried.tries for tried in found)
    assert sum(tried.tries for tried in found) <= 80


def test_candidates_are_compared_in_the_same_worlds() -> None:
    """The noise is the same for all, so even a small difference is seen at once."""
    found = contest([0.50, 0.51], noise, biased, Budget(iterations=6).counter(), Random(3))
    assert found[0].candidate == 0.51


def test_what_is_thought_beforehand_counts_as_so_many_tries() -> None:
    found = contest(
        ["a", "b"],
        noise,
        lambda world, candidate, rng: 0.5,
        Budget(iterations=4).counter(),
        Random(1),
        priors=[(0.1, 2.0), (0.9, 2.0)],
    )
    assert found[0].candidate == "b"
    assert found[0].mean == pytest.approx((0.9 * 2 + 0.5 * 2) / 4)
    assert Tried("c").mean == float("-inf")


def test_a_contest_of_one_or_none_spends_nothing() -> None:
    counter = Budget(iterations=50).counter()
    assert [
        tried.candidate for tried in contest(["a"], noise, biased_never, counter, Random(1))
    ] == ["a"]
    assert contest([], noise, biased_never, counter, Random(1)) == []
    assert counter.done == 0


def biased_never(world: float, candidate: str, rng: Random) -> float:
    raise AssertionError("nothing to compare")


def test_a_contest_ends_on_time_in_milliseconds_too() -> None:
    counter = Budget(milliseconds=20).counter()
    found = contest([0.2, 0.7, 0.4], noise, biased, counter, Random(1))
    assert found[0].candidate == 0.7
    assert spent(counter) == 1.0


def test_a_shared_victory_is_shared() -> None:
    assert shares(Outcome([1], [0, 3], "x"), 2) == [0.0, 1.0]
    assert shares(Outcome([0, 2], [3, 0, 3], "x"), 3) == [0.5, 0.0, 0.5]
    assert shares(Outcome([], [0, 0], "x"), 2) == [0.0, 0.0]


def test_information_set_search_finds_the_winning_hit() -> None:
    game = AgentHunter(2, {"agents": 5, "bases": 1, "tokens": 1, "turn_limit": 3})
    state = game.new()
    told = []
    for seat, action in (
        (0, {"type": "place", "agents": [4]}),
        (1, {"type": "place", "agents": [1]}),
        (-1, {"type": "first_player", "first": 0}),
        (0, {"type": "attack", "from": "hand", "agent": 2, "target": 0}),
        (1, {"type": "attack", "from": "hand", "agent": 0, "target": 0}),
    ):
        events = game.play(state, seat, game.from_record(action))
        told += [t for event in events if (t := event.told(0)) is not None]
    knowledge = game.knowledge(0, told)
    found = Ismcts(game).search(
        0, sampled(game, knowledge), Budget(iterations=300).counter(), Random(5)
    )
    hit = game.from_record({"type": "attack", "from": "hand", "agent": 1, "target": 0})
    assert found[0].move == hit
    assert found[0].value == 1.0
    legal = game.legal(state, 0)
    assert all(one.move in legal for one in found)
    assert sum(one.visits for one in found) == 300


def test_information_set_search_is_the_same_again_and_ends_within_simultaneous_choices() -> None:
    game = AgentHunter(2, {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 4})
    for moment in random_game(game, 2)[:-1]:
        for seat in game.to_act(moment.state):
            if seat < 0:
                continue
            knowledge = game.knowledge(seat, moment.told[seat])
            searches = [
                Ismcts(game).search(
                    seat, sampled(game, knowledge), Budget(iterations=60).counter(), Random(9)
                )
                for _ in range(2)
            ]
            assert searches[0] == searches[1]
            assert searches[0][0].move in game.legal(moment.state, seat)


def test_only_the_moves_worth_a_look_are_looked_at() -> None:
    game = AgentHunter(2, {"agents": 4, "bases": 1, "tokens": 0, "turn_limit": 4})
    moment = next(m for m in random_game(game, 4) if m.state.phase == 2)
    seat = game.to_act(moment.state)[0]

    def first_two(state: State, seat: int) -> list[int]:
        legal = game.legal(state, seat)
        return [legal.nth(index) for index in range(min(2, len(legal)))]

    search = Ismcts(game, moves=first_two, playout=lambda state, rng: [0.5, 0.5])
    knowledge = game.knowledge(seat, moment.told[seat])
    found = search.search(
        seat, sampled(game, knowledge), Budget(iterations=40).counter(), Random(1)
    )
    assert {one.move for one in found} <= set(first_two(moment.state, seat))
