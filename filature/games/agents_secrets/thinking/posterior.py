"""What a reasoning bot decides from: who may hold whom, and its options ranked."""

from __future__ import annotations

from random import Random

from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.lookahead import Holders, Lookahead, Option
from filature.games.agents_secrets.thinking.suspicion import Suspects, holders


class Posterior:
    """Who may hold whom, by all that was observed.

    Here every decision counts, whether or not it is evidence: the model itself allows for even
    play.
    """

    def __init__(self, info: InfoState) -> None:
        self.info = info
        self.suspects = Suspects(info)
        self.assignments, self.weights = self.suspects.weights(only_evident=False)
        self.held: Holders = holders(info, self.assignments, self.weights)


class RankedOptions:
    """The options of one decision, best first, equals in random order.

    `counted`: there was a count already, and only the file is to be placed.
    """

    def __init__(self, posterior: Posterior, counted: bool, rng: Random) -> None:
        self.posterior = posterior
        self.info = info = posterior.info
        self.counted = counted
        lookahead = Lookahead(info, info.viewer, info.own, posterior.held)
        if counted:
            nobody_moves = (0,) * len(info.agents)
            chances = lookahead.chances_by_file(info.board)
            found = [Option(nobody_moves, place, chances[place]) for place in info.allowed]
        else:
            found = lookahead.options(info.board, info.roll)
        rng.shuffle(found)
        self.options = sorted(found, key=lambda option: -option.worth)
        self.best = self.options[0]


def best_report(info: InfoState, held: Holders) -> tuple[dict[int, int], float]:
    """Return whom to name in a report so that most lines can be expected to be right, and how many.

    One agent after the other gets nobody or a seat not yet named; what matters of those before it
    is only which seats they took.
    """
    best: dict[frozenset[int], tuple[float, dict[int, int]]] = {frozenset(): (0.0, {})}
    for agent in info.free:
        following: dict[frozenset[int], tuple[float, dict[int, int]]] = {}
        for named, (right, owners) in best.items():
            extended = [(named, right + held[agent][-1], owners)]
            extended += [
                (named | {seat}, right + held[agent][seat], {**owners, agent: seat})
                for seat in info.masked
                if seat not in named
            ]
            for seats, expected, names in extended:
                if seats not in following or expected > following[seats][0]:
                    following[seats] = expected, names
        best = following
    right, owners = max(best.values(), key=lambda found: found[0])
    return owners, right
