"""The lesson of a game, step by step, with what the learner can know in each position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from filature.core import lessons
from filature.core.knowledge import Knowledge
from filature.core.lessons import LessonScript, StepScript
from filature.core.session import GameSession
from filature.games import catalogue, folder


class TaughtStep:
    """One step: its script, the session that its position is, and the learner's knowledge."""

    def __init__(self, game: str, script: LessonScript, step: StepScript) -> None:
        self.script = script
        self.step = step
        self.session: GameSession = lessons.session_at(catalogue()[game], script, step.position)
        self.viewer = script.viewer

    @property
    def knowledge(self) -> Knowledge:
        return self.session.knowledge_of(self.viewer)

    @property
    def view(self) -> Any:
        return self.session.game.view(self.session.state, self.viewer)

    def play(self, *moves: tuple[int, Mapping[str, Any]]) -> GameSession:
        """Play on from the position, and return the session."""
        for seat, action in moves:
            lessons.play(self.session, seat, action)
        return self.session

    def worlds(self) -> list[Any]:
        """Every present that the learner cannot tell from the truth."""
        return [world.state for world in self.session.game.worlds(self.knowledge)]


def steps_of(game: str) -> dict[str, TaughtStep]:
    script = lessons.read(folder(game))
    return {step.id: TaughtStep(game, script, step) for step in script.steps}


def step_of(game: str, id: str) -> TaughtStep:
    return steps_of(game)[id]
