"""The results of many matches in one folder: a file a match, written as deals end."""

from __future__ import annotations

from pathlib import Path

import msgspec

from filature.arena.checkpoint import CheckpointMismatch, fingerprint
from filature.arena.contest import Contest
from filature.arena.matches import name
from filature.arena.measures import Row, Timing


class Result(msgspec.Struct, frozen=True):
    """What the page needs of a finished match: a part of what `report.whole` writes."""

    arguments: Contest
    fingerprint: str
    table: list[Row]
    timings: list[Timing]


def file_of(folder: Path, contest: Contest) -> Path:
    """Return where a match's result is kept."""
    return folder / f"{name(contest)}.json"


def read_result(folder: Path, contest: Contest) -> Result | None:
    """Return a match's result; nothing if it is not finished.

    A result of other arguments is refused. One that was played by other rules or bots is not (a
    page can be printed again later), but `is_current` tells.
    """
    file = file_of(folder, contest)
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return None
    try:
        result = msgspec.json.decode(text, type=Result)
    except msgspec.DecodeError:
        raise CheckpointMismatch(f"{file} is no result of the arena") from None
    if result.arguments != contest:
        raise CheckpointMismatch(f"{file} holds deals of other arguments")
    return result


def is_current(result: Result) -> bool:
    """Tell whether a match was played by the rules and bots that are here now."""
    return result.fingerprint == fingerprint(result.arguments)
