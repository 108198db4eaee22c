"""How long a bot thinks over a move at a table, where its budget is in milliseconds.

A bot plays in all seats with the live budget, and every decision is timed: on the clock on the
wall, as a player waits for it, and on the processor. The second does not tell how long a player
waits, but it hardly changes with what else the machine has to do.

    python -m benchmarks.live_moves GAME… [--seats N | --all-seats] [--bots agent,master]
        [--moves 100] [--seed S]

Games are played until there are that many decisions. The figures differ from run to run. Memory is
the most that the process has had so far, in MB, with all that was measured before.
"""

from __future__ import annotations

import argparse
import resource
import sys
from itertools import product
from random import Random
from time import perf_counter, process_time

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Bot, Budget, Choice, Question
from filature.games import bots_of, catalogue, game_class


class Enough(Exception):
    """As many decisions were timed as were wanted."""


class Timed:
    """A bot with its decisions timed, in milliseconds."""

    def __init__(self, bot: Bot, wanted: int) -> None:
        self.bot = bot
        self.wanted = wanted
        self.waited: list[float] = []
        self.worked: list[float] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if len(self.waited) >= self.wanted:
            raise Enough
        wall, processor = perf_counter(), process_time()
        choice = self.bot.choose(question, budget, rng)
        self.worked.append(1000 * (process_time() - processor))
        self.waited.append(1000 * (perf_counter() - wall))
        return choice


def measure(id: str, seats: int, name: str, moves: int, seed: str) -> Timed:
    """Time a bot's decisions in games against itself."""
    timed = Timed(bots_of(id)[name], moves)
    game = game_class(id)(seats, {})
    number = 0
    try:
        while True:
            play_bots(game, [(name, timed)] * seats, f"{seed}/{number}", LIVE)
            number += 1
    except Enough:
        return timed


def quantile(values: list[float], share: float) -> float:
    """Return the least value that so many of them do not surpass."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def memory() -> float:
    """Return the most memory that this process has had, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most / 1e3


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.live_moves")
    parser.add_argument("games", nargs="+", metavar="GAME", choices=list(catalogue()))
    parser.add_argument("--seats", type=int, help="(default: the fewest)")
    parser.add_argument("--all-seats", action="store_true", help="every number of seats")
    parser.add_argument("--bots", default="agent,master")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    print("| game | seats | bot | decisions | waited, median ms | p95 ms | longest ms", end="")
    print(" | processor, median ms | p95 ms | longest ms | memory |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for id in given.games:
        counts = sorted(game_class(id).seat_counts)
        chosen = counts if given.all_seats else [given.seats or counts[0]]
        for seats, name in product(chosen, given.bots.split(",")):
            timed = measure(id, seats, name, given.moves, given.seed)
            found = [
                time
                for values in (timed.waited, timed.worked)
                for time in (quantile(values, 0.5), quantile(values, 0.95), max(values))
            ]
            times = " | ".join(f"{time:.1f}" for time in found)
            cells = f"{id} | {seats} | `{name}` | {len(timed.waited)} | {times} | {memory():.0f}"
            print(f"| {cells} |", flush=True)


if __name__ == "__main__":
    main()
