"""Agent Hunter: cases. Which base is certain, which attack tells most, which attack wins.

The levels: each base by itself, by the answers to attacks on it; all bases together, since no agent
stands on two; also the agents that the opponent showed in attacks from its hand; also those that it
showed on its bases, when it swapped, attacked from a base or had to lay one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property
from typing import Any

from filature.core.cases import CaseSecret
from filature.core.events import Event, Line
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.measures import entropy
from filature.core.messages import Say
from filature.core.notebook import needed
from filature.core.puzzles import (
    ALL_HANDS,
    BEHAVIOUR,
    LEVELS,
    MISSES,
    ONE_HAND,
    Puzzle,
    Setup,
    Value,
)
from filature.games.agent_hunter import events
from filature.games.agent_hunter.actions import Attack
from filature.games.agent_hunter.notebook import fact_of, placements
from filature.games.agent_hunter.state import State, replaced
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.placements import Placements

LEVEL_NUMBERS = range(len(LEVELS))


def heard(event: Event, fact: Line | None, level: int) -> Line | None:
    """Return a fact, if a level of reasoning looks at it."""
    if fact is None or fact.type in ("answer", "fell", "out"):
        return fact
    first = MISSES if isinstance(event, events.HandAttack) else BEHAVIOUR
    return fact if level >= first else None


class AgentHunterPuzzle(Puzzle):
    """A seat's knowledge of the opponent's bases."""

    kinds = ("certain", "question", "win")
    setups = (
        Setup(2, {}),
        Setup(2, {}),
        Setup(2, {"tokens": 3}),
        Setup(2, {"agents": 8}),
    )

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        super().__init__(game, knowledge)
        self.info = InfoState.of(knowledge)
        self.other = 1 - self.seat
        self.sets = self.info.sets
        self.bases = self.info.occupied(self.other)
        self.possible = cache(self.placements)

    def heard_at(self, level: int) -> list[tuple[Event, Line | None]]:
        """Return what was told, each with the fact that a level takes from it."""
        told = [(event, fact_of(event, self.other)) for event in self.knowledge.told]
        return [(event, heard(event, fact, level)) for event, fact in told]

    def placements(self, level: int, base: int | None = None) -> Placements:
        """Return the opponent's placements that a level leaves; of one base alone at the first."""
        kept = self.heard_at(level)
        if base is not None:
            kept = [(event, fact if about(fact, base) else None) for event, fact in kept]
        return placements(self.sets, kept, self.other)

    def of_base(self, level: int, base: int) -> Placements:
        return self.possible(level, base) if level == ONE_HAND else self.possible(level)

    # Worlds

    def count(self) -> int:
        return self.possible(BEHAVIOUR).bit_count()

    def state_with(self, placement: tuple[int, ...]) -> State:
        """Return the present with the opponent's agents standing like this."""
        state: State = self.present.clone()
        for base in self.bases:
            state.on_base[self.other] = replaced(state.on_base[self.other], base, placement[base])
        placed = [placement[base] for base in self.bases]
        state.hands[self.other] = tuple([n for n in self.info.in_play if n not in placed])
        return state

    # Certain

    @cached_property
    def secrets(self) -> list[CaseSecret]:
        agents: list[int | str] = [*self.info.in_play]
        return [
            CaseSecret("base", {"seat": self.other, "base": base}, "agent", agents)
            for base in self.bases
        ]

    def left(self, level: int) -> list[Collection[Value]]:
        counts = [self.sets.counts(self.of_base(level, base), base) for base in self.bases]
        in_play = self.info.in_play
        return [[agent for agent in in_play if there[agent]] for there in counts]

    def value(self, state: Any, secret: int) -> Value:
        agent: int = state.on_base[self.other][self.bases[secret]]
        return agent

    def reasons(self, secret: int) -> list[Say]:
        """Return facts of the lowest level of reasoning that leaves one agent."""
        base = self.bases[secret]
        level = next(at for at in LEVEL_NUMBERS if len(self.left(at)[secret]) == 1)
        told = [
            (event, fact if level > ONE_HAND or about(fact, base) else None)
            for event, fact in self.heard_at(level)
        ]

        def left(facts: Collection[Line]) -> list[int | str]:
            kept = [(event, fact if fact in facts else None) for event, fact in told]
            counts = self.sets.counts(placements(self.sets, kept, self.other), base)
            return [agent for agent, count in enumerate(counts) if count]

        found = needed([fact for _, fact in told if fact], left)
        return [{"type": reason.type, **reason.args} for reason in found]

    # Question

    def quiet(self) -> bool:
        """Tell whether no attack can end the game."""
        info = self.info
        few = min(map(len, info.standing)) < 2
        return self.present.phase == "turn" and not few and info.turns + 1 < info.limit

    def bits(self, level: int) -> dict[int, float]:
        """An attack divides the placements by its answer; one from a base that is not equal, also
        by where the opponent has the agent that it must lay."""
        found = {}
        for move in self.decisions():
            match self.info.sets.codes.actions[move]:
                case Attack(from_="hand", agent=int(agent), target=target):
                    found[move] = self.told_by(level, target, agent, ())
                case Attack(base=int(base), target=target):
                    agent = self.info.on_base[self.seat][base]
                    others = [other for other in self.bases if other != target]
                    found[move] = self.told_by(level, target, agent, others)
                case _:
                    found[move] = 0.0
        return found

    def told_by(self, level: int, target: int, agent: int, laid_from: Collection[int]) -> float:
        possible, sets = self.of_base(level, target), self.sets
        equal = possible & sets.at[target][agent]
        parts = [equal]
        for answer in (sets.below, sets.above):
            part = possible & answer[target][agent]
            for base in laid_from:
                parts.append(part & sets.at[base][agent])
                part &= ~sets.at[base][agent]
            parts.append(part)
        return entropy([part.bit_count() for part in parts])

    # Win

    def candidates(self) -> Iterable[int]:
        """Only attacks can end the game, and only where a last base can fall."""
        info = self.info
        ends = info.turns + 1 >= info.limit or min(map(len, info.standing)) == 1
        if self.present.phase == "turn" and ends:
            yield from self.decisions()

    def win_level(self, move: int) -> int:
        """Return the first level all of whose placements are won."""
        for level in (ALL_HANDS, MISSES, BEHAVIOUR):
            if all(self.wins(state, move) for state in self.states(level)):
                alone = level == ALL_HANDS and self.wins_by_base(move)
                return ONE_HAND if alone else level
        return BEHAVIOUR

    def wins_by_base(self, move: int) -> bool:
        """Tell whether the base that is attacked tells enough by itself."""
        target = getattr(self.info.sets.codes.actions[move], "target", None)
        if target is None:
            return True
        return all(
            self.wins(state, move) for state in self.states_of(self.possible(ONE_HAND, target))
        )

    def states(self, level: int) -> Iterator[State]:
        return self.states_of(self.possible(level))

    def states_of(self, possible: Placements) -> Iterator[State]:
        """Return the presents with these placements, one for each way the bases can stand."""
        seen = set()
        for at in self.sets.listed(possible):
            placement = self.sets.placements[at]
            standing = tuple([placement[base] for base in self.bases])
            if standing not in seen and not {*standing} & {*self.info.out}:
                seen.add(standing)
                yield self.state_with(placement)

    def wins_always(self, move: int) -> bool:
        return all(self.wins(state, move) for state in self.states(BEHAVIOUR))

    def proof(self, move: int) -> list[Say]:
        target = getattr(self.info.sets.codes.actions[move], "target", None)
        secret = self.bases.index(target) if target is not None else -1
        sure = secret >= 0 and len(self.left(BEHAVIOUR)[secret]) == 1
        return self.reasons(secret) if sure else []


def about(fact: Line | None, base: int) -> bool:
    """Tell whether a fact is about one base, or about agents that are out of play."""
    return fact is not None and (fact.type in ("fell", "out") or fact.args.get("base") == base)


PUZZLE = AgentHunterPuzzle
