"""Double Agent: candidates compared by playouts, all in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, tanh
from random import Random

from filature.bots.player import BudgetCounter
from filature.core.legal import RecordAction
from filature.games.double_agent.state import State
from filature.games.double_agent.thinking.info_state import InfoState, Sampler
from filature.games.double_agent.thinking.odds import against
from filature.games.double_agent.thinking.playout import CardNumbers, Position, draw_noise

LEAD = 15.0
"""The lead in points that counts as three quarters won, in the part that points decide."""
VICTORY = 0.6
"""The part of a playout that the victory alone decides; the lead decides the rest."""
POINT = 0.025
"""What a point of the look one move ahead is worth, in games won."""
TRUST = 40
"""How many playouts the look one move ahead counts for."""


class Candidate:
    """A candidate, how often it was played on, and what it brought."""

    __slots__ = ("action", "move", "prior", "total", "tries", "won")

    def __init__(self, action: RecordAction, move: int, prior: float) -> None:
        self.action = action
        self.move = move
        self.prior = prior
        self.tries = 0
        self.total = self.won = 0.0

    @property
    def mean(self) -> float:
        """What it brought, the look one move ahead counting as `TRUST` playouts."""
        return (self.total + TRUST * self.prior) / (self.tries + TRUST)


class PlayoutSearch:
    """Plays candidates on, all in the same worlds, and drops the worse half again and again."""

    def __init__(
        self,
        info: InfoState,
        weights: Sequence[float],
        ranked: Sequence[tuple[float, RecordAction]],
    ) -> None:
        self.game, self.seat = info.game, info.seat
        self.cards = CardNumbers(info.game.lookup)
        self.odds = [against(shares) for shares in info.shares(weights)]
        self.sampler = Sampler(info, weights)
        top = ranked[0][0]
        self.candidates = [
            Candidate(action, self.code(action), 0.5 + POINT * (gain - top))
            for gain, action in ranked
        ]

    def code(self, action: RecordAction) -> int:
        move = self.game.from_record(action)
        assert type(move) is int
        return move

    def best(self, counter: BudgetCounter, rng: Random) -> Candidate:
        """Spend the counter; return the candidate that brought most."""
        left = self.candidates
        rounds = max(1, ceil(log2(len(left))))
        for number in range(1, rounds + 1):
            while counter.share_used() < number / rounds or not left[-1].tries:
                world, noise = self.sampler.draw(rng), draw_noise(rng)
                for candidate in left:
                    counter.tick()
                    self.play_on(world, noise, candidate)
            left = sorted(left, key=lambda candidate: -candidate.mean)
            left = left[: max(2, ceil(len(left) / 2))]
        return left[0]

    def play_on(self, world: State, noise: Sequence[Sequence[float]], candidate: Candidate) -> None:
        """Play a candidate on in a world."""
        state, seat = world.clone(), self.seat
        self.game.play(state, seat, candidate.move)
        position = Position(self.cards, state)
        position.play_on(seat, self.odds, noise)
        points, cards = position.points, position.cards
        lead = points[seat] - points[1 - seat]
        ahead = lead or cards[1 - seat] - cards[seat]
        won = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        candidate.tries += 1
        candidate.won += won
        candidate.total += VICTORY * won + (1 - VICTORY) * (0.5 + 0.5 * tanh(lead / LEAD))
