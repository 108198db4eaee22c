"""What a check found, in words, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

State = Literal["ok", "warning", "wrong"]

SIGNS: dict[State, str] = {"ok": "ok", "warning": "warning", "wrong": "WRONG"}


class Finding(NamedTuple):
    """One thing that was checked."""

    state: State
    about: str
    text: str
    advice: str = ""

    def told(self) -> str:
        """Return it as lines for the operator."""
        line = f"{SIGNS[self.state]:<9}{self.about}: {self.text}"
        return f"{line}\n         -> {self.advice}" if self.advice else line


def ok(about: str, text: str) -> Finding:
    return Finding("ok", about, text)


def warning(about: str, text: str, advice: str) -> Finding:
    return Finding("warning", about, text, advice)


def wrong(about: str, text: str, advice: str) -> Finding:
    return Finding("wrong", about, text, advice)


def tell(findings: Iterable[Finding]) -> int:
    """Print findings as they come and the sum of them; return the exit status."""
    seen = []
    for finding in findings:
        seen.append(finding)
        print(finding.told(), flush=True)
    wrongs = sum(finding.state == "wrong" for finding in seen)
    warnings = sum(finding.state == "warning" for finding in seen)
    print(f"{len(seen)} check{'s' * (len(seen) != 1)}: {wrongs} wrong, {warnings} with a warning.")
    return 1 if wrongs else 0
