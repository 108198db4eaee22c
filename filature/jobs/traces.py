"""Where an error was raised, without its text, which may hold something secret of a game."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from types import TracebackType

from filature import games


def place_of(trace: TracebackType | None) -> str:
    """Return where an error was raised and by whose calls, the innermost first."""
    frames = reversed(traceback.extract_tb(trace))
    way = " < ".join(f"{file_of(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
    return way or "?"


def file_of(path: str) -> str:
    """Return the name of a file; of a game's file, with its folder: every game has a `rules.py`."""
    file = PurePath(path)
    for place in map(PurePath, games.__path__):
        if file.is_relative_to(place):
            return file.relative_to(place).as_posix()
    return file.name
