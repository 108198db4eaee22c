"""Find the Chromium that the browser tests drive; on a Debian machine, as root, install it.

`make test` takes the headless shell where it can: the same engine without the windows around it,
which takes a third less time to open a page. `make test-all` takes the whole browser.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence

from environment import run, say, show

HEADLESS_SHELL = "chromium-headless-shell"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find(whole: bool) -> str | None:
    """Return the path of a Chromium that runs, if need be after installing it.

    `whole`: the headless shell will not do.
    """
    named = os.environ.get("FILATURE_CHROMIUM")
    if named:
        path = shutil.which(named)
        if path and runs(path):
            return path
        say(f"FILATURE_CHROMIUM={named} does not run: looking for another.")
    names = NAMES if whole else (HEADLESS_SHELL, *NAMES)
    packages = ("chromium",) if whole else (HEADLESS_SHELL, "chromium")
    return look(names) or (look(names) if installed(packages) else None)


def look(names: Sequence[str]) -> str | None:
    return next((path for name in names if (path := shutil.which(name)) and runs(path)), None)


def runs(path: str) -> bool:
    """Tell whether it starts: some systems have a stub of that name that only says what to do."""
    return run([path, "--version"], timeout=60).returncode == 0


def installed(packages: Sequence[str]) -> bool:
    """Install the first of Debian's packages that can be, and tell whether one was."""
    apt = shutil.which("apt-get")
    if os.environ.get("FILATURE_INSTALL_CHROMIUM") == "no":
        say("No Chromium found, and FILATURE_INSTALL_CHROMIUM=no.")
        return False
    if apt is None or os.geteuid() != 0:
        say("No Chromium found. To test in a browser, install it (Debian: the package chromium),")
        say("or name one: FILATURE_CHROMIUM=/path/to/chromium make test")
        return False
    run([apt, "-qq", "update"])  # where it fails, the lists that are there may do
    for package in packages:
        say(f"No Chromium found: installing Debian's package {package} for the browser tests.")
        result = run([apt, "-qq", "install", "-y", "--no-install-recommends", package])
        if result.returncode == 0:
            return True
        show(result, lines=5)
        say("apt-get failed; what it said is above.")
    return False
