"""Agent Hunter: what a seat knows, as the numbers that networks read (see `kernel.py`)."""

from __future__ import annotations

from typing import Any

from filature.bots.network import flags, one_hot
from filature.core.events import Event
from filature.core.kernel import ONE
from filature.core.knowledge import Move
from filature.games.agent_hunter import events
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import NO_AGENT

AGENTS, BASES = 10, 3
BASE_ATTACKS, SWAPS, PUTS = 30, 39, 69
OLD = 15
NO_TURN = (-1, -1, -1, -1)


class Encoder:
    """Follows what a seat is told, and puts it into numbers as the kernel does.

    `read` every event, then ask for `legal` actions and the `observation`, and `take` an action,
    until `move` has a decision.
    """

    def __init__(self, game: AgentHunter, seat: int) -> None:
        self.game, self.seat = game, seat
        self.phase = "place"
        self.mover = self.first = NO_AGENT
        self.turns = 0
        self.empty = 0
        self.on_base = [NO_AGENT] * BASES
        self.placed = [False, False]
        self.out = {agent for agent in range(AGENTS) if agent >= game.agents}
        self.standing = [[base < game.bases for base in range(BASES)] for _ in (0, 1)]
        self.beside = [[0] * BASES for _ in (0, 1)]
        self.tokens = [game.token_count] * 2
        self.points = [0, 0]
        numbers = range(game.agents)
        self.possible = [
            [set(numbers) if base < game.bases else set() for base in range(BASES)] for _ in (0, 1)
        ]
        self.age = [[0] * BASES for _ in (0, 1)]
        self.last = [NO_TURN, NO_TURN]
        self.taken: tuple[int, ...] = ()

    # What is told

    def read(self, event: Event) -> None:
        """Learn from one event."""
        self.taken = ()
        match event:
            case events.Placed(seat, agents):
                self.placed[seat] = True
                if agents is not None:
                    self.on_base[: len(agents)] = agents
            case events.FirstPlayer(seat):
                self.phase, self.first, self.mover = "turn", seat, seat
            case events.HandAttack(seat, agent, target, answer):
                self.last[seat] = (0, agent, target, -1)
                self.not_on_bases(seat, agent)
                self.answered(1 - seat, target, agent, answer)
                if answer != "equal":
                    self.end_turn()
            case events.BaseAttack(seat, base, agent, target, answer):
                self.last[seat] = (1, agent, target, base)
                self.see(seat, base, agent)
                self.answered(1 - seat, target, agent, answer)
                if answer == "equal":
                    self.ask_refill(seat, base)
            case events.Fell(owner, base, agent, seat, points):
                self.fall(owner, base, agent, seat, points)
                # By an equal attack from the hand, and not followed by anything else.
                if self.mover == seat and self.phase == "turn":
                    self.end_turn()
            case events.Laid(seat, _, None):
                self.end_turn()
            case events.Laid(seat, _, int(base)):
                self.ask_refill(seat, base)
            case events.Swapped(seat, base, agent, placed):
                self.last[seat] = (2, agent, -1, base)
                self.see(seat, base, agent)
                self.tokens[seat] -= 1
                self.beside[seat][base] += 1
                self.put(seat, base, placed)
            case events.Refilled(seat, base, placed):
                self.last[seat] = (3, -1, -1, base)
                self.phase = "turn"
                self.put(seat, base, placed)

    def fall(self, owner: int, base: int, agent: int, seat: int, points: int) -> None:
        """A base falls; its agent is out of play."""
        self.points[seat] += points
        self.standing[owner][base] = False
        self.out.add(agent)
        self.possible[owner][base] = set()
        for row in (*self.possible[0], *self.possible[1]):
            row.discard(agent)

    def ask_refill(self, seat: int, base: int) -> None:
        """A base is empty, and its owner must act."""
        self.phase, self.mover, self.empty = "refill", seat, base
        self.possible[seat][base] = set()
        if seat == self.seat:
            self.on_base[base] = NO_AGENT

    def put(self, seat: int, base: int, agent: int | None) -> None:
        """An agent of the hand is placed on a base; `None` if it is hidden. That ends the turn."""
        rows = self.possible[seat]
        certain = {next(iter(row)) for at, row in enumerate(rows) if at != base and len(row) == 1}
        self.possible[seat][base] = set(range(AGENTS)) - self.out - certain
        self.age[seat][base] = 0
        if agent is not None:
            self.on_base[base] = agent
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.mover = (self.first + self.turns) % 2
        self.age = [[min(turns + 1, OLD) for turns in row] for row in self.age]
        if self.turns == self.game.turn_limit or not all(map(any, self.standing)):
            self.phase = "over"

    def not_on_bases(self, seat: int, agent: int) -> None:
        """An agent is seen in a seat's hand."""
        for row in self.possible[seat]:
            row.discard(agent)

    def see(self, seat: int, base: int, agent: int) -> None:
        """An agent is seen on a base."""
        self.not_on_bases(seat, agent)
        self.possible[seat][base] = {agent}

    def answered(self, owner: int, target: int, agent: int, answer: str) -> None:
        """An attack is answered."""
        row = self.possible[owner][target]
        match answer:
            case "higher":
                left = {n for n in row if n < agent}
            case "lower":
                left = {n for n in row if n > agent}
            case _:
                left = row & {agent}
        self.possible[owner][target] = left

    # What may be done

    @property
    def owes(self) -> bool:
        """Whether this seat must act now."""
        if self.phase == "place":
            return not self.placed[self.seat]
        return self.phase != "over" and self.mover == self.seat

    def bases(self) -> list[int]:
        """Return the agents on this seat's bases, with those being placed."""
        if self.phase != "place" or self.placed[self.seat]:
            return self.on_base
        partial = [(action - PUTS) % AGENTS for action in self.taken]
        return partial + [NO_AGENT] * (BASES - len(partial))

    def hand(self) -> list[int]:
        """Return the agents in this seat's hand."""
        standing, bases = self.standing[self.seat], self.bases()
        there = {agent for agent, stands in zip(bases, standing, strict=True) if stands}
        return [n for n in range(AGENTS) if n not in self.out and n not in there]

    def asked_base(self) -> int | None:
        """Return the base on which an agent must be put."""
        if self.phase == "place":
            return len(self.taken) if self.owes else None
        return self.empty if self.phase == "refill" else None

    def legal(self) -> list[int]:
        """Return the actions that this seat may take now, rising."""
        if not self.owes:
            return []
        hand, base = self.hand(), self.asked_base()
        if base is not None:
            return [PUTS + base * AGENTS + agent for agent in hand]
        seat = self.seat
        own = [base for base in range(BASES) if self.standing[seat][base]]
        targets = [base for base in range(BASES) if self.standing[1 - seat][base]]
        found = [agent * BASES + target for agent in hand for target in targets]
        found += [BASE_ATTACKS + base * BASES + target for base in own for target in targets]
        if self.tokens[seat]:
            for base in own:
                placed = sorted([*hand, self.on_base[base]])
                found += [SWAPS + base * AGENTS + agent for agent in placed]
        return found

    def take(self, action: int) -> None:
        """Take an action; several may make one decision."""
        self.taken = (*self.taken, action)

    @property
    def move(self) -> Move | None:
        """The decision that the actions taken make, as the engine has it."""
        codes, taken = self.game.codes, self.taken
        if not taken:
            return None
        if self.phase == "place":
            agents = [(action - PUTS) % AGENTS for action in taken]
            return codes.place(agents) if len(agents) == self.game.bases else None
        action = taken[0]
        if action < BASE_ATTACKS:
            return codes.hand_attack(*divmod(action, BASES))
        if action < SWAPS:
            return codes.base_attack(*divmod(action - BASE_ATTACKS, BASES))
        if action < PUTS:
            return codes.swap(*divmod(action - SWAPS, AGENTS))
        return codes.refill(*divmod(action - PUTS, AGENTS))

    def actions(self, move: int) -> list[int]:
        """Return the actions that make a decision of the engine's."""
        codes = self.game.codes
        if move < codes.base_attacks:
            agent, target = divmod(move, codes.bases)
            return [agent * BASES + target]
        if move < codes.swaps:
            base, target = divmod(move - codes.base_attacks, codes.bases)
            return [BASE_ATTACKS + base * BASES + target]
        if move < codes.refills:
            base, agent = divmod(move - codes.swaps, codes.agents)
            return [SWAPS + base * AGENTS + agent]
        if move < codes.places:
            base, agent = divmod(move - codes.refills, codes.agents)
            return [PUTS + base * AGENTS + agent]
        placed = codes.placements[move - codes.places]
        return [PUTS + base * AGENTS + agent for base, agent in enumerate(placed)]

    # What the network reads

    def observation(self) -> list[int]:
        """Return what this seat knows, its own side before the other's."""
        seat, other = self.seat, 1 - self.seat
        sides = (seat, other)
        bases, hand, placing = self.bases(), self.hand(), self.phase == "place"
        standing = [self.standing[side] for side in sides]
        possible = [self.consistent(side) for side in sides]
        left = min(self.game.turn_limit - self.turns, 127)
        asked = self.asked_base()
        numbers: list[int] = []
        for base in range(BASES):
            numbers += one_hot(bases[base] if standing[0][base] else -1, AGENTS)
        numbers += flags(agent in hand for agent in range(AGENTS))
        numbers += flags(agent not in self.out for agent in range(AGENTS))
        numbers += flags(one for side in standing for one in side)
        for row in (*possible[0], *possible[1]):
            numbers += flags(agent in row for agent in range(AGENTS))
        numbers += flags((self.owes, placing, self.phase == "refill", self.phase == "over"))
        numbers += one_hot(-1 if asked is None else asked, BASES)
        numbers += flags((self.first == seat, self.first == other))
        for side in sides:
            numbers += last_turn(self.last[side])
        numbers += [16 * min(tokens, 5) for side in sides for tokens in self.beside[side]]
        numbers += [12 * self.tokens[side] for side in sides]
        numbers += [min(8 * self.points[side], 127) for side in sides]
        numbers += [ONE // len(row) if row else 0 for row in (*possible[0], *possible[1])]
        numbers += [
            4 * turns * stands
            for side in sides
            for turns, stands in zip(self.age[side], self.standing[side], strict=True)
        ]
        found = [shares(rows) for rows in possible]
        numbers += [share for side in found for row in side for share in row]
        for base, own in enumerate(found[0]):
            there = standing[0][base] and bases[base] != NO_AGENT
            numbers.append(own[bases[base]] if there else 0)
        return [*numbers, left, 8 * left if left < 8 else ONE]

    def consistent(self, seat: int) -> list[set[int]]:
        """Return what is possible on a seat's bases, less what is certain to be on another one."""
        rows = self.possible[seat]
        certain = {next(iter(row)) for row in rows if len(row) == 1}
        return [row if len(row) == 1 else row - certain for row in rows]


def shares(rows: list[set[int]]) -> list[list[int]]:
    """Return in how many of all possible placements an agent is on a base (see `kernel.shares`)."""
    found = []
    for base, row in enumerate(rows):
        second, third = rows[base - 1], rows[base - 2]
        both = second & third
        ways = [
            (max(1, len(second)) - (agent in second)) * (max(1, len(third)) - (agent in third))
            - len(both)
            + (agent in both)
            if agent in row
            else 0
            for agent in range(AGENTS)
        ]
        found.append([ONE * way // max(1, sum(ways)) for way in ways])
    return found


def last_turn(last: tuple[int, int, int, int]) -> list[int]:
    """Return a seat's last turn as flags."""
    kind, agent, target, base = last
    return [
        *flags((kind >= 0,)),
        *one_hot(kind, 4),
        *one_hot(agent, AGENTS),
        *one_hot(target, BASES),
        *one_hot(base, BASES),
    ]


def supports(game: Any) -> bool:
    """Tell whether networks know a set-up."""
    return True
