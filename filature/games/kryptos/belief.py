"""Kryptos: what a viewer can deduce, and what it may suspect, from its knowledge alone.

Certainty counts the deals that agree with everything told. Suspicion weighs the same deals by what
the others have named, with the model in `thinking/suspicion.py`.
"""

from __future__ import annotations

from math import log2
from random import Random

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.kryptos.counting.joint_counter import TooManyStates
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.posterior import (
    Counts,
    Posterior,
    Probabilities,
    estimate,
    exact_counts,
)
from filature.games.kryptos.thinking.suspicion import suspicions


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
    info = InfoState(knowledge)
    if not info.dealt:
        return Belief(Certainty(1, 0.0, [], {}), Suspicion(False))
    return Belief(certain(info), suspicious(info))


def certain(info: InfoState) -> Certainty:
    """Count the deals."""
    if not info.hidden_holders:
        return Certainty(1, 0.0, [], {})
    worlds, counts = exact_counts(info)
    shares = {
        spot: {number: deals / worlds for number, deals in there.items()}
        for spot, there in counts.items()
    }
    return Certainty(worlds, log2(worlds), cards_of(shares), aside_of(info, worlds, counts))


def suspicious(info: InfoState) -> Suspicion:
    """Weigh the deals; no suspicion where all weigh the same.

    With too many states (some deals with six seats) the probabilities are estimated, from the same
    draws each time.
    """
    found = suspicions(info) if info.hidden_holders else {}
    if not found:
        return Suspicion(False)
    try:
        suspected = Posterior(info.public, info.seat, info.hand, found).probabilities
    except TooManyStates:
        suspected = estimate(info, found, Random(0))
    holds: dict[int, dict[int, float]] = {}
    for seat, number in sorted(found):
        holds.setdefault(seat, {})[number] = sum(
            there.get(number, 0.0) for (other, _), there in suspected.items() if other == seat
        )
    suspects = [Suspect(seat, numbers) for seat, numbers in holds.items()]
    return Suspicion(True, cards_of(suspected), suspects)


def cards_of(found: Probabilities) -> list[CardBelief]:
    return [CardBelief(seat, position, there) for (seat, position), there in found.items()]


def aside_of(info: InfoState, worlds: int, counts: Counts) -> dict[int, float]:
    """Return how likely each number is aside: where it is in no hand."""
    if ASIDE not in info.public.holders:
        return {}
    in_no_hand = dict.fromkeys(info.unseen_numbers(), worlds)
    for there in counts.values():
        for number, deals in there.items():
            in_no_hand[number] -= deals
    return {number: deals / worlds for number, deals in in_no_hand.items() if deals}
