"""Build or check the browser client. Playing and testing need no Node: the build is committed.

client.py build  build it anew
client.py check  check its types, run its tests, and see that the committed build is that of the
                 sources; where Node 20 is missing, say so and leave it at that
"""

# ruff: noqa: S603

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import ROOT, run, say

CLIENT = ROOT / "filature" / "web" / "client"
BUILT = ROOT / "filature" / "web" / "static"
SOURCES = "SOURCES.sha256"
OLDEST_NODE = 20
# Beside the other checks a test may take long; starting each file anew takes most of the time.
VITEST = ("--testTimeout=60000", "--no-isolate")


def fault_of_node() -> str | None:
    """Say why the client cannot be built here, if it cannot."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "Node is not installed" if node is None else "npm is not installed"
    version = re.match(r"v(\d+)", run([node, "--version"]).stdout)
    if version is None:
        return "Node does not run"
    if int(version[1]) < OLDEST_NODE:
        return f"Node {version[1]} is older than {OLDEST_NODE}"
    return None


def npm(*arguments: str) -> bool:
    program = shutil.which("npm")
    assert program is not None
    result = subprocess.run(
        [program, *arguments], check=False, cwd=CLIENT, stdin=subprocess.DEVNULL
    )
    return result.returncode == 0


def install() -> bool:
    """Install the client's packages, unless those of this lock file are there."""
    lock = CLIENT / "package-lock.json"
    stamp = CLIENT / "node_modules" / ".filature"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest() if lock.exists() else ""
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    if not npm("ci", "--no-audit", "--no-fund"):
        say("npm could not install the client's packages.")
        return False
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return True


def build() -> bool:
    if fault := fault_of_node():
        say(f"{fault}: building the browser client needs Node {OLDEST_NODE} or newer, and npm.")
        return False
    return install() and npm("run", "build")


def check() -> bool:
    if not (CLIENT / "package.json").exists():
        say("There is no browser client to check.")
        return True
    if fault := fault_of_node():
        say(f"{fault}: the browser client is not checked; its committed build is used.")
        return True
    if not install():
        return False
    # All three are run, so that one failure does not hide another.
    return all([npm("run", "check"), npm("test", "--", *VITEST), build_is_that_of_the_sources()])


def build_is_that_of_the_sources() -> bool:
    """Build again, elsewhere, and compare; SOURCES.sha256 is compared by a test in Python."""
    with tempfile.TemporaryDirectory() as folder:
        if not npm("exec", "--", "vite", "build", "--outDir", folder, "--emptyOutDir"):
            return False
        rebuilt = contents(Path(folder))
    committed = contents(BUILT)
    committed.pop(SOURCES, None)
    differing = sorted(
        name for name in committed | rebuilt if committed.get(name) != rebuilt.get(name)
    )
    if differing:
        say(f"The committed build is not that of the sources ({', '.join(differing[:5])}).")
        say("Run `make client` and commit what it changes.")
    return not differing


def contents(folder: Path) -> dict[str, str]:
    """Return a sum of each file, by its path."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


if __name__ == "__main__":
    actions = {"build": build, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in actions:
        sys.exit(__doc__)
    try:
        sys.exit(0 if actions[sys.argv[1]]() else 1)
    except KeyboardInterrupt:
        sys.exit(130)
