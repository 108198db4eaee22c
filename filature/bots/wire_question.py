"""The question that crosses a process boundary: knowledge and legal set, nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.bots.player import Question
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, Json


class WireQuestion(msgspec.Struct, frozen=True):
    """A bot question as plain JSON; events become typed again in `to_question`."""

    game: str
    seats: int
    options: dict[str, Json]
    viewer: int
    told: list[dict[str, Json]]
    asked: str
    legal: Factored

    @classmethod
    def from_question(cls, question: Question) -> WireQuestion:
        """Serialise a question."""
        known = question.knowledge
        told = [msgspec.to_builtins(event) for event in known.told]
        return cls(
            known.game,
            known.seats,
            known.options,
            known.viewer,
            told,
            question.asked,
            question.legal,
        )

    def to_question(self, game: type[Game[Any, Any]]) -> Question:
        """Restore the question; `game` must be the class of the game named in it."""
        told = [msgspec.convert(event, game.event_type) for event in self.told]
        knowledge = Knowledge(self.game, self.seats, self.options, self.viewer, told)
        return Question(knowledge, self.asked, self.legal)
