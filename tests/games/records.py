"""Records spoilt on purpose. Each game's `test_records.py` lists its own ways to spoil one.

That valid records come back and bad ones are refused at their line is tested in
`tests/core/test_records.py`, for all games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.core.languages import LANGUAGES
from filature.core.record import BadRecord, read
from filature.games import game_class, words_of

VALID = Path(__file__).parents[1] / "records" / "valid"

Change = Callable[[dict[str, Any]], object]
"""A change to one line of a record, read as JSON, in place."""


def record_lines(name: str) -> list[str]:
    """Return the lines of a valid record."""
    return (VALID / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def line_of(lines: list[str], type: str) -> int:
    """Return the number of the first line with an action of this type."""
    return next(n for n, line in enumerate(lines, start=1) if f'"type": "{type}"' in line)


def joined(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def edited(lines: list[str], number: int, change: Change) -> list[str]:
    """Return the lines with one of them changed; lines are counted from 1."""
    entry = json.loads(lines[number - 1])
    change(entry)
    return [*lines[: number - 1], json.dumps(entry), *lines[number:]]


def action(**fields: Any) -> Change:
    return lambda entry: entry["action"].update(fields)


def drop(field: str) -> Change:
    return lambda entry: entry["action"].pop(field)


def seat(seat: int | None) -> Change:
    return lambda entry: entry.update(seat=seat)


def instead(**action: Any) -> Change:
    """Put another action in place of the recorded one."""
    return lambda entry: entry.update(action=action)


def options(**given: Any) -> Change:
    return lambda entry: entry["options"].update(given)


def outcome(**fields: Any) -> Change:
    return lambda entry: entry["outcome"].update(fields)


def refusal(lines: list[str]) -> tuple[int, str]:
    """Read a record that must be refused, in words of both languages; return line and reason."""
    with pytest.raises(BadRecord) as refused:
        read(joined(lines), game_class)
    header = json.loads(lines[0])
    for language in LANGUAGES:
        words = words_of(header["game"], language)
        text = words.say("refusal", refused.value.say, -2, header["players"])
        assert text
        assert "{" not in text
        assert "None" not in text
    return refused.value.line, str(refused.value.say["type"])
