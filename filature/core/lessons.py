"""Lessons: scripted positions of a real game, each with one thing to find or to do.

A lesson is data: `lessons/lesson.json` in a game's folder, with its words in `lessons/fr.ftl` and
`lessons/en.ftl`. Its positions are moves from the start of a game, which the rules play; what a
step shows is the view of one seat, as at a table. Nothing is drawn at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from filature.core.events import CHANCE
from filature.core.game import Game
from filature.core.legal import Json, RecordAction
from filature.core.messages import Lesson, LessonStep, Mistake, Position, Strict
from filature.core.session import GameSession
from filature.core.streams import position, said

FILE = "lesson.json"
PLACE = "$"
"""In a step's `action`, where the thing that is touched goes."""

Answer = str | RecordAction


class Line(Strict, frozen=True):
    """A move, as in a record."""

    seat: int | None
    action: RecordAction


class Setting(Strict, frozen=True):
    """A position: moves from the start, or from another position."""

    moves: list[Line]
    start: str | None = None


class StepScript(Strict, frozen=True):
    """One step, as it is written; `LessonStep` says what its fields mean.

    `action` is what touching a thing amounts to in the game, with the thing in the place of `$`;
    `plays` names it thing by thing. A step with neither asks for something that is no decision.
    """

    id: str
    position: str
    right: list[Answer]
    show: list[str] = []
    highlight: str | None = None
    marked: list[str] = []
    offer: list[str] = []
    board: bool = False
    every: bool = False
    mistakes: dict[str, list[Answer]] = {}
    action: RecordAction | None = None
    plays: dict[str, RecordAction] = {}

    def play(self, answer: Answer) -> RecordAction | None:
        """Return what an answer amounts to in the game, where it amounts to something."""
        if not isinstance(answer, str):
            return answer
        if answer in self.plays:
            return self.plays[answer]
        if self.action is None:
            return None
        thing = answer.partition(":")[2]
        value: Json = int(thing) if thing.lstrip("-").isdigit() else thing
        return {name: value if old == PLACE else old for name, old in self.action.items()}


class LessonScript(Strict, frozen=True):
    """A whole lesson, as it is written."""

    table: int
    """How many seats the positions have; `players` names them, `viewer` is the learner's seat."""
    players: list[str]
    seats: int
    """How many seats the first real game has, against recruits."""
    positions: dict[str, Setting]
    steps: list[StepScript]
    viewer: int = 0
    options: dict[str, Any] = {}

    def moves(self, name: str) -> list[Line]:
        """Return all moves from the start of the game to a position."""
        setting = self.positions[name]
        before = [] if setting.start is None else self.moves(setting.start)
        return [*before, *setting.moves]


def read(folder: Traversable) -> LessonScript:
    """Read the lesson of a game from the game's folder."""
    return msgspec.json.decode(folder.joinpath("lessons", FILE).read_bytes(), type=LessonScript)


def session_at(game: type[Game[Any, Any]], script: LessonScript, name: str) -> GameSession:
    """Let the rules play to a position."""
    session = GameSession(game(script.table, script.options), [script.viewer]).start()
    for line in script.moves(name):
        play(session, line.seat, line.action)
    return session


def play(session: GameSession, seat: int | None, action: Mapping[str, Json]) -> None:
    session.apply(CHANCE if seat is None else seat, session.game.from_record(action))


def build(game: type[Game[Any, Any]], script: LessonScript) -> Lesson:
    """Return the lesson as a client gets it: every position as the learner's seat sees it."""
    return Lesson(
        game=game.id,
        viewer=script.viewer,
        names=script.players,
        seats=script.seats,
        steps=[built(game, script, step) for step in script.steps],
    )


def built(game: type[Game[Any, Any]], script: LessonScript, step: StepScript) -> LessonStep:
    session = session_at(game, script, step.position)
    return LessonStep(
        id=step.id,
        position=position(session, script.viewer),
        told=[said(event) for event in session.knowledge[script.viewer]],
        show=step.show,
        highlight=step.highlight,
        marked=step.marked,
        offer=step.offer,
        board=step.board,
        right=list(step.right),
        every=step.every,
        mistakes=[Mistake(reply, list(answers)) for reply, answers in step.mistakes.items()],
        after=[after(game, script, step, answer) for answer in step.right],
    )


def after(
    game: type[Game[Any, Any]], script: LessonScript, step: StepScript, answer: Answer
) -> Position | None:
    """Return how things stand for the learner once a right answer is played."""
    action = step.play(answer)
    if action is None:
        return None
    session = session_at(game, script, step.position)
    play(session, script.viewer, action)
    return position(session, script.viewer)
