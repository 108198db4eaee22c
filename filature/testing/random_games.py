"""Random games, kept moment by moment: what the other checks look at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer
from filature.core.knowledge import Move
from filature.core.session import GameSession
from filature.games import AnyGame

Step = Callable[[Any, Any, tuple[int, ...], Random], tuple[int, Move]]


@dataclass(frozen=True)
class Moment:
    """One moment of a game: the truth, how it came about, and what every viewer was told so far.

    Of what was fleeting, `told` holds only what no decision has yet let go.
    `events` are those of the step that led here; the first moment has none.
    """

    state: Any
    history: list[tuple[int, Move]]
    events: list[Event]
    told: dict[Viewer, list[Event]]


def viewers(game: AnyGame) -> list[Viewer]:
    """Return those from whom something is hidden: every seat, and the spectator."""
    return [*range(game.seats), SPECTATOR]


def random_step(
    game: AnyGame, state: Any, to_act: tuple[int, ...], rng: Random
) -> tuple[int, Move]:
    """Let chance or one of the seats that must act choose at random."""
    actor = rng.choice(to_act)
    if actor == CHANCE:
        return actor, game.chance(state, rng)
    legal = game.legal(state, actor)
    assert len(legal), f"seat {actor} must act, and has no legal decision"
    return actor, legal.nth(rng.randrange(len(legal)))


def random_game(
    game: AnyGame, seed: int, steps: int = 5000, step: Step = random_step
) -> list[Moment]:
    """Play one game at random; return its moments, from before anything to after the end.

    Simultaneous decisions arrive in a random order. A game that goes on past `steps` fails.
    `step` chooses an actor and a move where even choices would not bring a game to its end.
    """
    rng = Random(seed)
    session = GameSession(game, viewers(game)).start()
    moments = [moment_of(session, [])]
    while to_act := game.to_act(session.state):
        assert len(moments) <= steps, f"after {steps} random steps the game still goes on"
        events = session.apply(*step(game, session.state, to_act, rng))
        moments.append(moment_of(session, events))
    return moments


def moment_of(session: GameSession, events: list[Event]) -> Moment:
    """Keep a session as it is now."""
    return Moment(session.state.clone(), session.history.copy(), events, session.knowledge.copy())


def snapshot(value: Any) -> Hashable:
    """Return all that a state holds, slot by slot, as a value that can be compared and hashed.

    A slot whose name begins with an underscore is a cache: it holds nothing that the others do not.
    """
    if value is None or isinstance(value, int | float | str | bytes):
        return type(value).__name__, value
    if isinstance(value, bytearray):
        return type(value).__name__, bytes(value)
    if isinstance(value, list | tuple):
        return type(value).__name__, tuple(snapshot(item) for item in value)
    if isinstance(value, set | frozenset):
        return type(value).__name__, frozenset(snapshot(item) for item in value)
    if isinstance(value, dict):
        return type(value).__name__, tuple((snapshot(k), snapshot(v)) for k, v in value.items())
    names = [
        name
        for kind in reversed(type(value).__mro__)
        for name in slots_of(kind)
        if not name.startswith("_") and hasattr(value, name)
    ]
    names += sorted(getattr(value, "__dict__", ()))
    assert names, f"a state holds a {type(value).__name__}, which cannot be compared"
    return type(value).__name__, tuple((name, snapshot(getattr(value, name))) for name in names)


def slots_of(kind: type) -> tuple[str, ...]:
    slots = kind.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)
