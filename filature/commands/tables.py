"""`filature tables …`: what an operator does with the tables of a store."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

from filature.commands.output import reason, usage_error
from filature.commands.serve import add_store
from filature.core.events import SPECTATOR
from filature.core.fair import with_code, written_file
from filature.core.messages import Phase
from filature.core.refusals import Refused
from filature.owndata.eraser import erase_restored
from filature.tables.backups import Restoring, back_up
from filature.tables.checking import Checked, check_store
from filature.tables.environment import Environment
from filature.tables.server_commands import StopGame
from filature.tables.sqlite import SqliteStore
from filature.tables.state import rules_changed
from filature.tables.store import CannotKeep, Damaged, Listed, Store, StoreDown, shown
from filature.tables.stores import default_store, is_shared, store_named
from filature.tables.table import Table

RUNNING = ("gathering", "playing")
UNITS = (("d", 86400), ("h", 3600), ("min", 60), ("s", 1))

Work = Callable[[Store, argparse.Namespace], Awaitable[int]]


def add(commands: Any) -> None:
    """Add the command and its own commands."""
    top = commands.add_parser(
        "tables",
        help="list, export, close, delete, back up, restore and check tables",
        description="Manage the tables of a server. Exit status: 0 done, 1 it"
        " cannot be done, 2 used wrongly.",
    )
    parts = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def part(name: str, run: Callable[[Any], int], help: str, description: str) -> Any:
        parser = parts.add_parser(name, help=help, description=description)
        add_store(parser)
        parser.set_defaults(command=run)
        return parser.add_argument

    option = part(
        "list",
        with_store(list_tables),
        "list every table",
        "List every table, the oldest first: its name, game, phase, how many of its seats are"
        " taken, how old it is, how long ago it was last written to, and its host. Nothing of"
        " the games is shown. A server may be running.",
    )
    option("--phase", choices=get_args(Phase), help="only the tables in this phase")
    option = part(
        "export",
        with_store(export),
        "write the record of a table",
        "Write the record of a table that is over. The record of a table at which people still"
        " play holds everything that is hidden from them: it is written only with --truth. With"
        " --out, what proves a fair deal is written beside it (NAME.fair.json), once the game is"
        " over. A server may be running.",
    )
    option("table", metavar="TABLE", help="its name, as `list` shows it")
    option("--out", metavar="FILE", help="a new file (default: standard output)")
    truth = "also a running table: everything hidden stands in the record"
    option("--truth", action="store_true", help=truth)
    option = part(
        "close",
        with_store(close, alone=True),
        "stop tables; everything is shown",
        "Stop tables: their games end without a winner, and everything is shown to those who"
        " are there. With SQLite the server must be stopped first; with PostgreSQL those who"
        " are there see it at once.",
    )
    option("tables", metavar="TABLE", nargs="+", help="as `list` shows it")
    option = part(
        "delete",
        delete,
        "delete tables for good",
        "Delete tables with all that is kept of them. Nothing brings them back. With SQLite the"
        " server must be stopped first.",
    )
    option("tables", metavar="TABLE", nargs="+", help="as `list` shows it")
    option("--yes", action="store_true", help="do not ask")
    option = part(
        "backup",
        backup,
        "copy the store",
        "Copy an SQLite store, as it is at one moment, into a new file, and verify the copy; a"
        " server may be running. `filature tables restore` goes back to it. A PostgreSQL database"
        " is backed up with its own pg_dump.",
    )
    option("file", metavar="FILE", help="a new file")
    option = part(
        "restore",
        restore,
        "go back to a back-up",
        "Put a back-up in the place of an SQLite store. The server must be stopped. The back-up is"
        " checked first: its pages, its version, and every table's log, which is replayed. The file"
        " that it replaces is kept beside it. What people have erased since the back-up is erased"
        " again when the server starts. A PostgreSQL database is restored with its own pg_restore.",
    )
    option("file", metavar="FILE", help="a back-up made by `backup` or by the server; it stays")
    option("--yes", action="store_true", help="do not ask")
    anyway = "also where some tables cannot be replayed"
    option("--anyway", action="store_true", help=anyway)
    part(
        "check",
        check,
        "replay every table's log",
        "Replay every table's log and compare it with what is kept beside it; say what is wrong,"
        " and exit with status 1 if anything is. Nothing is changed, nothing of the games is shown."
        " A server may be running.",
    )
    option = part(
        "forget-talk",
        forget_talk,
        "blank what was said long ago",
        "Blank all chat that is older than so many days. The games themselves stay. A server"
        " may be running; it still knows what it has in memory until the table has been quiet"
        " for ten minutes.",
    )
    option("--older-than", type=float, required=True, metavar="DAYS", help="0 is everything")


def with_store(
    work: Work, alone: bool = False, erasing: bool = True
) -> Callable[[argparse.Namespace], int]:
    """Make a command of what is done with an open store; say in words what is wrong with it.

    `erasing`: what was erased is erased again first, should the store have been restored.
    """

    async def opened(options: argparse.Namespace) -> int:
        store = store_named(options.store or default_store(), alone, new=False)
        await store.open()
        try:
            if erasing:
                await erase_restored(store)
            return await work(store, options)
        finally:
            await store.close()

    def run(options: argparse.Namespace) -> int:
        # What a server would log is said here in words.
        logging.getLogger("filature").addHandler(logging.NullHandler())
        try:
            return asyncio.run(opened(options))
        except CannotKeep as problem:
            return problem_found(str(problem))
        except StoreDown as problem:
            return problem_found(f"the store does not answer: {problem}")
        except Damaged as damaged:
            return problem_found(f"the store is damaged: {damaged}")

    return run


def problem_found(words: str) -> int:
    print(f"filature: {words}", file=sys.stderr)
    return 1


# Looking


async def list_tables(store: Store, options: argparse.Namespace) -> int:
    """List every table."""
    now = time.time()
    rows = [("TABLE", "GAME", "PHASE", "SEATS", "AGE", "WRITTEN", "HOST")]
    every = await store.every()
    for one in every:
        row, phase = one.row, phase_of(one)
        if options.phase in (None, phase):
            seats = f"{one.summary.taken}/{row.seats}"
            ages = (ago(now - row.created), ago(now - one.touched))
            rows.append((row.id, row.game, phase, seats, *ages, one.summary.host))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for cells in rows:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        print("  ".join(padded).rstrip())
    status = 0
    for name in sorted(await names(store) - {one.row.id for one in every}):
        status = problem_found(f"{name}: its row cannot be read")
    return status


async def names(store: Store) -> set[str]:
    """Return the names of all tables, also of those whose rows cannot be read."""
    return {str(row[0]) for row in await store.fetch("select id from tables")}


def phase_of(one: Listed) -> Phase:
    """Return the phase of a table; one begun under other rules is closed."""
    row = one.row
    return "closed" if rules_changed(row.game, row.rules_version) else one.summary.phase


def ago(seconds: float) -> str:
    """Return a length of time, roughly."""
    for unit, length in UNITS:
        if seconds >= length:
            return f"{int(seconds // length)} {unit}"
    return "0 s"


async def table_of(store: Store, name: str) -> Table:
    """Return a table from its log, refuse, or raise `Damaged`."""
    kept = await store.load(name)
    if kept is None:
        raise Refused("no_such_table")
    try:
        return Table(kept, store, Environment())
    except Refused:
        raise
    except Exception as error:
        # The text of an error may tell something of the game.
        raise Damaged(f"its log cannot be replayed ({type(error).__name__})") from None


async def export(store: Store, options: argparse.Namespace) -> int:
    """Write a table's record."""
    try:
        table = await table_of(store, options.table)
    except Refused as refused:
        return problem_found(f"{options.table}: {reason(refused.say, None)}")
    except Damaged as damaged:
        return problem_found(f"{options.table}: {damaged}")
    if table.state.phase == "gathering":
        return problem_found(f"{options.table} has not begun: there is nothing to write")
    if (table.state.phase == "playing" or table.state.sealed) and not options.truth:
        return problem_found(
            f"{options.table} is still being played, or another table still plays the same deal:"
            " its record tells everything that is hidden there. With --truth it is written all the"
            " same"
        )
    status = written(table.state.record(), options.out)
    proof = proof_of(table)
    if status or options.out is None or proof is None:
        return status
    return written(proof, companion_of(options.out))


def proof_of(table: Table) -> str | None:
    """Return what proves the deal of a finished game, if it was fair and is over.

    A running game has chance still to come: its secrets are written for nobody.
    """
    try:
        return written_file(with_code(table.fair_file())).decode()
    except Refused:
        return None


def companion_of(name: str) -> str:
    """Return the name of the file beside a record that proves its deal."""
    return f"{name.removesuffix('.jsonl')}.fair.json"


def written(text: str, name: str | None) -> int:
    """Write a record to a new file that others may not read, or to standard output."""
    if name is None:
        sys.stdout.write(text)
        return 0
    try:
        descriptor = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        return problem_found(f"{name}: {error.strerror}")
    return 0


# Changing


async def close(store: Store, options: argparse.Namespace) -> int:
    """Stop tables, with everything shown."""
    status = 0
    for name in options.tables:
        try:
            table = await table_of(store, name)
            running = table.state.phase in RUNNING
            await table.execute(SPECTATOR, StopGame())
        except Refused as refused:
            status = problem_found(f"{name}: {reason(refused.say, None)}")
            continue
        except Damaged as damaged:
            status = problem_found(f"{name}: {damaged}")
            continue
        print(f"{name} is {'stopped' if running else 'over already'}")
    return status


def delete(options: argparse.Namespace) -> int:
    """Delete tables, after asking."""
    if not options.yes and not sys.stdin.isatty():
        usage_error("to delete without being asked, say --yes")
    return with_store(delete_all, alone=True)(options)


async def delete_all(store: Store, options: argparse.Namespace) -> int:
    every: dict[str, Listed | None] = dict.fromkeys(await names(store))
    every.update({one.row.id: one for one in await store.every()})
    status = 0
    for name in options.tables:
        if name not in every:
            status = problem_found(f"{name}: there is no such table")
        elif not options.yes and not sure(name, every[name]):
            status = problem_found(f"{name} stays")
        else:
            await store.delete(name)
            print(f"{name} is deleted")
    return status


def sure(name: str, one: Listed | None) -> bool:
    """Ask whether a table is really to be deleted; `one` is its row, if that can be read."""
    what = "damaged" if one is None else f"{one.row.game}, {phase_of(one)}, {one.row.seats} seats"
    print(f"Delete {name} ({what}) for good? [y/N] ", end="")
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def backup(options: argparse.Namespace) -> int:
    """Copy an SQLite store."""
    name = options.store or default_store()
    if is_shared(name):
        usage_error(
            "a PostgreSQL database is backed up with its own tools:"
            f" pg_dump --format=custom --file={options.file} {shown(name)}"
        )
    try:
        if not Path(name).is_file():
            raise CannotKeep(f"there is no store at {name}")
        back_up(name, options.file)
    except CannotKeep as problem:
        return problem_found(str(problem))
    print(f"{name} is copied to {options.file}")
    return 0


def restore(options: argparse.Namespace) -> int:
    """Put a back-up in the place of an SQLite store."""
    name = options.store or default_store()
    if is_shared(name):
        usage_error(
            "a PostgreSQL database is restored with its own tools, into an empty database: createdb"
            f" NEW, then pg_restore --no-owner --exit-on-error --dbname=NEW {options.file}, then"
            " filature tables check --store postgresql:///NEW"
        )
    if not options.yes and Path(name).exists() and not sys.stdin.isatty():
        usage_error("to replace the store without being asked, say --yes")
    try:
        with Restoring(options.file, name) as restoring:
            checked = asyncio.run(check_copy(restoring.copy))
            wrong = tell_problems(checked)
            if wrong and not options.anyway:
                return problem_found(
                    f"{options.file} is not restored: {wrong} of its tables cannot be used. With"
                    " --anyway it is restored all the same"
                )
            if not options.yes and Path(name).exists() and not sure_to_replace(name):
                return problem_found(f"{name} stays as it is")
            aside = restoring.replace(time.time())
    except CannotKeep as problem:
        return problem_found(str(problem))
    print(f"{options.file} is restored to {name}: {tables_and_entries(checked)}")
    if aside is not None:
        print(f"What was there is kept as {aside}")
    return 0


async def check_copy(path: str) -> list[Checked]:
    """Bring the working copy of a back-up up to date, and check every table of it."""
    store = SqliteStore(path, alone=False)
    await store.open()
    try:
        return [one async for one in check_store(store)]
    finally:
        await store.close()


def sure_to_replace(name: str) -> bool:
    """Ask whether a store is really to be replaced."""
    print(f"Replace {name}? What was played since the back-up is lost there. [y/N] ", end="")
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def check(options: argparse.Namespace) -> int:
    """Replay every table's log."""

    async def checking(store: Store, options: argparse.Namespace) -> int:
        checked = [one async for one in check_store(store)]
        wrong = tell_problems(checked)
        print(f"{tables_and_entries(checked)} replayed; {wrong} of the tables wrong")
        return 1 if wrong else 0

    return with_store(checking, erasing=False)(options)


def tell_problems(checked: list[Checked]) -> int:
    """Say what is wrong with tables; return with how many."""
    for one in checked:
        for problem in one.problems:
            print(f"{one.table} ({one.game}): {problem}", file=sys.stderr)
    return sum(bool(one.problems) for one in checked)


def tables_and_entries(checked: list[Checked]) -> str:
    entries = sum(one.entries for one in checked)
    return f"{len(checked)} table{'' if len(checked) == 1 else 's'} with {entries} log entries"


def forget_talk(options: argparse.Namespace) -> int:
    """Blank old chat."""
    if not 0 <= options.older_than < 1e6:
        usage_error("--older-than: a number of days, 0 or more")
    return with_store(forget_older)(options)


async def forget_older(store: Store, options: argparse.Namespace) -> int:
    lines = await store.forget_talk(time.time() - options.older_than * 86400)
    print(f"{lines} {'line' if lines == 1 else 'lines'} forgotten")
    return 0
