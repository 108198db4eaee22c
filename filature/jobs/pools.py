"""The pools of bot processes: how many there are of each, and what each may take."""

from __future__ import annotations

import os

import msgspec

DECISIONS = "decisions"
"""Bots' decisions and notebooks: somebody waits for them at a table."""
STUDIES = "studies"
"""Debriefs, second tries, cases, records: no decision ever waits behind one of them."""
DESERTED = "deserted"
"""Decisions at tables where nobody has been for a while, one at a time."""

MIB = 1024 * 1024


class PoolLimits(msgspec.Struct, frozen=True):
    """How many processes a pool has, how far they stand back, and how much memory each may take."""

    processes: int
    niceness: int
    memory: int
    """Bytes of address space beyond what a process has when it is ready."""

    @property
    def share(self) -> int:
        """How many one address may occupy at once: one process is always left for the others."""
        return max(1, self.processes - 1)


def pools(cores: int | None = None) -> dict[str, PoolLimits]:
    """Return the pools of a machine."""
    cores = cores or available_cores()
    return {
        DECISIONS: PoolLimits(cores, 5, 1024 * MIB),
        STUDIES: PoolLimits(2, 10, 1024 * MIB),
        DESERTED: PoolLimits(1, 19, 1024 * MIB),
    }


def available_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
