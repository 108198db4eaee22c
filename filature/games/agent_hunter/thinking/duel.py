"""Agent Hunter as a duel of two beliefs: the light form of the game in which bots think.

A `Duel` holds what lies in the open, the placements that the rules alone leave possible for each
seat, and the agents of those seats whose agents are known or supposed. It plays the engine's moves
(the same ints) without making events, and carries both beliefs along.
"""

from __future__ import annotations

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.games.agent_hunter import view as told
from filature.games.agent_hunter.thinking.placements import Mask, Masks, game_of, masks

UNKNOWN = -1


class Duel:
    """Both sides of a game, as far as they are known or supposed.

    `standing` and `out` are masks, of bases and of agents; `on_base` holds the agent of each base,
    `UNKNOWN` for a seat whose agents are neither known nor supposed. The lists of one seat are
    replaced, never changed.
    """

    __slots__ = (
        "beside",
        "first",
        "limit",
        "mover",
        "on_base",
        "out",
        "over",
        "points",
        "possible",
        "refill",
        "sets",
        "standing",
        "tokens",
        "turns",
    )

    sets: Masks
    possible: list[Mask]
    """By seat: the placements that the other seat holds possible, by the rules alone."""
    on_base: list[list[int]]
    standing: list[int]
    beside: list[list[int]]
    tokens: list[int]
    points: list[int]
    out: int
    turns: int
    limit: int
    mover: int
    first: int
    refill: int
    """The base that the mover must refill, or -1."""
    over: bool

    def clone(self) -> Duel:
        """Copy the duel; nothing mutable is shared."""
        new = Duel.__new__(Duel)
        new.sets = self.sets
        new.possible = self.possible.copy()
        new.on_base = self.on_base.copy()
        new.standing = self.standing.copy()
        new.beside = self.beside.copy()
        new.tokens = self.tokens.copy()
        new.points = self.points.copy()
        new.out = self.out
        new.turns = self.turns
        new.limit = self.limit
        new.mover = self.mover
        new.first = self.first
        new.refill = self.refill
        new.over = self.over
        return new

    def suppose(self, seat: int, placement: int) -> None:
        """Suppose that a seat's agents stand so."""
        self.on_base[seat] = list(self.sets.placements[placement])

    def hand(self, seat: int) -> int:
        """Return the agents in a seat's hand."""
        hand = ~self.out & ((1 << self.sets.size.agents) - 1)
        on_base = self.on_base[seat]
        for base in self.sets.size.members[self.standing[seat]]:
            if base != self.refill or seat != self.mover:
                hand &= ~(1 << on_base[base])
        return hand

    # Moves

    def play(self, move: int) -> None:
        """Carry out a move of the mover, both of whose sides are supposed."""
        size = self.sets.size
        if move < size.base_attacks:
            self.attack_from_hand(*size.hand_attack[move])
        elif move < size.swaps:
            self.attack_from_base(*size.base_attack[move - size.base_attacks])
        elif move < size.refills:
            self.swap(*size.placing[move - size.swaps])
        else:
            self.refilled(*size.placing[move - size.refills])

    def attack_from_hand(self, agent: int, target: int) -> None:
        sets, seat = self.sets, self.mover
        other = 1 - seat
        hidden = self.on_base[other][target]
        self.possible[seat] &= sets.without[agent]
        if agent == hidden:
            self.possible[other] &= sets.at[target][agent]
            self.fall(other, target, agent)
        elif agent > hidden:
            self.possible[other] &= sets.below[target][agent]
        else:
            self.possible[other] &= sets.above[target][agent]
        self.end_turn()

    def attack_from_base(self, base: int, target: int) -> None:
        sets, seat = self.sets, self.mover
        other = 1 - seat
        agent, hidden = self.on_base[seat][base], self.on_base[other][target]
        self.possible[seat] &= sets.at[base][agent]
        if agent == hidden:
            self.possible[other] &= sets.at[target][agent]
            self.fall(other, target, agent)
            self.refill = base
            return
        self.possible[other] &= (sets.below if agent > hidden else sets.above)[target][agent]
        self.fall(seat, base, agent)
        if agent in self.on_base[other]:
            laid = self.on_base[other].index(agent)
            self.possible[other] &= sets.at[laid][agent]
            self.mover, self.refill = other, laid
            return
        self.possible[other] &= sets.without[agent]
        self.end_turn()

    def fall(self, owner: int, base: int, agent: int) -> None:
        self.points[1 - owner] += 1 + self.beside[owner][base]
        self.standing[owner] ^= 1 << base
        self.out |= 1 << agent

    def swap(self, base: int, placed: int) -> None:
        sets, seat = self.sets, self.mover
        on_base = self.on_base[seat]
        shown = self.possible[seat] & sets.at[base][on_base[base]]
        self.possible[seat] = sets.replaced(shown, base, self.out)
        self.on_base[seat] = [*on_base[:base], placed, *on_base[base + 1 :]]
        self.tokens[seat] -= 1
        beside = self.beside[seat] = self.beside[seat].copy()
        beside[base] += 1
        self.end_turn()

    def refilled(self, base: int, placed: int) -> None:
        seat = self.mover
        on_base = self.on_base[seat]
        self.possible[seat] = self.sets.replaced(self.possible[seat], base, self.out)
        self.on_base[seat] = [*on_base[:base], placed, *on_base[base + 1 :]]
        self.refill = -1
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.mover = (self.first + self.turns) & 1
        if self.turns >= self.limit or not self.standing[0] or not self.standing[1]:
            self.over = True

    # The end

    def lead(self, seat: int) -> int:
        """Return by how much a seat is ahead: points, then the sum of the hands; 0 is even."""
        ahead = self.points[seat] - self.points[1 - seat]
        if ahead:
            return ahead
        sums = self.sets.size.sums
        return sums[self.hand(seat)] - sums[self.hand(1 - seat)]

    def share(self, seat: int) -> float:
        """Return a finished duel as 1 for a victory, ½ if shared, 0 otherwise."""
        lead = self.lead(seat)
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def begin(knowledge: Knowledge) -> Duel:
    """Return the duel before anything was told."""
    game = game_of(knowledge)
    duel = Duel.__new__(Duel)
    duel.sets = masks(game.agents, game.bases)
    duel.possible = [duel.sets.all, duel.sets.all]
    duel.on_base = [[UNKNOWN] * game.bases, [UNKNOWN] * game.bases]
    duel.standing = [game.all_bases, game.all_bases]
    duel.beside = [[0] * game.bases, [0] * game.bases]
    duel.tokens = [game.token_count, game.token_count]
    duel.points = [0, 0]
    duel.out = duel.turns = 0
    duel.limit = game.turn_limit
    duel.mover = duel.first = 0
    duel.refill = -1
    duel.over = False
    return duel


def follow(knowledge: Knowledge) -> Duel:
    """Return the duel as it stands after all that was told."""
    duel = begin(knowledge)
    for event in knowledge.told:
        learn(duel, event)
    return duel


def learn(duel: Duel, event: Event) -> None:
    """Take in one event: what it tells of both sides."""
    sets, possible = duel.sets, duel.possible
    match event:
        case told.Placed(seat, agents):
            if agents is not None:
                duel.on_base[seat] = list(agents)
        case told.FirstPlayer(seat):
            duel.first = duel.mover = seat
        case told.HandAttack(seat, agent, target, answer):
            possible[seat] &= sets.without[agent]
            possible[1 - seat] = sets.answered(possible[1 - seat], target, agent, answer)
            if answer != "equal":
                duel.end_turn()
        case told.BaseAttack(seat, base, agent, target, answer):
            possible[seat] &= sets.at[base][agent]
            possible[1 - seat] = sets.answered(possible[1 - seat], target, agent, answer)
            if answer == "equal":
                duel.refill = base
        case told.Fell(owner, base, agent, _, _):
            see(duel, owner, base, agent)
            duel.fall(owner, base, agent)
            if duel.mover != owner and duel.refill < 0:
                duel.end_turn()
        case told.Laid(seat, agent, base):
            if base is None:
                possible[seat] &= sets.without[agent]
                duel.end_turn()
            else:
                see(duel, seat, base, agent)
                duel.mover, duel.refill = seat, base
        case told.Swapped(seat, base, agent, placed):
            see(duel, seat, base, agent)
            possible[seat] = sets.replaced(possible[seat], base, duel.out)
            put(duel, seat, base, placed)
            duel.tokens[seat] -= 1
            beside = duel.beside[seat] = duel.beside[seat].copy()
            beside[base] += 1
            duel.end_turn()
        case told.Refilled(seat, base, placed):
            possible[seat] = sets.replaced(possible[seat], base, duel.out)
            put(duel, seat, base, placed)
            duel.refill = -1
            duel.end_turn()
        case told.Shown(seat, standing, _):
            bases = sets.size.members[duel.standing[seat]]
            for base, agent in zip(bases, standing, strict=True):
                see(duel, seat, base, agent)


def see(duel: Duel, seat: int, base: int, agent: int) -> None:
    """An agent is seen on a base."""
    duel.possible[seat] &= duel.sets.at[base][agent]


def put(duel: Duel, seat: int, base: int, placed: int | None) -> None:
    """An agent is put on a base, secretly unless it is one's own."""
    if placed is not None:
        on_base = duel.on_base[seat]
        duel.on_base[seat] = [*on_base[:base], placed, *on_base[base + 1 :]]
