"""Kryptos: what a debrief measures. All deals count alike.

With six seats the deals are not counted while cards are turned up in the set-up: there are too
many ways then. What is known of one hand is counted for that hand alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.measures import Measured
from filature.games.kryptos import events
from filature.games.kryptos.belief import Belief, Suspicion, certain
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.notebook import secrets
from filature.games.kryptos.thinking.info_state import InfoState

CHANGES = (events.Dealt, events.SetAside)
SHOWS = (events.Shown, events.AsideShown)
SILENT = (
    events.FirstPlayer,
    events.Paid,
    events.Stopped,
    events.Passed,
    events.TargetReached,
)
MANY_SEATS = 6
"""With so many seats nothing is counted before two cards of every hand are face up."""


def measure(knowledge: Knowledge) -> Measured:
    """Count the deals, and each hand by itself."""
    info = InfoState(knowledge)
    over = any(isinstance(event, events.Shown) for event in knowledge.told)
    if over or not info.dealt:
        return Measured(0.0, 1, [], {})
    exposed = {
        seat: log2(info.public.count_hand(seat, info.hand)[0])
        for seat in info.public.holders
        if seat not in (ASIDE, info.seat)
    }
    if info.game.seats >= MANY_SEATS and any(len(info.up[s]) < 2 for s in range(info.game.seats)):
        return Measured(None, None, [], exposed)
    found = certain(info)
    return Measured(found.bits, found.worlds, secrets(Belief(found, Suspicion(False))), exposed)


def hides(event: Event, viewer: int) -> bool:
    """Cards are dealt."""
    return isinstance(event, CHANGES)


def about(told: Sequence[Event], seat: int) -> Line | None:
    """A guess is about a card, and names a number."""
    for event in told:
        match event:
            case events.Guessed(s, target, position, named) if s == seat:
                return Line("card", {"seat": target, "position": position, "card": named})
    return None


def answers(action: RecordAction) -> int | None:
    """A guess is right or wrong; nothing else tells its seat anything."""
    return 2 if action["type"] == "guess" else 1
