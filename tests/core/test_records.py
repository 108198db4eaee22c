"""Records: what is right comes back byte for byte, what is wrong is refused at its line."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.languages import LANGUAGES
from filature.core.record import BadRecord, read, write
from filature.core.words import Words
from filature.games import catalogue, folder, game_class

RECORDS = Path(__file__).parents[1] / "records"
VALID = [
    path
    for path in sorted((RECORDS / "valid").glob("*.jsonl"))
    if path.stem.split("-")[0] in catalogue()
]
SMALL = (RECORDS / "valid" / "agent_hunter-small.jsonl").read_bytes()
LINES = SMALL.decode().splitlines()
LAST = len(LINES)


def joined(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("utf-8")


def in_one_order(text: bytes) -> bytes:
    """Sort what has no order: some lists, and objects by key inside an action."""
    lines = [json.loads(line) for line in text.splitlines()]
    for action in (line["action"] for line in lines if "action" in line):
        for name, value in action.items():
            if name in ("aside", "in_play"):
                value.sort()
            elif type(value) is dict:
                action[name] = dict(sorted(value.items()))
    return joined([json.dumps(line, ensure_ascii=False) for line in lines])


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_record_is_read_and_written_again_byte_for_byte(path: Path) -> None:
    text = path.read_bytes()
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome).encode("utf-8")
    assert in_one_order(again) == in_one_order(text)
    if record.game.id == "agent_hunter":
        assert again == text


def reasons() -> list[tuple[str, int]]:
    """Read which line of each bad record is wrong, for the games that are here."""
    lines = (RECORDS / "bad" / "REASONS.txt").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"(\w+)(-.*): line (\d+): .*", line) for line in lines]
    return [(m[1] + m[2], int(m[3])) for m in found if m is not None and m[1] in catalogue()]


REASONS = reasons()


@pytest.mark.parametrize(("name", "at"), REASONS)
def test_a_bad_record_is_refused_at_the_line_that_is_wrong(name: str, at: int) -> None:
    with pytest.raises(BadRecord) as refused:
        read((RECORDS / "bad" / name).read_bytes(), game_class)
    assert refused.value.line == at


def test_every_game_has_records_here_and_every_bad_one_has_its_reason() -> None:
    assert {path.stem.split("-")[0] for path in VALID} == set(catalogue())
    bad = {path.name for path in (RECORDS / "bad").glob("*.jsonl")}
    assert {name for name, _ in REASONS} == {n for n in bad if n.split("-")[0] in catalogue()}


# Ways to spoil a record. `Spoil` takes its lines and gives the bytes of a wrong one.

Spoil = Callable[[list[str]], bytes]


def with_line(number: int, text: str) -> Spoil:
    return lambda lines: joined([*lines[: number - 1], text, *lines[number:]])


def without_line(number: int) -> Spoil:
    return lambda lines: joined([*lines[: number - 1], *lines[number:]])


def swapped(number: int) -> Spoil:
    at = number - 1
    return lambda lines: joined([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])


def edited(number: int, change: Callable[[dict[str, Any]], None]) -> Spoil:
    def spoil(lines: list[str]) -> bytes:
        entry = json.loads(lines[number - 1])
        change(entry)
        return with_line(number, json.dumps(entry))(lines)

    return spoil


def line(number: int, **fields: Any) -> Spoil:
    return edited(number, lambda entry: entry.update(fields))


def action(number: int, **fields: Any) -> Spoil:
    return edited(number, lambda entry: entry["action"].update(fields))


def options(**chosen: Any) -> Spoil:
    return edited(1, lambda header: header["options"].update(chosen))


def outcome(**fields: Any) -> Spoil:
    return edited(LAST, lambda entry: entry["outcome"].update(fields))


def replaced(number: int, old: str, new: str) -> Spoil:
    def spoil(lines: list[str]) -> bytes:
        assert old in lines[number - 1]
        return with_line(number, lines[number - 1].replace(old, new, 1))(lines)

    return spoil


PLACE = '{"seat": 0, "action": {"type": "place", "agents": [1, 3]}}'
ATTACK = '{"seat": 0, "action": {"type": "attack", "from": "hand", "agent": 2, "target": 1}}'
REFILL = '{"seat": 0, "action": {"type": "refill", "base": 0, "agent": 2}}'
SCORES = json.loads(LINES[-1])["outcome"]["scores"]
WAYS: list[tuple[str, Spoil, int, str]] = [
    ("nothing at all", lambda lines: b"", 1, "empty_record"),
    ("not JSON", with_line(3, "{seat: 1}"), 3, "not_json"),
    ("a blank line", lambda lines: joined([*lines[:2], "", *lines[2:]]), 3, "not_json"),
    ("a blank line at the end", lambda lines: joined([*lines, ""]), LAST + 1, "not_json"),
    ("two objects on a line", with_line(2, PLACE + PLACE), 2, "not_json"),
    ("NaN", replaced(2, "[1, 3]", "[1, NaN]"), 2, "not_json"),
    ("Infinity", replaced(1, '"seats": 2', '"seats": Infinity'), 1, "not_json"),
    ("not UTF-8", lambda lines: joined(lines).replace(b"bot", b"b\xff"), 1, "not_json"),
    ("a byte order mark", lambda lines: b"\xef\xbb\xbf" + joined(lines), 1, "not_json"),
    ("half a surrogate pair", replaced(1, "bot:", "\\ud800"), 1, "not_json"),
    ("deep nesting", with_line(2, "[" * 100_000), 2, "not_json"),
    ("an endless number", replaced(2, "[1, 3]", "[1, " + "9" * 5000 + "]"), 2, "not_json"),
    ("a list for a line", with_line(2, "[]"), 2, "not_object"),
    ("a field twice", replaced(2, '"seat": 0', '"seat": 0, "seat": 0'), 2, "field_twice"),
    (
        "a field of an action twice",
        replaced(2, '"agents"', '"agents": [1, 3], "agents"'),
        2,
        "field_twice",
    ),
    ("no format", edited(1, lambda e: e.pop("format")), 1, "lacks"),
    ("no players", edited(1, lambda e: e.pop("players")), 1, "lacks"),
    ("another format", replaced(1, "filature/1", "filature/2"), 1, "unknown_format"),
    ("a field more in the header", line(1, date=1), 1, "unknown_field"),
    ("a game that is none", replaced(1, "agent_hunter", "agent_hunted"), 1, "unknown_game"),
    ("a game that is no text", line(1, game=3), 1, "not_text"),
    ("three seats", line(1, seats=3), 1, "seats"),
    ("2.0 seats", line(1, seats=2.0), 1, "seats"),
    ("true seats", line(1, seats=True), 1, "seats"),
    ("options as a list", line(1, options=[]), 1, "options_not_object"),
    ("an unknown option", options(speed=1), 1, "unknown_option"),
    ("an option that is true", options(tokens=True), 1, "option_not_integer"),
    ("an option too large", options(tokens=6), 1, "option_too_large"),
    ("an option too small", options(turn_limit=0), 1, "option_too_small"),
    ("too few agents for the bases", options(agents=4), 1, "too_few_agents"),
    ("three players", edited(1, lambda e: e["players"].append("x")), 1, "players_count"),
    ("a player that is no text", line(1, players=["", 1]), 1, "players_not_texts"),
    ("no seat", edited(2, lambda e: e.pop("seat")), 2, "lacks"),
    ("no action", edited(2, lambda e: e.pop("action")), 2, "lacks"),
    ("a field more in a line", line(2, time=3), 2, "unknown_field"),
    ("a seat that is not there", line(2, seat=2), 2, "no_such_seat"),
    ("seat -1", line(2, seat=-1), 2, "no_such_seat"),
    ("a seat that is false", line(2, seat=False), 2, "no_such_seat"),
    ("a seat that is 0.0", line(2, seat=0.0), 2, "no_such_seat"),
    ("simultaneous decisions out of seat order", swapped(2), 2, "other_must_act"),
    ("chance out of its place", swapped(3), 3, "other_must_act"),
    ("a placement left out", without_line(3), 3, "other_must_act"),
    ("an action that is no object", line(2, action=5), 2, "action_not_object"),
    ("an action without type", edited(2, lambda e: e["action"].pop("type")), 2, "action_lacks"),
    ("an unknown action", action(2, type="pass"), 2, "action_form"),
    ("a field more in an action", action(2, time=1), 2, "action_form"),
    (
        "an action that lacks a field",
        edited(2, lambda e: e["action"].pop("agents")),
        2,
        "action_form",
    ),
    ("an agent that is 3.0", replaced(2, "[1, 3]", "[1, 3.0]"), 2, "action_form"),
    ("an agent that is true", replaced(2, "[1, 3]", "[true, 3]"), 2, "action_form"),
    ("an agent that is null", replaced(2, "[1, 3]", "[null, 3]"), 2, "action_form"),
    ("an agent that is a text", replaced(2, "[1, 3]", '["1", 3]'), 2, "action_form"),
    ("an agent past the last", replaced(2, "[1, 3]", "[1, 5]"), 2, "out_of_range"),
    ("a negative agent", replaced(2, "[1, 3]", "[-1, 3]"), 2, "out_of_range"),
    ("a huge agent", replaced(2, "[1, 3]", "[1, 1" + "0" * 100 + "]"), 2, "out_of_range"),
    ("an agent placed twice", replaced(2, "[1, 3]", "[1, 1]"), 2, "agent_twice"),
    ("too many agents placed", replaced(2, "[1, 3]", "[1, 3, 4]"), 2, "place_count"),
    ("an attack of both forms", replaced(5, '"agent"', '"base": 0, "agent"'), 5, "attack_form"),
    (
        "a null for a field that is not there",
        replaced(5, '"agent"', '"base": null, "agent"'),
        5,
        "action_form",
    ),
    ("an attack with an agent placed", with_line(5, ATTACK.replace("2", "3")), 5, "not_in_hand"),
    ("a refill when nothing is empty", with_line(5, REFILL), 5, "wrong_moment"),
    ("the outcome left out", without_line(LAST), LAST, "outcome_missing"),
    ("a line after the outcome", lambda lines: joined([*lines, ATTACK]), LAST + 1, "after_outcome"),
    ("the outcome twice", lambda lines: joined([*lines, lines[-1]]), LAST + 1, "after_outcome"),
    ("a move after the end", lambda lines: joined([*lines[:-1], ATTACK]), LAST, "game_over"),
    ("the outcome too early", lambda lines: joined([*lines[:5], lines[-1]]), 6, "not_over_yet"),
    ("an outcome that is no object", with_line(LAST, '{"outcome": 1}'), LAST, "not_object"),
    ("no winners", edited(LAST, lambda e: e["outcome"].pop("winners")), LAST, "lacks"),
    ("a field more in the outcome", outcome(x=1), LAST, "unknown_field"),
    ("a field beside the outcome", edited(LAST, lambda e: e.update(x=1)), LAST, "lacks"),
    ("wrong winners", outcome(winners=[0, 1]), LAST, "outcome_wrong"),
    ("winners that are true", outcome(winners=[True]), LAST, "outcome_wrong"),
    ("wrong scores", outcome(scores=[9, 9]), LAST, "outcome_wrong"),
    ("scores with a point", outcome(scores=[float(n) for n in SCORES]), LAST, "outcome_wrong"),
    ("another reason", outcome(reason="tired"), LAST, "outcome_wrong"),
]


@pytest.mark.parametrize(("spoil", "at", "reason"), [w[1:] for w in WAYS], ids=[w[0] for w in WAYS])
def test_a_spoilt_record_is_refused_at_its_line_with_its_reason(
    spoil: Spoil, at: int, reason: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        read(spoil(list(LINES)), game_class)
    assert (refused.value.line, refused.value.say["type"]) == (at, reason)
    for language in LANGUAGES:
        words = Words(language, game_class("agent_hunter").fields, folder("agent_hunter"))
        text = words.say("refusal", refused.value.say, -2, ["Ada", "Bob"])
        assert text
        assert "{" not in text
        assert "None" not in text


def test_a_record_may_stop_before_the_end() -> None:
    for kept in (1, 3, 4, 6, LAST - 2):
        text = joined(LINES[:kept])
        record = read(text, game_class)
        assert record.outcome is None
        assert write(record.game, record.players, record.history, None).encode() == text


def test_options_at_their_default_and_other_spacing_are_read_but_never_written() -> None:
    named = options(turn_limit=200)(list(LINES))
    windows = SMALL.replace(b"\n", b"\r\n")
    unended = SMALL.removesuffix(b"\n")
    for text in (named, windows, unended):
        record = read(text, game_class)
        again = write(record.game, record.players, record.history, record.outcome)
        assert again.encode() == SMALL


def test_a_name_outside_ascii_is_written_as_it_is() -> None:
    text = SMALL.replace(b"bot:random", "Zoé “∞” 𝄞".encode(), 1)
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode() == text


def is_read_or_refused(text: bytes) -> None:
    try:
        record = read(text, game_class)
    except BadRecord:
        return
    write(record.game, record.players, record.history, record.outcome).encode()


@given(st.binary(max_size=200))
def test_whatever_the_bytes_a_record_is_read_or_refused(text: bytes) -> None:
    is_read_or_refused(text)


@given(st.data())
def test_however_a_record_is_damaged_it_is_read_or_refused(data: st.DataObject) -> None:
    text = SMALL
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(len(text), at + 20)))
        text = text[:at] + data.draw(st.binary(max_size=6)) + text[until:]
    is_read_or_refused(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
actions = st.fixed_dictionaries(
    {"type": st.sampled_from(["place", "first_player", "attack", "swap", "refill"]) | json_values},
    optional={
        name: st.integers(-1, 5) | st.sampled_from(["hand", "base"]) | json_values
        for name in ("agents", "first", "from", "agent", "base", "target")
    },
)


@given(
    st.integers(1, LAST - 1), st.integers(-1, 2) | st.none() | json_values, actions | json_values
)
def test_whatever_the_action_it_is_read_or_refused(at: int, seat: Any, action: Any) -> None:
    line = json.dumps({"seat": seat, "action": action})
    is_read_or_refused(joined([*LINES[:at], line, *LINES[at + 1 :]]))


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(json.loads(LINES[0]), json_values)))
def test_whatever_the_header_it_is_read_or_refused(header: dict[str, Any]) -> None:
    line = json.dumps({**json.loads(LINES[0]), **header})
    is_read_or_refused(joined([line, *LINES[1:]]))
