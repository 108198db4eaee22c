"""Records of Les agents secrets: spoilt ones are refused at their line, with their reason."""

import json

import pytest

from filature.core.record import read, write
from filature.games import game_class
from tests.games.records import (
    Change,
    action,
    edited,
    instead,
    joined,
    line_of,
    options,
    outcome,
    record_lines,
    refusal,
    seat,
)


def without(agent: str) -> Change:
    return lambda entry: entry["action"]["owners"].pop(agent)


def identities(*names: str) -> Change:
    """Deal these agents; letters stand for colours, x for one that is not in play."""
    letters = {"r": "red", "y": "yellow", "b": "blue", "g": "green", "x": "grey"}
    return action(agents=[letters.get(name, name) for name in names])


SIX = ["green", "yellow", "red", "violet", "blue", "orange"]
WAYS: list[tuple[str, str, str, Change, str]] = [
    ("4", "five agents for four seats", "agents", action(in_play=SIX[:5]), "agents_count"),
    ("4", "an agent drawn twice", "agents", action(in_play=[*SIX[:5], SIX[0]]), "agent_twice"),
    ("4", "an agent with a capital", "agents", action(in_play=[*SIX[:5], "Red"]), "no_such_agent"),
    ("4", "a draw by a seat", "agents", seat(0), "other_must_act"),
    ("4", "an identity too few", "identities", identities("red", "blue"), "identities_count"),
    ("4", "an identity dealt twice", "identities", identities(*"rrbg"), "agent_twice"),
    ("4", "an identity not in play", "identities", identities(*"rybx"), "identity_not_in_play"),
    ("4", "a tie left standing", "first_player", action(rolls=[[6, 6, 2, 3]]), "first_rolls"),
    ("4", "a die of 7", "roll", action(value=7), "not_a_roll"),
    ("4", "a die of 4.0", "roll", action(value=4.0), "action_form"),
    ("4", "a file for a die", "roll", instead(type="file", to="house_4"), "not_a_roll"),
    ("4", "a step that is true", "move", action(steps={"red": 3, "blue": True}), "action_form"),
    ("4", "a move out of turn", "move", seat(1), "other_must_act"),
    ("4", "a file moved by another", "file", seat(0), "other_must_act"),
    ("4-advanced", "a report with a line too few", "report", without("orange"), "report_count"),
    ("4-advanced", "a report out of seat order", "report", seat(1), "other_must_act"),
]
"""Record, what is wrong, the type of the line, the change, and the reason of the refusal.

What else a decision may get wrong is tested in `test_rules`.
"""


@pytest.mark.parametrize(
    ("name", "type", "change", "reason"),
    [(name, type, change, reason) for name, _, type, change, reason in WAYS],
    ids=[way[1] for way in WAYS],
)
def test_a_spoilt_record_is_refused_at_its_line_with_its_reason_in_words(
    name: str, type: str, change: Change, reason: str
) -> None:
    lines = record_lines(f"agents_secrets-{name}")
    at = line_of(lines, type)
    assert refusal(edited(lines, at, change)) == (at, reason)


def test_an_outcome_that_forgets_the_reports_is_refused() -> None:
    lines = record_lines("agents_secrets-4-advanced")
    first, *scores = json.loads(lines[-1])["outcome"]["scores"]
    changed = edited(lines, len(lines), outcome(scores=[first - 5, *scores]))
    assert refusal(changed) == (len(lines), "outcome_wrong")


def test_a_draw_is_refused_where_the_option_names_the_agents() -> None:
    lines = edited(record_lines("agents_secrets-4"), 1, options(agents=SIX))
    assert refusal(lines) == (2, "wrong_moment")
    record = read(joined([lines[0], *lines[2:]]), game_class)
    written = write(record.game, record.players, record.history, record.outcome)
    assert json.loads(written.splitlines()[0])["options"] == {"agents": sorted(SIX)}
