"""Rows that belong to somebody: how they are shown, moved to a person, and erased.

A package that keeps rows by holder describes each of its SQL tables once (`HOLDER_ROWS`); moving,
exporting and erasing then reach all of them alike (`owndata/rows.py` gathers them).
"""

from __future__ import annotations

import msgspec


class HolderRows(msgspec.Struct, frozen=True):
    """The rows of one SQL table. In every statement `$1` is the holder."""

    name: str
    """What they are called in lists and exports."""
    columns: tuple[str, ...]
    """The names of what `select` gives."""
    select: str
    """All that is kept of somebody, as they may see it themselves: no secret of the server."""
    move: tuple[str, ...]
    """They belong to `$2` from now on; of what one has once, that of `$2` stays."""
    erase: tuple[str, ...]
    """Delete them, or replace what names somebody where others need the row."""
    holders: str = ""
    """A statement without parameters: everybody who has such rows."""


def rows_of(
    name: str,
    table: str,
    columns: tuple[str, ...],
    holder: str = "holder",
    once: tuple[str, ...] = (),
) -> HolderRows:
    """Describe a table whose rows simply go with their holder.

    `once`: the columns of which somebody has one row for each value, or the holder's own column
    where they have one in all; none where any number may be moved.
    """
    parts = [column for column in once if column != holder]
    same = "".join(f" and own.{column} = {table}.{column}" for column in parts)
    taken = f" and exists (select 1 from {table} own where own.{holder} = $2{same})"  # noqa: S608
    move = [f"update {table} set {holder} = $2 where {holder} = $1"]  # noqa: S608
    if once:
        move.insert(0, f"delete from {table} where {holder} = $1{taken}")  # noqa: S608
    return HolderRows(
        name,
        columns,
        f"select {', '.join(columns)} from {table} where {holder} = $1",  # noqa: S608
        tuple(move),
        (f"delete from {table} where {holder} = $1",),  # noqa: S608
        f"select distinct {holder} from {table}",  # noqa: S608
    )
