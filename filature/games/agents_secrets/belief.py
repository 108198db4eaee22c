"""Les agents secrets: what a viewer can deduce, and what it may suspect, from its knowledge alone.

Certainty counts what the rules leave open: every assignment of the agents that are not known to the
seats that are masked is as likely as any other, whatever anybody did. Suspicion weights the same
assignments by how the others acted; the model and its parameters are in `thinking.suspicion`, and
where it finds no evidence it says so.
"""

from __future__ import annotations

from math import log2, perm

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.suspicion import Suspects, holders
from filature.games.agents_secrets.worlds import number_of_worlds


class Shares(msgspec.Struct, frozen=True):
    """How likely who holds whom."""

    seats: list[dict[str, float]]
    """For each seat, the chance of each agent in play to be its own."""
    independent: dict[str, float]
    """For each agent in play, the chance that nobody holds it."""


class Certainty(msgspec.Struct, frozen=True):
    """What the rules alone imply."""

    worlds: int
    """How many presents agree with the knowledge: assignments, times the reports that may have been
    written in secret."""
    assignments: int
    """How many ways to give the agents to the seats agree with it."""
    bits: float
    """The uncertainty about who holds whom: the logarithm of `assignments`."""
    shares: Shares | None
    """Null before the identities are dealt."""


class Suspect(msgspec.Struct, frozen=True):
    """What a masked seat's decisions tell by themselves."""

    seat: int
    evidence: bool
    """False: they do not speak for any agent against evenly random play, and count for nothing."""
    ratio: float
    """How much better playing for an agent explains them than evenly random play does."""
    agents: dict[str, float]
    """The chance of each agent to be the seat's own, all seats' decisions together."""


class Suspicion(msgspec.Struct, frozen=True):
    """What the others' decisions tell beyond certainty."""

    evidence: bool
    """False: no seat's decisions speak for any agent."""
    bits: float | None = None
    """The uncertainty about who holds whom that is left, if the model is right."""
    shares: Shares | None = None
    suspects: list[Suspect] = []
    likeliest: list[str] | None = None
    """The agents of all seats in the most likely assignment."""


class Belief(msgspec.Struct, frozen=True):
    """What a viewer can deduce and may suspect."""

    certainty: Certainty
    suspicion: Suspicion


def believe(knowledge: Knowledge) -> Belief:
    """Return what a viewer can deduce and what it may suspect."""
    info = InfoState(knowledge)
    worlds = number_of_worlds(info.game, knowledge)
    if not info.dealt:
        return Belief(Certainty(worlds, 1, 0.0, None), Suspicion(False))
    certainty = certain(info, worlds)
    if not info.masked:
        return Belief(certainty, Suspicion(False))
    return Belief(certainty, suspicious(info, Suspects(info)))


def certain(info: InfoState, worlds: int) -> Certainty:
    """Count the assignments; each masked seat holds each free agent in as many of them."""
    masked, free = info.masked, info.free
    assignments = perm(len(free), len(masked))
    seats = []
    for seat in range(info.seats):
        if seat in masked:
            seats.append({name: (at in free) / len(free) for name, at in info.index.items()})
        else:
            seats.append({name: float(info.known[seat] == at) for name, at in info.index.items()})
    left = len(free) - len(masked)
    nobody = {name: left / len(free) if at in free else 0.0 for name, at in info.index.items()}
    return Certainty(worlds, assignments, log2(assignments), Shares(seats, nobody))


def suspicious(info: InfoState, suspects: Suspects) -> Suspicion:
    """Weight the assignments by what the seats did."""
    assignments, weights = suspects.weights(only_evident=True)
    shares = shared(info, holders(info, assignments, weights))
    found = [
        Suspect(seat, seat in suspects.evident, suspects.ratios[seat], shares.seats[seat])
        for seat in suspects.masked
    ]
    if not suspects.evident:
        return Suspicion(False, suspects=found)
    best = assignments[max(range(len(weights)), key=weights.__getitem__)]
    agents = {**info.known, **dict(zip(suspects.masked, best, strict=True))}
    return Suspicion(
        evidence=True,
        bits=max(0.0, -sum([weight * log2(weight) for weight in weights if weight])),
        shares=shares,
        suspects=found,
        likeliest=[info.name(agents[seat]) for seat in range(info.seats)],
    )


def shared(info: InfoState, held: list[list[float]]) -> Shares:
    """Name the agents in the chances of each seat, and last of nobody, to hold them."""
    by_name = dict(zip(info.index, held, strict=True))
    *seats, nobody = (
        {name: chances[at] for name, chances in by_name.items()} for at in range(info.seats + 1)
    )
    return Shares(seats, nobody)
