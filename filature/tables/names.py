"""Names and texts that people choose: fit to be shown, and not to be taken for another's."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from filature.core.refusals import Refused
from filature.tables.emoji import UNSEEN_PARTS, grapheme_count, outside_emoji, without_emoji
from filature.tables.lookalikes import plain, skeleton

LONGEST_NAME = 24
"""In what the eye takes for one letter; an emoji counts as one, however it is written."""
LONGEST_TEXT = 300

BOT_NAMES = ("Marcel", "Suzanne", "Lucien", "Simone", "Gaston", "Paulette", "Fernand", "Colette")
"""What bots are called at a table, in this order; that they are bots is always said beside it."""

JOINERS = "\u200c\u200d"
"""What joins letters in Persian and parts of an emoji: fit for a text; in a name only in emoji."""

UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U0001d159]")
"""What counts as a letter, a mark or a sign, and shows nothing."""

VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What chooses one of several shapes of the letter before: unseen by itself."""

PILE = 4
"""How many marks may stand on one letter; more would run over the lines around it."""


def readable(text: str, joiners: str = "") -> str | None:
    """Return a text with its spaces in order, or nothing where it cannot be shown."""
    spaced = " ".join(text.split())
    kinds = [unicodedata.category(letter) for letter in spaced]
    if any(
        kind.startswith("C") and letter not in joiners
        for letter, kind in zip(spaced, kinds, strict=True)
    ):
        return None
    marks = "".join("m" if kind in ("Mn", "Me") else "-" for kind in kinds)
    piled = marks.startswith("m") or "m" * (PILE + 1) in marks
    return None if piled or UNSEEN.search(spaced) else spaced


def readable_name(name: str) -> str | None:
    """Return a name with its spaces in order and its emoji whole, if it can be shown."""
    spaced = " ".join(outside_emoji(name, VARIANTS).split())
    return None if readable(without_emoji(spaced)) is None else spaced


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name fit to be shown, or refuse it."""
    spaced = readable_name(name)
    if spaced is None:
        raise Refused("name_unreadable")
    if not spaced:
        raise Refused("name_missing")
    if grapheme_count(spaced) > longest:
        raise Refused("name_too_long", limit=longest)
    return spaced


def clean_text(text: str) -> str:
    """Return what somebody says fit to be shown, or refuse it."""
    spaced = readable(text, JOINERS)
    if spaced is None:
        raise Refused("text_unreadable")
    if not spaced:
        raise Refused("nothing_said")
    if len(spaced) > LONGEST_TEXT:
        raise Refused("too_long", limit=LONGEST_TEXT)
    return spaced


def same_name(name: str, other: str | None) -> bool:
    """Tell whether two names would be taken for each other when read aloud or at a glance."""
    return other is not None and not outlines(name).isdisjoint(outlines(other))


@lru_cache(maxsize=1024)
def outlines(name: str) -> frozenset[str]:
    """Return what is left of a name at a glance, in each way of looking at it.

    Case, spaces, punctuation and tones of skin go; what is drawn alike becomes the same. Letters
    in another dress and accents may be taken for plain letters, or for what they are drawn like.
    """
    seen = UNSEEN_PARTS.sub("", name)
    forms = {seen, *(unicodedata.normalize(form, seen) for form in ("NFC", "NFKC"))}
    return frozenset(letters_of(way(form)) for form in forms for way in (plain, skeleton))


def letters_of(shape: str) -> str:
    """Return a shape without spaces and punctuation, unless it is made of them alone."""
    return "".join(c for c in shape if unicodedata.category(c)[0] not in "PZ") or shape


def bot_name(taken: list[str]) -> str:
    """Return a name for a bot that nobody at the table has, nor one like it."""
    free = (name for name in BOT_NAMES if not any(same_name(name, other) for other in taken))
    return next(free, f"Agent {len(taken) + 1}")
