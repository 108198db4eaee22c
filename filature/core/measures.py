"""What a debrief measures of a seat's knowledge: the contract of a game's `debrief.py`.

All of it follows from the seat's own knowledge. `docs/debrief.md` defines the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log2
from typing import Protocol

import msgspec

from filature.core.events import Event, Line, Over, Started
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.notebook import Secret

TELLS_NOTHING = (Started, Over)
"""Events of every game that tell nothing hidden."""


class Measured(msgspec.Struct, frozen=True):
    """What a seat does not know.

    `worlds` is how many worlds there are where all of them count alike, so that shares are ratios
    of counts; null where they do not. `bits` is null where counting would take too long.
    """

    bits: float | None
    worlds: int | None
    secrets: list[Secret]
    """What is hidden, and what it can be."""
    exposed: Mapping[int, float]
    """By other seat: the bits that this one does not know about that seat's own secrets."""


class Measures(Protocol):
    """A game's `debrief.py`."""

    CHANGES: tuple[type[Event], ...]
    """Events after which a seat's own secrets, those of `exposed`, are others: a deal, a swap."""
    SHOWS: tuple[type[Event], ...]
    """Events that show what is hidden because a round or the game is over."""
    SILENT: tuple[type[Event], ...]
    """Events that tell nothing hidden."""

    def measure(self, knowledge: Knowledge) -> Measured:
        """Measure what a seat does not know."""
        ...

    def hides(self, event: Event, viewer: int) -> bool:
        """Tell whether an event changes what is hidden from a viewer: a deal, a swap, a refill, a
        document laid."""
        ...

    def about(self, told: Sequence[Event], seat: int) -> Line | None:
        """Return what a seat's decision was about, from what it was told of it.

        The type and arguments are those of a secret; with the secret's own field where the decision
        named a value.
        """
        ...

    def answers(self, action: RecordAction) -> int | None:
        """Return how many answers a decision can have at most: 1 where it tells its seat nothing, 2
        where it is right or wrong; null where worlds must be tried."""
        ...


def entropy(weights: Iterable[float]) -> float:
    """Return the uncertainty, in bits, about which of some weighted possibilities is so."""
    present = [weight for weight in weights if weight > 0]
    total = sum(present)
    return sum([weight / total * log2(total / weight) for weight in present]) + 0.0
