"""Multi-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

Every seat has a tree that branches on what this seat is told. So no seat acts on what it does not
know, and hiding something can be worth something.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from filature.bots.player import BudgetCounter
from filature.core.events import CHANCE, told_to
from filature.core.game import Game, GameState

S = TypeVar("S", bound=GameState)

LONGEST_PLAYOUT = 5_000
"""Moves after which a playout is given up; with usual options no game is nearly as long."""


class Arm:
    """One move at a node: how often it was available, how often chosen, its total payoff."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """An information set of one seat."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.children: dict[bytes, Node] = {}

    def child(self, told: bytes) -> Node:
        """Return the node after this seat was told something more."""
        return self.children.setdefault(told, Node())


class MoveStats(msgspec.Struct, frozen=True):
    """What a search found out about one move."""

    move: int
    visits: int
    value: float


class Ismcts(Generic[S]):
    """The search, with evenly random playouts to the end; a win shared by n seats counts 1/n."""

    def __init__(self, game: Game[S, Any], exploration: float) -> None:
        self.game = game
        self.exploration = exploration

    def search(
        self, seat: int, draw: Callable[[Random], S], counter: BudgetCounter, rng: Random
    ) -> list[MoveStats]:
        """Search for a seat that must act now; return its moves, the most visited first.

        `draw` samples a state, which the search may change.
        """
        roots = [Node() for _ in range(self.game.seats)]
        while counter.tick():
            self.iterate(seat, draw(rng), list(roots), rng)
        found = [
            MoveStats(move, arm.visits, arm.total / arm.visits)
            for move, arm in roots[seat].arms.items()
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.move))

    def iterate(self, seat: int, state: S, nodes: list[Node], rng: Random) -> None:
        """Descend in one world, try one new move, play on at random, and update the path."""
        game = self.game
        path: list[tuple[int, Arm]] = []
        actor, expanded = seat, False
        while not expanded:
            if actor == CHANCE:
                move = game.chance(state, rng)
            else:
                arm, move, expanded = self.select(nodes[actor], state, actor, rng)
                path.append((actor, arm))
            events = game.play(state, actor, move)
            for other in range(game.seats):
                if told := told_to(other, events):
                    nodes[other] = nodes[other].child(msgspec.msgpack.encode(told))
            if not (to_act := game.to_act(state)):
                break
            actor = to_act[0]
        payoffs = self.play_evenly(state, rng)
        for actor, arm in path:
            arm.visits += 1
            arm.total += payoffs[actor]

    def select(self, node: Node, state: S, seat: int, rng: Random) -> tuple[Arm, int, bool]:
        """Choose a move not tried yet, else the one with the highest upper confidence bound."""
        legal = self.game.legal(state, seat)
        moves = [legal.nth(index) for index in range(len(legal))]
        untried = [move for move in moves if move not in node.arms]
        for move in moves:
            if move in node.arms:
                node.arms[move].available += 1
        if untried:
            move = untried[rng.randrange(len(untried))]
            arm = node.arms[move] = Arm()
            arm.available = 1
            return arm, move, True
        move = max(moves, key=lambda move: self.upper_bound(node.arms[move]))
        return node.arms[move], move, False

    def upper_bound(self, arm: Arm) -> float:
        return arm.total / arm.visits + self.exploration * sqrt(log(arm.available) / arm.visits)

    def play_evenly(self, state: S, rng: Random) -> list[float]:
        """Play to the end by evenly random moves; return what each seat has won.

        Options can make a game almost endless: then nobody has won it.
        """
        game = self.game
        for _ in range(LONGEST_PLAYOUT):
            if not (to_act := game.to_act(state)):
                break
            actor = to_act[0]
            if actor == CHANCE:
                game.play(state, actor, game.chance(state, rng))
            else:
                legal = game.legal(state, actor)
                game.play(state, actor, legal.nth(rng.randrange(len(legal))))
        outcome = game.outcome(state)
        winners = outcome.winners if outcome is not None else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
