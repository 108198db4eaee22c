"""Double Agent: a game played on quickly in one world, for search.

The rules without their events, and only what a playout does: documents are laid, pawns are pulled,
agents deliver. An action is never played, unless no document can be laid: then the card is thrown
away. A test plays the same games by the rules and compares.

Both seats play by the same simple rule: every agent draws a high card where the seat is likely to
take it, and a low card where it is not (`outlook` says why). How far each misjudges is drawn with
the world, so that moves compared in one world differ in nothing but themselves. Each
judges by its own token and what it may know: the opponent's token is one of those not yet shown;
the seat that searches judges by the shares it holds now.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from filature.games.double_agent.lookup import Lookup
from filature.games.double_agent.rules import FIRST_TURNS
from filature.games.double_agent.state import COUNT, NEIGHBOURS, State
from filature.games.double_agent.thinking.odds import LEAN, Odds, evenly_against, usual_value

MEMBERS = tuple(tuple(a for a in range(COUNT) if mask >> a & 1) for mask in range(1 << COUNT))
"""The agents of a set; sets of agents are bit masks here."""
NOISE = 0.3
"""How far chance moves the edge that a seat sees at an agent, up or down by half of it."""


class CardNumbers:
    """One deck's cards as numbers, for playouts."""

    def __init__(self, lookup: Lookup) -> None:
        deck = lookup.cards.values()
        self.values = [card.value for card in deck]
        self.unknown_backs = [card.unknown_back for card in deck]
        self.personal = [card.effect == "personal" for card in deck]
        self.trapped = [card.effect == "trapped" for card in deck]
        usual = usual_value(lookup)
        self.taste = [
            0.3 if personal else value - usual
            for value, personal in zip(self.values, self.personal, strict=True)
        ]


class Position:
    """A world on its way to the end."""

    edges: tuple[list[float], list[float]]
    odds: Sequence[Odds]
    searcher: int
    noise: Sequence[Sequence[float]]

    def __init__(self, numbers: CardNumbers, state: State) -> None:
        self.numbers = numbers
        self.seat, self.turns = state.seat, state.turns
        self.live, self.activated = mask_of(state.live), mask_of(state.activated)
        self.marks = self.live ^ mask_of(state.open)
        self.pulling = state.phase == "influence"
        first, second = state.tokens
        self.tokens = (list(first), list(second))
        self.loyalty = (list(first), list(second))
        self.lean = list(state.pawns)
        self.missing = [9] * COUNT
        self.slack = 0
        self.values: list[list[int]] = [[] for _ in range(COUNT)]
        self.traps = 0
        for agent in state.live:
            self.take_over(state, agent)
        self.hands = (state.hands[0][:], state.hands[1][:])
        self.piles = (list(state.piles[0][::-1]), list(state.piles[1][::-1]))
        self.points, self.cards = [0, 0], [0, 0]
        for delivery in state.deliveries:
            self.points[delivery.taker] += delivery.points
            self.cards[delivery.taker] += len(delivery.cards)
        if state.phase == "over":
            self.live = 0

    def take_over(self, state: State, agent: int) -> None:
        """Take over the documents at an agent."""
        values = self.values[agent]
        for seat, columns in enumerate(state.columns):
            for card, _ in columns[agent]:
                values.append(card.value)
                if card.effect == "personal":
                    self.loyalty[seat][agent] += 1
                elif card.effect == "trapped":
                    self.traps |= 1 << agent
        count, needed = state.progress(agent)
        self.missing[agent] = needed - count
        if all(near in state.live for near in NEIGHBOURS[agent]):
            self.slack |= 1 << agent

    # The rules

    def lay(self, seat: int, kind: int, agent: int) -> None:
        """Lay a card at an agent, which may deliver, and others after it."""
        numbers = self.numbers
        self.hands[seat].remove(kind)
        self.values[agent].append(numbers.values[kind])
        if numbers.unknown_backs[kind]:
            self.marks |= 1 << agent
        elif numbers.personal[kind]:
            self.loyalty[seat][agent] += 1
        elif numbers.trapped[kind]:
            self.traps |= 1 << agent
        self.missing[agent] -= 1
        if self.missing[agent] <= 0:
            self.deliver(agent)

    def deliver(self, agent: int) -> None:
        values = self.values[agent]
        if self.traps >> agent & 1:
            highest = max(values)
            values = [value for value in values if value != highest]
        mine = 2 * self.loyalty[0][agent] + LEAN[self.lean[agent]]
        taker = 0 if mine > 2 * self.loyalty[1][agent] else 1
        self.points[taker] += sum(values)
        self.cards[taker] += len(values)
        self.live &= ~(1 << agent)
        self.missing[agent] = 9
        for near in NEIGHBOURS[agent]:
            if self.live >> near & self.slack >> near & 1:
                self.slack &= ~(1 << near)
                self.missing[near] -= 1
        for near in NEIGHBOURS[agent]:
            if self.missing[near] <= 0 and self.live >> near & 1:
                self.deliver(near)

    def pull(self, seat: int, agent: int) -> None:
        self.activated |= 1 << agent
        lean = self.lean[agent]
        self.lean[agent] = min(3, lean + 1) if seat else max(0, lean - 1)

    # How both seats play

    def play_on(
        self, searcher: int, odds: Sequence[Odds], noise: Sequence[Sequence[float]]
    ) -> None:
        """Play to the end; `odds` are those of the seat that searches, by agent."""
        self.searcher, self.odds, self.noise = searcher, odds, noise
        self.edges = ([0.0] * COUNT, [0.0] * COUNT)
        self.judge(searcher)
        self.judge(1 - searcher)
        hands, piles = self.hands, self.piles
        while self.live & (self.live - 1):
            seat = self.seat
            if not self.pulling:
                if hands[seat]:
                    before = self.live
                    self.play_card(seat)
                    if self.live != before:
                        if not self.live & (self.live - 1):
                            return
                        self.judge(1 - searcher)
                if not (hands[0] or hands[1] or piles[0] or piles[1]):
                    return
            self.pulling = False
            if self.turns < FIRST_TURNS and self.live & ~self.activated:
                self.pull(seat, self.best_pull(seat))
                self.judge(0)
                self.judge(1)
            if piles[seat]:
                hands[seat].append(piles[seat].pop())
            self.turns += 1
            self.seat = 1 - seat

    def odds_of(self, seat: int) -> Sequence[Odds]:
        """Return the odds by which a seat judges each agent."""
        if seat == self.searcher:
            return self.odds
        tokens = self.tokens[self.searcher]
        left = tuple(sorted([tokens[agent] for agent in MEMBERS[self.live]]))
        return [evenly_against(left)] * COUNT

    def judge(self, seat: int) -> None:
        """Work out the edge that a seat sees at each agent."""
        odds, loyalty, noise = self.odds_of(seat), self.loyalty[seat], self.noise[seat]
        edges, lean = self.edges[seat], self.lean
        for agent in MEMBERS[self.live]:
            space = 3 - lean[agent] if seat else lean[agent]
            edges[agent] = 2 * odds[agent][2 * loyalty[agent] + LEAN[space]] - 1 + noise[agent]

    def play_card(self, seat: int) -> None:
        """Lay the card that gains most; where none can be laid, throw one away."""
        hand, edges = self.hands[seat], self.edges[seat]
        agents = MEMBERS[self.live]
        high = max(agents, key=edges.__getitem__)
        low = min(agents, key=edges.__getitem__)
        top, bottom = edges[high], edges[low]
        open_high, open_low = high, low
        marks = self.marks
        if marks >> high & 1 or marks >> low & 1:
            open = MEMBERS[self.live & ~marks]
            if open:
                open_high = max(open, key=edges.__getitem__)
                open_low = min(open, key=edges.__getitem__)
            else:
                open_high = -1
        taste, unknown = self.numbers.taste, self.numbers.unknown_backs
        best, chosen, place = -99.0, -1, -1
        for kind in hand:
            liked = taste[kind]
            if not unknown[kind]:
                gain, agent = (liked * top, high) if liked > 0 else (liked * bottom, low)
            elif open_high < 0:
                continue
            elif liked > 0:
                gain, agent = liked * edges[open_high], open_high
            else:
                gain, agent = liked * edges[open_low], open_low
            if gain > best:
                best, chosen, place = gain, kind, agent
        if chosen < 0:
            hand.pop()
        else:
            self.lay(seat, chosen, place)
            if self.numbers.personal[chosen]:
                self.judge(seat)

    def best_pull(self, seat: int) -> int:
        """Return the agent whose pawn gains most by being pulled."""
        odds, noise = self.odds_of(seat), self.noise[seat]
        best, chosen = -9.0, -1
        for agent in MEMBERS[self.live & ~self.activated]:
            space = 3 - self.lean[agent] if seat else self.lean[agent]
            strength = 2 * self.loyalty[seat][agent]
            one = odds[agent]
            gain = one[strength + LEAN[max(0, space - 1)]] - one[strength + LEAN[space]]
            gain += noise[agent]
            if gain > best:
                best, chosen = gain, agent
        return chosen


def draw_noise(rng: Random) -> tuple[list[float], list[float]]:
    """Draw, for each seat and agent, how far it misjudges its edge there throughout a playout."""
    draw = [NOISE * (rng.random() - 0.5) for _ in range(2 * COUNT)]
    return draw[:COUNT], draw[COUNT:]


def mask_of(agents: Sequence[int]) -> int:
    """Return a set of agents as a bit mask."""
    return sum([1 << agent for agent in agents])
