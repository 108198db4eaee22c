"""The notebook of every game: in words, in both languages, from knowledge alone."""

from __future__ import annotations

import re
from random import Random

import pytest

from filature.core.words import LANGUAGES
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
            assert [page.type for page in notebook.pages] == ["certainty", "suspicion"]
            for page in notebook.pages:
                for line in page.lines:
                    text = words.say("line", {**line.args, "type": line.type}, viewer, PEOPLE)
                    assert not HOLES.search(text), text
                    assert not re.search(r"\s\.", text), text


@pytest.mark.parametrize("id", list(catalogue()))
def test_before_anything_is_hidden_or_done_there_is_no_evidence(id: str) -> None:
    kind = catalogue()[id]
    game = kind(kind.seat_counts[0], {})
    notebook = notebook_of(game.knowledge(0, []))
    assert notebook is not None
    assert notebook.belief.suspicion.evidence is False
