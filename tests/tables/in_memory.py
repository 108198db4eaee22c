"""A lobby whose ids, clock and chance a test decides, so that two runs are the same to the byte."""

from __future__ import annotations

from typing import Any

from filature.core.events import CHANCE
from filature.core.game import Game
from filature.core.knowledge import Move
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore


class Scripted(Environment):
    """Ids that count, a clock that stands, and chance from a list."""

    tick = 3600.0

    def __init__(self, history: list[tuple[int, Move]]) -> None:
        self.chances = iter([move for actor, move in history if actor == CHANCE])
        self.tokens = 0
        self.tables = 0

    def now(self) -> float:
        return 0.0

    def table_id(self) -> str:
        self.tables += 1
        return f"table{self.tables}"

    def invite(self) -> str:
        return "invitation"

    def token(self) -> str:
        self.tokens += 1
        return f"token{self.tokens}"

    def draw(self, game: Game[Any, Any], state: Any, seed: int | None, at: int) -> Move:
        return next(self.chances)

    def bot_seed(self, seed: int | None, seat: int, decision: int) -> int:
        return 0

    def bot_delay(self) -> float:
        return 0.0


def scripted_house(history: list[tuple[int, Move]]) -> Lobby:
    """Return a lobby in memory whose chance follows a history."""
    return Lobby(SqliteStore(":memory:"), Scripted(history))
