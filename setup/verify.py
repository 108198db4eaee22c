"""Run all checks, even if one fails: linters, the client and the tests side by side.

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
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import browser
import orca
import peers
import postgres
from environment import ROOT, VENV, Command, ensure

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
PYTEST_OPTIONS: Mapping[str, list[str]] = {
    "test": ["-m", "not slow"],
    "test-all": [],
}


class Checks:
    """Checks that run one after the other, beside whatever else is done."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = environment
        self.pool = ThreadPoolExecutor(1)
        self.started: list[tuple[str, Future[subprocess.CompletedProcess[str]]]] = []

    def start(self, checks: Mapping[str, Command]) -> None:
        for name, command in checks.items():
            self.started.append((name, self.pool.submit(self.run, command)))

    def run(self, command: Command) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def failed(self) -> list[str]:
        """Print what each says, and return the names of those that failed."""
        failed = []
        for name, result in self.started:
            print(f"\n== {name}\n{result.result().stdout.rstrip()}", flush=True)
            if result.result().returncode != 0:
                failed.append(name)
        return failed


def tests_pass(options: list[str], environment: Mapping[str, str]) -> bool:
    print("\n== pytest", flush=True)
    command = [*PYTEST, *options]
    return subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode == 0


def environment_of_checks() -> dict[str, str]:
    """Return this one, with bytecode kept: the tests start hundreds of Pythons.

    Where it is not wanted beside the sources, it is kept in the virtual environment.
    """
    environment = dict(os.environ)
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        environment["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")
    return environment


def lint() -> int:
    ensure("dev")
    checks = Checks(environment_of_checks())
    checks.start(LINT)
    return told(checks.failed())


def test(what: str) -> int:
    environment = environment_of_checks()
    checks = Checks(environment)
    checks.start(CLIENT)  # needs nothing of what is installed meanwhile
    with ThreadPoolExecutor(1) as pool:  # nor does the search for a browser
        found = pool.submit(browser.find, whole=what == "test-all")
        ensure("dev")
        has_postgres = postgres.find()
        untried = peers.missing()
        chromium = found.result()
    if chromium:
        environment["FILATURE_CHROMIUM"] = chromium
    else:
        environment.pop("FILATURE_CHROMIUM", None)
    # `make test` hears one game where Orca is there already; only `make test-all` installs it.
    has_orca = orca.find() if what == "test-all" else not orca.missing()
    checks.start(LINT)
    if what == "test-all":
        environment.setdefault("FILATURE_TESTS", "more")
    tested = tests_pass(PYTEST_OPTIONS[what], environment)
    failed = checks.failed() + ([] if tested else ["pytest"])
    status = told(failed)
    if not chromium:
        print("browser not tested", flush=True)
    if not has_postgres:
        print("PostgreSQL not tested", flush=True)
    if not has_orca:
        print("not heard with a screen reader: Orca, or what it needs, is missing", flush=True)
    for extra in untried:
        print(f"{extra} not tested: it could not be installed", flush=True)
    return status


def told(failed: list[str]) -> int:
    """Say which checks failed; return the exit status."""
    if failed:
        print(f"\nFailed: {', '.join(failed)}.", flush=True)
    return 1 if failed else 0


def main(what: str) -> int:
    return lint() if what == "lint" else test(what)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ("lint", *PYTEST_OPTIONS):
        sys.exit(__doc__)
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
