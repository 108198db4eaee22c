"""Agent Hunter: what a seat knows, as fields, and what the moves of a supposed game do to it.

An `InfoState` holds what is public, the placements that the rules alone leave possible for each
seat, and the agents of those seats whose agents are known or supposed. It reads events; and it
plays the engine's moves by the events that they would cause, so that bots can look ahead in it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.games.agent_hunter import events
from filature.games.agent_hunter.actions import Attack, Refill, Swap
from filature.games.agent_hunter.events import compare
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import replaced, without
from filature.games.agent_hunter.thinking.placements import Placements, PlacementSets, sets_of


@lru_cache(maxsize=64)
def cached_game(options: tuple[tuple[str, int], ...]) -> AgentHunter:
    return AgentHunter(2, dict(options))


def game_of(knowledge: Knowledge) -> AgentHunter:
    """Return the game that a knowledge is of."""
    return cached_game(tuple(sorted(knowledge.options.items())))


@dataclass(slots=True)
class InfoState:
    """Both sides of a game, as far as they are known or supposed. Lists are indexed by seat."""

    sets: PlacementSets
    limit: int
    possible: list[Placements]
    """The placements that the other seat holds possible, by the rules alone."""
    on_base: list[tuple[int, ...]]
    """By base, the agent there; `NO_AGENT` where it is neither known nor supposed."""
    standing: list[tuple[int, ...]]
    beside: list[tuple[int, ...]]
    tokens: list[int]
    points: list[int]
    out: tuple[int, ...] = ()
    turns: int = 0
    first: int = 0
    mover: int = 0
    refill: int | None = None
    """The base that the mover must refill."""
    over: bool = False

    @classmethod
    def start(cls, game: AgentHunter) -> InfoState:
        """Return what is known before anything was told."""
        sets, start = sets_of(game.codes), game.new()
        return cls(
            sets,
            game.turn_limit,
            [sets.all, sets.all],
            start.on_base,
            start.standing,
            start.beside,
            start.tokens,
            start.points,
        )

    @classmethod
    def of(cls, knowledge: Knowledge) -> InfoState:
        """Read everything that a viewer was told."""
        info = cls.start(game_of(knowledge))
        for event in knowledge.told:
            info.follow(event)
        return info

    def clone(self) -> InfoState:
        """Copy everything; nothing mutable is shared."""
        lists = ("possible", "on_base", "standing", "beside", "tokens", "points")
        return replace(self, **{name: getattr(self, name).copy() for name in lists})

    def suppose(self, seat: int, placement: int) -> None:
        """Suppose that a seat's agents stand like this."""
        self.on_base[seat] = self.sets.placements[placement]

    @property
    def in_play(self) -> tuple[int, ...]:
        """The agents that no fallen base has put out of play."""
        return tuple([n for n in range(self.sets.codes.agents) if n not in self.out])

    def occupied(self, seat: int) -> list[int]:
        """Return a seat's standing bases on which an agent stands."""
        empty = self.refill if self.mover == seat else None
        return [base for base in self.standing[seat] if base != empty]

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return the agents in a seat's hand, rising."""
        placed = [self.on_base[seat][base] for base in self.occupied(seat)]
        return tuple([agent for agent in self.in_play if agent not in placed])

    # What is told

    def follow(self, event: Event) -> None:
        """Learn from one event what it tells of both sides."""
        sets, possible = self.sets, self.possible
        match event:
            case events.Placed(seat, agents):
                if agents is not None:
                    self.on_base[seat] = tuple(agents)
            case events.FirstPlayer(seat):
                self.first = self.mover = seat
            case events.HandAttack(seat, agent, target, answer):
                possible[seat] &= sets.without[agent]
                possible[1 - seat] &= sets.answered(target, agent, answer)
                if answer != "equal":
                    self.end_turn()
            case events.BaseAttack(seat, base, agent, target, answer):
                self.see(seat, base, agent)
                possible[1 - seat] &= sets.answered(target, agent, answer)
                if answer == "equal":
                    self.refill = base
            case events.Fell(owner, base, agent, seat, points):
                self.see(owner, base, agent)
                self.points[seat] += points
                self.standing[owner] = without(self.standing[owner], base)
                self.out = tuple(sorted((*self.out, agent)))
                if self.mover != owner and self.refill is None:
                    self.end_turn()
            case events.Laid(seat, agent, None):
                possible[seat] &= sets.without[agent]
                self.end_turn()
            case events.Laid(seat, agent, int(base)):
                self.see(seat, base, agent)
                self.mover, self.refill = seat, base
            case events.Swapped(seat, base, agent, placed):
                self.see(seat, base, agent)
                self.tokens[seat] -= 1
                tokens = self.beside[seat][base] + 1
                self.beside[seat] = replaced(self.beside[seat], base, tokens)
                self.placed(seat, base, placed)
            case events.Refilled(seat, base, placed):
                self.refill = None
                self.placed(seat, base, placed)
            case events.Shown(seat, agents):
                for base, agent in zip(self.standing[seat], agents, strict=True):
                    self.see(seat, base, agent)

    def see(self, seat: int, base: int, agent: int) -> None:
        """An agent is seen on a base."""
        self.possible[seat] &= self.sets.at[base][agent]

    def placed(self, seat: int, base: int, agent: int | None) -> None:
        """An agent is placed on a base; `None` if it is hidden. That ends the turn."""
        self.possible[seat] = self.sets.replaced(self.possible[seat], base, self.out)
        if agent is not None:
            self.on_base[seat] = replaced(self.on_base[seat], base, agent)
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.mover = (self.first + self.turns) & 1
        self.over = self.turns >= self.limit or not all(self.standing)

    # What is supposed

    def play(self, move: int) -> None:
        """Carry out a move of the mover; the agents of both seats must be known or supposed."""
        for event in self.events_of(move):
            self.follow(event)

    def events_of(self, move: int) -> list[Event]:
        """Return the events that a move of the mover causes."""
        seat, other = self.mover, 1 - self.mover
        match self.sets.codes.actions[move]:
            case Attack(from_="hand", agent=int(agent), target=target):
                answer = compare(agent, self.on_base[other][target])
                attack = events.HandAttack(seat, agent, target, answer)
                return [attack, self.fall(other, target)] if answer == "equal" else [attack]
            case Attack(base=int(base), target=target):
                agent = self.on_base[seat][base]
                answer = compare(agent, self.on_base[other][target])
                told = events.BaseAttack(seat, base, agent, target, answer)
                if answer == "equal":
                    return [told, self.fall(other, target)]
                theirs = self.on_base[other]
                laid_from = theirs.index(agent) if agent in theirs else None
                return [told, self.fall(seat, base), events.Laid(other, agent, laid_from)]
            case Swap(base, agent):
                return [events.Swapped(seat, base, self.on_base[seat][base], agent)]
            case Refill(base, agent):
                return [events.Refilled(seat, base, agent)]
        raise ValueError(f"{move} is no move of a turn")

    def fall(self, owner: int, base: int) -> events.Fell:
        points = 1 + self.beside[owner][base]
        return events.Fell(owner, base, self.on_base[owner][base], 1 - owner, points)

    def share(self, seat: int) -> float:
        """Return a finished game as 1 for a victory, ½ if shared, 0 otherwise."""
        own, other = ((self.points[s], sum(self.hand(s))) for s in (seat, 1 - seat))
        return 1.0 if own > other else 0.5 if own == other else 0.0
