"""The words of the page, as tests look for them in any language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import filature
from filature.core.words import Words

FOLDER = Path(filature.__file__).parent / "web" / "client" / "src" / "words"


@cache
def page_words(language: str) -> Words:
    """Return the page's own words, and those that every game shares."""
    return Words(language, {}, FOLDER)


@cache
def case_words(language: str) -> Words:
    """Return the words of the pages of cases."""
    return Words(language, {}, FOLDER.parent / "cases" / "words")


@cache
def debrief_words(language: str) -> Words:
    """Return the words of the page of a debrief."""
    return Words(language, {}, FOLDER.parent / "debrief" / "words")


@cache
def circle_words(language: str) -> Words:
    """Return the words of the pages of circles."""
    return Words(language, {}, FOLDER.parent / "circles" / "words")
