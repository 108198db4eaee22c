"""A decision while it is being made: one alternative, and what has been chosen in it so far.

A field is chosen part by part. What a part is depends on the field's choice:

| choice | a part |
|---|---|
| `one` | the value |
| `pick`, `arrange`, `subset` | one of the values |
| `split` | a key and its share, 0 or more |
| `assign` | a key and its value, or null |

The open fields come in a fixed order: the fields in the order of the alternative, the places of a
list from the first to the last, the keys as listed. A part that is forced is not asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from filature.core.legal import (
    Alternative,
    Arrange,
    Assign,
    Choice,
    Json,
    One,
    Pick,
    RecordAction,
    Split,
    Subset,
    place_of,
    same,
)

Part = Json
Parts = tuple[Part, ...]


@dataclass(frozen=True)
class PartialAction:
    """One alternative and the parts chosen so far, by field."""

    alternative: Alternative
    parts: Mapping[str, Parts] = field(default_factory=dict)

    def chosen(self, name: str) -> Parts:
        return self.parts.get(name, ())

    def with_part(self, name: str, part: Part) -> PartialAction:
        """Return a copy with one more part."""
        return PartialAction(self.alternative, {**self.parts, name: (*self.chosen(name), part)})

    def open_field(self) -> OpenField | None:
        """Return what has to be chosen next, or nothing when it is complete."""
        for name, choice in self.alternative.choose.items():
            if not complete(choice, self.chosen(name)):
                return OpenField(name, choice, self.chosen(name))
        return None

    def with_forced(self) -> PartialAction:
        """Return a copy with everything chosen that leaves no choice."""
        partial = self
        while (open_field := partial.open_field()) and len(parts := open_field.options()) == 1:
            partial = partial.with_part(open_field.field, parts[0])
        return partial

    def action(self) -> RecordAction:
        """Return the action, once it is complete."""
        chosen = {
            name: value(choice, self.chosen(name))
            for name, choice in self.alternative.choose.items()
        }
        return {**self.alternative.fixed, **chosen}

    def missing(self) -> list[str]:
        """Name the fields that are not yet fully chosen."""
        choose = self.alternative.choose
        return [name for name, choice in choose.items() if not complete(choice, self.chosen(name))]


@dataclass(frozen=True)
class OpenField:
    """The field to choose next, and the parts it has so far."""

    field: str
    choice: Choice
    chosen: Parts

    def key(self) -> str | None:
        """Return the key that is asked for, where the field has keys."""
        if isinstance(self.choice, Split | Assign):
            given = [part[0] for part in self.chosen]
            keys = self.choice.over if isinstance(self.choice, Split) else self.choice.keys
            return next(key for key in keys if key not in given)
        return None

    def value_of(self, part: Part) -> Json:
        """Return the value of a part, without its key."""
        return part[1] if isinstance(self.choice, Split | Assign) else part

    def options(self) -> list[Part]:
        """Return the parts that may come next."""
        choice, chosen = self.choice, self.chosen
        if isinstance(choice, Split):
            left = choice.total - sum(share for _, share in chosen)
            last = len(chosen) == len(choice.over) - 1
            return [(self.key(), share) for share in range(left if last else 0, left + 1)]
        if isinstance(choice, Assign):
            free = [v for v in choice.to if fits(choice, chosen, (self.key(), v))]
            return [(self.key(), v) for v in (*free, None)]
        different: list[Json] = []
        for v in choice.of:
            if place_of(v, different) < 0 and fits(choice, chosen, v):
                different.append(v)
        return different


def fits(choice: Choice, chosen: Parts, part: Part) -> bool:
    """Tell whether a part may be added to those chosen."""
    if isinstance(choice, One):
        return not chosen and part in choice
    if isinstance(choice, Pick | Subset):
        return len(chosen) < choice.count and place_of(part, choice.of) >= 0 > place_of(
            part, chosen
        )
    if isinstance(choice, Arrange):
        held = sum(same(part, v) for v in choice.of)
        return sum(same(part, v) for v in chosen) < held
    key, given = part
    if any(key == other for other, _ in chosen):
        return False
    if isinstance(choice, Split):
        shares = sum(share for _, share in chosen)
        return key in choice.over and bool(shares + given <= choice.total)
    taken = [v for _, v in chosen if v is not None]
    free = given is None or place_of(given, choice.to) >= 0 > place_of(given, taken)
    return key in choice.keys and free


def complete(choice: Choice, chosen: Parts) -> bool:
    """Tell whether a field is fully chosen."""
    if isinstance(choice, Split):
        return bool(sum(share for _, share in chosen) == choice.total)
    return len(chosen) == size(choice)


def size(choice: Choice) -> int:
    """Return how many parts a field other than a split has."""
    if isinstance(choice, Pick | Subset):
        return choice.count
    if isinstance(choice, Arrange):
        return len(choice.of)
    return len(choice.keys) if isinstance(choice, Assign) else 1


def value(choice: Choice, chosen: Parts) -> Json:
    """Return the value of a fully chosen field, as the record has it."""
    if isinstance(choice, One):
        return chosen[0]
    if isinstance(choice, Subset):
        return [v for v in choice.of if place_of(v, chosen) >= 0]
    if isinstance(choice, Split):
        given = dict(chosen)
        return {key: given[key] for key in choice.over if given.get(key)}
    if isinstance(choice, Assign):
        given = dict(chosen)
        return {key: given[key] for key in choice.keys}
    return list(chosen)
