"""Double Agent: what a seat reads from its knowledge, and worlds drawn quickly from it.

Made from a `Knowledge` and nothing else. `state` is one world's state: only what the seat knows of
it may be used, or what does not depend on the world (all that is public, and the seat's own).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from filature.core.knowledge import Knowledge
from filature.games.double_agent import worlds as knowing
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.games.double_agent.tables import COUNT, MEMBERS

Tokens = tuple[int, ...]


class Reading:
    """What one seat knows, put in order."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.game = game = DoubleAgent(knowledge.seats, knowledge.options)
        self.knowledge = knowledge
        self.seat = knowledge.viewer
        self.other = 1 - self.seat
        self.state: State = game.sample_world(knowledge, Random(0)).state
        traces = knowing.follow(game, knowledge)
        self.trace = traces[self.other]
        self.ways: Sequence[Tokens] = knowing.possible_tokens(self.trace)
        """The ways in which the opponent may have handed out its tokens at first."""
        now = self.trace.now
        self.now: list[Tokens] = [tuple([way[at] for at in now]) for way in self.ways if way]
        """The same, where the tokens are now."""
        self.dealt = self.trace.dealt
        if self.dealt:
            self.hidden = knowing.Hidden(game, self.trace, self.other)
            own = knowing.Hidden(game, traces[self.seat], self.seat)
            kinds = game.tables.kinds
            self.own_pile = [kinds[card] for card in own.rest.elements()]

    def shares(self, weights: Sequence[float] | None = None) -> list[dict[int, float]]:
        """Return, for each agent, how likely the opponent's token there is each number."""
        weights = weights or [1.0] * len(self.now)
        found: list[dict[int, float]] = [{} for _ in range(COUNT)]
        total = sum(weights)
        for tokens, weight in zip(self.now, weights, strict=True):
            part = weight / total
            for agent, token in enumerate(tokens):
                found[agent][token] = found[agent].get(token, 0.0) + part
        return found

    def unknown(self, agent: int) -> list[str | None]:
        """Return the opponent's documents at an agent, null where not known."""
        return [self.trace.played[place] for place in self.trace.columns[agent]]

    def backs(self, agent: int) -> list[str]:
        """Return the backs of the opponent's documents at an agent."""
        return [self.trace.played_backs[place] for place in self.trace.columns[agent]]


class Sampler:
    """Draws states that the seat cannot tell from the truth, tokens by weight, cards evenly."""

    def __init__(self, reading: Reading, weights: Sequence[float] | None = None) -> None:
        self.reading = reading
        self.rising = list(accumulate(weights or [1.0] * len(reading.now)))

    def draw(self, rng: Random) -> State:
        """Draw one state."""
        reading = self.reading
        seat, other, trace, tables = reading.seat, reading.other, reading.trace, reading.game.tables
        state = reading.state.clone()
        state.tokens[other] = rng.choices(reading.now, cum_weights=self.rising)[0]
        played, hand, pile = reading.hidden.draw(rng)
        kinds, units, columns = tables.kinds, tables.units, state.columns
        for agent in MEMBERS[state.live]:
            places = trace.columns[agent]
            if places:
                columns[other * COUNT + agent] = tuple([played[at] for at in places])
        state.hands[other] = sum([units[kinds[card]] for card in hand])
        state.piles[other] = [kinds[card] for card in pile[::-1]]
        own = reading.own_pile[:]
        rng.shuffle(own)
        state.piles[seat] = own[::-1]
        return state
