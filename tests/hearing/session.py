"""A screen reader without a screen: display, buses, voice and Orca, all private to the session.

Only what is started here is stopped here, by its process.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.hearing.braille_line import BrailleLine
from tests.hearing.transcript import Transcript, Utterance
from tests.postgres import die_with_parent
from tests.web.chromium import CHROMIUM

VOICE = Path(__file__).with_name("voice.py")
PROGRAMS = ("orca", "Xvfb", "xdotool", "dbus-daemon", "speech-dispatcher", "openbox", "brltty")
# A headless shell has no window that Orca could read.
WHOLE_CHROMIUM = "/usr/bin/chromium" if CHROMIUM.endswith("headless-shell") else CHROMIUM
BROWSER_PROGRAMS = {"chromium": WHOLE_CHROMIUM, "firefox": "firefox-esr"}
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
LOCALES = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8", "de": "de_DE.UTF-8"}
LETTERS_A_SECOND = 25
"""A brisk listener."""

SPEECHD = """\
LogLevel 1
LogDir "{folder}"
AudioOutputMethod "null"
DefaultLanguage "{language}"
AddModule "transcript" "{voice}" ""
DefaultModule transcript
SymbolsPreproc "none"
DisableAutoSpawn
"""
SPEECHD_FOLDER = "config/speech-dispatcher"
FOLDERS = (f"{SPEECHD_FOLDER}/modules", f"{SPEECHD_FOLDER}/clients", "data/orca")
ORCA = {
    "general": {"startingProfile": ["Default", "default"]},
    "pronunciations": {},
    "keybindings": {},
    "profiles": {
        "default": {
            "profile": ["Default", "default"],
            "enableKeyEcho": False,
            # Whoever knows the page goes on at once, and does not hear all of it at every visit.
            "sayAllOnLoad": False,
            "pageSummaryOnLoad": False,
            "pronunciations": {},
            "keybindings": {},
        }
    },
}


def missing(*browsers: str, languages: Iterable[str] = LOCALES) -> list[str]:
    """Name the programs and locales that a session needs and this machine has not."""
    programs = [*PROGRAMS, *(BROWSER_PROGRAMS[one] for one in browsers)]
    lost = [one for one in programs if shutil.which(one) is None]
    lost += [] if BUS_LAUNCHER.exists() else ["at-spi-bus-launcher"]
    listed = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=False).stdout
    have = listed.lower().replace("-", "").split()
    return lost + [f"locale {LOCALES[one]}" for one in languages if not installed(one, have)]


def installed(language: str, have: list[str]) -> bool:
    return LOCALES[language].lower().replace("-", "") in have


class Session:
    """Orca on a display of its own; `with` starts and stops it."""

    def __init__(
        self,
        folder: Path,
        language: str = "fr",
        rate: float = LETTERS_A_SECOND,
        cells: int = 0,
    ) -> None:
        """`cells`: how long the braille line is, if there is one."""
        self.folder = folder
        self.language = language
        self.line = BrailleLine(cells) if cells else None
        shutil.rmtree(folder, ignore_errors=True)
        for one in (*FOLDERS, "cache", "home", "profile", "bin"):
            (folder / one).mkdir(parents=True)
        # A socket's path has at most 107 letters, and a test's folder may have nearly as many.
        self.sockets = Path(tempfile.mkdtemp(prefix="orca-"))
        self.transcript = Transcript(folder / "transcript.jsonl")
        self.processes: list[tuple[str, subprocess.Popen[bytes]]] = []
        self.closing = ExitStack()
        """Connections, which are closed before the processes at their other end are stopped."""
        self.environment = self.surroundings(rate)
        self.configure()

    def surroundings(self, rate: float) -> dict[str, str]:
        locale = LOCALES[self.language]
        return {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "HOME": str(self.folder / "home"),
            "XDG_RUNTIME_DIR": str(self.sockets),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "LANG": locale,
            "LC_ALL": locale,
            "LANGUAGE": self.language,
            "GSETTINGS_BACKEND": "memory",
            "TRANSCRIPT": str(self.transcript.path),
            "LETTERS_PER_SECOND": str(rate),
        }

    def configure(self) -> None:
        speechd = SPEECHD.format(folder=self.folder, language=self.language, voice=VOICE)
        (self.folder / SPEECHD_FOLDER / "speechd.conf").write_text(speechd)
        (self.folder / "data/orca/user-settings.conf").write_text(json.dumps(ORCA))
        # Orca asks pgrep, and does not start beside another of the same user on any display.
        pgrep = self.folder / "bin/pgrep"
        pgrep.write_text("#!/bin/sh\nexit 1\n")
        pgrep.chmod(0o755)

    # Processes

    def start(self, name: str, *command: str, **more: Any) -> subprocess.Popen[bytes]:
        with (self.folder / f"{name}.log").open("wb") as log:
            made: subprocess.Popen[bytes] = subprocess.Popen(
                command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=more.pop("stdout", log),
                stderr=log,
                start_new_session=True,
                preexec_fn=die_with_parent(),  # noqa: PLW1509
                **more,
            )
        self.processes.append((name, made))
        return made

    def __enter__(self) -> Self:
        try:
            self.open()
        except BaseException:
            self.close()
            raise
        return self

    def open(self) -> None:
        self.open_display()
        bus = self.start(
            "bus",
            *("dbus-daemon", "--session", "--nofork", "--print-address=1"),
            stdout=subprocess.PIPE,
        )
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self.start("openbox", "openbox", "--sm-disable")
        self.start("atspi", str(BUS_LAUNCHER), "--launch-immediately")
        config = str(self.folder / SPEECHD_FOLDER)
        self.start("speechd", "speech-dispatcher", "-s", "-t", "0", "-C", config)
        socket = self.sockets / "speech-dispatcher/speechd.sock"
        self.until(socket.exists, 20, "speech-dispatcher does not start")
        if self.line:
            self.environment |= self.line.environment
            self.line.open(self.start, self.folder / "brltty")
        settings = str(self.folder / "data/orca")
        self.start("orca", "orca", "--enable", "speech", "--user-prefs", settings)
        self.until(self.transcript.utterances, 60, "Orca says nothing")

    def open_display(self) -> None:
        read, write = os.pipe()
        screen = ("-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset")
        self.start("xvfb", "Xvfb", "-displayfd", str(write), *screen, pass_fds=(write,))
        os.close(write)
        # It writes twice: were the pipe closed after the first, it would end.
        with os.fdopen(read) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()
            self.until(lambda: self.xdotool("getdisplaygeometry"), 20, "the display does not start")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self.closing.close()
        for how, patience in ((signal.SIGTERM, 5), (signal.SIGKILL, 10)):
            for _, process in reversed(self.processes):
                if process.poll() is None:
                    with suppress(ProcessLookupError):
                        os.killpg(process.pid, how)
            for _, process in reversed(self.processes):
                with suppress(subprocess.TimeoutExpired):
                    process.wait(patience)
        shutil.rmtree(self.sockets, ignore_errors=True)

    # Waiting

    def until(self, condition: Callable[[], object], seconds: float, what: str) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(what)
            for name, process in self.processes:
                if process.poll() is not None:
                    raise RuntimeError(f"{name} has ended with {process.returncode}: {what}")
            time.sleep(0.05)

    def quiet(self, still: float = 0.8, most: float = 60) -> bool:
        """Wait until nothing was said for a while; return whether it became quiet."""
        deadline = time.monotonic() + most
        count, since = -1, time.monotonic()
        while time.monotonic() < deadline:
            said = self.transcript.utterances()
            if len(said) != count or (said and said[-1].until is None):
                count, since = len(said), time.monotonic()
            elif time.monotonic() - since > still:
                return True
            time.sleep(0.05)
        return False

    # Keys and what is heard

    def xdotool(self, *command: str) -> str:
        return subprocess.run(
            ["xdotool", *command],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        ).stdout

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, by their X names: `Tab`, `alt+shift+j`…"""
        self.xdotool("key", "--delay", "30", *keys)

    def type(self, text: str) -> None:
        self.xdotool("type", "--delay", "30", text)

    def heard(self, act: Callable[[], object], still: float = 0.8) -> list[Utterance]:
        """Do something, and return what is said until it is quiet."""
        before = len(self.transcript.utterances())
        act()
        self.quiet(still)
        return self.transcript.utterances()[before:]


if __name__ == "__main__":
    lost = missing(*BROWSER_PROGRAMS)
    for one in lost:
        print(one)
    raise SystemExit(1 if lost else 0)
