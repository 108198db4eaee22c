"""What several commands need to set a game up from their arguments."""

from __future__ import annotations

import argparse
from pathlib import Path

from filature.bots.player import Bot
from filature.commands.output import reason, refused_use, wrong_use
from filature.core.legal import Json
from filature.core.record import BadRecord, parse_any
from filature.core.refusals import Refused
from filature.games import AnyGame, bots_of, catalogue, game_class

NOT_JSON = "this file is not readable JSON"


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which game, how many seats, which options."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(catalogue())}")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: the fewest)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game, or a JSON file that holds it; may be given several times",
    )


def game_of(options: argparse.Namespace) -> AnyGame:
    """Set the game up, or say in words why it cannot be."""
    try:
        kind = game_class(options.game)
        given = {}
        for text in options.option:
            name, equals, value = text.partition("=")
            if not equals:
                wrong_use(f"--option wants K=V, not {text!r}")
            given[name] = option_value(kind, name, value)
        seats = options.seats if options.seats is not None else min(kind.seat_counts)
        return kind(seats, given)
    except Refused as refused:
        refused_use(refused, options.game)


def option_value(kind: type[AnyGame], name: str, text: str) -> Json:
    """Read an option's value; one of a game's own kind may stand in a JSON file."""
    own = any(option.name == name and option.own for option in kind.options_offered)
    if own and (text.endswith(".json") or is_file(text)):
        try:
            return parse_any(1, Path(text).read_bytes())
        except OSError as error:
            wrong_use(f"{text}: {error.strerror or error}")
        except BadRecord as bad:
            wrong_use(f"{text}: {NOT_JSON if bad.say['type'] == 'not_json' else reason(bad.say)}")
    return kind.read_option(name, text)


def is_file(name: str) -> bool:
    """Tell whether a file of this name is there; no file has a name that cannot be."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def bots_named(game: AnyGame, names: str) -> list[tuple[str, Bot]]:
    """Return the bots of a comma-separated list: one for all seats, or one a seat."""
    known = bots_of(game.id)
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            wrong_use(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    if len(wanted) == 1:
        wanted *= game.seats
    if len(wanted) != game.seats:
        wrong_use(f"{len(wanted)} bots were named for {game.seats} seats")
    return [(name, known[name]) for name in wanted]
