"""Agent Hunter, counted and compared: the engine against a second reading of the rules page."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE, told_to
from filature.games.agent_hunter.rules import AgentHunter, State
from tests.games.agent_hunter.second_reading import SecondReading

PINNED = [
    ({"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4}, 4_500, 581),
    ({"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 3}, 8_112, 447),
    ({"agents": 5, "bases": 2, "tokens": 1, "turn_limit": 1}, 16_960, 181),
]
"""Set-ups, how many whole games each has, and how many things seat 0 can know when it decides.

Both seats place in seat order, so that the same game is not counted twice.
"""

SETUPS: list[dict[str, int]] = [
    *(options for options, _, _ in PINNED),
    {"agents": 5, "bases": 2},
    {"agents": 5, "bases": 2, "turn_limit": 3},
    {"agents": 7, "tokens": 2, "turn_limit": 6},
    {},
]


def count(game: AgentHunter, state: State, told: list[bytes], known: set[tuple[bytes, ...]]) -> int:
    """Count the whole games from a state on, and gather what seat 0 knows when it decides."""
    waiting = game.to_act(state)
    if not waiting:
        return 1
    actor = waiting[0]
    if actor == 0:
        known.add(tuple(told))
    legal = game.legal(state, actor)
    outcomes = game.outcomes(state) if actor == CHANCE else None
    moves = [move for move, _ in outcomes or []] or [legal.nth(at) for at in range(len(legal))]
    games = 0
    for move in moves:
        after = state.clone()
        events = game.play(after, actor, move)
        games += count(game, after, [*told, *map(msgspec.json.encode, told_to(0, events))], known)
    return games


def count_again(reading: SecondReading, told: tuple[Any, ...], known: set[Any]) -> int:
    """Count the same in the second reading."""
    if reading.over:
        return 1
    if reading.due() == 0:
        known.add(told)
    games = 0
    for action in reading.legal():
        after = reading.copy()
        seen, _ = after.play(action)
        games += count_again(after, (*told, seen), known)
    return games


@pytest.mark.parametrize(("options", "games", "knowledges"), PINNED)
def test_both_readings_of_the_rules_have_as_many_games_as_ever(
    options: dict[str, int], games: int, knowledges: int
) -> None:
    game = AgentHunter(2, options)
    known: set[tuple[bytes, ...]] = set()
    known_again: set[Any] = set()
    assert count(game, game.new(), [], known) == games
    assert count_again(SecondReading(**options), (), known_again) == games
    assert len(known) == len(known_again) == knowledges


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=5 * settings().max_examples)
def test_the_engine_plays_as_the_second_reading_does(options: dict[str, int], seed: int) -> None:
    rng = Random(seed)
    game, reading = AgentHunter(2, options), SecondReading(**options)
    state = game.new()
    while waiting := game.to_act(state):
        actor = waiting[0]
        assert actor == reading.due()
        actions = reading.legal()
        if actor >= 0:
            assert in_any_order(list(game.factored(state, actor).expand())) == in_any_order(actions)
        action = rng.choice(actions)
        reading.play(action)
        game.play(state, actor, game.from_record(action))
    assert reading.over
    assert msgspec.to_builtins(game.outcome(state)) == reading.outcome()
