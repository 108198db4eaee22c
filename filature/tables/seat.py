"""One seat at a table: who holds it, and how it stands with them."""

from __future__ import annotations

import hmac
from typing import Any, Literal

from filature.tables.store import Kind


class Seat:
    """A place for a person or a bot; a fold of the log."""

    __slots__ = ("bot", "code", "kind", "left", "muted", "name", "sittings", "stand_in", "tokens")

    def __init__(self) -> None:
        self.sittings = 0
        """How many have sat down here, one after the other."""
        self.free()

    def free(self) -> None:
        """Make the seat empty."""
        self.kind: Literal["person", "bot", "empty"] = "empty"
        self.name: str | None = None
        self.bot: str | None = None
        self.tokens: list[str] = []
        """The hashes of the secrets that hold the seat: of one device, or of several."""
        self.code: str | None = None
        """The hash of the recovery code that was given out last and is not used yet."""
        self.muted = False
        self.left = False
        self.stand_in = False
        """A bot decides until the person is back."""

    def held_by(self, token_hash: str) -> bool:
        """Tell whether a token holds this seat; the time it takes tells nothing."""
        return sum(hmac.compare_digest(token_hash, held) for held in self.tokens) > 0

    def sitting_again(self, asked: bool) -> list[tuple[Kind, dict[str, Any]]]:
        """Return the lines by which the same person or bot sits down at another table.

        Somebody who had left does so only on having `asked` for it.
        """
        if self.kind == "empty" or (self.left and not asked):
            return []
        first = self.tokens[0] if self.tokens else None
        return [
            ("sit", {"bot": self.bot, "name": self.name, "token": first}),
            *(("hold", {"token": token, "move": False}) for token in self.tokens[1:]),
        ]
