"""What if: how a table begins that plays a finished game on."""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.debriefs import NewBranch
from filature.core.events import CHANCE
from filature.core.legal import RecordAction
from filature.core.messages import NewSeat, NewTable
from filature.debrief.finished_game import FinishedGame
from filature.tables.store import Entry


def new_table(game: FinishedGame, wish: NewBranch) -> NewTable:
    """Return the table as somebody would set it up: one person, bots in the other seats."""
    seats = [
        NewSeat("person") if at == wish.seat else NewSeat("bot", wish.bot)
        for at in range(game.seats)
    ]
    return NewTable(game.game, wish.name, seats, game.options)


def log_of(
    wish: NewBranch,
    of: str | None,
    sitting: Sequence[Entry],
    moves: Sequence[tuple[int, RecordAction]],
    now: float,
) -> list[Entry]:
    """Return the first entries of the log: where the game comes from, who sits, and its moves."""
    origin = Entry("branch", None, {"table": of, "step": wish.step, "world": wish.world}, at=now)
    return [origin, *sitting, *(entry_of(actor, action, now) for actor, action in moves)]


def entry_of(actor: int, action: RecordAction, now: float) -> Entry:
    """Return a move as an entry of a log."""
    if actor == CHANCE:
        return Entry("chance", None, {"action": action}, at=now)
    return Entry("decide", actor, {"action": action}, at=now)
