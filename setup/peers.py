"""See which libraries of the field are there that some tests need."""

from __future__ import annotations

import subprocess

from environment import CONSTRAINTS, PEERS, ROOT, VENV_PYTHON, run, say, show, succeeds


def missing() -> list[str]:
    """Return those that are not there, after trying to install them."""
    absent = [extra for extra in PEERS if not there(extra)]
    if absent:
        say(f"Installing {' and '.join(absent)}, for the tests.")
    if absent and install(",".join(absent)).returncode != 0:
        for extra in absent:  # one that cannot be installed must not keep out the others
            result = install(extra)
            if result.returncode != 0:
                show(result, lines=3)
    return [extra for extra in absent if not there(extra)]


def install(extras: str) -> subprocess.CompletedProcess[str]:
    options = ("--quiet", "--no-compile", "--prefer-binary")
    binary = ("--only-binary", "open_spiel,numpy")
    wanted = (*binary, "--editable", f"{ROOT}[{extras}]", "--constraint", CONSTRAINTS)
    return run([VENV_PYTHON, "-m", "pip", "install", *options, *wanted])


def there(extra: str) -> bool:
    return succeeds(VENV_PYTHON, "-c", f"import {PEERS[extra]}")
