"""What makes a fuzzing round fail: an explicit failure, or anything unexpected in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any


class FuzzFailure(Exception):
    """Something was not as it should be."""


def check(good: object, problem: str) -> None:
    """Fail unless something is as it should be."""
    if not good:
        raise FuzzFailure(problem)


class UnexpectedLogs(logging.Handler):
    """Collects warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()}")


def run_and_check_logs(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end; fail where anything unexpected was logged."""
    logs = UnexpectedLogs()
    root = logging.getLogger()
    root.addHandler(logs)
    try:
        asyncio.run(work)
    finally:
        root.removeHandler(logs)
    check(not logs.lines, f"the log says {logs.lines}")
