"""Kryptos: beliefs against plain counting over all worlds, certainty apart from suspicion."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, defaultdict
from math import isclose, log2
from random import Random

import pytest

from filature.core.events import SPECTATOR
from filature.core.knowledge import Knowledge
from filature.games.kryptos.belief import Belief, CardBelief, believe
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.sweep import Holder, Sweep
from filature.games.kryptos.thinking import marginals, suspicion, table
from filature.games.kryptos.thinking.arrays import Rows
from filature.games.kryptos.thinking.marginals import NEVER, TooMany, Walk
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.table import Table
from filature.games.kryptos.worlds import ASIDE, Known
from filature.testing.secrecy import chi_square_limit
from tests.games.kryptos.plays import lively_game
from tests.games.kryptos.situation import Situation
from tests.games.kryptos.test_sweep import puzzle, written_out

FEW_WORLDS = 1000


def small_cases(count: int) -> list[tuple[Kryptos, Knowledge]]:
    """Draw moments of random games that leave at most a thousand deals open."""
    cases: list[tuple[Kryptos, Knowledge]] = []
    seed = 0
    while len(cases) < count:
        seats = 3 + seed % 4
        options = {
            "setup": ("basic", "advanced")[seed % 2],
            "mystery": seed % 3 == 0 < seats - 3 < 3,
        }
        game = Kryptos(seats, {**options, "target_score": 60})
        moments = lively_game(game, seed, skill=0.75)
        rng = Random(seed)
        for moment in rng.sample(moments, min(30, len(moments))):
            knowledge = game.knowledge(rng.randrange(seats), [])
            knowledge = game.knowledge(knowledge.viewer, moment.told[knowledge.viewer])
            known = Known(game, knowledge)
            if known.dealt and 1 < known.sweep().count <= FEW_WORLDS and len(cases) < count:
                cases.append((game, knowledge))
        seed += 1
    return cases


def test_two_hundred_small_cases_agree_with_plain_counting_over_all_worlds() -> None:
    for game, knowledge in small_cases(200):
        counted: Counter[tuple[int, int, int]] = Counter()
        aside: Counter[int] = Counter()
        worlds = 0
        for world in game.worlds(knowledge):
            worlds += 1
            aside.update(world.state.aside)
            for slot, card in enumerate(world.state.hidden[: game.slots]):
                seat, position = divmod(slot, game.hand_size)
                if card and seat != knowledge.viewer:
                    counted[seat, position, card] += 1
        certainty = believe(knowledge).certainty
        assert certainty.worlds == worlds
        assert isclose(certainty.bits, log2(worlds))
        believed = {
            (card.seat, card.position, number): chance
            for card in certainty.cards
            for number, chance in card.numbers.items()
        }
        assert believed == {key: deals / worlds for key, deals in counted.items()}
        assert knowledge.viewer not in {card.seat for card in certainty.cards}
        assert certainty.aside == {n: deals / worlds for n, deals in aside.items()}


@pytest.mark.parametrize("in_arrays", [False, True])
def test_the_walk_over_all_hands_counts_and_draws_as_plain_counting_does(
    in_arrays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marginals, "MANY", 1 if in_arrays else NEVER)
    for seed in range(60):
        rng = Random(seed)
        unseen, holders = puzzle(rng)
        deals = list(written_out(unseen, holders))
        walk = Walk(unseen, holders).climb()
        assert walk.total == len(deals)
        for at, hand in enumerate(walk.places()):
            plain = [Counter(deal[at][p] for deal in deals) for p in range(holders[at].size)]
            assert hand == [dict(sorted(there.items())) for there in plain]
        assert walk.sample(rng) in deals
        if not holders[0].barred and not holders[0].marks:
            loose = Walk(unseen, holders, loose=(0,)).climb()
            assert loose.total == len(deals)
            assert loose.places()[1:] == walk.places()[1:]


@pytest.mark.parametrize("seats", [5, 6])
def test_in_arrays_the_same_is_counted_and_drawn(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the set-up, where there is most to remember, and after it, with refuted guesses."""
    game = Kryptos(seats, {"setup": "advanced"})
    moments = lively_game(game, 5)
    for moment in (moments[8], moments[2 * seats + 2], moments[3 * seats + 2]):
        reading = Reading(game.knowledge(0, moment.told[0]))
        others = [holder for at, holder in reading.table.holders.items() if at != 0]
        # The last hand only by its colours, as a pool is.
        loose = len(others) - 1
        holders = [*others[:-1], Holder(others[-1].room)]
        unseen = reading.table.unseen.difference(reading.hand)
        found = []
        for many in (20, NEVER):
            monkeypatch.setattr(marginals, "MANY", many)
            walk = Walk(unseen, holders, loose=(loose,)).climb()
            assert walk.in_arrays
            assert any(isinstance(layer, Rows) for layer in walk.layers) == (many == 20)
            places = walk.places(followed=loose)
            draws = [walk.sample(Random(seed)) for seed in range(20)]
            found.append((walk.total, walk.size, places, walk.taken, draws))
        assert found[0] == found[1]


def test_where_64_bits_are_not_enough_deals_are_counted_plainly() -> None:
    hand = Holder((2, 2, 2, 2), ((49, 3),))
    assert Walk(range(1, 33), [hand] * 4).in_arrays
    # Six such hands: too many deals, and too much to remember at once.
    assert not Walk(range(1, 49), [hand] * 6).in_arrays
    # Too many deals only, then too much to remember only.
    assert not Walk(range(1, 97), [Holder((12, 12, 12, 12))] * 2).in_arrays
    assert Walk(range(1, 81, 4), [Holder((1, 0, 0, 0))] * 20).in_arrays
    assert not Walk(range(1, 81, 4), [Holder((1, 0, 0, 0))] * 20 + [Holder((0,) * 4)] * 5).in_arrays


def test_without_numpy_everything_is_counted_all_the_same() -> None:
    program = """
import sys
if sys.argv[1] == "without":
    sys.modules["numpy"] = None
from filature.games.kryptos.belief import believe
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking import steps
from tests.games.kryptos.plays import lively_game
assert (not steps.ARRAYS) == (sys.argv[1] == "without")
game = Kryptos(5)
print([believe(game.knowledge(1, m.told[1])) for m in lively_game(game, 2)[4:24:6]])
"""
    said = [
        subprocess.run(
            [sys.executable, "-c", program, how], capture_output=True, text=True, check=True
        ).stdout
        for how in ("with", "without")
    ]
    assert said[0] == said[1]
    assert len(said[0]) > 1000


def test_weights_count_every_deal_as_often_as_they_say() -> None:
    for seed in range(40):
        rng = Random(seed)
        unseen, holders = puzzle(rng, most=6)
        weights = {
            (rng.randrange(len(holders)), rng.choice(unseen)): rng.choice([0, 2, 5])
            for _ in range(3 if unseen else 0)
        }
        weighed = []
        for deal in written_out(unseen, holders):
            weight = 1
            for (at, number), factor in weights.items():
                weight *= factor if number in deal[at] else 1
            weighed.append((deal, weight))
        walk = Walk(unseen, holders, weights=weights).climb()
        total = sum(weight for _, weight in weighed)
        assert walk.total == total
        for at, hand in enumerate(walk.places()):
            for place, there in enumerate(hand):
                plain: Counter[int] = Counter()
                for deal, weight in weighed:
                    plain[deal[at][place]] += weight
                assert there == {n: ways for n, ways in sorted(plain.items()) if ways}
        if 0 < total <= 60:
            draws = 40 * total
            drawn = Counter(str(walk.sample(rng)) for _ in range(draws))
            some = [(str(deal), weight) for deal, weight in weighed if weight]
            assert set(drawn) <= {deal for deal, _ in some}
            chi_square = sum((drawn[deal] - 40 * w) ** 2 / (40 * w) for deal, w in some)
            assert chi_square <= chi_square_limit(max(1, len(some) - 1))


def test_what_is_too_much_for_the_walk_is_still_counted_exactly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Kryptos(4)
    moment = lively_game(game, 3)[14]
    knowledge = game.knowledge(1, moment.told[1])
    with pytest.raises(TooMany):
        Walk(range(1, 5), [sight_holder(knowledge)]).climb(limit=0)
    exact = believe(knowledge).certainty
    monkeypatch.setattr(table, "MOST_COUNTED", 5)
    monkeypatch.setattr(table, "MOST_IN_ARRAYS", 5)
    assert believe(knowledge).certainty == exact


def test_in_the_set_up_both_ways_to_count_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Kryptos(4, {"mystery": True})
    knowledge = [game.knowledge(1, moment.told[1]) for moment in lively_game(game, 3)[2:10:2]]
    beliefs = [believe(one).certainty for one in knowledge]
    monkeypatch.setattr(table, "MOST_IN_ARRAYS", 0)
    assert [believe(one).certainty for one in knowledge] == beliefs


def sight_holder(knowledge: Knowledge) -> Holder:
    return next(iter(Reading(knowledge).table.holders.values()))


# The public side


def test_a_table_goes_on_as_the_knowledge_does() -> None:
    """After a guess it is the same whether read again or derived."""
    for seed, seats in enumerate((3, 4, 5, 6)):
        game = Kryptos(seats, {"setup": "advanced"})
        seen = 0
        for moment in lively_game(game, seed):
            guesses = list(Reading(game.knowledge(0, moment.told[0])).guesses)
            if len(guesses) == seen or moment.state.phase == 5:
                continue
            seen = len(guesses)
            last = guesses[-1]
            if last.right:
                derived = last.table.turned_up(last.spot, last.number)
            else:
                derived = last.table.refuted(last.spot, last.number)
            known = Known(game, game.knowledge(SPECTATOR, moment.told[SPECTATOR]))
            read = Table.of(known)
            assert derived.places == read.places
            assert derived.unseen == read.unseen
            for holder, one in read.holders.items():
                other = derived.holders[holder]
                assert (one.room, one.marks) == (other.room, other.marks)
                for number in read.unseen:
                    places = other.barred.get(number, frozenset())
                    assert one.barred.get(number, frozenset()) == places


def test_a_hand_alone_is_a_sweep_in_which_nobody_else_matters() -> None:
    game = Kryptos(3)
    for moment in lively_game(game, 4)[8:20:4]:
        reading = Reading(game.knowledge(0, moment.told[0]))
        seat = next(s for s in reading.table.holders if s not in (0, ASIDE))
        total, places = reading.table.alone(seat, reading.hand)
        holder = reading.table.holders[seat]
        free = [n for n in reading.table.unseen if n not in reading.hand]
        rest = [sum((n - 1) % 4 == row for n in free) - holder.room[row] for row in range(4)]
        sweep = Sweep(free, [holder, Holder(tuple(rest))])
        assert (total, places) == (sweep.count, sweep.places(0))


# Suspicion


def chance(cards: list[CardBelief], seat: int, position: int, number: int) -> float:
    return next(
        card.numbers.get(number, 0.0)
        for card in cards
        if (card.seat, card.position) == (seat, position)
    )


def holds(belief: Belief, seat: int, number: int) -> float:
    suspect = next(suspect for suspect in belief.suspicion.suspects if suspect.seat == seat)
    return suspect.holds[number]


HANDS = [
    [1, 4, 7, 10, 13, 16, 19, 22, 25, 28],
    [2, 5, 8, 11, 14, 17, 20, 23, 26, 29],
    [3, 6, 9, 12, 15, 18, 21, 24, 27, 30],
]


def test_before_anybody_has_named_anything_there_is_no_evidence() -> None:
    situation = Situation(3, hands=HANDS)
    for viewer in (0, 1, SPECTATOR):
        belief = believe(situation.knowledge(viewer))
        assert not belief.suspicion.evidence
        assert belief.suspicion.cards == []


def test_ones_own_guesses_are_no_evidence() -> None:
    situation = Situation(3, hands=HANDS)
    situation.miss(0, 1)
    assert not believe(situation.knowledge(0)).suspicion.evidence
    assert believe(situation.knowledge(2)).suspicion.evidence


def test_who_names_a_number_seldom_holds_it_and_rather_holds_its_rivals() -> None:
    situation = Situation(3, first=1, hands=HANDS)
    position = 2
    before = believe(situation.knowledge(0))
    situation.guess(1, 2, position, 12)
    after = believe(situation.knowledge(0))
    assert after.suspicion.evidence
    certain = sum(card.numbers.get(12, 0.0) for card in after.certainty.cards if card.seat == 1)
    assert holds(after, 1, 12) < 0.5 * certain
    rival = 9  # the card that is really there
    certain = sum(card.numbers.get(rival, 0.0) for card in after.certainty.cards if card.seat == 1)
    assert chance(before.certainty.cards, 2, position, rival) > 0.1
    assert holds(after, 1, rival) > certain
    # What the rules alone imply stays apart from it.
    assert chance(after.certainty.cards, 2, position, 12) == 0.0
    assert all(isclose(sum(card.numbers.values()), 1.0) for card in after.suspicion.cards)


def test_a_suspicion_is_a_weight_for_each_world() -> None:
    game = Kryptos(3, {"target_score": 60})
    checked = 0
    for moment in lively_game(game, 8, skill=0.7):
        knowledge = game.knowledge(0, moment.told[0])
        known = Known(game, knowledge)
        if not known.dealt or known.sweep().count > 400 or not known.hidden:
            continue
        weights = suspicions(Reading(knowledge))
        belief = believe(knowledge)
        assert belief.suspicion.evidence == bool(weights)
        if not weights:
            continue
        checked += 1
        sums: dict[tuple[int, int, int], float] = defaultdict(float)
        total = 0.0
        for world in game.worlds(knowledge):
            weight = 1.0
            for slot, card in enumerate(world.state.hidden[: game.slots]):
                weight *= weights.get((slot // game.hand_size, card), 1.0) if card else 1.0
            total += weight
            for slot, card in enumerate(world.state.hidden[: game.slots]):
                if card and slot >= game.hand_size:
                    seat, position = divmod(slot, game.hand_size)
                    sums[seat, position, card] += weight
        for card_belief in belief.suspicion.cards:
            for number, share in card_belief.numbers.items():
                plain = sums[card_belief.seat, card_belief.position, number] / total
                assert isclose(share, plain, abs_tol=1e-9)
    assert checked >= 5


def test_who_guesses_wrong_is_trusted_less() -> None:
    assert suspicion.trust(0, 0) == 0.75
    assert suspicion.trust(0, 8) < suspicion.trust(4, 8) < suspicion.trust(8, 8)


def test_nothing_is_unknown_at_the_end_nor_before_the_deal() -> None:
    game = Kryptos(3, {"target_score": 3})
    moments = lively_game(game, 2)
    for moment in (moments[0], moments[1], moments[-1]):
        belief = believe(game.knowledge(0, moment.told[0]))
        assert (belief.certainty.worlds, belief.certainty.cards) == (1, [])
        assert not belief.suspicion.evidence
