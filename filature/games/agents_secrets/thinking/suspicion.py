"""What the others' decisions tell of their agents: a stated model, weighed against chance.

The model. A seat has one style for the whole game:
- even (prior 1/2): every decision evenly at random, whatever its agent;
- informative or rational (prior 1/4 each): it plays for its own agent as `informative` or
  `rational` says, but each decision is, with some probability, evenly random instead. That
  probability is not known: 0 (rational: 1/20), 1/5 or 1/2, a third of the prior each (`STYLES`).
Reports are secret and tell nothing. Deals are equally likely, so the chance of an assignment of
agents to seats is proportional to the product, over the seats, of the likelihood of all that the
seat did with that agent.

Evidence. For each seat: how much better the styles that play for an agent, over all agents it may
hold, explain its decisions than even play does. Where this ratio is less than `EVIDENCE`, they
count for nothing. Against a seat that does play evenly at random the ratio is a martingale of mean
1: it ever reaches 10 in at most one game of ten (measured after four turns: in about 1 of 100).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp, fsum, log

from filature.games.agents_secrets.thinking import informative, rational
from filature.games.agents_secrets.thinking.board import all_splits
from filature.games.agents_secrets.thinking.info_state import InfoState, Observed, ObservedMove

EVEN, INFORMATIVE, RATIONAL = "even", "informative", "rational"
STYLES = (
    (INFORMATIVE, 1.0),
    (INFORMATIVE, 0.8),
    (INFORMATIVE, 0.5),
    (RATIONAL, 0.95),
    (RATIONAL, 0.8),
    (RATIONAL, 0.5),
)
"""The styles that play for an agent, and how often a decision of theirs is not at random."""

PRIOR_EVEN = 0.5
EVIDENCE = 10.0

Assignment = tuple[int, ...]
"""The agents of the masked seats, in their order."""


class LogLikelihoods:
    """What one seat's decisions tell: by style and agent, the log of their likelihood over that of
    even play."""

    def __init__(self, agents: int) -> None:
        self.logs = [[0.0] * agents for _ in STYLES]

    def add(self, chances: dict[str, tuple[float, ...]], even: float) -> None:
        for (style, sure), logs in zip(STYLES, self.logs, strict=True):
            for agent, chance in enumerate(chances[style]):
                ratio = sure * chance / even + 1 - sure
                logs[agent] += log(ratio) if ratio > 0 else -1000.0

    def copy(self) -> LogLikelihoods:
        new = LogLikelihoods(0)
        new.logs = [logs.copy() for logs in self.logs]
        return new

    def odds(self, agent: int) -> list[float]:
        """Return the odds of each style, with that agent, against even play; priors included."""
        prior = (1 - PRIOR_EVEN) / PRIOR_EVEN / len(STYLES)
        return [prior * exp(min(logs[agent], 600.0)) for logs in self.logs]

    def likelihood(self, agent: int) -> float:
        """Return the likelihood of all decisions with that agent, over that of even play."""
        return PRIOR_EVEN * (1 + fsum(self.odds(agent)))

    def ratio(self, agents: Sequence[int]) -> float:
        """Return how much better a style for any of these agents explains the decisions."""
        odds = fsum([fsum(self.odds(agent)) for agent in agents]) / len(agents)
        return odds * PRIOR_EVEN / (1 - PRIOR_EVEN)


class Suspects:
    """The masked seats, and what their decisions tell."""

    def __init__(self, info: InfoState) -> None:
        self.masked, self.free = info.masked, info.free
        self.logs_of = {seat: LogLikelihoods(len(info.agents)) for seat in self.masked}
        setup = rational.Setup.of(info)
        for observed in info.weighed:
            if observed.seat in self.logs_of:
                self.logs_of[observed.seat].add(*likelihoods(setup, observed))
        self.ratios = {seat: logs.ratio(self.free) for seat, logs in self.logs_of.items()}
        self.evident = {seat for seat, ratio in self.ratios.items() if ratio >= EVIDENCE}

    def weights(self, only_evident: bool) -> tuple[list[Assignment], list[float]]:
        """Return all assignments with their chances."""
        assignments = list(permutations(self.free, len(self.masked)))
        columns: list[dict[int, float]] = []
        for seat in self.masked:
            counts = seat in self.evident or not only_evident
            found = {a: self.logs_of[seat].likelihood(a) if counts else 1.0 for a in self.free}
            most = max(found.values())
            columns.append({agent: value / most for agent, value in found.items()})
        weights = []
        for assignment in assignments:
            weight = 1.0
            for column, agent in zip(columns, assignment, strict=True):
                weight *= column[agent]
            weights.append(weight)
        total = fsum(weights)
        return assignments, [weight / total for weight in weights]

    def style_chances(self, seat: int, agent: int) -> dict[str, float]:
        """Return how likely a seat is to have each style, if it holds that agent."""
        odds = self.logs_of[seat].odds(agent)
        total = 1 + fsum(odds)
        chances = {EVEN: 1 / total, INFORMATIVE: 0.0, RATIONAL: 0.0}
        for (style, _), value in zip(STYLES, odds, strict=True):
            chances[style] += value / total
        return chances


def likelihoods(
    setup: rational.Setup, observed: Observed
) -> tuple[dict[str, tuple[float, ...]], float]:
    """Return how likely a decision was, by style for each agent, and for even play."""
    if isinstance(observed, ObservedMove):
        _, board, roll, split = observed
        return {
            INFORMATIVE: informative.split_likelihoods(board, roll, split),
            RATIONAL: rational.split_likelihoods(setup, board, roll, split),
        }, 1 / len(all_splits(len(board.places), roll))
    _, board, allowed, to = observed
    return {
        INFORMATIVE: informative.file_likelihoods(board, allowed, to),
        RATIONAL: rational.file_likelihoods(setup, board, allowed, to),
    }, 1 / len(allowed)


def holders(
    info: InfoState, assignments: Sequence[Assignment], weights: Sequence[float]
) -> list[list[float]]:
    """Return, for each agent, the chance of each seat, and last of nobody, to hold it."""
    shares = [[0.0] * info.seats for _ in info.agents]
    for seat, agent in info.known.items():
        shares[agent][seat] = 1.0
    for assignment, weight in zip(assignments, weights, strict=True):
        for seat, agent in zip(info.masked, assignment, strict=True):
            shares[agent][seat] += weight
    if len(info.agents) == info.seats:
        return [[*by_seat, 0.0] for by_seat in shares]
    return [[*by_seat, max(0.0, 1 - fsum(by_seat))] for by_seat in shares]
