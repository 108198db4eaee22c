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
from typing import Any

import msgspec
from msgspec.structs import astuple

from filature.core.legal import Json
from filature.core.sharing import Part

Change = list[Any] | dict[str, Any]


def changes_of(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Change]:
    """Return which fields of a struct have changed, and how."""
    changes: dict[str, Change] = {}
    for name, was, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            changes[name] = difference(was, now)
    return changes


def difference(old: Any, new: Any) -> Change:
    """Return what makes one value of another that is not equal to it."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is list or kind is tuple:
        return of_list(old, new)
    if isinstance(new, Part):
        return of_part(old, new)
    return changes_of(old, new) if isinstance(new, msgspec.Struct) else [new]


def of_part(old: Part, new: Part) -> Change:
    """Compare two parts, once for all viewers who saw the one and see the other.

    What is of another `type` is another thing altogether.
    """
    kept = old.__dict__.get("change")
    if kept is None or kept[0] is not new:
        same = getattr(old, "type", None) == getattr(new, "type", None)
        kept = old.__dict__["change"] = new, changes_of(old, new) if same else [new]
    change: Change = kept[1]
    return change


def of_list(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare item by item where none came or went, else leave out what is equal at both ends.

    An item that has changed and is no part is small: it is sent as it is.
    """
    count = len(new)
    if count == len(old) and isinstance(new[0], msgspec.Struct):
        changes: dict[str, Change] = {}
        for at, now in enumerate(new):
            was = old[at]
            if was is not now and was != now:
                descend = isinstance(now, Part) and type(was) is type(now)
                changes[str(at)] = of_part(was, now) if descend else [now]
        return changes
    shorter = min(len(old), count)
    start = end = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, len(old) - start - end, list(new[start : count - end])]


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
