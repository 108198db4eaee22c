"""A million messages and requests that no real client sends: a command of its own.

    python -m tests.fuzz [--count 1000000] [--minutes M] [--seed S] [--only frames|requests|raw]

Most go to the application directly (`app_fuzzer.py`), a small part over real connections to a real
server (`connection_fuzzer.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import monotonic

from tests.fuzz import app_fuzzer, connection_fuzzer

ROUND = 2_000
"""How many frames and requests share one application."""

RAW_SHARE, RAW_ROUND = 25, 500
"""One round in so many goes over real connections, with so many of them."""


def thrown(tally: Counter[str]) -> int:
    """Return how many frames and requests there were."""
    return tally["frames"] + tally["requests"] + tally["raw"]


def main() -> int:
    """Throw as much as was asked for; say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--count", type=int, default=1_000_000, help="frames and requests in all")
    parser.add_argument("--minutes", type=float, help="stop after so long, however many it were")
    parser.add_argument("--seed", default="0", help="another seed, other frames")
    parser.add_argument("--only", choices=("frames", "requests", "raw"))
    options = parser.parse_args()
    tally: Counter[str] = Counter()
    start = shown = monotonic()
    number = 0
    until = start + options.minutes * 60 if options.minutes else float("inf")
    while (done := thrown(tally)) < options.count and monotonic() < until:
        number += 1
        seed = f"{options.seed}/{number}"
        size = min(ROUND, options.count - done)
        try:
            if options.only == "raw" or (options.only is None and number % RAW_SHARE == 1):
                connection_fuzzer.run_round(seed, min(size, RAW_ROUND), tally)
            else:
                app_fuzzer.run_round(seed, size, options.only, tally)
        except Exception as error:
            print(f"round {seed}: {type(error).__name__}: {error}", flush=True)
            return 1
        if monotonic() - shown > 10:
            shown = monotonic()
            rate = done / (shown - start)
            print(f"{done:9,} of {options.count:,}, {rate:,.0f} a second", flush=True)
    spent = monotonic() - start
    for name, count in sorted(tally.items()):
        print(f"{count:11,}  {name}")
    print(f"{thrown(tally):11,}  frames and requests in {spent:,.0f} s; nothing was wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())
