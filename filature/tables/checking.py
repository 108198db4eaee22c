"""Checking a whole store: each table's log is replayed and compared with what is kept beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

from filature.core import record
from filature.games import catalogue, game_class
from filature.tables import sql
from filature.tables.environment import Environment
from filature.tables.store import Damaged, Kept, Listed, Store, StoreDown, Summary
from filature.tables.table import Table

NUMBERS = (
    "select lines, (select count(*) from log where table_id = id),"
    " (select min(n) from log where table_id = id), (select max(n) from log where table_id = id)"
    " from tables where id = $1"
)
HOLDERS = "select seat, token_hash from holders where table_id = $1"

TRIES = 3
"""How often a table is looked at that seems wrong: people may be playing on."""


class Checked(NamedTuple):
    """A table of a store, and what is wrong with it: nothing of the game itself."""

    table: str
    game: str
    entries: int
    problems: list[str]


async def check_store(store: Store) -> AsyncIterator[Checked]:
    """Check every table, the oldest first; a server may be running."""
    for (id,) in await store.fetch("select id from tables order by created, id"):
        for left in reversed(range(TRIES)):
            try:
                found = await check_table(store, str(id))
            except Damaged as damaged:
                found = Checked(str(id), "?", 0, [str(damaged)])
            except StoreDown:
                raise
            except Exception as error:
                found = Checked(str(id), "?", 0, [f"it cannot be checked ({type(error).__name__})"])
            if found is None or not found.problems or not left:
                break
        if found is not None:
            yield found


async def check_table(store: Store, id: str) -> Checked | None:
    """Check one table; nothing where it has been deleted meanwhile."""
    rows = await store.fetch(sql.SELECT_TABLE, id)
    kept = await store.load(id)
    numbers = await store.fetch(NUMBERS, id)
    holders = {(int(seat), str(token)) for seat, token in await store.fetch(HOLDERS, id)}
    if kept is None or not rows or not numbers:
        return None
    lines, count, first, last = numbers[0]
    problems = []
    if count and (first, last) != (0, count - 1):
        problems.append(f"entries are missing: {count} from {first} to {last}")
    if lines != count:
        problems.append(f"{lines} entries were written and {count} are there")
    if not problems:
        problems += replay_problems(kept, store, sql.read_listed(rows[0]), holders)
    return Checked(id, kept.row.game, len(kept.log), problems)


def replay_problems(
    kept: Kept, store: Store, listed: Listed, holders: set[tuple[int, str]]
) -> Iterator[str]:
    """Replay a log entry by entry; then compare what it comes to."""
    if kept.row.game not in catalogue():
        yield f"there is no game {kept.row.game} here"
        return
    at = -1
    try:
        table = Table(Kept(kept.row, []), store, Environment())
        for at, entry in enumerate(kept.log):  # noqa: B007 - named below
            table.apply(entry)
    except Exception as error:
        # The text of an error may tell something of the game.
        yield f"entry {at} cannot be replayed ({type(error).__name__})"
        return
    state = table.state
    if state.closed:
        return  # Begun under other rules: it is shown, and not replayed.
    summary = state.summary()
    if (summary.phase, summary.taken) != (listed.summary.phase, listed.summary.taken):
        yield f"it is listed as {words(listed.summary)}, and its log says {words(summary)}"
    if holders != {(n, token) for n, seat in enumerate(state.seats) for token in seat.tokens}:
        yield "who holds its seats is not what its log says"
    if state.phase == "over":
        try:
            record.read(state.record().encode(), game_class)
        except Exception as error:
            yield f"its record cannot be verified ({type(error).__name__})"


def words(summary: Summary) -> str:
    return f"{summary.phase} with {summary.taken} seats taken"
