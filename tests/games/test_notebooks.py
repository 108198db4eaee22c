"""The notebook of every game: in words, in both languages, from knowledge alone."""

from __future__ import annotations

import re
from random import Random

import pytest

from filature.core.languages import LANGUAGES
from filature.games import catalogue, notebook_of, words_of
from filature.testing.random_games import random_game, viewers
from filature.testing.words import HOLES, PEOPLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", list(catalogue()))
def test_every_page_of_a_notebook_is_said_in_words(id: str, language: str) -> None:
    words = words_of(id, language)
    kind = catalogue()[id]
    rng = Random(f"{id} {language}")
    for seats in kind.seat_counts[:2]:
        game = kind(seats, {})
        moments = random_game(game, rng.randrange(10**6))
        for moment in [moments[0], *rng.sample(moments[:-1], min(6, len(moments) - 1))]:
            viewer = rng.choice(viewers(game)[:-1])
            notebook = notebook_of(game.knowledge(viewer, moment.told[viewer]))
            assert notebook is not None
            assert [page.type for page in notebook.pages] == ["certainty", "chances", "suspicion"]
            for page in notebook.pages:
                for line in page.lines:
                    text = words.say("line", {**line.args, "type": line.type}, viewer, PEOPLE)
                    assert not HOLES.search(text), text
                    assert not re.search(r"\s\.", text), text
            for secret in notebook.secrets:
                named = words.say("secret", {**secret.args, "type": secret.type}, viewer, PEOPLE)
                assert not HOLES.search(named), named
                for value in secret.left:
                    assert not HOLES.search(str(words.value(secret.field, value, viewer, PEOPLE)))


@pytest.mark.parametrize("id", list(catalogue()))
def test_secrets_are_those_of_others_and_what_is_certain_is_said(id: str) -> None:
    kind = catalogue()[id]
    rng = Random(f"secrets {id}")
    game = kind(kind.seat_counts[0], {})
    moments = random_game(game, rng.randrange(10**6))
    for moment in rng.sample(moments[:-1], min(6, len(moments) - 1)):
        viewer = rng.choice(viewers(game)[:-1])
        notebook = notebook_of(game.knowledge(viewer, moment.told[viewer]))
        assert notebook is not None
        sure = [one for one in notebook.secrets if len(one.left) == 1]
        said = [line.type for line in notebook.pages[0].lines]
        assert said == ([f"certain_{one.type}" for one in sure] or ["nothing_certain"])
        for one in notebook.secrets:
            assert one.args["seat"] != viewer
            assert set(one.likeliest) <= set(one.left)
            assert one.left
        if notebook.hint is not None:
            hinted = notebook.secrets[notebook.hint.secret]
            assert not hinted.shown
            assert len(hinted.left) == min(
                len(one.left) for one in notebook.secrets if not one.shown
            )


@pytest.mark.parametrize("id", list(catalogue()))
def test_before_anything_is_hidden_or_done_there_is_no_evidence(id: str) -> None:
    kind = catalogue()[id]
    game = kind(kind.seat_counts[0], {})
    notebook = notebook_of(game.knowledge(0, []))
    assert notebook is not None
    assert notebook.belief.suspicion.evidence is False
