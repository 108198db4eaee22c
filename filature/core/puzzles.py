"""Puzzles: what a case asks of a seat's knowledge, and how it is proved.

A game's `cases.py` has `PUZZLE`, a subclass of `Puzzle`. Everything here is worked out from the
knowledge of one seat: what is true behind it never reaches a puzzle. `docs/cases.md` says for each
game which kinds of cases it has and what the four levels of reasoning mean.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from filature.core.cases import CaseKind, CaseLevel, CaseSecret
from filature.core.events import told_to
from filature.core.game import Game
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import Json
from filature.core.measures import entropy
from filature.core.messages import Say

LEVELS: tuple[CaseLevel, ...] = ("recruit", "novice", "agent", "master")
"""By the reasoning that is needed: one hand (or base, or place) by itself; all of them together;
also what was refused or missed; also how the others acted."""
ONE_HAND, ALL_HANDS, MISSES, BEHAVIOUR = range(4)
Value = int | str


class Setup(NamedTuple):
    """How games are set up from which cases are made."""

    seats: int
    options: Mapping[str, Json] = {}


class Puzzle:
    """One seat's knowledge at a moment, as a puzzle.

    A level is a number from `ONE_HAND` to `BEHAVIOUR`; at the last one everything is known that
    can be.
    """

    kinds: ClassVar[tuple[CaseKind, ...]]
    setups: ClassVar[tuple[Setup, ...]]
    most_worlds: ClassVar[int] = 1500
    """Cases are made of positions with at most so many worlds."""

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        self.game = game
        self.knowledge = knowledge
        self.seat = knowledge.viewer

    # Worlds

    def worlds(self) -> Iterator[World[Any]]:
        """List worlds such that whatever a case can ask is so in all worlds if it is in these."""
        return self.game.worlds(self.knowledge)

    def count(self) -> int:
        """Count the worlds that agree with the knowledge."""
        return sum(1 for _ in self.worlds())

    def promising(self) -> bool:
        """Tell, at a glance, whether the worlds may be few enough to be counted."""
        return True

    @cached_property
    def present(self) -> Any:
        """The state of one world: for what does not depend on which one."""
        return next(iter(self.worlds())).state

    def decisions(self) -> list[int]:
        """Return what the seat may decide now."""
        legal = self.game.legal(self.present, self.seat)
        return [legal.nth(at) for at in range(len(legal))]

    # Certain: a hidden thing that is the same in all worlds

    @cached_property
    def secrets(self) -> list[CaseSecret]:
        """What is hidden, and the values that an answer may name."""
        return []

    def left(self, level: int) -> list[Collection[Value]]:
        """Return what each secret can be, as far as a level of reasoning tells."""
        return []

    def value(self, state: Any, secret: int) -> Value:
        """Return what a secret is in one world."""
        raise NotImplementedError

    def certain_level(self, secret: int) -> int:
        """Return the lowest level of reasoning that leaves a secret one value."""
        return next(at for at in range(len(LEVELS)) if len(self.left(at)[secret]) == 1)

    def reasons(self, secret: int) -> list[Say]:
        """Return the facts told that make a secret certain, as `because-TYPE` of the game."""
        return []

    # Question: a decision that tells most

    def quiet(self) -> bool:
        """Tell whether no decision can end the game, which would show everything."""
        return True

    def bits(self, level: int) -> dict[int, float]:
        """Return how much each decision tells on average, as far as a level of reasoning knows.

        Without a game's own counting: how finely the worlds are divided by what is told at once.
        """
        told: dict[int, dict[tuple[Any, ...], int]] = {}
        worlds = list(self.worlds())
        for move in self.decisions():
            parts = told.setdefault(move, {})
            for world in worlds:
                state = world.state.clone()
                events = told_to(self.seat, self.game.play(state, self.seat, move))
                key = tuple(map(repr, events))
                parts[key] = parts.get(key, 0) + 1
        return {move: entropy(parts.values()) for move, parts in told.items()}

    def alike(self, move: int) -> Any:
        """Return what a decision asks: those that ask the same are one answer."""
        return move

    def question_level(self, best: Collection[int]) -> int:
        """Return the lowest level of reasoning that finds the decision that tells most."""
        return next(
            at
            for at in range(len(LEVELS))
            if set(leading(self.bits(at), self.alike)[0]) == set(best)
        )

    # Win: a decision that wins in all worlds

    def candidates(self) -> Iterable[int]:
        """Return the decisions that may win at once."""
        return self.decisions()

    def win_level(self, move: int) -> int:
        """Return the lowest level of reasoning that proves a sure win."""
        return BEHAVIOUR

    def obvious(self, winning: Collection[int]) -> bool:
        """Tell whether a win is too plain to be asked for."""
        return len(winning) * 2 > len(self.decisions())

    def proof(self, move: int) -> list[Say]:
        """Return the facts told that make a sure win sure, as `because-TYPE` of the game."""
        return []

    def wins(self, state: Any, move: int) -> bool:
        """Tell whether a decision wins in one world, whatever is decided at the same time."""
        after = state.clone()
        self.game.play(after, self.seat, move)
        return self.won(after, {*self.game.to_act(state)} - {self.seat})

    def won(self, state: Any, pending: Collection[int]) -> bool:
        """Tell whether the seat has won, whatever those decide who were asked with it."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.seat in outcome.winners
        acting = self.game.to_act(state)
        if not acting or acting[0] not in pending:
            return False
        legal = self.game.legal(state, acting[0])
        return all(
            self.won(self.played(state, acting[0], legal.nth(at)), {*pending} - {acting[0]})
            for at in range(len(legal))
        )

    def played(self, state: Any, actor: int, move: Move) -> Any:
        after = state.clone()
        self.game.play(after, actor, move)
        return after

    def worlds_against(self, move: int) -> Iterator[World[Any]]:
        """List worlds such that a decision wins in all worlds if it does in these."""
        return self.worlds()

    def count_against(self, move: int) -> int:
        """Count the worlds in which a sure win is won."""
        return self.count()

    def wins_always(self, move: int) -> bool:
        """Tell whether a decision wins in all worlds."""
        return all(self.wins(world.state, move) for world in self.worlds_against(move))


EPSILON = 1e-9
"""Differences of bits below it are errors of rounding."""


def leading(
    bits: Mapping[int, float], alike: Callable[[int], Any] = lambda move: move
) -> tuple[list[int], float]:
    """Return the decisions that tell most, and by how much; none where several others do as much.

    Decisions that are `alike` are one answer.
    """
    best = max(bits.values(), default=0.0)
    first = [move for move, told in bits.items() if best - told < EPSILON]
    asked = {alike(move) for move in first}
    others = [told for move, told in bits.items() if alike(move) not in asked]
    if len(asked) != 1 or not others:
        return [], 0.0
    return sorted(first), best - max(others)
