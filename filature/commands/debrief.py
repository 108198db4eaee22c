"""`filature debrief`: what could be known in a finished game, and what each decision was worth."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from filature.commands import record_input
from filature.commands.output import DEFAULT, reason, usage_error
from filature.core.debriefs import Certain, Debrief, DecisionDebrief, SeatDebrief
from filature.core.events import told_to
from filature.core.languages import LANGUAGES
from filature.core.record import Record
from filature.core.refusals import Refused
from filature.core.words import Words, isolated
from filature.debrief.report import Debriefing
from filature.games import words_for

WORTH_SAYING = 0.01
"""Another decision is named where it was better by this chance to win."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "debrief",
        help="say what could be known in a finished game, and what each decision was worth",
        description="Say what could be known in a finished game and what each decision was worth:"
        " chances to win, bits learned and given away, what was certain since when, and the moments"
        " that mattered most. docs/debrief.md defines every number.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument(
        "--as", dest="viewer", metavar="SEAT", help="one seat alone; otherwise all of them"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=f"language {DEFAULT}")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Make the debrief, with progress on the standard error, and print it."""
    found = record_input.read(options.file)
    if isinstance(found, str):
        print(f"BAD {options.file} {found}", file=sys.stderr)
        return 1
    seats: Sequence[int] = range(found.game.seats)
    if options.viewer is not None:
        if options.viewer not in map(str, seats):
            usage_error(f"--as wants a seat from 0 to {len(seats) - 1}, not {options.viewer!r}")
        seats = [int(options.viewer)]
    try:
        debrief = made(found)
    except Refused as refused:
        print(f"BAD {options.file} {reason(refused.say, found.game.id)}", file=sys.stderr)
        return 1
    if options.json:
        print(msgspec.json.encode(debrief).decode())
        return 0
    for seat in seats:
        for line in told(found, debrief, debrief.seats[seat], words_for(found.game, options.lang)):
            print(line)
    return 0


def made(found: Record) -> Debrief:
    """Make the debrief; a terminal sees how far it is."""
    debriefing = Debriefing(found.game, found.history, found.outcome)
    watched = sys.stderr.isatty()
    for done in debriefing.run():
        if watched:
            print(f"\r{round(100 * done):3d} %", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r     \r", end="", file=sys.stderr, flush=True)
    assert debriefing.debrief is not None
    return debriefing.debrief


def told(found: Record, debrief: Debrief, own: SeatDebrief, words: Words) -> list[str]:
    """Put a seat's account into words."""
    seat, names = own.seat, record_input.names_of(found.players)

    def say(kind: str, what: Any) -> str:
        return words.say(kind, what, seat, names)

    def measure(id: str, **args: Any) -> str:
        return words.text(f"debrief-{id}", args)

    lines = ["", isolated(names[seat]), *(say("debrief", one) for one in own.sentences), ""]
    if own.skill is not None:
        lines.append(measure("skill", skill=round(100 * own.skill), cost=round(100 * own.given_up)))
    lines.append(measure("luck", bits=round(own.luck, 1)))
    lines.append(measure("discretion", bits=round(own.discretion, 1)))
    steps = [events for _, events in found.steps()]
    for moment in own.moments:
        made = debrief.decisions[moment.decision]
        before, after = round(100 * moment.before), round(100 * moment.after)
        lines += ["", measure("moment", step=made.step, before=before, after=after)]
        lines += [
            words.say("line", {"type": line.type, **line.args}, seat, names) for line in moment.knew
        ]
        for event in told_to(seat, steps[made.step - 1]):
            lines.append(say("told", msgspec.to_builtins(event)))
        lines += alternatives(made, words, seat, names)
    known = [one for one in debrief.certain if one.seat == seat]
    if known:
        lines += ["", measure("knowable")]
    for one in known:
        line = words.say("line", {"type": f"certain_{one.type}", **one.args}, seat, names)
        lines.append(f"{line} {measure('since', **since(one))}")
    return lines


def since(one: Certain) -> dict[str, Any]:
    """Return since when something was certain, and how that ended."""
    ends = {"acted": one.acted, "shown": one.shown, "lapsed": one.lapsed}
    end, at = next(((end, at) for end, at in ends.items() if at is not None), ("unused", 0))
    return {"since": one.since, "end": end, "at": at}


def alternatives(made: DecisionDebrief, words: Words, seat: int, names: Sequence[str]) -> list[str]:
    """Say what else was possible, where it was better."""
    best = made.candidates[0] if made.candidates else None
    if best is None or made.win is None or made.given_up < WORTH_SAYING:
        return []
    action = words.say("action", best.action, seat, names)
    chances = {"action": action, "best": round(100 * best.win), "win": round(100 * made.win)}
    return [words.text("debrief-else", chances)]
