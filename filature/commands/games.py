"""`filature games`: which games there are."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from filature.commands.output import DEFAULT, game_troubles
from filature.core.game import Option
from filature.core.languages import LANGUAGES
from filature.core.words import BadMessage
from filature.games import catalogue, words_of


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "games",
        help="list the games, their seats and options",
        description="List the games: ids, names, seats, options with their defaults; and those that"
        " cannot be loaded, with the reason.",
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=f"language {DEFAULT}")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """List the games."""
    if options.json:
        print(json.dumps([description(id) for id in catalogue()], ensure_ascii=False, indent=1))
    else:
        for id in catalogue():
            list_game(id, options.lang)
    for trouble in game_troubles():
        print(trouble, file=sys.stderr if options.json else sys.stdout)
    return 0


def list_game(id: str, language: str) -> None:
    """Print what there is to know of a game; a text that it lacks is said, and the rest goes on."""
    game, words = catalogue()[id], words_of(id, language)
    try:
        print(f"{id}: {words.text('name')} ({words.text('authors')})")
        print(f"  seats: {', '.join(map(str, game.seat_counts))}")
        for option in game.options_offered:
            notes = "; ".join(notes_on(option))
            text = words.text(f"option-{option.name}")
            print(f"  option {option.name}: {text}{f' ({notes})' if notes else ''}")
    except BadMessage as missing:
        print(f"{id}: {missing}")


def notes_on(option: Option) -> Iterator[str]:
    """Say what an option is by default, and which numbers it may be."""
    if option.default is not None:
        yield f"default {told(option.default)}"
    if option.maximum is not None:
        yield f"from {option.minimum or 0} to {option.maximum}"


def told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def description(id: str) -> dict[str, Any]:
    """Describe a game for programs."""
    game = catalogue()[id]
    return {
        "id": id,
        "names": {language: words_of(id, language).text("name") for language in LANGUAGES},
        "seats": list(game.seat_counts),
        "rules_version": game.rules_version,
        "options": [msgspec.to_builtins(option) for option in game.options_offered],
    }
