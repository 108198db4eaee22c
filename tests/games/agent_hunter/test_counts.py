"""Agent Hunter: whole games of small set-ups, counted by the engine and by independent rules."""

from typing import Any

import pytest

from filature.games.agent_hunter.rules import AgentHunter
from tests.games.agent_hunter.independent_rules import IndependentRules
from tests.games.counting import count, count_independently


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
    assert count(game, game.new(), known) == games
    rules = IndependentRules(**options)
    counted = count_independently(rules, lambda at, action: at.play(action)[0], known_independently)
    assert counted == games
    assert len(known) == len(known_independently) == knowledges
