"""Double Agent: chances to win, by playouts in worlds that the opponent's acts make likely.

A playout is the master's: both seats go on by the simple rule of `playout`. Until the first player
is drawn both seats are equally likely to win, however they have placed their tokens: no placement
is known to do better.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from random import Random

from filature.bots.appraisal import (
    Appraised,
    CalibratedAppraiser,
    Calibrations,
    Chance,
    compare_results,
    joined,
    mean_of,
)
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.double_agent import events
from filature.games.double_agent.bot import CANDIDATES, rank
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.games.double_agent.thinking import encoder
from filature.games.double_agent.thinking.info_state import InfoState, Sampler
from filature.games.double_agent.thinking.odds import against
from filature.games.double_agent.thinking.outlook import Lookahead
from filature.games.double_agent.thinking.playout import CardNumbers, Position, draw_noise
from filature.games.double_agent.thinking.suspicion import weigh

ARRANGEMENTS = 8
"""How many ways to place the tokens are listed, all as good."""
EVEN = Chance(0.5, 0.01)


class Playouts:
    """Plays a position on for the seat that knows it."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.info = info = InfoState(knowledge)
        self.weights = weigh(info.game, knowledge.told, info.other, info.first_tokens)
        self.cards = CardNumbers(info.game.lookup)
        self.odds = [against(shares) for shares in info.shares(self.weights)]
        self.sampler = Sampler(info, self.weights)

    def won(self, state: State, noise: Sequence[Sequence[float]]) -> float:
        """Play a state to its end; return 1 for a victory, ½ if it is shared, else 0."""
        seat = self.info.seat
        position = Position(self.cards, state)
        position.play_on(seat, self.odds, noise)
        points, cards = position.points, position.cards
        ahead = points[seat] - points[1 - seat] or cards[1 - seat] - cards[seat]
        return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


class DoubleAgentAppraiser(CalibratedAppraiser):
    """Appraises by playouts. One playout is one iteration."""

    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if not any(isinstance(event, events.FirstPlayer) for event in knowledge.told):
            return EVEN
        playouts, counter = Playouts(knowledge), budget.counter()
        results = []
        while counter.tick():
            results.append(playouts.won(playouts.sampler.draw(rng), draw_noise(rng)))
        return self.chance("position", playouts, mean_of(results))

    def chance(self, kind: str, playouts: Playouts, raw: Chance) -> Chance:
        """Return the calibrated chance; playouts are surer of themselves the earlier they begin."""
        delivered = min(2, len(playouts.info.state.deliveries))
        return self.calibrations(f"{kind}-{delivered}", raw)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        if question.asked == "loyalty":
            listed = range(min(ARRANGEMENTS, len(question.legal)))
            actions = joined([question.legal.nth(at) for at in listed], also)
            return [Appraised(action, EVEN) for action in actions]
        playouts = Playouts(question.knowledge)
        info, game = playouts.info, playouts.info.game
        actions = list(question.legal.expand())
        if len(actions) > CANDIDATES:
            ranked = rank(Lookahead(info, playouts.weights), actions)
            actions = [action for _, action in ranked[:CANDIDATES]]
        actions = joined(actions, also)
        moves = [game.from_record(action) for action in actions]
        results: list[list[float]] = [[] for _ in moves]
        counter = budget.counter()
        while counter.tick():
            world, noise = playouts.sampler.draw(rng), draw_noise(rng)
            for at, move in enumerate(moves):
                if at:
                    counter.tick()
                state = world.clone()
                game.play(state, info.seat, move)
                results[at].append(playouts.won(state, noise))
        return compare_results(actions, results, lambda raw: self.chance("decision", playouts, raw))


CALIBRATIONS = Calibrations.read(files(__package__).joinpath("calibration.json"))

APPRAISER = NetworkAppraiser(DoubleAgent, encoder, otherwise=DoubleAgentAppraiser(CALIBRATIONS))
