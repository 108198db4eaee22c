"""Reading records for commands: from files or standard input, with errors in words."""

from __future__ import annotations

import sys
from pathlib import Path

from filature.commands.output import in_a_line, reason, usage_error
from filature.core import record
from filature.core.events import SPECTATOR, TRUTH, Viewer
from filature.games import AnyGame, game_class


def content(name: str) -> bytes:
    """Return what a file holds; `-` is standard input."""
    if name == "-" and sys.stdin is None:
        usage_error("standard input is closed")
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        usage_error(f"{name}: {error.strerror or error}")


def explained(bad: record.BadRecord, text: bytes) -> str:
    """Say what is wrong with a record, and on which line."""
    return f"line {bad.line}: {reason(bad.say, record.game_named(text))}"


def viewer_named(game: AnyGame, name: str) -> Viewer:
    """Return the viewer that `--as` names."""
    if name in ("spectator", "truth"):
        return SPECTATOR if name == "spectator" else TRUTH
    seats = {str(seat): seat for seat in range(game.seats)}
    if name not in seats:
        usage_error(f"--as wants a seat from 0 to {game.seats - 1} or spectator, not {name!r}")
    return seats[name]


def names_of(players: list[str]) -> list[str]:
    """Return the players' names, told apart by their seats where two have the same."""
    players = [in_a_line(name) for name in players]
    return [
        name if players.count(name) == 1 else f"{name} ({seat})"
        for seat, name in enumerate(players)
    ]


def read(name: str) -> record.Record | str:
    """Read a record, or return in words what is wrong with it."""
    text = content(name)
    try:
        return record.read(text, game_class)
    except record.BadRecord as bad:
        return explained(bad, text)
