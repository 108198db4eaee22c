"""Kryptos: what a viewer can deduce, and what it may suspect, from its knowledge alone.

Certainty counts the deals that agree with everything told, exactly and all alike. Suspicion weighs
the same deals by what the others have named; the model and its parameters are in
`thinking.suspicion`, and where nobody's guesses tell anything it says so.
"""

from __future__ import annotations

from math import log2
from random import Random

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.suspicion import suspicions
from filature.games.kryptos.thinking.table import Chances, Counts, chances, exact_counts
from filature.games.kryptos.worlds import ASIDE


class CardBelief(msgspec.Struct, frozen=True):
    """A card face down that the viewer does not know, and how likely each number is there."""

    seat: int
    position: int
    numbers: dict[int, float]


class Certainty(msgspec.Struct, frozen=True):
    """What the rules alone imply."""

    worlds: int
    """How many deals agree with the knowledge."""
    bits: float
    """The uncertainty: the logarithm of `worlds`."""
    cards: list[CardBelief]
    aside: dict[int, float]
    """For each number that may lie aside, how likely it does."""


class Suspect(msgspec.Struct, frozen=True):
    """What a seat's guesses give away of its hand."""

    seat: int
    holds: dict[int, float]
    """How likely it holds each number on which its guesses bear, if the model is right."""


class Suspicion(msgspec.Struct, frozen=True):
    """What the others' guesses tell beyond certainty."""

    evidence: bool
    """False: nothing that anybody named tells one deal from another."""
    cards: list[CardBelief] = []
    suspects: list[Suspect] = []


class Belief(msgspec.Struct, frozen=True):
    """A page of a viewer's notebook."""

    certainty: Certainty
    suspicion: Suspicion


def believe(knowledge: Knowledge) -> Belief:
    """Return what a viewer can deduce and what it may suspect."""
    reading = Reading(knowledge)
    if not reading.dealt:
        return Belief(Certainty(1, 0.0, [], {}), Suspicion(False))
    return Belief(certain(reading), suspicious(reading))


def viewer_of(reading: Reading) -> tuple[int | None, list[int]]:
    """Return the viewer's seat and hand, if it has one."""
    return (reading.seat, reading.hand) if reading.seat in reading.hands else (None, [])


def certain(reading: Reading) -> Certainty:
    """Count the deals."""
    if not reading.hidden:
        return Certainty(1, 0.0, [], {})
    worlds, counts = exact_counts(reading.table, *viewer_of(reading))
    shares = {
        spot: {number: deals / worlds for number, deals in there.items()}
        for spot, there in counts.items()
    }
    return Certainty(worlds, log2(worlds), cards_of(shares), aside_of(reading, worlds, counts))


def suspicious(reading: Reading) -> Suspicion:
    """Weigh the deals; no suspicion where all weigh the same.

    Where going through all of them would take too long (some deals with six seats) the chances are
    estimated, from the same draws each time.
    """
    found = suspicions(reading) if reading.hidden else {}
    if not found:
        return Suspicion(False)
    suspected = chances(reading.table, *viewer_of(reading), Random(0), found)
    holds: dict[int, dict[int, float]] = {}
    for seat, number in sorted(found):
        holds.setdefault(seat, {})[number] = sum(
            there.get(number, 0.0) for (other, _), there in suspected.items() if other == seat
        )
    suspects = [Suspect(seat, numbers) for seat, numbers in holds.items()]
    return Suspicion(True, cards_of(suspected), suspects)


def cards_of(found: Chances) -> list[CardBelief]:
    return [CardBelief(seat, position, there) for (seat, position), there in found.items()]


def aside_of(reading: Reading, worlds: int, counts: Counts) -> dict[int, float]:
    """Return how likely each number lies aside: where it is in no hand."""
    if ASIDE not in reading.table.holders:
        return {}
    in_no_hand = dict.fromkeys(reading.unseen(), worlds)
    for there in counts.values():
        for number, deals in there.items():
            in_no_hand[number] -= deals
    return {number: deals / worlds for number, deals in in_no_hand.items() if deals}
