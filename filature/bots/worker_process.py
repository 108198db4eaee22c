"""Worker processes in which bots think: they leave ctrl-C to their parent and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType


def become_worker(before_leaving: Callable[[], None] | None = None) -> None:
    """Make this process a worker; call it first thing."""

    def leave(number: int = signal.SIGTERM, frame: FrameType | None = None) -> None:
        if before_leaving is not None:
            before_leaving()
        os._exit(128 + number)

    def follow() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            leave()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=follow, daemon=True).start()
