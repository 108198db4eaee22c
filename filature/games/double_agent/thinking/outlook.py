"""Double Agent: what a position is worth to a seat, by exact shares, and one move ahead.

Every agent is worth `(2 p - 1) x (what lies there + a usual card for each empty place)`, where p is
the chance to take it: own token, pawn and papers against the shares of the opponent's token. So a
high card where one is ahead and a low card where one is behind are both worth something: the place
would else have held a usual card. An agent that may be the one left over at the end counts less.
Deliveries, and chains of them, are carried out on these expectations.

Information: a cross-check is worth how much surer it makes one of the two agents, for each place
still empty there; a tip, how much the documents there may differ from what is expected of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from filature.core.legal import RecordAction
from filature.games.double_agent.tables import COUNT, MEMBERS, NEIGHBOURS
from filature.games.double_agent.thinking.odds import LEAN, Odds, against, usual_value
from filature.games.double_agent.thinking.reading import Reading

SURER = 1.2
"""Points that a place is worth more where one knows who takes it than where one does not."""
SEEN = 0.15
"""Points for each point by which the documents looked at may differ from their mean."""
WON = 8.0
"""Points that the victory itself is worth when a move ends the game."""


class Outlook:
    """The position as a seat expects it."""

    __slots__ = (
        "banked",
        "delivered",
        "empty",
        "leans",
        "live",
        "loyalty",
        "odds",
        "papers",
        "slack",
        "traps",
        "usual",
        "values",
    )

    live: list[bool]
    empty: list[int]
    """How many documents each agent still needs."""
    slack: list[bool]
    """Whether an agent would still need one less once a neighbour has delivered."""
    loyalty: list[int]
    """Own token, and own personal papers, at each agent."""
    leans: list[int]
    """The pawn's space, counted from the seat's own dark one."""
    odds: list[Odds]
    papers: list[float]
    """How likely the opponent has personal papers at each agent."""
    traps: list[float]
    values: list[list[float]]
    """What each document is worth, or is expected to be."""
    banked: float
    delivered: int
    usual: float

    def copy(self) -> Outlook:
        """Copy it; lists are shared until changed, and always changed by replacing them."""
        new = Outlook.__new__(Outlook)
        new.live, new.empty, new.slack = self.live[:], self.empty[:], self.slack[:]
        new.loyalty, new.leans = self.loyalty[:], self.leans[:]
        new.odds, new.papers, new.traps = self.odds, self.papers, self.traps[:]
        new.values = self.values[:]
        new.banked, new.delivered, new.usual = self.banked, self.delivered, self.usual
        return new

    def chance(self, agent: int) -> float:
        """Return the chance to take an agent's documents if it delivered now."""
        strength = 2 * self.loyalty[agent] + LEAN[self.leans[agent]]
        odds, papers = self.odds[agent], self.papers[agent]
        if papers:
            return (1 - papers) * odds[strength] + papers * odds[max(-2, strength - 2)]
        return odds[strength]

    def lying(self, agent: int) -> float:
        """Return the value expected to be taken from what lies at an agent."""
        values = self.values[agent]
        total = sum(values)
        return total - self.traps[agent] * max(values) if self.traps[agent] else total

    def worth(self) -> float:
        """Return the points by which the seat expects to be ahead."""
        total = self.banked
        if self.delivered >= COUNT - 1:
            return total + (WON if total > 0.5 else -WON if total < -0.5 else 0.0)
        empty, live = self.empty, self.live
        squares = sum([empty[agent] ** 2 for agent in range(COUNT) if live[agent]])
        for agent in range(COUNT):
            if live[agent]:
                edge = 2 * self.chance(agent) - 1
                counts = 1 - empty[agent] ** 2 / squares
                total += counts * edge * (self.lying(agent) + self.usual * empty[agent])
        return total

    def lay(self, agent: int, value: float) -> None:
        """A document comes to an agent, which may deliver, and others after it."""
        self.values[agent] = [*self.values[agent], value]
        self.empty[agent] -= 1
        if self.empty[agent] <= 0:
            self.deliver(agent)

    def deliver(self, agent: int) -> None:
        self.banked += (2 * self.chance(agent) - 1) * self.lying(agent)
        self.live[agent] = False
        self.delivered += 1
        for near in NEIGHBOURS[agent]:
            if self.live[near] and self.slack[near]:
                self.slack[near] = False
                self.empty[near] -= 1
        for near in NEIGHBOURS[agent]:
            if self.live[near] and self.empty[near] <= 0:
                self.deliver(near)


def outlook(reading: Reading, weights: Sequence[float] | None = None) -> Outlook:
    """Put the position together as a seat expects it."""
    state, seat = reading.state, reading.seat
    tables = reading.game.tables
    value_of = tables.value_of
    shares = reading.shares(weights)
    tokens = state.tokens[seat]
    assert tokens is not None
    found = Outlook.__new__(Outlook)
    found.live = [bool(state.live >> agent & 1) for agent in range(COUNT)]
    found.leans = [abs(3 * seat - (state.pawns >> 2 * agent & 3)) for agent in range(COUNT)]
    found.odds = [against(one) for one in shares]
    found.loyalty, found.papers, found.traps = list(tokens), [0.0] * COUNT, [0.0] * COUNT
    found.empty, found.values = [0] * COUNT, [[] for _ in range(COUNT)]
    found.slack = [False] * COUNT
    found.usual = usual_value(tables)
    found.delivered = len(state.deliveries)
    found.banked = float(
        sum(points if taker == seat else -points for _, taker, *_, points in state.deliveries)
    )
    for agent in MEMBERS[state.live]:
        own = state.columns[seat * COUNT + agent]
        found.values[agent] = [float(value_of[card]) for card in own]
        found.loyalty[agent] += sum([card in tables.personal for card in own])
        traps = float(any(card in tables.trapped for card in own))
        for card, back in zip(reading.unknown(agent), reading.backs(agent), strict=True):
            if card is not None:
                likely: dict[str, float] = {card: 1.0}
            else:
                likely = likely_cards(reading, back)
            found.values[agent].append(sum(value_of[one] * part for one, part in likely.items()))
            found.papers[agent] += sum(
                part for one, part in likely.items() if one in tables.personal
            )
            traps += sum(part for one, part in likely.items() if one in tables.trapped)
        found.traps[agent] = min(1.0, traps)
        found.papers[agent] = min(1.0, found.papers[agent])
        count = len(found.values[agent])
        found.empty[agent] = state.needed[agent] - count
        found.slack[agent] = all(found.live[near] for near in NEIGHBOURS[agent])
    return found


def likely_cards(reading: Reading, back: str) -> dict[str, float]:
    """Return how likely an unknown card of the opponent with this back is each card."""
    back_of = reading.hidden.back_of
    cards = {card: n for card, n in reading.hidden.rest.items() if back_of[card] == back}
    total = sum(cards.values())
    return {card: n / total for card, n in cards.items()}


class Lookahead:
    """Judges every action of a seat by what it expects afterwards."""

    def __init__(self, reading: Reading, weights: Sequence[float] | None = None) -> None:
        self.reading = reading
        self.weights = list(weights or [1.0] * len(reading.now))
        self.before = outlook(reading, weights)
        self.shares = reading.shares(weights)
        self.now = self.before.worth()

    def gain(self, action: RecordAction) -> float:
        """Return what an action is worth, in points, against doing nothing."""
        after = self.before.copy()
        told = 0.0
        if action["type"] == "document":
            self.document(after, action["card"], action["agent"])
        elif action["type"] == "influence":
            after.leans[action["agent"]] = max(0, after.leans[action["agent"]] - 1)
        elif action["type"] == "action" and "none" not in action:
            told = self.act(after, action)
        return after.worth() - self.now + told

    def document(self, after: Outlook, card: str, agent: int) -> None:
        tables = self.reading.game.tables
        if card in tables.personal:
            after.loyalty[agent] += 1
        elif card in tables.trapped:
            after.traps[agent] = 1.0
        after.lay(agent, float(tables.value_of[card]))

    def act(self, after: Outlook, action: RecordAction) -> float:
        """Carry out an action; return what it is worth to know what one is told."""
        if "moves" in action:
            sign = 1 if self.reading.seat == 0 else -1
            for agent, steps in action["moves"]:
                after.leans[agent] += sign * steps
        elif "from" in action:
            self.carry(after, action["from"], action["index"], action["to"])
        else:
            effect = self.effect(action["card"])
            if effect == "nosy":
                after.empty[action["agent"]] += 1
            elif effect == "turncoat":
                one, two = action["agents"]
                tokens = self.reading.state.tokens[self.reading.seat]
                assert tokens is not None
                after.loyalty[one] += tokens[two] - tokens[one]
                after.loyalty[two] += tokens[one] - tokens[two]
            elif effect == "crosscheck":
                return SURER * self.surer(*action["agents"])
            elif effect == "tip":
                return SEEN * self.spread(action["agent"])
        return 0.0

    def effect(self, card: str) -> str | None:
        tables = self.reading.game.tables
        return tables.deck[tables.kinds[card]].effect

    def carry(self, after: Outlook, origin: int, index: int, to: int) -> None:
        reading, tables = self.reading, self.reading.game.tables
        column = reading.state.columns[reading.seat * COUNT + origin]
        card = column[index]
        values = list(after.values[origin])
        values.pop(index)
        after.values[origin] = values
        after.empty[origin] += 1
        if card in tables.personal:
            after.loyalty[origin] -= 1
        elif card in tables.trapped:
            after.traps[origin] = 0.0
        self.document(after, card, to)

    def surer(self, one: int, two: int) -> float:
        """Return how much surer the sum of two tokens makes their agents, by empty places."""
        before = self.before
        sums: dict[int, dict[tuple[int, int], float]] = {}
        for tokens, weight in zip(self.reading.now, self.weights, strict=True):
            pair = tokens[one], tokens[two]
            part = sums.setdefault(pair[0] + pair[1], {})
            part[pair] = part.get(pair, 0.0) + weight
        total = sum(self.weights)
        gained = 0.0
        for place, agent in enumerate((one, two)):
            strength = 2 * before.loyalty[agent] + LEAN[before.leans[agent]]
            known = sum(
                abs(sum(w if strength > 2 * pair[place] else -w for pair, w in part.items()))
                for part in sums.values()
            )
            at_first = abs(2 * before.odds[agent][strength] - 1)
            gained += (known / total - at_first) * before.empty[agent]
        return gained

    def spread(self, agent: int) -> float:
        """Return the standard deviation of the documents that the opponent has at an agent."""
        reading = self.reading
        value_of = reading.game.tables.value_of
        variance = 0.0
        for card, back in zip(reading.unknown(agent), reading.backs(agent), strict=True):
            if card is None:
                likely = likely_cards(reading, back)
                mean = sum(value_of[one] * part for one, part in likely.items())
                variance += sum((value_of[one] - mean) ** 2 * part for one, part in likely.items())
        return sqrt(variance)
