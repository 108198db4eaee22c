"""A game that is over, step by step: as somebody saw it, or as it truly was."""

from __future__ import annotations

import msgspec

from filature.core.events import CHANCE, Event, Started, Viewer, told_to
from filature.core.messages import Replay, ReplayStep
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import position
from filature.tables.state import TableState

REPLAY_STEPS = 50


def replay(state: TableState, viewer: Viewer, start: int) -> Replay:
    """Return steps of a finished game as somebody saw it, or as it truly was."""
    if not state.ended or state.session.state is None:
        raise Refused("not_over_yet")
    session = GameSession(state.session.game).start()
    steps = []
    for at, (actor, move) in enumerate([(CHANCE, None), *state.session.history]):
        events: list[Event] = [Started()] if move is None else session.apply(actor, move)
        if start <= at < start + REPLAY_STEPS:
            say = [msgspec.to_builtins(event) for event in told_to(viewer, events)]
            shown = msgspec.structs.replace(position(session, viewer), decisions=[], undo=False)
            why = state.reasons.get(at - 1)
            steps.append(ReplayStep(actor if actor >= 0 else None, say, shown, why))
    return Replay(viewer if viewer >= 0 else None, steps, len(state.session.history) + 1)
