"""A circle's ended tables as JSON lines, with their records: all that the league is made from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec

from filature.circles.circles import Circles, lines_of
from filature.circles.standings import Line, in_order


class BadLine(Exception):
    """A line of an export cannot be read: its number, counted from 1, and why."""

    def __init__(self, number: int, why: str) -> None:
        self.number = number
        super().__init__(why)


async def exported(circles: Circles, id: str, season: int | None = None) -> AsyncIterator[Line]:
    """Return the lines of a circle in order, of one season or of all.

    Of a deal that is still played at another table there is nothing.
    """
    circle = await circles.load(id)
    for line in in_order(lines_of(circle, await circles.ended_tables(id))):
        if season in (None, line.season):
            table = await circles.lobby.table(line.table)
            yield msgspec.structs.replace(line, record=table.record())
            circles.lobby.unload(line.table)


def read_lines(texts: Iterable[bytes]) -> list[Line]:
    """Read lines as they were exported, or raise `BadLine`."""
    lines = []
    for number, text in enumerate(texts, start=1):
        try:
            lines.append(msgspec.json.decode(text, type=Line))
        except msgspec.DecodeError as error:
            raise BadLine(number, str(error)) from None
    return lines
