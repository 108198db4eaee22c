"""Double Agent: what a position is worth to a seat, by exact shares, and one move ahead.

Every agent is worth `(2 p - 1) x (what lies there + a usual card for each empty place)`, where p is
the chance to take it: own token, pawn and papers against the shares of the opponent's token. So a
high card where the seat is ahead and a low card where it is behind are both worth something: the
place would otherwise hold a usual card. An agent that may be the one left over at the end counts
less. Deliveries, and chains of them, are carried out on these expectations.

Information: a cross-check is worth how much surer it makes one of the two agents, for each place
still empty there; a tip, how much the documents there may differ from what is expected of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from filature.core.legal import RecordAction
from filature.games.double_agent.deck import Card
from filature.games.double_agent.state import COUNT, NEIGHBOURS
from filature.games.double_agent.thinking.info_state import InfoState
from filature.games.double_agent.thinking.odds import LEAN, Odds, against, usual_value

SURER = 1.2
"""Points that a place is worth more where one knows who takes it than where one does not."""
SEEN = 0.15
"""Points for each point by which the documents looked at may differ from their mean."""
WON = 8.0
"""Points that the victory itself is worth when a move ends the game."""


@dataclass(slots=True)
class Outlook:
    """The position as a seat expects it."""

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
        """Copy it; `odds` and `papers` are shared, and lists of values until they are replaced."""
        return replace(
            self,
            live=self.live[:],
            empty=self.empty[:],
            slack=self.slack[:],
            loyalty=self.loyalty[:],
            leans=self.leans[:],
            traps=self.traps[:],
            values=self.values[:],
        )

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


def outlook(info: InfoState, weights: Sequence[float] | None = None) -> Outlook:
    """Put the position together as a seat expects it."""
    state = info.state
    found = Outlook(
        live=[agent in state.live for agent in range(COUNT)],
        empty=[0] * COUNT,
        slack=[False] * COUNT,
        loyalty=list(info.tokens),
        leans=info.leans,
        odds=[against(shares) for shares in info.shares(weights)],
        papers=[0.0] * COUNT,
        traps=[0.0] * COUNT,
        values=[[] for _ in range(COUNT)],
        banked=0.0,
        delivered=len(state.deliveries),
        usual=usual_value(info.game.lookup),
    )
    for delivery in state.deliveries:
        found.banked += delivery.points if delivery.taker == info.seat else -delivery.points
    for agent in state.live:
        add_agent(found, info, agent)
    return found


def add_agent(found: Outlook, info: InfoState, agent: int) -> None:
    """Add what is expected of the documents at an agent."""
    own = info.own_documents(agent)
    values = [float(card.value) for card in own]
    found.loyalty[agent] += sum([card.effect == "personal" for card in own])
    traps = float(any(card.effect == "trapped" for card in own))
    papers = 0.0
    for document in info.opponent_documents(agent):
        likely = [(info.card(id), part) for id, part in info.likely_cards(*document).items()]
        values.append(sum(card.value * part for card, part in likely))
        papers += sum(part for card, part in likely if card.effect == "personal")
        traps += sum(part for card, part in likely if card.effect == "trapped")
    found.values[agent] = values
    found.traps[agent] = min(1.0, traps)
    found.papers[agent] = min(1.0, papers)
    count, needed = info.state.progress(agent)
    found.empty[agent] = needed - count
    found.slack[agent] = all(found.live[near] for near in NEIGHBOURS[agent])


class Lookahead:
    """Judges every action of a seat by what it expects afterwards."""

    def __init__(self, info: InfoState, weights: Sequence[float] | None = None) -> None:
        self.info = info
        self.weights = list(weights or [1.0] * len(info.tokens_now))
        self.before = outlook(info, weights)
        self.now = self.before.worth()

    def gain(self, action: RecordAction) -> float:
        """Return what an action is worth, in points, against doing nothing."""
        after = self.before.copy()
        told = 0.0
        if action["type"] == "document":
            self.document(after, self.info.card(action["card"]), action["agent"])
        elif action["type"] == "influence":
            after.leans[action["agent"]] = max(0, after.leans[action["agent"]] - 1)
        elif action["type"] == "action" and "none" not in action:
            told = self.act(after, action)
        return after.worth() - self.now + told

    def document(self, after: Outlook, card: Card, agent: int) -> None:
        if card.effect == "personal":
            after.loyalty[agent] += 1
        elif card.effect == "trapped":
            after.traps[agent] = 1.0
        after.lay(agent, float(card.value))

    def act(self, after: Outlook, action: RecordAction) -> float:
        """Carry out an action; return what it is worth to know what one is told."""
        if "moves" in action:
            sign = 1 if self.info.seat == 0 else -1
            for agent, steps in action["moves"]:
                after.leans[agent] += sign * steps
        elif "from" in action:
            self.carry(after, action["from"], action["index"], action["to"])
        else:
            effect = self.info.card(action["card"]).effect
            if effect == "nosy":
                after.empty[action["agent"]] += 1
            elif effect == "turncoat":
                one, two = action["agents"]
                tokens = self.info.tokens
                after.loyalty[one] += tokens[two] - tokens[one]
                after.loyalty[two] += tokens[one] - tokens[two]
            elif effect == "crosscheck":
                return SURER * self.surer(*action["agents"])
            elif effect == "tip":
                return SEEN * self.spread(action["agent"])
        return 0.0

    def carry(self, after: Outlook, origin: int, index: int, to: int) -> None:
        card = self.info.own_documents(origin)[index]
        values = list(after.values[origin])
        values.pop(index)
        after.values[origin] = values
        after.empty[origin] += 1
        if card.effect == "personal":
            after.loyalty[origin] -= 1
        elif card.effect == "trapped":
            after.traps[origin] = 0.0
        self.document(after, card, to)

    def surer(self, one: int, two: int) -> float:
        """Return how much surer the sum of two tokens makes their agents, by empty places."""
        before = self.before
        sums: dict[int, dict[tuple[int, int], float]] = {}
        for tokens, weight in zip(self.info.tokens_now, self.weights, strict=True):
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
        variance = 0.0
        for card, back in self.info.opponent_documents(agent):
            if card is None:
                likely = [
                    (self.info.card(id).value, part)
                    for id, part in self.info.likely_cards(card, back).items()
                ]
                mean = sum(value * part for value, part in likely)
                variance += sum((value - mean) ** 2 * part for value, part in likely)
        return sqrt(variance)
