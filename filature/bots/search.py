"""Search over sampled worlds: what a strong bot does with its time, whatever the game.

Nothing here knows the truth. Both searches are handed `draw`, which gives one hypothetical world
after another (a game's `sample_world`, or a quicker or weighted sampler of the game's own), and
spend a `BudgetCounter`, one playout an iteration.

- `contest` compares a few candidates: every one of them is tried in the same worlds, and half of
  them are dropped at each quarter or so of the time (successive halving). Quick to say which of a
  dozen moves is best, when a good way of playing on is known.
- `Ismcts` grows a tree for every seat (multi-observer information set Monte Carlo tree search,
  Cowling, Powley and Whitehouse 2012): each seat's tree branches on what that seat is told, so no
  seat acts on what it does not know, and hiding something can be worth something.

Both answer the same for the same draws, iterations and random stream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from time import monotonic
from typing import Any, Generic, TypeVar

import msgspec

from filature.bots.player import BudgetCounter
from filature.core.events import CHANCE, told_to
from filature.core.game import Game, GameState, Outcome
from filature.core.knowledge import Knowledge

A = TypeVar("A")
W = TypeVar("W")
S = TypeVar("S", bound=GameState)

Payoffs = Sequence[float]
"""What a finished game is worth to each seat."""


def spent(counter: BudgetCounter) -> float:
    """Return how much of its budget a counter has counted off, from 0 to 1."""
    iterations, milliseconds = counter.budget.iterations, counter.budget.milliseconds
    shares = [0.0]
    if iterations is not None:
        shares.append(counter.done / max(1, iterations))
    if milliseconds is not None and counter.until is not None:
        shares.append(1 - (counter.until - monotonic()) / max(0.001, milliseconds / 1000))
    return min(1.0, max(shares))


def shares(outcome: Outcome, seats: int) -> list[float]:
    """Return a won game as 1 among its winners, shared evenly, and 0 for the others."""
    worth = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [worth if seat in outcome.winners else 0.0 for seat in range(seats)]


# Comparing a few candidates


class Tried(Generic[A]):
    """A candidate, how often it was tried, and what it brought."""

    __slots__ = ("candidate", "total", "tries", "trust")

    def __init__(self, candidate: A, thought: float = 0.0, trust: float = 0.0) -> None:
        self.candidate = candidate
        self.tries = 0
        self.total = thought * trust
        self.trust = trust

    @property
    def mean(self) -> float:
        """What it brought on average; worse than anything while nothing is known of it."""
        known = self.tries + self.trust
        return self.total / known if known else float("-inf")


def contest(
    candidates: Sequence[A],
    draw: Callable[[Random], W],
    value: Callable[[W, A, Random], float],
    counter: BudgetCounter,
    rng: Random,
    priors: Sequence[tuple[float, float]] | None = None,
) -> list[Tried[A]]:
    """Try candidates in the same drawn worlds, drop the worse half again and again; best first.

    `candidates` come in order of preference, which decides between equals. `value` must leave the
    world as it found it. Those dropped keep their place behind all that stayed longer. `priors`
    say what is thought of each beforehand, and how many tries that thought is worth.
    """
    thoughts = priors or [(0.0, 0.0)] * len(candidates)
    left = [
        Tried(candidate, thought, trust)
        for candidate, (thought, trust) in zip(candidates, thoughts, strict=True)
    ]
    dropped: list[Tried[A]] = []
    rounds = max(1, ceil(log2(len(left)))) if left else 0
    for number in range(1, rounds + 1):
        if len(left) == 1:
            break
        goes_on = passes(left, draw, value, counter, rng, until=number / rounds)
        left.sort(key=lambda tried: -tried.mean)
        if not goes_on:
            break
        keep = ceil(len(left) / 2)
        left, dropped = left[:keep], left[keep:] + dropped
    return left + dropped


def passes(
    left: Sequence[Tried[A]],
    draw: Callable[[Random], W],
    value: Callable[[W, A, Random], float],
    counter: BudgetCounter,
    rng: Random,
    until: float,
) -> bool:
    """Try each candidate once in each world drawn until this share of the time is spent."""
    while True:
        world = draw(rng)
        for tried in left:
            if not counter.tick():
                return False
            tried.total += value(world, tried.candidate, rng)
            tried.tries += 1
        if spent(counter) >= until:
            return True


# Information set search


class Arm:
    """One move at a node: how often it could be chosen, how often it was, what it brought."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """What a seat may come to know: where it goes on from there, and what it tried there."""

    __slots__ = ("after", "arms")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.after: dict[bytes, Node] = {}

    def told(self, key: bytes) -> Node:
        """Return the node after this seat was told something more."""
        node = self.after.get(key)
        if node is None:
            node = self.after[key] = Node()
        return node


class Found(msgspec.Struct, frozen=True):
    """What a search has to say of one move."""

    move: int
    visits: int
    value: float


Moves = Callable[[S, int], Sequence[int]]
"""Which moves of a seat are worth a look, from what that seat knows; none means all."""

Playout = Callable[[S, Random], Payoffs]
"""Plays a state on to some end, or judges it; may change the state."""


class Ismcts(Generic[S]):
    """Multi-observer information set search over a game's own rules.

    `moves` narrows what is looked at and must depend on what the seat knows alone; `playout`
    judges a state once the tree is left (by default: evenly random play to the end).
    """

    def __init__(
        self,
        game: Game[S, Any],
        moves: Moves[S] | None = None,
        playout: Playout[S] | None = None,
        exploration: float = 0.7,
    ) -> None:
        self.game = game
        self.moves = moves or self.every_move
        self.playout = playout or self.play_evenly
        self.exploration = exploration

    def search(
        self, seat: int, draw: Callable[[Random], S], counter: BudgetCounter, rng: Random
    ) -> list[Found]:
        """Search for a seat that must act now; return its moves, the most visited first.

        `draw` gives a state of its own each time.
        """
        roots = [Node() for _ in range(self.game.seats)]
        while counter.tick():
            self.iterate(seat, draw(rng), list(roots), rng)
        found = [
            Found(move, arm.visits, arm.total / arm.visits)
            for move, arm in roots[seat].arms.items()
            if arm.visits
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.move))

    def iterate(self, seat: int, state: S, nodes: list[Node], rng: Random) -> None:
        """Go down the trees in one world, try one new move, play on, and keep what it brought."""
        game = self.game
        path: list[tuple[int, Arm]] = []
        payoffs: Payoffs | None = None
        waiting = game.to_act(state)
        actor = seat
        while payoffs is None:
            if actor == CHANCE:
                move, new = game.chance(state, rng), False
            else:
                arm, move, new = self.select(nodes[actor], self.moves(state, actor), rng)
                path.append((actor, arm))
            events = game.play(state, actor, move)
            for other in range(game.seats):
                if told := told_to(other, events):
                    nodes[other] = nodes[other].told(msgspec.msgpack.encode(told))
            waiting = game.to_act(state)
            if not waiting:
                payoffs = self.ended(state)
            elif new:
                payoffs = self.playout(state, rng)
            else:
                actor = waiting[0]
        for actor, arm in path:
            arm.visits += 1
            arm.total += payoffs[actor]

    def select(self, node: Node, moves: Sequence[int], rng: Random) -> tuple[Arm, int, bool]:
        """Choose a move not yet tried, else the one with the highest upper bound."""
        fresh: list[int] = []
        tried: list[tuple[int, Arm]] = []
        for move in moves:
            arm = node.arms.get(move)
            if arm is None or not arm.visits:
                fresh.append(move)
            else:
                arm.available += 1
                tried.append((move, arm))
        if fresh:
            move = fresh[rng.randrange(len(fresh))]
            arm = node.arms.setdefault(move, Arm())
            arm.available += 1
            return arm, move, True
        move, arm = max(tried, key=lambda one: self.bound(one[1]))
        return arm, move, False

    def bound(self, arm: Arm) -> float:
        """Upper confidence bound, counted over the times when the move could be chosen."""
        return arm.total / arm.visits + self.exploration * sqrt(log(arm.available) / arm.visits)

    def every_move(self, state: S, seat: int) -> Sequence[int]:
        legal = self.game.legal(state, seat)
        return [legal.nth(index) for index in range(len(legal))]

    def ended(self, state: S) -> Payoffs:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return shares(outcome, self.game.seats)

    def play_evenly(self, state: S, rng: Random) -> Payoffs:
        game = self.game
        while waiting := game.to_act(state):
            actor = waiting[0]
            if actor == CHANCE:
                game.play(state, actor, game.chance(state, rng))
            else:
                legal = game.legal(state, actor)
                game.play(state, actor, legal.nth(rng.randrange(len(legal))))
        return self.ended(state)


def sampled(game: Game[S, Any], knowledge: Knowledge) -> Callable[[Random], S]:
    """Return a `draw` that samples the game's worlds evenly."""
    return lambda rng: game.sample_world(knowledge, rng).state
