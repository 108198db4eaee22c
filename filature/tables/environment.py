"""Clock, ids and randomness of a server, so that tests can bring their own."""

from __future__ import annotations

import secrets
import time
from random import Random, SystemRandom
from typing import Any

from filature.core.game import Game
from filature.core.knowledge import Move
from filature.core.messages import BotPace

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the letters and digits that are easily confused."""

DELAYS: dict[BotPace, tuple[float, float]] = {
    "fast": (1.0, 0.0),
    "normal": (1.0, 0.6),
    "slow": (3.0, 0.6),
}
"""For each pace the shortest delay of a bot's answer, and by how much it may be longer."""


class Environment:
    """The outside world of a table. Tests replace single methods."""

    tick = 1.0
    """The seconds between two ticks of the lobby."""

    fair = True
    """New tables have fair deals (`tables/fair.py`)."""

    reference_bots = False
    """Reference bots may sit at tables: for tests alone, as their time can tell something."""

    def __init__(self, bot_pause: float = 1.0) -> None:
        self.bot_pause = bot_pause

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Return a monotonic time in seconds, for measuring durations."""
        return time.monotonic()

    def table_id(self) -> str:
        """Return the id of a new table."""
        return "".join(secrets.choice(ALPHABET) for _ in range(10))

    def invite(self) -> str:
        """Return a new invitation, which lets its holder sit down."""
        return "".join(secrets.choice(ALPHABET) for _ in range(22))

    def token(self) -> str:
        """Return a new token for a client that holds seats: 256 bits."""
        return secrets.token_urlsafe(32)

    def message_id(self) -> str:
        """Return the id of a message to somebody: at most 32 letters of base64url."""
        return secrets.token_urlsafe(18)

    def code(self) -> str:
        """Return a recovery code, short enough to be read aloud."""
        letters = "".join(secrets.choice(ALPHABET) for _ in range(10))
        return f"{letters[:5]}-{letters[5:]}"

    def deal_seed(self) -> str:
        """Return the secret seed of a deal that several tables play: 128 bits."""
        return secrets.token_hex(16)

    def secret(self) -> str:
        """Return a new secret for a fair deal: 32 bytes in hexadecimal digits."""
        return secrets.token_hex(32)

    def random(self) -> Random:
        """Return a random stream for what is drawn once and then kept."""
        return SystemRandom()

    def draw(self, game: Game[Any, Any], state: Any, seed: int | str | None, at: int) -> Move:
        """Draw the chance outcome of a number, with the deal's own random stream.

        A practice table has a seed, and the same chance each time it is played; so have the tables
        that play the same deal.
        """
        return game.chance(state, SystemRandom() if seed is None else Random(f"{seed}:deal:{at}"))

    def bot_seed(self, seed: int | None, seat: int, decision: int) -> int:
        """Return the seed for one answer of a bot."""
        if seed is None:
            return secrets.randbits(64)
        return Random(f"{seed}:bot:{seat}:{decision}").getrandbits(64)

    def bot_delay(self, pace: BotPace = "normal") -> float:
        """Return after how many seconds a bot's answer is released, fixed before it thinks.

        With the usual pause it is never shorter than a bot's whole budget, at any pace: an answer
        at such a moment would tell that the bot had little to think about.
        """
        shortest, further = DELAYS[pace]
        return self.bot_pause * (shortest + further * secrets.randbelow(1000) / 1000)
