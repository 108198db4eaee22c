"""Every game through the conformance suite, in the set-ups that its tests name (`cases.py`)."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE
from filature.games import catalogue
from filature.testing import (
    check,
    choices_stay_hidden,
    conforms,
    has_words,
    hidden_events_hide,
    keeps_secrets,
    samples_evenly,
    speaks,
    twins_look_alike,
)
from tests.games.cases import cases, every_setup

CASES = cases()

BUDGET = settings().max_examples
"""Random games that each test plays of each game, spread over its set-ups."""

LOOKED_AT = 12
"""Moments of a game at which secrecy is checked."""

FULLY_COMPARED = 100
"""Legal sets up to this size are always compared, larger ones a few times a game."""

in_every_setup = pytest.mark.parametrize(
    ("id", "setup"),
    [
        pytest.param(
            id,
            setup,
            id=f"{id}-{setup[0]}-{setup[1]}"[:80],
            marks=[] if at % 3 == 0 else [pytest.mark.slow],
        )
        for at, (id, setup) in enumerate(every_setup())
    ],
)
"""Two set-ups of three are among the slow tests."""
seeds = st.integers(0, 2**32)
once = settings(max_examples=max(1, BUDGET // 20))


@in_every_setup
@given(seed=seeds)
@once
def test_the_rules_conform(id: str, setup: Any, seed: int) -> None:
    game = catalogue()[id](*setup)
    conforms(game, CASES[id].random_game(game, seed), seed)


@in_every_setup
@given(seed=seeds)
@once
def test_nobody_can_tell_a_possible_world_from_the_truth(id: str, setup: Any, seed: int) -> None:
    rng, game = Random(seed), catalogue()[id](*setup)
    moments = CASES[id].random_game(game, seed)
    looked_at = rng.sample(moments, min(LOOKED_AT, len(moments)))
    keeps_secrets(game, [*looked_at, moments[-1]], rng, worlds_each=1)


@in_every_setup
@given(seed=seeds)
@once
def test_sealed_choices_and_hidden_chance_tell_nothing(id: str, setup: Any, seed: int) -> None:
    game = catalogue()[id](*setup)
    moments = CASES[id].random_game(game, seed)
    twins_look_alike(game, moments, Random(seed), LOOKED_AT)
    hidden_events_hide(game, moments)


@pytest.mark.parametrize("id", CASES)
def test_the_suite_that_authors_call_finds_nothing(id: str) -> None:
    case = CASES[id]
    check(catalogue()[id](*case.setups[0]), games=1, step=case.random_step)


@in_every_setup
@given(seed=seeds)
@once
def test_a_decision_tells_no_more_than_the_rules_page_says(id: str, setup: Any, seed: int) -> None:
    case = CASES[id]
    if case.learned is None:
        pytest.skip("its tests do not say what is learned of a decision")
    rng, game = Random(seed), catalogue()[id](*setup)
    moments = case.random_game(game, seed)
    looked_at = rng.sample(moments, min(LOOKED_AT, len(moments)))
    choices_stay_hidden(game, looked_at, partial(case.learned, game), rng)


@pytest.mark.parametrize("id", CASES)
@given(seed=seeds)
@settings(max_examples=max(1, BUDGET // 10))
def test_worlds_are_all_listed_and_evenly_drawn(id: str, seed: int) -> None:
    case, rng = CASES[id], Random(seed)
    setups = case.setups if case.listed_setups is None else case.listed_setups
    game = catalogue()[id](*rng.choice(setups))
    samples_evenly(game, case.random_game(game, seed), rng, at_moments=1, draws=160)


@pytest.mark.parametrize("id", CASES)
def test_everything_has_words_in_both_languages(id: str) -> None:
    has_words(catalogue()[id])


@in_every_setup
def test_everything_along_a_game_is_said_without_holes(id: str, setup: Any) -> None:
    game = catalogue()[id](*setup)
    moments = CASES[id].random_game(game, len(CASES[id].setups))
    speaks(game, [*moments[:12], *moments[12 :: 1 + len(moments) // 12], moments[-1]])


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@in_every_setup
@given(seed=seeds)
@settings(max_examples=max(2, BUDGET // 5))
def test_the_engine_plays_as_the_independent_rules_do(id: str, setup: Any, seed: int) -> None:
    case, rng = CASES[id], Random(seed)
    if case.independent_rules is None:
        pytest.skip("its rules are implemented once")
    game = catalogue()[id](*setup)
    rules = case.independent_rules(game)
    state = game.new()
    large_sets = 6
    while to_act := game.to_act(state):
        assert to_act[0] == rules.due()
        actor, move = case.random_step(game, state, to_act[:1], rng)
        if actor != CHANCE:
            factored = game.factored(state, actor)
            large_sets -= len(factored) > FULLY_COMPARED
            if len(factored) <= FULLY_COMPARED or (large_sets >= 0 and len(factored) <= 1000):
                assert in_any_order(list(factored.expand())) == in_any_order(rules.legal())
        rules.play(game.to_record(actor, move))
        game.play(state, actor, move)
        case.compare(game, state, rules)
    assert rules.due() is None
    assert msgspec.to_builtins(game.outcome(state)) == rules.outcome()
