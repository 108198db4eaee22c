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
from filature.games.agent_hunter.actions import Swap
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.judgement import judge, logit
from filature.games.agent_hunter.thinking.lookahead import Lookahead, Option
from filature.games.agent_hunter.thinking.suspicion import appeal, public_key

CANDIDATES = 6
"""How many moves are tried."""

BEHIND = 0.12
"""A move that is so much less likely to win, one move ahead, is not tried."""

TRUST = 4.0
"""How many tries the judgement one move ahead counts for."""

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


class WorldSearch:
    """Tries the best moves one move ahead in worlds drawn by weights over placements."""

    def __init__(self, lookahead: Lookahead, weights: Sequence[float], hiding: float) -> None:
        self.lookahead = lookahead
        self.info = lookahead.info
        self.seat = lookahead.seat
        self.hiding = hiding
        self.numbers = self.info.sets.listed(self.info.possible[1 - self.seat])
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
        found: list[Candidate] = []
        swaps: dict[int, list[Option]] = {}
        for option in self.lookahead.options():
            match self.lookahead.codes.actions[option.move]:
                case Swap(base):
                    swaps.setdefault(base, []).append(option)
                case _:
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
        info = self.info.clone()
        info.suppose(1 - self.seat, placement)
        info.play(candidate.draw(rng))
        while not info.over and info.mover != self.seat:
            info.play(self.reply(info, rng))
        while not info.over and info.refill is not None:
            info.play(self.refill(info))
            while not info.over and info.mover != self.seat:
                info.play(self.reply(info, rng))
        return info.share(self.seat) if info.over else self.judge(info)

    def reply(self, info: InfoState, rng: Random) -> int:
        """Draw what the opponent does, from what its hand allows."""
        codes, other = info.sets.codes, info.mover
        hand = info.hand(other)
        if info.refill is not None:
            return codes.refill(info.refill, hand[int(rng.random() * len(hand))])
        looked = appeal(info)
        standing = [info.on_base[other][base] for base in info.standing[other]]
        point = rng.random() * looked.open_to(standing)
        for base, strength in looked.sure.items():
            point -= strength
            if point < 0:
                agent = looked.sure_agents[base]
                if agent in hand:
                    return codes.hand_attack(agent, base)
                return codes.base_attack(info.on_base[other].index(agent), base)
        for move, strength in looked.attacks.items():
            if move // codes.bases in hand:
                point -= strength
                if point < 0:
                    return move
        for base, strength in looked.swaps.items():
            point -= strength
            if point < 0:
                return codes.swap(base, rng.choice(hand))
        return codes.hand_attack(hand[0], info.standing[1 - other][0])

    def refill(self, info: InfoState) -> int:
        """Refill as the seat would."""
        key = (*public_key(info), info.refill, *info.on_base[self.seat])
        found = self.refilled.get(key)
        if found is None:
            options = Lookahead(info, judge("private")).options()
            found = self.refilled[key] = max(options, key=lambda option: option.win).move
        return found

    def judge(self, info: InfoState) -> float:
        """Return how likely the seat is to win, with its best move from here."""
        key = (*public_key(info), *info.on_base[self.seat])
        found = self.judged.get(key)
        if found is None:
            options = Lookahead(info, judge("private"), brief=True).options()
            found = self.judged[key] = max(option.win for option in options)
        return found
