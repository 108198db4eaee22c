"""A table's game that is over: as somebody saw it, as it truly was, and as a finished game."""

from __future__ import annotations

from filature.core.events import Viewer
from filature.core.messages import Replay
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.jobs.records import steps
from filature.tables.state import TableState


def replay(state: TableState, viewer: Viewer, start: int) -> Replay:
    """Return steps of a finished game as somebody saw it, or as it truly was."""
    session = state.session
    state.check_ended()
    if session.state is None:
        raise Refused("not_over_yet")
    return steps(session.game, session.history, viewer, start, state.reasons)


def finished_table(state: TableState) -> FinishedGame:
    """Return a table's game, if it is over."""
    session = state.session
    state.check_ended()
    if session.state is None:
        raise Refused("not_over_yet")
    outcome = None if state.stopped else session.outcome
    return FinishedGame.of(session.game, session.history, outcome)
