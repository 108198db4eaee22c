"""Find the Chromium that the browser tests drive; on a Debian machine, as root, install it."""

from __future__ import annotations

import os
import shutil

from environment import run, say, show

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find() -> str | None:
    """Return the path of a Chromium that runs, if need be after installing it."""
    named = os.environ.get("FILATURE_CHROMIUM")
    if named:
        path = shutil.which(named)
        if path and runs(path):
            return path
        say(f"FILATURE_CHROMIUM={named} does not run: looking for another.")
    return look() or (look() if installed() else None)


def look() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) and runs(path)), None)


def runs(path: str) -> bool:
    """Tell whether it starts: some systems have a stub of that name that only says what to do."""
    return run([path, "--version"], timeout=60).returncode == 0


def installed() -> bool:
    """Install Debian's package where this may be done, and tell whether it was."""
    apt = shutil.which("apt-get")
    if os.environ.get("FILATURE_INSTALL_CHROMIUM") == "no":
        say("No Chromium found, and FILATURE_INSTALL_CHROMIUM=no.")
        return False
    if apt is None or os.geteuid() != 0:
        say("No Chromium found. To test in a browser, install it (Debian: the package chromium),")
        say("or name one: FILATURE_CHROMIUM=/path/to/chromium make test")
        return False
    say("No Chromium found: installing Debian's package chromium for the browser tests.")
    for command in (
        [apt, "-qq", "update"],
        [apt, "-qq", "install", "-y", "--no-install-recommends", "chromium"],
    ):
        result = run(command)
        if result.returncode != 0:
            show(result, lines=5)
            say("apt-get failed; what it said is above.")
            return False
    return True
