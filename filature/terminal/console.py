"""What the terminal says and hears: one statement a line, nothing ever overwritten.

On a terminal the prompt is `> `, at the start of the line in which one types. In a pipe it is a
line `>` of its own: a program that drives this one waits for it, and then writes one line.
"""

from __future__ import annotations

import select
import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TextIO

from filature.core.languages import FALLBACK, LANGUAGES, preferred
from filature.core.words import Words
from filature.games import AnyGame, words_for
from filature.wording.phraser import Phraser

LOOK_UP = 0.2
"""Seconds after which a wait for the keyboard is looked at again."""


@cache
def own_words(language: str) -> Words:
    """Return the terminal's own words."""
    return Words(language, {}, files("filature.terminal"))


def language_of(environment: dict[str, str]) -> str:
    """Return the language that the environment asks for, where there are words for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return preferred([environment[name].partition(".")[0]])
    return FALLBACK


def printable(text: str) -> str:
    """Leave out of a person's text what could move the cursor or ring the bell."""
    return "".join(letter for letter in text if letter.isprintable())


class Console:
    """Says lines in one language and hears lines."""

    def __init__(self, language: str, out: TextIO, into: TextIO) -> None:
        self.language = language
        self.out = out
        self.into = into
        self.on_terminal = out is sys.stdout and out.isatty() and into.isatty()

    @property
    def own(self) -> Words:
        return own_words(self.language)

    def line(self, text: str) -> None:
        """Say one statement."""
        print(" ".join(text.splitlines()), file=self.out, flush=True)

    def say(self, id: str, **arguments: Any) -> None:
        """Say one statement of the terminal's own."""
        self.line(self.text(id, **arguments))

    def text(self, id: str, **arguments: Any) -> str:
        """Return one text of the terminal's own."""
        return self.own.text(id, arguments)

    def read_line(self) -> str:
        """Wait for a line; the end of the input is an `EOFError`."""
        if self.on_terminal:
            print("> ", end="", file=self.out, flush=True)
            self.wait()
        else:
            self.line(">")
        heard = self.into.readline()
        if not heard:
            raise EOFError
        return heard.strip()

    def wait(self) -> None:
        """Wait for the keyboard, and look up now and then: ctrl-C may come just before the wait."""
        if sys.platform != "win32":
            while not select.select([self.into], [], [], LOOK_UP)[0]:
                pass

    def either(self, texts: Sequence[str]) -> str:
        """Join texts by commas, and "or" before the last."""
        if len(texts) < 2:
            return "".join(texts)
        return self.text("terminal-or", first=", ".join(texts[:-1]), last=texts[-1])


def phrasers(game: AnyGame, viewer: int, names: Sequence[str]) -> list[Phraser]:
    """Return a game's words in every language, as one viewer hears them."""
    return [Phraser(words_for(game, language), viewer, names) for language in LANGUAGES]
