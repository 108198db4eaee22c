"""A braille line without a line: brltty's virtual display.

Orca writes to brltty, as to a real display of 40 or 20 cells; a reader pans with its keys.
"""

from __future__ import annotations

import re
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tests.hearing.comparison import words
from tests.serving import free_port

VISUAL = re.compile(r'^Visual "(.*)"\s*$')
PAN_RIGHT, PAN_LEFT = "FWINRT", "FWINLT"
LATE = 6.0
"""Seconds after which nothing more is expected to be shown."""
FIRST_API_PORT = 4101
"""BrlAPI counts its hosts from this port on."""


def letters(text: str) -> str:
    """A text without spaces and signs: windows may end anywhere."""
    return "".join(words(text))


class BrailleLine:
    """brltty with its virtual display; Orca finds it by `environment`."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.port, self.api_port = free_port(), free_port()
        self.shown: list[str] = []
        self.connection: socket.socket | None = None

    @property
    def environment(self) -> dict[str, str]:
        return {"BRLAPI_HOST": self.host, "BRLAPI_AUTH": "none"}

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.api_port - FIRST_API_PORT}"

    def open(self, start: Callable[..., subprocess.Popen[bytes]], folder: Path) -> None:
        """Start brltty, and be its display."""
        folder.mkdir()
        place = ("-P", str(folder / "pid"), "-W", str(folder), "-U", str(folder))
        parts = ("-b", "vr", "-d", f"server:127.0.0.1:{self.port}", "-x", "no", "-s", "no")
        api = ("-A", f"auth=none,host={self.host}")
        start("brltty", "brltty", "-n", "-e", "-q", "-f", "/dev/null", *parts, *api, *place)
        deadline = time.monotonic() + 20
        while self.connection is None:
            try:
                self.connection = socket.create_connection(("127.0.0.1", self.port), 5)
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
        self.connection.settimeout(None)
        self.send(f"cells {self.cells}")
        threading.Thread(target=self.listen, daemon=True).start()

    def send(self, command: str) -> None:
        assert self.connection is not None
        self.connection.sendall(f"{command}\r\n".encode())

    def listen(self) -> None:
        assert self.connection is not None
        with self.connection.makefile(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if found := VISUAL.match(line):
                    self.shown.append(found[1].rstrip())

    # Reading

    @property
    def now(self) -> str:
        return self.shown[-1] if self.shown else ""

    def after(self, count: int, seconds: float = LATE) -> bool:
        """Wait until more was shown than so many windows."""
        deadline = time.monotonic() + seconds
        while len(self.shown) <= count and time.monotonic() < deadline:
            time.sleep(0.02)
        return len(self.shown) > count

    def settle(self, still: float = 0.4) -> None:
        count = -1
        while count != len(self.shown):
            count = len(self.shown)
            time.sleep(still)

    def begins(self, wanted: str, seconds: float = LATE) -> bool:
        """Wait until a text, or as much of it as the line has room for, is on the line."""
        enough = min(len(wanted), self.cells // 3)
        deadline = time.monotonic() + seconds
        while (read := read_on(wanted, 0, self.now)) < enough and time.monotonic() < deadline:
            time.sleep(0.05)
        return read > 0

    def begins_to_the_left(self, wanted: str) -> bool:
        """Pan to the left: in a field Orca shows where one writes, after a name that is long."""
        count = len(self.shown)
        self.send(PAN_LEFT)
        return self.after(count) and self.begins(wanted)

    def find(self, text: str) -> int | None:
        """Wait until a text begins on the line, and pan to the right until it has been read.

        Return how many windows it takes. It is not looked for further than it can stand: at the
        end of a line Orca goes on to the next thing, and takes the focus with it.
        """
        wanted = letters(text)
        if not self.begins(wanted) and not self.begins_to_the_left(wanted):
            return None
        read = read_on(wanted, 0, self.now)
        for windows in range(1, len(text) // (self.cells // 2) + 2):
            if read == len(wanted):
                return windows
            count = len(self.shown)
            self.send(PAN_RIGHT)
            if not self.after(count):
                return None
            read = read_on(wanted, read, self.now)
        return None


def read_on(wanted: str, read: int, window: str) -> int:
    """How many letters of a text have been read after one more window of it.

    A window begins with what was read last, or with the last word again: Orca repeats a word that
    is cut off, and one that just fits, too. Before the text there may be something else.
    """
    shown = letters(window)
    if read == 0:
        starts = (at for at in range(len(shown)) if fits(wanted, 0, shown[at:]))
        at = next(starts, None)
        return 0 if at is None else min(len(wanted), len(shown) - at)
    for start in range(read, -1, -1):
        if start + len(shown) > read and fits(wanted, start, shown):
            return min(len(wanted), start + len(shown))
    return read


def fits(wanted: str, start: int, shown: str) -> bool:
    """Whether what is shown stands at a place of a text, or begins there and goes on after it."""
    rest = wanted[start:]
    return rest.startswith(shown) or shown.startswith(rest)
