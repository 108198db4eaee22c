"""What the voice said, read from the file that `voice.py` writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Utterance:
    """One thing that the voice began to say; `until` is None while it speaks."""

    at: float
    text: str
    language: str
    heard: str = ""
    whole: bool = False
    until: float | None = None


class Transcript:
    """All utterances so far; the file is read on from where it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.path.touch()
        self.read = 0
        self.found: dict[int, Utterance] = {}

    def utterances(self) -> list[Utterance]:
        with self.path.open("rb") as file:
            file.seek(self.read)
            new = file.read()
        whole, newline, _ = new.rpartition(b"\n")
        self.read += len(whole) + len(newline)
        for line in whole.splitlines():
            self.take(json.loads(line))
        return list(self.found.values())

    def take(self, line: dict[str, object]) -> None:
        number, at = int(str(line["number"])), float(str(line["t"]))
        if "text" in line:
            self.found[number] = Utterance(at, str(line["text"]), str(line["language"]))
        else:
            said = self.found[number]
            said.until, said.whole, said.heard = at, bool(line["whole"]), str(line["heard"])

    @property
    def speaking(self) -> bool:
        said = self.utterances()
        return bool(said) and said[-1].until is None
