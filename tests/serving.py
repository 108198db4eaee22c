"""A real server in a process of its own, and a player that needs nothing but HTTP."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, randrange
from typing import Any

import httpx2 as httpx
import msgspec

from filature.core.legal import Factored
from tests.postgres import postgres


class Server:
    """A server that can be killed in the middle of anything and started again in its place.

    `proxied`: each client may say at which address it is, and is limited on its own. `files`: how
    many files it may open, at the most.
    """

    def __init__(
        self,
        store: str | Path,
        workers: int = 1,
        proxied: bool = False,
        limits: float = 1000,
        config: Path | None = None,
        more: Sequence[str] = (),
        files: int | None = None,
    ) -> None:
        self.more = more
        self.files = files
        self.store = str(store / "tables.sqlite3" if isinstance(store, Path) else store)
        self.workers = workers
        self.proxied = proxied
        self.limits = limits
        self.config = config
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def launch(self) -> None:
        """Start, and return once it says where it is: it may not answer yet."""
        command = [sys.executable, "-m", "filature.cli", "serve"]
        if self.files is not None:
            command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(self.files), *command]
        options = [
            "--port",
            str(self.port),
            "--store",
            self.store,
            "--bot-pause",
            "0.05",
            "--limits",
            str(self.limits),
        ]
        options += ["--workers", str(self.workers)]
        options += ["--behind-proxy"] if self.proxied else []
        options += ["--config", str(self.config)] if self.config else []
        options += self.more
        self.process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        assert re.search(r"http://", self.process.stdout.readline())

    def start(self) -> None:
        """Start, and return once it answers."""
        self.launch()
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/api/games")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        for child in self.children() if self.workers > 1 else []:
            end(child)
        self.process.kill()
        self.process.wait()

    def kill_one(self) -> None:
        """End the one that has served for longest of several processes; the others go on."""
        while not (children := self.children()):
            time.sleep(0.05)
        end(min(children, key=started))

    def children(self) -> list[int]:
        """Return the processes that it has started (Linux)."""
        assert self.process is not None
        found: list[int] = []
        for thread in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            found += map(int, thread.read_text().split())
        return [child for child in found if "resource_tracker" not in called(child)]

    def stop(self, how: int = signal.SIGINT) -> str:
        """End it as ctrl-C would; return what it printed since it was ready."""
        assert self.process is not None
        self.process.send_signal(how)
        printed, _ = self.process.communicate(timeout=40)
        return printed


def called(process: int) -> str:
    """Return how a process was started (Linux)."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def started(process: int) -> int:
    """Return when a process was started, in a unit of the system's own (Linux)."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19])
    except OSError:
        return 0


def end(process: int) -> None:
    """End a process as a power cut would, if it is still there."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


@contextmanager
def serving(
    store: str | Path, workers: int = 1, proxied: bool = False, config: Path | None = None
) -> Iterator[Server]:
    """Serve for a while, from a store or from a file in a folder."""
    server = Server(store, workers, proxied, config=config)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def store_of(kind: str, sync: bool = False) -> Iterator[str]:
    """Have an empty store for a while: `sqlite`, or `postgres` if there is one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite3")
        return
    with postgres(sync) as server, server.database() as address:
        yield address


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def somewhere() -> dict[str, str]:
    """Return the header by which a client is at an address of its own."""
    return {"x-forwarded-for": ".".join(str(randrange(1, 255)) for _ in range(4))}


class Guest:
    """A player at a table over plain HTTP, choosing evenly; it survives a server's death.

    Each request is a connection of its own: with several processes any of them may answer.
    """

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.rng = Random(seed)
        self.client = httpx.Client(
            headers={"authorization": f"Bearer {token}"},
            timeout=40,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self.have = 0
        self.told: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.outcome: dict[str, Any] | None = None
        self.sent = 0

    @classmethod
    def host(cls, server: Server, seats: list[dict[str, str]], seed: int, **new: Any) -> Guest:
        """Set up a table and sit down at it."""
        wish = {"game": "agent_hunter", "name": "Ada", "seats": seats, "token": True, **new}
        answer = httpx.post(f"{server.url}/api/tables", json=wish, headers=somewhere())
        seated = answer.raise_for_status().json()
        guest = cls(server, seated["table"], seated["token"], seed)
        guest.invite = seated["invite"]
        return guest

    invite = ""

    def join(self, name: str, seed: int) -> Guest:
        """Have another sit down by this one's invitation."""
        wish = {"invite": self.invite, "name": name, "token": True}
        address = f"{self.server.url}/api/tables/{self.table}/sit"
        answer = httpx.post(address, json=wish, headers=somewhere())
        seated = answer.raise_for_status().json()
        return Guest(self.server, self.table, seated["token"], seed)

    def address(self, what: str) -> str:
        return f"{self.server.url}/api/tables/{self.table}/{what}"

    def step(self) -> bool:
        """Read what is new and answer what is asked; tell whether the game is over.

        A lost answer is asked for again with the same command, as the browser does.
        """
        try:
            if self.pending is None:
                self.read()
            if self.pending is not None:
                answer = self.client.post(
                    self.address("command"), json=self.pending, headers=somewhere()
                )
                ack = self.good(answer).json()
                assert ack["result"] in ("applied", "duplicate"), ack
                self.acknowledged.append(self.pending["id"])
                self.pending = None
        except httpx.TransportError:
            time.sleep(0.05)
        return self.outcome is not None

    def good(self, answer: httpx.Response) -> httpx.Response:
        """Take an answer; a server that asks to wait counts as one that is not there."""
        if answer.status_code in (429, 503):
            raise httpx.TransportError("not now")
        return answer.raise_for_status()

    def read(self) -> None:
        answer = self.client.get(
            self.address("next"), params={"have": self.have}, headers=somewhere()
        )
        welcome = self.good(answer).json()
        assert welcome["seq"] == self.have + len(welcome["say"])
        self.have = welcome["seq"]
        self.told += [event for say in welcome["say"] for event in say]
        position = welcome["position"]
        if position is None:
            return
        self.outcome = position["outcome"]
        for decision in position["decisions"]:
            legal = msgspec.convert(decision["legal"], Factored)
            self.sent += 1
            self.pending = {
                "type": "command",
                "id": f"command-{self.sent}",
                "decision": decision["id"],
                "action": legal.nth(self.rng.randrange(len(legal))),
            }
