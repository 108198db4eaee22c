"""Where an error was raised, without its text, which may hold something secret of a game."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from types import TracebackType


def place_of(trace: TracebackType | None) -> str:
    """Return where an error was raised and by whose calls, the innermost first."""
    frames = reversed(traceback.extract_tb(trace))
    way = " < ".join(f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in frames)
    return way or "?"
