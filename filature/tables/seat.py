"""One seat at a table, projected from the log: who holds it, and whether they play."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Literal

import msgspec

from filature.core.messages import Rest
from filature.tables.store import Entry, Kind


def token_hash(token: str) -> str:
    """Return the token's SHA-256 hash."""
    return hashlib.sha256(token.encode()).hexdigest()


class Seat:
    """A place for a person or a bot."""

    __slots__ = (
        "bot",
        "code",
        "fair",
        "kind",
        "left",
        "muted",
        "name",
        "sittings",
        "stand_in",
        "tokens",
    )

    def __init__(self) -> None:
        self.sittings = 0
        """How many have sat here, one after the other."""
        self.clear()

    def clear(self) -> None:
        """Make the seat empty."""
        self.kind: Literal["person", "bot", "empty"] = "empty"
        self.name: str | None = None
        self.bot: str | None = None
        self.tokens: list[str] = []
        """Who holds the seat: hashes of devices' tokens, or people (see `Devices`)."""
        self.code: str | None = None
        """The hash of the recovery code that was given out last and is not used yet."""
        self.fair = False
        """Its device contributes to a fair deal."""
        self.muted = False
        self.left = False
        self.stand_in = False
        """A bot decides until the person is back."""

    def apply(self, entry: Entry) -> None:
        """Project a log entry that is about this seat."""
        body = entry.body
        match entry.kind:
            case "sit":
                self.kind = "bot" if body["bot"] else "person"
                self.name, self.bot = body["name"], body["bot"]
                self.tokens = [body["token"]] if body["token"] else []
                self.code = None
                self.fair = body.get("fair", False)
                self.sittings += 1
            case "hold":
                gone = (body["token"], body.get("from"))
                kept = [] if body["move"] else [t for t in self.tokens if t not in gone]
                self.tokens = [*kept, *([body["token"]] if body["token"] else [])]
                if "from" not in body:
                    self.code = None
            case "code":
                self.code = body["hash"]
            case "free":
                self.clear()
            case "mute":
                self.muted = body["on"]
            case "leave":
                self.left = True
            case "stand_in":
                self.stand_in = True
            case "back":
                self.stand_in = self.left = False
            case "erase":
                self.name, self.tokens, self.code = body["name"], [], None

    def held_by(self, holder: str) -> bool:
        """Tell whether somebody holds this seat, in constant time."""
        return sum(hmac.compare_digest(holder, held) for held in self.tokens) > 0

    def entries_for_rematch(
        self, asked: bool, rest: Rest | None
    ) -> list[tuple[Kind, dict[str, Any]]]:
        """Return the entries that seat the same person or bot at another table.

        Somebody who had left is seated only if they `asked` for it, who was erased never.
        """
        erased = self.kind == "person" and not self.tokens
        if self.kind == "empty" or erased or (self.left and not asked):
            return []
        first = self.tokens[0] if self.tokens else None
        sit: dict[str, Any] = {"bot": self.bot, "name": self.name, "token": first}
        if self.fair:
            sit["fair"] = True
        return [
            ("sit", sit if rest is None else sit | {"rest": msgspec.to_builtins(rest)}),
            *(("hold", {"token": token, "move": False}) for token in self.tokens[1:]),
        ]
