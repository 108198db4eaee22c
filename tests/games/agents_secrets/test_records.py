"""Records of Les agents secrets: what is right is read, what is wrong is refused at its line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.core.game import Game
from filature.core.record import BadRecord, Record, read, write
from filature.core.words import LANGUAGES, Words
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.testing.words import folder_of

RECORDS = Path(__file__).parents[2] / "records"


def find(id: str) -> type[Game[Any, Any]]:
    assert id == "agents_secrets"
    return AgentsSecrets


def written(record: Record) -> str:
    return write(record.game, record.players, record.history, record.outcome)


def in_order(text: str) -> list[Any]:
    """Return a record's lines as values, the agents in play sorted: the rules do not order them."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        if "in_play" in line.get("action", {}):
            line["action"]["in_play"].sort()
    return lines


@pytest.mark.parametrize("name", ["2", "4", "4-advanced", "7-advanced"])
def test_a_valid_record_is_accepted_and_written_again_with_the_same_content(name: str) -> None:
    text = "\n".join(lines_of(name))
    again = written(read(text.encode(), find))
    assert in_order(again) == in_order(text)
    assert again.splitlines()[-1] == text.splitlines()[-1]
    assert written(read(again.encode(), find)) == again


def test_a_record_without_a_draw_comes_back_byte_for_byte() -> None:
    text = (RECORDS / "valid" / "agents_secrets-7-advanced.jsonl").read_bytes()
    assert written(read(text, find)).encode() == text


@pytest.mark.parametrize(
    ("name", "at", "reason"),
    [
        ("agents_secrets-2", 25, "steps_total"),
        ("agents_secrets-4", 2, "action_form"),
        ("agents_secrets-4-advanced", 42, "action_form"),
        ("agents_secrets-7-advanced", 75, "lacks"),
    ],
)
def test_a_bad_record_is_refused_at_the_line_that_is_wrong(name: str, at: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read((RECORDS / "bad" / f"{name}.jsonl").read_bytes(), find)
    assert (refused.value.line, refused.value.say["type"]) == (at, reason)


# Ways to spoil a record, particular to this game

Change = Callable[[dict[str, Any]], object]


def lines_of(name: str) -> list[str]:
    path = RECORDS / "valid" / f"agents_secrets-{name}.jsonl"
    return path.read_text(encoding="utf-8").splitlines()


def first(lines: list[str], type: str) -> int:
    """Return the number of the first line with an action of this type."""
    return next(n for n, line in enumerate(lines, start=1) if f'"type": "{type}"' in line)


def action(**fields: Any) -> Change:
    return lambda entry: entry["action"].update(fields)


def seat(seat: int | None) -> Change:
    return lambda entry: entry.update(seat=seat)


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
        lambda e: e.update(action={"type": "file", "to": "house_4"}),
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
    lines = lines_of(name)
    at = first(lines, type)
    entry = json.loads(lines[at - 1])
    change(entry)
    lines[at - 1] = json.dumps(entry)
    with pytest.raises(BadRecord) as refused:
        read("\n".join(lines).encode(), find)
    assert (refused.value.line, refused.value.say["type"]) == (at, reason)
    for language in LANGUAGES:
        words = Words(language, AgentsSecrets.fields, folder_of(AgentsSecrets))
        text = words.say("refusal", refused.value.say, -2, ["Ada", "Bob", "Chloé", "Dov"])
        assert "{" not in text
        assert "None" not in text


def test_an_outcome_that_forgets_the_reports_is_refused() -> None:
    lines = lines_of("4-advanced")
    end = json.loads(lines[-1])
    end["outcome"]["scores"][0] -= 5
    lines[-1] = json.dumps(end)
    with pytest.raises(BadRecord) as refused:
        read("\n".join(lines).encode(), find)
    assert (refused.value.line, refused.value.say["type"]) == (len(lines), "outcome_wrong")


def test_a_draw_is_refused_where_the_option_names_the_agents() -> None:
    lines = lines_of("4")
    header = json.loads(lines[0])
    header["options"] = {"agents": SIX}
    lines[0] = json.dumps(header)
    with pytest.raises(BadRecord) as refused:
        read("\n".join(lines).encode(), find)
    assert (refused.value.line, refused.value.say["type"]) == (2, "wrong_moment")
    named = written(read("\n".join([lines[0], *lines[2:]]).encode(), find))
    assert json.loads(named.splitlines()[0])["options"] == {"agents": sorted(SIX)}
