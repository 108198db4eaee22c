"""Agent Hunter: what a debrief measures. All placements of the opponent count alike."""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.measures import Measured
from filature.games.agent_hunter import events
from filature.games.agent_hunter.belief import Belief, Suspicion, deduce
from filature.games.agent_hunter.notebook import secrets

CHANGES = (events.Placed, events.Swapped, events.Refilled)
SHOWS = (events.Shown,)
SILENT = (events.FirstPlayer,)


def measure(knowledge: Knowledge) -> Measured:
    """Count the opponent's placements."""
    found = deduce(knowledge)
    hidden = secrets(Belief(found, Suspicion(evidence=False), None))
    return Measured(found.bits, found.worlds, hidden, {d.seat: d.bits for d in found.desks})


def hides(event: Event, viewer: int) -> bool:
    """The opponent places agents that nobody else sees."""
    return isinstance(event, CHANGES) and event.seat != viewer


def about(told: Sequence[Event], seat: int) -> Line | None:
    """An attack is about the base attacked, and names the agent shown."""
    for event in told:
        match event:
            case events.HandAttack(s, agent, base) | events.BaseAttack(s, _, agent, base):
                if s == seat:
                    return Line("base", {"seat": 1 - s, "base": base, "agent": agent})
    return None


def answers(action: RecordAction) -> int | None:
    """Attacks are answered; nothing else tells its seat anything."""
    return None if action["type"] == "attack" else 1
