"""See that there is Orca and all it needs to read the page without a screen.

On a Debian machine, as root, it is installed.

    orca.py     do so, and say what is missing if anything is
"""

from __future__ import annotations

import os
import shutil
import sys

from environment import VENV_PYTHON, run, say, show

PACKAGES = (
    "orca",
    "at-spi2-core",
    "speech-dispatcher",
    "brltty",
    "xvfb",
    "xdotool",
    "openbox",
    "dbus-daemon",
    "gir1.2-atspi-2.0",
    "gir1.2-wnck-3.0",
    "python3-gi",
    "python3-speechd",
    "python3-brlapi",
    "gsettings-desktop-schemas",
    "locales",
    "chromium",
    "firefox-esr",
)
LOCALES = ("fr_FR", "en_GB", "de_DE")


def find() -> bool:
    """Tell whether everything is there, if need be after installing it."""
    return not missing() or (installed() and not missing())


def missing() -> list[str]:
    """Name what the tests do not find."""
    return run([VENV_PYTHON, "-m", "tests.hearing.session"]).stdout.splitlines()


def installed() -> bool:
    """Install Debian's packages where this may be done, and tell whether they were."""
    apt = shutil.which("apt-get")
    if os.environ.get("FILATURE_INSTALL_ORCA") == "no":
        say(f"Missing: {', '.join(missing())}; and FILATURE_INSTALL_ORCA=no.")
        return False
    if apt is None or os.geteuid() != 0:
        say(f"To hear the page as Orca reads it, these are missing: {', '.join(missing())}.")
        say(f"Install them (Debian: {' '.join(PACKAGES)}).")
        return False
    say("Installing Orca and what it needs, from Debian's packages, to hear the page.")
    options = ("-qq", "install", "-y", "--no-install-recommends")
    locales = [["localedef", "-i", one, "-f", "UTF-8", f"{one}.UTF-8"] for one in LOCALES]
    for command in ([apt, "-qq", "update"], [apt, *options, *PACKAGES], *locales):
        result = run(command)
        if result.returncode != 0:
            show(result, lines=5)
            say(f"{command[0]} failed; what it said is above.")
            return False
    return True


if __name__ == "__main__":
    sys.exit(0 if find() else 1)
