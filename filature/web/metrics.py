"""What an operator may count, in the text form that Prometheus reads; nothing of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

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
        """Return everything in Prometheus' text format."""
        phases = Counter(table.state.phase for table in lobby.tables.values())
        count = sum(self.acks.values())
        times = {**{str(bound): self.ack_times[bound] for bound in ACK_BOUNDS}, "+Inf": count}
        seconds = [f'filature_act_seconds_bucket{{le="{le}"}} {n}' for le, n in times.items()]
        seconds += [f"filature_act_seconds_sum {self.ack_sum:.6f}"]
        seconds += [f"filature_act_seconds_count {count}"]
        metrics = {
            "filature_tables gauge": labelled("filature_tables", "phase", phases),
            "filature_sockets gauge": [f"filature_sockets {self.sockets}"],
            "filature_bots_thinking gauge": [
                f"filature_bots_thinking {len(lobby.bot_runner.tasks)}"
            ],
            "filature_http_answers_total counter": labelled(
                "filature_http_answers_total", "status", self.answers
            ),
            "filature_acts_total counter": labelled("filature_acts_total", "result", self.acks),
            "filature_act_seconds histogram": seconds,
        }
        lines = [line for kind, found in metrics.items() for line in (f"# TYPE {kind}", *found)]
        return "\n".join(lines) + "\n"


def labelled(name: str, label: str, counts: Counter[Any]) -> list[str]:
    return [f'{name}{{{label}="{value}"}} {n}' for value, n in sorted(counts.items())]
