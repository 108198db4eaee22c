"""Play games one after the other at a terminal, and leave no game behind unsaved."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Any

from filature.games import words_of
from filature.terminal import save_file
from filature.terminal.console import Console
from filature.terminal.match import Match, MatchSetup
from filature.terminal.save_file import BadSave
from filature.terminal.session import Left, TerminalSession


class StoppedBySignal(BaseException):
    """The process is told to stop by a signal."""

    def __init__(self, number: int) -> None:
        self.number = number


def new_seed() -> str:
    """Return a seed that nobody knows."""
    return secrets.token_hex(8)


def play(session: TerminalSession, resumed: bool, seed: str | None) -> int:
    """Play until the person has had enough; return the exit status.

    Leaving is 0; the end of the input is 0 and ctrl-C 130, after the game is saved; another signal
    that stops the process saves too.
    """
    number = 1
    try:
        with signals_raise(session.console.on_terminal):
            while True:
                session.play(resumed)
                if session.keeps:
                    session.save()
                if not session.console.on_terminal or not session.again():
                    return 0
                number += 1
                session = next_session(session, f"{seed}/{number}" if seed else new_seed())
                resumed = False
    except Left:
        return 0
    except EOFError:
        return save_and_exit(session, 0)
    except KeyboardInterrupt:
        return save_and_exit(session, 130)
    except StoppedBySignal as stopped:
        return save_and_exit(session, 128 + stopped.number)
    except BaseException:
        with suppress(OSError):
            save_and_exit(session, 1)
        raise


def next_session(session: TerminalSession, seed: str) -> TerminalSession:
    """Set the next game up with the same people; a place named for saving is for one game only."""
    setup: MatchSetup = replace(session.match.setup, seed=seed)
    return TerminalSession(Match(setup), session.console, None)


def save_and_exit(session: TerminalSession, status: int) -> int:
    """Save without asking, and say where."""
    if session.console.on_terminal:
        print(flush=True)
    if session.match.is_over:
        return status
    if session.save_and_say():
        return status
    session.path = None
    return status if session.save_and_say() else 1


@contextmanager
def signals_raise(on_terminal: bool) -> Iterator[None]:
    """Turn SIGHUP and SIGTERM into an exception, so that the game is saved as after ctrl-C.

    On a terminal ctrl-C works even where the parent process ignores it.
    """

    def stop(number: int, _: FrameType | None) -> None:
        raise StoppedBySignal(number)

    before: dict[int, Any] = {}
    if on_terminal:
        before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("SIGHUP", "SIGTERM"):
        with suppress(AttributeError, ValueError):
            before[getattr(signal, name)] = signal.signal(getattr(signal, name), stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def resume_session(path: Path, console: Console, language: str | None) -> TerminalSession | None:
    """Take a saved game up, or say in words why that cannot be."""
    try:
        found = save_file.read(path.read_bytes())
    except OSError as error:
        console.say("terminal-unreadable", path=str(path), reason=error.strerror or str(error))
        return None
    except BadSave as bad:
        report_bad_save(console, path, bad)
        return None
    console.language = language or found.language
    return TerminalSession(found.match, console, path, found.notes, keeps=True)


def report_bad_save(console: Console, path: Path, bad: BadSave) -> None:
    arguments = dict(bad.arguments)
    game = arguments.pop("of", None)
    if game is not None:
        words = words_of(game, console.language)
        arguments["game"] = words.text("name")
        if "say" in arguments:
            names = [str(seat) for seat in range(8)]
            arguments["reason"] = words.say("refusal", arguments.pop("say"), -2, names)
    console.say(bad.id, path=str(path), **arguments)


def standard_console(language: str) -> Console:
    """Return the console of standard output and input; what cannot be shown becomes a `?`."""
    for stream in (sys.stdout, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(language, sys.stdout, sys.stdin)
