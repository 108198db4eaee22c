"""Where clocks, random ids and random streams come from, so that tests can bring their own."""

from __future__ import annotations

import secrets
import time
from random import Random, SystemRandom
from typing import Any

from filature.core.game import Game
from filature.core.knowledge import Move

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the letters and figures that are easily mistaken for each other."""


class Environment:
    """The outside world as a table meets it. Tests replace single methods."""

    tick = 1.0
    """Every so many seconds the lobby looks who has gone and whose time is up."""

    def __init__(self, bot_pause: float = 1.0) -> None:
        self.bot_pause = bot_pause

    def now(self) -> float:
        """Return the time of day, in seconds."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds that only ever grow, for measuring how long something takes."""
        return time.monotonic()

    def table_id(self) -> str:
        """Return the public name of a new table."""
        return "".join(secrets.choice(ALPHABET) for _ in range(10))

    def invite(self) -> str:
        """Return a new invitation: whoever has it may sit down."""
        return "".join(secrets.choice(ALPHABET) for _ in range(22))

    def token(self) -> str:
        """Return a new seat holder's secret: 256 bits."""
        return secrets.token_urlsafe(32)

    def code(self) -> str:
        """Return a recovery code, short enough to be read aloud."""
        letters = "".join(secrets.choice(ALPHABET) for _ in range(10))
        return f"{letters[:5]}-{letters[5:]}"

    def draw(self, game: Game[Any, Any], state: Any, seed: int | None, at: int) -> Move:
        """Draw the chance outcome at a line of the history, with the deal's own random stream.

        A practice table has a seed, and the same chance whenever it is played again.
        """
        return game.chance(state, SystemRandom() if seed is None else Random(f"{seed}:deal:{at}"))

    def bot_seed(self, seed: int | None, seat: int, decision: int) -> int:
        """Return a seed for one bot's one answer."""
        if seed is None:
            return secrets.randbits(64)
        return Random(f"{seed}:bot:{seat}:{decision}").getrandbits(64)

    def bot_delay(self) -> float:
        """Return after how many seconds a bot's answer is released, fixed before it thinks.

        With the usual pause that is never sooner than a bot is done that uses all its time: were it
        sometimes, an answer that comes then would tell that the bot had little to think about.
        """
        return self.bot_pause * (1 + secrets.randbelow(600) / 1000)
