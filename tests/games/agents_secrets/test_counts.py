"""Les agents secrets, counted and compared: the engine against a second reading of the page."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE, told_to
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.state import State
from tests.games.agents_secrets.second_reading import ROSTER, SecondReading, learned

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


def count_again(reading: SecondReading, told: tuple[str, ...], known: set[tuple[str, ...]]) -> int:
    """Count the same in the second reading."""
    if reading.over:
        return 1
    due = reading.due()
    if due == 0:
        known.add(told)
    games = 0
    for action in reading.legal():
        after = reading.copy()
        after.play(action)
        games += count_again(after, (*told, json.dumps(learned(due, action, 0))), known)
    return games


@pytest.mark.parametrize(("options", "played", "games", "knowledges"), PINNED)
def test_both_readings_of_the_rules_have_as_many_games_as_ever(
    options: dict[str, Any], played: list[dict[str, Any]], games: int, knowledges: int
) -> None:
    options = {"agents": FOUR, **options}
    game, reading = AgentsSecrets(2, options), SecondReading(2, options)
    state = game.new()
    for action in BEGUN + played:
        game.play(state, game.to_act(state)[0], game.from_record(action))
        reading.play(action)
    known: set[tuple[bytes, ...]] = set()
    known_again: set[tuple[str, ...]] = set()
    assert count(game, state, (), known) == games
    assert count_again(reading, (), known_again) == games
    assert len(known) == len(known_again) == knowledges


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@given(st.sampled_from([(42, 29), (20, 8), (9, 9)]), st.integers(0, 2**32))
@settings(max_examples=max(4, settings().max_examples // 6))
def test_the_engine_plays_as_the_second_reading_does(
    rules: str, seats: int, scores: tuple[int, int], seed: int
) -> None:
    rng = Random(seed)
    goal, report_at = scores
    options = {"rules": rules, "goal": goal, "report_at": report_at, "turn_limit": 60}
    game, reading = AgentsSecrets(seats, options), SecondReading(seats, options)
    state = game.new()
    while waiting := game.to_act(state):
        actor = waiting[0]
        assert actor == reading.due()
        if actor == CHANCE:
            action = game.to_record(actor, game.chance(state, rng))
        else:
            factored = game.factored(state, actor)
            if len(factored) < 100:
                assert in_any_order(list(factored.expand())) == in_any_order(reading.legal())
            action = factored.nth(rng.randrange(len(factored)))
        reading.play(action)
        game.play(state, actor, game.from_record(action))
        view = game.view(state, 0)
        assert view.file == reading.file
        if reading.owner:
            assert {agent.agent: agent.score for agent in view.agents} == reading.score
            assert {agent.agent: agent.place for agent in view.agents} == reading.place
    assert reading.over
    assert msgspec.to_builtins(game.outcome(state)) == reading.outcome()
