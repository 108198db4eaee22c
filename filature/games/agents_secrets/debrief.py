"""Les agents secrets: what a debrief measures: who holds whom, in view of how everybody acted.

The rules alone tell nothing before the end, so what remains unknown and what a seat gives away are
measured by the model of `thinking/suspicion.py`; no decision tells its own seat anything for sure.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.measures import Measured, entropy
from filature.games.agents_secrets import events
from filature.games.agents_secrets.belief import believe
from filature.games.agents_secrets.notebook import secrets

CHANGES = (events.Identity, events.Dealt)
SHOWS = (events.Unmasked, events.Independent, events.ReportShown, events.AgentsWon)
SILENT = (events.AgentsDrawn, events.FirstRolls, events.FirstPlayer, events.ReportsDue)


def measure(knowledge: Knowledge) -> Measured:
    """Weigh who may hold whom by how everybody acted."""
    belief = believe(knowledge)
    suspected, certain = belief.suspicion, belief.certainty
    bits = certain.bits if suspected.bits is None else suspected.bits
    shares = suspected.shares or certain.shares
    exposed = (
        {}
        if shares is None
        else {at: entropy(agents.values()) for at, agents in enumerate(shares.seats)}
    )
    exposed.pop(knowledge.viewer, None)
    return Measured(bits, None, secrets(belief), exposed)


def hides(event: Event, viewer: int) -> bool:
    """Identities are dealt."""
    return isinstance(event, CHANGES)


def about(told: Sequence[Event], seat: int) -> Line | None:
    """No decision names an identity."""
    return None


def answers(action: RecordAction) -> int | None:
    """No decision tells its own seat anything for sure."""
    return 1
