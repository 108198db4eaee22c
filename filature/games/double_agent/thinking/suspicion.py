"""Double Agent: what a seat's acts tell about its loyalties, by a stated model.

The rules never forbid a place, so none of this is certain; it is kept apart from what the rules
imply. The model: in laying a document and in pulling a pawn, a seat wants what helps it.

- **Documents.** With a card that others take to be worth v (the mean of the cards with that back),
  it chooses agent a in proportion to `exp(TASTE x (v - usual) x (2 p - 1))`, where p is its chance
  to take a: its token and the pawn, against the tokens of the other seat that are not yet shown,
  evenly. So high cards tell of high loyalty, low cards of low loyalty; a `?` tells almost nothing.
- **Pawns pulled** in the first three turns: in proportion to
  `exp(PULL x (p after - p before) + WANT x p)`.
- **Slips.** With chance `SLIP` it chooses evenly.

Which card it plays, actions, and when, are taken to tell nothing. An arrangement of tokens weighs
the product of these chances over the seat's acts. If all arrangements weigh the same, or only one
is left, there is no evidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log2

from filature.core.events import Event
from filature.games.double_agent.events import (
    Courier,
    Delivers,
    Document,
    Influence,
    Pawn,
    Turncoat,
)
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import COUNT, DARK, START, TOKENS
from filature.games.double_agent.thinking.odds import LEAN, evenly_against, usual_value

TASTE = 0.5
PULL = 4.0
WANT = 1.0
SLIP = 0.15

Attraction = list[dict[int, float]]
"""For each agent, by the token there: how strongly a seat is drawn to it. Empty: not legal."""


class Evidence:
    """One act of a seat: the agent it chose, and how strongly each token draws it to each agent."""

    __slots__ = ("agent", "drawn", "first")

    def __init__(self, agent: int, drawn: Attraction, first: Sequence[int]) -> None:
        self.agent = agent
        self.drawn = drawn
        self.first = tuple(first)
        """The agent at which the token that was then at each agent was placed first."""


def evidence(game: DoubleAgent, events: Sequence[Event], seat: int) -> Iterator[Evidence]:
    """Yield the acts of a seat that say something, from what was told."""
    live, marked, activated = set(range(COUNT)), set[int](), set[int]()
    leans = [abs(DARK[seat] - space) for space in START]
    left = list(TOKENS)
    first = list(range(COUNT))
    values = back_values(game)
    usual = usual_value(game.lookup)
    for event in events:
        match event:
            case Document(actor, _, back, agent):
                if actor == seat:
                    open = live - marked if back == "?" else live
                    keen = TASTE * (values[back] - usual)
                    odds = evenly_against(tuple(left))
                    yield Evidence(agent, documents_drawn(keen, odds, leans, open), first)
                if back == "?":
                    marked.add(agent)
            case Courier(_, _, origin, _, to, _, back) if back == "?":
                marked = marked - {origin} | {to}
            case Influence(actor, agent, steps):
                if actor == seat:
                    odds = evenly_against(tuple(left))
                    yield Evidence(agent, pulls_drawn(odds, leans, live - activated), first)
                activated.add(agent)
                leans[agent] += -steps if actor == seat else steps
            case Pawn(agent, toward, steps):
                leans[agent] += -steps if toward == seat else steps
            case Turncoat(actor, _, (one, two)) if actor == seat:
                first[one], first[two] = first[two], first[one]
            case Delivers(agent, tokens):
                live.remove(agent)
                left.remove(tokens[1 - seat])


def back_values(game: DoubleAgent) -> dict[str, float]:
    """Return the mean value of the cards of each back."""
    found: dict[str, list[int]] = {}
    for card in game.deck:
        found.setdefault(card.back, []).extend([card.value] * sum(card.copies))
    return {back: sum(values) / len(values) if values else 0.0 for back, values in found.items()}


def documents_drawn(
    keen: float, odds: Sequence[float], leans: Sequence[int], agents: set[int]
) -> Attraction:
    return [
        {t: exp(keen * (2 * odds[2 * t + LEAN[leans[agent]]] - 1)) for t in set(TOKENS)}
        if agent in agents
        else {}
        for agent in range(COUNT)
    ]


def pulls_drawn(odds: Sequence[float], leans: Sequence[int], agents: set[int]) -> Attraction:
    drawn: Attraction = []
    for agent in range(COUNT):
        here: dict[int, float] = {}
        if agent in agents:
            nearer = max(0, leans[agent] - 1)
            for token in set(TOKENS):
                before = odds[2 * token + LEAN[leans[agent]]]
                after = odds[2 * token + LEAN[nearer]]
                here[token] = exp(PULL * (after - before) + WANT * before)
        drawn.append(here)
    return drawn


def weigh(
    game: DoubleAgent, events: Sequence[Event], seat: int, ways: Sequence[tuple[int, ...]]
) -> list[float]:
    """Return how much the acts of a seat make each way of its tokens weigh; they sum to 1."""
    weights = [1.0] * len(ways)
    if len(ways) > 1:
        for act in evidence(game, events, seat):
            agents = [agent for agent in range(COUNT) if act.drawn[agent]]
            if len(agents) < 2:
                continue
            places = [(act.first[agent], act.drawn[agent]) for agent in agents]
            at, chosen = act.first[act.agent], act.drawn[act.agent]
            slip = SLIP / len(agents)
            for number, way in enumerate(ways):
                total = sum([drawn[way[place]] for place, drawn in places])
                weights[number] *= (1 - SLIP) * chosen[way[at]] / total + slip
    total = sum(weights)
    return [weight / total for weight in weights]


def bits(weights: Sequence[float]) -> float:
    """Return the uncertainty of some shares that sum to 1."""
    return -sum(weight * log2(weight) for weight in weights if weight) + 0.0
