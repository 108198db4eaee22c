"""Agent Hunter: whole games of small set-ups, counted by the engine and by independent rules."""

from typing import Any

import msgspec
import pytest

from filature.core.events import CHANCE, told_to
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import State
from tests.games.agent_hunter.independent_rules import IndependentRules


def count(game: AgentHunter, state: State, told: tuple[bytes, ...], known: set[Any]) -> int:
    """Count the whole games from a state on, and collect what seat 0 knows when it decides.

    Both seats place in seat order, so that the same game is not counted twice.
    """
    if not (to_act := game.to_act(state)):
        return 1
    actor = to_act[0]
    if actor == 0:
        known.add(told)
    legal = game.legal(state, actor)
    moves = [move for move, _ in game.outcomes(state) or []]
    if actor != CHANCE:
        moves = [legal.nth(at) for at in range(len(legal))]
    games = 0
    for move in moves:
        after = state.clone()
        events = told_to(0, game.play(after, actor, move))
        games += count(game, after, (*told, *map(msgspec.json.encode, events)), known)
    return games


def count_independently(rules: IndependentRules, told: tuple[Any, ...], known: set[Any]) -> int:
    """Count the same by the independent rules."""
    if rules.over:
        return 1
    if rules.due() == 0:
        known.add(told)
    games = 0
    for action in rules.legal():
        after = rules.copy()
        seen, _ = after.play(action)
        games += count_independently(after, (*told, seen), known)
    return games


@pytest.mark.parametrize(
    ("options", "games", "knowledges"),
    [
        ({"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4}, 4_500, 581),
        ({"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 3}, 8_112, 447),
        ({"agents": 5, "bases": 2, "tokens": 1, "turn_limit": 1}, 16_960, 181),
    ],
)
def test_the_engine_and_the_independent_rules_count_the_same_games(
    options: dict[str, int], games: int, knowledges: int
) -> None:
    game = AgentHunter(2, options)
    known, known_independently = set[Any](), set[Any]()
    assert count(game, game.new(), (), known) == games
    assert count_independently(IndependentRules(**options), (), known_independently) == games
    assert len(known) == len(known_independently) == knowledges
