"""What if: the moves with which a table begins that plays a finished game on."""

from __future__ import annotations

from random import Random

from filature.core.debriefs import NewBranch
from filature.core.legal import RecordAction
from filature.core.refusals import Refused
from filature.debrief.finished_game import FinishedGame


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
