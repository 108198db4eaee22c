"""A server's processes, as Linux shows them: who they are, what they hold, what they write."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that are still there."""
    found: list[int] = []
    for thread in PROC.glob(f"{pid}/task/*/children"):
        with suppress(OSError):
            found += map(int, thread.read_text().split())
    return found


def descendants(pid: int) -> list[int]:
    """Return all processes below a process, its own children first."""
    found: list[int] = []
    level = children(pid)
    while level:
        found += level
        level = [child for parent in level for child in children(parent)]
    return found


def workers(pid: int) -> list[int]:
    """Return the processes below a server that may be thinking, whatever they are called."""
    return [child for child in descendants(pid) if "resource_tracker" not in command(child)]


def command(pid: int) -> str:
    """Return how a process was started."""
    try:
        return (PROC / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def megabytes(pid: int) -> float:
    """Return the resident memory of a process and of all below it."""
    total = 0
    for one in [pid, *descendants(pid)]:
        with suppress(OSError):
            for line in (PROC / str(one) / "status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1])
    return total / 1024


def written(pid: int) -> int:
    """Return how many bytes a process has given to the system to be written."""
    for line in (PROC / str(pid) / "io").read_text().splitlines():
        if line.startswith("wchar:"):
            return int(line.split()[1])
    return 0


def send(pid: int, how: signal.Signals) -> None:
    """Send a signal to a process, if it is still there."""
    with suppress(ProcessLookupError):
        os.kill(pid, how)
