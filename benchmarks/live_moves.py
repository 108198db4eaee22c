"""How long a bot thinks over a move at a table, where its budget is in milliseconds.

A bot plays in all seats with the live budget, and every decision is timed: on the clock on the
wall, as a player waits for it, and on the processor. The second does not tell how long a player
waits, but it hardly changes with what else the machine has to do.

    python -m benchmarks.live_moves GAME [--seats N] [--bots agent,master] [--moves 100] [--seed S]

Games are played until there are that many decisions. The figures differ from run to run.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter, process_time

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Bot, Budget, Choice, Question
from filature.games import bots_of, game_class


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.live_moves")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="agent,master")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    seats = given.seats or min(game_class(given.game).seat_counts)
    print(f"{given.game}, {seats} seats, {LIVE.milliseconds:.0f} ms: median, p95, longest")
    for name in given.bots.split(","):
        timed = measure(given.game, seats, name, given.moves, given.seed)
        for what, values in ("waited", timed.waited), ("processor", timed.worked):
            found = [quantile(values, 0.5), quantile(values, 0.95), max(values)]
            times = ", ".join(f"{value:.1f}" for value in found)
            print(f"{name}: {len(values)} decisions, {what} {times} ms")


if __name__ == "__main__":
    main()
