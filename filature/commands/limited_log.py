"""A log of bounded length: of lines that are alike only the first few are written, and a count.

While a store is down every request fails in the same way; nobody needs to read that a thousand
times, and the disk is full the sooner.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TextIO

AT_ONCE = 5
"""How many lines that are alike are written within `WITHIN` seconds."""
WITHIN = 60.0

MOST_KINDS = 100
"""How many kinds of lines are told apart at a time; all further ones count as alike."""
FURTHER = ("further warnings and errors", "Various", "")

Kind = tuple[str, str, str]
"""What a line is about, of which type, and where in the program."""


class Repeats:
    """How often a line was written, and how often it was not, since a moment."""

    def __init__(self, begun: float, level: int) -> None:
        self.begun = begun
        self.level = level
        self.written = 0
        self.left_out = 0


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes log lines to a stream. `kind_of` tells which are alike."""

    def __init__(
        self,
        stream: TextIO,
        kind_of: Callable[[logging.LogRecord], Kind],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(stream)
        self.kind_of = kind_of
        self.now = now
        self.kinds: dict[Kind, Repeats] = {}
        self.timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless there were too many like it."""
        self.write_counts()
        kind = self.kind_of(record)
        if kind not in self.kinds and len(self.kinds) >= MOST_KINDS:
            kind = FURTHER
        repeats = self.kinds.setdefault(kind, Repeats(self.now(), record.levelno))
        if repeats.written < AT_ONCE:
            repeats.written += 1
            super().emit(record)
            return
        repeats.left_out += 1
        if self.timer is None:
            # Also where no further line comes it is said how many there were.
            self.timer = threading.Timer(WITHIN, self.write_counts_later)
            self.timer.daemon = True
            self.timer.start()

    def write_counts(self, all: bool = False) -> None:
        """Say how many lines were left out, of each kind whose time is over."""
        now = self.now()
        for kind, repeats in list(self.kinds.items()):
            if all or now - repeats.begun >= WITHIN:
                del self.kinds[kind]
                if repeats.left_out:
                    super().emit(counted(kind, repeats, now))

    def write_counts_later(self) -> None:
        self.acquire()
        try:
            self.timer = None
            self.write_counts()
        finally:
            self.release()

    def close(self) -> None:
        """Say what was left out, and write nothing more."""
        self.acquire()
        try:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
            self.write_counts(all=True)
        finally:
            self.release()
        super().close()


def counted(kind: Kind, repeats: Repeats, now: float) -> logging.LogRecord:
    """Return the line that stands for all that were left out."""
    event, type, place = kind
    seconds = max(1, round(now - repeats.begun))
    fields = {
        "name": "filature",
        "levelno": repeats.level,
        "levelname": logging.getLevelName(repeats.level),
        "msg": "%s: %d more like this in %d s",
        "args": (event, repeats.left_out, seconds),
        "event": event,
        "type": type,
        "place": place,
        "more": repeats.left_out,
    }
    return logging.makeLogRecord(fields)
