"""What has changed of a position, for clients that keep the one before.

A change of a JSON value is

| change | means |
|---|---|
| `[value]` | it is this value now |
| `{key: change, …}` | these members of the object, or items of the array by index, have changed |
| `[start, count, [item, …]]` | `count` items of the array, from `start` on, gave way to these |

`difference` makes a change from two values as the server holds them, structs among them; `patched`
applies it to JSON as a client holds it. `docs/api.md` describes the same for other programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import astuple

from filature.core.legal import Json
from filature.core.sharing import Part, View

Change = list[Any] | dict[str, Any]


def changes_of(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Change]:
    """Return which fields of a struct have changed, and how."""
    changes: dict[str, Change] = {}
    before = astuple(old)
    for at, now in enumerate(astuple(new)):
        was = before[at]
        if was is not now and (change := difference(was, now)):
            changes[new.__struct_fields__[at]] = change
    return changes


def difference(old: Any, new: Any) -> Change:
    """Return what makes one value of another: an empty change where they are equal."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is list or kind is tuple:
        return of_list(old, new)
    nature = NATURES[kind]
    if nature == "part":
        return of_part(old, new)
    if nature == "view":
        return of_view(old, new)
    if nature == "struct":
        return changes_of(old, new)
    return [new] if old != new else {}


Nature = Literal["view", "part", "struct", "value"]


class Natures(dict[type, Nature]):
    """What values of a class are; to look it up is much faster than `isinstance` with structs."""

    def __missing__(self, kind: type) -> Nature:
        nature: Nature = "value"
        if issubclass(kind, View):
            nature = "view"
        elif issubclass(kind, Part):
            nature = "part"
        elif issubclass(kind, msgspec.Struct):
            nature = "struct"
        self[kind] = nature
        return nature


NATURES = Natures()


def of_view(old: View, new: View) -> Change:
    """Compare what everybody sees once for all viewers, and the fields of the viewer's own."""
    own = new.__dict__.get("own")
    if own is None or old.__dict__.get("own") != own:
        return changes_of(old, new)
    changes = dict(of_part(old.__dict__["public"], new.__dict__["public"]))
    for name in own:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and (change := difference(was, now)):
            changes[name] = change
        elif name in changes:
            del changes[name]
    return changes


def of_part(old: Part, new: Part) -> Change:
    """Compare two parts, once for all viewers who saw the one and see the other.

    What is of another `type` is another thing altogether.
    """
    kept = old.__dict__.get("change")
    if kept is None or kept[0] is not new:
        changes = changes_of(old, new)
        kept = old.__dict__["change"] = new, [new] if "type" in changes else changes
    change: Change = kept[1]
    return change


def of_list(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare item by item where none came or went, else leave out what is equal at both ends.

    The items of a list are of one nature; values are compared as if some came or went.
    """
    count, before = len(new), len(old)
    if count == before:
        nature = NATURES[type(new[0])] if count else "struct"
        if nature == "part":
            return of_parts(old, new)
        if nature == "struct":
            return of_structs(old, new)
    elif count > before and new[:before] == old:
        return [before, 0, list(new[before:])]
    shorter = min(before, count)
    start = end = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    if start == count == before:
        return {}
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, before - start - end, list(new[start : count - end])]


def of_parts(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare as many parts with as many. Two objects are rarely equal: the change itself tells."""
    changes: dict[str, Change] = {}
    for at, now in enumerate(new):
        was = old[at]
        if was is not now:
            change = of_part(was, now) if type(was) is type(now) else [now]
            if change:
                changes[str(at)] = change
    return changes


def of_structs(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare as many structs with as many. They are small: one that has changed is sent whole."""
    changes: dict[str, Change] = {}
    for at, now in enumerate(new):
        if old[at] != now:
            changes[str(at)] = [now]
    return changes


def patched(value: Json, change: Change) -> Json:
    """Return a JSON value after a change; the one before stays as it is."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, count, items = change
        return [*value[:start], *items, *value[start + count :]]
    if isinstance(value, list):
        return [
            patched(item, change[str(at)]) if str(at) in change else item
            for at, item in enumerate(value)
        ]
    return {
        key: patched(item, change[key]) if key in change else item for key, item in value.items()
    }
