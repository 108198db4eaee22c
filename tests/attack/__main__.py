"""Attacks a Filature server on this machine, and says what held.

    python -m tests.attack [--tree PATH] [--store sqlite|postgres] [--only F1,F7] [--quick]
                           [--json FILE] [--list]

It starts servers of its own on loopback addresses, sends nothing anywhere else, and ends them
all. The server has held if what the attack's own line says is true, and if it lives, logs no error,
gives its memory back and stops when told to. A bystander plays meanwhile, who may lose nothing and
have no request fail, and waits in the median at most twice as long as before (times under a quarter
of a second go unnoticed) and never for more than 10 s.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tests.attack import report
from tests.attack.catalogue import chosen
from tests.attack.running import ground, run_all
from tests.attack.scene import Result
from tests.attack.target import Setting, Target

OWN = Path(__file__).parents[2]
STORES = ("sqlite", "postgres")


def main() -> int:
    """Attack what was asked for; return 1 unless everything held."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--tree", type=Path, default=OWN, metavar="PATH", help="the checkout to attack (this one)"
    )
    parser.add_argument("--store", choices=STORES, help="on this store alone (both)")
    parser.add_argument("--only", default="", metavar="F1,F7", help="findings, or parts of names")
    parser.add_argument("--quick", action="store_true", help="a sample that takes seconds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all results there")
    parser.add_argument("--list", action="store_true", help="say what would be tried, and end")
    options = parser.parse_args()
    attacks = chosen(options.only, options.quick)
    if not attacks:
        parser.error(f"there is no attack {options.only}")
    if options.list:
        for attack in attacks:
            print(f"{attack.finding:9} {attack.name}: {attack.tried}. Must hold: {attack.must}.")
        return 0
    tree = options.tree.resolve()
    if problem := cannot_attack(tree):
        parser.error(problem)
    stores = [options.store] if options.store else list(STORES[: 1 if options.quick else 2])
    began = datetime.now(UTC)
    results: list[Result] = []
    raise_descriptors()
    # Also then every server is ended, and what is known is told.
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        with ground(tree, stores) as where:
            asyncio.run(run_all(where, attacks, stores, results))
    except KeyboardInterrupt:
        print("broken off", file=sys.stderr)
    print(report.table(results))
    if options.json:
        options.json.write_bytes(report.as_json(tree, began, results))
    return 1 if any(one.problems or one.broken for one in results) else 0


def cannot_attack(tree: Path) -> str:
    """Say why a checkout cannot be attacked here, if so."""
    if not sys.platform.startswith("linux"):
        return "servers are watched through /proc, which only Linux has"
    target = Target(tree, "", Setting(), tree)
    command = [sys.executable, "-c", "import filature; print(filature.__file__)"]
    done = subprocess.run(
        command, cwd=tree, env=target.environment(), capture_output=True, text=True, check=False
    )
    if not done.stdout.startswith(str(tree)):
        return f"{tree} is no checkout of Filature: {done.stdout or done.stderr[-200:]}"
    return ""


def raise_descriptors() -> None:
    """Allow this process as many open connections as it may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
