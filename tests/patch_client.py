"""A client that asks for patches, as the browser does: it keeps a position and changes it."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core.patches import patched
from filature.core.streams import Stream


class PatchClient:
    """What such a client knows of a viewer's stream."""

    def __init__(self) -> None:
        self.seq = 0
        self.position: Any = None
        self.patches = 0
        """How many patches came."""

    def receive(self, message: Any) -> None:
        """Take a message from the wire: `welcome`, `event` or `patch`; others say nothing of it."""
        if message["type"] == "patch":
            assert message["seq"] == self.seq + 1
            self.position = patched(self.position, message["changes"])
            self.patches += 1
        elif message["type"] in ("welcome", "event"):
            assert message["type"] == "welcome" or message["seq"] == self.seq + 1
            self.position = message["position"]
        else:
            return
        self.seq = message["seq"]

    @property
    def bytes(self) -> bytes:
        """The position as JSON, its members in the order in which they are held."""
        return msgspec.json.encode(self.position)


class StreamFollower(PatchClient):
    """The same, at a stream itself: it is sent what a connection would be sent."""

    def __init__(self, stream: Stream) -> None:
        super().__init__()
        self.stream = stream
        stream.follow(patches=True)
        self.welcome()

    def welcome(self) -> None:
        position = msgspec.json.decode(msgspec.json.encode(self.stream.position))
        self.receive({"type": "welcome", "seq": self.stream.seq, "position": position})

    def catch_up(self) -> None:
        """Receive what is new, or a welcome where too much is."""
        while self.seq < self.stream.seq:
            message = self.stream.message(self.seq + 1, patches=True)
            if message is None:
                self.welcome()
            else:
                self.receive(msgspec.json.decode(message))

    def stop(self) -> None:
        self.stream.followers[True] -= 1
