"""Les agents secrets: a page of the notebook, in statements."""

from __future__ import annotations

from collections.abc import Collection

from filature.core.events import Line, Section
from filature.core.knowledge import Knowledge
from filature.core.notebook import Reason, Secret, chances, needed, odds, secret, suspicion
from filature.games.agents_secrets.belief import Belief, Shares
from filature.games.agents_secrets.thinking.info_state import InfoState


def secrets(belief: Belief) -> list[Secret]:
    """Name the identities; one that is certain was unmasked, or nobody else is left."""
    found = belief.certainty.shares
    if found is None:
        return []
    return [
        secret("identity", {"seat": seat}, "agent", shares, shown=max(shares.values()) == 1)
        for seat, shares in enumerate(found.seats)
        if shares
    ]


def reasons(knowledge: Knowledge, hidden: Secret) -> list[Reason]:
    """Name whose agents are known: the viewer's own. Nothing else rules an identity out."""
    info = InfoState(knowledge)
    facts = [
        Line("agent_of", {"seat": seat, "agent": info.name(at)}) for seat, at in info.known.items()
    ]

    def left(given: Collection[Line]) -> list[int | str]:
        taken = [fact.args["agent"] for fact in given]
        return [name for name in info.index if name not in taken]

    return needed(facts, left)


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    numbers = {"assignments": certain.assignments, "bits": round(certain.bits, 1)}
    sure = [Line("belief_worlds", numbers), *who_is_who(certain.shares)]
    suspected = [
        Line("belief_no_evidence", {"seat": one.seat})
        for one in belief.suspicion.suspects
        if not one.evidence
    ]
    if belief.suspicion.evidence:
        suspected += [Line("belief_suspicion"), *who_is_who(belief.suspicion.shares)]
    return [chances(sure), suspicion(suspected)]


def who_is_who(shares: Shares | None) -> list[Line]:
    if shares is None:
        return []
    lines = [
        Line("belief_suspect", {"seat": seat, "odds": odds(agents)})
        for seat, agents in enumerate(shares.seats)
    ]
    if odds(shares.independent):
        lines.append(Line("belief_independent", {"odds": odds(shares.independent)}))
    return lines
