"""`python -m filature.testing GAME`: put a game through the whole suite."""

from __future__ import annotations

import argparse
import sys
import traceback

from filature.games import AnyGame, catalogue
from filature.testing.suite import GAMES, check


def main(arguments: list[str] | None = None) -> int:
    """Check a game; say what is wrong, or that it conforms."""
    parser = argparse.ArgumentParser(
        prog="python -m filature.testing",
        description="Put a game through the conformance suite: rules, records, legal sets, worlds,"
        " secrets, words. Exit status 1 if something is wrong.",
    )
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="random games")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="other games")
    options = parser.parse_args(arguments)
    game = catalogue().get(options.game)
    if game is None:
        print(
            f"there is no game {options.game!r}; there are: {', '.join(catalogue())}",
            file=sys.stderr,
        )
        return 2
    found = finding(game, options.games, options.seed)
    print(f"{game.id} conforms." if found is None else found)
    return 0 if found is None else 1


def finding(game: type[AnyGame], games: int, seed: int) -> str | None:
    """Return what is wrong with a game, or nothing; where its own code fails, with the line."""
    try:
        check(game, games, seed)
    except AssertionError as failed:
        return " ".join(str(failed).split()) or raised_at(failed)
    except Exception as error:
        return raised_at(error)
    return None


def raised_at(error: BaseException) -> str:
    """Say which line of which file raised an error."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return " ".join(f"{last.filename}:{last.lineno}: {type(error).__name__}: {error}".split())


if __name__ == "__main__":
    sys.exit(main())
