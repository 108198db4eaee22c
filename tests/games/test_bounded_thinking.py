"""What bots look at is bounded by itself, however long a game is and whatever its options say."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import filature
from filature.core.session import GameSession
from filature.games import AnyGame
from filature.games.agents_secrets import events as agents_secrets
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import HIGHEST_GOAL
from filature.games.agents_secrets.thinking.evaluation import evaluation
from filature.games.agents_secrets.thinking.info_state import MOST_OBSERVED
from filature.games.agents_secrets.thinking.info_state import InfoState as AgentsInfo
from filature.games.kryptos import events as kryptos
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking.info_state import MOST_GUESSES
from filature.games.kryptos.thinking.info_state import InfoState as KryptosInfo
from filature.games.kryptos.thinking.win_probability import FAR, turns_left
from filature.games.spies_vs_spies.appraisal import LONG, Race

CACHED = re.compile(r"^@cache$\n((?:@.*\n)*)def (\w+)\((.+)\)", re.MULTILINE)
"""A cache without a limit, on a function with parameters, of which nothing is said."""


@pytest.mark.parametrize("package", ["games", "bots", "debrief", "cases", "core"])
def test_a_cache_without_a_limit_says_why_it_stays_small(package: str) -> None:
    root = Path(filature.__file__).parent / package
    found = [
        f"{path.relative_to(root)}: {match[2]}"
        for path in root.rglob("*.py")
        for match in CACHED.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found


def stalled(game: AnyGame, steps: int, ends: type[object], asked: str) -> GameSession:
    """Play at random for so long without what would end the game, up to such a decision."""
    session, rng = GameSession(game, range(game.seats)).start(), Random(3)
    while len(session.history) < steps or session.is_chance or at(session) != asked:
        if session.is_chance:
            session.draw_chance(rng)
            continue
        seat = session.pending[0]
        for _ in range(50):
            step = session.try_move(seat, session.random_move(seat, rng))
            if not any(isinstance(e, ends) and getattr(e, "right", True) for e in step.events):
                break
        session.adopt(step)
    return session


def at(session: GameSession) -> str:
    return session.game.asked(session.state, session.pending[0])


def test_kryptos_looks_no_further_than_some_rounds_ahead() -> None:
    session = stalled(Kryptos(3, {"target_score": 1000}), 0, kryptos.Guessed, "guess")
    info = KryptosInfo(session.knowledge_of(session.pending[0]))
    assert max(turns_left(info, info.scores)) == FAR + 1


def test_kryptos_reads_the_last_guesses_as_if_it_had_read_all() -> None:
    session = stalled(Kryptos(3), 2 * MOST_GUESSES, kryptos.Guessed, "guess")
    info = KryptosInfo(session.knowledge_of(session.pending[0]))
    guessed = [event for event in info.told if isinstance(event, kryptos.Guessed)]
    assert len(guessed) > MOST_GUESSES == len(info.guesses)
    named = [(event.seat, event.named, event.right) for event in guessed[-MOST_GUESSES:]]
    assert [(one.seat, one.number, one.right) for one in info.guesses] == named
    assert info.guesses[-1].public.unseen == info.public.unseen


def test_agents_secrets_weighs_the_last_decisions() -> None:
    game = AgentsSecrets(7, {"turn_limit": 1000})
    session = stalled(game, 3 * MOST_OBSERVED, agents_secrets.Counted, "move")
    info = AgentsInfo(session.knowledge_of(session.pending[0]))
    assert len(info.observed) > MOST_OBSERVED
    assert info.weighed == info.observed[-MOST_OBSERVED:]


def test_a_goal_that_no_game_has_is_not_evaluated() -> None:
    with pytest.raises(ValueError, match=str(HIGHEST_GOAL)):
        evaluation(False, 10**30)


@pytest.mark.parametrize("rounds", [LONG + 1, 100])
@given(scores=st.lists(st.integers(0, 90), min_size=4, max_size=4))
def test_a_race_of_many_rounds_is_one_of_points_alone(rounds: int, scores: list[int]) -> None:
    for seats in (3, 4):
        points = Race(seats, 100, None).win(scores, 0)
        assert Race(seats, 100, rounds).win(scores, 0) == points
