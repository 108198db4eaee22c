"""Every lesson: its positions are the rules' own, its answers legal, its words there and short."""

from __future__ import annotations

from importlib import import_module

import pytest

from filature.core import lessons
from filature.games import catalogue, folder, lesson_of
from filature.testing import teaches

GAMES = list(catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_follows_the_rules_and_says_all_in_both_languages(game: str) -> None:
    teaches(catalogue()[game])


@pytest.mark.parametrize("game", GAMES)
def test_what_each_step_claims_is_proven(game: str) -> None:
    """`tests/games/NAME/test_lesson.py` has a proof for every step, by its name."""
    proofs = vars(import_module(f"tests.games.{game}.test_lesson"))
    unproven = [
        step.id for step in lessons.read(folder(game)).steps if f"test_{step.id}" not in proofs
    ]
    assert not unproven


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_learner_must_not_know_is_in_a_lesson(game: str) -> None:
    """A position is the learner's own view and nothing else."""
    script = lessons.read(folder(game))
    built = lesson_of(game)
    assert built is not None
    for step, sent in zip(script.steps, built.steps, strict=True):
        session = lessons.session_at(catalogue()[game], script, step.position)
        view = session.game.view(session.state, script.viewer)
        assert sent.position.sheet == session.game.sheet(view)
        assert len(sent.position.decisions) == (script.viewer in session.pending)
