"""Cases as they are kept: one line each of a game's `cases.jsonl`.

The first line is a header. A case is a list: seats, options, seat, kind, level, history, solution,
margin. A history is the moves alone, in the order of `GameSession.play_out`; runs of small numbers
are packed into a text, whatever else chance drew stands as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from filature.core.cases import CaseKind, CaseLevel
from filature.core.events import Viewer
from filature.core.knowledge import Move
from filature.core.legal import Json
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.games import AnyGame, catalogue, folder, game_class

FILE = "cases.jsonl"
FORMAT = "filature-cases-1"

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
HALF = len(DIGITS) // 2
"""A digit from here on says that another one follows."""


class NoSuchCase(Refused):
    """There is no case of this number, or no such game has cases."""

    status = 404


class Header(msgspec.Struct, frozen=True):
    """The first line: of which game and of which rules the cases are, and how they were made."""

    format: str
    game: str
    rules: int
    seed: str


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """One case. `solution` is a secret's number and its value, or the decisions that are right."""

    seats: int
    options: dict[str, Json]
    viewer: int
    kind: CaseKind
    level: CaseLevel
    history: list[Any]
    solution: list[Any]
    margin: float | None = None


def read(id: str) -> list[Stored]:
    """Read the cases of a game; none where it has none."""
    return list(cases_of(id))


@cache  # One for each game.
def cases_of(id: str) -> tuple[Stored, ...]:
    file = folder(id).joinpath(FILE)
    if not file.is_file():
        return ()
    header, *lines = file.read_bytes().splitlines()
    found = msgspec.json.decode(header, type=Header)
    if found.format != FORMAT or found.rules != game_class(id).rules_version:
        return ()
    return tuple([msgspec.json.decode(line, type=Stored) for line in lines])


def written(id: str, seed: str, cases: Sequence[Stored]) -> bytes:
    """Return the file of a game's cases."""
    header = Header(FORMAT, id, game_class(id).rules_version, seed)
    lines = [msgspec.json.encode(header), *map(msgspec.json.encode, cases)]
    return b"".join([line + b"\n" for line in lines])


def games_with_cases() -> list[str]:
    """Return the games that have cases."""
    return [id for id in catalogue() if cases_of(id)]


def case_of(id: str, number: int) -> Stored:
    """Return a case by its number, from 1."""
    cases = cases_of(id) if id in catalogue() else ()
    if not 1 <= number <= len(cases):
        raise NoSuchCase("no_such_case", count=len(cases))
    return cases[number - 1]


# Histories


def packed(moves: Sequence[Move]) -> list[Any]:
    """Pack the moves of a history."""
    found: list[Any] = []
    for move in moves:
        if type(move) is not int or move < 0:
            found.append(msgspec.to_builtins(move))
        elif found and type(found[-1]) is str:
            found[-1] += digits(move)
        else:
            found.append(digits(move))
    return found


def unpacked(history: Sequence[Any]) -> list[Move]:
    """Return the moves of a packed history."""
    moves: list[Move] = []
    for piece in history:
        if type(piece) is not str:
            moves.append(as_move(piece))
            continue
        number = 0
        for letter in piece:
            digit = DIGITS.index(letter)
            number = number * HALF + digit % HALF
            if digit < HALF:
                moves.append(number)
                number = 0
    return moves


def digits(move: int) -> str:
    """Write a number, the last digit below `HALF` and the others above."""
    found = DIGITS[move % HALF]
    while move := move // HALF:
        found = DIGITS[HALF + move % HALF] + found
    return found


def as_move(piece: Any) -> Any:
    return tuple([as_move(part) for part in piece]) if isinstance(piece, list) else piece


def game_of(id: str, case: Stored) -> AnyGame:
    """Set a case's game up."""
    return game_class(id)(case.seats, case.options)


def session_of(game: AnyGame, case: Stored) -> GameSession:
    """Play a case's history."""
    return replayed(game, case.viewer, unpacked(case.history))


def replayed(game: AnyGame, viewer: Viewer, moves: Sequence[Move]) -> GameSession:
    session = GameSession(game, [viewer]).start()
    for move in moves:
        session.apply(session.to_act[0], move)
    return session
