"""Spies vs Spies, records: the valid come back byte for byte, the spoiled are refused in words."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.core.record import BadRecord, read, write
from filature.core.words import LANGUAGES, Words
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.testing.words import folder_of

RECORDS = Path(__file__).parents[2] / "records"
VALID = sorted((RECORDS / "valid").glob("spies_vs_spies-*.jsonl"))
BAD = {
    "spies_vs_spies-3.jsonl": (1, "lacks"),
    "spies_vs_spies-4.jsonl": (42, "card_twice"),
    "spies_vs_spies-rounds.jsonl": (1, "unknown_option"),
}
THREE = (RECORDS / "valid" / "spies_vs_spies-3.jsonl").read_text(encoding="utf-8").splitlines()
ROUNDS = (
    (RECORDS / "valid" / "spies_vs_spies-rounds.jsonl").read_text(encoding="utf-8").splitlines()
)


def find(id: str) -> type[SpiesVsSpies]:
    assert id == "spies_vs_spies"
    return SpiesVsSpies


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_record_is_accepted_and_written_again_byte_for_byte(path: Path) -> None:
    text = path.read_bytes()
    record = read(text, find)
    assert record.outcome is not None
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode("utf-8") == text


def test_the_records_given_are_all_here() -> None:
    assert len(VALID) == 3
    assert {path.name for path in (RECORDS / "bad").glob("spies_vs_spies-*")} == set(BAD)


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_at_its_line(name: str) -> None:
    assert refused((RECORDS / "bad" / name).read_bytes()) == BAD[name]


def refused(text: bytes) -> tuple[int, str]:
    """Read a record that must be refused; the refusal has words in both languages."""
    with pytest.raises(BadRecord) as refusal:
        read(text, find)
    for language in LANGUAGES:
        words = Words(language, SpiesVsSpies.fields, folder_of(SpiesVsSpies))
        assert words.say("refusal", refusal.value.say, 0, ["Ada", "Bob", "Chloé"])
    return refusal.value.line, str(refusal.value.say["type"])


def action(number: int, **fields: Any) -> Callable[[list[Any]], None]:
    return lambda lines: lines[number - 1]["action"].update(fields)


def line(number: int, seat: int | None, **fields: Any) -> Callable[[list[Any]], None]:
    def change(lines: list[Any]) -> None:
        lines[number - 1] = {"seat": seat, "action": fields}

    return change


def drop(number: int, field: str) -> Callable[[list[Any]], None]:
    def change(lines: list[Any]) -> None:
        del lines[number - 1]["action"][field]

    return change


def swap(number: int) -> Callable[[list[Any]], None]:
    def change(lines: list[Any]) -> None:
        lines[number - 1], lines[number] = lines[number], lines[number - 1]

    return change


def option(**chosen: Any) -> Callable[[list[Any]], None]:
    return lambda lines: lines[0]["options"].update(chosen)


def outcome(**fields: Any) -> Callable[[list[Any]], None]:
    return lambda lines: lines[-1]["outcome"].update(fields)


def hand(number: int, player: int, cards: list[str]) -> Callable[[list[Any]], None]:
    def change(lines: list[Any]) -> None:
        lines[number - 1]["action"]["hands"][player] = cards

    return change


WAYS: list[tuple[str, list[str], Callable[[list[Any]], None], int, str]] = [
    ("the deal before the first player", THREE, swap(2), 2, "wrong_moment"),
    ("a first player who is virtual", THREE, action(2, first=3), 2, "out_of_range"),
    ("three hands", THREE, lambda lines: lines[2]["action"]["hands"].pop(), 3, "deal_form"),
    (
        "a hand out of order",
        THREE,
        hand(3, 0, ["vaporetto", "fan", "blue_omega"]),
        3,
        "wrong_category",
    ),
    ("a card that is not", THREE, hand(3, 0, ["fan", "car", "blue_omega"]), 3, "action_form"),
    ("a question to oneself", THREE, action(4, target=0), 4, "ask_oneself"),
    ("an objective without a card shown", THREE, drop(5, "show"), 5, "objective_shows"),
    ("a vehicle with a card shown", THREE, action(4, show="vehicle"), 4, "only_objective_shows"),
    ("the virtual player's objective", THREE, action(5, target=3), 5, "virtual_objective"),
    ("a fifth player", THREE, action(4, target=4), 4, "out_of_range"),
    ("a target that is true", THREE, action(4, target=True), 4, "action_form"),
    ("a question out of turn", THREE, lambda lines: lines[3].update(seat=1), 4, "other_must_act"),
    ("a deal by a seat", THREE, line(4, 0, **json.loads(THREE[2])["action"]), 4, "wrong_moment"),
    (
        "a first player by a seat",
        THREE,
        line(4, 0, type="first_player", first=1),
        4,
        "wrong_moment",
    ),
    ("points before the mission", THREE, line(4, 0, type="point", target=1), 4, "wrong_moment"),
    ("points out of seat order", THREE, swap(12), 12, "other_must_act"),
    ("a point at oneself", THREE, action(12, target=0), 12, "point_oneself"),
    ("a question among the points", THREE, line(12, 0, type="mission"), 12, "wrong_moment"),
    ("too many questions", THREE, option(question_limit=2), 6, "question_limit"),
    ("too many rounds", ROUNDS, option(rounds=1), 18, "game_over"),
    ("a virtual winner who is not", THREE, outcome(winners=[2, 3]), len(THREE), "outcome_wrong"),
    ("three scores", THREE, outcome(scores=[8, 7, 10]), len(THREE), "outcome_wrong"),
    ("another reason", ROUNDS, outcome(reason="target_reached"), len(ROUNDS), "outcome_wrong"),
]


@pytest.mark.parametrize(("_", "lines", "spoil", "at", "why"), WAYS, ids=[way[0] for way in WAYS])
def test_a_spoiled_record_is_refused_at_its_line_and_says_why(
    _: str, lines: list[str], spoil: Callable[[list[Any]], None], at: int, why: str
) -> None:
    entries = [json.loads(text) for text in lines]
    spoil(entries)
    assert refused("".join(json.dumps(entry) + "\n" for entry in entries).encode()) == (at, why)


def test_points_are_written_in_seat_order_however_they_came() -> None:
    game = SpiesVsSpies(3)
    record = read("".join(text + "\n" for text in THREE[:11]).encode(), find)
    points = [(seat, game.from_record({"type": "point", "target": 3})) for seat in (2, 0, 1)]
    written = write(record.game, record.players, [*record.history, *points], None)
    assert [json.loads(text)["seat"] for text in written.splitlines()[-3:]] == [0, 1, 2]
