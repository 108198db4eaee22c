"""A histogram of durations, as Prometheus counts them."""

from __future__ import annotations

from collections import Counter, deque

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

RECENT = 1000

QUANTILES = (0.5, 0.95, 0.99)


class Histogram:
    """How many durations were no longer than each bound, and the last ones themselves."""

    def __init__(self) -> None:
        self.counts: Counter[float] = Counter()
        self.sum = 0.0
        self.count = 0
        self.recent: deque[float] = deque(maxlen=RECENT)

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self.sum += seconds
        self.count += 1
        self.recent.append(seconds)
        for bound in BOUNDS:
            if seconds <= bound:
                self.counts[bound] += 1

    def quantiles(self) -> dict[float, float]:
        """Return how long so much of the last durations were at the most."""
        times = sorted(self.recent) or [0.0]
        return {q: times[min(len(times) - 1, int(q * len(times)))] for q in QUANTILES}

    def lines(self, name: str) -> list[str]:
        """Return its lines in Prometheus' text format."""
        buckets = {**{str(bound): self.counts[bound] for bound in BOUNDS}, "+Inf": self.count}
        lines = [f'{name}_bucket{{le="{le}"}} {n}' for le, n in buckets.items()]
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {self.count}"]
