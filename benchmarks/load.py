"""The server under load: many tables, many viewers, how long from a decision to the last viewer.

Tables of all five games are played through the public API, each at one decision a second, with
spectators until every table has its share of viewers. For each decision the time is taken from
sending it to the moment at which the last viewer of that table has its event; errors are counted.
The generator runs beside the server, on the same machine, and asks for patches as browsers do.

    python -m benchmarks.load [--tables 150] [--viewers 1000] [--seconds 30] [--most] [--every 1]
                              [--whole] [--store sqlite|postgres] [--workers N] [--soak MINUTES]

Either store is new, and syncs what it writes before it says so. `--most` then adds tables, with
viewers in proportion, for as long as the 99th percentile stays within 100 ms. `--soak` plays for so
many minutes instead, one table after another, and says every minute how much memory the server has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks.raw_socket import RawSocket
from filature.core.legal import Factored
from filature.core.patches import patched
from tests.postgres import Unavailable
from tests.serving import Server, store_of

GAMES = (
    ("agent_hunter", 2),
    ("kryptos", 4),
    ("double_agent", 2),
    ("spies_vs_spies", 4),
    ("agents_secrets", 5),
)
WITHIN = 0.1
"""The bound for the 99th percentile, in seconds."""
LOST_AFTER = 10.0
STEP = 50


def megabytes(server: Server) -> float:
    """Return the megabytes that the serving processes hold; the bots have their own."""
    assert server.process is not None
    total = 0
    for pid in [server.process.pid, *(server.children() if server.workers > 1 else ())]:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1])
    return total / 1024


class Seen(msgspec.Struct):
    """What the generator reads of a position, or of what has changed of one."""

    decisions: Any = msgspec.UNSET
    outcome: Any = msgspec.UNSET


class Received(msgspec.Struct):
    """What the generator reads of a message."""

    position: Seen | None = None
    changes: Seen | None = None


decode = msgspec.json.Decoder(Received).decode
EVENTS = (b'{"type":"event"', b'{"type":"patch"')


class Viewer:
    """One socket at a table."""

    def __init__(self, slot: Slot, seat: int | None, reads: bool) -> None:
        self.slot = slot
        self.seat = seat
        self.reads = reads
        """Positions are read by the seats, and by one spectator who sees the end."""
        self.decisions: list[Any] = []
        self.answered = ""
        """The decision that was last made; patches still speak of it."""
        self.over = False
        self.told = True

    @property
    def owes(self) -> bool:
        return bool(self.decisions) and self.decisions[0]["id"] != self.answered

    def hear(self, text: bytes) -> None:
        event = text.startswith(EVENTS)
        if event and not self.told:
            self.told = True
            self.slot.untold -= 1
            if not self.slot.untold:
                self.slot.last_told = time.perf_counter()
                self.slot.all_told.set()
        if self.reads and (event or text.startswith(b'{"type":"welcome"')):
            message = decode(text)
            if message.position is not None:
                self.decisions = message.position.decisions
                self.over = message.position.outcome is not None
            elif message.changes is not None:
                changes = message.changes
                if changes.decisions is not msgspec.UNSET:
                    self.decisions = patched(self.decisions, changes.decisions)
                self.over = self.over or changes.outcome is not msgspec.UNSET
        elif text.startswith(b'{"type":"ack"') and b'"applied"' not in text:
            self.slot.load.errors.append(text[:200].decode())


class Slot:
    """One table after another, at one decision after so many seconds."""

    def __init__(self, load: Load, number: int, viewers: int) -> None:
        self.load = load
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.viewers = max(viewers, self.seats)
        self.rng = Random(number)
        self.here: list[Viewer] = []
        self.sent = 0
        self.untold = 0
        """How many viewers have not heard of the last decision yet."""
        self.all_told = asyncio.Event()
        self.last_told = 0.0

    async def run(self) -> None:
        while not self.load.done:
            try:
                await self.one_table()
            except (OSError, TimeoutError, RuntimeError) as error:
                self.load.errors.append(repr(error))
                await asyncio.sleep(1)

    async def one_table(self) -> None:
        ask = self.load.post
        new = {"game": self.game, "name": "P0", "token": True}
        host = await ask("/api/tables", {**new, "seats": [{"kind": "person"}] * self.seats})
        address = f"/api/tables/{host['table']}"
        tokens = [host["token"]]
        for seat in range(1, self.seats):
            sit = {"name": f"P{seat}", "invite": host["invite"], "token": True}
            tokens.append((await ask(f"{address}/sit", sit))["token"])
        self.here = []
        sockets: list[RawSocket] = []
        try:
            for at in range(self.viewers):
                seated = at < self.seats
                reads = seated or at == self.viewers - 1
                viewer = Viewer(self, at if seated else None, reads)
                token = tokens[at] if seated else None
                sockets.append(await self.load.connect(address, token, host["invite"], viewer.hear))
                self.here.append(viewer)
            await self.play(sockets)
        finally:
            for socket in sockets:
                socket.close()

    async def play(self, sockets: Sequence[RawSocket]) -> None:
        every = self.load.every
        await asyncio.sleep(self.rng.random() * every)
        beat = time.perf_counter()
        while not self.load.done and not any(viewer.over for viewer in self.here):
            beat += every
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            owing = [viewer for viewer in self.here if viewer.owes]
            if not owing:
                continue
            viewer = self.rng.choice(owing)
            decision = viewer.decisions[0]
            viewer.answered = decision["id"]
            legal = msgspec.convert(decision["legal"], Factored)
            action = legal.nth(self.rng.randrange(len(legal)))
            self.sent += 1
            command = {"type": "command", "id": str(self.sent), "decision": decision["id"]}
            text = msgspec.json.encode({**command, "action": action})
            for other in self.here:
                other.told = False
            self.untold = len(self.here)
            self.all_told.clear()
            start = time.perf_counter()
            sockets[viewer.seat or 0].send(text)
            try:
                async with asyncio.timeout(LOST_AFTER):
                    await self.all_told.wait()
            except TimeoutError:
                self.load.errors.append(f"{self.game}: a viewer was not told")
                continue
            if self.load.measuring:
                self.load.times.append(self.last_told - start)


class Load:
    """All tables, and what was measured."""

    def __init__(self, server: Server, every: float, patches: bool) -> None:
        self.server = server
        self.every = every
        self.patches = patches
        self.times: list[float] = []
        self.errors: list[str] = []
        self.done = False
        self.measuring = False
        self.opening = asyncio.Semaphore(20)

    async def post(self, path: str, body: Any) -> Any:
        async with self.opening:
            return await asyncio.to_thread(self.posted, path, body)

    def posted(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.server.url + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            return json.load(answer)

    async def connect(
        self, address: str, token: str | None, invite: str, hear: Callable[[bytes], None]
    ) -> RawSocket:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with self.opening:
            socket = await RawSocket.connect(self.server.port, f"{address}/live", headers, hear)
            hello: dict[str, Any] = {"type": "hello", "protocol": 1, "patches": self.patches}
            if token is None:
                hello["invite"] = invite
            socket.send(msgspec.json.encode(hello))
        return socket

    async def measure(self, tables: int, viewers: int, seconds: float) -> float:
        """Play for a while; print and return the 99th percentile."""
        self.times, self.errors, self.done = [], [], False
        before = megabytes(self.server)
        shares = [viewers * (n + 1) // tables - viewers * n // tables for n in range(tables)]
        slots = [Slot(self, n, share) for n, share in enumerate(shares)]
        tasks = [asyncio.create_task(slot.run()) for slot in slots]
        connected = sum(slot.viewers for slot in slots)
        while sum(len(slot.here) for slot in slots) < connected:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        await asyncio.sleep(3)
        self.measuring = True
        cpu, start = os.times(), time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring = False
        spent = os.times()
        share = (spent.user + spent.system - cpu.user - cpu.system) / (time.perf_counter() - start)
        memory = (megabytes(self.server) - before) / connected * 1024
        self.done = True
        await asyncio.wait(tasks, timeout=20)
        times = sorted(self.times)
        if not times:
            raise SystemExit("nothing was measured: " + "; ".join(self.errors[:3]))
        at = {p: times[min(len(times) - 1, int(len(times) * p))] for p in (0.5, 0.95, 0.99)}
        print(
            f"| {tables} | {connected} | {len(times)}"
            f" | {at[0.5] * 1000:.0f} | {at[0.95] * 1000:.0f}"
            f" | {at[0.99] * 1000:.0f} | {len(self.errors)} | {memory:.0f} | {share:.0%} |",
            flush=True,
        )
        for error in sorted(set(self.errors))[:3]:
            print("  error:", error, file=sys.stderr)
        return at[0.99] if not self.errors else float("inf")

    async def soak(self, minutes: int) -> None:
        """Print each minute what the server holds, and how it answers."""
        print("| minute | MB | decisions | p50 ms | p99 ms | errors |\n|---|---|---|---|---|---|")
        while not self.measuring:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        for minute in range(1, minutes + 1):
            before, began = len(self.times), time.monotonic()
            while time.monotonic() < began + 60 and self.measuring:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
            times = sorted(self.times[before:]) or [0.0]
            half, most = times[len(times) // 2], times[int(len(times) * 0.99)]
            print(
                f"| {minute} | {megabytes(self.server):.1f} | {len(times)} | {half * 1000:.0f}"
                f" | {most * 1000:.0f} | {len(self.errors)} |",
                flush=True,
            )


async def main(options: argparse.Namespace, store: str) -> None:
    server = Server(store, options.workers, limits=1e6)
    server.start()
    try:
        load = Load(server, options.every, not options.whole)
        kind = "whole positions" if options.whole else "patches"
        print(f"{options.store}, {options.workers} worker(s), every {options.every:g} s, {kind}\n")
        print(
            "| tables | viewers | decisions | p50 ms | p95 ms | p99 ms | errors"
            " | kB a connection | generator CPU |\n|---|---|---|---|---|---|---|---|---|"
        )
        tables, viewers = options.tables, options.viewers
        if options.soak:
            watching = asyncio.create_task(load.soak(options.soak))
            await load.measure(tables, viewers, 60 * options.soak + 1)
            await watching
            return
        last = await load.measure(tables, viewers, options.seconds)
        while options.most and last <= WITHIN:
            tables += STEP
            last = await load.measure(tables, viewers * tables // options.tables, options.seconds)
    finally:
        server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--viewers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--most", action="store_true", help="then add tables while p99 holds")
    parser.add_argument("--every", type=float, default=1, help="seconds between decisions")
    parser.add_argument("--whole", action="store_true", help="ask for no patches")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES", help="play for so long")
    given = parser.parse_args()
    try:
        with store_of(given.store, sync=True) as store:
            asyncio.run(main(given, store))
    except Unavailable as reason:
        sys.exit(f"not measured: {reason}")
