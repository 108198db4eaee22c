"""Les agents secrets, counted by the engine and by the independent rules."""

import json
from typing import Any

import pytest

from filature.games.agents_secrets.rules import AgentsSecrets
from tests.games.agents_secrets.independent_rules import ROSTER, IndependentRules, learned
from tests.games.counting import count, count_independently

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


def play(rules: IndependentRules, action: dict[str, Any]) -> str:
    actor = rules.due()
    rules.play(action)
    return json.dumps(learned(actor, action, 0))


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
    known, known_again = set[Any](), set[Any]()
    assert count(game, state, known) == games
    assert count_independently(rules, play, known_again) == games
    assert len(known) == len(known_again) == knowledges
