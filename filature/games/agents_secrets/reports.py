"""Reports of Les agents secrets: who, by one seat's guess, holds each of the other agents.

A report has as many lines as there are agents in play, less the writer's own (R4). Its code says
which agents have a line, and which seat, if any, stands in each: the nth set of agents, then the
nth way to give each line nothing or a seat of its own, in the order of `core.legal.Assign`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from filature.core.legal import assignments
from filature.games.agents_secrets.lookup import FIRST_REPORT
from filature.games.agents_secrets.street import AGENTS

Owners = tuple[int | None, ...]
"""What stands in each line, the agents in the order of `AGENTS`: a seat, or none (independent)."""

RIGHT_LINE = 5
"""What a right line is worth at the end."""

WAYS = [[assignments(lines, seats) for seats in range(8)] for lines in range(7)]
"""How many ways there are to give so many lines nothing or one of so many seats."""


def unranked(index: int, lines: int, seats: Sequence[int]) -> Owners:
    """Return the nth way to give each line nothing or one of the seats, no seat twice."""
    left = list(seats)
    owners: list[int | None] = []
    for after in WAYS[lines - 1 :: -1]:
        nobody = after[len(left)]
        if index < nobody:
            owners.append(None)
        else:
            at, index = divmod(index - nobody, after[len(left) - 1])
            owners.append(left.pop(at))
    return tuple(owners)


def ranked(owners: Owners, seats: Sequence[int]) -> int:
    """Return the index at which `unranked` gives these owners."""
    left = list(seats)
    index = 0
    for owner, after in zip(owners, WAYS[len(owners) - 1 :: -1], strict=True):
        if owner is not None:
            at = left.index(owner)
            index += after[len(left)] + at * after[len(left) - 1]
            del left[at]
    return index


class ReportCodes:
    """The codes of all reports in a set-up with so many lines and seats."""

    def __init__(self, lines: int, seats: int) -> None:
        self.lines = lines
        self.seats = range(seats)
        self.each = WAYS[lines][seats]
        self.subjects = list(combinations(range(len(AGENTS)), lines))
        self.start_of = {
            subjects: FIRST_REPORT + at * self.each for at, subjects in enumerate(self.subjects)
        }
        self.stop = FIRST_REPORT + len(self.subjects) * self.each

    def code(self, owners: Mapping[int, int | None]) -> int:
        """Return the code of a report: a seat or none for each of its agents."""
        subjects = tuple(sorted(owners))
        lines = tuple([owners[agent] for agent in subjects])
        return self.start_of[subjects] + ranked(lines, self.seats)

    def owners(self, code: int) -> dict[str, int | None]:
        """Return the lines of a report: for the name of each of its agents, a seat or none."""
        at, index = divmod(code - FIRST_REPORT, self.each)
        lines = unranked(index, self.lines, self.seats)
        return {AGENTS[a]: owner for a, owner in zip(self.subjects[at], lines, strict=True)}


class LegalReports:
    """The legal reports of one seat: all about the same agents, and none that names the writer."""

    __slots__ = ("codes", "others", "size", "start", "writer")

    def __init__(self, codes: ReportCodes, writer: int, subjects: tuple[int, ...]) -> None:
        self.codes = codes
        self.writer = writer
        self.start = codes.start_of[subjects]
        self.others = [seat for seat in codes.seats if seat != writer]
        self.size = WAYS[codes.lines][len(self.others)]

    def __len__(self) -> int:
        return self.size

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is int
            and self.start <= action < self.start + self.codes.each
            and self.writer not in self.codes.owners(action).values()
        )

    def nth(self, index: int) -> int:
        """Return the legal report at `index`, counted from 0."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        owners = unranked(index, self.codes.lines, self.others)
        return self.start + ranked(owners, self.codes.seats)


report_codes = cache(ReportCodes)  # Six seat counts.
"""The codes of a set-up; all games set up alike share them."""
