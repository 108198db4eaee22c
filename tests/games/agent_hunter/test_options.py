"""Agent Hunter: the bounds of its options."""

from typing import Any

import pytest

from filature.core.refusals import BadOption
from filature.games.agent_hunter.rules import AgentHunter


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"turn_limit": 0}, "option_too_small"),
        ({"agents": 2, "bases": 1}, "option_too_small"),
        ({"agents": 11}, "option_too_large"),
        ({"bases": 0}, "option_too_small"),
        ({"bases": 4}, "option_too_large"),
        ({"tokens": -1}, "option_too_small"),
        ({"tokens": 6}, "option_too_large"),
        ({"agents": 6}, "too_few_agents"),
        ({"agents": 4, "bases": 2}, "too_few_agents"),
        ({"tokens": "5"}, "option_not_integer"),
        ({"tokens": 5.0}, "option_not_integer"),
        ({"tokens": True}, "option_not_integer"),
        ({"speed": 1}, "unknown_option"),
    ],
)
def test_options_outside_their_bounds_are_refused(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOption) as refused:
        AgentHunter(2, options)
    assert refused.value.say["type"] == refusal


def test_the_bounds_themselves_are_allowed_and_only_two_play() -> None:
    for options in (
        {"agents": 3, "bases": 1, "tokens": 0, "turn_limit": 1},
        {"agents": 7, "bases": 3},
        {"turn_limit": 1000},
    ):
        assert AgentHunter(2, options).chosen_options == {
            name: value for name, value in options.items() if (name, value) != ("bases", 3)
        }
    for seats in (1, 3):
        with pytest.raises(BadOption):
            AgentHunter(seats)
