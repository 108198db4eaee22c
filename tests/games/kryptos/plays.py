"""Games of Kryptos in which the guesses are often right, so that they come to an end."""

from __future__ import annotations

from random import Random

from filature.core.events import CHANCE, told_to
from filature.core.knowledge import Move
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import RIGHT, SECOND_ATTEMPT, TURN, State
from filature.testing import Moment
from filature.testing.random_games import viewers


def step(game: Kryptos, state: State, skill: float, rng: Random) -> tuple[int, Move]:
    """Choose at random, but guess right as often as `skill` says, and stop now and then."""
    actor = game.to_act(state)[0]
    if actor == CHANCE:
        return actor, game.chance(state, rng)
    legal = game.legal(state, actor)
    if state.phase in TURN and rng.random() < skill:
        right = [code for code, answer in enumerate(state.answers) if answer == RIGHT]
        named = [code for code in right if code in legal]
        if named:
            return actor, rng.choice(named)
    if state.phase == SECOND_ATTEMPT and rng.random() < 0.5:
        return actor, game.stop_code
    return actor, legal.nth(rng.randrange(len(legal)))


def lively_game(game: Kryptos, seed: int, skill: float = 0.6) -> list[Moment]:
    """Play one game like this; return its moments."""
    rng = Random(seed)
    state = game.new()
    moments = [Moment(state.clone(), [], [], {viewer: [] for viewer in viewers(game)})]
    while game.to_act(state):
        before = moments[-1]
        actor, move = step(game, state, skill, rng)
        events = game.play(state, actor, move)
        told = {v: [*heard, *told_to(v, events)] for v, heard in before.told.items()}
        moments.append(Moment(state.clone(), [*before.history, (actor, move)], events, told))
    return moments
