"""A scripted person: drives `filature play` through a pipe or a pseudo-terminal, by its words."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Self

PATIENCE = 20.0
WITH_TERMINAL = """
import fcntl, sys, termios
from filature.cli import main
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(main(sys.argv[1:]))
"""
"""Runs the program on the terminal as its own, so that ctrl-C reaches it."""
OFFER = re.compile(r"(\d+)\. ")


class Program:
    """`filature play` as a process, through a pipe; `said` is all that it said, line by line.

    A line `>` is the prompt.
    """

    def __init__(self, *arguments: str, folder: Path, **environment: str) -> None:
        self.said: list[str] = []
        self.pending = b""
        play = ["play", *arguments]
        if "--resume" not in arguments:
            play += ["--bots", "ref-random"]
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
        own = {"XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1", "LANG": "fr_FR.UTF-8"}
        self.process = self.start(play, {**inherited, **own, **environment})

    def start(self, play: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "filature.cli", *play]
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=environment
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self.input, self.output = process.stdin.fileno(), process.stdout.fileno()
        return process

    def send(self, line: str) -> None:
        os.write(self.input, line.encode() + b"\n")

    def close(self) -> None:
        """End the input."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def read_more(self) -> bool:
        """Read what there is; tell whether more may come."""
        ready, _, _ = select.select([self.output], [], [], PATIENCE)
        assert ready, f"the program is silent after: {self.said[-5:]} {self.pending!r}"
        try:
            found = os.read(self.output, 65536)
        except OSError:
            return False
        self.pending += found
        return bool(found)

    def at_prompt(self) -> bool:
        before, prompt, after = self.pending.partition(b"\n>\n")
        if not prompt and self.pending == b">\n":
            before, prompt, after = b"", b">", b""
        if prompt:
            self.said += before.decode().splitlines()
            self.pending = after
        return bool(prompt)

    def until_asked(self) -> list[str] | None:
        """Return what is said up to the next prompt, or nothing when the program has ended."""
        began, start = len(self.said), monotonic()
        while not self.at_prompt():
            assert monotonic() - start < PATIENCE
            if not self.read_more():
                self.said += self.pending.decode().splitlines()
                return None
        return self.said[began:]

    def answer(self, line: str) -> list[str] | None:
        """Type a line and return what is said up to the next prompt."""
        self.send(line)
        return self.until_asked()

    def end(self) -> int:
        """Read to the end and return the exit status."""
        while self.read_more():
            pass
        self.said += self.pending.decode().replace("\r", "").splitlines()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()


class OnTerminal(Program):
    """On a pseudo-terminal, where `> ` at the start of a line is the prompt."""

    def start(self, play: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        self.input, far = pty.openpty()
        self.output = self.input
        command = [sys.executable, "-c", WITH_TERMINAL, *play]
        process = subprocess.Popen(
            command, stdin=far, stdout=far, stderr=far, env=environment, start_new_session=True
        )
        os.close(far)
        return process

    def at_prompt(self) -> bool:
        text = self.pending.replace(b"\r", b"")
        if text != b"> " and not text.endswith(b"\n> "):
            return False
        self.said += text[:-2].decode().splitlines()
        self.pending = b""
        return True

    def __exit__(self, *error: object) -> None:
        super().__exit__()
        os.close(self.input)


def offered(said: list[str]) -> list[str]:
    """Return the numbers that were last offered: a list, or those of a question."""
    listed = [found.group(1) for line in said if (found := OFFER.match(line))]
    return listed or re.findall(r"\d+", said[-1].rpartition(":")[2])


def play_at_random(
    program: Program, seed: int, over: Callable[[list[str]], bool] = lambda said: False
) -> None:
    """Answer every question by a number drawn from those offered, until the program ends."""
    rng = Random(seed)
    said = program.until_asked()
    while said is not None and not over(said):
        said = program.answer(rng.choice(offered(said)))
