"""The store: rewritten, filled, damaged, gone; and what of it others on the machine may read."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sqlite3
import stat
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg

from tests.attack import processes
from tests.attack.addresses import expected
from tests.attack.clients import Client, new_table
from tests.attack.scene import Attack, NotTried, Scene
from tests.attack.target import Target

JUNK_PIECES, PIECE = 256, 1024 * 1024
"""The size of a store that has been used for long: so many pieces of so many bytes."""
ERASURES, CLEANED_WITHIN = 5, 75.0
"""So often somebody is erased, and within so many seconds a server has cleaned up after it."""
MOST_WRITTEN = 16.0
"""Megabytes that may be written while nothing is erased."""

NOTE = 32 * 1024 - 100
BURST_TABLES, SUSTAINED_SECONDS = 40, 40.0
MOST_A_DAY = 256.0
"""Megabytes that one address may add to a store in a day by notes alone."""

FAILING, MOST_LINES = 200, 40
DAMAGE = '{"broken'
DAY = 86400
ONE = new_table("agent_hunter", ["person", "recruit"])


def is_file(target: Target) -> bool:
    return "://" not in target.store


# Erasing


def fill(target: Target) -> None:
    """Make the store large before the server starts, if it is a file."""
    if not is_file(target):
        return
    target.start()
    target.stop()
    with closing(sqlite3.connect(target.store)) as connection, connection:
        connection.execute("create table junk (body blob)")
        for _ in range(JUNK_PIECES):
            connection.execute("insert into junk values (?)", (b"junk" * (PIECE // 4),))


async def erase_nobody(scene: Scene) -> None:
    """Erase what is kept of somebody who was never there, as often as an address may."""
    await erase_again(scene, scene.client(), [f"{n:x}" * 43 for n in range(1, ERASURES + 1)])
    written = float(scene.numbers["MB written"])
    scene.check(written <= MOST_WRITTEN, f"{written:.0f} MB were written to erase nobody")


async def erase_somebody(scene: Scene) -> None:
    """Sit down and erase it again: something is there to be erased each time."""
    client, tokens = scene.client(), []
    for _ in range(ERASURES):
        answer = await client.post("/api/tables", ONE)
        tokens.append(expected(answer, "a table").body["token"])
    await erase_again(scene, client, tokens)


async def erase_again(scene: Scene, client: Client, tokens: list[str]) -> None:
    """Erase now and then until the server has cleaned up; measure how long others wait to write."""
    pid, writes = scene.target.pid, asyncio.create_task(small_writes(scene))
    before, begun = processes.written(pid), time.monotonic()
    scene.full_force()
    try:
        for token in tokens:
            answer = await client.post("/api/me/erase", {"sure": True}, token=token)
            if not (answer.good or answer.refused):
                scene.problems.append(f"erasing was answered {answer}")
            await asyncio.sleep(CLEANED_WITHIN / ERASURES)
        scene.numbers["MB written"] = round((processes.written(pid) - before) / PIECE, 1)
        scene.numbers["watched for s"] = round(time.monotonic() - begun)
    finally:
        writes.cancel()
    longest = float(scene.numbers.get("longest write in s", 0))
    scene.check(longest <= 1, f"a note took {longest:.1f} s to be written")


async def small_writes(scene: Scene) -> None:
    """Write a note at somebody else's table, ten times a second; note the longest time."""
    client, longest = scene.client(), 0.0
    made = expected(await client.post("/api/tables", ONE), "a table").body
    path, number = f"/api/tables/{made['table']}/note", 0
    while True:
        number += 1
        body = {"marks": {"n": number}}
        answer = await client.ask("PUT", path, body, token=made["token"])
        longest = max(longest, answer.seconds if answer.status != 429 else 0)
        scene.numbers["longest write in s"] = round(longest, 2)
        await asyncio.sleep(0.1)


# Growing


async def notes(scene: Scene) -> None:
    """Write as many notes as one address may, at as many seats; reckon what that is in a day."""
    client = scene.client()
    table = new_table("agents_secrets", ["person", *["here"] * 6])
    begun, bytes_first, tables = time.monotonic(), 0, 0
    for _ in range(BURST_TABLES):
        taken = await noted_table(client, table)
        if taken is None:
            break
        bytes_first, tables = bytes_first + taken, tables + 1
    if not tables:
        raise NotTried("one address may write no notes at all")
    later, since = 0, time.monotonic()
    while time.monotonic() < since + SUSTAINED_SECONDS:
        taken = await noted_table(client, table)
        later += taken or 0
        tables += taken is not None
        await asyncio.sleep(0.5)
    lasting = later / (time.monotonic() - since)
    a_day = (bytes_first + lasting * DAY) / PIECE
    scene.numbers["MB a day"] = round(a_day)
    scene.numbers["MB at once"] = round(bytes_first / PIECE, 1)
    scene.numbers["tables"] = tables
    scene.numbers["bytes a second"] = round(lasting)
    scene.numbers["measured for s"] = round(time.monotonic() - begun)
    scene.check(a_day <= MOST_A_DAY, f"one address may write {a_day:.0f} MB of notes a day")


async def noted_table(client: Client, table: dict[str, object]) -> int | None:
    """Write notes at a new table's seats; return how many bytes were taken. None: no table."""
    made = await client.post("/api/tables", table)
    if not made.good:
        return None
    taken = 0
    for seat in range(7):
        path = f"/api/tables/{made.body['table']}/note?as={seat}"
        body = {"marks": {"n": os.urandom(NOTE // 2).hex()}}
        answer = await client.ask("PUT", path, body, token=made.body["token"])
        if not (answer.good or answer.refused) or answer.status == 422:
            raise NotTried(f"a note was answered {answer}")
        taken += NOTE if answer.good else 0
    return taken


# Damage


async def damaged_line(scene: Scene) -> None:
    """Damage a line of the first table's log, check the store, and serve it."""
    scene.errors_expected = True
    target, client = scene.target, scene.client()
    tables = []
    for _ in range(3):
        made = expected(await client.post("/api/tables", ONE), "a table").body
        tables.append((made["table"], made["token"]))
        await asyncio.sleep(0.05)
    await asyncio.to_thread(target.stop)
    statement = f"update log set body = '{DAMAGE}' where table_id = '{tables[0][0]}' and n = 1"
    await change(target.store, statement)
    command = target.command("tables", "check", "--store", target.store)
    done = await asyncio.to_thread(
        subprocess.run,
        command,
        cwd=target.tree,
        env=target.environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    printed = done.stdout + done.stderr
    scene.check("Traceback" not in printed, "`filature tables check` ends in a traceback")
    scene.check(done.returncode == 1, f"its exit status is {done.returncode}")
    scene.check(tables[0][0] in printed, "it does not name the damaged table")
    # What comes after it was checked, too: the number of tables, or their names, say so.
    whole = re.search(r"\b3\b", printed) or all(name in printed for name, _ in tables)
    scene.check(whole, "it says nothing of the tables after the damaged one")
    target.start()
    for (name, token), good in zip(tables, (False, True, True), strict=True):
        answer = await client.get(f"/api/tables/{name}/next", token=token)
        scene.check(answer.status, f"a table was answered {answer}")
        scene.check(answer.good == good, f"a table ({'whole' if good else 'damaged'}): {answer}")


async def change(store: str, statement: str) -> None:
    """Change a store behind the server's back."""
    if "://" not in store:
        with closing(sqlite3.connect(store)) as connection, connection:
            changed = connection.execute(statement).rowcount
    else:
        opened = await asyncpg.connect(store)
        try:
            changed = int((await opened.execute(statement)).split()[-1])
        finally:
            await opened.close()
    if not changed:
        raise NotTried("the store has no such line to be damaged")


# Files


async def readable(scene: Scene) -> None:
    """Look at the files beside the store, as another user of the machine may."""
    if not is_file(scene.target):
        raise NotTried("the store is no file")
    expected(await scene.client().post("/api/tables", ONE), "a table")
    open_to_all, seen = [], 0
    store = Path(scene.target.store)
    for file in sorted(store.parent.glob(f"{store.name}*")):
        seen += 1
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            open_to_all.append(f"{file.name} ({mode:04o})")
    scene.numbers["files"] = seen
    scene.check(not open_to_all, f"others may open {', '.join(open_to_all)}")


# A store that is gone


@contextmanager
def gone(scene: Scene) -> Iterator[None]:
    """Take the store away for a while: PostgreSQL is stopped, or no file can be written."""
    if scene.postgres is not None and not is_file(scene.target):
        scene.postgres.stop(signal.SIGQUIT)
        try:
            yield
        finally:
            scene.postgres.start()
    elif is_file(scene.target):
        pid = scene.target.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    else:
        raise NotTried("this PostgreSQL is not ours to stop")


async def store_gone(scene: Scene) -> None:
    """Go on asking while the store cannot be used; then it can again."""
    client = scene.client()
    made = expected(await client.post("/api/tables", ONE), "a table").body
    lines, answers = scene.target.lines, set()
    with gone(scene):
        begun = time.monotonic()
        asked = 0
        while asked < FAILING:
            asked += 1
            answer = await scene.client().post("/api/tables", ONE)
            answers.add(str(answer))
            if answer.good:
                raise NotTried("the store could be used all the same")
            if time.monotonic() > begun + 30:
                break
        scene.numbers["requests"] = asked
        await asyncio.sleep(1)
        logged = scene.target.lines - lines
    scene.numbers["lines logged"] = logged
    scene.check(logged <= MOST_LINES, f"{logged} lines were logged for {asked} requests")
    scene.check(logged, "nothing was logged")
    scene.check(answers == {"503 store_down"}, f"it was answered {', '.join(answers)}")
    back = time.monotonic()
    while not (await client.post("/api/tables", ONE)).good:
        if time.monotonic() > back + 20:
            scene.problems.append("the store was not used again within 20 s")
            return
        await asyncio.sleep(0.5)
    scene.numbers["back after s"] = round(time.monotonic() - back, 1)
    again = await client.get(f"/api/tables/{made['table']}/next", token=made["token"])
    scene.check(again.good, f"a table of before is answered {again}")


ATTACKS = [
    Attack(
        "F4",
        "erasing nobody",
        f"{ERASURES} erasures for tokens that nobody has, with a store of {JUNK_PIECES} MiB",
        f"at most {MOST_WRITTEN:.0f} MB are written, and no write waits for a second",
        erase_nobody,
        watched=True,
        prepare=fill,
        seconds=120,
    ),
    Attack(
        "near F4",
        "erasing oneself again and again",
        f"{ERASURES} times somebody sits down and erases everything, with such a store",
        "the bystander plays on as before, and no write waits for a second",
        erase_somebody,
        watched=True,
        prepare=fill,
        seconds=120,
    ),
    Attack(
        "F8",
        "a damaged line in the store",
        "one line of three tables' logs is no JSON any more; `filature tables check`, then serving",
        "the check names that table and looks at the others; these are served",
        damaged_line,
        alone=True,
        both=True,
    ),
    Attack(
        "F13",
        "notes at as many seats as there are",
        f"tables with seven seats and notes of 32 KiB at each, as many as one address may,"
        f" then {SUSTAINED_SECONDS:.0f} s more",
        f"it comes to at most {MOST_A_DAY:.0f} MB a day",
        notes,
        seconds=120,
        alone=True,
    ),
    Attack(
        "F16",
        "files that others may open",
        "the modes of the store's files while the server runs",
        "nobody but their owner may open them",
        readable,
        quick=True,
    ),
    Attack(
        "F17",
        "asking while the store is down",
        f"{FAILING} requests while no file can be written, or PostgreSQL is stopped",
        f"at most {MOST_LINES} lines are logged, and the store is used again once it can be",
        store_gone,
        alone=True,
        both=True,
    ),
]
