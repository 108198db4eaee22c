"""Kryptos: exact counting of deals against every deal written out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.games.kryptos.cards import row
from filature.games.kryptos.counting import joint_counter
from filature.games.kryptos.counting.array_layer import ArrayLayer
from filature.games.kryptos.counting.deal_sampler import DealSampler
from filature.games.kryptos.counting.hands_counter import HandsCounter
from filature.games.kryptos.counting.holder import Deal, Holder
from filature.games.kryptos.counting.joint_counter import NEVER, JointCounter, TooManyStates
from filature.games.kryptos.known_cards import KnownCards
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking.info_state import InfoState
from filature.testing.secrecy import chi_square_limit
from tests.games.kryptos.situation import random_moments

seeds = st.integers(0, 2**32)


def puzzle(rng: Random, most: int = 9) -> tuple[list[int], list[Holder]]:
    """Deal some numbers to a few holders, turn some up and bar some places, all of it true."""
    numbers = rng.sample(range(1, 25), rng.randint(1, most + 4))
    hands: list[list[int]] = [[] for _ in range(rng.randint(1, 4))]
    for number in sorted(numbers):
        rng.choice(hands).append(number)
    unseen, holders = [], []
    for at, hand in enumerate(hands):
        up = set(rng.sample(hand, min(len(hand), rng.choice([0, 1, 2])))) if at else set()
        down = [n for n in hand if n not in up]
        face_up = tuple((n, sum(d < n for d in down)) for n in sorted(up))
        barred: dict[int, set[int]] = {}
        for _ in range(rng.choice([0, 0, 3, 8]) if down and at else 0):
            place, number = rng.randrange(len(down)), rng.choice(numbers)
            if down[place] != number:
                barred.setdefault(number, set()).add(place)
        room = tuple(sum(row(n) == colour for n in down) for colour in range(4))
        holders.append(Holder(room, face_up, {n: frozenset(p) for n, p in barred.items()}))
        unseen += down
    return sorted(unseen), holders


def fits(deal: Deal, holders: list[Holder]) -> bool:
    for hand, holder in zip(deal, holders, strict=True):
        if any(sum(n < card for n in hand) != below for card, below in holder.face_up):
            return False
        if any(place in holder.barred.get(n, ()) for place, n in enumerate(hand)):
            return False
    return True


def every_deal(unseen: list[int], holders: list[Holder]) -> Iterator[Deal]:
    """Give every number to every holder with room for its colour; keep what fits."""
    ways: list[Deal] = [[[] for _ in holders]]
    for number in unseen:
        ways = [
            [[*hand, number] if at == to else hand for at, hand in enumerate(way)]
            for way in ways
            for to, holder in enumerate(holders)
            if sum(row(n) == row(number) for n in way[to]) < holder.room[row(number)]
        ]
    return (way for way in ways if fits(way, holders))


def counted(
    deals: list[Deal], holder: int, size: int, weights: list[int] | None = None
) -> list[dict[int, int]]:
    """Count, for each place of a holder, the deals with each number there."""
    places: list[Counter[int]] = [Counter() for _ in range(size)]
    for deal, weight in zip(deals, weights or [1] * len(deals), strict=True):
        for there, number in zip(places, deal[holder], strict=True):
            there[number] += weight
    return [{n: ways for n, ways in sorted(there.items()) if ways} for there in places]


# DealSampler


@given(seeds)
def test_exactly_the_deals_that_fit_are_listed_and_counted(seed: int) -> None:
    unseen, holders = puzzle(Random(seed))
    deals = list(every_deal(unseen, holders))
    sampler = DealSampler(unseen, holders)
    assert sampler.count == len(deals) > 0
    assert sorted(sampler.deals()) == sorted(deals)
    for at, holder in enumerate(holders):
        assert sampler.places(at) == counted(deals, at, holder.size)


@given(seeds)
def test_deals_are_drawn_evenly(seed: int) -> None:
    rng = Random(seed)
    sampler = DealSampler(*puzzle(rng, most=6))
    if not 2 <= sampler.count <= 60:
        return
    drawn = Counter(str(sampler.sample(rng)) for _ in range(30 * sampler.count))
    assert set(drawn) == {str(deal) for deal in sampler.deals()}
    chi_square = sum((n - 30) ** 2 / 30 for n in drawn.values())
    assert chi_square <= chi_square_limit(sampler.count - 1)


def test_what_cannot_be_has_no_deal() -> None:
    sampler = DealSampler([1], [Holder((1, 0, 0, 0), barred={1: frozenset({0})})])
    assert sampler.count == 0
    assert list(sampler.deals()) == []
    assert sampler.places(0) == [{}]


@pytest.mark.parametrize(("seats", "setup"), [(3, "basic"), (3, "advanced"), (4, "advanced")])
def test_whole_games_are_counted_as_without_pools(seats: int, setup: str) -> None:
    game = Kryptos(seats, {"setup": setup})
    for moment in random_moments(game, 5, skill=0.3)[2 + 2 * seats :: 6]:
        known = KnownCards(game, game.knowledge(0, moment.told[0]))
        holders = [known.holder(holder) for holder in known.hidden_holders]
        sampler, joint = known.deal_sampler(), JointCounter(known.unseen_numbers(), holders)
        assert sampler.count == joint.climb().total
        assert [sampler.places(at) for at in range(len(holders))] == joint.places()


# JointCounter


@pytest.mark.parametrize("in_arrays", [False, True])
def test_all_hands_at_once_are_counted_and_drawn_as_written_out(
    in_arrays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joint_counter, "MANY", 1 if in_arrays else NEVER)
    for seed in range(60):
        rng = Random(seed)
        unseen, holders = puzzle(rng)
        deals = list(every_deal(unseen, holders))
        counter = JointCounter(unseen, holders).climb()
        assert counter.total == len(deals)
        places = counter.places()
        assert places == [counted(deals, at, holder.size) for at, holder in enumerate(holders)]
        assert counter.sample(rng) in deals
        if not holders[0].barred and not holders[0].face_up:
            loose = JointCounter(unseen, holders, loose=(0,)).climb()
            assert loose.total == len(deals)
            assert loose.places()[1:] == places[1:]


def test_weights_count_every_deal_as_often_as_they_say() -> None:
    for seed in range(40):
        rng = Random(seed)
        unseen, holders = puzzle(rng, most=6)
        weights = {
            (rng.randrange(len(holders)), rng.choice(unseen)): rng.choice([0, 2, 5])
            for _ in range(3 if unseen else 0)
        }
        deals = list(every_deal(unseen, holders))
        weighed = [1] * len(deals)
        for at, deal in enumerate(deals):
            for (holder, number), factor in weights.items():
                weighed[at] *= factor if number in deal[holder] else 1
        counter = JointCounter(unseen, holders, weights=weights).climb()
        total = sum(weighed)
        assert counter.total == total
        for at, places in enumerate(counter.places()):
            assert places == counted(deals, at, holders[at].size, weighed)
        if 0 < total <= 60:
            drawn = Counter(str(counter.sample(rng)) for _ in range(40 * total))
            some = {str(deal): 40 * w for deal, w in zip(deals, weighed, strict=True) if w}
            assert set(drawn) <= set(some)
            chi_square = sum((drawn[deal] - w) ** 2 / w for deal, w in some.items())
            assert chi_square <= chi_square_limit(max(1, len(some) - 1))


@pytest.mark.parametrize("seats", [5, 6])
def test_in_arrays_the_same_is_counted_and_drawn(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the set-up, where there are most states, and after it, with refuted guesses."""
    game = Kryptos(seats, {"setup": "advanced"})
    moments = random_moments(game, 5)
    for moment in (moments[8], moments[2 * seats + 2], moments[3 * seats + 2]):
        info = InfoState(game.knowledge(0, moment.told[0]))
        others = [holder for at, holder in info.public.holders.items() if at != 0]
        # The last hand only by its colours, as a pool is.
        loose = len(others) - 1
        holders = [*others[:-1], Holder(others[-1].room)]
        unseen = info.public.unseen.difference(info.hand)
        found = []
        for many in (20, NEVER):
            monkeypatch.setattr(joint_counter, "MANY", many)
            counter = JointCounter(unseen, holders, loose=(loose,)).climb()
            assert counter.in_arrays
            assert any(isinstance(layer, ArrayLayer) for layer in counter.layers) == (many == 20)
            places = counter.places(followed=loose)
            draws = [counter.sample(Random(seed)) for seed in range(20)]
            found.append((counter.total, counter.size, places, counter.taken, draws))
        assert found[0] == found[1]


def test_where_64_bits_are_not_enough_deals_are_counted_without_arrays() -> None:
    hand = Holder((2, 2, 2, 2), ((49, 3),))
    one, none = Holder((1, 0, 0, 0)), Holder((0, 0, 0, 0))
    assert JointCounter(range(1, 33), [hand] * 4).in_arrays
    # Six such hands: too many deals, and too many bits in a state.
    assert not JointCounter(range(1, 49), [hand] * 6).in_arrays
    # Too many deals only, then too many bits only.
    assert not JointCounter(range(1, 97), [Holder((12, 12, 12, 12))] * 2).in_arrays
    assert JointCounter(range(1, 81, 4), [one] * 20).in_arrays
    assert not JointCounter(range(1, 81, 4), [one] * 20 + [none] * 5).in_arrays


def test_beyond_the_limit_of_states_counting_is_given_up() -> None:
    with pytest.raises(TooManyStates):
        JointCounter(range(1, 5), [Holder((1, 1, 1, 1))]).climb(limit=0)


@given(seeds)
def test_several_hands_counted_at_once_come_to_the_same_as_each(seed: int) -> None:
    """The first holder of a puzzle, of whom only the colours are known, might have any of them."""
    rng = Random(seed)
    unseen, holders = puzzle(rng, most=14)
    if len(holders) == 1:
        return
    first, *others = holders
    of_colour = [[n for n in unseen if row(n) == colour] for colour in range(4)]
    hands = [
        {
            n
            for numbers, count in zip(of_colour, first.room, strict=True)
            for n in rng.sample(numbers, count)
        }
        for _ in range(rng.choice([1, 2, 7, 33]))
    ]
    last = len(others) - 1
    loose = [last] if rng.random() < 0.5 and others[last] == Holder(others[last].room) else []
    counter = HandsCounter(unseen, others, loose, hands)
    assert counter.fits
    for hand, total, places in zip(hands, *counter.places(), strict=True):
        alone = JointCounter(set(unseen) - hand, others, loose).climb()
        assert total == alone.total
        for at, found in enumerate(alone.places()):
            if at not in loose:
                assert [list(there.items()) for there in places[at]] == [
                    list(there.items()) for there in found
                ]


def test_hands_that_do_not_fit_into_64_bits_are_not_counted_at_once() -> None:
    numbers, holders = range(1, 49), [Holder((2, 2, 2, 2), ((49, 8),)) for _ in range(5)]
    assert not HandsCounter(numbers, holders, (), [range(1, 9)]).fits
