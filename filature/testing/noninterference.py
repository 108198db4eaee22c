"""Non-interference over many games: a separate command, because it takes long.

    python -m filature.testing.noninterference [--games 500] [--jobs 2] [--moments 25] [--only ID]

Each game is played at random on its set-ups in turn. At so many moments of each game (all of them
where there are no more), for every viewer, a world is drawn from what the viewer knows, and all
that the engine gives is compared to the byte. At as many, choices and chance are tried otherwise
(`filature.testing.twins`).
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic

from filature.games import catalogue
from filature.testing.random_games import random_game
from filature.testing.secrecy import keeps_secrets
from filature.testing.setups import setups
from filature.testing.twins import twins_look_alike


def tried(id: str, number: int, most: int) -> tuple[int, str | None]:
    """Try one game; return how many moments were looked at, and what was found wrong."""
    kinds = setups(catalogue()[id])
    game = kinds[number % len(kinds)]
    rng = Random(f"noninterference/{id}/{number}")
    moments = random_game(game, rng.randrange(10**9))
    chosen = moments if len(moments) <= most else rng.sample(moments, most)
    try:
        keeps_secrets(game, chosen, rng, worlds_each=1)
        twins_look_alike(game, moments, rng, most)
    except AssertionError as found:
        return len(chosen), f"{id} {number}: {found}"
    return len(chosen), None


def main() -> int:
    """Try every game; say what was found."""
    parser = argparse.ArgumentParser(prog="python -m filature.testing.noninterference")
    parser.add_argument("--games", type=int, default=500, help="games of each game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--moments", type=int, default=25, help="moments of each game at most")
    parser.add_argument("--only", help="one game's id")
    options = parser.parse_args()
    failed = False
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.jobs, mp_context=context) as pool:
        for id in [options.only] if options.only else catalogue():
            start = monotonic()
            numbers = range(options.games)
            ids, most = [id] * options.games, [options.moments] * options.games
            moments = 0
            for looked, found in pool.map(tried, ids, numbers, most, chunksize=2):
                moments += looked
                if found is not None:
                    failed = True
                    print(f"LEAK {found}", flush=True)
            spent = monotonic() - start
            kinds = len(setups(catalogue()[id]))
            print(
                f"{id}: {options.games} games on {kinds} set-ups, {moments} moments, every viewer,"
                f" {spent:.0f} s",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
