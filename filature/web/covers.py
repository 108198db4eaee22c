"""Covers: the part of each game's words that is needed to choose it and to set it up.

A game's whole words are about six times as long; the first page should not have to wait for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from filature.core.game import Option
from filature.core.legal import Json
from filature.core.words import word_file
from filature.games import catalogue, folder, game_class

ON_EVERY_COVER = ("name", "tagline", "authors", "summary", "minutes")
BEGINNINGS = ("bot-", "option-")

ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or a term of a Fluent file: its name, and all lines until the next begins."""
HOLE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry refers to stands after an opening brace."""


@cache
def covers(language: str) -> bytes:
    """Return the covers of all games in one language: a Fluent text each, by the game's id."""
    return msgspec.json.encode({id: cover(id, language) for id in catalogue()})


def cover(id: str, language: str) -> str:
    """Return the messages of one game's cover."""
    game = game_class(id)
    kinds = {game.fields.get(name) for name in ("key", "value")}
    wanted = {
        name
        for option in game.options_offered
        for name in words_of_option(option, kinds | {game.fields.get(option.name)})
    }
    return picked(word_file(folder(id), language).read_text(encoding="utf-8"), wanted)


def words_of_option(option: Option, kinds: set[str | None]) -> Iterator[str]:
    """Give the names of all messages that may be needed to say what an option can be."""
    yield f"value-{option.name}"
    yield f"pair-{option.name}"
    for value in leaves([option.default, *(option.choices or ()), *(option.offered or ())]):
        yield f"word-{value}"
        yield from (f"word-{kind}_{value}" for kind in kinds)


def leaves(value: Json) -> Iterator[Json]:
    """Give the single values of which a value is made, keys included."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def picked(source: str, wanted: set[str]) -> str:
    """Pick what every cover has, what is wanted, and what these refer to, as it is written."""
    entries = {
        entry["name"]: entry[0].rstrip("\n") + "\n" for entry in ENTRY.finditer(source + "\n")
    }
    left = {name for name in entries if name in ON_EVERY_COVER or name.startswith(BEGINNINGS)}
    left |= wanted & entries.keys()
    found: set[str] = set()
    while left:
        name = left.pop()
        found.add(name)
        left |= (set(HOLE.findall(entries[name])) & entries.keys()) - found
    return "".join(text for name, text in entries.items() if name in found)
