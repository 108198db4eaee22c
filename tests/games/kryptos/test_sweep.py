"""The sweep against plain counting: every way of dealing the unseen cards, written out."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.events import SPECTATOR, TRUTH
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.sweep import Deal, Holder, Sweep
from filature.games.kryptos.worlds import Known
from filature.testing.secrecy import chi_square_limit
from tests.games.kryptos.plays import lively_game


def puzzle(rng: Random, most: int = 9) -> tuple[list[int], list[Holder]]:
    """Deal some numbers to a few holders, turn some up and bar some places, all of it true."""
    numbers = rng.sample(range(1, 25), rng.randint(1, most + 4))
    count = rng.randint(1, 4)
    hands: list[list[int]] = [[] for _ in range(count)]
    for number in sorted(numbers):
        rng.choice(hands).append(number)
    unseen, holders = [], []
    for at, hand in enumerate(hands):
        up = set(rng.sample(hand, min(len(hand), rng.choice([0, 1, 2])))) if at else set()
        down = [n for n in hand if n not in up]
        marks = tuple((n, sum(d < n for d in down)) for n in sorted(up))
        barred: dict[int, set[int]] = {}
        for _ in range(rng.choice([0, 0, 3, 8]) if down and at else 0):
            place, number = rng.randrange(len(down)), rng.choice(numbers)
            if down[place] != number:
                barred.setdefault(number, set()).add(place)
        room = tuple(sum((n - 1) % 4 == row for n in down) for row in range(4))
        holders.append(Holder(room, marks, {n: frozenset(p) for n, p in barred.items()}))
        unseen += down
    return sorted(unseen), holders


def fits(deal: Deal, holders: list[Holder]) -> bool:
    for hand, holder in zip(deal, holders, strict=True):
        if any(sum(n < mark for n in hand) != below for mark, below in holder.marks):
            return False
        if any(place in holder.barred.get(n, ()) for place, n in enumerate(hand)):
            return False
    return True


def written_out(unseen: list[int], holders: list[Holder]) -> Iterator[Deal]:
    """Give every number to every holder with room for its colour; keep what fits."""
    ways: list[Deal] = [[[] for _ in holders]]
    for number in unseen:
        row = (number - 1) % 4
        ways = [
            [[*hand, number] if at == to else hand for at, hand in enumerate(way)]
            for way in ways
            for to, holder in enumerate(holders)
            if sum((n - 1) % 4 == row for n in way[to]) < holder.room[row]
        ]
    return (way for way in ways if fits(way, holders))


@given(st.integers(0, 2**32))
def test_it_lists_and_counts_exactly_the_deals_that_fit(seed: int) -> None:
    unseen, holders = puzzle(Random(seed))
    deals = list(written_out(unseen, holders))
    sweep = Sweep(unseen, holders)
    assert sweep.count == len(deals) > 0
    assert sorted(sweep.deals()) == sorted(deals)
    for at, holder in enumerate(holders):
        plain = [Counter(deal[at][place] for deal in deals) for place in range(holder.size)]
        assert sweep.places(at) == [dict(there) for there in plain]


@given(st.integers(0, 2**32))
def test_it_draws_them_evenly(seed: int) -> None:
    rng = Random(seed)
    sweep = Sweep(*puzzle(rng, most=6))
    if not 2 <= sweep.count <= 60:
        return
    draws = 30 * sweep.count
    drawn = Counter(str(sweep.sample(rng)) for _ in range(draws))
    assert set(drawn) == {str(deal) for deal in sweep.deals()}
    chi_square = sum((n - 30) ** 2 / 30 for n in drawn.values())
    assert chi_square <= chi_square_limit(sweep.count - 1)


def test_what_cannot_be_has_no_deal() -> None:
    alone = Holder((1, 0, 0, 0), barred={1: frozenset({0})})
    sweep = Sweep([1], [alone])
    assert sweep.count == 0
    assert list(sweep.deals()) == []
    assert sweep.places(0) == [{}]


def naive_count(unseen: list[int], holders: list[Holder]) -> int:
    """Sweep without pools: remember for each holder how many of each colour it has."""
    numbers = sorted({*unseen, *(mark for holder in holders for mark, _ in holder.marks)})
    layer: dict[tuple[tuple[int, ...], ...], int] = {tuple((0,) * 4 for _ in holders): 1}
    for number in numbers:
        after: Counter[tuple[tuple[int, ...], ...]] = Counter()
        row = (number - 1) % 4
        for state, ways in layer.items():
            if number not in unseen:
                if all(
                    sum(state[at]) == count
                    for at, holder in enumerate(holders)
                    for mark, count in holder.marks
                    if mark == number
                ):
                    after[state] += ways
                continue
            for at, holder in enumerate(holders):
                had = state[at]
                if had[row] < holder.room[row] and sum(had) not in holder.barred.get(number, ()):
                    given = (*had[:row], had[row] + 1, *had[row + 1 :])
                    after[(*state[:at], given, *state[at + 1 :])] += ways
        layer = dict(after)
    return sum(layer.values())


@pytest.mark.parametrize(("seats", "setup"), [(3, "basic"), (3, "advanced"), (4, "advanced")])
def test_whole_games_are_counted_as_without_pools(seats: int, setup: str) -> None:
    game = Kryptos(seats, {"setup": setup})
    for moment in lively_game(game, 5, skill=0.3)[2 + 2 * seats :: 6]:
        known = Known(game, game.knowledge(0, moment.told[0]))
        holders = [known.holder(holder) for holder in known.hidden]
        count = known.sweep().count
        assert count == naive_count(known.unseen(), holders)
        for at in range(len(holders)):
            places = known.sweep().places(at)
            assert all(sum(there.values()) == count for there in places)


def test_whoever_knows_everything_has_one_world() -> None:
    game = Kryptos(4, {"mystery": True, "target_score": 3})
    last = lively_game(game, 2)[-1]
    events = game.replay_told(last.history, TRUTH)
    for viewer, told in ((TRUTH, events), (0, last.told[0]), (SPECTATOR, last.told[SPECTATOR])):
        worlds = list(islice(game.worlds(game.knowledge(viewer, told)), 2))
        assert len(worlds) == 1
        assert worlds[0].history == last.history


@pytest.mark.parametrize(("seats", "limit"), [(3, 0.05), (4, 0.1), (5, 0.5), (6, 6.0)])
def test_a_world_is_drawn_in_bounded_time_after_the_set_up(seats: int, limit: float) -> None:
    """Far above what it takes (0.5, 1, 5 and 50 ms), so that a busy machine does not fail it."""
    game = Kryptos(seats)
    rng = Random(1)
    taken = []
    for _ in range(5):
        state = game.new()
        history = []
        for _ in range(2 + 2 * seats):
            actor = game.to_act(state)[0]
            legal = game.legal(state, actor)
            move = game.chance(state, rng) if actor < 0 else legal.nth(rng.randrange(len(legal)))
            game.play(state, actor, move)
            history.append((actor, move))
        knowledge = game.knowledge(0, game.replay_told(history, 0))
        start = perf_counter()
        game.sample_world(knowledge, rng)
        taken.append(perf_counter() - start)
    assert sorted(taken)[2] < limit
