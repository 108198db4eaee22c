"""Agent Hunter: what is the same in every game of one size, worked out once.

A decision is a dense int. In this order: hand attacks (agent, target), base attacks (base, target),
swaps (base, agent placed), refills (base, agent placed), placements; and then chance's draw of the
first player. Events that can be made in
advance stand ready: they are values, and a game may give out the same one twice.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import msgspec

from filature.core.legal import Span
from filature.games.agent_hunter import view as gate

Members = tuple[int, ...]
Onto = tuple[tuple[int, int], ...]
"""Bases, each with the code of swapping agent 0 onto it."""


class Turn(msgspec.Struct, gc=False):
    """The legal decisions of a turn, not written out: attacks, swaps, the same agent put back."""

    size: int
    attacks: int
    """How many are attacks."""
    attackers: Members
    """The first code of the attacks by each agent of the hand, then by each base."""
    targets: Members
    hand: Members
    swaps: Onto
    """None without a token."""
    on_base: list[int]

    def __len__(self) -> int:
        return self.size

    def __contains__(self, move: object) -> bool:
        if type(move) is not int:
            return False
        return any(move - target in self.attackers for target in self.targets) or any(
            move - start in self.hand or move - start == self.on_base[base]
            for base, start in self.swaps
        )

    def nth(self, index: int) -> int:
        """Return the decision at `index`, counted from 0."""
        at = index - self.attacks
        if at < 0:
            targets = self.targets
            return self.attackers[index // len(targets)] + targets[index % len(targets)]
        hand, swaps = self.hand, self.swaps
        same = at - len(swaps) * len(hand)
        if same < 0:
            return swaps[at // len(hand)][1] + hand[at % len(hand)]
        base, start = swaps[same]
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
        self.lay_out_attacks()
        self.lay_out_placing()

    def lay_out_attacks(self) -> None:
        agents, bases = range(self.agents), range(self.bases)
        self.hand_attackers = [tuple(n * self.bases for n in members) for members in self.members]
        """By hand: the first code of the attacks of each agent."""
        self.base_attackers = [
            tuple(self.base_attacks + n * self.bases for n in members)
            for members in self.members[: 1 << self.bases]
        ]
        """By one's own bases: the first code of the attacks from each."""
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
        self.swaps_onto: list[Onto] = [
            tuple((base, self.swaps + base * self.agents) for base in members)
            for members in self.members[: 1 << self.bases]
        ]
        """By one's own bases."""
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


@cache
def tables(agents: int, bases: int) -> Tables:
    """Return the tables of one size, shared by all its games."""
    return Tables(agents, bases)
