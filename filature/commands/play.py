"""`filature play`: play from a terminal, against bots."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from filature.commands.game_args import add_option, add_seats, bot_names, game_of
from filature.commands.output import DEFAULT, usage_error
from filature.core.languages import LANGUAGES
from filature.games import AnyGame, bots_of, catalogue
from filature.terminal.console import language_of
from filature.terminal.match import Match, MatchSetup
from filature.terminal.play import new_seed, play, resume_session, standard_console
from filature.terminal.session import TerminalSession


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play from a terminal, against bots",
        description="Play against bots, one statement a line, by numbers or in words. In a pipe, a"
        " line `>` says that a line is awaited. Ctrl-C and the end of the input save the game and"
        " say how to take it up again. Exit status: 0, 130 after ctrl-C, 1 when a saved game cannot"
        " be taken up.",
    )
    add = parser.add_argument
    add_seats(parser, nargs="?")
    add("--seat", type=int, default=0, metavar="S", help=f"yours, from 0 {DEFAULT}")
    add("--bots", metavar="NAMES", help="one bot for all other seats, or one a seat: A,B")
    add_option(parser, "an option of the game")
    add("--lang", choices=LANGUAGES, help="language (default: that of the environment)")
    same = "any text or number: the same seed and the same answers give the same game"
    add("--seed", metavar="S", help=same)
    add("--save", type=Path, metavar="FILE", help="save the game there, after every decision")
    again = "take a saved game up again, and save it there"
    add("--resume", type=Path, metavar="FILE", help=again)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Play."""
    console = standard_console(options.lang or language_of(dict(os.environ)))
    if options.save is not None and options.save.exists() and options.save != options.resume:
        usage_error(f"{options.save} exists; take it up with --resume, or name another file")
    if options.resume is not None:
        given = [options.game, options.seats, options.bots, options.seed]
        if options.option or any(one is not None for one in given):
            usage_error("--resume takes everything but --lang and --save from the saved game")
        console.out = sys.stderr
        found = resume_session(options.resume, console, options.lang)
        if found is None:
            return 1
        console.out = sys.stdout
        found.path = options.save or options.resume
        return play(found, True, None)
    if options.game is None:
        usage_error(f"which game? One of: {', '.join(catalogue())}")
    game = game_of(options)
    if not 0 <= options.seat < game.seats:
        usage_error(f"--seat wants a number from 0 to {game.seats - 1}")
    setup = MatchSetup(
        game,
        options.seat,
        bots_around(game, options.seat, options.bots),
        options.seed if options.seed is not None else new_seed(),
        measured=options.seed is not None,
    )
    session = TerminalSession(Match(setup), console, options.save, keeps=options.save is not None)
    return play(session, False, options.seed)


def bots_around(game: AnyGame, seat: int, named: str | None) -> list[str | None]:
    """Return the bot of every seat, and nothing for the person's."""
    known = bots_of(game.id)
    if named is None:
        named = "novice" if "novice" in known else next(iter(known))
    around: list[str | None] = [*bot_names(game, named, game.seats - 1, "other seats")]
    around.insert(seat, None)
    return around
