"""`filature show`: a record told in words, as one viewer lived it."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from filature.commands import record_input
from filature.commands.output import DEFAULT
from filature.core.events import told_to
from filature.core.languages import LANGUAGES
from filature.core.words import isolated
from filature.games import words_for


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "show",
        help="tell a record in words",
        description="Tell a record in words, as a seat, a spectator, or the truth has it.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument(
        "--as",
        dest="viewer",
        default="truth",
        metavar="SEAT|spectator|truth",
        help=f"whose eyes {DEFAULT}",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=f"language {DEFAULT}")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Tell the game, a statement a line."""
    found = record_input.read(options.file)
    if isinstance(found, str):
        print(f"BAD {options.file} {found}", file=sys.stderr)
        return 1
    game = found.game
    viewer = record_input.viewer_named(game, options.viewer)
    words = words_for(game, options.lang)
    names = record_input.names_of(found.players)
    print(f"{words.text('name')}: {', '.join(map(isolated, names))}")
    for _, events in found.steps():
        for event in told_to(viewer, events):
            print(words.say("told", msgspec.to_builtins(event), viewer, names))
    return 0
