"""Spies vs Spies: what a debrief measures: the deal. All deals that agree count alike.

At whom the others point is left out: it is shown at once. Where the table keeps no notes, a card
counts as known only while it was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.measures import Measured, entropy
from filature.core.notebook import secret
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.belief import deal_shares
from filature.games.spies_vs_spies.deals import CATEGORIES, NUMBERS, PLAYERS
from filature.games.spies_vs_spies.thinking.info_state import InfoState

CHANGES = (events.RoundBegan, events.Dealt)
SHOWS = (events.Revealed,)
SILENT = (events.FirstPlayer, events.MissionCalled, events.Pointed, events.TeamScored)


def measure(knowledge: Knowledge) -> Measured:
    """Count the deals; the seat's own target is what it must find."""
    info = InfoState(knowledge)
    if not info.is_dealt:
        return Measured(0.0, 1, [], {})
    worlds, shares = deal_shares(info)
    exposed = {
        seat: sum(
            entropy(
                [share for card, share in shares.cards[seat].items() if NUMBERS[card] // 4 == at]
            )
            for at in range(len(CATEGORIES))
        )
        for seat in range(PLAYERS)
        if seat != info.seat
    }
    aims = {seat: share for seat, share in enumerate(shares.target) if share}
    own = {"seat": info.seat}
    found = [secret("target", own, "target", aims, shown=is_over(knowledge))] if aims else []
    return Measured(log2(worlds), worlds, found, exposed)


def is_over(knowledge: Knowledge) -> bool:
    """Tell whether the round is over: all cards are shown."""
    for event in reversed(knowledge.told):
        if isinstance(event, events.Revealed | events.RoundBegan):
            return isinstance(event, events.Revealed)
    return False


def hides(event: Event, viewer: int) -> bool:
    """Cards are dealt."""
    return isinstance(event, CHANGES)


def about(told: Sequence[Event], seat: int) -> Line | None:
    """Pointing names a target; a mission acts on it."""
    for event in told:
        match event:
            case events.MissionCalled(s) if s == seat:
                return Line("target", {"seat": s})
            case events.Pointed(s, int(target)) if s == seat:
                return Line("target", {"seat": s, "target": target})
    return None


def answers(action: RecordAction) -> int | None:
    """A question is answered by a card."""
    return None if action["type"] == "ask" else 1
