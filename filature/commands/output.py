"""Output of commands: results on standard output, everything else on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from filature.core.refusals import Refused
from filature.core.words import Words, house_words
from filature.games import broken_games, catalogue, words_of
from filature.games.loading import misnamed_folders

T = TypeVar("T")

DEFAULT = "(default: %(default)s)"
"""How the help of an option names its default."""


class UsageError(Exception):
    """A command was used wrongly: exit status 2, with the reason."""


def usage_error(message: str) -> NoReturn:
    """Stop a command that was used wrongly."""
    raise UsageError(message)


def reason(say: Mapping[str, Any], game: str | None = None, language: str = "en") -> str:
    """Put a refusal into words, with seats by their numbers, in one line."""
    words: Words = words_of(game, language) if game in catalogue() else house_words(language)
    names = [f"seat {seat}" for seat in range(8)]
    return in_a_line(words.say("refusal", say, -2, names)).rstrip(".")


def in_a_line(text: str) -> str:
    """Replace line breaks and control characters by spaces."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def usage_refused(refused: Refused, game: str | None) -> NoReturn:
    """Stop a command whose arguments the program refuses."""
    raise UsageError(reason(refused.say, game))


def game_troubles() -> list[str]:
    """Say which games are left out, and what is wrong with `FILATURE_GAMES`."""
    return [in_a_line(str(trouble)) for trouble in (*misnamed_folders(), *broken_games())]


def progress(items: Sequence[T] | Iterable[T], total: int, what: str) -> Iterator[T]:
    """Iterate with a progress bar on a terminal, and silently in a pipe."""
    shown = sys.stderr.isatty() and total > 1
    for done, item in enumerate(items):
        if shown and (done * 100 // total) != ((done - 1) * 100 // total):
            full = done * 30 // total
            bar = "#" * full + "." * (30 - full)
            print(f"\r{what} [{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)
        yield item
    if shown:
        print("\r" + " " * (len(what) + 60) + "\r", end="", file=sys.stderr, flush=True)
