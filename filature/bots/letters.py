"""A question on its way to a bot in another process: knowledge and legal set, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.bots.player import Question
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, Json


class Letter(msgspec.Struct, frozen=True):
    """A question on its way; what the seat was told is typed again on arrival."""

    game: str
    seats: int
    options: dict[str, Json]
    viewer: int
    told: list[dict[str, Json]]
    asked: str
    legal: Factored

    @classmethod
    def of(cls, question: Question) -> Letter:
        """Put a question into a letter."""
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

    def question(self, game: type[Game[Any, Any]]) -> Question:
        """Read the question back; `game` is the one that the letter names."""
        told = [msgspec.convert(event, game.events) for event in self.told]
        knowledge = Knowledge(self.game, self.seats, self.options, self.viewer, told)
        return Question(knowledge, self.asked, self.legal)
