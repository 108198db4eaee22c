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
from filature.terminal import saving
from filature.terminal.match import Match, Setting
from filature.terminal.saving import BadSave
from filature.terminal.session import Left, Session
from filature.terminal.voice import Voice


class Stopped(BaseException):
    """The process is told to stop by a signal."""

    def __init__(self, number: int) -> None:
        self.number = number


def new_seed() -> str:
    """Return a seed that nobody knows."""
    return secrets.token_hex(8)


def play(session: Session, resumed: bool, seed: str | None) -> int:
    """Play until the person has had enough; return the exit status.

    Leaving is 0; the end of the input is 0 and ctrl-C 130, after the game is saved; another signal
    that stops the process saves too.
    """
    number = 1
    try:
        with told_to_stop(session.voice.on_terminal):
            while True:
                session.play(resumed)
                if session.keeps:
                    session.save()
                if not session.voice.on_terminal or not session.again():
                    return 0
                number += 1
                session = following(session, f"{seed}/{number}" if seed else new_seed())
                resumed = False
    except Left:
        return 0
    except EOFError:
        return leave_hurriedly(session, 0)
    except KeyboardInterrupt:
        return leave_hurriedly(session, 130)
    except Stopped as stopped:
        return leave_hurriedly(session, 128 + stopped.number)
    except BaseException:
        with suppress(OSError):
            leave_hurriedly(session, 1)
        raise


def following(session: Session, seed: str) -> Session:
    """Set the next game up with the same people; a place named for saving is for one game only."""
    setting: Setting = replace(session.match.setting, seed=seed)
    return Session(Match(setting), session.voice, None)


def leave_hurriedly(session: Session, status: int) -> int:
    """Save without asking, and say where."""
    if session.voice.on_terminal:
        print(flush=True)
    if session.match.is_over:
        return status
    if session.save_and_say():
        return status
    session.path = None
    return status if session.save_and_say() else 1


@contextmanager
def told_to_stop(on_terminal: bool) -> Iterator[None]:
    """Let a hang-up or a request to end save the game, as ctrl-C does.

    On a terminal ctrl-C is heard even where whoever started the program had it ignored.
    """

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(number)

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


def resumed_session(path: Path, voice: Voice, language: str | None) -> Session | None:
    """Take a saved game up, or say in words why that cannot be."""
    try:
        found = saving.read(path.read_bytes())
    except OSError as error:
        voice.say("terminal-unreadable", path=str(path), reason=error.strerror or str(error))
        return None
    except BadSave as bad:
        say_bad(voice, path, bad)
        return None
    voice.language = language or found.language
    return Session(found.match, voice, path, found.notes, keeps=True)


def say_bad(voice: Voice, path: Path, bad: BadSave) -> None:
    arguments = dict(bad.arguments)
    game = arguments.pop("of", None)
    if game is not None:
        words = words_of(game, voice.language)
        arguments["game"] = words.text("name")
        if "say" in arguments:
            names = [str(seat) for seat in range(8)]
            arguments["reason"] = words.say("refusal", arguments.pop("say"), -2, names)
    voice.say(bad.id, path=str(path), **arguments)


def standard_voice(language: str) -> Voice:
    """Return the voice of standard output and input; what cannot be shown becomes a `?`."""
    for stream in (sys.stdout, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Voice(language, sys.stdout, sys.stdin)
