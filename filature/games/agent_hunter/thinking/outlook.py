"""Agent Hunter: one move ahead. What every move of a seat is worth, by a judge.

For each attack the three answers are weighed by what the seat believes of the opponent's bases, and
each leads to a new judgement: what was won, what was learned, and what the opponent has learned of
one's own side (an agent shown from the hand stands on no base). A swap, or a refill, is judged by
what the opponent will then hold possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import NamedTuple

from filature.games.agent_hunter.thinking.duel import Duel
from filature.games.agent_hunter.thinking.judgement import Defence, Judge, Spread, Stand, logit
from filature.games.agent_hunter.thinking.placements import Mask, Masks

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
    """How likely which agents stand on two bases of a seat at once; and so, after each answer."""

    def __init__(
        self, sets: Masks, possible: Mask, standing: int, weights: Sequence[float] | None = None
    ) -> None:
        self.agents = range(sets.size.agents)
        self.bases = sets.size.members[standing]
        bases = range(sets.size.bases)
        self.nothing = [0.0] * sets.size.agents
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

    def count(self, sets: Masks, possible: Mask) -> None:
        """All placements weigh the same."""
        for base in self.bases:
            for agent in self.agents:
                there = possible & sets.at[base][agent]
                if there:
                    self.by[base][agent] = [
                        sets.counts(there, other) if other in self.bases else self.nothing
                        for other in range(sets.size.bases)
                    ]

    def weigh(self, sets: Masks, possible: Mask, weights: Sequence[float]) -> None:
        """Placements weigh differently; their total becomes the number that they amount to."""
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


class Outlook:
    """What a seat that must act can expect of its moves.

    `weights` say how likely the seat holds each placement of the opponent; none means evenly.
    A brief outlook looks at two ways of placing an agent only, the lowest and the highest.
    """

    def __init__(
        self,
        duel: Duel,
        judge: Judge,
        weights: Sequence[float] | None = None,
        brief: bool = False,
    ) -> None:
        self.duel = duel
        self.judge = judge
        self.brief = brief
        self.sets = duel.sets
        self.seat = duel.mover
        self.other = 1 - self.seat
        self.joint = Joint(duel.sets, duel.possible[self.other], duel.standing[self.other], weights)
        self.total = self.joint.all.total
        self.left = duel.limit - duel.turns - 1

    def stand(self) -> Stand:
        """Return what will lie in the open after this turn, unless more changes."""
        return Stand.of(self.duel, self.seat, self.left, to_move=False)

    def defend(self, stand: Stand, possible: Mask, on_base: Sequence[int]) -> Defence:
        return self.judge.defend(self.sets, stand, possible, on_base)

    def win(
        self, stand: Stand, spread: Spread, hand: int, defence: Defence | None, out: int
    ) -> float:
        """Judge a stand; if the game is over there, say who has won.

        Where points are even the hands decide, the opponent's as it may be expected.
        """
        if stand.mine and stand.theirs and stand.left > 0:
            assert defence is not None
            return self.judge.win(self.sets, stand, spread, hand, defence)
        ahead: float = stand.points_mine - stand.points_theirs
        if not ahead:
            sums, members = self.sets.size.sums, self.sets.size.members
            all_in_play = ((1 << self.sets.size.agents) - 1) & ~out
            theirs = sums[all_in_play] - sum(
                agent * count / spread.total
                for base in members[stand.theirs]
                for agent, count in enumerate(spread.counts[base])
            )
            ahead = sums[hand] - theirs
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0

    # Moves

    def options(self) -> list[Option]:
        """Return the moves worth a look, with what they are worth."""
        if self.duel.refill >= 0:
            return self.refills()
        return [*self.hand_attacks(), *self.base_attacks(), *self.swaps()] or self.anything()

    def hand_attacks(self) -> list[Option]:
        """Attack from the hand, wherever the answer is not known before."""
        duel, seat = self.duel, self.seat
        hand = duel.hand(seat)
        result = []
        for agent in self.sets.size.members[hand]:
            own = duel.possible[seat] & self.sets.without[agent]
            defence = self.defend(self.stand(), own, duel.on_base[seat]) if own else None
            for base in self.joint.bases:
                win = self.hand_attack(agent, base, hand, defence)
                if win is not None:
                    result.append(Option(agent * self.sets.size.bases + base, win))
        return result

    def hand_attack(
        self, agent: int, base: int, hand: int, defence: Defence | None
    ) -> float | None:
        """Return what showing an agent against a base is worth; nothing if it tells nothing."""
        duel, joint = self.duel, self.joint
        count = joint.all.counts[base]
        equal, higher = count[agent], sum(count[:agent])
        lower = self.total - equal - higher
        if equal <= 0 and (higher <= 0 or lower <= 1e-9):
            return None
        win = 0.0
        stand = self.stand()
        if equal > 0:
            fallen = stand._replace(
                theirs=stand.theirs ^ 1 << base,
                points_mine=stand.points_mine + 1 + stand.beside_theirs[base],
            )
            out = duel.out | 1 << agent
            spread = joint.equal(base, agent)
            win += equal * self.win(fallen, spread, hand ^ 1 << agent, defence, out)
        if higher > 0:
            spread = joint.higher(base, agent)
            win += higher * self.win(stand, spread, hand, defence, duel.out)
        if lower > 1e-9:
            spread = joint.lower(base, agent)
            win += lower * self.win(stand, spread, hand, defence, duel.out)
        return win / self.total

    def base_attacks(self) -> list[Option]:
        """Attack from a base, where the chance of *equal* is worth the risk."""
        duel, size = self.duel, self.sets.size
        result = []
        for base in size.members[duel.standing[self.seat]]:
            agent = duel.on_base[self.seat][base]
            for target in self.joint.bases:
                if self.joint.all.counts[target][agent] >= WORTH_THE_RISK * self.total:
                    move = size.base_attacks + base * size.bases + target
                    result.append(Option(move, self.base_attack(base, agent, target)))
        return result

    def base_attack(self, base: int, agent: int, target: int) -> float:
        """Return what attacking from a base is worth."""
        duel, sets, seat = self.duel, self.sets, self.seat
        shown = duel.possible[seat] & sets.at[base][agent]
        out = duel.out | 1 << agent
        spread = self.joint.equal(target, agent)
        stand = self.stand()
        fallen = stand._replace(
            theirs=stand.theirs ^ 1 << target,
            points_mine=stand.points_mine + 1 + stand.beside_theirs[target],
        )
        refilled = sets.replaced(shown, base, out)
        wins = self.placing(fallen, refilled, base, duel.hand(seat), spread, out)
        win = spread.total * max(option.win for option in wins)
        lost = stand._replace(
            mine=stand.mine ^ 1 << base,
            points_theirs=stand.points_theirs + 1 + stand.beside_mine[base],
        )
        defence = self.defend(lost, shown, duel.on_base[seat]) if lost.mine else None
        for spread in (self.joint.higher(target, agent), self.joint.lower(target, agent)):
            if spread.total > 1e-9:
                win += spread.total * self.win(lost, spread, duel.hand(seat), defence, out)
        return win / self.total

    def swaps(self) -> list[Option]:
        """Swap the agent of a base, for any of the hand or for itself."""
        duel, seat, size = self.duel, self.seat, self.sets.size
        if not duel.tokens[seat]:
            return []
        result = []
        for base in size.members[duel.standing[seat]]:
            agent = duel.on_base[seat][base]
            shown = duel.possible[seat] & self.sets.at[base][agent]
            possible = self.sets.replaced(shown, base, duel.out)
            beside = [*duel.beside[seat]]
            beside[base] += 1
            stand = self.stand()._replace(beside_mine=beside, tokens_mine=duel.tokens[seat] - 1)
            hand = duel.hand(seat) | 1 << agent
            placing = self.placing(stand, possible, base, hand, self.joint.all, duel.out)
            start = size.swaps + base * size.agents
            result += [Option(start + placed, win) for placed, win in placing]
        return result

    def refills(self) -> list[Option]:
        """Refill the empty base with any agent of the hand."""
        duel, seat, size = self.duel, self.seat, self.sets.size
        base = duel.refill
        possible = self.sets.replaced(duel.possible[seat], base, duel.out)
        next_mover = (duel.first + duel.turns + 1) & 1
        stand = self.stand()._replace(to_move=next_mover == seat)
        placing = self.placing(stand, possible, base, duel.hand(seat), self.joint.all, duel.out)
        start = size.refills + base * size.agents
        return [Option(start + placed, win) for placed, win in placing]

    def placing(
        self, stand: Stand, possible: Mask, base: int, hand: int, spread: Spread, out: int
    ) -> list[Option]:
        """Return what placing each agent of a hand on a base is worth; `move` is the agent."""
        on_base = [*self.duel.on_base[self.seat]]
        agents = self.sets.size.members[hand]
        if self.brief:
            agents = (agents[0], agents[-1])
        alike = not self.judge.private
        result: list[Option] = []
        for agent in agents:
            if result and alike:
                result.append(Option(agent, result[0].win))
                continue
            on_base[base] = agent
            defence = self.defend(stand, possible, on_base) if stand.mine else None
            win = self.win(stand, spread, hand & ~(1 << agent), defence, out)
            result.append(Option(agent, win))
        return result

    def anything(self) -> list[Option]:
        """When no move tells anything: any attack from the hand."""
        size, hand = self.sets.size, self.duel.hand(self.seat)
        return [
            Option(agent * size.bases + base, 0.5)
            for agent in size.members[hand]
            for base in self.joint.bases
        ]
