"""Back up under load, kill, restore, verify, play on: nothing acknowledged before is missing.

    python -m tests.tables.restoring [--rounds N] [--tables N] [--seconds S] [STORE ...]

`STORE` is `sqlite` or `postgres` (both by default). Several tables are under play the whole time.
While they are, the store is backed up with the operator's own commands (`filature tables backup`,
or `pg_dump`), play goes on, the server is killed (SIGKILL), and the back-up is restored (`filature
tables restore`, or `pg_restore`). Then `filature tables check` must find nothing wrong, every
decision that was acknowledged before the back-up began must be in its table's log, every restored
log must be the beginning of the one that was lost, and the same players finish their games.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

from filature import cli
from filature.tables.store import Entry
from filature.tables.stores import is_shared, store_named
from tests.postgres import Unavailable, programs_of_system
from tests.serving import Guest, Server, serving, store_of
from tests.tables.crashing import Players, play_out

LATER = 10**6
"""Past the numbers of the commands that the players have sent before."""


class Result(NamedTuple):
    """What a round came to, and what was found wrong."""

    acknowledged: int
    restored: int
    lost: int
    played_on: int
    seconds: float
    problems: list[str]


def round_trip(lost: str, folder: Path, tables: int, seconds: float, rng: Random) -> Result:
    """Back up under load, kill, restore, check, play on."""
    store = lost
    with serving(store, proxied=True) as server:
        players = Players(server, tables, rng, again=True)
        time.sleep(seconds)
        before = {id(guest): list(guest.acknowledged) for guest in players.guests}
        copy = folder / "copy"
        begun = time.monotonic()
        back_up(store, copy)
        took = time.monotonic() - begun
        time.sleep(seconds)
        guests = list(players.guests)
        server.kill()
        players.stop()
        problems = list(players.problems)
        full = logs_of(store)
        store = server.store = restore(store, copy)
        status, said = filature("tables", "check", "--store", store)
        if status:
            problems.append(f"the check finds: {said}")
        restored = logs_of(store)
        acknowledged = 0
        for guest in guests:
            commands = {entry.command for entry in restored.get(guest.table, [])}
            known = before.get(id(guest), [])
            acknowledged += len(known)
            if missing := [command for command in known if command not in commands]:
                problems.append(f"{guest.table}: acknowledged before the back-up: {missing}")
        for table, log in restored.items():
            if log != full[table][: len(log)]:
                problems.append(f"{table} was not so before it was lost")
        server.start()
        played_on = finish([guest for guest in guests if guest.table in restored], server, problems)
    forget(lost, store)
    later = sum(map(len, full.values())) - sum(map(len, restored.values()))
    return Result(acknowledged, len(restored), later, played_on, took, problems)


def finish(guests: list[Guest], server: Server, problems: list[str]) -> int:
    """Have the same people play on to the end, from where the back-up has them; count tables."""
    again = []
    for guest in guests:
        fresh = Guest(server, guest.table, guest.token, guest.rng.randrange(10**9))
        fresh.sent = LATER
        again.append(fresh)
    if not again:
        return 0
    with ThreadPoolExecutor(len(again)) as pool:
        list(pool.map(play_out, again))
    if unfinished := [guest.table for guest in again if guest.outcome is None]:
        problems.append(f"not played to their ends: {unfinished}")
    return len({guest.table for guest in again})


def logs_of(store: str) -> dict[str, list[Entry]]:
    """Return the log of every table at which everybody has sat down."""

    async def load() -> dict[str, list[Entry]]:
        opened = store_named(store, alone=False, new=False)
        await opened.open()
        try:
            found = {}
            for one in await opened.every():
                kept = await opened.load(one.row.id)
                if kept is not None and one.summary.phase != "gathering":
                    found[one.row.id] = kept.log
            return found
        finally:
            await opened.close()

    return asyncio.run(load())


# As an operator does it


def filature(*arguments: str) -> tuple[int, str]:
    """Call a command; return its status and what it says."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        status = cli.main(list(arguments))
    return status, said.getvalue()


def back_up(store: str, copy: Path) -> None:
    if is_shared(store):
        run(tool("pg_dump"), "--format=custom", f"--file={copy}", store)
    else:
        status, said = filature("tables", "backup", str(copy), "--store", store)
        assert status == 0, said


def restore(store: str, copy: Path) -> str:
    """Restore a back-up; return the store that has it then."""
    if not is_shared(store):
        status, said = filature("tables", "restore", str(copy), "--yes", "--store", store)
        assert status == 0, said
        return store
    parts = urlsplit(store)
    name = f"{parts.path.strip('/')}_restored"
    run(tool("createdb"), f"--maintenance-db={store}", name)
    restored = urlunsplit(parts._replace(path=f"/{name}"))
    run(tool("pg_restore"), "--no-owner", "--exit-on-error", f"--dbname={restored}", str(copy))
    return restored


def forget(store: str, restored: str) -> None:
    """Drop the database that a back-up was restored to."""
    if restored != store:
        name = urlsplit(restored).path.strip("/")
        run(tool("dropdb"), "--force", f"--maintenance-db={store}", name)


def tool(name: str) -> str:
    """Return one of PostgreSQL's programs, or raise `Unavailable`."""
    folder = programs_of_system()
    beside = folder / name if folder is not None else None
    found = str(beside) if beside is not None and beside.exists() else shutil.which(name)
    if found is None:
        raise Unavailable(f"there is no {name} on this machine")
    return found


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tables.restoring",
        description="Back up under load, kill, restore, verify and play on.",
    )
    add = parser.add_argument
    add("--rounds", type=int, default=5, help="(default: %(default)s)")
    add("--tables", type=int, default=5, help="under play (default: %(default)s)")
    add("--seconds", type=float, default=3.0, help="before and after (default: %(default)s)")
    add("--seed", type=int, default=1, help="(default: %(default)s)")
    add("stores", nargs="*", metavar="STORE", help="sqlite, postgres (both)")
    options = parser.parse_args()
    problems: list[str] = []
    for kind in options.stores or ["sqlite", "postgres"]:
        rng = Random(options.seed)
        for number in range(options.rounds):
            try:
                with store_of(kind) as store, tempfile.TemporaryDirectory() as folder:
                    if is_shared(store):
                        tool("pg_restore")
                    result = round_trip(store, Path(folder), options.tables, options.seconds, rng)
            except Unavailable as reason:
                print(f"{kind}: not tried: {reason}", flush=True)
                problems.append(str(reason))
                break
            problems += result.problems
            print(
                f"{kind} {number + 1}: {result.acknowledged} decisions acknowledged before the"
                f" back-up, which took {result.seconds:.2f} s; {result.restored} tables restored,"
                f" {result.lost} log entries after it lost, {result.played_on} tables played on:"
                f" {len(result.problems)} problems",
                flush=True,
            )
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
