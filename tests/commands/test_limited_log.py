"""The log of a server stays short, however often the same thing goes wrong."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from filature.commands.limited_log import AT_ONCE, MOST_KINDS, WITHIN, LimitedHandler
from filature.commands.logs import Format, kind_of, log_to_stderr
from filature.tables.error_log import log_error, log_store_down
from filature.tables.store import StoreDown
from filature.web.operator.metrics import ErrorCounts


@contextmanager
def logging_as_a_server(format: Format) -> Iterator[io.StringIO]:
    """Log as `filature serve` does, into memory, and put everything back."""
    root, written = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    root.handlers = []
    try:
        with redirect_stderr(written):
            log_to_stderr(format)
        yield written
    finally:
        for handler in root.handlers:
            handler.close()
        root.handlers, root.level = before, level


def test_a_store_that_is_down_fills_no_disk() -> None:
    with logging_as_a_server("json") as written:
        errors = ErrorCounts()
        logging.getLogger().addHandler(errors)
        for _ in range(1000):
            log_store_down("a request", StoreDown("no answer"))
            log_store_down("a socket", StoreDown("no answer"))
    lines = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    assert len(lines) == 2 * (AT_ONCE + 1)
    assert sum(line.get("more", 1) for line in lines) == 2000
    assert {line["event"] for line in lines} == {"a request", "a socket"}
    assert errors.counts["StoreDown", "filature"] == 2000, "the metrics count them all"


def test_other_errors_are_written_while_one_repeats() -> None:
    with logging_as_a_server("text") as written:
        for _ in range(100):
            log_store_down("a request", StoreDown("no answer"))
        log_error("a bot could not answer", KeyError())
    assert "ERROR filature: a bot could not answer: KeyError at ?" in written.getvalue()
    assert f"a request: {100 - AT_ONCE} more like this in" in written.getvalue()


def test_when_it_goes_on_it_is_said_again_each_minute() -> None:
    written, time = io.StringIO(), [0.0]
    handler = LimitedHandler(written, kind_of, lambda: time[0])
    for _ in range(600):  # ten minutes, ten a minute
        handler.handle(record("the same"))
        time[0] += WITHIN / 10 + 1e-6
    handler.close()
    lines = written.getvalue().splitlines()
    assert len(lines) == 60 * (AT_ONCE + 1)
    assert sum("more like this" in line for line in lines) == 60


def test_a_count_is_written_although_nothing_follows() -> None:
    written, time = io.StringIO(), [0.0]
    handler = LimitedHandler(written, kind_of, lambda: time[0])
    for _ in range(AT_ONCE + 3):
        handler.handle(record("the same"))
    assert handler.timer is not None
    assert handler.timer.daemon, "it keeps no process alive"
    handler.timer.cancel()
    time[0] += WITHIN
    handler.timer.function()
    assert written.getvalue().splitlines()[-1].startswith("the same: 3 more like this")


@given(st.lists(st.integers(0, 3 * MOST_KINDS), max_size=2000))
def test_no_line_is_lost_uncounted_and_no_variety_makes_the_log_long(kinds: list[int]) -> None:
    written = io.StringIO()
    handler = LimitedHandler(written, kind_of, lambda: 0.0)
    for kind in kinds:
        handler.handle(record(f"kind {kind}"))
    assert len(handler.kinds) <= MOST_KINDS + 1
    assert len(written.getvalue().splitlines()) <= (MOST_KINDS + 1) * AT_ONCE
    handler.close()
    lines = written.getvalue().splitlines()
    left_out = [int(line.split(": ")[1].split()[0]) for line in lines if "more like" in line]
    assert len(lines) - len(left_out) + sum(left_out) == len(kinds)


def record(event: str) -> logging.LogRecord:
    fields = {"name": "filature", "levelno": logging.WARNING, "msg": event, "event": event}
    return logging.makeLogRecord({**fields, "type": "T", "place": ""})
