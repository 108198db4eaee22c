"""Reports of Les agents secrets: who, by one seat's guess, holds each of the other agents.

A report has as many lines as there are agents in play, less the writer's own (R4). Its code says
which agents have a line, and which seat, if any, stands in each: the nth set of agents, then the
nth way to give each line nothing or a seat of its own, in the order of `core.legal.Assign`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from filature.core.legal import assignments
from filature.games.agents_secrets.street import AGENTS, REPORTS

Owners = tuple[int | None, ...]
"""What stands in each line, the agents in the order of `AGENTS`: a seat, or none (independent)."""

RIGHT_LINE = 5
"""What a right line is worth at the end."""

WAYS = [[assignments(lines, seats) for seats in range(8)] for lines in range(7)]
"""How many ways there are to give so many lines nothing or one of so many seats."""


def unranked(index: int, lines: int, seats: Sequence[int]) -> Owners:
    """Return the nth way to give each line nothing or one of the seats, no seat twice."""
    left = list(seats)
    count = len(left)
    owners: list[int | None] = []
    for after in WAYS[lines - 1 :: -1]:
        nobody = after[count]
        if index < nobody:
            owners.append(None)
        else:
            count -= 1
            at, index = divmod(index - nobody, after[count])
            owners.append(left.pop(at))
    return tuple(owners)


def ranked(owners: Owners, seats: Sequence[int]) -> int:
    """Return the index at which `unranked` gives these owners."""
    left = list(seats)
    count = len(left)
    index = 0
    for owner, after in zip(owners, WAYS[len(owners) - 1 :: -1], strict=True):
        if owner is not None:
            at = left.index(owner)
            count -= 1
            index += after[count + 1] + at * after[count]
            del left[at]
    return index


class ReportCodes:
    """The codes of all reports in a set-up with so many lines and seats."""

    def __init__(self, lines: int, seats: int) -> None:
        self.lines = lines
        self.seats = range(seats)
        self.each = WAYS[lines][seats]
        self.subjects = list(combinations(range(len(AGENTS)), lines))
        self.names = list(combinations(AGENTS, lines))
        self.start_of = {
            subjects: REPORTS + at * self.each for at, subjects in enumerate(self.subjects)
        }
        self.stop = REPORTS + len(self.subjects) * self.each
        self.legal = cache(self.legal_reports)
        self.owners = lru_cache(maxsize=4096)(self.read)

    def code(self, owners: dict[int, int | None]) -> int:
        """Return the code of a report: a seat or none for each of its agents."""
        subjects = tuple(sorted(owners))
        lines = tuple([owners[agent] for agent in subjects])
        return self.start_of[subjects] + ranked(lines, self.seats)

    def read(self, code: int) -> tuple[tuple[str, int | None], ...]:
        """Return the lines of a report: the name of each of its agents, with a seat or none."""
        at, index = divmod(code - REPORTS, self.each)
        return tuple(zip(self.names[at], unranked(index, self.lines, self.seats), strict=True))

    def legal_reports(self, writer: int, subjects: tuple[int, ...]) -> LegalReports:
        """Return what a seat may write about these agents."""
        return LegalReports(self, writer, self.start_of[subjects])


class LegalReports:
    """The legal reports of one seat: all about the same agents, and none that names the writer."""

    __slots__ = ("codes", "others", "size", "start", "writer")

    def __init__(self, codes: ReportCodes, writer: int, start: int) -> None:
        self.codes = codes
        self.writer = writer
        self.start = start
        self.others = [seat for seat in codes.seats if seat != writer]
        self.size = WAYS[codes.lines][len(self.others)]

    def __len__(self) -> int:
        return self.size

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is int
            and self.start <= action < self.start + self.codes.each
            and all(owner != self.writer for _, owner in self.codes.owners(action))
        )

    def nth(self, index: int) -> int:
        """Return the legal report at `index`, counted from 0."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        # `unranked` over the others and `ranked` over all seats in one pass: the writer stays in
        # its place among those left, so whoever comes after it stands one further.
        left, count = self.others.copy(), len(self.others)
        code = self.start
        for after in WAYS[self.codes.lines - 1 :: -1]:
            nobody = after[count]
            if index >= nobody:
                at, index = divmod(index - nobody, after[count - 1])
                owner = left.pop(at)
                code += after[count + 1] + (at + (owner > self.writer)) * nobody
                count -= 1
        return code


@cache
def report_codes(lines: int, seats: int) -> ReportCodes:
    """Return the codes of a set-up; all games set up alike share them."""
    return ReportCodes(lines, seats)
