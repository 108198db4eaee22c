"""What a viewer sees and was told, as numbers of a fixed size: for networks and other learners.

Any game's view is taken apart into statements, one for each value in it: `desks.1.points=3`. A list
of plain values also says what it holds, wherever that stands: `desks.0.hand:7`. What was told is
taken apart event by event: the same for its values, without regard to when it was told; then the
whole event once by itself and once with its place in the order. Nulls say nothing.

Every statement is hashed (CRC-32 of its UTF-8 text) to one place of the vector, which is then 1;
all others are 0. Two statements may meet in one place, so the vector loses a little; the JSON from
which it is made loses nothing. It is the same in every process, on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from zlib import crc32

import msgspec

from filature.core.events import Event
from filature.core.legal import Json

VIEW_SIZE = 1024
"""How many places a view has."""

TOLD_SIZE = 3072
"""How many places all that was told has."""


def statements(value: Json, path: str = "") -> list[str]:
    """Take a JSON value apart."""
    found: list[str] = []
    collect(value, path, found)
    return found


def collect(value: Json, path: str, found: list[str]) -> None:
    if value is None:
        return
    kind = type(value)
    if kind is dict:
        for key, item in value.items():
            collect(item, f"{path}.{key}", found)
    elif kind is list:
        for at, item in enumerate(value):
            collect(item, f"{path}.{at}", found)
            if item is not None and type(item) is not dict and type(item) is not list:
                found.append(f"{path}:{item}")
    else:
        found.append(f"{path}={value}")


def told_statements(told: Iterable[Event]) -> Iterator[str]:
    """Take apart what was told, in order."""
    for at, event in enumerate(told):
        text = msgspec.json.encode(event).decode()
        yield f"{at} {text}"
        yield from event_statements(text)


@lru_cache(maxsize=1 << 16)
def event_statements(text: str) -> list[str]:
    """Take one event apart, as JSON has it."""
    value = msgspec.json.decode(text)
    return [text, *statements(value, value["type"])]


def places(found: Iterable[str], size: int) -> set[int]:
    """Return the places of a vector that some statements set to 1."""
    return {crc32(statement.encode()) % size for statement in found}
