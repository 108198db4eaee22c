"""A command in a process of its own, which must succeed."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path


def run_command(
    *command: str | Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    said: str = "",
    timeout: float = 120,
) -> str:
    """Run a command with a text on its standard input; return what it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout
