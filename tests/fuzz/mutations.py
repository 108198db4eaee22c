"""Messages made wrong: cut, swollen, with other values, too deep, or noise from the start."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

NUMBERS = (0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**40, 0.5, 1e308)
TEXTS = ("", " ", "x" * 300, "\x00", "\u202e", "é", "𝄞", "null")
ODD: tuple[Any, ...] = (None, True, False, *NUMBERS, *TEXTS)
ODD += ([], {}, [[]], {"type": "hello"}, ["x"] * 50)
LETTERS = "abcXYZ019 _-/.%?#&=\"'\\{}[]<>:,;\x00\x7f\u00e9\u2028\u202e\ud7ff\U0001f575"
QUERY_NUMBERS = (
    "0",
    "1",
    "2",
    "5",
    "-1",
    "99",
    "999999999",
    "9999999999",
    "²",
    "１",
    "",
    "x",
    "1e3",
)


class Mutator:
    """A source of wrong things."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def id(self) -> str:
        return f"{self.rng.getrandbits(48):x}"

    def word(self) -> str:
        """Return a few letters, of any kind."""
        return "".join(self.rng.choice(LETTERS) for _ in range(self.rng.randrange(12)))

    def header_value(self) -> str:
        """Return something that a header can hold."""
        return "".join(chr(self.rng.randrange(32, 256)) for _ in range(self.rng.randrange(60)))

    def number(self) -> str:
        return self.rng.choice(QUERY_NUMBERS)

    def look(self, seats: list[int]) -> dict[str, Any]:
        return {"type": "look", "seat": self.rng.choice((None, *seats, *seats, 0, 1, 5))}

    def frame(self, message: dict[str, Any]) -> str | bytes:
        """Return a message as a frame: as often right as wrong."""
        right = msgspec.json.encode(message).decode()
        long = "x" * self.rng.choice((400, 20_000))
        chance = self.rng.random()
        for share, frame in (
            (0.55, lambda: right),
            (0.90, lambda: self.text(message, 1.0)),
            (0.93, self.noise),
            (0.95, self.deep),
            (0.96, lambda: right + " " * 70_000),
            (0.97, lambda: f'{{"type":"say","id":"x","text":"{long}"}}'),
            (0.98, lambda: self.rng.randbytes(self.rng.randrange(60))),
        ):
            if chance < share:
                return frame()
        return self.rng.choice(('{"type":"ping"}', "", "null", "[]", '{"type":"ping","id":1}'))

    def body(self, message: Any) -> bytes:
        """Return a request's body: as often right as wrong."""
        frame = self.frame(message) if isinstance(message, dict) else b""
        return frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass")

    def text(self, message: dict[str, Any], share: float) -> str:
        """Return a message as a text, with so much of a chance that something is wrong with it."""
        if self.rng.random() >= share:
            return msgspec.json.encode(message).decode()
        if self.rng.random() < 0.6:
            return msgspec.json.encode(self.changed(message)).decode()
        return self.corrupt(msgspec.json.encode(message).decode())

    def changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message with a field that is odd, missing, or too many."""
        rng = self.rng
        other = dict(message)
        name = rng.choice(list(other) or ["x"])
        if not other:
            return {name: rng.choice(ODD)}
        match rng.randrange(5):
            case 0:
                del other[name]
            case 1:
                other[self.word() or "x"] = rng.choice(ODD)
            case 2 if isinstance(other[name], dict) and other[name]:
                other[name] = self.changed(other[name])
            case 3:
                other["type"] = rng.choice(("hello", "ping", "look", "nothing", "command", "undo"))
            case _:
                other[name] = rng.choice(ODD)
        return other

    def corrupt(self, text: str) -> str:
        """Return a text with letters lost, doubled, or of another kind."""
        rng = self.rng
        at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        match rng.randrange(4):
            case 0:
                return text[:at] + text[to:]
            case 1:
                return text[:to] + text[at:]
            case 2:
                return text[:at] + rng.choice(LETTERS) + text[at + 1 :]
            case _:
                return text[:at] + self.word() + text[at:]

    def deep(self) -> str:
        """Return something nested more deeply than anybody reads."""
        depth = self.rng.choice((50, 500, 5_000))
        inside = "[" * depth + "]" * depth
        return f'{{"type":"command","id":"x","decision":"1","action":{{"type":{inside}}}}}'

    def noise(self) -> str:
        return "".join(self.word() for _ in range(self.rng.randrange(20)))
