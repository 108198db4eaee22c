"""What came of the attacks: a table for people, JSON for comparing."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import textwrap
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from tests.attack.bystander import Seen
from tests.attack.scene import Result

WIDTHS = (9, 36, 9, 12)
HEAD = ("finding", "attack", "store", "result")


def commit_of(tree: Path) -> str:
    """Return the commit of a checkout, with `+` where files differ from it."""
    git = shutil.which("git")
    if git is None:
        return "unknown"

    def said(*words: str) -> str:
        done = subprocess.run(
            [git, "-C", str(tree), *words], capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    return (said("rev-parse", "--short=12", "HEAD") or "unknown") + (
        "+" if said("status", "--porcelain", "--untracked-files=no", "filature") else ""
    )


def machine() -> dict[str, Any]:
    """Return what figures depend on."""
    return {
        "system": platform.platform(),
        "processors": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
        "python": platform.python_version(),
    }


def as_json(tree: Path, began: datetime, results: Sequence[Result]) -> bytes:
    """Return everything that was found, for `--json`."""
    whole = {
        "commit": commit_of(tree),
        "machine": machine(),
        "began": began.astimezone(UTC).isoformat(timespec="seconds"),
        "held": dict(Counter(result.verdict for result in results)),
        "attacks": [{**msgspec.to_builtins(one), "result": one.verdict} for one in results],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def table(results: Sequence[Result]) -> str:
    """Return what was found as a table, with what did not hold under it."""
    lines = [row(HEAD) + "  bystander: turn, notebook (median/worst, quiet -> meanwhile)"]
    lines.append("-" * len(lines[0]))
    for one in results:
        cells = (one.finding, one.name, one.store, one.verdict)
        lines.append(f"{row(cells)}  {watched(one)}".rstrip())
        notes = [*one.problems, *([one.not_tried] if one.not_tried else [])]
        for note in notes:
            lines += textwrap.wrap(note, 100, initial_indent="    - ", subsequent_indent="      ")
    counted = Counter(one.verdict for one in results)
    lines.append("-" * len(lines[1]))
    lines.append(", ".join(f"{number} {verdict.lower()}" for verdict, number in counted.items()))
    return "\n".join(lines)


def row(cells: Sequence[str]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True))


def watched(one: Result) -> str:
    """Return the bystander's times, or the figures that the attack itself has."""
    if one.quiet is None or one.meanwhile is None:
        told = {k: v for k, v in one.numbers.items() if k not in ("grown by MB", "stopped in s")}
        return "; ".join(f"{name}: {shown(value)}" for name, value in list(told.items())[:3])
    kinds = ("turn", "notebook")
    return "  ".join(phases(one.quiet, one.meanwhile, kind) for kind in kinds)


def phases(quiet: Seen, meanwhile: Seen, kind: str) -> str:
    """Return times of one kind before and during an attack."""
    parts = []
    for seen in (quiet, meanwhile):
        times = getattr(seen, kind)
        parts.append("none" if times is None else f"{times.median:.2f}/{times.worst:.2f}")
    return f"{kind} {parts[0]} -> {parts[1]} s"


def shown(value: float | int | str) -> str:
    return f"{value:.0e}" if isinstance(value, int) and abs(value) >= 10**6 else str(value)
