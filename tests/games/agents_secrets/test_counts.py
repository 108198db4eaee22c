"""Les agents secrets, counted by the engine and by the independent rules."""

import json
from typing import Any

import msgspec
import pytest

from filature.core.events import CHANCE, told_to
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.state import State
from tests.games.agents_secrets.independent_rules import ROSTER, IndependentRules, learned

FOUR = ROSTER[:4]
BEGUN: list[dict[str, Any]] = [
    {"type": "identities", "agents": ["red", "orange"]},
    {"type": "first_player", "rolls": [[6, 1]]},
]
NEARLY_AT_THE_FILE: list[dict[str, Any]] = [
    {"type": "roll", "value": 6},
    {"type": "move", "steps": {"red": 6}},
]
PINNED: list[tuple[dict[str, Any], list[dict[str, Any]], int, int]] = [
    ({"turn_limit": 1}, [], 209, 6),
    ({"turn_limit": 2}, [], 67_801, 6),
    ({"turn_limit": 2, "goal": 7}, NEARLY_AT_THE_FILE, 209, 0),
    ({"turn_limit": 2, "rules": "advanced", "report_at": 1}, NEARLY_AT_THE_FILE, 10_905, 672),
]
"""Options, what is played before the count, how many games follow, and how many things seat 0 can
know when it decides."""


def count(
    game: AgentsSecrets, state: State, told: tuple[bytes, ...], known: set[tuple[bytes, ...]]
) -> int:
    """Count the whole games from a state on, and gather what seat 0 knows when it decides."""
    waiting = game.to_act(state)
    if not waiting:
        return 1
    actor = waiting[0]
    if actor == 0:
        known.add(told)
    legal = game.legal(state, actor)
    moves = range(1, 7) if actor == CHANCE else [legal.nth(at) for at in range(len(legal))]
    games = 0
    for move in moves:
        after = state.clone()
        events = game.play(after, actor, move)
        games += count(game, after, (*told, *map(msgspec.json.encode, told_to(0, events))), known)
    return games


def count_again(rules: IndependentRules, told: tuple[str, ...], known: set[tuple[str, ...]]) -> int:
    """Count the same by the independent rules."""
    if rules.over:
        return 1
    due = rules.due()
    if due == 0:
        known.add(told)
    games = 0
    for action in rules.legal():
        after = rules.copy()
        after.play(action)
        games += count_again(after, (*told, json.dumps(learned(due, action, 0))), known)
    return games


@pytest.mark.parametrize(("options", "played", "games", "knowledges"), PINNED)
def test_engine_and_independent_rules_have_as_many_games_as_ever(
    options: dict[str, Any], played: list[dict[str, Any]], games: int, knowledges: int
) -> None:
    options = {"agents": FOUR, **options}
    game, rules = AgentsSecrets(2, options), IndependentRules(2, options)
    state = game.new()
    for action in BEGUN + played:
        game.play(state, game.to_act(state)[0], game.from_record(action))
        rules.play(action)
    known: set[tuple[bytes, ...]] = set()
    known_again: set[tuple[str, ...]] = set()
    assert count(game, state, (), known) == games
    assert count_again(rules, (), known_again) == games
    assert len(known) == len(known_again) == knowledges
