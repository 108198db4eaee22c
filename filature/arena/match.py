"""One game between bots, or between nobody: evenly random play.

Three kinds of random streams never mix: the deal's, each bot's own, and (inside a bot) that with
which it samples hidden worlds. All come from one seed, so a seed is a game, anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from filature.bots.player import MEASURED, Bot, Budget, Question
from filature.core import record
from filature.core.events import CHANCE, Event, remember, told_to
from filature.core.knowledge import Move
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
    dealing, choosing = stream(seed, "deal"), stream(seed, "choices")
    state = game.new()
    history: list[tuple[int, Move]] = []
    while waiting := game.to_act(state):
        actor = waiting[0]
        if actor == CHANCE:
            move = game.chance(state, dealing)
        else:
            legal = game.legal(state, actor)
            move = legal.nth(choosing.randrange(len(legal)))
        game.play(state, actor, move)
        history.append((actor, move))
    return written(game, ["bot:ref-random"] * game.seats, history, state)


def play_bots(
    game: AnyGame, bots: Sequence[tuple[str, Bot]], seed: str, budget: Budget = MEASURED
) -> Played:
    """Play a game between bots, each given its own knowledge and nothing more."""
    dealing = stream(seed, "deal")
    own = [stream(seed, f"bot {seat}") for seat in range(game.seats)]
    knowledge: list[list[Event]] = [[] for _ in range(game.seats)]
    state = game.new()
    history: list[tuple[int, Move]] = []
    while waiting := game.to_act(state):
        actor = waiting[0]
        if actor == CHANCE:
            move = game.chance(state, dealing)
        else:
            question = Question(
                game.knowledge(actor, knowledge[actor]),
                game.asked(state, actor),
                game.factored(state, actor),
            )
            move = game.from_record(bots[actor][1].choose(question, budget, own[actor]).action)
        events = game.play(state, actor, move)
        history.append((actor, move))
        for seat in range(game.seats):
            knowledge[seat] = remember(knowledge[seat], actor, told_to(seat, events))
    return written(game, [f"bot:{name}" for name, _ in bots], history, state)


def written(
    game: AnyGame, players: list[str], history: list[tuple[int, Move]], state: object
) -> Played:
    text = record.write(game, players, history, game.outcome(state))
    return Played(game, players, history, text)
