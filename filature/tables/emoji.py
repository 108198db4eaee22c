"""Emoji as sequences of code points: what is one sign to the eye, and how long a name is.

A family, a flag, a skin tone or a keycap is written with several code points, some of which show
nothing by themselves (joiners, variation selectors, tags). Inside such a sequence they belong to
the sign; anywhere else they would hide in a name.
"""

from __future__ import annotations

import re
import unicodedata

TONE = "[\U0001f3fb-\U0001f3ff]"
PICTURE = (
    "[\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
"""Signs that may be drawn as emoji. The blocks are taken whole: new signs come every year, and the
Unicode tables of this Python may be older than the phone of the person who writes one."""

ONE = f"{PICTURE}(?:\ufe0f|{TONE})?"
REGIONS = ("gbeng", "gbsct", "gbwls")
TAGGED = "|".join(
    "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f" for region in REGIONS
)

EMOJI = re.compile(
    "(?:"
    "[\U0001f1e6-\U0001f1ff]{2}"  # the flag of a country
    f"|\U0001f3f4(?:{TAGGED})"  # the flag of England, Scotland or Wales
    "|[0-9#*]\ufe0f?\u20e3"  # a keycap
    f"|{ONE}(?:\u200d{ONE}){{0,3}}"  # one, or up to four joined: no longer ones are in use
    f"|{TONE})"
)
"""One emoji, however many code points it has."""

UNSEEN_PARTS = re.compile(f"[\u200d\ufe0f]|{TONE}")
"""What tells emoji apart that look alike at a glance."""

PLAIN = "\u263a"
"""Stands for an emoji where only the text around it matters."""


def without_emoji(text: str) -> str:
    """Return a text with every emoji replaced by one plain sign."""
    return EMOJI.sub(PLAIN, text)


def outside_emoji(text: str, unwanted: re.Pattern[str]) -> str:
    """Return a text without what is unwanted, except inside an emoji."""
    parts = re.split(f"({EMOJI.pattern})", text)
    return "".join(part if at % 2 else unwanted.sub("", part) for at, part in enumerate(parts))


def grapheme_count(text: str) -> int:
    """Count what the eye takes for one letter or sign: graphemes, with marks and emoji whole."""
    composed = unicodedata.normalize("NFC", without_emoji(text))
    return sum(not unicodedata.category(letter).startswith("M") for letter in composed)
