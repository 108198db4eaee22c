"""`filature views`: what one viewer was told and saw at each step, for programs."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from filature.commands import record_input
from filature.commands.output import usage_error
from filature.core.events import TRUTH, told_to


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "views",
        help="print a viewer's view at each step, as JSON lines",
        description="Print a JSON line for each step of which a viewer is told something: what it"
        " is told, its view, and the legal set where it owes a decision. Works on unfinished"
        " records.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument(
        "--as", dest="viewer", required=True, metavar="SEAT|spectator", help="whose eyes"
    )
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Print the lines."""
    found = record_input.read(options.file)
    if isinstance(found, str):
        print(f"BAD {options.file} {found}", file=sys.stderr)
        return 1
    game = found.game
    viewer = record_input.viewer_named(game, options.viewer)
    if viewer == TRUTH:
        usage_error("views are those of a seat or of a spectator; the truth is the record itself")
    for state, events in found.steps():
        told = told_to(viewer, events)
        if told:
            line: dict[str, Any] = {"told": told, "view": game.view(state, viewer)}
            if viewer in game.to_act(state):
                line["legal"] = game.factored(state, viewer)
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    return 0
