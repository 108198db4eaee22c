"""The server that is attacked: started from any checkout, watched, and ended whatever it does."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO

from tests.attack import processes
from tests.serving import free_port

PR_SET_PDEATHSIG = 1
CLOCK = Path(__file__).with_name("moved_clock")
LINES_KEPT = 5000
STARTS_WITHIN = 60.0
KILLED_AFTER = 20.0
"""After how many seconds a server that does not stop by itself is killed."""


class NotStarted(Exception):
    """The server did not begin to answer; the text is the end of what it printed."""


@dataclass(frozen=True)
class Setting:
    """How a server under attack is run."""

    proxied: bool = True
    """Behind a proxy: `X-Forwarded-For` says who asks. Otherwise the source address does."""
    config: str = ""
    """Its settings file."""
    descriptors: int | None = None
    """`ulimit -n`."""
    clock: bool = False
    """Its wall clock can be moved."""
    pause: float = 0.5
    """`--bot-pause`: half of the usual one."""


class Target:
    """One server process with its children, on a loopback port of its own."""

    def __init__(self, tree: Path, store: str, setting: Setting, folder: Path) -> None:
        self.tree = tree
        self.store = store
        self.setting = setting
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.host = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.log: deque[str] = deque(maxlen=LINES_KEPT)
        self.lines = 0
        """How many lines it has printed since it was first started."""
        self.clock = folder / "clock"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def proxied(self) -> bool:
        return self.setting.proxied

    def environment(self) -> dict[str, str]:
        """Return the environment in which the checkout's own program is run."""
        path = [str(self.tree)]
        if self.setting.clock:
            path.insert(0, str(CLOCK))
        paths = os.pathsep.join(path)
        return {**os.environ, "PYTHONPATH": paths, "FILATURE_ATTACK_CLOCK": str(self.clock)}

    def command(self, *words: str) -> list[str]:
        """Return a command of the checkout's program."""
        return [sys.executable, "-m", "filature.cli", *words]

    def start(self) -> None:
        """Start, and return once it answers."""
        options = ["--port", str(self.port), "--store", self.store]
        options += ["--bot-pause", str(self.setting.pause)]
        options += ["--behind-proxy"] if self.proxied else []
        if self.setting.config:
            config = self.folder / "settings.toml"
            config.write_text(self.setting.config)
            options += ["--config", str(config)]
        self.process = subprocess.Popen(
            self.command("serve", *options),
            cwd=self.tree,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=partial(prepare, self.setting.descriptors),  # noqa: PLW1509
        )
        assert self.process.stdout is not None
        threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True).start()
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and self.process.poll() is None:
            if self.answers():
                return
            time.sleep(0.05)
        self.kill()
        raise NotStarted("; ".join(list(self.log)[-5:]) or "it printed nothing")

    def read(self, output: IO[str]) -> None:
        """Keep what the server prints, the last lines of it."""
        for line in output:
            self.lines += 1
            self.log.append(line.rstrip())

    def answers(self, patience: float = 5.0) -> bool:
        """Tell whether the server answers that it is alive."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=patience) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def megabytes(self) -> float:
        """Return the memory of the server and of all its children."""
        return processes.megabytes(self.pid) if self.runs() else 0.0

    def stop(self) -> float | None:
        """Tell it to stop (SIGTERM); return after how many seconds it did. None: it was killed."""
        if not self.runs():
            self.kill()
            return 0.0
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(KILLED_AFTER)
        except subprocess.TimeoutExpired:
            self.kill()
            return None
        return time.monotonic() - begun

    def kill(self) -> None:
        """End it and everything that it has started."""
        if self.process is None:
            return
        family = processes.descendants(self.process.pid)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        for child in family:
            processes.send(child, signal.SIGKILL)
        self.process.kill()
        self.process.wait()

    def move_clock(self, seconds: float) -> None:
        """Have the server's wall clock differ from the true one by so many seconds."""
        self.clock.write_text(str(seconds))


def prepare(descriptors: int | None) -> None:
    """Limit a child before it becomes the server, and have it die with us, however we do."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
