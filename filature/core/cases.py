"""The messages of cases: puzzles with a proved answer, from positions of played games."""

from __future__ import annotations

from typing import Any, Literal

from filature.core.legal import RecordAction
from filature.core.messages import Position, Say, Strict, Told

CaseKind = Literal["certain", "question", "win"]
"""`certain`: one hidden thing is certain; which, and what is it? `question`: one decision tells
most; which? `win`: one decision wins whatever is hidden; which?"""
CaseLevel = Literal["recruit", "novice", "agent", "master"]


class CaseInfo(Told, frozen=True):
    """A case in a list."""

    game: str
    number: int
    kind: CaseKind
    level: CaseLevel
    seats: int


class Cases(Told, frozen=True):
    """`GET /api/cases?day=2026-11-16`: the case of the day (UTC) of every game.

    `counts` says how many cases each game has; they are numbered from 1.
    """

    day: str
    cases: list[CaseInfo]
    counts: dict[str, int]


class CaseSecret(Told, frozen=True):
    """Something hidden that an answer can name: `secret-TYPE` with `args`, and its values by the
    rules alone, which are those of the field `field`."""

    type: str
    args: dict[str, Any]
    field: str
    values: list[int | str]


class Case(Told, frozen=True):
    """`GET /api/cases/GAME/NUMBER`: a case as its seat sees it.

    A `certain` case is answered by a secret and a value, the others by a legal decision of
    `position`.
    """

    game: str
    number: int
    kind: CaseKind
    level: CaseLevel
    options: dict[str, Any]
    viewer: int
    players: list[str]
    names: dict[str, dict[str, str]]
    """As in `TableInfo`."""
    told: list[list[Say]]
    """What the seat was told, a list for each step."""
    position: Position
    worlds: int | str
    """How many worlds agree with it, as a person would say it."""
    secrets: list[CaseSecret]
    margin: float | None
    """For a `question`: by how many bits the answer is better than any other decision."""


class CaseAnswer(Strict, frozen=True):
    """`POST /api/cases/GAME/NUMBER/answer`: an answer, or none to be shown the solution.

    `example` asks for another world that refutes the same answer.
    """

    action: RecordAction | None = None
    secret: int | None = None
    value: int | str | None = None
    example: int = 0


class CaseVerdict(Told, frozen=True):
    """Whether an answer is right; and if not, a world that agrees with all that is known and
    refutes it.

    `why` is `case-TYPE` of the common words. `world` is the whole truth of the refuting world.
    `proof` (`because-TYPE` of the game, or `case-TYPE`) and the solution are given with a right
    answer, or when none was given.
    """

    right: bool
    why: Say
    world: Position | None = None
    proof: list[Say] | None = None
    action: RecordAction | None = None
    secret: int | None = None
    value: int | str | None = None
