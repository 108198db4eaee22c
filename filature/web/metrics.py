"""What an operator may count, in the text form that Prometheus reads; nothing of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filature.tables.lobby import Lobby

ACK_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        """HTTP answers by status."""
        self.acks: Counter[str] = Counter()
        """Commands at tables by result."""
        self.ack_times: Counter[float] = Counter()
        self.ack_sum = 0.0
        self.sockets = 0

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def acked(self, result: str, seconds: float) -> None:
        """Count one act and how long its answer took."""
        self.acks[result] += 1
        self.ack_sum += seconds
        for bound in ACK_BOUNDS:
            if seconds <= bound:
                self.ack_times[bound] += 1

    def text(self, lobby: Lobby) -> str:
        """Return everything, as Prometheus reads it."""
        phases = Counter(table.phase for table in lobby.tables.values())
        lines = ["# TYPE filature_tables gauge"]
        lines += [f'filature_tables{{phase="{p}"}} {n}' for p, n in sorted(phases.items())]
        lines += [
            "# TYPE filature_sockets gauge",
            f"filature_sockets {self.sockets}",
            "# TYPE filature_bots_thinking gauge",
            f"filature_bots_thinking {len(lobby.bot_runner.tasks)}",
            "# TYPE filature_http_answers_total counter",
        ]
        lines += [
            f'filature_http_answers_total{{status="{s}"}} {n}'
            for s, n in sorted(self.answers.items())
        ]
        lines.append("# TYPE filature_acts_total counter")
        lines += [f'filature_acts_total{{result="{r}"}} {n}' for r, n in sorted(self.acks.items())]
        lines.append("# TYPE filature_act_seconds histogram")
        lines += [
            f'filature_act_seconds_bucket{{le="{bound}"}} {self.ack_times[bound]}'
            for bound in ACK_BOUNDS
        ]
        count = sum(self.acks.values())
        lines += [
            f'filature_act_seconds_bucket{{le="+Inf"}} {count}',
            f"filature_act_seconds_sum {self.ack_sum:.6f}",
            f"filature_act_seconds_count {count}",
        ]
        return "\n".join(lines) + "\n"
