"""`filature verify`: are these records what the rules allow?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from filature.commands import record_input
from filature.commands.output import progress, usage_error


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="check records by replaying them",
        description="Replay records strictly: `ok FILE`, or `BAD FILE line N: reason`, for each."
        " Exit status 0 when all are good, 1 when one is bad, 2 on wrong use.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE|DIR",
        help="records; of a folder all .jsonl files below it; - is standard input",
    )
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Check every record."""
    names = [name for given in options.files for name in records(given)]
    bad = False
    for name in progress(names, len(names), "records"):
        found = record_input.read(name)
        if isinstance(found, str):
            bad = True
            print(f"BAD {name} {found}", flush=True)
        else:
            print(f"ok {name}", flush=True)
    return 1 if bad else 0


def records(given: str) -> list[str]:
    """Return the records that an argument names."""
    place = Path(given)
    try:
        if given == "-" or not place.is_dir():
            return [given]
        found = sorted(str(path) for path in place.rglob("*.jsonl") if path.is_file())
    except OSError as error:
        usage_error(f"{given}: {error.strerror or error}")
    if not found:
        usage_error(f"{given}: no .jsonl file in this folder")
    return found
