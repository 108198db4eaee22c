"""Kryptos through the conformance suite, for every number of seats and every option."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.legal import RecordAction
from filature.games.kryptos.rules import Kryptos
from filature.testing import (
    choices_stay_hidden,
    conforms,
    has_words,
    keeps_secrets,
    random_game,
    samples_evenly,
    speaks,
)
from tests.games.kryptos.plays import lively_game

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"target_score": 3}),
    (3, {"setup": "advanced", "bribe": True, "target_score": 5}),
    (4, {"target_score": 4}),
    (4, {"setup": "advanced", "mystery": True, "target_score": 3}),
    (5, {"bribe": True, "target_score": 3}),
    (5, {"setup": "advanced", "mystery": True, "target_score": 4}),
    (6, {"target_score": 3}),
    (6, {"setup": "advanced", "bribe": True, "target_score": 3}),
)
every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS)
some = settings(max_examples=max(1, settings().max_examples // 20))
seeds = st.integers(0, 2**32)


def everybody_learns_all(actor: int, action: RecordAction, viewer: int) -> RecordAction:
    """Say, from the rules page, what a viewer learns of a decision: none of them is secret."""
    return action


@every_setup
@given(seed=seeds)
@some
def test_the_rules_conform(seats: int, options: dict[str, Any], seed: int) -> None:
    game = Kryptos(seats, options)
    conforms(game, lively_game(game, seed), seed)


def test_a_game_that_ends_with_every_card_face_up_conforms() -> None:
    game = Kryptos(3, {"target_score": 100})
    moments = lively_game(game, 1, skill=0.9)
    assert not any(moments[-1].state.hidden)
    conforms(game, moments, 1)


def test_an_evenly_random_game_conforms() -> None:
    game = Kryptos(3, {"target_score": 3})
    conforms(game, random_game(game, 1), 1)


@every_setup
@given(seed=seeds)
@some
def test_nobody_can_tell_a_possible_world_from_the_truth(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    game = Kryptos(seats, options)
    moments = lively_game(game, seed)
    looked_at = moments if seats < 5 else [*rng.sample(moments, 4), moments[-2], moments[-1]]
    keeps_secrets(game, looked_at, rng, worlds_each=1)


@given(seed=seeds)
@some
def test_no_decision_tells_more_than_itself(seed: int) -> None:
    rng = Random(seed)
    game = Kryptos(3, {"setup": "advanced", "target_score": 3})
    choices_stay_hidden(game, rng.sample(lively_game(game, seed), 4), everybody_learns_all, rng)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"mystery": True}), (5, {"setup": "advanced"}), (6, {})]
)
def test_worlds_are_all_listed_and_evenly_drawn(seats: int, options: dict[str, Any]) -> None:
    """Late in a game, where they can be listed, and before anything is dealt."""
    game = Kryptos(seats, {"target_score": 1000, **options})
    moments = lively_game(game, seats)
    late = [moment for moment in moments if 3 <= sum(map(bool, moment.state.hidden)) <= 9]
    looked_at = [moments[1], late[0], late[len(late) // 2], moments[-1]]
    samples_evenly(game, looked_at, Random(seats), at_moments=4, draws=160)


def test_everything_has_words_in_both_languages() -> None:
    has_words(Kryptos)


@every_setup
def test_everything_along_a_game_is_said_without_holes(seats: int, options: dict[str, Any]) -> None:
    game = Kryptos(seats, options)
    moments = lively_game(game, seats)
    speaks(game, [*moments[: 2 + 2 * seats : 3], *moments[2 + 2 * seats :: 5], moments[-1]])
