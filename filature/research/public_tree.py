"""The public tree of a small game of two seats: what everybody sees happen, and what each may hide.

A spot of the tree is a public history. Behind it each seat may be in one of several private
states: the different things that it alone was told or decided on the way. Both lists stand at the
spot once, so a strategy, a reach or a value at a spot is a short vector over private states, and
the whole game is walked without ever listing pairs of them twice.

The tree is made by the game's own rules: histories are told apart by what a spectator is told,
private states by what their seat is told besides. Nothing in it knows the game. It asks two things
of one: that what is told of a seat's secrets never depends on the other's (then every pair of
private states is possible), and that chance happens in the open.
"""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, told_to
from filature.core.game import GameState, Outcome
from filature.games import AnyGame

Row = list[float]
"""Payoffs to the seat that acts, by the other seat's private state."""


class Lead:
    """The way from a spot to a later one.

    `mine` lists (private state, choice, private state there) of the seat that acts; `theirs` says,
    for each private state of the other seat there, from which one it comes.
    """

    __slots__ = ("mine", "spot", "theirs")

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.mine: list[tuple[int, int, int]] = []
        self.theirs: list[int] = []


class Spot:
    """A public history after which a seat, or chance, must act.

    `choices` and `ends` stand by private state of the seat that acts: its moves, and for each the
    payoffs where the game ends there (0 where it goes on). Chance has one choice for each outcome
    in `odds`, and one private state. `knows` holds, for each seat, what tells its private states
    apart; `regrets` and `sums` are left to the solver.
    """

    __slots__ = ("choices", "ends", "knows", "leads", "odds", "regrets", "seat", "sums")

    def __init__(self, seat: int, knows: list[list[tuple[bytes, ...]]]) -> None:
        self.seat = seat
        self.knows = knows
        self.choices: list[list[Any]] = []
        self.ends: list[list[Row | None]] = []
        self.leads: list[Lead] = []
        self.odds: list[float] = []
        self.regrets: list[list[float]] = []
        self.sums: list[list[float]] = []


def payoff(outcome: Outcome) -> float:
    """Return what an ended game is worth to seat 0: 1, −1, or 0 when victory is shared."""
    return float((0 in outcome.winners) - (1 in outcome.winners))


class PublicTree:
    """The public tree of a game, from before anything has happened."""

    def __init__(self, game: AnyGame) -> None:
        if game.seats != 2:
            raise ValueError("a public tree is made of games for two seats")
        self.game = game
        self.spots = 0
        self.infosets = 0
        self.root = self.grow([[()], [()]], {(0, 0): game.new()})

    def grow(
        self, knows: list[list[tuple[bytes, ...]]], states: dict[tuple[int, int], GameState]
    ) -> Spot:
        """Make a spot, and all that follows it, from the state behind each pair."""
        self.spots += 1
        seat = self.game.to_act(states[0, 0])[0]
        spot = Spot(seat, knows)
        if seat == CHANCE:
            self.grow_chance(spot, states)
        else:
            self.grow_choices(spot, states)
        return spot

    def grow_chance(self, spot: Spot, states: dict[tuple[int, int], GameState]) -> None:
        """Follow every outcome of chance, each of them public."""
        outcomes = self.game.outcomes(states[0, 0])
        if outcomes is None:
            raise ValueError("a public tree needs chance outcomes that can be listed")
        for move, odds in outcomes:
            after = {pair: state.clone() for pair, state in states.items()}
            told = [self.game.play(state, CHANCE, move) for state in after.values()]
            events = told[-1]
            knows = [
                [(*known, encoded(seat, events)) for known in spot.knows[seat]] for seat in (0, 1)
            ]
            spot.odds.append(odds)
            spot.leads.append(Lead(self.grow(knows, after)))

    def grow_choices(self, spot: Spot, states: dict[tuple[int, int], GameState]) -> None:
        """Follow every decision in every private state, and gather what looks the same."""
        game, seat = self.game, spot.seat
        mine, theirs = len(spot.knows[seat]), len(spot.knows[1 - seat])
        self.infosets += mine
        branches: dict[bytes, Branch] = {}
        for i in range(mine):
            legal = game.legal(states[pair(seat, i, 0)], seat)
            spot.choices.append([legal.nth(at) for at in range(len(legal))])
            rows: list[Row | None] = []
            for a, move in enumerate(spot.choices[i]):
                row, ends = [0.0] * theirs, False
                for j in range(theirs):
                    state = states[pair(seat, i, j)].clone()
                    events = game.play(state, seat, move)
                    outcome = game.outcome(state)
                    if outcome is not None:
                        ends = True
                        row[j] = payoff(outcome) * (1 - 2 * seat)
                        continue
                    key = encoded(SPECTATOR, events)
                    branch = branches.setdefault(key, Branch(seat))
                    branch.add(i, a, j, state, events)
                rows.append(row if ends else None)
            spot.ends.append(rows)
        for branch in branches.values():
            lead = Lead(self.grow(branch.knows(spot.knows), branch.states))
            lead.mine, lead.theirs = branch.moved, list(branch.theirs.values())
            spot.leads.append(lead)


class Branch:
    """What looks the same to a spectator, while it is gathered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.mine: dict[tuple[int, bytes], int] = {}
        self.theirs: dict[int, int] = {}
        self.their_place: dict[int, int] = {}
        self.their_told: list[bytes] = []
        self.moved: list[tuple[int, int, int]] = []
        self.states: dict[tuple[int, int], GameState] = {}

    def add(self, i: int, a: int, j: int, state: GameState, events: list[Event]) -> None:
        """Take in one pair of private states and one choice that lead here."""
        seat = self.seat
        there = self.mine.setdefault((i, encoded(seat, events)), len(self.mine))
        if j not in self.their_place:
            place = self.their_place[j] = len(self.their_place)
            self.theirs[place] = j
            self.their_told.append(encoded(1 - seat, events))
        if (i, a, there) not in self.moved[-1:]:
            self.moved.append((i, a, there))
        self.states[pair(seat, there, self.their_place[j])] = state

    def knows(self, before: list[list[tuple[bytes, ...]]]) -> list[list[tuple[bytes, ...]]]:
        """Return what tells the private states apart that arrive here."""
        mine = [(*before[self.seat][i], told) for i, told in self.mine]
        their_told = zip(self.theirs.values(), self.their_told, strict=True)
        theirs = [(*before[1 - self.seat][j], told) for j, told in their_told]
        return [mine, theirs] if self.seat == 0 else [theirs, mine]


def pair(seat: int, mine: int, theirs: int) -> tuple[int, int]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


def encoded(viewer: int, events: list[Event]) -> bytes:
    return msgspec.msgpack.encode(told_to(viewer, events))
