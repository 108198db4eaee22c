"""What a position asks, and the proof that it has one answer.

A `Found` is a puzzle's solution: it is looked for in the position of a game that bots play, and
proved again for every case that is shipped.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from filature.cases.stored import Stored, game_of, session_of
from filature.core.cases import CaseKind, CaseLevel
from filature.core.knowledge import Knowledge
from filature.core.puzzles import BEHAVIOUR, LEVELS, Puzzle, leading
from filature.games import AnyGame, folder

MARGIN = 0.05
"""By how many bits the best question is better than any other, at least."""
TELLS = 0.4
"""How much the best question tells, at least."""
SIMPLE = 1
"""With so many facts or fewer, something is seen at one look."""


class Found(msgspec.Struct, frozen=True):
    """What a position asks, how hard it is, and the answer."""

    kind: CaseKind
    level: CaseLevel
    solution: list[Any]
    margin: float | None = None


def has_puzzles(id: str) -> bool:
    """Tell whether a game makes puzzles."""
    return folder(id).joinpath("cases.py").is_file()


def puzzle_class(id: str) -> type[Puzzle] | None:
    """Return how a game makes puzzles, where it does."""
    if not has_puzzles(id):
        return None
    found: type[Puzzle] = import_module(f"filature.games.{folder(id).name}.cases").PUZZLE
    return found


def puzzle_of(game: AnyGame, knowledge: Knowledge) -> Puzzle:
    """Return a seat's knowledge as a puzzle."""
    kind = puzzle_class(game.id)
    assert kind is not None
    return kind(game, knowledge)


def ask(puzzle: Puzzle, kind: CaseKind) -> Found | None:
    """Return what a position asks of a kind, if it asks one thing, and can be proved."""
    return {"certain": certain, "question": question, "win": win}[kind](puzzle)


def certain(puzzle: Puzzle) -> Found | None:
    """Exactly one secret is the same in all worlds, and one look does not tell it."""
    left = puzzle.left(BEHAVIOUR)
    sure = [at for at, values in enumerate(left) if len(values) == 1]
    if len(sure) != 1 or len(left) < 2:
        return None
    (secret,) = sure
    (value,) = left[secret]
    if len(puzzle.reasons(secret)) <= SIMPLE:
        return None
    level = puzzle.certain_level(secret)
    return Found("certain", LEVELS[level], [secret, value])


def question(puzzle: Puzzle) -> Found | None:
    """One decision tells more than every other, by a margin."""
    if not puzzle.quiet():
        return None
    bits = puzzle.bits(BEHAVIOUR)
    best, margin = leading(bits, puzzle.alike)
    if not best or margin < MARGIN or bits[best[0]] < TELLS:
        return None
    level = puzzle.question_level(best)
    return Found("question", LEVELS[level], best, round(margin, 3))


def win(puzzle: Puzzle) -> Found | None:
    """Some decision wins in all worlds, and few do."""
    winning = [move for move in puzzle.candidates() if puzzle.wins_always(move)]
    if not winning or puzzle.obvious(winning):
        return None
    level = min(puzzle.win_level(move) for move in winning)
    return Found("win", LEVELS[level], winning)


def problem(id: str, case: Stored) -> str | None:
    """Say what is wrong with a case; nothing if it is proved."""
    game = game_of(id, case)
    session = session_of(game, case)
    if case.viewer not in session.pending:
        return "its seat owes no decision"
    puzzle = puzzle_of(game, session.knowledge_of(case.viewer))
    found = ask(puzzle, case.kind)
    stated = Found(case.kind, case.level, case.solution, case.margin)
    if found != stated:
        return f"it states {stated}, but {found} is proved"
    return enumerated(puzzle, case)


def enumerated(puzzle: Puzzle, case: Stored) -> str | None:
    """Prove an answer once more, world by world."""
    worlds = 0
    secret = case.solution[0]
    values: list[set[int | str]] = [set() for _ in puzzle.secrets]
    listed = puzzle.worlds_against(secret) if case.kind == "win" else puzzle.worlds()
    for world in listed:
        worlds += 1
        if case.kind == "certain":
            for at, seen in enumerate(values):
                seen.add(puzzle.value(world.state, at))
        elif case.kind == "win" and not puzzle.wins(world.state, case.solution[0]):
            return "it is lost in a world"
    if not worlds:
        return "no world agrees with it"
    if case.kind == "certain":
        sure = {at: seen for at, seen in enumerate(values) if len(seen) == 1}
        if sure != {secret: {case.solution[1]}}:
            return f"the worlds say {sure}"
    return None
