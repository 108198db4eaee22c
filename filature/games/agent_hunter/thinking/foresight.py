"""Agent Hunter: two moves ahead, over sampled worlds.

The moves that look best one move ahead are tried in worlds drawn from what the seat believes: the
move is played there, the opponent replies with something that its hand in that world allows (drawn
by how it appeals to it, as in `suspicion`), and what the seat can then do best is judged again.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random

from filature.bots.player import BudgetCounter
from filature.bots.successive_halving import successive_halving
from filature.games.agent_hunter.thinking.duel import Duel
from filature.games.agent_hunter.thinking.judgement import judge, logit
from filature.games.agent_hunter.thinking.outlook import Option, Outlook
from filature.games.agent_hunter.thinking.suspicion import appeal, seen

CANDIDATES = 6
"""How many moves are tried."""

BEHIND = 0.12
"""A move that is so much less likely to win, one move ahead, is not tried."""

TRUST = 4.0
"""So many tries the judgement one move ahead is worth."""

Key = tuple[object, ...]


class Candidate:
    """A move to be tried; for a swap, the ways to do it with how likely each is drawn."""

    __slots__ = ("moves", "shares", "win")

    def __init__(self, moves: Sequence[int], shares: Sequence[float], win: float) -> None:
        self.moves = moves
        self.shares = list(accumulate(shares))
        self.win = win

    def draw(self, rng: Random) -> int:
        """Draw one of the ways to do it."""
        if len(self.moves) == 1:
            return self.moves[0]
        at = bisect(self.shares, rng.random() * self.shares[-1])
        return self.moves[min(at, len(self.moves) - 1)]


class Foresight:
    """Tries the best moves of an outlook in worlds drawn by weights over placements."""

    def __init__(self, outlook: Outlook, weights: Sequence[float], hiding: float) -> None:
        self.outlook = outlook
        self.duel = outlook.duel
        self.seat = outlook.seat
        self.hiding = hiding
        self.numbers = self.duel.sets.listed(self.duel.possible[1 - self.seat])
        self.shares = list(accumulate(weights[at] for at in self.numbers))
        self.judged: dict[Key, float] = {}
        self.refilled: dict[Key, int] = {}

    def best(self, counter: BudgetCounter, rng: Random) -> list[Option]:
        """Return what was tried longest, with how likely it is to win; at least one move."""
        candidates = self.candidates()
        priors = [(candidate.win, TRUST) for candidate in candidates]
        tried = successive_halving(candidates, self.world, self.value, counter, rng, priors)
        most = max(one.tries for one in tried)
        return [Option(one.candidate.draw(rng), one.mean) for one in tried if one.tries >= most]

    def candidates(self) -> list[Candidate]:
        """Return the moves worth trying, the best first."""
        size = self.duel.sets.size
        found: list[Candidate] = []
        swaps: dict[int, list[Option]] = {}
        for option in self.outlook.options():
            if size.swaps <= option.move < size.refills:
                swaps.setdefault(size.placing[option.move - size.swaps][0], []).append(option)
            else:
                found.append(Candidate([option.move], [1.0], option.win))
        for ways in swaps.values():
            shares = [exp(logit(way.win) / self.hiding) for way in ways]
            win = sum(s * w.win for s, w in zip(shares, ways, strict=True)) / sum(shares)
            found.append(Candidate([way.move for way in ways], shares, win))
        found.sort(key=lambda candidate: -candidate.win)
        near = [candidate for candidate in found if candidate.win >= found[0].win - BEHIND]
        return near[:CANDIDATES]

    def world(self, rng: Random) -> int:
        """Draw the opponent's placement."""
        at = bisect(self.shares, rng.random() * self.shares[-1])
        return self.numbers[min(at, len(self.numbers) - 1)]

    def value(self, placement: int, candidate: Candidate, rng: Random) -> float:
        """Play a candidate in a world, let the opponent reply, and judge."""
        duel = self.duel.clone()
        duel.suppose(1 - self.seat, placement)
        duel.play(candidate.draw(rng))
        while not duel.over and duel.mover != self.seat:
            duel.play(self.reply(duel, rng))
        while not duel.over and duel.refill >= 0:
            duel.play(self.refill(duel))
            while not duel.over and duel.mover != self.seat:
                duel.play(self.reply(duel, rng))
        return duel.share(self.seat) if duel.over else self.judge(duel)

    def reply(self, duel: Duel, rng: Random) -> int:
        """Draw what the opponent does, from what its hand allows."""
        sets, other = duel.sets, duel.mover
        size = sets.size
        hand = duel.hand(other)
        if duel.refill >= 0:
            agents = size.members[hand]
            placed = agents[int(rng.random() * len(agents))]
            return size.refills + duel.refill * size.agents + placed
        looked = appeal(duel)
        standing = [duel.on_base[other][base] for base in size.members[duel.standing[other]]]
        point = rng.random() * looked.open_to(standing)
        for base, strength in looked.sure.items():
            point -= strength
            if point < 0:
                agent = looked.sure_agents[base]
                if hand >> agent & 1:
                    return agent * size.bases + base
                return size.base_attacks + duel.on_base[other].index(agent) * size.bases + base
        for move, strength in looked.attacks.items():
            if hand >> move // size.bases & 1:
                point -= strength
                if point < 0:
                    return move
        agents = size.members[hand]
        for base, strength in looked.swaps.items():
            point -= strength
            if point < 0:
                return size.swaps + base * size.agents + rng.choice(agents)
        return agents[0] * size.bases + size.members[duel.standing[1 - other]][0]

    def refill(self, duel: Duel) -> int:
        """Refill as one would."""
        key = (*seen(duel), duel.refill, *duel.on_base[self.seat])
        found = self.refilled.get(key)
        if found is None:
            options = Outlook(duel, judge("private")).options()
            found = self.refilled[key] = max(options, key=lambda option: option.win).move
        return found

    def judge(self, duel: Duel) -> float:
        """Return how likely the seat is to win, with its best move from here."""
        key = (*seen(duel), *duel.on_base[self.seat])
        found = self.judged.get(key)
        if found is None:
            options = Outlook(duel, judge("private"), brief=True).options()
            found = self.judged[key] = max(option.win for option in options)
        return found
