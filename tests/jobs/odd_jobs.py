"""A bot process whose jobs hang, crash, fail, or eat memory: `python -m tests.jobs.odd_jobs`."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from filature.core.refusals import BadOption
from filature.jobs.child import main
from filature.jobs.work import Job, Progress


class Echo(Job, frozen=True):
    """Takes a while and returns its text."""

    text: str
    takes: float = 0.0

    def do(self, progress: Progress) -> str:
        time.sleep(self.takes)
        return self.text


class Hang(Job, frozen=True):
    """Never ends, and hears nothing."""

    def do(self, progress: Progress) -> Any:
        while True:
            pass


class Busy(Job, frozen=True):
    """Computes for a while."""

    takes: float

    def do(self, progress: Progress) -> str:
        until = time.monotonic() + self.takes
        while time.monotonic() < until:
            pass
        return "done"


class Eat(Job, frozen=True):
    """Takes so much memory."""

    mib: int

    def do(self, progress: Progress) -> int:
        return len(bytearray(self.mib * 1024 * 1024))


class Crash(Job, frozen=True):
    """Ends its process, unless a file is there that says that it has done so before."""

    once: str

    def do(self, progress: Progress) -> str:
        if os.path.exists(self.once):
            return "at last"
        with open(self.once, "w"):
            os.abort()


class AlwaysCrash(Job, frozen=True):
    """Ends its process each time."""

    def do(self, progress: Progress) -> Any:
        os.abort()


class Fail(Job, frozen=True):
    """Ends in an error whose text is a secret."""

    def do(self, progress: Progress) -> Any:
        raise KeyError("the queen of hearts")


class Refuse(Job, frozen=True):
    """Is refused."""

    def do(self, progress: Progress) -> Any:
        raise BadOption("unknown_game", game="chess", games=[])


class ComeOn(Job, frozen=True):
    """Says how far it is, and prints beside it."""

    def do(self, progress: Progress) -> str:
        for done in range(10):
            print("a game prints")
            progress(done / 10)
        return "done"


class Priority(Job, frozen=True):
    """Returns how far its process stands back."""

    def do(self, progress: Progress) -> int:
        return os.nice(0)


Odd = Echo | Hang | Busy | Eat | Crash | AlwaysCrash | Fail | Refuse | ComeOn | Priority

if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Odd)
