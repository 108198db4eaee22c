"""What erasing somebody changes in a table's log: a pure function of its lines.

The moves stay, so that the record is still played; who made them is a seat with a number.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from filature.tables import sql
from filature.tables.seat import Seat
from filature.tables.store import Entry, Values

SAID_NOTHING = {"text": None}

REWRITE = "update log set body = $3 where table_id = $1 and n = $2"

KEPT = ("sit", "hold", "code", "say")
"""The entries about a seat that hold something of its person."""


def erased_name(seat: int) -> str:
    """Return what somebody is called who was erased."""
    return f"Agent {seat + 1}"


class Erased(NamedTuple):
    """The new bodies of lines, by number, and the seats that somebody still holds."""

    bodies: dict[int, dict[str, Any]]
    seats: list[int]

    def __bool__(self) -> bool:
        return bool(self.bodies or self.seats)

    @property
    def entries(self) -> list[Entry]:
        """The entries by which every process learns of it."""
        named = [Entry("erase", seat, {"name": erased_name(seat)}) for seat in self.seats]
        return named or [Entry("erase", None)]

    def statements(self, table: str) -> list[tuple[str, Values]]:
        """Return what writes the lines anew."""
        return [(REWRITE, (table, n, sql.to_json(body))) for n, body in self.bodies.items()]


def of_log(log: list[Entry], seats: int, holders: Collection[str]) -> Erased:
    """Find what somebody, known by any of these holders, has left in a log.

    A seat is theirs if they held it when its last person left it, or hold it now: then its name,
    its talk and everybody's hold of it go. Of a seat that they have given away, their hash goes.
    """
    bodies: dict[int, dict[str, Any]] = {}
    sitting = [Seat() for _ in range(seats)]
    lines: list[list[tuple[int, Entry]]] = [[] for _ in range(seats)]

    def end(at: int) -> bool:
        own = any(held in holders for held in sitting[at].tokens)
        for n, entry in lines[at]:
            body = erased_body(entry, at, own, holders)
            if body != entry.body:
                bodies[n] = body
        lines[at] = []
        return own

    for n, entry in enumerate(log):
        if entry.seat is None:
            if entry.kind == "say" and entry.body.get("by") in holders:
                bodies[n] = SAID_NOTHING
            continue
        if entry.kind in ("sit", "free"):
            end(entry.seat)
        if entry.kind in KEPT:
            lines[entry.seat].append((n, entry))
        sitting[entry.seat].apply(entry)
    return Erased(bodies, [at for at in range(seats) if end(at)])


def erased_body(entry: Entry, seat: int, own: bool, holders: Collection[str]) -> dict[str, Any]:
    """Return the body of an entry without its person (`own`), or without their hash alone."""
    body = entry.body
    if entry.kind in ("sit", "hold"):
        hashes: dict[str, Any] = {name: body[name] for name in ("token", "from") if name in body}
        kept = {name: None if own or held in holders else held for name, held in hashes.items()}
        name = {"name": erased_name(seat)} if own and entry.kind == "sit" else {}
        return {**body, **kept, **name}
    if not own:
        return body
    return {"hash": None} if entry.kind == "code" else SAID_NOTHING
