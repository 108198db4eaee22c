"""Run the checks one after the other, all of them even if one fails, the tests last.

verify.py lint      style, types, imports
verify.py test      those, the browser client, and the tests
verify.py test-all  the same with the slow tests
"""

# ruff: noqa: S603

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import browser
import peers
import postgres
from environment import ROOT, VENV, Command

HERE = Path(__file__).resolve().parent
BIN = VENV / "bin"

LINT: Mapping[str, Command] = {
    "ruff check": [BIN / "ruff", "check", "--quiet", "."],
    "ruff format": [BIN / "ruff", "format", "--check", "."],
    "mypy": [BIN / "mypy"],
    "mypy setup": [BIN / "mypy", *sorted(HERE.glob("*.py"))],
    "lint-imports": [BIN / "lint-imports", "--no-logo"],
}
CLIENT: Mapping[str, Command] = {"browser client": [sys.executable, HERE / "client.py", "check"]}
# A file's tests stay together, as they share what is costly to start; four workers at most, as
# each may start servers and a Chromium of its own.
PYTEST: list[str | Path] = [
    BIN / "pytest",
    "-n",
    "auto",
    "--maxprocesses",
    "4",
    "--dist",
    "loadfile",
]
TESTS: Mapping[str, Mapping[str, Command]] = {
    "lint": {},
    "test": {**CLIENT, "pytest": [*PYTEST, "-m", "not slow"]},
    "test-all": {**CLIENT, "pytest": PYTEST},
}


def passes(name: str, command: Command, environment: Mapping[str, str]) -> bool:
    print(f"\n== {name}", flush=True)
    result = subprocess.run(
        command, check=False, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL
    )
    return result.returncode == 0


def main(what: str) -> int:
    environment = dict(os.environ)
    chromium = browser.find() if what != "lint" else None
    if chromium:
        environment["FILATURE_CHROMIUM"] = chromium
    else:
        environment.pop("FILATURE_CHROMIUM", None)
    has_postgres = what == "lint" or postgres.find()
    untried = [] if what == "lint" else peers.missing()
    steps = {**LINT, **TESTS[what]}
    failed = [name for name, command in steps.items() if not passes(name, command, environment)]
    if failed:
        print(f"\nFailed: {', '.join(failed)}.", flush=True)
    if what != "lint" and not chromium:
        print("browser not tested", flush=True)
    if not has_postgres:
        print("PostgreSQL not tested", flush=True)
    for extra in untried:
        print(f"{extra} not tested: it could not be installed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in TESTS:
        sys.exit(__doc__)
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
