"""What if: how a table begins that plays a finished game on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from filature.core.debriefs import NewBranch
from filature.core.events import CHANCE
from filature.core.legal import RecordAction
from filature.core.messages import NewSeat, NewTable
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame
from filature.tables.store import Entry


def moves_for(game: FinishedGame, wish: NewBranch, rng: Random) -> list[tuple[int, RecordAction]]:
    """Return the moves up to a step: as they were, or of a world that a seat could not tell apart.

    A step at which the game is over is refused: there is nothing left to play.
    """
    if not 0 <= wish.step <= len(game.moves):
        raise Refused("no_such_step", steps=len(game.moves))
    if not 0 <= wish.seat < game.seats:
        raise Refused("no_such_seat")
    session = game.until(wish.step)
    if session.is_over:
        raise Refused("game_over")
    if wish.world == "true":
        return game.moves[: wish.step]
    world = session.game.sample_world(session.knowledge_of(wish.seat), rng)
    return [(actor, session.game.to_record(actor, move)) for actor, move in world.history]


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
