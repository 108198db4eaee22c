"""One bot process, as the process that started it sees it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from filature.core.refusals import Refused
from filature.jobs.frames import DONE, FAILED, LENGTH, OUT_OF_MEMORY, PROGRESS, READY, REFUSED
from filature.jobs.pools import PoolLimits

CHILD = "filature.jobs.child"

READY_WITHIN = 60.0
"""How many seconds a process may take to load, on a busy machine."""

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""Numeric libraries would reserve memory for threads, and take cores from the server."""


SILENT = 4.0
"""After how many seconds without a word a process that does a job has been stopped."""


class ProcessEnded(Exception):
    """The process has ended, or was stopped, before its job was done."""


class OutOfMemory(Exception):
    """The job wanted more memory than its process may have."""


class JobFailed(Exception):
    """The job ended in an error; the text says of what kind, and where."""


class JobRefused(Refused):
    """The job was refused in its process; the refusal is passed on as it is."""

    def __init__(self, status: int, say: dict[str, Any]) -> None:
        arguments = {name: value for name, value in say.items() if name != "type"}
        super().__init__(str(say["type"]), **arguments)
        self.status = status


class BotProcess:
    """A process that does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.jobs_done = 0

    @classmethod
    async def start(cls, limits: PoolLimits, module: str = CHILD) -> BotProcess:
        """Start a process that runs a module, and wait until it is ready for jobs."""
        paths = os.pathsep.join(filter(None, sys.path))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            str(limits.niceness),
            str(limits.memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # A traceback may hold a secret of a game.
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": paths},
        )
        started = cls(process)
        try:
            async with asyncio.timeout(READY_WITHIN):
                kind, _ = await started.read()
            assert kind == READY
        except BaseException:
            started.kill()
            await process.wait()
            raise
        return started

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def do(self, job: bytes, progress: Callable[[float], None]) -> bytes:
        """Have a job done; return its result as JSON."""
        assert self.process.stdin is not None
        with suppress(ConnectionError):  # Reading says that the process has ended.
            self.process.stdin.write(LENGTH.pack(len(job)) + job)
            await self.process.stdin.drain()
        while True:
            try:
                async with asyncio.timeout(SILENT):
                    kind, content = await self.read()
            except TimeoutError:
                raise ProcessEnded("a bot process is silent") from None
            if kind == PROGRESS:
                progress(float(content))
            elif kind == DONE:
                return content
            elif kind == REFUSED:
                raise JobRefused(*msgspec.json.decode(content))
            elif kind == FAILED:
                raise JobFailed(content.decode())

    async def read(self) -> tuple[bytes, bytes]:
        """Read a frame: what it is, and its content."""
        assert self.process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            frame = await self.process.stdout.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            status = await self.process.wait()
            if status == OUT_OF_MEMORY:
                raise OutOfMemory from None
            raise ProcessEnded(f"a bot process ended with status {status}") from None
        return frame[:1], frame[1:]

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        with suppress(ProcessLookupError):
            self.process.kill()
