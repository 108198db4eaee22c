"""Agent Hunter: how good a game looks to a seat.

A judge is a small network (one hidden layer) whose weights were tuned by self-play and are stored
in `judges.json`. It reads how far each standing base of the opponent, and each of the seat, is from
being found; then points, tokens, turns left and the sums of the hands that break a tie; and says
how likely the seat is to win.

- The `public` judge knows only what is public. The bot `agent` plays by it, and `suspicion` uses it
  to guess what another seat would do, since it needs none of that seat's secrets.
- The `private` judge also looks at the seat's own agents: which of the opponent's it can hit from
  its hand, and how near the opponent has come to those that are really there. `master` plays by it.

How far a base is from being found is told by its effective number of agents, `total² / Σ count²`,
and the number of probes that a search by halves needs for so many.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log, log2
from operator import mul
from typing import NamedTuple

import msgspec

from filature.games.agent_hunter.state import replaced, without
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.placements import Placements, PlacementSets

PROBES = (0.0, 1.0, 1.5, 1.667, 2.0, 2.2, 2.333, 2.43, 2.625, 2.78, 2.9, 2.9)
"""Probes that an optimal search needs on average to hit one of so many equally likely agents."""

NEARLY = 0.999
"""From this share on, the agent on a base counts as known."""

SOON = 20
"""So many turns before the limit, the judges begin to feel it."""

LEAK = 0.01
"""The slope of a hidden unit below 0."""

OWN, THEIRS = (15, 24), (18, 24)
"""How much the public and the private judge read of all bases of a side."""


def effort(candidates: float) -> float:
    """Return the probes needed to hit one of so many agents, if they were equally likely."""
    whole = int(candidates)
    if whole >= 10:
        return PROBES[10]
    return PROBES[whole] + (PROBES[whole + 1] - PROBES[whole]) * (candidates - whole)


def logit(share: float) -> float:
    """Return the log odds of a share, kept within bounds."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return log(share / (1 - share))


class Spread(NamedTuple):
    """How likely which agent stands on each base of a seat: weights by base, and their total."""

    total: float
    counts: Sequence[Sequence[float]]


class Weights(msgspec.Struct, frozen=True):
    """A judge as it is stored: rows are hidden units."""

    attack: list[list[float]]
    defence: list[list[float]]
    bias: list[float]
    out: list[float]
    last: float


class Defence(NamedTuple):
    """What the seat's own side adds to every judgement while it does not change."""

    hidden: list[float]
    order: tuple[int, ...]
    """The seat's agents, the most endangered first; none for the public judge."""
    weight: float
    """The sum of the seat's agents on bases (its expectation, for the public judge)."""


class PublicState(NamedTuple):
    """What is public at the moment that is judged, from one seat's side."""

    mine: tuple[int, ...]
    """The seat's standing bases."""
    theirs: tuple[int, ...]
    beside_mine: tuple[int, ...]
    beside_theirs: tuple[int, ...]
    tokens_mine: int
    tokens_theirs: int
    points_mine: int
    points_theirs: int
    left: int
    """Turns until the limit."""
    to_move: bool

    @classmethod
    def of(cls, info: InfoState, seat: int, left: int, to_move: bool) -> PublicState:
        other = 1 - seat
        return cls(
            mine=info.standing[seat],
            theirs=info.standing[other],
            beside_mine=info.beside[seat],
            beside_theirs=info.beside[other],
            tokens_mine=info.tokens[seat],
            tokens_theirs=info.tokens[other],
            points_mine=info.points[seat],
            points_theirs=info.points[other],
            left=left,
            to_move=to_move,
        )

    def felling(self, base: int) -> PublicState:
        """Return what is public once this base of the opponent has fallen."""
        points = self.points_mine + 1 + self.beside_theirs[base]
        return self._replace(theirs=without(self.theirs, base), points_mine=points)

    def losing(self, base: int) -> PublicState:
        """Return what is public once this base of the seat has fallen."""
        points = self.points_theirs + 1 + self.beside_mine[base]
        return self._replace(mine=without(self.mine, base), points_theirs=points)

    def swapping(self, base: int) -> PublicState:
        """Return what is public once a token is put beside this base of the seat."""
        beside = replaced(self.beside_mine, base, self.beside_mine[base] + 1)
        return self._replace(beside_mine=beside, tokens_mine=self.tokens_mine - 1)


class Judge:
    """A tuned network; the order of its inputs is that of the tuned weights."""

    def __init__(self, weights: Weights, private: bool) -> None:
        self.weights = weights
        self.private = private

    def defend(
        self, sets: PlacementSets, public: PublicState, possible: Placements, on_base: Sequence[int]
    ) -> Defence:
        """Judge the seat's side: what the opponent may hold possible, and what is really there."""
        inputs, order, weight = self.own_inputs(sets, public, possible, on_base)
        hidden = [
            bias + sum(map(mul, row, inputs))
            for bias, row in zip(self.weights.bias, self.weights.defence, strict=True)
        ]
        return Defence(hidden, order, weight)

    def own_inputs(
        self, sets: PlacementSets, public: PublicState, possible: Placements, on_base: Sequence[int]
    ) -> tuple[list[float], tuple[int, ...], float]:
        """Return what is read of the seat's side, with the order and the weight of `Defence`."""
        total = possible.bit_count()
        rows = []
        expected = 0.0
        for base in public.mine:
            counts = sets.counts(possible, base)
            most = max(counts)
            probes = effort(total * total / sum(map(mul, counts, counts)))
            row = [1.0, probes / 3, most / total]
            danger = probes
            agent = on_base[base]
            if self.private:
                share = counts[agent] / total
                below = sum(counts[:agent]) / total
                row += [share, abs(below + share / 2 - 0.5) * 2]
                danger -= 0.3 * share
            else:
                expected += sum(map(mul, counts, range(len(counts)))) / total
            row += [public.beside_mine[base] / 2, float(most > NEARLY * total)]
            if self.private:
                row.append(float(counts[agent] == most))
            rows.append((danger, base, row))
        rows.sort()
        inputs = [x for _, _, row in rows for x in row]
        inputs += [0.0] * (OWN[self.private] - len(inputs))
        inputs += [
            public.tokens_mine / 5,
            public.tokens_theirs / 5,
            log2(total) / 10,
            0.0 if public.left >= SOON else (SOON - public.left) / SOON,
            float(public.to_move),
        ]
        order = tuple(on_base[base] for _, base, _ in rows) if self.private else ()
        return inputs, order, sum(order) if self.private else expected

    def win(
        self, public: PublicState, spread: Spread, hand: Sequence[int], defence: Defence
    ) -> float:
        """Return how likely the seat is to win."""
        inputs = self.their_inputs(public, spread, hand, defence.order, defence.weight)
        weights, result = self.weights, self.weights.last
        for hidden, row, out in zip(defence.hidden, weights.attack, weights.out, strict=True):
            unit = hidden + sum(map(mul, row, inputs))
            result += out * unit if unit > 0 else LEAK * out * unit
        return 1 / (1 + exp(-result))

    def their_inputs(
        self,
        public: PublicState,
        spread: Spread,
        hand: Sequence[int],
        order: Sequence[int],
        weight: float,
    ) -> list[float]:
        """Return what is read of the opponent's side, and of the points."""
        total, by_base = spread
        rows = []
        expected = 0.0
        for base in public.theirs:
            squares = most = hit = best = 0.0
            for agent, count in enumerate(by_base[base]):
                if count:
                    squares += count * count
                    expected += agent * count
                    if count > most:
                        most = count
                    if agent in hand:
                        hit += count
                        if count > best:
                            best = count
            candidates = total * total / squares
            probes = effort(candidates)
            row = [1.0, probes / 3, most / total, candidates / 10]
            beside, known = public.beside_theirs[base] / 2, float(most > NEARLY * total)
            if self.private:
                row += [hit / total, beside, known, best / total]
            else:
                row += [beside, known]
            rows.append((probes, base, row))
        rows.sort()
        inputs = [x for _, _, row in rows for x in row]
        inputs += [0.0] * (THEIRS[self.private] - len(inputs))
        if self.private:
            inputs += [1 - sum([by_base[base][a] for base in public.theirs]) / total for a in order]
            inputs += [0.0] * (3 - len(order))
        inputs += [
            public.points_mine / 3,
            public.points_theirs / 3,
            (public.points_mine - public.points_theirs) / 2,
            log2(max(total, 1.0)) / 10,
            (expected / total - weight) / 10,
            len(rows) / 3,
        ]
        return inputs


@cache  # Two names.
def judge(name: str) -> Judge:
    """Return the `public` or the `private` judge."""
    return Judge(stored_judges()[name], private=name == "private")


def stored_judges() -> dict[str, Weights]:
    """Read the judges by which bots play."""
    text = files(__package__).joinpath("judges.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Weights])
