"""Kryptos: beliefs against plain counting over all worlds, certainty apart from suspicion."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, defaultdict
from math import isclose, log2, prod
from random import Random

import pytest

from filature.core.events import SPECTATOR
from filature.core.knowledge import Knowledge
from filature.games.kryptos.belief import Belief, CardBelief, believe
from filature.games.kryptos.cards import row_counts
from filature.games.kryptos.counting.deal_sampler import DealSampler
from filature.games.kryptos.counting.holder import Holder
from filature.games.kryptos.known_cards import ASIDE, KnownCards
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking import posterior, suspicion
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.public_state import PublicState
from filature.games.kryptos.thinking.suspicion import suspicions
from tests.games.kryptos.situation import EVERY_THIRD, Situation, cards_down, random_moments
from tests.setups import slow_unless

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
        moments = random_moments(game, seed, skill=0.75)
        rng = Random(seed)
        for moment in rng.sample(moments, min(30, len(moments))):
            viewer = rng.randrange(seats)
            knowledge = game.knowledge(viewer, moment.told[viewer])
            known = KnownCards(game, knowledge)
            if known.dealt and 1 < known.deal_sampler().count <= FEW_WORLDS and len(cases) < count:
                cases.append((game, knowledge))
        seed += 1
    return cases


@pytest.mark.parametrize("cases", slow_unless([40], [40, 200]))
def test_certainty_is_a_count_over_all_worlds(cases: int) -> None:
    for game, knowledge in small_cases(cases):
        counted: Counter[tuple[int, int, int]] = Counter()
        aside: Counter[int] = Counter()
        worlds = 0
        for world in game.worlds(knowledge):
            worlds += 1
            aside.update(world.state.aside)
            down = cards_down(game, world.state)
            counted.update(spot for spot in down if spot[0] != knowledge.viewer)
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


def test_without_numpy_everything_is_counted_all_the_same() -> None:
    program = """
import sys
if sys.argv[1] == "without":
    sys.modules["numpy"] = None
from filature.games.kryptos.belief import believe
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.counting import steps
from tests.games.kryptos.situation import random_moments
assert (not steps.ARRAYS) == (sys.argv[1] == "without")
game = Kryptos(5)
print([believe(game.knowledge(1, m.told[1])) for m in random_moments(game, 2)[4:24:6]])
"""
    said = [
        subprocess.run(
            [sys.executable, "-c", program, how], capture_output=True, text=True, check=True
        ).stdout
        for how in ("with", "without")
    ]
    assert said[0] == said[1]
    assert len(said[0]) > 1000


def test_with_too_many_states_deals_are_still_counted_exactly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Kryptos(4)
    knowledge = game.knowledge(1, random_moments(game, 3)[14].told[1])
    exact = believe(knowledge).certainty
    monkeypatch.setattr(posterior, "MOST_COUNTED", 5)
    monkeypatch.setattr(posterior, "MOST_IN_ARRAYS", 5)
    assert believe(knowledge).certainty == exact


def test_in_the_set_up_both_ways_to_count_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Kryptos(4, {"mystery": True})
    knowledge = [game.knowledge(1, moment.told[1]) for moment in random_moments(game, 3)[2:10:2]]
    beliefs = [believe(one).certainty for one in knowledge]
    monkeypatch.setattr(posterior, "MOST_IN_ARRAYS", 0)
    assert [believe(one).certainty for one in knowledge] == beliefs


# The public side


def test_after_a_guess_the_public_state_is_the_same_derived_or_read_again() -> None:
    for seed, seats in enumerate((3, 4, 5, 6)):
        game = Kryptos(seats, {"setup": "advanced"})
        seen = 0
        for moment in random_moments(game, seed):
            guesses = InfoState(game.knowledge(0, moment.told[0])).guesses
            if len(guesses) == seen or not game.to_act(moment.state):
                continue
            seen = len(guesses)
            last = guesses[-1]
            public = last.public
            after = public.after_right_guess if last.right else public.after_wrong_guess
            derived = after(last.spot, last.number)
            known = KnownCards(game, game.knowledge(SPECTATOR, moment.told[SPECTATOR]))
            read = PublicState.of(known)
            assert derived.places == read.places
            assert derived.unseen == read.unseen
            for holder, one in read.holders.items():
                other = derived.holders[holder]
                assert (one.room, one.face_up) == (other.room, other.face_up)
                for number in read.unseen:
                    places = other.barred.get(number, frozenset())
                    assert one.barred.get(number, frozenset()) == places


def test_one_hand_is_counted_as_if_nobody_else_mattered() -> None:
    game = Kryptos(3)
    for moment in random_moments(game, 4)[8:20:4]:
        info = InfoState(game.knowledge(0, moment.told[0]))
        seat = next(s for s in info.public.holders if s not in (0, ASIDE))
        total, places = info.public.count_hand(seat, info.hand)
        holder = info.public.holders[seat]
        free = [n for n in info.public.unseen if n not in info.hand]
        rest = [all_ - own for all_, own in zip(row_counts(free), holder.room, strict=True)]
        sampler = DealSampler(free, [holder, Holder(tuple(rest))])
        assert (total, places) == (sampler.count, sampler.places(0))


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


def test_before_anybody_has_named_anything_there_is_no_evidence() -> None:
    situation = Situation(3, hands=EVERY_THIRD)
    for viewer in (0, 1, SPECTATOR):
        belief = believe(situation.knowledge(viewer))
        assert not belief.suspicion.evidence
        assert belief.suspicion.cards == []


def test_ones_own_guesses_are_no_evidence() -> None:
    situation = Situation(3, hands=EVERY_THIRD)
    situation.miss(0, 1)
    assert not believe(situation.knowledge(0)).suspicion.evidence
    assert believe(situation.knowledge(2)).suspicion.evidence


def test_who_names_a_number_seldom_holds_it_and_rather_holds_its_rivals() -> None:
    situation = Situation(3, first=1, hands=EVERY_THIRD)
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
    for moment in random_moments(game, 8, skill=0.7):
        knowledge = game.knowledge(0, moment.told[0])
        known = KnownCards(game, knowledge)
        if not known.dealt or known.deal_sampler().count > 400 or not known.hidden_holders:
            continue
        weights = suspicions(InfoState(knowledge))
        belief = believe(knowledge)
        assert belief.suspicion.evidence == bool(weights)
        if not weights:
            continue
        checked += 1
        sums: dict[tuple[int, int, int], float] = defaultdict(float)
        total = 0.0
        for world in game.worlds(knowledge):
            down = cards_down(game, world.state)
            weight = prod(weights.get((seat, card), 1.0) for seat, _, card in down)
            total += weight
            for spot in down:
                sums[spot] += weight
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
    moments = random_moments(game, 2)
    for moment in (moments[0], moments[1], moments[-1]):
        belief = believe(game.knowledge(0, moment.told[0]))
        assert (belief.certainty.worlds, belief.certainty.cards) == (1, [])
        assert not belief.suspicion.evidence
