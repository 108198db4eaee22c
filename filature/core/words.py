"""Words: messages with arguments put into a language by Fluent.

Nothing that leaves the engine is a sentence. Events, refusals, actions, lines of a sheet are
objects with a `type`; their words are the messages `told-TYPE`, `refusal-TYPE`, `action-TYPE`,
`line-TYPE`… of the game's word files, one for each language, or of the shared ones beside this one.

The arguments of a message are made from an object's fields by the same rules here and in the
browser (`words.ts`). For a field `x`:

| value | arguments |
|---|---|
| a seat (by the game's `fields`) | `$x` its name, `isolated`; `$x_is`: `you`, `other` or `nobody` |
| an ordinal (by the game's `fields`) | `$x` counted from 1; `$x_id`: `some` |
| a number | `$x`; `$x_id`: `some` |
| a whole number of another kind K (by the game's `fields`) | `$x` the message `word-K_N` |
| a text | `$x` the message `word-TEXT` if there is one, else the text; `$x_id` the text |
| a sign (a table's own field) | `$x` the message `word-sign_TEXT` |
| true, false, null | `$x_id`: `yes`, `no`, `none` |
| a list, an object | `$x_count` how many; `$x_id`: `some` |
| a list | `$x` its items joined |
| a list of seats | also `$x_is`: `you` if the viewer is among them, else `other`; "you" in `$x` |
| an object | `$x` its pairs, each by the message `pair-x` with `$key` and `$value`, joined |
| a list of `pairs` (by the game's `fields`) | the same, of two-item lists |
| pairs whose values are seats (by the game's `fields`) | "you" for the viewer in `$value` |

Where the options bring values of their own, `$x` of a text is what they call it.

`pair-x` of an object also has `$viewer`, the viewer's number, and `$y` for each other field `y`
that is an object with the same key.

Every message also has `$viewer_is`: `seat` or `spectator`.

**Short sentences** (`Words.short`) are for the ear: the message `short-ID` takes the place of ID
where there is one, for `KIND-TYPE` and, within it, `pair-x`. They leave out what was just heard.
An event that is said directly after another one has `after`, the type of that one, and `again`,
whether it was of the same `seat`: `$after_id` and `$again_id`, otherwise `none` and `no`.

French messages write `{ DE($x) }` for "de" and a name: "de Marcel", but "d’Odette".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import log10
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from filature.core.languages import FALLBACK
from filature.core.legal import Json

HOUSE_FIELDS = {
    "person": "seat",
    "addressee": "seat",
    "glance": "seat",
    "winner": "seat",
    "signal": "sign",
    "odds": "pairs",
}
"""How the fields of table events and debriefs are read, whatever the game."""
LARGE = 10**21
"""From here on a number is told as plain digits: Fluent formats no number of any size."""
HUGE = 10**100
"""From here on a number is told by its power of ten alone."""
SHORT = 500
"""How long an argument may be that is given to Fluent, which refuses long ones."""
WAITS = "\ue001"
"""Marks the place of a longer one; no text holds it."""
ELIDED = re.compile("[aeiouœæ]|y[^aeiou]|h[eou]")
"""How a name begins, without accents and in small letters, before which French says "d’"."""


def isolated(name: str) -> str:
    """Keep a name that is written from right to left from turning the sentence around it.

    Other names stay as they are: most screen readers, terminals and searches know no such marks.
    What holds such a name already is a sentence, or a list, and stays as it is too.
    """
    if name.isascii() or "\N{FIRST STRONG ISOLATE}" in name:
        return name
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if turned else name


@cache  # The word files that come with the code.
def parsed(text: str) -> Resource:
    """Parse a word file, once: the common words are part of every game's."""
    return FluentResource(text)


class BadMessage(LookupError):
    """A message is missing, or cannot be put together: says which one of which file."""


class Words:
    """The words of one game (or the shared ones alone) in one language."""

    def __init__(
        self,
        language: str,
        fields: Mapping[str, str] | None = None,
        game: Traversable | None = None,
    ) -> None:
        self.language = language
        self.fields = {**(fields or {}), **HOUSE_FIELDS}
        self.names: Mapping[str, str] = {}
        """What the options call some values: the cards of a custom deck."""
        self.full: Words | None = None
        """Where these are short sentences, the full ones."""
        self.file: Traversable | None = None
        """The word file read last: the game's own, where it has one."""
        self.bundle = FluentBundle([language], functions={"DE": de}, use_isolating=False)
        for folder in (files("filature.core"), game):
            if folder is not None:
                self.read(folder)

    def read(self, folder: Traversable) -> None:
        """Add the words of a folder."""
        self.file = word_file(folder, self.language)
        text = self.file.read_text(encoding="utf-8")
        self.bundle.add_resource(parsed(text), allow_overrides=True)

    def calling(self, names: Mapping[str, str]) -> Words:
        """Return the same words with names for some values."""
        words = copy(self)
        words.names = names
        return words

    def short(self) -> Words:
        """Return the same words in short sentences."""
        words = copy(self)
        words.full = self
        return words

    def shortened(self, id: str) -> str:
        """Return the name of a message, or of its short form where that is wanted."""
        return f"short-{id}" if self.full and self.has(f"short-{id}") else id

    def has(self, id: str) -> bool:
        """Tell whether there is a message of this name."""
        return self.bundle.has_message(id)

    def text(self, id: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return one message; a missing or broken one is an error of the program."""
        value = self.bundle.get_message(id).value if self.has(id) else None
        if value is None:
            raise BadMessage(f"there is no message {id} in {self.file}")
        given = {name: sayable(value) for name, value in (arguments or {}).items()}
        given |= {name: isolated(value) for name, value in given.items() if isinstance(value, str)}
        long = {name: v for name, v in given.items() if isinstance(v, str) and len(v) > SHORT}
        given |= {name: f"{WAITS}{name}{WAITS}" for name in long}
        result, errors = self.bundle.format_pattern(value, given)
        if errors:
            why = "; ".join(map(str, errors))
            raise BadMessage(f"the message {id} of {self.file} cannot be put together: {why}")
        said = str(result)
        for name, told in long.items():
            said = said.replace(f"{WAITS}{name}{WAITS}", told)
        return said

    def say(self, kind: str, object: Mapping[str, Json], viewer: int, names: Sequence[str]) -> str:
        """Put an object with a `type` into words: `KIND-TYPE` with the object's fields.

        Where there is a message `KIND-TYPE-x` for a field `x` that the object has, it is that one.
        """
        id = f"{kind}-{object['type']}"
        special = (f"{id}-{name}" for name in object if self.has(f"{id}-{name}"))
        chosen = next(special, id)
        short = self.shortened(chosen)
        # A message without a short form is said in full, its pairs too.
        words = self if short != chosen else self.full or self
        return self.text(short, words.arguments(object, viewer, names))

    def arguments(
        self, object: Mapping[str, Json], viewer: int, names: Sequence[str]
    ) -> dict[str, Any]:
        """Make the arguments of a message from an object's fields."""
        viewer_is = "seat" if viewer >= 0 else "spectator"
        arguments: dict[str, Any] = {"viewer_is": viewer_is, "after_id": "none", "again_id": "no"}
        for name, value in object.items():
            self.add(arguments, name, value, viewer, names, object)
        return arguments

    def add(
        self,
        arguments: dict[str, Any],
        name: str,
        value: Json,
        viewer: int,
        names: Sequence[str],
        of: Mapping[str, Json] | None = None,
    ) -> None:
        """`of`: the object whose field it is."""
        kind = self.fields.get(name)
        arguments[name] = self.value(name, value, viewer, names, of)
        if isinstance(value, list | tuple | dict):
            arguments[f"{name}_count"] = len(value)
            arguments[f"{name}_id"] = "some"
            if kind == "seat":
                arguments[f"{name}_is"] = "you" if viewer in value else "other"
        elif kind == "seat":
            is_you = "you" if value == viewer else "other"
            arguments[f"{name}_is"] = "nobody" if value is None else is_you
        elif isinstance(value, str):
            arguments[f"{name}_id"] = value
        elif value is None or isinstance(value, bool):
            arguments[f"{name}_id"] = {None: "none", True: "yes", False: "no"}[value]
        else:
            arguments[f"{name}_id"] = "some"

    def value(
        self,
        name: str,
        value: Json,
        viewer: int,
        names: Sequence[str],
        of: Mapping[str, Json] | None = None,
    ) -> Any:
        """Put the value of one field into words."""
        if isinstance(value, list | tuple) and self.fields.get(name) == "pairs":
            return self.joined([self.pair(name, k, v, viewer, names) for k, v in value])
        if isinstance(value, list | tuple):
            seats = self.fields.get(name) == "seat"
            return self.joined(
                [
                    self.text("you")
                    if seats and item == viewer
                    else str(self.value(name, item, viewer, names))
                    for item in value
                ]
            )
        if isinstance(value, dict):
            pairs = [self.pair(name, k, v, viewer, names, of) for k, v in value.items()]
            return self.joined(pairs)
        kind = self.fields.get(name)
        if value is None or isinstance(value, bool):
            return {None: "none", True: "yes", False: "no"}[value]
        if isinstance(value, int):
            if kind == "seat":
                named = value < len(names)
                return isolated(names[value]) if named else self.text("word-virtual")
            if kind == "ordinal":
                return value + 1
            return value if kind is None else self.text(f"word-{kind}_{value}")
        if isinstance(value, float):
            return value
        text = str(value)
        if text in self.names:
            return self.names[text]
        if kind == "sign":
            return self.text(f"word-sign_{text}")
        return self.text(f"word-{text}") if self.has(f"word-{text}") else text

    def pair(
        self,
        name: str,
        key: Json,
        value: Json,
        viewer: int,
        names: Sequence[str],
        of: Mapping[str, Json] | None = None,
    ) -> str:
        arguments: dict[str, Any] = {"viewer": viewer}
        for other, values in (of or {}).items():
            if isinstance(values, dict) and key in values:
                self.add(arguments, other, values[key], viewer, names)
        self.add(arguments, "key", key, viewer, names)
        self.add(arguments, "value", value, viewer, names)
        if self.fields.get(name) == "seat":
            said = self.value(name, value, viewer, names)
            arguments["value"] = self.text("you") if value == viewer else said
        return self.text(self.shortened(f"pair-{name}"), arguments)

    def joined(self, texts: Sequence[str]) -> str:
        """Join texts as a person would: commas, and "and" before the last."""
        if not texts:
            return self.text("nothing")
        first = texts[0]
        for at, text in enumerate(texts[1:], 2):
            id = "list-end" if at == len(texts) else "list-more"
            first = self.text(id, {"first": first, "next": text})
        return first


def word_file(folder: Traversable, language: str) -> Traversable:
    """Return the words of a folder in a language, or in English where it has none in that one."""
    own = folder.joinpath(f"{language}.ftl")
    return own if own.is_file() else folder.joinpath(f"{FALLBACK}.ftl")


def de(name: Any) -> Any:
    """Return a name after the French "de", which is "d’" before a vowel."""
    letters = unicodedata.normalize("NFD", str(name))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return f"d’{name}" if ELIDED.match(bare.lower()) else f"de {name}"


def sayable(value: Any) -> Any:
    """Return an argument as Fluent can say it: a number of any size, everything else as it is."""
    if not isinstance(value, int | float) or abs(value) < LARGE:
        return value
    if isinstance(value, float) or abs(value) < HUGE:
        return str(value)
    sign = "−" if value < 0 else ""
    return f"{sign}10^{int(value.bit_length() * log10(2))}"


@cache  # One for each language.
def house_words(language: str) -> Words:
    """Return the words that belong to no game."""
    return Words(language)
