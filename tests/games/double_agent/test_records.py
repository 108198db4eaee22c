"""Records of Double Agent: what is right comes back byte for byte, what is wrong is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.core.record import BadRecord, read, write
from filature.core.words import LANGUAGES
from filature.games import game_class, words_of

RECORDS = Path(__file__).parents[2] / "records"
VALID = sorted((RECORDS / "valid").glob("double_agent*.jsonl"))
LINES = (RECORDS / "valid" / "double_agent-1.jsonl").read_text(encoding="utf-8").splitlines()
REASONS = {"double_agent-1": 42, "double_agent-2": 10, "double_agent-hidden-backs": 1}


def test_the_shared_records_are_here() -> None:
    assert [path.stem for path in VALID] == sorted(REASONS)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_record_is_read_and_written_again_byte_for_byte(path: Path) -> None:
    text = path.read_bytes()
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode("utf-8") == text


@pytest.mark.parametrize(("name", "line"), REASONS.items())
def test_a_bad_record_is_refused_at_the_line_that_is_wrong(name: str, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        read((RECORDS / "bad" / f"{name}.jsonl").read_bytes(), game_class)
    assert refused.value.line == line


Change = Callable[[dict[str, Any]], None]


def action(**fields: Any) -> Change:
    return lambda entry: entry["action"].update(fields)


def drop(field: str) -> Change:
    return lambda entry: entry["action"].pop(field)


def turn_over(entry: dict[str, Any]) -> None:
    entry["action"]["decks"][0].reverse()


def one_card_more(entry: dict[str, Any]) -> None:
    entry["action"]["decks"][1].append("doc_7")


def other_copies(entry: dict[str, Any]) -> None:
    deck = entry["action"]["decks"][0]
    deck[deck.index("doc_3")] = "doc_7"


def options(**given: Any) -> Change:
    return lambda entry: entry.update(options=given)


SPOILED: list[tuple[int, Change, int, str]] = [
    (1, options(hand_backs="half"), 1, "option_choice"),
    (1, options(deck={"cards": []}), 1, "deck_size"),
    (2, action(tokens=[1, 2, 3, 3, 4, 5]), 2, "tokens_wrong"),
    (2, action(tokens=[3, 2, 2, 5, 1]), 2, "tokens_wrong"),
    (2, action(tokens=[3, 2, 2, 5, 1, 4.0]), 2, "action_form"),
    (4, one_card_more, 4, "deck_wrong"),
    (4, other_copies, 4, "deck_wrong"),
    (4, action(decks=[["doc_2"]]), 4, "decks_count"),
    (4, action(decks=[["joker"], []]), 4, "unknown_card"),
    (4, turn_over, 6, "not_in_hand"),
    (5, action(first=2), 5, "out_of_range"),
    (6, action(card="turncoat"), 6, "not_in_hand"),
    (6, action(agent=6), 6, "out_of_range"),
    (6, action(agent=True), 6, "action_form"),
    (6, action(time=3), 6, "action_form"),
    (8, action(agents=[4, 2]), 8, "two_agents"),
    (8, drop("agents"), 8, "act_form"),
    (8, action(none=True), 8, "act_form"),
    (9, action(agent=1), 9, "activated"),
    (21, action(to=0), 21, "same_agent"),
    (21, action(index=3), 21, "no_such_document"),
]


def spoiled(line: int, change: Change) -> bytes:
    entry = json.loads(LINES[line - 1])
    change(entry)
    lines = [*LINES[: line - 1], json.dumps(entry), *LINES[line:]]
    return "".join(f"{text}\n" for text in lines).encode("utf-8")


@pytest.mark.parametrize(("line", "change", "refused_at", "refusal"), SPOILED)
def test_a_spoiled_record_is_refused_in_words(
    line: int, change: Change, refused_at: int, refusal: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        read(spoiled(line, change), game_class)
    assert (refused.value.line, refused.value.say["type"]) == (refused_at, refusal)
    for language in LANGUAGES:
        assert words_of("double_agent", language).say("refusal", refused.value.say, 0, ["A", "B"])
