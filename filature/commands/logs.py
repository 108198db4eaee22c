"""The operator's log: one line for each warning or error, as text or as JSON.

A line tells what, of which type, and where in the program: never the text of an error, which may
hold something of a game, and never what was put into a message, which may be an address.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Literal

import msgspec

from filature.commands.limited_log import Kind, LimitedHandler
from filature.web.operator.metrics import type_and_place

Format = Literal["text", "json"]
LONGEST_EVENT = 120

FAULTS_OF_CLIENTS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn says about clients that speak neither HTTP nor UTF-8: with it anybody could fill the
log, and wake the operator."""


def event_of(record: logging.LogRecord) -> str:
    """Return what a line is about: of other programs' lines the template's first line alone."""
    if (named := getattr(record, "event", None)) is not None:
        return str(named)
    if record.name.partition(".")[0] == "filature":
        return record.getMessage()
    template = str(record.msg).strip() or "?"
    return template.splitlines()[0][:LONGEST_EVENT]


class TextLines(logging.Formatter):
    """`ERROR filature: what: Type at place`."""

    def format(self, record: logging.LogRecord) -> str:
        start = f"{record.levelname} {record.name}:"
        if record.name.partition(".")[0] == "filature":
            return f"{start} {record.getMessage()}"
        line = f"{start} {event_of(record)}"
        if record.exc_info and record.exc_info[0] is not None:
            type, place = type_and_place(record)
            line += f": {type} at {place}"
        return line


class JsonLines(logging.Formatter):
    """One JSON object: `time`, `level`, `logger`, `event`, `type`, `place`; of how many `more`."""

    def format(self, record: logging.LogRecord) -> str:
        type, place = type_and_place(record)
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, str | int] = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": event_of(record),
            "type": type,
            "place": place,
        }
        if (words := getattr(record, "words", None)) is not None:
            line["words"] = str(words)
        if (more := getattr(record, "more", None)) is not None:
            line["more"] = int(more)
        return msgspec.json.encode(line).decode()


def kind_of(record: logging.LogRecord) -> Kind:
    """Return what makes lines alike."""
    return (event_of(record), *type_and_place(record))


def is_our_fault(record: logging.LogRecord) -> bool:
    """Tell whether a line is about the server."""
    return record.msg not in FAULTS_OF_CLIENTS


def log_to_stderr(format: Format) -> None:
    """Log warnings and errors of this program and of its libraries, each in one line."""
    handler = LimitedHandler(sys.stderr, kind_of)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
