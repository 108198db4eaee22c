"""Servers behind a real balancer: one is killed and one started while people play.

    python -m benchmarks.balanced [--processes 2] [--balancer nginx|haproxy] [--tables 60]
                                  [--viewers 300] [--every 1] [--seconds 60]

Several servers share one PostgreSQL. After a third of the time one of them is killed as a power cut
would, after two thirds another is started in its place. Clients whose connection breaks come back
by themselves, say how far they were, and repeat what was not answered with the same id, as the page
does. At the end every decision that was acknowledged must be in its table's log, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec

from benchmarks.balancers import Missing, balanced
from benchmarks.load import GAMES
from benchmarks.raw_socket import RawSocket
from filature.core.legal import Factored
from filature.tables.stores import store_named
from tests.postgres import Unavailable
from tests.serving import Server, store_of

BACK_AFTER = 0.2
"""How long a client waits before it comes back, in seconds; then twice as long, to 2 s at most."""


class Client:
    """A viewer who comes back: one socket after another."""

    def __init__(self, table: PlayedTable, token: str | None) -> None:
        self.table = table
        self.token = token
        self.seq = 0
        self.position: Any = None
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.socket: RawSocket | None = None
        self.changed = asyncio.Event()

    async def follow(self) -> None:
        """Be connected, for as long as the run takes."""
        wait = BACK_AFTER
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        while not self.table.run.done:
            try:
                async with asyncio.timeout(5):
                    path = f"{self.table.address}/live"
                    self.socket = await RawSocket.connect(
                        self.table.run.port, path, headers, self.hear
                    )
            except (OSError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2.0, 2 * wait)
                continue
            wait = BACK_AFTER
            hello = {"type": "hello", "protocol": 1, "have": self.seq}
            self.socket.send(json.dumps(hello | {"invite": self.table.invite}).encode())
            if self.pending is not None:
                self.socket.send(json.dumps(self.pending).encode())
            while not self.socket.closed and not self.table.run.done:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
            if not self.table.run.done:
                self.table.run.broken += 1
        if self.socket is not None:
            self.socket.close()

    def hear(self, text: bytes) -> None:
        """Take a message of the server."""
        message = json.loads(text)
        kind = message["type"]
        if kind in ("welcome", "event"):
            if kind == "event" and message["seq"] != self.seq + 1:
                self.table.run.errors.append(f"message {message['seq']} after {self.seq}")
            if message["seq"] > self.seq:
                self.table.heard(self, message["seq"])
            self.seq = message["seq"]
            self.position = message["position"]
        elif kind == "ack" and self.pending is not None and message["id"] == self.pending["id"]:
            if message["result"] in ("applied", "duplicate"):
                self.acknowledged.append(message["id"])
            else:
                self.table.run.errors.append(str(message["error"]))
            self.pending = None
        self.changed.set()

    def send(self, command: dict[str, Any]) -> None:
        """Send a decision; it is sent again when the connection breaks before the answer."""
        self.pending = command
        if self.socket is not None and not self.socket.closed:
            self.socket.send(json.dumps(command).encode())


class PlayedTable:
    """One table, at which seats decide at random."""

    def __init__(self, run: Run, number: int, viewers: int) -> None:
        self.run = run
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.viewers = max(viewers, self.seats)
        self.rng = Random(number)
        self.id = self.address = self.invite = ""
        self.clients: list[Client] = []
        self.waiting_for: set[Client] = set()
        self.began = 0.0

    def heard(self, client: Client, seq: int) -> None:
        """Note that a viewer knows of the last decision; the last of them ends its time."""
        self.waiting_for.discard(client)
        if not self.waiting_for and self.began:
            self.run.times.append(time.perf_counter() - self.began)
            self.began = 0.0

    async def open(self) -> None:
        """Set the table up, and have everybody sit down."""
        seats = [{"kind": "person"}] * self.seats
        new = {"game": self.game, "name": "P0", "token": True, "seats": seats}
        host = await self.run.post("/api/tables", new)
        self.id, self.invite = host["table"], host["invite"]
        self.address = f"/api/tables/{self.id}"
        tokens: list[str | None] = [host["token"]]
        for seat in range(1, self.seats):
            sit = {"name": f"P{seat}", "invite": self.invite, "token": True}
            tokens.append((await self.run.post(f"{self.address}/sit", sit))["token"])
        tokens += [None] * (self.viewers - self.seats)
        self.clients = [Client(self, token) for token in tokens]

    async def play(self) -> None:
        """Decide every so often, until the run or the game is over."""
        players = self.clients[: self.seats]
        while not self.run.done:
            await asyncio.sleep(self.run.every * (0.5 + self.rng.random()))
            owing = [
                one
                for one in players
                if one.pending is None and one.position and one.position["decisions"]
            ]
            if self.run.done or not owing:
                continue
            client = self.rng.choice(owing)
            decision = client.position["decisions"][0]
            legal = msgspec.convert(decision["legal"], Factored)
            action = legal.nth(self.rng.randrange(len(legal)))
            self.run.sent += 1
            self.waiting_for, self.began = set(self.clients), time.perf_counter()
            command = {"type": "command", "id": f"c{self.run.sent}", "action": action}
            client.send(command | {"decision": decision["id"]})
            while client.pending is not None and not self.run.done:
                client.changed.clear()
                await client.changed.wait()


class Run:
    """All tables, and what was seen."""

    def __init__(self, port: int, every: float) -> None:
        self.port = port
        self.every = every
        self.done = False
        self.sent = self.broken = 0
        self.times: list[float] = []
        self.errors: list[str] = []

    async def post(self, path: str, body: Any) -> Any:
        """Ask through the balancer, again where it says that nobody answers."""
        for _ in range(50):
            try:
                return await asyncio.to_thread(self.posted, path, body)
            except urllib.error.HTTPError as error:
                if error.code not in (502, 503, 504):
                    raise
            except OSError:
                pass
            await asyncio.sleep(0.2)
        raise OSError("nobody answers through the balancer")

    def posted(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            return json.load(answer)


async def lost(store: str, tables: Sequence[PlayedTable]) -> list[str]:
    """Compare every table's log with what its players were acknowledged."""
    opened = store_named(store, alone=False, new=False)
    await opened.open()
    problems = []
    try:
        for table in tables:
            kept = await opened.load(table.id)
            log = kept.log if kept is not None else []
            written = [(entry.seat, entry.command) for entry in log if entry.kind == "decide"]
            if any(times > 1 for times in Counter(written).values()):
                problems.append(f"{table.id}: written twice")
            for seat, client in enumerate(table.clients[: table.seats]):
                there = [command for at, command in written if at == seat]
                if there[: len(client.acknowledged)] != client.acknowledged:
                    problems.append(f"{table.id}: seat {seat} was acknowledged what is not there")
    finally:
        await opened.close()
    return problems


async def main(options: argparse.Namespace, store: str, servers: list[Server], port: int) -> int:
    """Play, kill, start, compare; return the exit status."""
    run = Run(port, options.every)
    shares = [options.viewers // options.tables] * options.tables
    tables = [PlayedTable(run, number, share) for number, share in enumerate(shares)]
    for table in tables:
        await table.open()
    clients = [client for table in tables for client in table.clients]
    tasks = [asyncio.create_task(client.follow()) for client in clients]
    while not all(client.position for client in clients):  # noqa: ASYNC110
        await asyncio.sleep(0.2)
    tasks += [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(3)
    run.times.clear()
    third = options.seconds / 3
    await asyncio.sleep(third)
    calm = sorted(run.times)
    run.times.clear()
    await asyncio.to_thread(servers[-1].kill)
    await asyncio.sleep(third)
    without = sorted(run.times)
    run.times.clear()
    await asyncio.to_thread(servers[-1].start)
    await asyncio.sleep(third)
    again = sorted(run.times)
    run.done = True
    for client in clients:
        client.changed.set()
    await asyncio.wait(tasks, timeout=20)
    found = await lost(store, tables)
    acknowledged = sum(len(client.acknowledged) for client in clients)
    print(
        f"| {options.balancer} | {options.processes} | {len(tables)} | {len(clients)}"
        f" | {acknowledged} | {shown(calm)} | {shown(without)} | {shown(again)} | {run.broken}"
        f" | {len(found)} | {len(run.errors)} |",
        flush=True,
    )
    for problem in [*found, *sorted(set(run.errors))][:5]:
        print("  wrong:", problem, file=sys.stderr)
    return 1 if found or run.errors else 0


def shown(times: list[float]) -> str:
    """Put a third of the run into words: the median and the 99th percentile."""
    if not times:
        return "–"
    at = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99)]
    return f"{at[0]:.0f}, {at[1]:.0f} ms"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--balancer", choices=["nginx", "haproxy"], default="nginx")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--viewers", type=int, default=300)
    parser.add_argument("--every", type=float, default=1, help="seconds between decisions")
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    try:
        with ExitStack() as stack:
            store = stack.enter_context(store_of("postgres", sync=True))
            servers = [Server(store, proxied=True, limits=1e6) for _ in range(given.processes)]
            for server in servers:
                server.start()
                stack.callback(server.kill)
            port = stack.enter_context(balanced(given.balancer, [one.port for one in servers]))
            print(
                "| balancer | processes | tables | viewers | acknowledged | all: half, 99 %"
                " | one killed | started again | broken | lost or twice | errors |"
            )
            print("|---|---|---|---|---|---|---|---|---|---|---|")
            status = asyncio.run(main(given, store, servers, port))
    except (Unavailable, Missing) as reason:
        print(f"skipped: {reason}", file=sys.stderr)
        sys.exit(0)
    sys.exit(status)
