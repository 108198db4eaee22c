"""Knowledge and worlds: what a viewer was told, and what may lie behind it.

Bots, beliefs and samplers take a `Knowledge` and nothing more. A `World` is one complete present
that agrees with it.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from filature.core.events import Event, Viewer
from filature.core.legal import Json

S = TypeVar("S")

Move = int | tuple[Any, ...]
"""What an actor did, as the engine holds it: a dense int for a seat; an int or, for a deal, a tuple
for chance."""


class Knowledge(msgspec.Struct, frozen=True):
    """All that one viewer has ever been given: the set-up, who it is, what it was told, in order.

    A seat's own decisions are among what it was told. `told` holds the game's typed events.
    """

    game: str
    seats: int
    options: dict[str, Json]
    viewer: Viewer
    told: list[Event]


class World(Generic[S]):
    """One complete present that a viewer cannot tell from the truth, with a history leading to it.

    Two worlds are the same when everything now hidden is the same in both, however it came about;
    `history` is one way it may have come about, and replays to `state`.
    """

    __slots__ = ("history", "state")

    def __init__(self, state: S, history: list[tuple[int, Move]]) -> None:
        self.state = state
        self.history = history
