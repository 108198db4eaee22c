"""How long a debrief takes, and how much memory, for every game and number of seats.

    python -m benchmarks.debriefs [GAME…] [--games 3]

Games of `agent` against itself, each debriefed in a process of its own at the default depth. Prints
the mean and the longest time on one core, the most memory of the process, and the size of the
debrief as JSON.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
from random import Random
from time import process_time
from typing import Any

import msgspec

from filature.bots.player import Budget, Question
from filature.core.session import GameSession
from filature.debrief.report import debrief_of
from filature.games import bots_of, catalogue

BOT = "agent"


def measured(setup: tuple[str, int, dict[str, Any], int]) -> tuple[int, float, float, int]:
    """Play and debrief one game; return its moves, the seconds, the megabytes and the bytes."""
    id, seats, options, seed = setup
    game, rng = catalogue()[id](seats, options), Random(seed)
    session = GameSession(game, range(seats)).start()
    bot = bots_of(id)[BOT]

    def decide(seat: int) -> Any:
        choice = bot.choose(Question.of(session, seat), Budget(iterations=100), rng)
        return game.from_record(choice.action)

    session.play_out(decide, rng)
    start = process_time()
    found = debrief_of(game, session.history, session.outcome)
    seconds = process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return len(session.history), seconds, most, len(msgspec.json.encode(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=3, help="how many of each (default: 3)")
    options = parser.parse_args()
    print("| game | seats | moves | seconds, mean | longest | memory | debrief |")
    print("|---|---|---|---|---|---|---|")
    context = multiprocessing.get_context("spawn")
    for id in options.game or catalogue():
        for seats in catalogue()[id].seat_counts:
            found = []
            for seed in range(options.games):
                with context.Pool(1) as pool:
                    found.append(pool.apply(measured, ((id, seats, {}, seed),)))
            moves, seconds, memory, size = zip(*found, strict=True)
            print(
                f"| {id} | {seats} | {sum(moves) // len(moves)} | {sum(seconds) / len(found):.1f}"
                f" | {max(seconds):.1f} | {max(memory):.0f} MB | {max(size) // 1000} kB |",
                flush=True,
            )


if __name__ == "__main__":
    main()
