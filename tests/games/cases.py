"""What the tests of all games need to know about each: `CASE` in `tests/games/NAME/situation.py`.

A game without such a file is tested with its default options, for every number of seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from filature.core.knowledge import Move
from filature.core.legal import RecordAction
from filature.games import AnyGame, catalogue
from filature.testing import Moment, random_game
from filature.testing.random_games import random_step

Setup = tuple[int, Mapping[str, Any]]
"""Seats and options."""


class IndependentRules(Protocol):
    """`RULES.md` implemented a second time, sharing nothing with the engine."""

    def due(self) -> int | None:
        """Return the first actor that must act, -1 for chance, None at the end."""

    def legal(self) -> list[RecordAction]:
        """List what that actor may do."""

    def play(self, action: RecordAction, /) -> Any: ...

    def outcome(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Case:
    """One game as it is tested."""

    setups: tuple[Setup, ...]
    """Short games: every number of seats and every option should occur."""
    learned: Callable[[Any, Any, int, RecordAction, int], Any] | None = None
    """What by `RULES.md`, not the engine, a viewer learns of a decision:
    `learned(game, state, actor, action, viewer)` gives any JSON value."""
    random_step: Callable[[Any, Any, tuple[int, ...], Random], tuple[int, Move]] = random_step
    """How a random game goes on; for games that evenly random play would not bring to an end."""
    listed_setups: tuple[Setup, ...] | None = None
    """Where worlds can be listed and are equally likely, if not in all set-ups."""
    independent_rules: Callable[[Any], IndependentRules] | None = None
    """Makes the second implementation for a game as set up."""
    compare: Callable[[Any, Any, Any], None] = lambda game, state, rules: None
    """Asserts, beyond legal actions and the outcome, that engine and second implementation agree
    on a state: `compare(game, state, rules)`."""

    def random_game(self, game: AnyGame, seed: int) -> list[Moment]:
        return random_game(game, seed, step=self.random_step)


def case_of(id: str) -> Case:
    """Return how a game is tested."""
    if find_spec(f"tests.games.{id}") is None:
        return Case(tuple((seats, {}) for seats in catalogue()[id].seat_counts))
    case: Case = import_module(f"tests.games.{id}.situation").CASE
    return case


@cache
def cases() -> dict[str, Case]:
    """Return how each game is tested."""
    return {id: case_of(id) for id in catalogue()}


def every_setup() -> Iterator[tuple[str, Setup]]:
    """Return each set-up of each game."""
    for id, case in cases().items():
        for setup in case.setups:
            yield id, setup
