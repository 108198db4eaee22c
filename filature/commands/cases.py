"""`filature cases`: make the cases of a game from bots' games, and prove those that are shipped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from filature.cases.making import make
from filature.cases.proving import has_puzzles, problem
from filature.cases.stored import FILE, cases_of, games_with_cases, written
from filature.commands.output import DEFAULT, progress, usage_error
from filature.games import catalogue, folder

COUNT = 366
"""One for every day of the longest year."""
SEED = "1"


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "cases",
        help="make and prove cases: puzzles from played games",
        description="Make the cases of a game from bots' games, or prove those that are shipped.",
    )
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    making = parts.add_parser(
        "make",
        help="make the cases of a game",
        description="Play games between bots, and keep positions that ask for something that can"
        " be proved. The same seed gives the same file, byte for byte, in every process of one"
        " version of Python.",
    )
    having = [id for id in catalogue() if has_puzzles(id)]
    making.add_argument("game", metavar="GAME", help=f"one of: {', '.join(having)}")
    add = making.add_argument
    add("--count", type=int, default=COUNT, metavar="N", help=f"how many {DEFAULT}")
    add("--seed", default=SEED, metavar="S", help=f"any text or number {DEFAULT}")
    add("--out", type=Path, metavar="FILE", help=f"(default: the game's own {FILE})")
    making.set_defaults(command=run_make)
    proving = parts.add_parser(
        "prove",
        help="prove every case that is shipped",
        description="Work every shipped case out again: that its answer is the only one, in all"
        " worlds, and how hard it is. Exit status 1 if one cannot be proved.",
    )
    proving.add_argument("games", metavar="GAME", nargs="*", help="(default: all with cases)")
    proving.set_defaults(command=run_prove)


def run_make(options: argparse.Namespace) -> int:
    """Make the cases of a game."""
    if options.game not in catalogue() or not has_puzzles(options.game):
        usage_error(f"{options.game!r} is no game with cases")
    if options.count < 1:
        usage_error("--count wants a number of 1 or more")
    if not options.seed.isprintable():
        usage_error("--seed wants a readable text")
    live = sys.stderr.isatty()

    def say(played: int, found: int) -> None:
        if live or played % 50 == 0:
            print(
                f"{played} games played, {found} cases found",
                end="\r" if live else "\n",
                file=sys.stderr,
                flush=True,
            )

    cases = make(options.game, options.count, options.seed, say)
    if live:
        print(file=sys.stderr)
    out = options.out or Path(str(folder(options.game))) / FILE
    out.write_bytes(written(options.game, options.seed, cases))
    kinds: dict[tuple[str, str], int] = {}
    for case in cases:
        kinds[case.kind, case.level] = kinds.get((case.kind, case.level), 0) + 1
    for (kind, level), number in sorted(kinds.items()):
        print(f"{number:5} {kind} {level}")
    print(f"{len(cases):5} cases, {out.stat().st_size} bytes: {out}")
    return 0 if len(cases) == options.count else 1


def run_prove(options: argparse.Namespace) -> int:
    """Prove the cases of some games, or of all."""
    for id in options.games:
        if id not in catalogue() or not cases_of(id):
            usage_error(f"{id!r} is no game with cases")
    wrong = 0
    for id in options.games or games_with_cases():
        cases = cases_of(id)
        before = wrong
        for number, case in enumerate(progress(cases, len(cases), id), 1):
            found = problem(id, case)
            if found is not None:
                wrong += 1
                print(f"BAD {id} {number}: {found}")
        print(f"{id}: {len(cases) - (wrong - before)} of {len(cases)} cases proved")
    return 1 if wrong else 0
