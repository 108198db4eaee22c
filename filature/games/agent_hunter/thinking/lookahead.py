"""Agent Hunter: one move ahead. What every move of a seat is worth, by a judge.

For each attack the three answers are weighed by what the seat believes of the opponent's bases, and
each leads to a new judgement: what was won, what was learned, and what the opponent has learned of
the seat (an agent shown from the hand stands on no base). A swap, or a refill, is judged by what
the opponent will then hold possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import NamedTuple

from filature.games.agent_hunter.state import replaced, without
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.judgement import (
    Defence,
    Judge,
    PublicState,
    Spread,
    logit,
)
from filature.games.agent_hunter.thinking.placements import Placements, PlacementSets

WORTH_THE_RISK = 0.2
"""A base attack is looked at from this chance of *equal* on."""


class Option(NamedTuple):
    """A move, and how likely the seat is to win after it."""

    move: int
    win: float


def mixed(options: Sequence[Option], spread: float, rng: Random) -> Option:
    """Draw an option, e times as likely for each `spread` of log odds of winning (Gumbel's way)."""
    return max(
        options,
        key=lambda option: logit(option.win) / spread - log(-log(1 - rng.random()) or 1e-300),
    )


class Joint:
    """The joint distribution of the agents on a seat's bases; so also after each answer."""

    def __init__(
        self,
        sets: PlacementSets,
        possible: Placements,
        standing: Sequence[int],
        weights: Sequence[float] | None = None,
    ) -> None:
        self.agents = range(sets.codes.agents)
        self.bases = standing
        bases = range(sets.codes.bases)
        self.nothing = [0.0] * sets.codes.agents
        self.by: list[list[list[Sequence[float]]]] = [
            [[self.nothing for _ in bases] for _ in self.agents] for _ in bases
        ]
        """By base and agent there: the weights on every base."""
        if weights is None:
            self.count(sets, possible)
        else:
            self.weigh(sets, possible, weights)
        self.up_to = [self.summed(self.by[base]) for base in bases]
        """By base and agent: the weights on every base while a lower agent stands there."""
        everything = self.up_to[self.bases[0]][-1] if self.bases else [self.nothing for _ in bases]
        total = sum(everything[self.bases[0]]) if self.bases else 1.0
        self.all = Spread(total, everything)

    def count(self, sets: PlacementSets, possible: Placements) -> None:
        """Weigh all placements equally."""
        for base in self.bases:
            for agent in self.agents:
                there = possible & sets.at[base][agent]
                if there:
                    self.by[base][agent] = [
                        sets.counts(there, other) if other in self.bases else self.nothing
                        for other in range(sets.codes.bases)
                    ]

    def weigh(self, sets: PlacementSets, possible: Placements, weights: Sequence[float]) -> None:
        """Weigh the placements; the total becomes their effective number."""
        numbers = sets.listed(possible)
        total = sum(weights[at] for at in numbers)
        squares = sum(weights[at] ** 2 for at in numbers)
        scale = total / squares
        for base in self.bases:
            self.by[base] = [[self.nothing.copy() for _ in row] for row in self.by[base]]
        for at in numbers:
            weight = weights[at] * scale
            placed = sets.placements[at]
            for base in self.bases:
                row = self.by[base][placed[base]]
                for other in self.bases:
                    row[other][placed[other]] += weight  # type: ignore[index]

    def summed(self, rows: list[list[Sequence[float]]]) -> list[list[Sequence[float]]]:
        result: list[list[Sequence[float]]] = [[self.nothing for _ in rows[0]]]
        for row in rows:
            last = result[-1]
            result.append(
                [
                    [a + b for a, b in zip(x, y, strict=True)] if y is not self.nothing else x
                    for x, y in zip(last, row, strict=True)
                ]
            )
        return result

    def equal(self, base: int, agent: int) -> Spread:
        """Return the weights if this agent stands there."""
        counts = self.by[base][agent]
        return Spread(sum(counts[base]), counts)

    def higher(self, base: int, agent: int) -> Spread:
        """Return the weights if this agent is higher than the one that stands there."""
        counts = self.up_to[base][agent]
        return Spread(sum(counts[base]), counts)

    def lower(self, base: int, agent: int) -> Spread:
        """Return the weights if this agent is lower than the one that stands there."""
        counts = [
            [a - b for a, b in zip(x, y, strict=True)] if x is not self.nothing else x
            for x, y in zip(self.up_to[base][-1], self.up_to[base][agent + 1], strict=True)
        ]
        return Spread(sum(counts[base]), counts)


class Lookahead:
    """What a seat that must act can expect of its moves.

    `weights` say how likely the seat holds each placement of the opponent; without them all are
    equally likely. A brief one considers only two agents to place: the lowest and the highest.
    """

    def __init__(
        self,
        info: InfoState,
        judge: Judge,
        weights: Sequence[float] | None = None,
        brief: bool = False,
    ) -> None:
        self.info = info
        self.judge = judge
        self.brief = brief
        self.sets = info.sets
        self.codes = info.sets.codes
        self.seat = info.mover
        self.other = 1 - self.seat
        self.joint = Joint(info.sets, info.possible[self.other], info.standing[self.other], weights)
        self.total = self.joint.all.total
        self.public = PublicState.of(info, self.seat, info.limit - info.turns - 1, to_move=False)
        """What will be public after this turn, unless more changes."""

    def defend(self, public: PublicState, possible: Placements, on_base: Sequence[int]) -> Defence:
        return self.judge.defend(self.sets, public, possible, on_base)

    def win(
        self,
        public: PublicState,
        spread: Spread,
        hand: Sequence[int],
        defence: Defence | None,
        in_play: Sequence[int],
    ) -> float:
        """Judge a public state; if the game is over there, say who has won.

        Where points are equal the hands decide, the opponent's by what may be expected of it.
        """
        if public.mine and public.theirs and public.left > 0:
            assert defence is not None
            return self.judge.win(public, spread, hand, defence)
        ahead: float = public.points_mine - public.points_theirs
        if not ahead:
            theirs = sum(in_play) - sum(
                agent * count / spread.total
                for base in public.theirs
                for agent, count in enumerate(spread.counts[base])
            )
            ahead = sum(hand) - theirs
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0

    # Moves

    def options(self) -> list[Option]:
        """Return the moves worth considering, with what they are worth."""
        if self.info.refill is not None:
            return self.refills(self.info.refill)
        return [*self.hand_attacks(), *self.base_attacks(), *self.swaps()] or self.anything()

    def hand_attacks(self) -> list[Option]:
        """Attack from the hand, wherever the answer is not known before."""
        info, seat = self.info, self.seat
        hand = info.hand(seat)
        result = []
        for agent in hand:
            own = info.possible[seat] & self.sets.without[agent]
            defence = self.defend(self.public, own, info.on_base[seat]) if own else None
            for base in self.joint.bases:
                win = self.hand_attack(agent, base, hand, defence)
                if win is not None:
                    result.append(Option(self.codes.hand_attack(agent, base), win))
        return result

    def hand_attack(
        self, agent: int, base: int, hand: tuple[int, ...], defence: Defence | None
    ) -> float | None:
        """Return what showing an agent against a base is worth; nothing if it tells nothing."""
        joint, in_play = self.joint, self.info.in_play
        count = joint.all.counts[base]
        equal, higher = count[agent], sum(count[:agent])
        lower = self.total - equal - higher
        if equal <= 0 and (higher <= 0 or lower <= 1e-9):
            return None
        win = 0.0
        if equal > 0:
            won, left = self.public.felling(base), without(hand, agent)
            spread = joint.equal(base, agent)
            win += equal * self.win(won, spread, left, defence, without(in_play, agent))
        if higher > 0:
            win += higher * self.win(self.public, joint.higher(base, agent), hand, defence, in_play)
        if lower > 1e-9:
            win += lower * self.win(self.public, joint.lower(base, agent), hand, defence, in_play)
        return win / self.total

    def base_attacks(self) -> list[Option]:
        """Attack from a base, where the chance of *equal* is worth the risk."""
        result = []
        for base in self.info.standing[self.seat]:
            agent = self.info.on_base[self.seat][base]
            for target in self.joint.bases:
                if self.joint.all.counts[target][agent] >= WORTH_THE_RISK * self.total:
                    move = self.codes.base_attack(base, target)
                    result.append(Option(move, self.base_attack(base, agent, target)))
        return result

    def base_attack(self, base: int, agent: int, target: int) -> float:
        """Return what attacking from a base is worth."""
        info, sets, seat, hand = self.info, self.sets, self.seat, self.info.hand(self.seat)
        shown = info.possible[seat] & sets.at[base][agent]
        in_play = without(info.in_play, agent)
        spread = self.joint.equal(target, agent)
        refilled = sets.replaced(shown, base, (*info.out, agent))
        won = self.public.felling(target)
        wins = self.placing(won, refilled, base, hand, spread, in_play)
        win = spread.total * max(option.win for option in wins)
        lost = self.public.losing(base)
        defence = self.defend(lost, shown, info.on_base[seat]) if lost.mine else None
        for spread in (self.joint.higher(target, agent), self.joint.lower(target, agent)):
            if spread.total > 1e-9:
                win += spread.total * self.win(lost, spread, hand, defence, in_play)
        return win / self.total

    def swaps(self) -> list[Option]:
        """Swap the agent of a base, for any of the hand or for itself."""
        info, seat = self.info, self.seat
        if not info.tokens[seat]:
            return []
        result = []
        for base in info.standing[seat]:
            agent = info.on_base[seat][base]
            shown = info.possible[seat] & self.sets.at[base][agent]
            possible = self.sets.replaced(shown, base, info.out)
            hand = tuple(sorted((*info.hand(seat), agent)))
            public = self.public.swapping(base)
            placing = self.placing(public, possible, base, hand, self.joint.all, info.in_play)
            result += [Option(self.codes.swap(base, placed), win) for placed, win in placing]
        return result

    def refills(self, base: int) -> list[Option]:
        """Refill the empty base with any agent of the hand."""
        info, seat = self.info, self.seat
        possible = self.sets.replaced(info.possible[seat], base, info.out)
        next_mover = (info.first + info.turns + 1) & 1
        public = self.public._replace(to_move=next_mover == seat)
        hand = info.hand(seat)
        placing = self.placing(public, possible, base, hand, self.joint.all, info.in_play)
        return [Option(self.codes.refill(base, placed), win) for placed, win in placing]

    def placing(
        self,
        public: PublicState,
        possible: Placements,
        base: int,
        hand: tuple[int, ...],
        spread: Spread,
        in_play: Sequence[int],
    ) -> list[Option]:
        """Return what placing each agent of a hand on a base is worth; `move` is the agent."""
        agents = (hand[0], hand[-1]) if self.brief else hand
        result: list[Option] = []
        for agent in agents:
            if result and not self.judge.private:
                result.append(Option(agent, result[0].win))
                continue
            on_base = replaced(self.info.on_base[self.seat], base, agent)
            defence = self.defend(public, possible, on_base) if public.mine else None
            win = self.win(public, spread, without(hand, agent), defence, in_play)
            result.append(Option(agent, win))
        return result

    def anything(self) -> list[Option]:
        """When no move tells anything: any attack from the hand."""
        return [
            Option(self.codes.hand_attack(agent, base), 0.5)
            for agent in self.info.hand(self.seat)
            for base in self.joint.bases
        ]
