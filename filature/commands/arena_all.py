"""`filature arena --all`: the whole table of matches, and the strength page made from it."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from filature.arena import report
from filature.arena.checkpoint import Checkpoint, CheckpointMismatch
from filature.arena.contest import Contest
from filature.arena.contestants import why_unavailable
from filature.arena.executors import ExecutorError, run_tasks
from filature.arena.matches import PLANS, GamePlan, matches_of, name
from filature.arena.page import listed, page
from filature.arena.results import file_of, read_result
from filature.commands.output import usage_error

FOLDER = Path("arena-results")
OWN = ("out", "only", "share", "list")
"""Options that mean something with --all alone."""
OTHERS = (
    *("game", "seats", "option", "bots", "budget", "milliseconds", "control_variates"),
    *("json", "plot", "ray"),
)
"""Options that the table of matches decides."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the whole table."""
    add = parser.add_argument_group("the whole table of matches").add_argument
    add("--all", action="store_true", help="play all matches of the table, print the page")
    kept = f"where results are kept, and taken up again (default: {FOLDER})"
    add("--out", type=Path, metavar="FOLDER", help=kept)
    add("--only", action="append", metavar="GAME", help="only the matches of this game")
    add("--share", metavar="K/N", help="play each Nth match from the Kth on, print all there is")
    add("--list", action="store_true", help="print the table of matches without playing")


def check(options: argparse.Namespace) -> None:
    """Refuse options that do not go together."""
    wrong = OTHERS if options.all else OWN
    for option in wrong:
        if getattr(options, option):
            said = option.upper() if option == "game" else f"--{option.replace('_', '-')}"
            hint = "; --only GAME limits it to a game" if option == "game" else ""
            usage_error(
                f"{said} does not go with --all: the table of matches is fixed{hint}"
                if options.all
                else f"{said} goes with --all alone"
            )
    if options.jobs < 1:
        usage_error("--jobs wants a number of 1 or more")


def run(options: argparse.Namespace) -> int:
    """Play what is missing, and print the page."""
    plans = plans_of(options.only)
    matches = [contest for plan in plans for contest in matches_of(plan)]
    mine = share_of(matches, options.share)
    if options.list:
        sys.stdout.write(listed(mine))
        return 0
    folder = options.out or FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        status = Matches(folder, mine).play(options.jobs)
        if status:
            return status
        found = {name(match): read_result(folder, match) for match in matches}
    except CheckpointMismatch as mismatch:
        usage_error(f"{mismatch}; remove it or name another folder")
    sys.stdout.write(page(plans, {key: result for key, result in found.items() if result}))
    return 0


def plans_of(only: Sequence[str] | None) -> list[GamePlan]:
    """Return the games whose matches are wanted."""
    known = [plan.game for plan in PLANS]
    for game in only or ():
        if game not in known:
            usage_error(f"--only: there are no matches of {game!r}; there are: {', '.join(known)}")
    return [plan for plan in PLANS if not only or plan.game in only]


def share_of(matches: list[Contest], share: str | None) -> list[Contest]:
    """Return the matches that are to be played here."""
    if share is None:
        return matches
    found = re.fullmatch(r"(\d{1,4})/(\d{1,4})", share)
    part, parts = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= part <= parts:
        usage_error(f"--share wants K/N, such as 1/4 for the first of four, not {share!r}")
    return matches[part - 1 :: parts]


class Matches:
    """Matches that are played into a folder, all in one pool of processes."""

    def __init__(self, folder: Path, matches: Sequence[Contest]) -> None:
        self.folder = folder
        self.checkpoints: dict[str, Checkpoint] = {}
        """The matches that are not finished, by name."""
        self.total = len(matches)
        for match in matches:
            if read_result(folder, match) is None:
                fault = self.fault(match)
                if fault is not None:
                    usage_error(fault)
                self.checkpoints[name(match)] = self.opened(match)

    def fault(self, match: Contest) -> str | None:
        """Explain why a match cannot be played; None if it can."""
        faults = (
            why_unavailable(bot, match.game, match.spending, match.timeout) for bot in match.bots
        )
        return next(filter(None, faults), None)

    def opened(self, match: Contest) -> Checkpoint:
        """Open the file of a match; the deals in it are not played again."""
        file = file_of(self.folder, match)
        try:
            return Checkpoint(file, match)
        except CheckpointMismatch as mismatch:
            raise CheckpointMismatch(f"{file}.part holds {mismatch}") from None

    def play(self, jobs: int) -> int:
        """Play what is missing; return the exit status."""
        tasks = [
            (checkpoint.contest, number)
            for checkpoint in self.checkpoints.values()
            for number in range(checkpoint.contest.deals)
            if number not in {deal.number for deal in checkpoint.deals}
        ]
        self.say(f"{len(tasks)} deals to play")
        done = 0
        try:
            for checkpoint in list(self.checkpoints.values()):
                self.finish_if_done(checkpoint)
            with closing(run_tasks(tasks, min(jobs, len(tasks) or 1))) as coming:
                for contest, deal in coming:
                    checkpoint = self.checkpoints[name(contest)]
                    checkpoint.append(deal)
                    checkpoint.deals.append(deal)
                    done += 1
                    if self.finish_if_done(checkpoint):
                        self.say(f"{name(contest)}; {done} of {len(tasks)} deals")
        except ExecutorError as error:
            self.say(f"{error}; what is finished is kept: the same command goes on")
            return 1
        except KeyboardInterrupt:
            self.say(f"stopped after {done} of {len(tasks)} deals; the same command goes on")
            return 130
        finally:
            for checkpoint in self.checkpoints.values():
                checkpoint.close()
        return 0

    def finish_if_done(self, checkpoint: Checkpoint) -> bool:
        """Write the result of a match whose deals are all played; tell whether it was."""
        contest = checkpoint.contest
        if len(checkpoint.deals) < contest.deals:
            return False
        deals = sorted(checkpoint.deals, key=lambda deal: deal.number)
        checkpoint.finish(report.whole(contest, checkpoint.fingerprint, deals))
        del self.checkpoints[name(contest)]
        return True

    def say(self, what: str) -> None:
        """Tell how far it has come, on standard error."""
        finished = self.total - len(self.checkpoints)
        print(f"filature: {finished} of {self.total} matches: {what}", file=sys.stderr, flush=True)
