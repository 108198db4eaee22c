"""One game between bots, or of evenly random play.

Three kinds of random streams never mix: the deal's, each bot's own, and (inside a bot) that with
which it samples hidden worlds. All come from one seed, so a seed is a game, anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from filature.bots.player import MEASURED, Bot, Budget, Question
from filature.core import record
from filature.core.knowledge import Move
from filature.core.session import GameSession
from filature.games import AnyGame


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    game: AnyGame
    players: list[str]
    history: list[tuple[int, Move]]
    record: str


def stream(seed: str, what: str) -> Random:
    """Return one of the random streams of a seed; the same on every machine."""
    return Random(f"{seed}/{what}")


def play_evenly(game: AnyGame, seed: str) -> Played:
    """Play evenly over the legal decisions."""
    choosing = stream(seed, "choices")
    session = GameSession(game).start()
    session.play_out(lambda seat: session.random_move(seat, choosing), stream(seed, "deal"))
    return played(session, ["bot:ref-random"] * game.seats)


def play_bots(
    game: AnyGame, bots: Sequence[tuple[str, Bot]], seed: str, budget: Budget = MEASURED
) -> Played:
    """Play a game between bots, each given its own knowledge and nothing more."""
    own = [stream(seed, f"bot {seat}") for seat in range(game.seats)]
    session = GameSession(game, range(game.seats)).start()

    def decide(seat: int) -> Move:
        choice = bots[seat][1].choose(Question.of(session, seat), budget, own[seat])
        return game.from_record(choice.action)

    session.play_out(decide, stream(seed, "deal"))
    return played(session, [f"bot:{name}" for name, _ in bots])


def played(session: GameSession, players: list[str]) -> Played:
    text = record.write(session.game, players, session.history, session.outcome)
    return Played(session.game, players, session.history, text)
