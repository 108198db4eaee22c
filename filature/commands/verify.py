"""`filature verify`: are these records what the rules allow, and were they dealt fairly?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from filature.commands import record_input
from filature.commands.output import in_a_line, progress, usage_error


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="check records by replaying them",
        description="Replay records strictly: `ok FILE`, or `BAD FILE line N: reason`, for each."
        " With --fair, give each record with its companion file: every chance outcome is derived"
        " again, and compared with what devices have kept."
        " Exit status 0 when all are good, 1 when one is bad, 2 on wrong use.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE|DIR",
        help="records; of a folder all .jsonl files below it; - is standard input."
        " With --fair: RECORD FAIR, as often as you like",
    )
    parser.add_argument(
        "--fair", action="store_true", help="derive the deal again, and say to whom it proves what"
    )
    parser.add_argument(
        "--receipt",
        action="append",
        default=[],
        metavar="FILE",
        help="with --fair: what a device has kept, a player's or a spectator's",
    )
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Check every record."""
    if options.fair:
        return check_fair(options)
    if options.receipt:
        usage_error("--receipt goes with --fair")
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


def check_fair(options: argparse.Namespace) -> int:
    """Check every record with its companion."""
    from filature.core import fair, fair_check, fair_devices

    names = options.files
    if len(names) % 2:
        usage_error("--fair wants a record and its companion file, one after the other")
    try:
        devices = [
            fair_check.read(record_input.content(name), fair.DeviceFile) for name in options.receipt
        ]
    except fair_check.Unreadable as problem:
        usage_error(f"--receipt: {in_a_line(str(problem))}")
    files: list[fair.FairFile] = []
    bad = False

    def report(name: str, words: str) -> None:
        nonlocal bad
        bad = True
        print(f"BAD {name} {words}", flush=True)

    for name, companion in zip(names[::2], names[1::2], strict=True):
        found = record_input.read(name)
        if isinstance(found, str):
            report(name, found)
            continue
        try:
            file = fair_check.read(record_input.content(companion), fair.FairFile)
        except fair_check.Unreadable as problem:
            report(companion, in_a_line(str(problem)))
            continue
        files.append(file)
        own = [device for device in devices if len(names) == 2 or device.table == file.table]
        verdict = fair_check.check(found, file, own)
        for fault in verdict.faults:
            report(name, fault.words)
        if not verdict.faults:
            outcomes = f"{verdict.outcomes} chance outcome{'s' * (verdict.outcomes != 1)}"
            print(f"ok {name} fair: {outcomes} derived again", flush=True)
        for note in [*fair_devices.code_notes(file, own), *verdict.notes]:
            print(f"   {note}", flush=True)
    for device in devices:
        if len(names) > 2 and device.table not in {file.table for file in files}:
            report("-", f"a device's file is about table {device.table}, and no companion file is")
    for fault in fair_check.check_shared(files):
        report("-", fault.words)
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
