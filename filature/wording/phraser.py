"""Names for what can be chosen, made from the game's words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from filature.core.legal import Json
from filature.core.words import Words

NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Phraser:
    """The words of a game in one language, as one viewer hears them."""

    words: Words
    viewer: int
    names: Sequence[str]

    def say(self, kind: str, object: Mapping[str, Json]) -> str:
        """Put an object with a `type` into words."""
        return self.words.say(kind, object, self.viewer, self.names)

    def field(self, name: str) -> str:
        """Return the name of a field."""
        return self.words.text(f"field-{name}") if self.words.has(f"field-{name}") else name

    def bare(self, name: str, value: Json) -> str:
        """Put a value into words as sentences hold it."""
        return str(self.words.value(name, value, self.viewer, self.names))

    def value(self, name: str, value: Json) -> str:
        """Put a value that may be chosen into words: `value-FIELD`, or the bare value."""
        if not self.words.has(f"value-{name}"):
            return self.words.text("nothing") if value is None else self.bare(name, value)
        return self.words.text(f"value-{name}", self.renamed(name, value, "value"))

    def key(self, name: str, key: str) -> str:
        """Put a key of a field into words: `key-FIELD`, or the bare key."""
        if not self.words.has(f"key-{name}"):
            return self.bare("key", key)
        return self.words.text(f"key-{name}", self.renamed("key", key, "key"))

    def place(self, name: str, at: int) -> str | None:
        """Name a place of an ordered field, counted from 0, where the game names them."""
        if not self.words.has(f"place-{name}"):
            return None
        return self.words.text(f"place-{name}", {"place": at + 1})

    def renamed(self, name: str, value: Json, new: str) -> dict[str, Any]:
        """Make the arguments of one field, called by another name."""
        made: dict[str, Any] = {}
        self.words.add(made, name, value, self.viewer, self.names)
        viewer_is = "seat" if self.viewer >= 0 else "spectator"
        return {"viewer_is": viewer_is} | {
            new + argument[len(name) :]: text for argument, text in made.items()
        }


def numbered(labels: Sequence[str]) -> list[int]:
    """Give every label of a list the number by which it is chosen.

    Where no label holds two numbers, and no two the same, a label that holds a number has that
    number, so that "house 6" is never number 7; the others follow after the greatest. Otherwise
    they are counted from 1.
    """
    held = [NUMBER.findall(label) for label in labels]
    own = [int(found[0]) for found in held if found]
    if any(len(found) > 1 for found in held) or len(set(own)) < len(own):
        return list(range(1, len(labels) + 1))
    following = iter(range(max(own, default=0) + 1, max(own, default=0) + len(labels) + 1))
    return [int(found[0]) if found else next(following) for found in held]


def by_number_alone(labels: Sequence[str]) -> bool:
    """Tell whether labels are the same but for one number each."""
    return len({NUMBER.sub("#", label) for label in labels}) == 1 and all(
        len(NUMBER.findall(label)) == 1 for label in labels
    )
