"""Servers killed again and again while people play: nothing is lost, nothing is done twice.

    python -m tests.tables.crashing [--kills N] [--restart TABLES] [--workers N] [STORE ...]

`STORE` is `sqlite` or `postgres` (both by default). Several tables are under play the whole time;
the server is killed (SIGKILL) at random moments and started again, on PostgreSQL by turns the whole
server and one of its processes. At the end every table's log is compared with what each player was
acknowledged and told. Then a server with many running tables is killed, and it is measured how long
it takes until every one of them answers again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
import time
import traceback
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx2 as httpx

from filature.core import record
from filature.core.messages import Command, NewSeat, NewTable
from filature.games import game_class
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.store import Kept
from filature.tables.stores import store_named
from tests.postgres import Unavailable
from tests.serving import Guest, Server, serving, somewhere, store_of
from tests.tables.table_driver import acknowledged

GAMES: tuple[tuple[str, int], ...] = (
    ("agent_hunter", 2),
    ("double_agent", 2),
    ("agents_secrets", 2),
    ("spies_vs_spies", 3),
    ("kryptos", 3),
)
LONGEST_WAIT = 300.0

DECISIONS = 12
"""How many decisions have been taken at each table of the restart."""


def play_out(guest: Guest) -> None:
    """Play until the game is over."""
    while not guest.step():
        pass


class Players:
    """People at several tables, who go on playing whatever happens to the server.

    With `again` they begin another table when one is over, until they are to finish.
    """

    def __init__(self, server: Server, tables: int, rng: Random, again: bool = False) -> None:
        self.server = server
        self.rng = rng
        self.again = again
        self.ended: list[list[Guest]] = []
        self.problems: list[str] = []
        self.guests: list[Guest] = []
        """Everybody who has sat down at a table."""
        self.stopped = False
        self.broken: set[str] = set()
        """Tables at which something has gone wrong."""
        self.threads: list[threading.Thread] = []
        for number in range(tables):
            game, seats = GAMES[number % len(GAMES)]
            guests = self.seated(game, seats, rng.randrange(10**9))
            thread = threading.Thread(target=self.play, args=(guests, game), daemon=True)
            self.threads.append(thread)
            thread.start()

    def seated(self, game: str, seats: int, seed: int) -> list[Guest]:
        """Set up a table and sit down at all its seats, however often the server dies meanwhile."""
        while True:
            try:
                host = Guest.host(self.server, [{"kind": "person"}] * seats, seed, game=game)
                guests = [host, *(host.join(f"P{n}", seed + n) for n in range(1, seats))]
            except (httpx.TransportError, httpx.HTTPStatusError):
                # A seat may have been taken without an answer: then another table is set up.
                if self.stopped:
                    return []
                time.sleep(0.1)
            else:
                self.guests += guests
                return guests

    def play(self, guests: list[Guest], game: str) -> None:
        while guests:
            with ThreadPoolExecutor(len(guests)) as pool:
                list(pool.map(self.play_on, guests))
            self.ended.append(guests)
            if not self.again:
                return
            guests = self.seated(game, len(guests), self.rng.randrange(10**9))

    def play_on(self, guest: Guest) -> None:
        """Play to the end, unless something is wrong at this table."""
        try:
            while guest.table not in self.broken and not self.stopped and not guest.step():
                pass
        except Exception:
            self.problems.append(traceback.format_exc())
            self.broken.add(guest.table)

    def stop(self) -> None:
        """Let everything be as it is, in the middle of the games."""
        self.again = False
        self.stopped = True
        for thread in self.threads:
            thread.join(timeout=LONGEST_WAIT)

    def finish(self) -> list[str]:
        """Let every game come to its end; return what was found wrong."""
        self.again = False
        for thread in self.threads:
            thread.join(timeout=LONGEST_WAIT)
            if thread.is_alive():
                self.problems.append("a table did not come to its end")
        for guests in self.ended:
            if guests[0].table not in self.broken:
                self.problems += self.check(guests)
        return self.problems

    def check(self, guests: list[Guest]) -> list[str]:
        """Compare a table's log with what its players were acknowledged and told."""
        problems = []
        table = guests[0].table
        kept = kept_of(self.server.store, table)
        written = [(entry.seat, entry.command) for entry in kept.log if entry.kind == "decide"]
        if twice := [command for command, n in Counter(written).items() if n > 1]:
            problems.append(f"{table}: written twice: {twice}")
        for seat, guest in enumerate(guests):
            commands = [command for at, command in written if at == seat]
            if commands != guest.acknowledged:
                problems.append(f"{table}: seat {seat}: {commands} is not {guest.acknowledged}")
            whole = given(guest, "next?have=0").json()
            if [event for say in whole["say"] for event in say] != guest.told:
                problems.append(f"{table}: seat {seat} was not told everything once")
        if record.read(given(guests[0], "record").content, game_class).outcome is None:
            problems.append(f"{table}: its record has no end")
        return problems

    @property
    def decisions(self) -> int:
        """How many decisions were acknowledged at the tables that are over."""
        return sum(len(guest.acknowledged) for guests in self.ended for guest in guests)


def given(guest: Guest, what: str) -> httpx.Response:
    """Return what a player is given, from an address at which nobody has asked for much."""
    return guest.client.get(guest.address(what), headers=somewhere()).raise_for_status()


def kept_of(store: str, table: str) -> Kept:
    """Return all that a store keeps of a table."""

    async def load() -> Kept | None:
        opened = store_named(store, alone=False, new=False)
        await opened.open()
        try:
            return await opened.load(table)
        finally:
            await opened.close()

    kept = asyncio.run(load())
    assert kept is not None
    return kept


# The long run


def kill_many(store: str, workers: int, kills: int, tables: int, rng: Random) -> list[str]:
    """Kill a server many times under play; return what was found wrong."""
    begun = time.monotonic()
    with serving(store, workers, proxied=True) as server:
        players = Players(server, tables, rng, again=True)
        for kill in range(kills):
            time.sleep(rng.uniform(0.02, 0.4))
            if workers > 1 and kill % 5:
                server.kill_one()
            else:
                server.kill()
                server.start()
            if sys.stderr.isatty():
                print(f"\r{kill + 1}/{kills}", end="", file=sys.stderr, flush=True)
        problems = players.finish()
    took = time.monotonic() - begun
    print(
        f"  {kills} kills in {took:.0f} s, {len(players.ended)} games with {players.decisions}"
        f" decisions: {len(problems)} problems",
        flush=True,
    )
    return problems


def restart_with(store: str, workers: int, tables: int) -> float:
    """Kill a server with many running tables; return how long until each answers again."""
    ids = asyncio.run(populate(store, tables))
    with serving(store, workers, proxied=True) as server:
        read_all(server, ids)
        server.kill()
        begun = time.monotonic()
        server.start()
        read_all(server, ids)
        return time.monotonic() - begun


def read_all(server: Server, ids: list[str]) -> None:
    """Have every table say where it stands."""
    headers = {"authorization": "Bearer token"}
    with httpx.Client(headers=headers, timeout=60) as client, ThreadPoolExecutor(8) as pool:

        def read(id: str) -> None:
            address = f"{server.url}/api/tables/{id}/next"
            answer = client.get(address, params={"as": 0}, headers=somewhere())
            assert answer.raise_for_status().json()["table"]["phase"] == "playing"

        list(pool.map(read, ids))


async def populate(store: str, tables: int) -> list[str]:
    """Set up tables at which some decisions have been taken; return their ids."""
    lobby = Lobby(store_named(store), Environment())
    await lobby.open()
    rng = Random(1)
    ids = []
    for number in range(tables):
        game, seats = GAMES[number % len(GAMES)]
        here = [NewSeat("here", name=f"P{seat}") for seat in range(seats)]
        new = NewTable(game, "P0", here)
        table = await lobby.table((await lobby.create(new, token_hash("token"))).table)
        for step in range(DECISIONS):
            seat = rng.choice(table.session.pending)
            decision = table.session.decision(seat)
            action = decision.legal.nth(rng.randrange(len(decision.legal)))
            ack = await acknowledged(table, seat, Command(f"c{step}", decision.id, action))
            assert ack.result == "applied"
            if table.state.phase != "playing":
                break
        if table.state.phase == "playing":
            ids.append(table.row.id)
        lobby.unload(table.row.id)
    await lobby.close()
    return ids


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tables.crashing",
        description="Kill servers again and again while people play, and see that nothing is lost"
        " and nothing done twice; then see how long a restart takes.",
    )
    parser.add_argument("--kills", type=int, default=500, help="(default: %(default)s)")
    parser.add_argument("--tables", type=int, default=4, help="under play (default: %(default)s)")
    parser.add_argument(
        "--restart", type=int, default=500, metavar="TABLES", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--workers", type=int, default=2, help="processes on PostgreSQL (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("stores", nargs="*", metavar="STORE", help="sqlite, postgres (both)")
    options = parser.parse_args()
    problems = []
    for kind in options.stores or ["sqlite", "postgres"]:
        workers = 1 if kind == "sqlite" else options.workers
        print(f"{kind}, {workers} process{'es' if workers > 1 else ''}:", flush=True)
        rng = Random(options.seed)
        try:
            with store_of(kind) as store:
                if options.kills:
                    problems += kill_many(store, workers, options.kills, options.tables, rng)
            with store_of(kind) as store:
                if options.restart:
                    took = restart_with(store, workers, options.restart)
                    print(f"  restart with {options.restart} tables: {took:.2f} s", flush=True)
        except Unavailable as reason:
            print(f"  not tried: {reason}", flush=True)
            problems.append(str(reason))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
