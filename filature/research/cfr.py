"""CFR+ over the public tree: near-perfect play of a small game, and how far from perfect it is.

    python -m filature.research.cfr --agents 4 --bases 1 --tokens 1 --turn-limit 6 --iterations 80

Counterfactual regret minimisation (Zinkevich and others 2007) in the form CFR+ (Tammelin 2014):
seats updated in turn, regrets never below 0, later strategies weighing more in the average. Each
walk goes once through the public tree with a vector over one seat's private states; where that seat
never comes by its own choices, nothing would change, and the walk turns back.

A victory counts 1, a defeat −1, a shared victory 0. The exploitability of a pair of strategies is
what best answers to them win, on average over the two seats: 0 is perfect play.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from operator import mul
from time import monotonic

from filature.core.events import CHANCE
from filature.core.refusals import Refused
from filature.games import game_class
from filature.research.public_tree import Lead, PublicTree, Spot

STUDIED = {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6}
"""The set-up of Agent Hunter that is meant where nothing else is said."""

Walk = Callable[[Spot, list[float], int], list[float]]


def matched(regrets: Sequence[float]) -> list[float]:
    """Regret matching: choose in proportion to positive regret, evenly where there is none."""
    total = sum(regrets)
    if total > 0:
        return [regret / total for regret in regrets]
    return [1 / len(regrets)] * len(regrets)


class Cfr:
    """A solver on a tree, with the strategies that it has come to so far.

    The strategies of iteration t weigh t to the power `lateness` in the average: 1 is Tammelin's,
    2 is nearer to perfect play after as many iterations.
    """

    def __init__(self, tree: PublicTree, lateness: int = 2) -> None:
        self.tree = tree
        self.lateness = lateness
        self.iteration = 0
        for spot in spots(tree.root):
            spot.regrets = [[0.0] * len(choices) for choices in spot.choices]
            spot.sums = [[0.0] * len(choices) for choices in spot.choices]

    def iterate(self, iterations: int = 1) -> None:
        """Update both seats in turn, so many times."""
        for _ in range(iterations):
            self.iteration += 1
            weight = float(self.iteration**self.lateness)
            for seat in (0, 1):
                self.average(self.tree.root, [weight], seat)
                self.improve(self.tree.root, [1.0], seat)

    def average(self, spot: Spot, reach: list[float], seat: int) -> None:
        """Add what a seat does now, below a spot, to its average strategy.

        `reach` is, for each private state of the seat, how likely it is to have come here by its
        own choices, times the weight of the iteration.
        """
        if spot.seat != seat:
            for lead in spot.leads:
                share = reach if spot.seat == CHANCE else [reach[i] for i in lead.theirs]
                if any(share):
                    self.average(lead.spot, share, seat)
            return
        plan = []
        for regrets, sums, share_of_one in zip(spot.regrets, spot.sums, reach, strict=True):
            chosen = [share_of_one * x for x in matched(regrets)]
            plan.append(chosen)
            for a, x in enumerate(chosen):
                sums[a] += x
        for lead in spot.leads:
            share = arriving(lead, plan, len(lead.spot.knows[seat]))
            if any(share):
                self.average(lead.spot, share, seat)

    def improve(self, spot: Spot, reach: list[float], seat: int) -> list[float]:
        """Update a seat's regrets below a spot; return its counterfactual values there.

        `reach` is, for each private state of the other seat, how likely that seat is to have come
        here by its own choices.
        """
        if spot.seat == seat:
            values = gains(spot, reach, seat, self.improve)
            result = []
            for regrets, gained in zip(spot.regrets, values, strict=True):
                mean = sum(map(mul, matched(regrets), gained))
                result.append(mean)
                for a, gain in enumerate(gained):
                    regrets[a] = max(0.0, regrets[a] + gain - mean)
            return result
        if spot.seat == CHANCE:
            return over_chance(spot, reach, seat, self.improve)
        return against(spot, planned(spot.regrets, reach), seat, self.improve)

    def best_answer(self, seat: int) -> float:
        """Return what the best answer of a seat wins against the other's average strategy."""
        return self.best(self.tree.root, [1.0], seat)[0]

    def best(self, spot: Spot, reach: list[float], seat: int) -> list[float]:
        if spot.seat == seat:
            return [max(gained) for gained in gains(spot, reach, seat, self.best)]
        if spot.seat == CHANCE:
            return over_chance(spot, reach, seat, self.best)
        return against(spot, planned(spot.sums, reach), seat, self.best)

    def exploitability(self) -> float:
        """Return what best answers win against the average strategies, over the two seats."""
        return (self.best_answer(0) + self.best_answer(1)) / 2

    def strategy(self) -> dict[tuple[int, tuple[bytes, ...]], dict[int, float]]:
        """Return the average strategies: by seat and what it was told, how likely each move is."""
        return {
            (spot.seat, known): dict(zip(choices, matched(sums), strict=True))
            for spot in spots(self.tree.root)
            if spot.seat != CHANCE
            for known, choices, sums in zip(
                spot.knows[spot.seat], spot.choices, spot.sums, strict=True
            )
        }

    def value(self) -> float:
        """Return what the average strategies are worth to seat 0 against each other."""
        return self.expected(self.tree.root, [1.0], 0)[0]

    def expected(self, spot: Spot, reach: list[float], seat: int) -> list[float]:
        if spot.seat == seat:
            return [
                sum(map(mul, matched(sums), gained))
                for sums, gained in zip(
                    spot.sums, gains(spot, reach, seat, self.expected), strict=True
                )
            ]
        if spot.seat == CHANCE:
            return over_chance(spot, reach, seat, self.expected)
        return against(spot, planned(spot.sums, reach), seat, self.expected)


def planned(rows: list[list[float]], reach: list[float]) -> list[list[float]]:
    """Return how likely each private state of a seat comes here and makes each choice."""
    return [[share * x for x in matched(row)] for row, share in zip(rows, reach, strict=True)]


def arriving(lead: Lead, plan: list[list[float]], states: int) -> list[float]:
    """Return how likely each of so many private states is where the choices of a plan lead."""
    share = [0.0] * states
    for i, a, k in lead.mine:
        share[k] += plan[i][a]
    return share


def gains(spot: Spot, reach: list[float], seat: int, walk: Walk) -> list[list[float]]:
    """Return what every choice of every private state of a seat that acts is worth to it."""
    values = [
        [0.0 if row is None else sum(map(mul, row, reach)) for row in rows] for rows in spot.ends
    ]
    for lead in spot.leads:
        share = [reach[j] for j in lead.theirs]
        if any(share):
            there = walk(lead.spot, share, seat)
            for i, a, k in lead.mine:
                values[i][a] += there[k]
    return values


def against(spot: Spot, plan: list[list[float]], seat: int, walk: Walk) -> list[float]:
    """Return what a spot where the other acts by a plan is worth to each private state of a seat.

    `plan` holds, for each private state and choice of the other, how likely it comes to that.
    """
    result = [0.0] * len(spot.knows[seat])
    for chosen, rows in zip(plan, spot.ends, strict=True):
        for x, row in zip(chosen, rows, strict=True):
            if x and row is not None:
                for i, won in enumerate(row):
                    result[i] -= x * won
    for lead in spot.leads:
        share = arriving(lead, plan, len(lead.spot.knows[1 - seat]))
        if any(share):
            for i, value in zip(lead.theirs, walk(lead.spot, share, seat), strict=True):
                result[i] += value
    return result


def over_chance(spot: Spot, reach: list[float], seat: int, walk: Walk) -> list[float]:
    """Return what chance is worth to each private state of a seat, on average."""
    result = [0.0] * len(spot.knows[seat])
    for odds, lead in zip(spot.odds, spot.leads, strict=True):
        for i, value in enumerate(walk(lead.spot, reach, seat)):
            result[i] += odds * value
    return result


def spots(spot: Spot) -> Iterator[Spot]:
    """List the spots of a tree, each before those that follow it."""
    yield spot
    for lead in spot.leads:
        yield from spots(lead.spot)


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve a small set-up, and say how far from perfect the strategies are as it goes."""
    asked = ArgumentParser(
        prog="python -m filature.research.cfr",
        description="Solve a small set-up of Agent Hunter by CFR+ over the public tree, and say how"
        " exploitable the strategies are as it goes: what best answers win against them, on average"
        " over the two seats, a victory counting 1 and a defeat -1. 0 is perfect play.",
        epilog="With every agent, base or turn more the tree grows many times over: 4 agents, 1"
        " base, 1 token and 6 turns have 73 998 information sets and take about 250 MB.",
    )
    for option, usual in STUDIED.items():
        name = option.replace("_", "-")
        asked.add_argument(
            f"--{name}", type=int, default=usual, metavar="N", help=f"default: {usual}"
        )
    asked.add_argument(
        "--iterations", type=int, default=80, metavar="N", help="of both seats; default: 80"
    )
    asked.add_argument(
        "--every", type=int, default=10, metavar="N", help="say it after so many; default: 10"
    )
    asked.add_argument(
        "--lateness",
        type=int,
        default=2,
        metavar="P",
        help="iteration t weighs t to this power in the average; 1 as in OpenSpiel; default: 2",
    )
    chosen = asked.parse_args(arguments)
    if chosen.iterations < 0 or chosen.every < 1 or chosen.lateness < 0:
        asked.error("--iterations and --lateness want 0 or more, --every 1 or more")
    try:
        game = game_class("agent_hunter")(2, {name: getattr(chosen, name) for name in STUDIED})
    except Refused as refused:
        asked.error(str(refused))
    began = monotonic()
    cfr = Cfr(PublicTree(game), chosen.lateness)
    print(f"{cfr.tree.spots} public spots, {cfr.tree.infosets} information sets", flush=True)
    print(f"iteration 0 (evenly random): exploitability {cfr.exploitability():.6f}", flush=True)
    while cfr.iteration < chosen.iterations:
        cfr.iterate(min(chosen.every, chosen.iterations - cfr.iteration))
        print(
            f"iteration {cfr.iteration}: exploitability {cfr.exploitability():.6f}, "
            f"value to seat 0 {cfr.value():+.6f} ({monotonic() - began:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
