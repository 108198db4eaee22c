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
from filature.games.agent_hunter.events import compare
from filature.games.agent_hunter.state import NO_AGENT
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


class Replies:
    """What the opponent may do whose turn it is, by how it appeals and as its hand allows."""

    __slots__ = ("anything", "choices", "codes", "hand", "total")

    def __init__(self, info: InfoState) -> None:
        codes, other = info.sets.codes, info.mover
        self.codes, self.hand = codes, info.hand(other)
        looked = appeal(info)
        standing = [info.on_base[other][base] for base in info.standing[other]]
        self.total = looked.open_to(standing)
        self.choices: list[tuple[float, int, bool]] = []
        """How strongly each appeals, the move, and whether it is a swap; of swaps, the base."""
        for base, strength in looked.sure.items():
            agent = looked.sure_agents[base]
            if agent in self.hand:
                move = codes.hand_attack(agent, base)
            else:
                move = codes.base_attack(info.on_base[other].index(agent), base)
            self.choices.append((strength, move, False))
        for move, strength in looked.attacks.items():
            if move // codes.bases in self.hand:
                self.choices.append((strength, move, False))
        for base, strength in looked.swaps.items():
            self.choices.append((strength, base, True))
        self.anything = codes.hand_attack(self.hand[0], info.standing[1 - other][0])

    def draw(self, rng: Random) -> int:
        """Draw one of them; which agent a swap places is drawn evenly."""
        point = rng.random() * self.total
        for strength, move, swaps in self.choices:
            point -= strength
            if point < 0:
                return self.codes.swap(move, rng.choice(self.hand)) if swaps else move
        return self.anything


class Afterwards:
    """What follows a move by what is public: the same in all worlds in which it is answered alike.

    Kept are the replies that each world allows, and how good the game looks after each.
    """

    __slots__ = ("judged", "replies")

    def __init__(self) -> None:
        self.replies: dict[int, Replies] = {}
        """By the opponent's placement."""
        self.judged: dict[tuple[int, int], float] = {}
        """By the reply and what it shows; nothing for those after which more is to be done."""


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
        self.after: dict[tuple[int, str | None], Afterwards | None] = {}
        """By move and answer; nothing where it is not simply the opponent's turn then."""

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
        move = candidate.draw(rng)
        after = self.afterwards(placement, move)
        if after is None:
            return self.play_on(self.played(placement, move), rng)
        replies = after.replies.get(placement)
        if replies is None:
            replies = after.replies[placement] = Replies(self.played(placement, move))
        reply = replies.draw(rng)
        key = self.shown(placement, reply)
        found = after.judged.get(key)
        if found is None:
            info = self.played(placement, move)
            info.play(reply)
            if info.over or info.refill is not None or info.mover != self.seat:
                return self.play_on(info, rng)
            found = after.judged[key] = self.judge(info)
        return found

    def afterwards(self, placement: int, move: int) -> Afterwards | None:
        """Return what follows a move in a world, if it is simply the opponent's turn then."""
        codes, answer = self.info.sets.codes, None
        if move < codes.swaps:
            if move >= codes.base_attacks:
                return None
            agent, target = divmod(move, codes.bases)
            answer = compare(agent, self.info.sets.placements[placement][target])
        key = move, answer
        if key not in self.after:
            info = self.played(placement, move)
            simple = not info.over and info.refill is None and info.mover != self.seat
            self.after[key] = Afterwards() if simple else None
        return self.after[key]

    def shown(self, placement: int, reply: int) -> tuple[int, int]:
        """Return a reply as everybody sees it: what a swap places is hidden, what it takes not."""
        codes, placed = self.info.sets.codes, self.info.sets.placements[placement]
        if reply < codes.base_attacks:
            return reply, NO_AGENT
        if reply < codes.swaps:
            return reply, placed[(reply - codes.base_attacks) // codes.bases]
        base = (reply - codes.swaps) // codes.agents
        return codes.swaps + base, placed[base]

    def played(self, placement: int, move: int) -> InfoState:
        """Return what is known after a move in a world."""
        info = self.info.clone()
        info.suppose(1 - self.seat, placement)
        info.play(move)
        return info

    def play_on(self, info: InfoState, rng: Random) -> float:
        """Let the opponent reply until it is the seat's turn, and judge."""
        while not info.over and info.mover != self.seat:
            info.play(self.reply(info, rng))
        while not info.over and info.refill is not None:
            info.play(self.refill(info))
            while not info.over and info.mover != self.seat:
                info.play(self.reply(info, rng))
        return info.share(self.seat) if info.over else self.judge(info)

    def reply(self, info: InfoState, rng: Random) -> int:
        """Draw what the opponent does, from what its hand allows."""
        if info.refill is None:
            return Replies(info).draw(rng)
        hand = info.hand(info.mover)
        return info.sets.codes.refill(info.refill, hand[int(rng.random() * len(hand))])

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
