"""Secrecy on the wire: two tables that differ only in what a viewer may not know look the same.

The pair is driven by the same decisions, with ids and clock injected; everything that the viewer
is given, through every door, must be equal to the byte (`viewer_transcript.py`).
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE, told_to
from filature.core.session import GameSession
from filature.games import AnyGame, catalogue
from filature.testing.random_games import random_step
from filature.testing.setups import setups
from tests.web.viewer_transcript import SPECTATOR_TALK, Case, History, cases, transcript

LONGEST = 18
"""Steps after which a game is cut short: a step costs some thirty requests."""


def random_history(game: AnyGame, rng: Random) -> History:
    session = GameSession(game).start()
    while to_act := game.to_act(session.state):
        session.apply(*random_step(game, session.state, to_act, rng))
    return session.history


def pair(game: AnyGame, seed: int, case: Case) -> tuple[History, History]:
    """Return the truth and a world that a viewer cannot tell from it.

    The game is cut short before its end: then everything is shown. Of the last decision a delayed
    spectator knows only that it was made.
    """
    rng = Random(seed)
    history = random_history(game, rng)
    end = rng.randrange(1, min(len(history), LONGEST))
    while history[end][0] == CHANCE:
        end += 1
    truth = history[:end]
    # All that the stream will hold, also what is forgotten on the way.
    told = [told for step in game.replay(truth)[1] for told in told_to(case.viewer, step)]
    world = game.sample_world(game.knowledge(case.viewer, told), rng).history
    if case.place == "delayed":
        return with_last(game, truth, rng), with_last(game, world, rng)
    return truth, world


def with_last(game: AnyGame, history: History, rng: Random) -> History:
    """Return a history with one more decision, after which nobody has anything to draw."""
    state, _ = game.replay(history)
    if game.is_chance(state):
        return history
    for _ in range(10):
        actor, move = random_step(game, state, game.to_act(state)[:1], rng)
        tried = state.clone()
        game.play(tried, actor, move)
        if game.to_act(tried) and not game.is_chance(tried):
            return [*history, (actor, move)]
    return history


def canaries(case: Case) -> list[str]:
    """Return what was planted where a viewer may not see it: in others' tokens, codes, notes and
    vain tries, and in what spectators say."""
    unheard = [text for pair in SPECTATOR_TALK for text in pair if len(text) > 5]
    return ["CANARY", *(unheard if case.at_table else ())]


def difference(
    game: AnyGame, histories: tuple[History, History], case: Case, seed: int
) -> str | None:
    """Say where what a viewer is given differs, if it does."""
    here, there = (transcript(game, histories[variant], case, variant, seed) for variant in (0, 1))
    for text in here:
        if any(canary in text for canary in canaries(case)):
            return f"{case} is given {text}"
    for at, (a, b) in enumerate(zip(here, there, strict=False)):
        if a != b:
            return f"{case}, answer {at}: {a} is not {b}"
    return None if len(here) == len(there) else f"{len(here)} answers, not {len(there)}"


@pytest.mark.parametrize("id", list(catalogue()))
@settings(max_examples=settings().max_examples // 4)
@given(seed=st.integers(0, 10**9))
def test_a_viewer_is_given_the_same_bytes_whatever_it_may_not_know(id: str, seed: int) -> None:
    kinds = setups(catalogue()[id])
    game = kinds[seed % len(kinds)]
    viewers = cases(game)
    case = viewers[seed // len(kinds) % len(viewers)]
    assert difference(game, pair(game, seed, case), case, seed) is None
