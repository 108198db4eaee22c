"""A real server in a process of its own, and a player that needs nothing but HTTP."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec

from filature.core.legal import Factored


class Server:
    """A server that can be killed in the middle of anything and started again in its place."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "tables.sqlite3"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and return once it answers."""
        command = [sys.executable, "-m", "filature.cli", "serve"]
        options = ["--port", str(self.port), "--store", str(self.store), "--bot-pause", "0.05"]
        self.process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        assert re.search(r"http://", self.process.stdout.readline())
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
        self.process.kill()
        self.process.wait()

    def stop(self) -> str:
        """End it as ctrl-C would; return what it printed since it was ready."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        printed, _ = self.process.communicate(timeout=20)
        return printed


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Serve for a while."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Guest:
    """A player at a table over plain HTTP, choosing evenly; it survives a server's death."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.rng = Random(seed)
        self.client = httpx.Client(headers={"authorization": f"Bearer {token}"}, timeout=40)
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
        seated = httpx.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
        guest = cls(server, seated["table"], seated["token"], seed)
        guest.invite = seated["invite"]
        return guest

    invite = ""

    def join(self, name: str, seed: int) -> Guest:
        """Have another sit down by this one's invitation."""
        wish = {"invite": self.invite, "name": name, "token": True}
        address = f"{self.server.url}/api/tables/{self.table}/sit"
        seated = httpx.post(address, json=wish).raise_for_status().json()
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
                answer = self.client.post(self.address("command"), json=self.pending)
                ack = answer.raise_for_status().json()
                assert ack["result"] in ("applied", "duplicate"), ack
                self.acknowledged.append(self.pending["id"])
                self.pending = None
        except httpx.TransportError:
            time.sleep(0.05)
        return self.outcome is not None

    def read(self) -> None:
        answer = self.client.get(self.address("next"), params={"have": self.have})
        welcome = answer.raise_for_status().json()
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
