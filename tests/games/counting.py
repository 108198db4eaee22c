"""Whole games of small set-ups, counted by the engine and by independent rules.

What seat 0 can know when it decides is gathered on the way: an event that tells too much would
split it into more parts than `RULES.md` does. Seats that decide at once do so in seat order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from filature.core.events import CHANCE, told_to
from filature.core.legal import RecordAction
from filature.games import AnyGame

Told = tuple[Any, ...]


def count(game: AnyGame, state: Any, known: set[Told], told: Told = ()) -> int:
    """Count the games from a state on; chance must be listed."""
    if not (to_act := game.to_act(state)):
        return 1
    actor = to_act[0]
    if actor == 0:
        known.add(told)
    if actor == CHANCE:
        moves = [move for move, _ in game.outcomes(state) or []]
    else:
        legal = game.legal(state, actor)
        moves = [legal.nth(at) for at in range(len(legal))]
    games = 0
    for move in moves:
        after = state.clone()
        events = told_to(0, game.play(after, actor, move))
        games += count(game, after, known, (*told, *map(msgspec.json.encode, events)))
    return games


def count_independently(
    rules: Any, play: Callable[[Any, RecordAction], Any], known: set[Told], told: Told = ()
) -> int:
    """Count the same by independent rules; `play` returns what seat 0 learns of an action."""
    actor = rules.due()
    if actor is None:
        return 1
    if actor == 0:
        known.add(told)
    games = 0
    for action in rules.legal():
        after = rules.copy()
        games += count_independently(after, play, known, (*told, play(after, action)))
    return games
