"""What several commands need to set a game up from their arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Literal

from filature.commands.output import reason, usage_error, usage_refused
from filature.core.legal import Json
from filature.core.record import BadRecord, parse_any
from filature.core.refusals import Refused
from filature.games import AnyGame, bots_of, catalogue, game_class

NOT_JSON = "this file is not readable JSON"


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which game, how many seats, which options."""
    add_seats(parser)
    add_option(parser, "an option of the game, or a JSON file that holds it")


def add_seats(parser: argparse.ArgumentParser, nargs: Literal["?"] | None = None) -> None:
    games = f"one of: {', '.join(catalogue())}"
    parser.add_argument("game", metavar="GAME", nargs=nargs, help=games)
    fewest = "how many play (default: the fewest)"
    parser.add_argument("--seats", type=int, metavar="N", help=fewest)


def add_option(parser: argparse.ArgumentParser, what: str) -> None:
    several = f"{what}; may be given several times"
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=several)


def game_of(options: argparse.Namespace) -> AnyGame:
    """Set the game up, or say in words why it cannot be."""
    try:
        kind = game_class(options.game)
        given = {}
        for text in options.option:
            name, equals, value = text.partition("=")
            if not equals:
                usage_error(f"--option wants K=V, not {text!r}")
            given[name] = option_value(kind, name, value)
        seats = options.seats if options.seats is not None else min(kind.seat_counts)
        return kind(seats, given)
    except Refused as refused:
        usage_refused(refused, options.game)


def option_value(kind: type[AnyGame], name: str, text: str) -> Json:
    """Read an option's value; one of a game's own kind may stand in a JSON file."""
    own = any(option.name == name and option.own for option in kind.options_offered)
    if own and (text.endswith(".json") or is_file(text)):
        try:
            return parse_any(1, Path(text).read_bytes())
        except OSError as error:
            usage_error(f"{text}: {error.strerror or error}")
        except BadRecord as bad:
            usage_error(f"{text}: {NOT_JSON if bad.say['type'] == 'not_json' else reason(bad.say)}")
    return kind.read_option(name, text)


def is_file(name: str) -> bool:
    """Tell whether a file of this name is there; no file has a name that cannot be."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def bot_names(game: AnyGame, names: str, count: int, places: str = "seats") -> list[str]:
    """Read a comma-separated list of bots: one for all these places, or one for each."""
    known = bots_of(game.id)
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            usage_error(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    if len(wanted) == 1:
        wanted *= count
    if len(wanted) != count:
        usage_error(f"{len(wanted)} bots were named for {count} {places}")
    return wanted
