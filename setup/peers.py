"""See which libraries of the field are there that some tests need."""

from __future__ import annotations

from environment import CONSTRAINTS, PEERS, ROOT, VENV_PYTHON, run, say, show, succeeds


def missing() -> list[str]:
    """Return those that are not there, after trying to install them."""
    absent = [extra for extra in PEERS if not there(extra)]
    if absent:
        say(f"Installing {' and '.join(absent)}, for the tests.")
    for extra in absent:
        options = ("--quiet", "--no-compile", "--prefer-binary")
        binary = ("--only-binary", "open_spiel,numpy")
        wanted = (*binary, "--editable", f"{ROOT}[{extra}]", "--constraint", CONSTRAINTS)
        result = run([VENV_PYTHON, "-m", "pip", "install", *options, *wanted])
        if result.returncode != 0:
            show(result, lines=3)
    return [extra for extra in absent if not there(extra)]


def there(extra: str) -> bool:
    return succeeds(VENV_PYTHON, "-c", f"import {PEERS[extra]}")
