"""`filature case`: the case of the day in a terminal."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from typing import Any

from filature.cases.answering import opened
from filature.cases.calendar import day_named, number_on
from filature.cases.stored import cases_of, games_with_cases
from filature.commands.output import usage_error
from filature.core.languages import LANGUAGES
from filature.games import words_of
from filature.terminal.case import CaseSession, Left
from filature.terminal.console import language_of
from filature.terminal.play import standard_console


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "case",
        help="solve the case of the day",
        description="Show the case of a day, hear up to three answers, and prove the solution. In a"
        " pipe, a line `>` says that a line is awaited. Without a game: list the day's cases.",
    )
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="whose case (default: list them)")
    add("--day", metavar="YYYY-MM-DD", help="the day, in UTC (default: today)")
    add("--number", type=int, metavar="N", help="a case by its number instead of a day")
    add("--lang", choices=LANGUAGES, help="language (default: that of the environment)")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Show a case and hear answers, or list those of the day."""
    today = datetime.now(UTC).date()
    day = today if options.day is None else day_named(options.day)
    if day is None:
        usage_error("--day wants a day as YYYY-MM-DD")
    if day > today:
        usage_error(f"the case of that day is not open yet; today is {today} (UTC)")
    language = options.lang or language_of(dict(os.environ))
    known = games_with_cases()
    if options.game is None:
        for id in known:
            number = number_on(day, len(cases_of(id)))
            words, case = words_of(id, language), cases_of(id)[number - 1]
            level = words.text(f"bot-{case.level}")
            print(f"{id}  {number}  {level}  {words.text(f'case_question-{case.kind}')}")
        return 0
    if options.game not in known:
        usage_error(f"{options.game!r} is no game with cases; there are: {', '.join(known)}")
    count = len(cases_of(options.game))
    number = number_on(day, count) if options.number is None else options.number
    if not 1 <= number <= count:
        usage_error(f"--number wants a number from 1 to {count}")
    console = standard_console(language)
    try:
        if CaseSession(opened(options.game, number), console, day.isoformat()).solve():
            console.say("terminal-case-closed")
    except (EOFError, Left):
        pass
    return 0
