"""Kryptos: what the conformance suite (`tests/games/test_conformance.py`) reaches only by luck."""

from random import Random
from typing import Any

import pytest

from filature.games.kryptos.rules import Kryptos
from filature.testing import conforms, random_game, samples_evenly
from tests.games.kryptos.situation import random_moments
from tests.setups import slow_unless


def test_a_game_that_ends_with_every_card_face_up_conforms() -> None:
    game = Kryptos(3, {"target_score": 100})
    moments = random_moments(game, 1, skill=0.9)
    assert not any(moments[-1].state.face_down)
    conforms(game, moments, 1)


def test_an_evenly_random_game_conforms() -> None:
    game = Kryptos(3, {"target_score": 3})
    conforms(game, random_game(game, 1), 1)


@pytest.mark.parametrize(
    ("seats", "options"),
    slow_unless(
        [(4, {"mystery": True})], [(4, {"mystery": True}), (5, {"setup": "advanced"}), (6, {})]
    ),
)
def test_worlds_are_all_listed_and_evenly_drawn(seats: int, options: dict[str, Any]) -> None:
    """Late in a game, where they can be listed, and before anything is dealt."""
    game = Kryptos(seats, {"target_score": 1000, **options})
    moments = random_moments(game, seats)
    late = [moment for moment in moments if 3 <= sum(moment.state.face_down) <= 9]
    looked_at = [moments[1], late[0], late[len(late) // 2], moments[-1]]
    samples_evenly(game, looked_at, Random(seats), at_moments=4, draws=160)
