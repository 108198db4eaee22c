"""`filature simulate`: games between bots, or of evenly random play, as records."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from filature.arena.match import play_bots, play_evenly
from filature.commands.game_args import add_game, bot_names, game_of
from filature.commands.output import progress, usage_error
from filature.games import bots_of


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="play games by bots and write their records",
        description="Play games by evenly random legal decisions, or by bots, and write their"
        " records. The same seed gives the same record, byte for byte, anywhere.",
    )
    add_game(parser)
    add = parser.add_argument
    add("--seed", metavar="S", help="any text or number (default: a new one)")
    add("--bots", metavar="NAMES", help="one bot for all seats, or one a seat: A,B")
    add("--games", type=int, metavar="K", help="play K games, into files; needs --out")
    add("--out", type=Path, metavar="DIR", help="the folder for the K files")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Play one game to standard output, or K into a folder."""
    game = game_of(options)
    names = bot_names(game, options.bots, game.seats) if options.bots else []
    bots = [(name, bots_of(game.id)[name]) for name in names]
    if (options.games is None) != (options.out is None):
        usage_error("--games and --out go together")
    if options.games is not None and options.games < 1:
        usage_error("--games wants a number of 1 or more")
    seed = options.seed
    if seed is None:
        seed = str(secrets.randbelow(10**9))
        print(f"seed {seed}", file=sys.stderr)
    elif not seed.isprintable():
        usage_error("--seed wants a readable text")

    def played(number: int) -> str:
        text = f"{seed}/{number}"
        return (play_bots(game, bots, text) if bots else play_evenly(game, text)).record

    if options.games is None:
        sys.stdout.write(played(0))
        return 0
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        width = len(str(options.games - 1))
        for number in progress(range(options.games), options.games, "games"):
            name = f"{game.id}-{game.seats}-{number:0{width}}.jsonl"
            (options.out / name).write_text(played(number), encoding="utf-8")
    except OSError as error:
        print(f"filature: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    return 0
