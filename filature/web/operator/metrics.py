"""What an operator may count, in the text form that Prometheus reads; nothing of any game."""

from __future__ import annotations

import logging
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filature import __version__
from filature.jobs.traces import place_of
from filature.tables import sql
from filature.tables.histogram import Histogram
from filature.tables.lobby import Lobby
from filature.tables.room import disk_of
from filature.web.operator.meter import Meter


class Metrics:
    """Counters of one process. `workers` is how many processes share its port."""

    def __init__(self, workers: int, now: float) -> None:
        self.workers = workers
        self.started = now
        self.answers: Counter[int] = Counter()
        """HTTP answers by status."""
        self.acks: Counter[str] = Counter()
        """Commands at tables by result."""
        self.act_seconds = Histogram()
        """How long commands took until they were answered."""
        self.connections: Counter[str] = Counter()
        """What is open now, by kind: `seat`, `spectator`, `poll`."""
        self.errors = ErrorCounts()
        self.meter = Meter(lambda: self.acks["applied"])

    @contextmanager
    def open(self, kind: str) -> Iterator[None]:
        """Count a connection for as long as it is open."""
        self.connections[kind] += 1
        try:
            yield
        finally:
            self.connections[kind] -= 1

    @property
    def sockets(self) -> int:
        return self.connections["seat"] + self.connections["spectator"]

    def asked(self) -> int:
        """Return how much clients have asked for since the start: commands at tables alone."""
        return self.acks.total()

    def text(self, lobby: Lobby) -> str:
        """Return everything in Prometheus' text format."""
        phases = Counter(table.state.phase for table in lobby.tables.values())
        python = ".".join(map(str, sys.version_info[:3]))
        versions = f'version="{__version__}",python="{python}",schema="{len(sql.MIGRATIONS)}"'
        metrics = {
            "filature_info gauge": [f"filature_info{{{versions}}} 1"],
            "filature_start_time_seconds gauge": [
                f"filature_start_time_seconds {self.started:.0f}"
            ],
            "filature_tables gauge": labelled("filature_tables", "phase", phases),
            "filature_sockets gauge": [f"filature_sockets {self.sockets}"],
            "filature_connections gauge": labelled(
                "filature_connections", "kind", self.connections
            ),
            "filature_bots_thinking gauge": [
                f"filature_bots_thinking {len(lobby.bot_runner.tasks)}"
            ],
            "filature_http_answers_total counter": labelled(
                "filature_http_answers_total", "status", self.answers
            ),
            "filature_acts_total counter": labelled("filature_acts_total", "result", self.acks),
            "filature_act_seconds histogram": self.act_seconds.lines("filature_act_seconds"),
            "filature_store_append_seconds histogram": lobby.store.appends.lines(
                "filature_store_append_seconds"
            ),
            "filature_errors_total counter": [
                f'filature_errors_total{{type="{type}",place="{place}"}} {n}'
                for (type, place), n in sorted(self.errors.counts.items())
            ],
            "filature_event_loop_lag_seconds gauge": [
                f"filature_event_loop_lag_seconds {self.meter.lag:.6f}"
            ],
            "filature_store_full gauge": [f"filature_store_full {int(lobby.room.full)}"],
            "filature_memory_bytes gauge": [f"filature_memory_bytes {memory()}"],
        }
        if (free := disk_free(lobby)) is not None:
            metrics["filature_disk_free_bytes gauge"] = [f"filature_disk_free_bytes {free}"]
        if lobby.backups is not None:
            metrics["filature_last_backup_time_seconds gauge"] = [
                f"filature_last_backup_time_seconds {lobby.backups.last() or 0:.0f}"
            ]
            metrics["filature_backup_failures_total counter"] = [
                f"filature_backup_failures_total {lobby.backups.failures}"
            ]
        lines = [line for kind, found in metrics.items() for line in (f"# TYPE {kind}", *found)]
        return "\n".join(lines) + "\n"


def labelled(name: str, label: str, counts: Mapping[Any, int]) -> list[str]:
    return [f'{name}{{{label}="{value}"}} {n}' for value, n in sorted(counts.items())]


class ErrorCounts(logging.Handler):
    """Counts warnings and errors of all loggers by type and place, never by their texts."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[tuple[str, str]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        type, place = type_and_place(record)
        self.counts[type, place.partition(" < ")[0]] += 1


def type_and_place(record: logging.LogRecord) -> tuple[str, str]:
    """Return of what type a logged error is and where it was raised, or else where it is logged."""
    if (named := getattr(record, "type", None)) is not None:
        return str(named), str(getattr(record, "place", "")) or record.name
    if record.exc_info and record.exc_info[0] is not None:
        return record.exc_info[0].__name__, place_of(record.exc_info[2])
    return record.levelname.capitalize(), record.name


# The machine


def memory() -> int:
    """Return how many bytes of memory this process has now, or had at the most."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return peak_memory()
    return pages * os.sysconf("SC_PAGE_SIZE")


def peak_memory() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def disk_free(lobby: Lobby) -> int | None:
    """Return how many bytes are free where an SQLite store is kept."""
    found = disk_of(lobby.store)
    return None if found is None else found[0]
