"""Several server processes at one port: started, restarted and stopped together.

On Linux each process has its own listener on the shared port. The parent keeps them open, so that
connections wait while a process restarts.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

BACKLOG = 2048
STOP_WITHIN = 4.0
"""How many seconds the processes have to stop, before they are killed."""

SOON = 5.0
"""A process that ends within so many seconds of its start is restarted after a pause."""

PAUSES = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0)

Serve = Callable[[argparse.Namespace], int]


def listeners(host: str, port: int, number: int) -> list[socket.socket]:
    """Return listening sockets for so many processes, all at one port."""
    if number == 1 or not sys.platform.startswith("linux"):
        return [listener(host, port)] * number
    # Two programs could share the port by mistake: so it is first seen to be free.
    with listener(host, port) as probe:
        port = probe.getsockname()[1]
    return [listener(host, port, shared=True) for _ in range(number)]


def listener(host: str, port: int, shared: bool = False) -> socket.socket:
    """Return a listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind((host, port))
        sock.listen(BACKLOG)
    except BaseException:
        sock.close()
        raise
    return sock


class Supervisor:
    """The parent of the processes that serve, and of the one that schedules for their bots."""

    def __init__(self, work: list[Serve], options: argparse.Namespace) -> None:
        self.work = work
        self.options = options
        self.children: dict[int, BaseProcess] = {}
        self.started: dict[int, float] = {}
        self.fast_deaths: dict[int, int] = {}
        self.due: dict[int, float] = {}
        """When each ended process is due to restart."""
        self.stopping = False
        self.wake_reader, self.wake_writer = socket.socketpair()

    def run(self) -> int:
        """Keep all processes going until told to stop; return the exit status."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        self.wake_writer.setblocking(False)
        for at in range(len(self.work)):
            self.start(at)
        while not self.stopping:
            sentinels = [child.sentinel for child in self.children.values()]
            timeout = min(self.due.values(), default=None)
            if timeout is not None:
                timeout = max(0.0, timeout - time.monotonic())
            wait([*sentinels, self.wake_reader], timeout)
            self.restart_ended()
        return self.end_all()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Signal handler: stop all processes."""
        self.stopping = True
        try:
            self.wake_writer.send(b"!")
        except OSError:
            return

    def start(self, at: int) -> None:
        """Start one process."""
        context = multiprocessing.get_context("spawn")
        child = context.Process(target=serve_as_child, args=(self.work[at], self.options))
        with without_ctrl_c():
            child.start()
        self.children[at] = child
        self.started[at] = time.monotonic()
        self.due.pop(at, None)

    def restart_ended(self) -> None:
        """Schedule a restart for processes that have ended, and start those that are due."""
        now = time.monotonic()
        for at, child in list(self.children.items()):
            if child.is_alive() or self.stopping:
                continue
            del self.children[at]
            fast = now - self.started[at] < SOON
            deaths = self.fast_deaths[at] = self.fast_deaths.get(at, 0) + 1 if fast else 0
            pause = PAUSES[min(deaths, len(PAUSES) - 1)]
            self.due[at] = now + pause
            after = f" in {pause:.0f} s" if pause else ""
            print(
                f"filature: process {child.pid} has ended ({describe_exit(child.exitcode)});"
                f" another one starts{after}",
                file=sys.stderr,
                flush=True,
            )
        for at, due in list(self.due.items()):
            if due <= now and not self.stopping:
                self.start(at)

    def end_all(self) -> int:
        """Stop all processes; kill those that do not."""
        children = list(self.children.values())
        for child in children:
            if child.is_alive():
                child.terminate()
        deadline = time.monotonic() + STOP_WITHIN
        for child in children:
            child.join(max(0.0, deadline - time.monotonic()))
        late = [child for child in children if child.is_alive()]
        for child in late:
            child.kill()
            child.join()
        return 1 if late else 0


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Start processes that ignore ctrl-C: their parent stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def describe_exit(status: int | None) -> str:
    """Say how a process has ended."""
    if status is not None and status < 0:
        return signal.Signals(-status).name
    return f"status {status}"


def serve_as_child(serve: Serve, options: argparse.Namespace) -> None:
    """Serve in a child process until the parent is gone."""
    threading.Thread(target=follow_parent, daemon=True).start()
    sys.exit(serve(options))


def follow_parent() -> None:
    """Stop when the parent is gone; exit hard if that takes too long."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(STOP_WITHIN)
        os._exit(1)
