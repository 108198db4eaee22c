"""Moves the wall clock of every Python process that finds this folder on its path.

The file named by `FILATURE_ATTACK_CLOCK` says by how many seconds; it may change at any moment.
`time.monotonic` is left alone, as a system's is when somebody sets its clock.
"""

import os
import time

control = os.environ.get("FILATURE_ATTACK_CLOCK", "")
if control:
    wall_clock, wall_clock_ns = time.time, time.time_ns

    def moved() -> float:
        try:
            with open(control) as file:
                return float(file.read() or 0)
        except (OSError, ValueError):
            return 0.0

    time.time = lambda: wall_clock() + moved()
    time.time_ns = lambda: wall_clock_ns() + int(moved() * 1e9)
