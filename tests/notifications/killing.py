"""Workers killed again and again while they tell people of their turns: none lost, none stale.

    python -m tests.notifications.killing [--decisions N] [--workers N] [--seed N] [STORE ...]

`STORE` is `sqlite` or `postgres` (both by default). A lobby sets up tables with a pace in days, so
that decisions are owed in the log's own transactions; each is told to one person by web push, a
webhook or e-mail, to real services on this machine. Worker processes dispatch, and kill themselves
(SIGKILL) at random: after an outbox or a lease was committed and before a message is sent, and
after it was sent and before that is marked. While no worker lives, some decisions are made.

At the end every decision that is still owed must have been told, none after it was made, and what
came twice must have come under the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections import Counter, defaultdict
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filature.core.messages import Command, NewSeat, NewTable, Pace, Settings
from filature.notifications.channels import Target
from filature.tables.lobby import Lobby
from filature.tables.stores import store_named
from tests.fake_environment import InstantWorkers
from tests.notifications import dying_worker
from tests.notifications.dying_worker import Attempt, Turn
from tests.notifications.owing import channel
from tests.notifications.post_office import Browser, PostOffice, post_office
from tests.postgres import Unavailable
from tests.serving import store_of
from tests.tables.table_driver import acknowledged

GAMES = (("agent_hunter", 2), ("double_agent", 2), ("kryptos", 3), ("spies_vs_spies", 3))
DAY = 24 * 3600
LEASE = 3.0
"""For how many seconds a message is a worker's to send; the next one finds it after that."""
OWED = "select seat, decision from owed_turns where table_id = $1"
UNDONE = (
    "select (select count(*) from outbox) + (select count(*) from deliveries)"
    " + (select count(*) from owed_turns where told = 0)"
)


class Run:
    """One run: tables, people with a channel each, workers, and what came."""

    def __init__(
        self, store_name: str, office: PostOffice, diary: Path, rng: Random, lease: float
    ) -> None:
        self.store_name = store_name
        self.office = office
        self.diary = diary
        self.rng = rng
        self.lease = lease
        self.lobby = Lobby(store_named(store_name, alone=False), workers=InstantWorkers())
        self.browser = Browser(office.address("/push"))
        self.owed: dict[Turn, str] = {}
        """Every decision that ever was, and its holder."""
        self.made: dict[Turn, float] = {}
        """When decisions were made."""
        self.chosen: set[str] = set()
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([dying_worker.__name__])

    async def set_up(self, decisions: int) -> None:
        """Set up tables until so many decisions are owed."""
        number = 0
        while len(self.owed) < decisions:
            game, seats = GAMES[number % len(GAMES)]
            people = [f"{number:06}-{seat}" for seat in range(seats)]
            number += 1
            settings = Settings(listed=True, pace=Pace("days", DAY))
            new = NewTable(game, "P0", [NewSeat("person")] * seats, settings=settings)
            seated = await self.lobby.create(new, people[0])
            table = await self.lobby.table(seated.table)
            for seat, holder in enumerate(people[1:], 1):
                await self.lobby.sit(table, holder, None, f"P{seat}")
            await self.note(seated.table)

    async def note(self, table: str) -> None:
        """Note what is owed at a table; who owes something has a channel."""
        state = (await self.lobby.table(table)).state
        for seat, decision in await self.lobby.store.fetch(OWED, table):
            holder = state.seats[seat].tokens[0]
            self.owed.setdefault(Turn(table, seat, decision), holder)
            if holder not in self.chosen:
                await self.choose(holder)

    async def choose(self, holder: str) -> None:
        kind = ("webhook", "push", "mail")[len(self.chosen) % 3]
        self.chosen.add(holder)
        keys = self.browser.subscription
        target = {
            "webhook": Target(self.office.address("/hook"), form="json"),
            "push": Target(keys.endpoint, keys.p256dh, keys.auth),
            "mail": Target(f"{holder}@example.org"),
        }[kind]
        await channel(self.lobby.store, holder, kind, target)

    async def decide_some(self, count: int) -> None:
        """Make some decisions, while no worker lives."""
        left = [turn for turn in self.owed if turn not in self.made]
        for turn in self.rng.sample(left, min(len(left), count)):
            table = await self.lobby.table(turn.table)
            if turn.seat not in table.session.pending:
                continue
            decision = table.session.decision(turn.seat)
            action = decision.legal.nth(self.rng.randrange(len(decision.legal)))
            command = Command(f"c{len(self.made)}", decision.id, action)
            holder = self.owed[turn]
            assert (await acknowledged(table, turn.seat, command, holder)).result == "applied"
            self.made[turn] = time.monotonic()
            await self.note(turn.table)

    async def kill_until_done(self, workers: int, at_a_time: int) -> int:
        """Start workers anew whenever they die, until nothing is left to tell; return how often."""
        alive: list[BaseProcess] = []
        started = 0
        while (await self.lobby.store.fetch(UNDONE))[0][0]:
            alive = [process for process in alive if process.is_alive()]
            if started and len(alive) < workers and self.rng.random() < 0.2:
                end(alive)
                await self.decide_some(at_a_time)
            while len(alive) < workers:
                alive.append(self.start_worker())
                started += 1
            await self.wait(alive)
        end(alive)
        return started

    async def wait(self, alive: list[BaseProcess]) -> None:
        """Wait until a worker dies, or there may be nothing more to do."""
        loop = asyncio.get_running_loop()
        died = asyncio.Event()
        for process in alive:
            loop.add_reader(process.sentinel, died.set)
        try:
            async with asyncio.timeout(0.2):
                await died.wait()
        except TimeoutError:
            pass
        finally:
            for process in alive:
                loop.remove_reader(process.sentinel)

    def start_worker(self) -> BaseProcess:
        seed = self.rng.randrange(10**9)
        values = (self.store_name, self.office.mail_port, self.diary, self.lease, seed)
        process = self.context.Process(target=dying_worker.work, args=values, daemon=True)
        process.start()
        return process

    # What came of it

    def lines(self, name: str) -> list[bytes]:
        file = self.diary / name
        return file.read_bytes().splitlines() if file.exists() else []

    def received(self) -> list[str]:
        """Return the ids of all messages that came, as those who got them know them."""
        deliveries = self.office.deliveries
        return [
            *(one.json()["id"] for one in deliveries if one.path == "/hook"),
            *(self.browser.read(one)["id"] for one in deliveries if one.path == "/push"),
            *(letter["Message-ID"].strip("<>").split("@")[0] for letter in self.office.letters),
        ]

    def figures(self) -> dict[str, Any]:
        attempts = [msgspec.json.decode(line, type=Attempt) for line in self.lines("attempts")]
        covers: defaultdict[str, set[Turn]] = defaultdict(set)
        for attempt in attempts:
            # One that is repeated while its first sender marks it finds nothing more to cover.
            covers[attempt.id].update(attempt.turns)
        came = Counter(self.received())
        told: defaultdict[Turn, set[str]] = defaultdict(set)
        for id in came:
            for turn in covers[id]:
                told[turn].add(id)
        lost = [turn for turn in self.owed if turn not in self.made and turn not in told]
        stale = [
            turn
            for attempt in attempts
            for turn in attempt.turns
            if turn in self.made and attempt.at > self.made[turn]
        ]
        for delivery in self.office.deliveries:
            assert delivery.headers.get("topic", delivery.headers.get("idempotency-key")) in came
        return {
            "decisions": len(self.owed),
            "made meanwhile": len(self.made),
            "told": len(told),
            "messages": sum(came.values()),
            "repeats under the same id": sum(came.values()) - len(came),
            "deaths": dict(Counter(line.decode() for line in self.lines("deaths"))),
            "lost": len(lost),
            "stale": len(stale),
            "told under two ids": sum(len(ids) > 1 for ids in told.values()),
        }


def end(processes: list[BaseProcess]) -> None:
    """Kill workers, and wait until they are dead."""
    for process in processes:
        process.kill()
    for process in processes:
        process.join()
    processes.clear()


async def kill_many(
    store_name: str, decisions: int, workers: int, seed: int, lease: float = LEASE
) -> dict[str, Any]:
    """Have decisions told by workers that are killed; return the figures."""
    with tempfile.TemporaryDirectory() as diary:
        async with post_office() as office:
            run = Run(store_name, office, Path(diary), Random(seed), lease)
            await run.lobby.open()
            try:
                await run.set_up(decisions)
                lives = await run.kill_until_done(workers, max(1, decisions // 100))
                return {"workers started": lives, **run.figures()}
            finally:
                await run.lobby.close()


def problems_of(figures: dict[str, Any]) -> dict[str, Any]:
    """Return what must not be."""
    return {
        name: figures[name] for name in ("lost", "stale", "told under two ids") if figures[name]
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.notifications.killing",
        description="Kill workers again and again while they tell people of their turns.",
    )
    parser.add_argument("--decisions", type=int, default=1000, help="(default: %(default)s)")
    parser.add_argument(
        "--workers", type=int, default=2, help="processes on PostgreSQL (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("stores", nargs="*", metavar="STORE", help="sqlite, postgres (both)")
    options = parser.parse_args()
    bad = False
    for kind in options.stores or ["sqlite", "postgres"]:
        workers = 1 if kind == "sqlite" else options.workers
        begun = time.monotonic()
        try:
            with store_of(kind) as store:
                work = kill_many(store, options.decisions, workers, options.seed)
                figures = asyncio.run(work)
        except Unavailable as reason:
            print(f"{kind}: not tried: {reason}", flush=True)
            bad = True
            continue
        print(f"{kind}, {workers} at a time, {time.monotonic() - begun:.0f} s:", flush=True)
        for name, value in figures.items():
            print(f"  {name}: {value}", flush=True)
        bad = bad or bool(problems_of(figures))
    return 1 if bad else 0


if __name__ == "__main__":
    # Workers need nothing of this module, and need not load it.
    sys.modules["__main__"].__spec__ = None
    del sys.modules["__main__"].__file__
    sys.exit(main())
