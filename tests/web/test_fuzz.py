"""Frames and requests that no real client sends; `make fuzz` throws a million."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from filature.core.refusals import Refused
from filature.tables.commands import CommandValidator
from filature.tables.events import Left
from filature.tables.table import Table
from tests.fuzz import app_fuzzer, connection_fuzzer
from tests.fuzz.failures import FuzzFailure


@pytest.mark.parametrize("only", ["frames", "requests"])
def test_whatever_is_sent_is_answered_or_refused_and_breaks_nothing(only: str) -> None:
    tally: Counter[str] = Counter()
    app_fuzzer.run_round(f"test/{only}", 700, only, tally)
    assert tally[only] == 700
    assert tally["tables rebuilt"] >= 5


def test_bytes_on_real_connections_break_nothing() -> None:
    tally: Counter[str] = Counter()
    connection_fuzzer.run_round("test", 100, tally)
    assert tally["raw"] == 100


def test_an_error_in_the_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: CommandValidator, *arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(CommandValidator, "undo", failing)
    with pytest.raises(FuzzFailure):
        app_fuzzer.run_round("test/error", 700, "frames", Counter())


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told without standing in the log is not told again by another process."""
    execute = Table.execute

    async def telling(self: Table, viewer: int, command: Any, token: str | None = None) -> Any:
        try:
            return await execute(self, viewer, command, token)
        except Refused:
            self.streams.tell(Left(0))
            raise

    monkeypatch.setattr(Table, "execute", telling)
    with pytest.raises(FuzzFailure, match="makes another stream"):
        app_fuzzer.run_round("test/other", 200, "frames", Counter())
