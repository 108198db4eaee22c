"""The folders of the games that come with Filature, and of their tests, have the same layout."""

from __future__ import annotations

from pathlib import Path

import pytest

from filature.games import catalogue
from filature.testing import follows_layout

HERE = Path(__file__).parent
TESTS = (
    "independent_rules.py",
    "situation.py",
    "test_belief.py",
    "test_bots.py",
    "test_conformance.py",
    "test_counts.py",
    "test_lesson.py",
    "test_rules.py",
    "test_worlds.py",
)


@pytest.mark.parametrize("id", catalogue())
def test_a_game_that_comes_with_filature_has_every_file_in_its_place(id: str) -> None:
    follows_layout(catalogue()[id], full=True)


@pytest.mark.parametrize("id", catalogue())
def test_its_tests_have_the_same_names_as_all_others(id: str) -> None:
    assert not [name for name in TESTS if not (HERE / id / name).is_file()]
