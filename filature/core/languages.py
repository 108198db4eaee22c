"""The languages that there are words for: the one list, `languages.json`, read by the browser too.

It names each language in that language. `docs/translate.md` says how to add one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

import msgspec

LANGUAGE_NAMES: Mapping[str, str] = msgspec.json.decode(
    files("filature.core").joinpath("languages.json").read_bytes(), type=dict[str, str]
)
"""What each language calls itself, by its tag."""
LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = "en"
"""For those who read none of the others."""


def preferred(tags: Iterable[str], otherwise: str = FALLBACK) -> str:
    """Return the first language that is wanted and known; tags may name a country, too."""
    wanted = (tag.strip().lower().replace("_", "-").partition("-")[0] for tag in tags)
    return next((tag for tag in wanted if tag in LANGUAGES), otherwise)


def language_named(name: str) -> str | None:
    """Return the language that a person names by its tag or by what it calls itself."""
    wanted = name.strip().casefold()
    for tag, own_name in LANGUAGE_NAMES.items():
        if wanted in (tag, own_name.casefold()):
            return tag
    return None
