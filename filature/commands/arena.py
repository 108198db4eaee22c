"""`filature arena`: how strong bots are, measured on the same deals in all seats."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from filature.arena import report
from filature.arena.checkpoint import Checkpoint, CheckpointMismatch
from filature.arena.contest import Contest
from filature.arena.contestants import why_unavailable
from filature.arena.control_variates import network_player
from filature.arena.executors import Deals, ExecutorError, available_cpus, run_locally, run_on_ray
from filature.arena.measures import rows
from filature.arena.plot import svg
from filature.bots.player import MEASURED
from filature.commands import arena_all
from filature.commands.game_args import add_option, add_seats, game_of
from filature.commands.output import DEFAULT, progress, usage_error

DESCRIPTION = """\
Measure bots against each other. A deal fixes everything that chance decides; each deal is played
once for every seat, with the bots rotated:

  as many bots as seats   the line-up A,B,C… is rotated through all seats
  two bots, more seats    A alone against B in all the other seats; A goes through every seat
  A,A                     a bot against itself is allowed

A bot is one of the game's own (filature games lists them), or an outside one:

  path/to/bot.py:Class    a Python class with choose(question, budget, rng)
  cmd:./my-bot --flag     a program that speaks the wire's messages, a JSON line each, on standard
                          input and output: it is sent `welcome` when a game begins, `event` as its
                          stream goes on, `ack` for each `command` it sends (see examples/bot.mjs)
  network:network.npz     a network that was trained for the game (docs/study.md)

Each seat of an outside bot is a process of its own, kept for the games of one deal. If a bot fails
(it crashes, does not answer in time, writes nonsense, plays what is not legal), it has lost that
game: ref-random plays on in its place, a victory there falls to those who did not fail, and the
report says what happened. In the list a comma separates bots, so a command can have none.
"""

EPILOG = """\
The table: share of wins, over all seats that a bot has in a game (a shared victory counts as one
over the number of winners; where nobody wins, as 0), with its 95 % interval from the means of the
deals (Student's; Wilson's where a bot won all or nothing), beside the even share; mean points; and
a rating (openskill's BradleyTerryFull: mu, sigma). The same arguments give the same table, byte
for byte, whatever the number of jobs. Timings stand apart: for each bot its decisions, the time
waited and the processor time (not known for outside bots).

With --milliseconds all bots have the same time for a decision, and those that need less use less.
How far a bot gets then depends on the machine: a rerun does not give the same table byte for byte.
Time is only equal if no more processes play (--jobs) than there are free processors.

--control-variates judges, by the value head of the game's network, how lucky each random event was
whose probabilities are known (what chance decides, what a bot draws from its network's chances),
and adds what has mean zero whatever the network says. The report gives the corrected share beside
the plain one, and the factor of games saved: the plain one's variance over the corrected one's.

--all plays a table of matches that is fixed in the program and prints a Markdown page: a table for
each game, with the command of every line, and whether the levels beat each other in a circle. Each
match has a file in the folder, written as deals end: the same command goes on. Several processes or
machines can play a share each (--share 1/4 …); with all files in one folder, --all prints the page.

Exit status: 0 measured, 1 could not be finished, 2 used wrongly, 130 stopped by ctrl-C.
"""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command can be given."""
    add_seats(parser, "?")
    add_option(parser, "an option of the game, or a JSON file that holds it")
    add = parser.add_argument
    add("--bots", metavar="A,B,…", help="two bots, or one for each seat")
    add("--deals", type=int, default=100, metavar="K", help=f"how many deals {DEFAULT}")
    add(
        "--budget",
        type=int,
        metavar="N",
        help=f"iterations a decision (default: {MEASURED.iterations}); programs on the wire have"
        " their own",
    )
    add(
        "--milliseconds",
        type=float,
        metavar="N",
        help="instead of --budget: so much time for each decision of each side",
    )
    add(
        "--control-variates",
        action="store_true",
        help="also give shares corrected for luck by the game's network: same mean, less variance",
    )
    add("--seed", default="1", metavar="S", help=f"any text or number {DEFAULT}")
    add(
        "--timeout",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="for one decision of an outside bot, its start included (default: %(default)g)",
    )
    jobs = "how many processes play (default: one a processor, %(default)s)"
    add("--jobs", type=int, default=available_cpus(), metavar="J", help=jobs)
    kept = "write everything there; a run that was stopped goes on from FILE.part"
    add("--json", type=Path, metavar="FILE", help=kept)
    add("--plot", type=Path, metavar="FILE.svg", help="draw the shares with their intervals")
    add(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster (auto, local, HOST:PORT); its machines need Filature and the"
        " files of outside bots",
    )
    arena_all.add(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Measure, and report."""
    arena_all.check(options)
    if options.all:
        return arena_all.run(options)
    if options.game is None or options.bots is None:
        usage_error("which GAME, and which --bots? (or --all for the whole table of matches)")
    contest = contest_of(options)
    for path in (options.json, options.plot):
        if path is not None and not path.parent.is_dir():
            usage_error(f"{path}: there is no folder {path.parent}")
    checkpoint = checkpoint_of(options.json, contest)
    deals = {deal.number: deal for deal in checkpoint.deals} if checkpoint else {}
    if deals:
        print(f"filature: {len(deals)} of {contest.deals} deals taken up", file=sys.stderr)
    try:
        with closing(played(contest, set(deals), options)) as coming:
            for deal in coming:
                if checkpoint:
                    checkpoint.append(deal)
                deals[deal.number] = deal
        in_order = [deals[number] for number in range(contest.deals)]
        if checkpoint:
            checkpoint.finish(report.whole(contest, checkpoint.fingerprint, in_order))
        if options.plot is not None:
            options.plot.write_text(svg(contest, rows(contest, in_order)), encoding="utf-8")
    except ExecutorError as error:
        print(f"filature: {error}{kept(checkpoint)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"filature: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        done = f"stopped after {len(deals)} of {contest.deals} deals"
        hint = kept(checkpoint) or "; with --json FILE they would have been kept"
        print(f"\nfilature: {done}{hint}", file=sys.stderr)
        return 130
    finally:
        if checkpoint:
            checkpoint.close()
    found = rows(contest, in_order)
    sys.stdout.write(report.table(contest, found))
    sys.stdout.write(report.corrected(contest, in_order))
    sys.stdout.write(report.forfeits(contest, found, in_order))
    sys.stdout.write(report.timing(contest, in_order))
    return 0


def contest_of(options: argparse.Namespace) -> Contest:
    """Read the arguments, or say in words what cannot be."""
    game = game_of(options)
    for name in ("deals", "budget", "jobs"):
        number = getattr(options, name)
        if number is not None and number < 1:
            usage_error(f"--{name} wants a number of 1 or more")
    if not 0 < options.timeout < float("inf"):
        usage_error("--timeout wants a number of seconds above 0")
    if options.milliseconds is not None:
        if options.budget is not None:
            usage_error("--budget and --milliseconds exclude each other: one of them is the limit")
        if not 0 < options.milliseconds < float("inf"):
            usage_error("--milliseconds wants a number above 0")
    bots = [name.strip() for name in options.bots.split(",")]
    if len(bots) not in (2, game.seats):
        each = "" if game.seats == 2 else f", or {game.seats}, one for each seat"
        usage_error(f"--bots wants two bots{each}; {len(bots)} were named")
    contest = Contest(
        game=game.id,
        seats=game.seats,
        options=game.chosen_options,
        bots=bots,
        deals=options.deals,
        budget=iterations_of(options),
        seed=options.seed,
        timeout=options.timeout,
        milliseconds=options.milliseconds,
        control_variates=options.control_variates,
    )
    if contest.control_variates and network_player(game) is None:
        usage_error(
            "--control-variates needs NumPy and a network (network.npz) that knows the set-up;"
            f" {game.id} has none here"
        )
    for name in dict.fromkeys(bots):
        fault = why_unavailable(name, game.id, contest.spending, contest.timeout)
        if fault is not None:
            usage_error(fault)
    return contest


def iterations_of(options: argparse.Namespace) -> int | None:
    """Return the iterations a decision; nothing where time is the limit."""
    if options.milliseconds is not None:
        return None
    return MEASURED.iterations if options.budget is None else int(options.budget)


def checkpoint_of(file: Path | None, contest: Contest) -> Checkpoint | None:
    """Open the file that keeps finished deals, where one was named."""
    if file is None:
        return None
    try:
        return Checkpoint(file, contest)
    except CheckpointMismatch as mismatch:
        usage_error(f"{file}.part holds {mismatch}; remove it or name another file")
    except OSError as error:
        usage_error(f"{error.filename}: {error.strerror}")


def played(contest: Contest, have: set[int], options: argparse.Namespace) -> Deals:
    """Play the deals that are missing."""
    missing = [number for number in range(contest.deals) if number not in have]
    if options.ray is not None:
        deals = run_on_ray(contest, missing, options.ray)
    else:
        deals = run_locally(contest, missing, min(options.jobs, len(missing) or 1))
    with closing(deals):
        yield from progress(deals, len(missing), "deals")


def kept(checkpoint: Checkpoint | None) -> str:
    """Say where finished deals are, and how to go on."""
    return f"; they are kept in {checkpoint.part}: the same command goes on" if checkpoint else ""
