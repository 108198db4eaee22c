"""Requests: what can be asked for beside playing, each by a word or a letter, in every language.

A request is known by its whole name or its letter, never by a beginning, so that no action is taken
for one. Names come from `terminal-names-REQUEST`, separated by commas; those of the language in use
come before those of the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from filature.core.languages import LANGUAGES
from filature.terminal.console import own_words
from filature.wording.vocabulary import words_in

REQUESTS = (
    "help",
    "asked",
    "legal",
    "hand",
    "table",
    "all",
    "scores",
    "last",
    "log",
    "rules",
    "notebook",
    "note",
    "strike",
    "language",
    "save",
    "leave",
    "back",
    "cancel",
)
WITH_MORE = ("last", "notebook", "note", "strike", "language", "save")
"""Those after whose name something may follow."""


@dataclass(frozen=True)
class Request:
    """What is asked for, and what stood after its name."""

    name: str
    more: str


def names(request: str, language: str) -> list[str]:
    """Return the names of a request, the one to show first."""
    return [
        name.strip() for name in own_words(language).text(f"terminal-names-{request}").split(",")
    ]


def letter(request: str, language: str) -> str | None:
    """Return the letter of a request, if it has one."""
    return next((name for name in names(request, language) if len(name) == 1), None)


def request_in(line: str, language: str, letters: bool = True) -> Request | None:
    """Return the request that a line is, if it is one; `letters` tells whether one is enough."""
    first, _, more = line.strip().partition(" ")
    if not letters and len(first) == 1 and first != "?":
        return None
    for spoken in sorted(LANGUAGES, key=lambda other: other != language):
        for request in REQUESTS:
            if any(is_named(first, name) for name in names(request, spoken)) and (
                not more.strip() or request in WITH_MORE
            ):
                return Request(request, more.strip())
    return None


def answer_in(line: str) -> bool | None:
    """Return whether a line says yes or no, in any language, or neither."""
    for answer, result in (("yes", True), ("no", False)):
        for language in LANGUAGES:
            if any(is_named(line.strip(), name) for name in names(answer, language)):
                return result
    return None


def is_named(typed: str, name: str) -> bool:
    """Compare a typed name with a known one, case and accents ignored."""
    if not words_in(name):
        return typed == name
    return [one.bare for one in words_in(typed)] == [one.bare for one in words_in(name)]
