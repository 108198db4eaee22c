"""A finished game as it crosses a process boundary, and its positions on the way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from filature.core.debriefs import NewBranch, Tried, Verdict
from filature.core.events import CHANCE
from filature.core.game import Outcome
from filature.core.knowledge import Move
from filature.core.legal import RecordAction
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import position, told_along
from filature.debrief.report import MARGIN, Debriefing, appraise
from filature.games import AnyGame, game_class

LONGEST = 2000
"""A game of more moves than this gets no debrief."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over, or was stopped, with all its moves: never a running one."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, RecordAction]]
    outcome: Outcome | None

    @classmethod
    def of(
        cls, game: AnyGame, history: Sequence[tuple[int, Move]], outcome: Outcome | None
    ) -> FinishedGame:
        """Take a game as it was played; refuse one that is `beyond_maximum`."""
        game.check_maxima()
        if len(history) > LONGEST:
            raise Refused("too_long_for_debrief", limit=LONGEST)
        moves = [(actor, game.to_record(actor, move)) for actor, move in history]
        return cls(game.id, game.seats, game.chosen_options, moves, outcome)

    def set_up(self) -> AnyGame:
        """Return the game as it was set up."""
        return game_class(self.game)(self.seats, self.options)

    def history(self, game: AnyGame) -> list[tuple[int, Move]]:
        """Return the moves as the engine holds them."""
        return [(actor, game.from_record(action)) for actor, action in self.moves]

    def debriefing(self) -> Debriefing:
        """Begin the debrief."""
        game = self.set_up()
        return Debriefing(game, self.history(game), self.outcome)

    def until(self, step: int) -> GameSession:
        """Play the game up to a step."""
        game = self.set_up()
        session = GameSession(game, range(game.seats)).start()
        for actor, action in self.moves[:step]:
            session.apply(actor, game.from_record(action))
        return session

    def decision_before(self, step: int) -> tuple[GameSession, int]:
        """Return the game before the decision that led to a step, and the seat that made it."""
        if not 1 <= step <= len(self.moves) or self.moves[step - 1][0] == CHANCE:
            raise Refused("no_decision_there")
        return self.until(step - 1), self.moves[step - 1][0]

    def again(self, step: int) -> Tried:
        """Return the position of the seat that decided, as it was."""
        session, seat = self.decision_before(step)
        here = msgspec.structs.replace(position(session, seat), undo=False)
        return Tried(seat, here, told_along(session.game, session.history, seat))

    def verdict(self, step: int, action: RecordAction) -> Verdict:
        """Say how good a decision is in the place of the one that led to a step."""
        session, seat = self.decision_before(step)
        session.try_move(seat, session.game.from_record(action))
        found = appraise(self.game, session, seat, action, step)
        if not found:
            return Verdict(True, 1.0, 1.0, 0.0, MARGIN)
        best, tried = found[0], next(one for one in found if one.action == action)
        gap = best.chance.win - tried.chance.win
        return Verdict(
            accepted=gap <= MARGIN,
            win=tried.chance.win,
            best=best.chance.win,
            error=tried.apart,
            margin=MARGIN,
        )

    def moves_for(self, wish: NewBranch, rng: Random) -> list[tuple[int, RecordAction]]:
        """Return the moves up to a step: the true ones, or those of a world a seat held possible.

        A step at which the game is over is refused: there is nothing left to play.
        """
        if not 0 <= wish.step <= len(self.moves):
            raise Refused("no_such_step", steps=len(self.moves))
        if not 0 <= wish.seat < self.seats:
            raise Refused("no_such_seat")
        session = self.until(wish.step)
        if session.is_over:
            raise Refused("game_over")
        if wish.world == "true":
            return self.moves[: wish.step]
        world = session.game.sample_world(session.knowledge_of(wish.seat), rng)
        return [(actor, session.game.to_record(actor, move)) for actor, move in world.history]
