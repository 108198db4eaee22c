"""Beliefs against every world that the rules leave open, and suspicion by its stated model."""

from __future__ import annotations

from collections import Counter
from math import factorial, log2, prod
from random import Random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR
from filature.core.knowledge import Knowledge
from filature.games.double_agent.belief import Belief, SideBelief, believe
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.testing import random_game
from tests.games.double_agent.decks import TWINS
from tests.games.double_agent.situation import A, B, L, S, Situation

seeds = st.integers(0, 2**32)
MOST = 1_500


def believed(situation: Situation, viewer: int) -> Belief:
    return believe(situation.knowledge(viewer))


def deals_behind(state: State) -> int:
    """Count the deals behind a present, up to a factor that all presents share.

    With h copies of a card in a hand, whatever their order, there is one for every h! others have.
    """
    weight = 1
    for seat in (0, 1):
        weight *= 24**3 // prod(factorial(n) for n in Counter(state.hands[seat]).values())
    return weight


@given(st.sampled_from(("visible", "hidden")), st.sampled_from((0, 1, SPECTATOR)), seeds)
@settings(max_examples=settings().max_examples // 3, deadline=None)
def test_beliefs_are_those_of_every_world_listed(backs: str, viewer: int, seed: int) -> None:
    game = DoubleAgent(2, {"deck": TWINS, "hand_backs": backs})
    rng = Random(seed)
    found = []
    for moment in random_game(game, seed)[4:]:
        knowledge = game.knowledge(viewer, moment.told[viewer])
        one = believe(knowledge)
        if 1 < one.certainty.worlds <= MOST:
            found.append((knowledge, one))
    if found:
        check(game, *rng.choice(found))


def check(game: DoubleAgent, knowledge: Knowledge, found: Belief) -> None:
    states = [world.state for world in game.worlds(knowledge)]
    assert found.certainty.worlds == len(states)
    weights = [deals_behind(state) for state in states]
    total = sum(weights)
    entropy = -sum(w / total * log2(w / total) for w in weights)
    assert found.certainty.bits == pytest.approx(entropy, abs=1e-6)
    for side in found.certainty.sides:
        check_side(game, side, states, [w / total for w in weights])


def check_side(
    game: DoubleAgent, side: SideBelief, states: list[State], shares: list[float]
) -> None:
    seat = side.seat
    for agent in range(6):
        tokens: Counter[int] = Counter()
        columns: list[Counter[str]] = [Counter() for _ in side.documents[agent]]
        for state, share in zip(states, shares, strict=True):
            tokens[state.tokens[seat][agent]] += share  # type: ignore[assignment]
            for counter, laid in zip(columns, state.columns[seat][agent], strict=True):
                counter[laid.card.id] += share  # type: ignore[assignment]
        assert side.tokens[agent] == pytest.approx(dict(tokens))
        for document, counter in zip(side.documents[agent], columns, strict=True):
            assert document.cards == pytest.approx(dict(counter))
    expected: Counter[str] = Counter()
    some: Counter[str] = Counter()
    for state, share in zip(states, shares, strict=True):
        for kind, n in Counter(state.hands[seat]).items():
            expected[game.deck[kind].id] += n * share  # type: ignore[assignment]
            some[game.deck[kind].id] += share  # type: ignore[assignment]
    assert {one.card: one.expected for one in side.hand} == pytest.approx(dict(expected))
    assert {one.card: one.any for one in side.hand} == pytest.approx(dict(some))


def test_a_sum_told_leaves_the_ways_that_have_it() -> None:
    situation = Situation(
        ["crosscheck"], ["doc_2"], tokens=([1, 2, 2, 3, 4, 5], [5, 4, 1, 2, 2, 3])
    )
    assert believed(situation, 0).certainty.sides[1].ways == 360
    situation.act(0, "crosscheck", agents=[L, S], pull=A)
    side = believed(situation, 0).certainty.sides[1]
    assert side.ways == 24
    assert side.tokens[L] == {4: 0.5, 5: 0.5}
    assert side.tokens[B] == pytest.approx({1: 0.25, 2: 0.5, 3: 0.25})
    assert believed(situation, SPECTATOR).certainty.sides[1].ways == 360


def test_suspicion_says_when_there_is_no_evidence() -> None:
    situation = Situation(["doc_5"], ["doc_2"])
    for viewer in (0, 1, SPECTATOR):
        assert not believed(situation, viewer).suspicion.evidence


def test_a_high_card_makes_a_high_token_likely_and_leaves_certainty_alone() -> None:
    situation = Situation(["doc_5"], ["doc_2"])
    situation.lay(0, "doc_5", B, pull=B)
    found = believed(situation, 1)
    assert found.certainty.sides[0].ways == 360
    assert found.certainty.sides[0].tokens[B][5] == pytest.approx(1 / 6)
    suspected = found.suspicion.sides[0]
    assert suspected.evidence
    assert suspected.tokens[B][5] > 1 / 6 > suspected.tokens[B][1]
    assert suspected.bits is not None
    assert suspected.bits < log2(360)
    assert sum(suspected.tokens[B].values()) == pytest.approx(1)


def test_a_belief_is_quick() -> None:
    game = DoubleAgent(2)
    moments = random_game(game, 5)
    times = []
    for moment in moments:
        start = perf_counter()
        believe(game.knowledge(0, moment.told[0]))
        times.append(perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.1
