"""An external bot's process: lines in, lines out, each within a time limit.

If it crashes, hangs, never reads or never stops writing, the arena goes on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from time import monotonic

LONGEST_LINE = 64 * 1024
LINES_AHEAD = 256
"""How many lines a program may write before anybody has asked for them."""
LEAVE_WITHIN = 1.0
"""Seconds that a program has to leave once its input has ended."""

running: set[Program] = set()


class BotFailed(Exception):
    """A bot could not go on; the message says why."""


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        try:
            self.child = subprocess.Popen(  # noqa: S603
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, **environment},
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(f"could not be started: {error.strerror or error}") from None
        running.add(self)
        self.killed = False
        self.outgoing: Queue[bytes | None] = Queue()
        self.incoming: Queue[bytes] = Queue(LINES_AHEAD)
        self.complaints: deque[bytes] = deque(maxlen=20)
        works = (self.write_all, self.read_all, self.keep_complaints)
        self.threads = [threading.Thread(target=work, daemon=True) for work in works]
        for thread in self.threads:
            thread.start()

    # The three threads; each ends when its pipe does

    def write_all(self) -> None:
        assert self.child.stdin is not None
        with suppress(OSError, ValueError), self.child.stdin as pipe:
            while (line := self.outgoing.get()) is not None:
                pipe.write(line + b"\n")
                pipe.flush()

    def read_all(self) -> None:
        assert self.child.stdout is not None
        with suppress(OSError, ValueError), self.child.stdout as pipe:
            while (line := pipe.readline(LONGEST_LINE)) and not self.killed:
                self.incoming.put(line)
        self.incoming.put(b"")

    def keep_complaints(self) -> None:
        assert self.child.stderr is not None
        with suppress(OSError, ValueError), self.child.stderr as pipe:
            while line := pipe.readline(LONGEST_LINE):
                if line.strip():
                    self.complaints.append(line.strip())

    # What the arena does with it

    def write(self, line: bytes) -> None:
        """Queue a line for writing; never block."""
        self.outgoing.put(line)

    def read(self, until: float) -> bytes:
        """Return the program's next line, or say why there is none at this moment."""
        try:
            line = self.incoming.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise BotFailed("did not answer in time") from None
        if not line:
            raise BotFailed(self.last_words())
        if not line.endswith(b"\n"):
            raise BotFailed(f"wrote a line of more than {LONGEST_LINE} characters, or half a line")
        return line

    def last_words(self) -> str:
        """Say how the program ended, with the last thing that it complained of."""
        try:
            status = self.child.wait(LEAVE_WITHIN)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self.threads[-1].join(LEAVE_WITHIN)
        words = f"ended by signal {-status}" if status < 0 else f"ended with status {status}"
        if not self.complaints:
            return words
        last = self.complaints[-1].decode("utf-8", "replace")
        return f"{words}: {readable(last)}"

    def stop(self) -> None:
        """Close its input and wait for it to exit; kill it if it does not."""
        self.write_end()
        with suppress(subprocess.TimeoutExpired):
            self.child.wait(LEAVE_WITHIN)
        self.kill()

    def write_end(self) -> None:
        self.outgoing.put(None)

    def kill(self) -> None:
        """Kill it and its children."""
        self.end()
        self.child.wait()
        self.killed = True
        self.write_end()
        with suppress(Empty):
            while True:
                self.incoming.get_nowait()
        running.discard(self)

    def end(self) -> None:
        """Send the signal that ends it; touch no queue, so that a signal handler may do this."""
        if self.child.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.child.pid, signal.SIGKILL)
                else:
                    self.child.kill()


def end_all() -> None:
    """End every program that this process runs."""
    for program in list(running):
        program.end()


def readable(text: str, longest: int = 200) -> str:
    """Make foreign text fit for one line on a terminal."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
