"""Double Agent: chances to win, by playouts in worlds that the opponent's acts make likely.

A playout is the master's: both seats go on by the simple rule of `playout`. Until the first player
is drawn both seats are equally likely to win, however they have placed their tokens: no placement
is known to do better.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from filature.bots.appraisal import (
    Appraised,
    Chance,
    best_first,
    final_share,
    joined,
    mean_of,
)
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.double_agent import events
from filature.games.double_agent.bot import CANDIDATES, rank
from filature.games.double_agent.state import State
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


class DoubleAgentAppraiser:
    """Appraises by playouts. One playout is one iteration."""

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if (ended := final_share(knowledge)) is not None:
            return ended
        if not any(isinstance(event, events.FirstPlayer) for event in knowledge.told):
            return EVEN
        playouts, counter = Playouts(knowledge), budget.counter()
        total = squares = 0.0
        while counter.tick():
            won = playouts.won(playouts.sampler.draw(rng), draw_noise(rng))
            total += won
            squares += won * won
        return mean_of(total, squares, counter.done)

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
        totals, squares = [0.0] * len(moves), [0.0] * len(moves)
        counter, tries = budget.counter(), 0
        while counter.tick():
            tries += 1
            world, noise = playouts.sampler.draw(rng), draw_noise(rng)
            for at, move in enumerate(moves):
                if at:
                    counter.tick()
                state = world.clone()
                game.play(state, info.seat, move)
                won = playouts.won(state, noise)
                totals[at] += won
                squares[at] += won * won
        return best_first(
            Appraised(action, mean_of(total, square, tries))
            for action, total, square in zip(actions, totals, squares, strict=True)
        )


APPRAISER = DoubleAgentAppraiser()
