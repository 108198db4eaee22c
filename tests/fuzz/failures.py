"""What makes a fuzzing round fail: an explicit failure, or anything unexpected in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

EXPECTED = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
"""What the server may log about a client that speaks neither HTTP nor UTF-8."""


class FuzzFailure(Exception):
    """Something was not as it should be."""


class UnexpectedLogs(logging.Handler):
    """Collects warnings and errors other than the expected ones."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in EXPECTED:
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
    if logs.lines:
        raise FuzzFailure(f"the log says {logs.lines[0]}")
