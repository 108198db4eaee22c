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

Shape = tuple[tuple[int, ...], int, tuple[tuple[int, int], ...], int]
"""What a turn may be, but for which agents stand on the bases: decisions and how many; then the
bases on which the same agent may be put back, each with the code of swapping agent 0 onto it; and
how many there are in all."""


class Turn:
    """The legal decisions of a turn."""

    __slots__ = ("on_base", "shape")

    def __init__(self, shape: Shape, on_base: list[int]) -> None:
        self.shape = shape
        self.on_base = on_base

    def __len__(self) -> int:
        return self.shape[3]

    def __contains__(self, move: object) -> bool:
        if type(move) is not int:
            return False
        codes, _, same, _ = self.shape
        return move in codes or any(move == start + self.on_base[base] for base, start in same)

    def nth(self, index: int) -> int:
        """Return the decision at `index`, counted from 0."""
        codes, size, same, _ = self.shape
        if index < size:
            return codes[index]
        base, start = same[index - size]
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
        self.turns: dict[int, Shape] = {}
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

    def turn(self, hand: int, own: int, targets: int, tokens: bool) -> Shape:
        """Work out what can be done in a turn, and keep it."""
        members, bases, agents = self.members, self.bases, self.agents
        codes = [agent * bases + at for agent in members[hand] for at in members[targets]]
        codes += [
            self.base_attacks + base * bases + at
            for base in members[own]
            for at in members[targets]
        ]
        starts = [(base, self.swaps + base * agents) for base in members[own]] if tokens else []
        codes += [start + placed for _, start in starts for placed in members[hand]]
        shape = (tuple(codes), len(codes), tuple(starts), len(codes) + len(starts))
        self.turns[hand << 7 | own << 4 | targets << 1 | tokens] = shape
        return shape


@cache
def tables(agents: int, bases: int) -> Tables:
    """Return the tables of one size, shared by all its games."""
    return Tables(agents, bases)
