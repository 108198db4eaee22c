"""What it costs to publish a decision: the time for each viewer, and the bytes of a message.

Whole games of random decisions are played, with every seat and a spectator following. For each move
the time is taken that `Streams.publish` needs, and shared among the viewers; printed is the median
over all moves, once where every connection asks for patches and once where none does, and the mean
bytes of a message of either kind. Of several rounds the one with the least median counts: whatever
else the machine does only adds to it. As in a server, Python does not collect garbage meanwhile.

    python -m benchmarks.publish [GAME ...] [--seats N ...] [--games 6] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
from random import Random
from statistics import mean, median
from time import perf_counter_ns
from typing import NamedTuple

from filature.commands.garbage import avoid_pauses
from filature.core.events import CHANCE, SPECTATOR
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import AnyGame, catalogue

GOAL = 40.0
"""Microseconds a viewer."""


class Published(NamedTuple):
    """What was measured of some games."""

    times: list[float]
    """Microseconds a viewer, for each move."""
    sizes: list[int]
    """The bytes of each message."""


class Row(NamedTuple):
    """One line of the table."""

    game: str
    seats: int
    moves: int
    patched_us: float
    whole_us: float
    patched_bytes: float
    whole_bytes: float


def published(game: AnyGame, games: int, patches: bool) -> Published:
    """Play whole games at random, and publish every move to all viewers."""
    found = Published([], [])
    for seed in range(games):
        rng = Random(seed)
        session = GameSession(game)
        streams = Streams(session, [*range(game.seats), SPECTATOR])
        for stream in streams.values():
            stream.follow(patches)
        session.start()
        streams.start()
        while not session.is_over:
            actor = session.to_act[0]
            chance = actor == CHANCE
            move = game.chance(session.state, rng) if chance else session.random_move(actor, rng)
            step = session.try_move(actor, move)
            before = {viewer: stream.seq for viewer, stream in streams.items()}
            start = perf_counter_ns()
            streams.expect(step.events)
            session.adopt(step)
            streams.publish(step.events, actor)
            spent = perf_counter_ns() - start
            found.times.append(spent / 1000 / len(streams))
            for viewer, stream in streams.items():
                if stream.seq > before[viewer]:
                    message = stream.message(stream.seq, patches)
                    assert message is not None
                    found.sizes.append(len(message))
    return found


def measured(name: str, seats: int, games: int, rounds: int) -> Row:
    game = catalogue()[name](seats, {})
    published(game, 1, True)
    patched = [published(game, games, True) for _ in range(rounds)]
    whole = [published(game, games, False) for _ in range(rounds)]
    return Row(
        name,
        seats,
        len(patched[0].times),
        min(median(one.times) for one in patched),
        min(median(one.times) for one in whole),
        mean(patched[0].sizes),
        mean(whole[0].sizes),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", nargs="*", help="these games alone")
    parser.add_argument("--seats", type=int, nargs="*", help="these numbers of seats alone")
    parser.add_argument("--games", type=int, default=6, help="how many games of each set-up")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    avoid_pauses()
    rows = [
        measured(name, seats, options.games, options.rounds)
        for name in options.game or catalogue()
        for seats in catalogue()[name].seat_counts
        if not options.seats or seats in options.seats
    ]
    if options.json:
        print(json.dumps([row._asdict() for row in rows], indent=1))
        return
    print(f"| game, seats | moves | µs a viewer, patches (goal ≤ {GOAL:g}) | µs, whole", end="")
    print(" | bytes, patches | bytes, whole | × |\n|---|---|---|---|---|---|---|")
    for row in rows:
        missed = " **missed**" if row.patched_us > GOAL else ""
        print(
            f"| {row.game} {row.seats} | {row.moves} | {row.patched_us:.1f}{missed}"
            f" | {row.whole_us:.1f} | {row.patched_bytes:,.0f} | {row.whole_bytes:,.0f}"
            f" | {row.whole_bytes / row.patched_bytes:.1f} |"
        )


if __name__ == "__main__":
    main()
