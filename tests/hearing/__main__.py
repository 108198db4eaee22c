"""Play everything with a real screen reader, and compare what was told with what was heard.

    python -m tests.hearing [--again] [--only TEXT…] [--pairs] [--decisions N] [--rate R] [--docs]

Every game to its end by command box and by Tab and arrows, and queries, settings, rules, lessons,
a case and replay; in French and English, in Chromium and Firefox. Results are kept in out/hearing:
what was heard on the page as it is now is not heard again, unless `--again` is given. `--only`
takes the cases whose names hold a text (`kryptos-firefox-fr-lists`), `--pairs` those in which every
two of input, language and browser come together, as `make test-all`. `--decisions` ends games
early. `--docs` writes the results that are there into docs/, and plays nothing.

The voice reads `--rate` letters a second (100): the seconds in the table of words are those of a
listener at 25.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from tests.hearing.cases import all_cases, pairwise_games, pairwise_journeys
from tests.hearing.comparison import Comparison
from tests.hearing.games import Case, Result, hear
from tests.hearing.results import Kept, budget, table, write_docs
from tests.hearing.session import missing
from tests.serving import serving

RATE = 100.0
TRIES = 2
"""How often a session is started that does not come up."""


def heard(case: Case, decisions: int, rate: float) -> Result:
    """Play a case on a server of its own; that it cannot be played is a fault too."""
    for _ in range(TRIES):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            try:
                return hear(case, server.url, Path(folder) / "session", decisions, rate)
            except (OSError, RuntimeError) as error:
                problem = f"{type(error).__name__}: {error}"
    return Result(case, Comparison(), faults=[problem])


def wanted(arguments: argparse.Namespace) -> list[Case]:
    cases = [*pairwise_games(), *pairwise_journeys()] if arguments.pairs else all_cases()
    return [
        case
        for case in cases
        if not arguments.only or any(text in case.name for text in arguments.only)
    ]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.hearing",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--only", nargs="+", metavar="TEXT")
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--docs", action="store_true")
    return parser.parse_args()


def main() -> int:
    arguments = parsed()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started is stopped
    cases, kept = wanted(arguments), Kept()
    if arguments.docs:
        write_docs(kept.all(cases))
        return 0
    if lost := missing("chromium", "firefox"):
        print(f"not heard: this machine has no {', no '.join(lost)}")
        return 1
    for case in cases:
        if arguments.again:
            kept.forget(case)
    for at, case in enumerate(cases):
        if kept.get(case) is None:
            result = heard(case, arguments.decisions, arguments.rate)
            kept.put(result)
            print(f"{at + 1}/{len(cases)} {case.name} {result.seconds:.0f} s", flush=True)
            for fault in result.all_faults():
                print(f"    {fault}", flush=True)
    results = kept.all(cases)
    print(f"\n{table(results)}\n\n{budget(results)}")
    return 1 if any(result.all_faults() for result in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
