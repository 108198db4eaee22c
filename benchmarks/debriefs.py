"""How long a debrief takes, and how much memory, for every game and number of seats.

    python -m benchmarks.debriefs [GAME…] [--games 3] [--without-network]

Games of `agent` against itself, each debriefed in a process of its own at the default depth. Prints
the mean and the longest time on one core, the most memory of the process, and the size of the
debrief as JSON. `--without-network` appraises as if no game had a network.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
from random import Random
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from filature.bots.appraisal import Appraiser
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.session import GameSession
from filature.debrief.report import debrief_of
from filature.games import appraiser_of, bots_of, catalogue

BOT = "agent"


class Measured(NamedTuple):
    """What one debrief took."""

    moves: int
    seconds: float
    memory: float
    """In megabytes."""
    size: int
    """In bytes."""


def own_appraiser_of(id: str) -> Appraiser:
    """Return a game's appraiser without its network."""
    appraiser = appraiser_of(id)
    return appraiser.otherwise if isinstance(appraiser, NetworkAppraiser) else appraiser


def measured(setup: tuple[str, int, int, bool]) -> Measured:
    """Play and debrief one game."""
    id, seats, seed, without_network = setup
    game, rng = catalogue()[id](seats), Random(seed)
    session = GameSession(game, range(seats)).start()
    bot = bots_of(id)[BOT]

    def decide(seat: int) -> Any:
        choice = bot.choose(Question.of(session, seat), Budget(iterations=100), rng)
        return game.from_record(choice.action)

    session.play_out(decide, rng)
    chosen = own_appraiser_of if without_network else appraiser_of
    start = process_time()
    with patch("filature.debrief.report.appraiser_of", chosen):
        found = debrief_of(game, session.history, session.outcome)
    seconds = process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Measured(len(session.history), seconds, most, len(msgspec.json.encode(found)))


def measured_alone(id: str, seats: int, games: int, without_network: bool) -> list[Measured]:
    """Debrief so many games, each in a process of its own."""
    context, found = multiprocessing.get_context("spawn"), []
    for seed in range(games):
        with context.Pool(1) as pool:
            found.append(pool.apply(measured, ((id, seats, seed, without_network),)))
    return found


def debrief_seconds(id: str, seats: int, games: int, without_network: bool) -> float:
    """Return how long a debrief takes on average."""
    found = measured_alone(id, seats, games, without_network)
    return sum(one.seconds for one in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=3, help="how many of each (default: 3)")
    parser.add_argument("--without-network", action="store_true", help="as if there were none")
    options = parser.parse_args()
    print("| game | seats | moves | seconds, mean | longest | memory | debrief |")
    print("|---|---|---|---|---|---|---|")
    for id in options.game or catalogue():
        for seats in catalogue()[id].seat_counts:
            found = measured_alone(id, seats, options.games, options.without_network)
            moves, seconds, memory, size = zip(*found, strict=True)
            print(
                f"| {id} | {seats} | {sum(moves) // len(moves)} | {sum(seconds) / len(found):.1f}"
                f" | {max(seconds):.1f} | {max(memory):.0f} MB | {max(size) // 1000} kB |",
                flush=True,
            )


if __name__ == "__main__":
    main()
