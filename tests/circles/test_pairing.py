"""Who meets whom, who rests and who sits where, in every kind of event."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.circles.pairing import (
    Round,
    byes,
    first_seats,
    met,
    most_swiss_rounds,
    pods,
    round_robin,
    rounds_of_robin,
    seat_counts,
    swiss,
)


def everybody_once(round: Round, players: list[int]) -> None:
    """Check that each has one place in a round, and nobody two."""
    placed = [one for table in round.tables for one in table if one is not None]
    assert Counter([*placed, *round.byes]) == Counter(players)


@pytest.mark.parametrize("count", range(2, 20))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    players = [7 * one for one in range(count)]
    rounds = [round_robin(players, at) for at in range(rounds_of_robin(count, 2))]
    for round in rounds:
        everybody_once(round, players)
    once = rounds[: len(rounds) // 2]
    assert met(once) == dict.fromkeys(map(frozenset, combinations(players, 2)), 1)
    assert {byes(once)[one] for one in players} == {count % 2}
    assert all(abs(first_seats(one, once)) <= 1 for one in players)
    assert set(met(rounds).values()) == {2}
    assert not any(first_seats(one, rounds) for one in players)


def play_swiss(rng: Random, count: int, length: int) -> tuple[list[int], list[Round]]:
    """Play a Swiss in which the standing is anything after each round."""
    players = rng.sample(range(100), count)
    rounds: list[Round] = []
    for _ in range(length):
        standing = rng.sample(players, count)
        rounds.append(swiss(standing, rounds))
        everybody_once(rounds[-1], players)
    return players, rounds


@given(st.integers(2, 24), st.integers(0, 10**6))
def test_in_a_swiss_nobody_meets_twice_and_byes_and_seats_are_even(count: int, seed: int) -> None:
    players, rounds = play_swiss(Random(seed), count, most_swiss_rounds(count))
    assert max(met(rounds).values()) == 1
    rests = [byes(rounds)[one] for one in players]
    assert max(rests) - min(rests) <= 1
    assert all(abs(first_seats(one, rounds)) <= 2 for one in players)


def can_be_paired(people: list[int], rounds: list[Round], rests: bool) -> bool:
    """Tell by trying everything whether a round without repeats is possible."""
    if rests:
        fewest = min(byes(rounds)[one] for one in people)
        return any(
            can_be_paired([other for other in people if other != one], rounds, False)
            for one in people
            if byes(rounds)[one] == fewest
        )
    seen = met(rounds)
    return any(
        all(not seen[frozenset(order[at : at + 2])] for at in range(0, len(order), 2))
        for order in permutations(people)
    )


@given(st.integers(2, 7), st.integers(0, 10**6))
def test_a_swiss_repeats_a_pair_only_where_there_is_no_other_way(count: int, seed: int) -> None:
    """Also in longer ones than events are, as when people leave."""
    rng = Random(seed)
    players = list(range(count))
    rounds: list[Round] = []
    for _ in range(count + 1):
        possible = can_be_paired(players, rounds, bool(count % 2))
        before = met(rounds)
        rounds.append(swiss(rng.sample(players, count), rounds))
        again = any(before[pair] for pair in met(rounds[-1:]))
        assert not (possible and again)


def test_a_swiss_pairs_neighbours_where_nothing_stands_against_it() -> None:
    first = swiss([3, 1, 4, 2], [])
    assert met([first]).keys() == {frozenset({3, 1}), frozenset({4, 2})}
    second = swiss([1, 3, 2, 4], [first])
    assert met([second]).keys() == {frozenset({1, 2}), frozenset({3, 4})}


@given(st.integers(2, 30), st.integers(2, 7), st.integers(1, 6), st.integers(0, 10**6))
def test_pods_are_as_few_as_can_be_and_as_full_as_each_other(
    count: int, seats: int, length: int, seed: int
) -> None:
    rng = Random(seed)
    players = rng.sample(range(100), count)
    rounds: list[Round] = []
    for _ in range(length):
        rounds.append(pods(players, seats, rounds, rng))
        everybody_once(rounds[-1], players)
        tables = rounds[-1].tables
        assert len(tables) == -(-count // seats)
        people = [sum(one is not None for one in table) for table in tables]
        assert max(people) - min(people) <= 1
        assert all(len(table) == seats for table in tables)
    had = seat_counts(rounds)
    spread = [
        max(counts) - min(counts)
        for one in players
        if (counts := [had[one, seat] for seat in range(seats)])
    ]
    assert max(spread) <= 3


def test_in_pods_people_meet_again_less_often_than_by_chance() -> None:
    def again(exchanged: bool) -> int:
        rng, rounds = Random(5), list[Round]()
        for _ in range(4):
            rounds.append(pods(range(16), 4, rounds if exchanged else [], rng))
        return sum(times - 1 for times in met(rounds).values())

    assert again(exchanged=True) * 2 < again(exchanged=False)
