"""A game that is over, step by step: as somebody saw it, or as it truly was."""

from __future__ import annotations

import msgspec

from filature.core.events import CHANCE, Started, Viewer, told_to
from filature.core.messages import Replay, ReplayStep
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import position
from filature.tables.state import TableState

REPLAY_STEPS = 50


def replay(table: TableState, viewer: Viewer, start: int) -> Replay:
    """Return steps of a finished game as somebody saw it, or as it truly was."""
    if table.phase not in ("over", "left") or table.state is None:
        raise Refused("not_over_yet")
    session = GameSession(table.game).start()
    steps = []
    for at, (actor, move) in enumerate([(CHANCE, None), *table.history]):
        events = [Started()] if move is None else session.apply(actor, move)
        if start <= at < start + REPLAY_STEPS:
            say = [msgspec.to_builtins(event) for event in told_to(viewer, events)]
            shown = msgspec.structs.replace(position(session, viewer), decisions=[], undo=False)
            why = table.reasons.get(at - 1)
            steps.append(ReplayStep(actor if actor >= 0 else None, say, shown, why))
    return Replay(viewer if viewer >= 0 else None, steps, len(table.history) + 1)
