"""Agent Hunter: what is the same in every game of one size, worked out once.

A decision is a dense int. In this order: hand attacks (agent, target), base attacks (base, target),
swaps (base, agent placed), refills (base, agent placed), placements; and then chance's draw of the
first player. Events that can be made in
advance stand ready: they are values, and a game may give out the same one twice.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

from filature.core.legal import Span
from filature.games.agent_hunter import view as gate

Swaps = tuple[tuple[int, int], ...]
"""Bases, each with the code of swapping agent 0 onto it."""


class Turn:
    """The legal decisions of a turn: `codes`, then the swaps that put the same agent back."""

    __slots__ = ("codes", "on_base", "same")

    def __init__(self, codes: tuple[int, ...], same: Swaps, on_base: list[int]) -> None:
        self.codes = codes
        self.same = same
        self.on_base = on_base

    def __len__(self) -> int:
        return len(self.codes) + len(self.same)

    def __contains__(self, move: object) -> bool:
        if type(move) is not int:
            return False
        return move in self.codes or any(
            move == start + self.on_base[base] for base, start in self.same
        )

    def nth(self, index: int) -> int:
        """Return the decision at `index`, counted from 0."""
        codes = self.codes
        size = len(codes)
        if index < size:
            return codes[index]
        base, start = self.same[index - size]
        return start + self.on_base[base]


ANSWERS: tuple[gate.Answer, ...] = ("lower", "higher", "equal")
LOWER, HIGHER, EQUAL = range(3)


class Tables:
    """The layout of the decisions of one size of the game, with everything read off it."""

    def __init__(self, agents: int, bases: int) -> None:
        self.agents, self.bases = agents, bases
        self.base_attacks = agents * bases
        self.swaps = self.base_attacks + bases * bases
        self.refills = self.swaps + bases * agents
        self.places = self.refills + bases * agents
        self.placements = list(permutations(range(agents), bases))
        self.place_codes = {placed: self.places + at for at, placed in enumerate(self.placements)}
        self.first_players = self.places + len(self.placements)
        self.every_placement = Span(self.places, self.first_players)
        self.members = [
            tuple(n for n in range(agents) if mask >> n & 1) for mask in range(1 << agents)
        ]
        """The agents, or bases, of every mask, rising."""
        self.sums = [sum(members) for members in self.members]
        self.turns: dict[int, tuple[int, ...]] = {}
        """What `turn` has worked out, by hand, own bases, targets and whether a token is left."""
        self.lay_out_attacks()
        self.lay_out_placing()

    def lay_out_attacks(self) -> None:
        agents, bases = range(self.agents), range(self.bases)
        self.hand_attack = list(product(agents, bases))
        """By code: agent and target."""
        self.base_attack = list(product(bases, bases))
        """By code from `base_attacks` on: base and target."""
        self.hand_attacked = [
            [
                [gate.HandAttack(seat, agent, target, answer) for answer in ANSWERS]
                for agent, target in self.hand_attack
            ]
            for seat in (0, 1)
        ]
        """By seat, code and answer."""

    def lay_out_placing(self) -> None:
        agents, bases = range(self.agents), range(self.bases)
        self.placing = list(product(bases, agents))
        """By code from `swaps`, and again from `refills` on: base and agent placed."""
        self.same_swaps = [
            tuple((base, self.swaps + base * self.agents) for base in self.members[own])
            for own in range(1 << self.bases)
        ]
        """By mask of standing bases."""
        self.swapped = [
            [
                [gate.Swapped(seat, base, agent, placed) for agent in agents]
                for base, placed in self.placing
            ]
            for seat in (0, 1)
        ]
        """By seat, code from `swaps` on, and agent shown."""
        self.refilled = [
            [gate.Refilled(seat, base, agent) for base, agent in self.placing] for seat in (0, 1)
        ]
        """By seat and code from `refills` on."""

    def turn(self, hand: int, own: int, targets: int, tokens: bool) -> tuple[int, ...]:
        """Return what can be done in a turn, but for swaps that put the same agent back."""
        members, bases, agents = self.members, self.bases, self.agents
        codes = [agent * bases + at for agent in members[hand] for at in members[targets]]
        codes += [
            self.base_attacks + base * bases + at
            for base in members[own]
            for at in members[targets]
        ]
        if tokens:
            codes += [
                self.swaps + base * agents + placed
                for base in members[own]
                for placed in members[hand]
            ]
        return tuple(codes)


@cache
def tables(agents: int, bases: int) -> Tables:
    """Return the tables of one size, shared by all its games."""
    return Tables(agents, bases)
