"""Chance outcomes too many to be listed, drawn piece by piece.

A deal of 48 cards has more outcomes than anybody can list, yet each card of it has few. A game says
here how such an outcome comes about in small steps, each with exact probabilities. Play itself has
no use for it; tools that walk a game's tree have.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from filature.core.knowledge import Move


class Drawing(ABC):
    """How one chance outcome is drawn in pieces, each an int from 0."""

    @abstractmethod
    def next(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """Return what may be drawn after these pieces, rising, with probabilities; or nothing."""

    @abstractmethod
    def move(self, drawn: Sequence[int]) -> Move:
        """Return the chance outcome that all pieces together are."""

    @abstractmethod
    def pieces(self, move: Move) -> list[int]:
        """Return pieces that make a chance outcome."""
