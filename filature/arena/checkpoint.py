"""Finished deals are saved as they come in, so that a stopped contest can continue.

`FILE.part` holds a line that says which contest it is, then a line for each finished deal. When
the contest is over, `FILE` holds everything and the part is gone.
"""

from __future__ import annotations

import hashlib
import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from filature import games
from filature.arena.contest import Contest, Deal
from filature.arena.contestants import COMMAND, PYTHON
from filature.arena.report import FORMAT

HERE = Path(__file__).resolve().parent.parent

OTHER = "deals of other arguments, rules or bots"


class CheckpointMismatch(Exception):
    """The checkpoint on disk belongs to another contest; the message says what it holds."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a part."""

    format: str
    fingerprint: str
    arguments: Contest


def fingerprint(contest: Contest) -> str:
    """Hash everything that results depend on: arguments, rules version, and the sources of bots."""
    version = games.game_class(contest.game).rules_version
    # As read from a file: there 250 ms are 250.0, whatever they were before.
    arguments = msgspec.convert(msgspec.to_builtins(contest), Contest)
    digest = hashlib.sha256(msgspec.json.encode([arguments, version]))
    for path in sources(contest):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources(contest: Contest) -> Iterator[Path]:
    """Return the files that decide how these bots play this game."""
    folder = games.folder(contest.game).name
    for room in ("core", "bots", "arena", f"games/{folder}"):
        for kind in ("*.py", "*.json", "*.npz"):
            yield from sorted((HERE / room).rglob(kind))
    for name in contest.bots:
        if name.startswith(COMMAND):
            words = shlex.split(name.removeprefix(COMMAND))
        else:
            words = [name.rpartition(":")[0]] if PYTHON in name else []
        yield from (Path(word) for word in words if os.path.isfile(word))


class Checkpoint:
    """The file of a contest and its part."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.part = file.with_name(file.name + ".part")
        self.contest = contest
        self.fingerprint = fingerprint(contest)
        self.deals: list[Deal] = []
        """The deals that were finished before."""
        self.out = self.opened()

    def opened(self) -> IO[bytes]:
        """Continue the checkpoint on disk, or start one; drop a truncated last line."""
        text = self.part.read_bytes() if self.part.exists() else b""
        lines = text.splitlines(keepends=True)
        good = 0
        if lines and lines[0].endswith(b"\n"):
            self.check(lines[0])
            good = len(lines[0])
            for line in lines[1:]:
                try:
                    deal = msgspec.json.decode(line, type=Deal)
                except msgspec.DecodeError:
                    break
                if not line.endswith(b"\n"):
                    break
                self.deals.append(deal)
                good += len(line)
        out = open(self.part, "r+b" if text else "wb")  # noqa: SIM115
        out.truncate(good)
        out.seek(good)
        if not good:
            header = Header(FORMAT, self.fingerprint, self.contest)
            out.write(msgspec.json.encode(header) + b"\n")
            out.flush()
        return out

    def check(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            raise CheckpointMismatch(OTHER) from None
        if header.arguments.unit != self.contest.unit:
            raise CheckpointMismatch(
                f"deals measured in {header.arguments.unit}, not in {self.contest.unit}"
            )
        if header.fingerprint != self.fingerprint:
            raise CheckpointMismatch(OTHER)

    def append(self, deal: Deal) -> None:
        """Save a finished deal."""
        self.out.write(msgspec.json.encode(deal) + b"\n")
        self.out.flush()

    def finish(self, everything: bytes) -> None:
        """Write the file, whole or not at all, and remove the part."""
        new = self.file.with_name(self.file.name + ".new")
        new.write_bytes(everything)
        new.replace(self.file)
        self.out.close()
        self.part.unlink()

    def close(self) -> None:
        """Close the checkpoint; it stays on disk."""
        self.out.close()
