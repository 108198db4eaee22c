"""A case as its seat sees it, and what an answer is worth.

All that leaves here is made from the knowledge of the case's seat. A world that refutes an answer
is any world that agrees with this knowledge; the truth is one of them, and not marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from random import Random
from typing import Any

import msgspec

from filature.cases.proving import puzzle_of
from filature.cases.stored import Stored, case_of, game_of, session_of
from filature.core.cases import Case, CaseAnswer, CaseSecret, CaseVerdict
from filature.core.events import TRUTH
from filature.core.knowledge import World
from filature.core.languages import LANGUAGES
from filature.core.legal import Json, same
from filature.core.messages import Position, Say
from filature.core.notebook import how_many
from filature.core.puzzles import BEHAVIOUR
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import position, told_along

PEOPLE = ("Marcel", "Chloé", "Odette", "Malik", "Inès", "Jules", "Nadia")
"""Who sits around the solver."""
MOST_EXAMPLES = 10_000
"""An answer may be refuted by so many worlds; others are the first ones again."""
OPENED = 64
"""So many cases are kept open."""


class BadAnswer(Refused):
    """This is no answer to the case."""

    status = 422


class OpenCase:
    """One case, opened: its history played, and its seat's knowledge as a puzzle."""

    def __init__(self, id: str, number: int, case: Stored) -> None:
        self.id = id
        self.number = number
        self.case = case
        self.game = game_of(id, case)
        self.session = session_of(self.game, case)
        self.told = told_along(self.game, self.session.history, case.viewer)
        self.puzzle = puzzle_of(self.game, self.session.knowledge_of(case.viewer))

    @cached_property
    def shown(self) -> Case:
        """The case as its seat sees it."""
        case, game, viewer = self.case, self.game, self.case.viewer
        turned = [PEOPLE[(self.number + at) % len(PEOPLE)] for at in range(game.seats)]
        return Case(
            game=self.id,
            number=self.number,
            kind=case.kind,
            level=case.level,
            options=game.chosen_options,
            viewer=viewer,
            players=["" if seat == viewer else turned[seat] for seat in range(game.seats)],
            names={
                language: dict(names) for language in LANGUAGES if (names := game.names(language))
            },
            told=self.told,
            position=msgspec.structs.replace(position(self.session, viewer), undo=False),
            worlds=how_many(self.puzzle.count()),
            secrets=self.secrets,
            margin=case.margin,
        )

    @property
    def secrets(self) -> list[CaseSecret]:
        """What an answer can name: only where one is asked for."""
        return self.puzzle.secrets if self.case.kind == "certain" else []

    # Answers

    def judge(self, answer: CaseAnswer) -> CaseVerdict:
        """Judge an answer, or give the solution where there is none."""
        if answer.example < 0:
            raise BadAnswer("case_example")
        if self.case.kind == "certain":
            if answer.action is not None:
                raise BadAnswer("case_wants_secret")
            return self.judge_secret(answer.secret, answer.value, answer.example)
        if answer.secret is not None or answer.value is not None:
            raise BadAnswer("case_wants_decision")
        if answer.action is None:
            return self.solved(False, {"type": "given_up"})
        move = self.game.from_record(answer.action)
        if type(move) is not int or move not in self.game.legal(
            self.session.state, self.case.viewer
        ):
            raise BadAnswer("case_not_legal")
        if self.case.kind == "question":
            return self.judge_question(move)
        return self.judge_win(move, answer.example)

    def judge_secret(self, secret: int | None, value: Json, example: int) -> CaseVerdict:
        if secret is None and value is None:
            return self.solved(False, {"type": "given_up"})
        if secret is None or value is None:
            raise BadAnswer("case_wants_secret")
        if not 0 <= secret < len(self.secrets):
            raise BadAnswer("case_no_such_secret", count=len(self.secrets))
        one = self.secrets[secret]
        if not any(same(value, known) for known in one.values):
            raise BadAnswer("case_no_such_value")
        if [secret, value] == self.case.solution:
            return self.solved(True, {"type": "right"})
        puzzle = self.puzzle
        possible = value in puzzle.left(BEHAVIOUR)[secret]
        world = self.refuting(
            puzzle.worlds(),
            lambda state: puzzle.value(state, secret) != value,
            f"{secret}={value}",
            example,
        )
        there = puzzle.value(world.state, secret)
        why = {"type": "possible" if possible else "impossible", **one.args, one.field: there}
        return CaseVerdict(False, why, self.whole(world))

    def judge_question(self, move: int) -> CaseVerdict:
        """Say how much a decision tells, and how much the best one does; not which it is."""
        bits = self.puzzle.bits(BEHAVIOUR)
        best = bits[self.case.solution[0]]
        if move in self.case.solution:
            return self.solved(True, {"type": "tells_most", "bits": round(best, 2)}, move)
        why = {"type": "tells_less", "bits": round(bits[move], 2), "best": round(best, 2)}
        return CaseVerdict(False, why)

    def judge_win(self, move: int, example: int) -> CaseVerdict:
        if self.puzzle.wins_always(move):
            return self.solved(True, {"type": "wins"}, move)
        puzzle = self.puzzle
        world = self.refuting(
            puzzle.worlds_against(move),
            lambda state: not puzzle.wins(state, move),
            f"{move}",
            example,
        )
        return CaseVerdict(False, {"type": "not_sure"}, self.whole(world))

    def refuting(
        self,
        worlds: Iterable[World[Any]],
        refutes: Callable[[Any], bool],
        answer: str,
        example: int,
    ) -> World[Any]:
        """Return one of the worlds that refute an answer, the same one for the same example."""
        found = [world for world in worlds if refutes(world.state)]
        Random(f"{self.id}/{self.number}/{answer}").shuffle(found)
        return found[example % MOST_EXAMPLES % len(found)]

    def whole(self, world: World[Any]) -> Position:
        """Return the whole truth of a world."""
        session = GameSession(self.game).start()
        for actor, move in world.history:
            session.apply(actor, move)
        return position(session, TRUTH)

    # Solutions

    def solved(self, right: bool, why: Say, move: int | None = None) -> CaseVerdict:
        """Return the solution and its proof."""
        case, puzzle = self.case, self.puzzle
        if case.kind == "certain":
            secret, value = case.solution
            worlds = how_many(puzzle.count())
            proof = [*puzzle.reasons(secret), {"type": "same_in_all", "worlds": worlds}]
            return CaseVerdict(right, why, proof=proof, secret=secret, value=value)
        found = case.solution[0] if move is None else move
        action = self.game.to_record(case.viewer, found)
        if case.kind == "question":
            bits = round(puzzle.bits(BEHAVIOUR)[found], 2)
            proof = [{"type": "tells", "bits": bits, "margin": case.margin}]
        else:
            worlds = how_many(puzzle.count_against(found))
            proof = [*puzzle.proof(found), {"type": "wins_in_all", "worlds": worlds}]
        return CaseVerdict(right, why, proof=proof, action=action)


@lru_cache(maxsize=OPENED)
def opened(id: str, number: int) -> OpenCase:
    """Open a case."""
    return OpenCase(id, number, case_of(id, number))
