"""A bot process: it reads jobs from standard input, one after the other, and writes their results.

`python -m filature.jobs.child NICENESS BYTES`. The process ends with its standard input, whatever
it is doing, so it never outlives its parent.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from filature.core.refusals import Refused
from filature.jobs.frames import (
    ALIVE,
    DONE,
    FAILED,
    LENGTH,
    OUT_OF_MEMORY,
    PROGRESS,
    READY,
    REFUSED,
)
from filature.jobs.traces import place_of
from filature.jobs.work import AnyJob, Progress

SAY_ALIVE_EVERY = 0.5

writing = threading.Lock()

SHOWN = 0.02
"""By how much a job must have come on before that is told."""


def main(niceness: int, memory: int, kinds: Any = AnyJob) -> None:
    """Do jobs of these kinds until standard input ends."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a game prints must not stand between the frames.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    limit_memory(memory)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    working = threading.Event()
    threading.Thread(target=read_all, args=(sys.stdin.buffer, waiting), daemon=True).start()
    threading.Thread(target=say_alive, args=(out, working), daemon=True).start()
    write(out, READY, b"")
    decoder: Any = msgspec.json.Decoder(kinds)
    while True:
        job = waiting.get()
        working.set()
        try:
            kind, content = do(decoder, job, telling(out))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
        working.clear()
        write(out, kind, content)


def do(decoder: Any, encoded: bytes, progress: Progress) -> tuple[bytes, bytes]:
    """Do one job; return what came of it."""
    try:
        return DONE, msgspec.json.encode(decoder.decode(encoded).do(progress))
    except Refused as refused:
        return REFUSED, msgspec.json.encode([refused.status, dict(refused.say)])
    except MemoryError:
        raise
    except Exception as error:  # Its text may hold a secret: only its kind and place are told.
        failure = f"{type(error).__name__} at {place_of(error.__traceback__)}"
        return FAILED, failure.encode()


def telling(out: BinaryIO) -> Progress:
    """Return what tells how far a job is, now and then."""
    told = 0.0

    def progress(done: float) -> None:
        nonlocal told
        if done - told >= SHOWN:
            told = done
            write(out, PROGRESS, b"%f" % done)

    return progress


def read_all(frames: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    """Take in jobs, and end the process with its parent."""
    while len(head := frames.read(LENGTH.size)) == LENGTH.size:
        waiting.put(frames.read(*LENGTH.unpack(head)))
    os._exit(0)


def say_alive(out: BinaryIO, working: threading.Event) -> None:
    """Say now and then that a job goes on."""
    while working.wait():
        time.sleep(SAY_ALIVE_EVERY)
        if working.is_set():
            write(out, ALIVE, b"")


def write(out: BinaryIO, kind: bytes, content: bytes) -> None:
    """Write a frame, whole; where nobody reads it any more, end the process."""
    try:
        with writing:
            out.write(LENGTH.pack(len(content) + 1) + kind + content)
            out.flush()
    except OSError:
        os._exit(0)


def limit_memory(more: int) -> None:
    """Allow this process so much more address space, where the system can limit it."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    except (ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
