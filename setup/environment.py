"""Make `.venv` and install Filature into it, or do nothing where that is done.

    environment.py run          what playing needs
    environment.py dev          what testing needs as well
    environment.py docs         what the pages of docs/ are made with, besides what playing needs
    environment.py release      what releases are made and checked with, besides what playing needs
    environment.py constraints  renew constraints.txt

Only the standard library: this runs before anything is installed.
"""

# ruff: noqa: S603

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "filature.json"
CONSTRAINTS = ROOT / "constraints.txt"
MADE_FROM = (ROOT / "pyproject.toml", CONSTRAINTS, Path(__file__).resolve())

PIP_WITH_GROUPS = (25, 1)
PINNED_FOR = ("3.11", "3.12", "3.13", "3.14")
PEERS = {"openspiel": "pyspiel", "pettingzoo": "pettingzoo", "train": "jax"}
"""Extras that tests need where they can be installed, and what they bring."""
CONSTRAINTS_HEAD = """\
# The exact version of everything that Filature, its tests and its pages install, each with a
# wheel for Python 3.11 to 3.14. Made by `make constraints`: renew it so, never by hand.
"""

# Settings of the caller's that would send what is installed here elsewhere.
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")


UNATTENDED = {
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "DEBIAN_FRONTEND": "noninteractive",
}

Command = Sequence[str | Path]


def say(words: str) -> None:
    print(f"[set-up] {words}", flush=True)


def give_up(words: str) -> NoReturn:
    say(words)
    sys.exit(1)


def run(command: Command, timeout: float | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command quietly; one that cannot be started, or does not end, counts as failed."""
    environment = {k: v for k, v in os.environ.items() if k not in MISLEADING}
    try:
        return subprocess.run(
            command,
            check=False,
            timeout=timeout,
            cwd=ROOT,
            env=environment | UNATTENDED,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(command, 127, stdout=str(error))


def succeeds(*command: str | Path) -> bool:
    return run(command).returncode == 0


def show(result: subprocess.CompletedProcess[str], lines: int = 20) -> None:
    """Show the end of what a command said."""
    for line in result.stdout.strip().splitlines()[-lines:]:
        print(f"    {line}", flush=True)


# What is there


def fingerprint() -> str:
    """Sum up all that the environment is made from; its place too, as its scripts name it."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in MADE_FROM:
        digest.update(path.read_bytes() if path.exists() else b"")
        digest.update(b"\0")
    return digest.hexdigest()


def read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(installed: Sequence[str]) -> None:
    stamp = {"root": str(ROOT), "fingerprint": fingerprint(), "installed": list(installed)}
    STAMP.write_text(json.dumps(stamp) + "\n", encoding="utf-8")


IDENTITY = "import sys; print(sys.base_prefix, *sys.version_info[:3])"


def fault_of_environment() -> str | None:
    """Say what is wrong with the environment that is there, if it cannot be kept."""
    result = run([VENV_PYTHON, "-c", IDENTITY])
    if result.returncode != 0:
        return "its Python does not run any more"
    identity = result.stdout.strip()
    *_, major, minor, _patch = identity.split()
    if (int(major), int(minor)) < (3, 11):
        return "its Python is older than 3.11"
    if read_stamp().get("root", str(ROOT)) != str(ROOT):
        return "it was made in another folder"
    own = " ".join([sys.base_prefix, *map(str, sys.version_info[:3])])
    if os.environ.get("PYTHON") and identity != own:
        return "another Python was asked for"
    return None


# Making it


def working_uv() -> str | None:
    uv = shutil.which("uv")
    if uv is not None and not succeeds(uv, "--version"):
        say("uv is there but does not run: using pip instead.")
        return None
    return uv


def create_with_uv(uv: str) -> bool:
    if succeeds(uv, "venv", "--quiet", "--seed", "--python", this_python(), VENV):
        return True
    say("uv could not make the environment: using venv and pip instead.")
    remove_environment()
    return False


def create() -> None:
    """Make the environment with what this Python has: venv, virtualenv, or venv and its own pip."""
    python = this_python()
    if succeeds(python, "-m", "venv", VENV):
        return
    remove_environment()
    say("This Python cannot make a whole environment with venv (is ensurepip missing?).")
    program = shutil.which("virtualenv")
    for virtualenv in ([python, "-m", "virtualenv"], [program, "--python", python]):
        if all(virtualenv) and succeeds(*map(str, virtualenv), VENV):
            say("Made it with virtualenv.")
            return
        remove_environment()
    if succeeds(python, "-m", "venv", "--without-pip", VENV) and succeeds(
        python, "-m", "pip", "--python", VENV_PYTHON, "install", "--upgrade", "pip"
    ):
        say("There is no virtualenv; made it with venv alone and gave it pip with this Python's.")
        return
    remove_environment()
    give_up(
        "There is no virtualenv either. Install one of the two: on Debian or Ubuntu"
        " `apt-get install python3-venv`, elsewhere `python3 -m pip install --user virtualenv`."
    )


def this_python() -> str:
    """Return the Python that runs this, from outside the environment that may be removed."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def remove_environment() -> None:
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)


# Installing into it


def requirements(wanted: str) -> list[str]:
    groups = [] if wanted == "run" else ["--group", wanted]
    pins = ["--constraint", CONSTRAINTS.name] if CONSTRAINTS.exists() else []
    return ["--editable", ".[fast]", *groups, *pins]


def install_with_uv(uv: str, wanted: str) -> bool:
    result = run([uv, "pip", "install", "--quiet", "--python", VENV_PYTHON, *requirements(wanted)])
    if result.returncode == 0:
        return True
    say("uv could not install what is needed: using pip instead. What uv said:")
    show(result, lines=5)
    return False


def install(wanted: str) -> None:
    pip: list[str | Path] = [VENV_PYTHON, "-m", "pip"]
    if not succeeds(*pip, "--version"):
        say("The environment has no pip: making it anew.")
        remove_environment()
        create()
    update = run([*pip, "install", "--quiet", "--upgrade", "pip"])
    if update.returncode != 0:
        say("pip could not be updated; going on with the one that is there.")
    if wanted != "run" and pip_version() < PIP_WITH_GROUPS:
        show(update)
        give_up("pip 25.1 or newer is needed for this. What pip said of its update is above.")
    # Compiling all that the tests bring takes longer than compiling what they import, as they do.
    compiling = [] if wanted == "run" else ["--no-compile"]
    result = run([*pip, "install", "--quiet", *compiling, *requirements(wanted)])
    if result.returncode != 0:
        show(result)
        give_up("pip could not install what is needed; what it said is above. Is the net there?")


def pip_version() -> tuple[int, ...]:
    found = re.match(r"pip (\d+)\.(\d+)", run([VENV_PYTHON, "-m", "pip", "--version"]).stdout)
    return tuple(map(int, found.groups())) if found else (0, 0)


def ensure(wanted: str) -> None:
    """Make the environment hold what is wanted; whatever is wanted, it holds `run` too."""
    if VENV.exists() and (fault := fault_of_environment()):
        say(f"Making .venv anew: {fault}.")
        remove_environment()
    stamp = read_stamp()
    have = stamp.get("installed", []) if stamp.get("fingerprint") == fingerprint() else []
    if wanted in have:
        return
    uv = working_uv()
    fresh = not VENV.exists()
    if fresh:
        version = ".".join(map(str, sys.version_info[:3]))
        say(f"Making .venv with Python {version}; the first time this takes a minute.")
        if uv and not create_with_uv(uv):
            uv = None
        if not uv:
            create()
    else:
        say("Bringing .venv up to date.")
    write_stamp([])
    if not (uv and install_with_uv(uv, wanted)):
        install(wanted)
    kept = have if STAMP.exists() else []
    write_stamp(sorted({*kept, "run", wanted}))


# The pinned versions


def renew_constraints() -> None:
    """Resolve everything afresh, see that each version has its wheels, and write them down."""
    ensure("dev")
    pip: list[str | Path] = [VENV_PYTHON, "-m", "pip", "install", "--quiet", "--dry-run"]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        extras = ",".join(["fast", *PEERS])
        groups = [part for group in ("dev", "docs", "release") for part in ("--group", group)]
        everything = ["--editable", f".[{extras}]", *groups]
        result = run([*pip, "--ignore-installed", "--report", report, *everything])
        if result.returncode != 0:
            show(result)
            give_up("pip could not resolve the requirements; constraints.txt is as it was.")
        found = {
            item["metadata"]["name"]: item["metadata"]["version"]
            for item in json.loads(report.read_text(encoding="utf-8"))["install"]
        }
        del found["filature"]
        pins = [f"{name}=={found[name]}" for name in sorted(found, key=str.casefold)]
        pinned = Path(folder) / "pins.txt"
        pinned.write_text("\n".join(pins) + "\n", encoding="utf-8")
        wheels: list[str | Path] = [
            "--no-deps",
            "--only-binary=:all:",
            "--target",
            folder,
            "--requirement",
            pinned,
        ]
        for version in PINNED_FOR:
            result = run([*pip, *wheels, "--python-version", version])
            if result.returncode != 0:
                show(result)
                give_up(f"A wheel for Python {version} is missing; constraints.txt is as it was.")
    CONSTRAINTS.write_text(CONSTRAINTS_HEAD + "\n".join(pins) + "\n", encoding="utf-8")
    say(f"constraints.txt now pins {len(pins)} versions.")
    ensure("dev")


def main() -> None:
    match sys.argv[1:]:
        case ["run" | "dev" | "docs" | "release" as wanted]:
            ensure(wanted)
        case ["constraints"]:
            renew_constraints()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
