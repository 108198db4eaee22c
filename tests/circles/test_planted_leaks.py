"""Each way to let a deal out is found by the tests of sealing when it is planted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from filature.circles.page import CirclePages
from filature.core.events import Event, told_to
from filature.core.streams import Streams, position
from filature.tables.lobby import Lobby
from filature.tables.state import TableState
from filature.tables.table import Table
from tests.circles import test_sealing as sealing

END = "agent_hunter"


def show_the_present(self: Streams, event: Event) -> None:
    """Tell that the game is sealed, and show how things stand whenever that is asked for."""
    for viewer, stream in self.items():
        seen = partial(position, self.session, self.eyes(stream))
        stream.add(told_to(viewer, [event]), seen)


running = CirclePages.running
viewer = Lobby.viewer


def show_phase(self: CirclePages, circle: Any, table: Table, holder: str | None) -> Any:
    """Show everybody the phase of a table of an event."""
    shown = running(self, circle, table, holder)
    return msgspec.structs.replace(shown, phase=table.state.phase)


def let_spectators_in(self: Lobby, table: Table, *who: Any) -> Any:
    """Let who has the invitation watch a table of a sealed deal."""
    opened, table.state.opened = table.state.opened, True
    try:
        return viewer(self, table, *who)
    finally:
        table.state.opened = opened


def nothing(*_: Any) -> None:
    """Check nothing, hold back nothing."""


LEAKS: dict[str, tuple[Any, str, Any, Callable[[], None]]] = {
    "the last move is published": (
        Table,
        "is_end",
        nothing,
        lambda: sealing.test_who_did_not_make_the_last_move_cannot_tell_which_it_was(0),
    ),
    "a welcome shows the end": (
        Streams,
        "freeze",
        show_the_present,
        lambda: sealing.test_the_end_of_a_sealed_game_shows_each_viewer_what_they_saw_before(END),
    ),
    "records are not refused": (
        TableState,
        "check_ended",
        nothing,
        sealing.test_every_door_is_shut_until_the_last_table_is_over_and_open_then,
    ),
    "the invitation lets spectators in": (
        Lobby,
        "viewer",
        let_spectators_in,
        lambda: sealing.test_who_is_not_at_a_table_cannot_tell_whether_it_is_over("Zoe", 1),
    ),
    "the circle's page shows the phase": (
        CirclePages,
        "running",
        show_phase,
        lambda: sealing.test_who_is_not_at_a_table_cannot_tell_whether_it_is_over("Eve", 1),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, planted, test = LEAKS[leak]
    monkeypatch.setattr(owner, name, planted)
    with pytest.raises(AssertionError):
        test()
