"""Double Agent: a seat's knowledge as fields, and states sampled quickly from it.

Made from a `Knowledge` and nothing else. `state` is one possible state: only what the seat knows of
it may be used (all that is public, and the seat's own).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from filature.core.knowledge import Knowledge
from filature.games.double_agent.deck import Card
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import COUNT, DARK, LaidCard, State, with_seat
from filature.games.double_agent.worlds import HiddenCards, Tokens, possible_tokens, read_seats


class InfoState:
    """What one seat knows."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.game = game = DoubleAgent(knowledge.seats, knowledge.options)
        self.seat = seat = knowledge.viewer
        self.other = 1 - seat
        self.state: State = game.sample_world(knowledge, Random(0)).state
        self.tokens = self.state.tokens[seat]
        self.leans = [abs(DARK[seat] - space) for space in self.state.pawns]
        """Each pawn's space, counted from the seat's own dark one."""
        seats = read_seats(game, knowledge)
        self.opponent = seats[self.other]
        self.first_tokens: Sequence[Tokens] = possible_tokens(self.opponent)
        """The arrangements in which the opponent may have placed its tokens first."""
        now = self.opponent.now
        self.tokens_now: list[Tokens] = [
            tuple([tokens[agent] for agent in now]) for tokens in self.first_tokens if tokens
        ]
        """The same, as the tokens are now."""
        self.hidden = HiddenCards(game, self.opponent, self.other)
        own = HiddenCards(game, seats[seat], seat)
        self.own_pile = [self.card(id).kind for id in own.rest.elements()]

    def card(self, id: str) -> Card:
        return self.game.lookup.cards[id]

    def own_documents(self, agent: int) -> list[Card]:
        """Return the seat's own documents at an agent."""
        return [laid.card for laid in self.state.columns[self.seat][agent]]

    def opponent_documents(self, agent: int) -> list[tuple[str | None, str]]:
        """Return the opponent's documents at an agent: the card, where known, and the back."""
        known = self.opponent
        return [(known.played[place], known.played_backs[place]) for place in known.columns[agent]]

    def likely_cards(self, card: str | None, back: str) -> dict[str, float]:
        """Return how likely one of the opponent's documents is each card."""
        if card is not None:
            return {card: 1.0}
        back_of = self.hidden.back_of
        cards = {card: n for card, n in self.hidden.rest.items() if back_of[card] == back}
        total = sum(cards.values())
        return {card: n / total for card, n in cards.items()}

    def shares(self, weights: Sequence[float] | None = None) -> list[dict[int, float]]:
        """Return, for each agent, how likely the opponent's token there is each number."""
        weights = weights or [1.0] * len(self.tokens_now)
        shares: list[dict[int, float]] = [{} for _ in range(COUNT)]
        total = sum(weights)
        for tokens, weight in zip(self.tokens_now, weights, strict=True):
            part = weight / total
            for agent, token in enumerate(tokens):
                shares[agent][token] = shares[agent].get(token, 0.0) + part
        return shares


class Sampler:
    """Draws states that the seat cannot tell from the truth, tokens by weight, cards evenly."""

    def __init__(self, info: InfoState, weights: Sequence[float] | None = None) -> None:
        self.info = info
        self.cumulative = list(accumulate(weights or [1.0] * len(info.tokens_now)))

    def draw(self, rng: Random) -> State:
        """Draw one state."""
        info = self.info
        seat, other, cards = info.seat, info.other, info.game.lookup.cards
        state = info.state.clone()
        tokens = rng.choices(info.tokens_now, cum_weights=self.cumulative)[0]
        state.tokens = with_seat(state.tokens, other, tokens)
        played, hand, pile = info.hidden.draw(rng)
        columns = state.columns[other]
        for agent in state.live:
            places = info.opponent.columns[agent]
            columns[agent] = tuple(
                [
                    LaidCard(cards[played[at]], laid.seen)
                    for at, laid in zip(places, columns[agent], strict=True)
                ]
            )
        state.hands[other] = sorted([cards[id].kind for id in hand])
        own_pile = info.own_pile[:]
        rng.shuffle(own_pile)
        other_pile = tuple([cards[id].kind for id in pile])
        state.piles = with_seat((other_pile, other_pile), seat, tuple(own_pile))
        return state
