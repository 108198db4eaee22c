"""Names and texts that people choose: fit to be shown, and not to be taken for another's."""

from __future__ import annotations

import re
import unicodedata

from filature.core.refusals import Refused
from filature.tables.emoji import UNSEEN_PARTS, grapheme_count, outside_emoji, without_emoji

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

ACCENTS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")

LOOKALIKES = str.maketrans(
    # Cyrillic, Greek, Armenian, Cherokee and Lisu; then Latin that has no accent to take away.
    "АВЕЅІЈКМНОРСТУХҮԌԚԜҺ"
    "авеѕіјкмнорстухүԍԛԝһԁӏгп"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϳ"
    "ՍՏՕհոսցօք"
    "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏒᏔᏙᏚᏞᏟᏢᏦᏴ"
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"
    "ØøŁłĐđĦħŦŧıȷ",
    "ABESIJKMHOPCTYXYGQWH"
    "abesijkmhopctyxygqwhdlrn"
    "ABEZHIKMNOPTYXayikvoptuxj"
    "USOhnugoq"
    "DRTiAJEWMHYGZRWVSLCPKB"
    "BPdDTGKJCZFMNLSRVHWXYAEIOU"
    "OoLlDdHhTtij",
)
"""Letters of other alphabets, with the Latin ones that they are drawn like."""


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
    return other is not None and outline(name) == outline(other)


def outline(name: str) -> str:
    """Return what is left of a name at a glance.

    Case, accents, spaces, punctuation and tones of skin go; what is drawn alike becomes the same.
    """
    plain = unicodedata.normalize("NFKC", UNSEEN_PARTS.sub("", name))
    bare = ACCENTS.sub("", unicodedata.normalize("NFD", plain)).translate(LOOKALIKES)
    drawn = bare.casefold().translate(str.maketrans("i1|0", "lllo"))
    drawn = drawn.replace("rn", "m").replace("vv", "w")
    letters = "".join(c for c in drawn if unicodedata.category(c)[0] not in "PZ")
    return letters or plain


def bot_name(taken: list[str]) -> str:
    """Return a name for a bot that nobody at the table has, nor one like it."""
    free = (name for name in BOT_NAMES if not any(same_name(name, other) for other in taken))
    return next(free, f"Agent {len(taken) + 1}")
