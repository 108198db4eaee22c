"""Run all checks, even if one fails: linters and the client side by side, then the tests.

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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import browser
import orca
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
# As many workers as cores, as browsers and servers keep those busy; four at most, as each may start
# its own. A file's tests stay together, as they share what is costly to start.
WORKERS = min(4, os.cpu_count() or 1)
PYTEST: list[str | Path] = [BIN / "pytest", "-n", str(WORKERS), "--dist", "loadfile"]
PYTEST += ["--no-loadscope-reorder"]  # tests/conftest.py orders them
PYTEST += ["--durations=20", "--durations-min=4"]
PYTEST_OPTIONS: Mapping[str, list[str] | None] = {
    "lint": None,
    "test": ["-m", "not slow"],
    "test-all": [],
}


def run_checks(checks: Mapping[str, Command], environment: Mapping[str, str]) -> list[str]:
    """Run checks side by side, print what each says, and return the names of those that failed."""

    def run(command: Command) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = [(name, pool.submit(run, command)) for name, command in checks.items()]
        for name, result in running:
            print(f"\n== {name}\n{result.result().stdout.rstrip()}", flush=True)
            if result.result().returncode != 0:
                failed.append(name)
    return failed


def tests_pass(options: list[str], environment: Mapping[str, str]) -> bool:
    print("\n== pytest", flush=True)
    command = [*PYTEST, *options]
    return subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode == 0


def main(what: str) -> int:
    environment = dict(os.environ)
    chromium = browser.find() if what != "lint" else None
    if chromium:
        environment["FILATURE_CHROMIUM"] = chromium
    else:
        environment.pop("FILATURE_CHROMIUM", None)
    has_postgres = what == "lint" or postgres.find()
    # `make test` hears one game where Orca is there already; only `make test-all` installs it.
    has_orca = what == "lint" or (orca.find() if what == "test-all" else not orca.missing())
    untried = [] if what == "lint" else peers.missing()
    options = PYTEST_OPTIONS[what]
    # The client's check replaces its build for a moment, so the tests come after.
    failed = run_checks(LINT if options is None else {**CLIENT, **LINT}, environment)
    if options is not None and not tests_pass(options, environment):
        failed.append("pytest")
    if failed:
        print(f"\nFailed: {', '.join(failed)}.", flush=True)
    if what != "lint" and not chromium:
        print("browser not tested", flush=True)
    if not has_postgres:
        print("PostgreSQL not tested", flush=True)
    if not has_orca:
        print("not heard with a screen reader: Orca, or what it needs, is missing", flush=True)
    for extra in untried:
        print(f"{extra} not tested: it could not be installed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in PYTEST_OPTIONS:
        sys.exit(__doc__)
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
