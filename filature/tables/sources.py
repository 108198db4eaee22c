"""Where clocks, random ids and random streams come from, so that tests can bring their own."""

from __future__ import annotations

import secrets
import time
from random import SystemRandom
from typing import Any

from filature.core.game import Game
from filature.core.knowledge import Move

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the letters and figures that are easily mistaken for each other."""


class Sources:
    """The outside world as a table meets it. Tests replace single methods."""

    def __init__(self, bot_pause: float = 1.0) -> None:
        self.bot_pause = bot_pause

    def now(self) -> float:
        """Return the time of day, in seconds."""
        return time.time()

    def table_id(self) -> str:
        """Return the public name of a new table."""
        return "".join(secrets.choice(ALPHABET) for _ in range(10))

    def invite(self) -> str:
        """Return a new invitation: whoever has it may sit down."""
        return "".join(secrets.choice(ALPHABET) for _ in range(22))

    def token(self) -> str:
        """Return a new seat holder's secret: 256 bits."""
        return secrets.token_urlsafe(32)

    def draw(self, game: Game[Any, Any], state: Any) -> Move:
        """Draw a chance outcome, with the deal's own random stream."""
        return game.chance(state, SystemRandom())

    def bot_seed(self) -> int:
        """Return a seed for one bot's one answer."""
        return secrets.randbits(64)

    def bot_delay(self) -> float:
        """Return after how many seconds a bot's answer is released, fixed before it thinks."""
        return self.bot_pause * (0.7 + secrets.randbelow(600) / 1000)
