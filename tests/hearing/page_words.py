"""The words that a listener knows: the page's own for what is typed, and Orca's for its modes."""

from __future__ import annotations

import gettext
import re
from functools import cache
from pathlib import Path

FILES = Path(__file__).parent.parent.parent / "filature/web/client/src/words"
ORCA = "/usr/share/locale"


@cache
def page_word(language: str, name: str) -> str:
    """A message of the page that fits one line."""
    text = (FILES / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)} = (.*)$", text, re.MULTILINE)
    if found is None:
        raise LookupError(f"{language}.ftl has no {name}")
    return found[1].strip()


def command(language: str, query: str) -> str:
    """What is typed to ask something: the first name of the query that any keyboard has."""
    names = page_word(language, f"ui-query-names-{query}").split(", ")
    return next(name for name in names if name.isascii() and name.isalpha())


def orca_word(language: str, message: str) -> str:
    """What Orca says in a language."""
    return gettext.translation("orca", ORCA, [language], fallback=True).gettext(message)
