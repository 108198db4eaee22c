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


def line_of_report(agent: str, owner: int | None) -> Change:
    return lambda entry: entry["action"]["owners"].update({agent: owner})


def without(agent: str) -> Change:
    return lambda entry: entry["action"]["owners"].pop(agent)


def rolls(*dice: list[int | None]) -> Change:
    return action(rolls=list(dice))


SIX = ["green", "yellow", "red", "violet", "blue", "orange"]
WAYS: list[tuple[str, str, str, Change, str]] = [
    ("4", "five agents for four seats", "agents", action(in_play=SIX[:5]), "agents_count"),
    ("4", "an agent drawn twice", "agents", action(in_play=[*SIX[:5], SIX[0]]), "agent_twice"),
    ("4", "an agent that is none", "agents", action(in_play=[*SIX[:5], "black"]), "no_such_agent"),
    (
        "4",
        "an agent with a capital",
        "agents",
        action(in_play=[*SIX[:5], "Orange"]),
        "no_such_agent",
    ),
    ("4", "a draw by a seat", "agents", seat(0), "other_must_act"),
    (
        "4",
        "an identity dealt twice",
        "identities",
        action(agents=["red", "red", "blue", "green"]),
        "agent_twice",
    ),
    (
        "4",
        "an identity not in play",
        "identities",
        action(agents=["red", "grey", "blue", "green"]),
        "identity_not_in_play",
    ),
    (
        "4",
        "an identity too few",
        "identities",
        action(agents=["red", "blue", "green"]),
        "identities_count",
    ),
    ("4", "dice for three of four", "first_player", rolls([6, 2, 2]), "first_rolls"),
    ("4", "a tie left standing", "first_player", rolls([6, 6, 2, 3]), "first_rolls"),
    (
        "4",
        "a die too many",
        "first_player",
        rolls([6, 2, 2, 3], [1, None, None, None]),
        "first_rolls",
    ),
    (
        "4",
        "a die for one who no longer rolls",
        "first_player",
        rolls([6, 6, 2, 3], [1, 2, 3, None]),
        "first_rolls",
    ),
    ("4", "a die of 7", "roll", action(value=7), "not_a_roll"),
    ("4", "a die of 0", "roll", action(value=0), "not_a_roll"),
    ("4", "a die of 4.0", "roll", action(value=4.0), "action_form"),
    (
        "4",
        "a file for a die",
        "roll",
        instead(type="file", to="house_4"),
        "not_a_roll",
    ),
    ("4", "a step of zero", "move", action(steps={"red": 4, "blue": 0}), "zero_steps"),
    ("4", "a step backwards", "move", action(steps={"red": 5, "blue": -1}), "zero_steps"),
    ("4", "an agent not in play that moves", "move", action(steps={"grey": 4}), "not_in_play"),
    ("4", "a split of another die", "move", action(steps={"red": 2, "blue": 1}), "steps_total"),
    ("4", "a step that is true", "move", action(steps={"red": 3, "blue": True}), "action_form"),
    ("4", "a move out of turn", "move", seat(1), "other_must_act"),
    ("4", "a file where an agent stands", "file", action(to="house_7"), "place_occupied"),
    ("4", "a house that is not there", "file", action(to="house_11"), "no_such_place"),
    ("4", "a file moved by another", "file", seat(0), "other_must_act"),
    ("4-advanced", "a report with a line too few", "report", without("orange"), "report_count"),
    (
        "4-advanced",
        "a report on one's own agent",
        "report",
        line_of_report("grey", None),
        "report_count",
    ),
    ("4-advanced", "a seat named twice", "report", line_of_report("red", 3), "report_seat_twice"),
    (
        "4-advanced",
        "a report that names its writer",
        "report",
        line_of_report("red", 0),
        "report_names_writer",
    ),
    ("4-advanced", "a seat that is not there", "report", line_of_report("red", 4), "no_such_seat"),
    ("4-advanced", "a report out of seat order", "report", seat(1), "other_must_act"),
]


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
