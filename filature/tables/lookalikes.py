"""Letters that are drawn alike, by Unicode's own list (UTS #39) and some more."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

OTHER_ALPHABETS = str.maketrans(
    # Cyrillic, Greek, Armenian, Cherokee, Lisu, Coptic; then Latin that has no accent to take away.
    "АВЕЅІЈКМНОРСТУХҮԌԚԜҺ"
    "авеѕіјкмнорстухүԍԛԝһԁӏгп"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϳ"
    "ՍՏՕհոսցօք"
    "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏒᏔᏙᏚᏞᏟᏢᏦᏴ"
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"
    "ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
    "ØøŁłĐđĦħŦŧıȷ",
    "ABESIJKMHOPCTYXYGQWH"
    "abesijkmhopctyxygqwhdlrn"
    "ABEZHIKMNOPTYXayikvoptuxj"
    "USOhnugoq"
    "DRTiAJEWMHYGZRWVSLCPKB"
    "BPdDTGKJCZFMNLSRVHWXYAEIOU"
    "ABEHIKMNOPCTYXabehikmnopctyx"
    "OoLlDdHhTtij",
)
"""Letters of other alphabets, with the Latin ones that they are taken for: also where Unicode's
list, which asks for more likeness, has another shape for them."""

VARIANT = re.compile(
    "(?:NEGATIVE (?:CIRCLED|SQUARED) |CROSSED NEGATIVE SQUARED )?"
    "LATIN (?:(?:CAPITAL|SMALL) LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?"
    "|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])"
)
"""The names of letters that are a plain one in another dress: small capitals, with strokes…"""

ACCENTS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")

AT_MOST = 8
"""How often shapes of shapes are looked up; three times is enough for all that there are."""


@cache
def shapes() -> dict[str, str]:
    """Return Unicode's list: what each letter is drawn like."""
    text = files("filature.tables").joinpath("confusables.txt").read_text(encoding="utf-8")
    lines = text.partition("\n\n")[2].split("\n")
    pairs = (line.partition("\t") for line in lines if line)
    return {letter: shape for shape, _, letters in pairs for letter in letters}


@cache
def plain_letter(letter: str) -> str:
    """Return the plainest letter for which one is taken."""
    other = letter.translate(OTHER_ALPHABETS)
    if other != letter:
        return other
    if (shape := shapes().get(letter)) is not None:
        return shape
    if letter.isascii():
        return letter
    named = VARIANT.fullmatch(unicodedata.name(letter, ""))
    return (named[1] or named[2]) if named else letter


def plain(text: str) -> str:
    """Return a text as it is read at a glance: without accents and case, in plain letters."""
    for _ in range(AT_MOST):
        before = text
        bare = ACCENTS.sub("", unicodedata.normalize("NFD", text))
        text = "".join(map(plain_letter, bare)).casefold()
        if text == before:
            break
    return merged(text)


def skeleton(text: str) -> str:
    """Return a text as it is drawn, by Unicode's list alone, without case."""
    composed = "".join(shapes().get(letter, letter) for letter in text)
    parted = unicodedata.normalize("NFD", composed)
    found = "".join(shapes().get(letter, letter) for letter in parted)
    return merged(unicodedata.normalize("NFD", found).casefold())


def merged(text: str) -> str:
    """Return a text with one form for each of what Latin itself draws alike."""
    return text.translate(str.maketrans("i1|0", "lllo")).replace("rn", "m").replace("vv", "w")
