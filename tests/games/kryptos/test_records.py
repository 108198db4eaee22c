"""Records of Kryptos: those kept are judged rightly, and spoilt ones at their line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.core.record import BadRecord, read, write
from filature.core.words import LANGUAGES
from filature.games import game_class, words_of

RECORDS = Path(__file__).parents[2] / "records"
VALID = sorted((RECORDS / "valid").glob("kryptos-*.jsonl"))
REASONS = {
    "kryptos-3.jsonl": (1, "lacks"),
    "kryptos-4-advanced.jsonl": (58, "other_must_act"),
    "kryptos-5-mystery-bribe.jsonl": (69, "other_must_act"),
    "kryptos-6-advanced-greedy.jsonl": (64, "own_card"),
}
LINES = (RECORDS / "valid" / "kryptos-4-advanced.jsonl").read_text(encoding="utf-8").splitlines()
MYSTERY = (
    (RECORDS / "valid" / "kryptos-5-mystery-bribe.jsonl").read_text(encoding="utf-8").splitlines()
)
GUESS = next(at for at, line in enumerate(LINES, start=1) if '"guess"' in line)
STOP = next(at for at, line in enumerate(LINES, start=1) if '"stop"' in line)
LAST = len(LINES)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_record_is_written_again_byte_for_byte(path: Path) -> None:
    text = path.read_bytes()
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode("utf-8") == text


@pytest.mark.parametrize(("name", "wrong"), REASONS.items())
def test_a_bad_record_is_refused_at_its_line_for_its_reason(
    name: str, wrong: tuple[int, str]
) -> None:
    with pytest.raises(BadRecord) as refused:
        read((RECORDS / "bad" / name).read_bytes(), game_class)
    assert (refused.value.line, refused.value.say["type"]) == wrong


def test_every_record_of_this_game_is_judged_here() -> None:
    assert {path.name for path in (RECORDS / "bad").glob("kryptos-*.jsonl")} == set(REASONS)
    assert len(VALID) == 4


Change = Callable[[dict[str, Any]], object]


def joined(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def edited(lines: list[str], number: int, change: Change) -> bytes:
    entry = json.loads(lines[number - 1])
    change(entry)
    return joined([*lines[: number - 1], json.dumps(entry), *lines[number:]])


def hands(entry: dict[str, Any]) -> list[list[int]]:
    dealt: list[list[int]] = entry["action"]["hands"]
    return dealt


def unsort(entry: dict[str, Any]) -> None:
    hands(entry)[1].reverse()


def deal_twice(entry: dict[str, Any]) -> None:
    hands(entry)[0][0] = hands(entry)[0][1]


WAYS: list[tuple[str, list[str], int, Change, str]] = [
    ("a card dealt twice", LINES, 3, deal_twice, "deal_twice"),
    ("a hand not sorted", LINES, 3, unsort, "deal_not_sorted"),
    ("a hand too short", LINES, 3, lambda e: hands(e)[2].pop(), "deal_hand_size"),
    ("a hand too many", LINES, 3, lambda e: hands(e).append([]), "deal_hands"),
    ("a card aside", LINES, 3, lambda e: e["action"].update(aside=[37]), "deal_aside_size"),
    (
        "a card not in use",
        LINES,
        3,
        lambda e: hands(e)[0].__setitem__(-1, 48),
        "deal_no_such_card",
    ),
    ("a card that is true", LINES, 3, lambda e: hands(e)[0].__setitem__(0, True), "action_form"),
    ("a deal by a seat", LINES, 3, lambda e: e.update(seat=0), "other_must_act"),
    (
        "a first player past the last",
        LINES,
        2,
        lambda e: e["action"].update(first=4),
        "out_of_range",
    ),
    ("the lowest card turned up", LINES, 4, lambda e: e["action"].update(position=0), "reveal_end"),
    (
        "a reveal out of turn",
        LINES,
        4,
        lambda e: e.update(seat=(e["seat"] + 1) % 4),
        "other_must_act",
    ),
    (
        "a position past the last",
        LINES,
        4,
        lambda e: e["action"].update(position=9),
        "out_of_range",
    ),
    ("a value of 0", LINES, GUESS, lambda e: e["action"].update(value=0), "no_such_value"),
    ("a value not in use", LINES, GUESS, lambda e: e["action"].update(value=37), "no_such_value"),
    ("a value with a point", LINES, GUESS, lambda e: e["action"].update(value=7.0), "action_form"),
    ("a guess without value", LINES, GUESS, lambda e: e["action"].pop("value"), "action_form"),
    (
        "a guess at one's own card",
        LINES,
        GUESS,
        lambda e: e["action"].update(target=e["seat"]),
        "own_card",
    ),
    (
        "a pass when there is a card to name",
        LINES,
        GUESS,
        lambda e: e.update(action={"type": "pass"}),
        "wrong_moment",
    ),
    (
        "a stop before the first attempt",
        LINES,
        GUESS,
        lambda e: e.update(action={"type": "stop"}),
        "wrong_moment",
    ),
    (
        "a field more in a stop",
        LINES,
        STOP,
        lambda e: e["action"].update(value=3),
        "action_form",
    ),
    (
        "mystery with six seats",
        LINES,
        1,
        lambda e: e.update(seats=6, options={"mystery": True}),
        "mystery_seats",
    ),
    ("mystery that is 1", MYSTERY, 1, lambda e: e["options"].update(mystery=1), "option_choice"),
    (
        "a target of 2",
        LINES,
        1,
        lambda e: e["options"].update(target_score=2),
        "option_too_small",
    ),
    (
        "another winner",
        LINES,
        LAST,
        lambda e: e["outcome"].update(winners=[0, 1, 2, 3]),
        "outcome_wrong",
    ),
    (
        "another reason",
        LINES,
        LAST,
        lambda e: e["outcome"].update(reason="tired"),
        "outcome_wrong",
    ),
]


@pytest.mark.parametrize(
    ("lines", "at", "change", "reason"), [way[1:] for way in WAYS], ids=[way[0] for way in WAYS]
)
def test_a_spoilt_record_is_refused_at_its_line_with_its_reason(
    lines: list[str], at: int, change: Change, reason: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        read(edited(lines, at, change), game_class)
    assert (refused.value.line, refused.value.say["type"]) == (at, reason)
    for language in LANGUAGES:
        text = words_of("kryptos", language).say(
            "refusal", refused.value.say, -2, ["Ada", "Bob", "Chloé", "Dov", "Eve"]
        )
        assert text
        assert "{" not in text
        assert "None" not in text


def test_the_cards_aside_may_stand_in_any_order_but_are_written_sorted() -> None:
    text = edited(MYSTERY, 3, lambda e: e["action"]["aside"].reverse())
    assert text != joined(MYSTERY)
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode("utf-8") == joined(MYSTERY)
