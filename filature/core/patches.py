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

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from filature.core.events import Section
from filature.core.legal import Json
from filature.core.messages import Position
from filature.core.sharing import Part, View

Change = list[Any] | dict[str, Any]

SHORT_LIST = 6
"""A list of so many values is sent whole: to look for what has changed of it does not pay."""


def changes_of(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Change]:
    """Return which fields of a struct have changed, and how."""
    return FIELD_COMPARISONS[type(new)](old, new)


def changes_of_position(old: Position, new: Position) -> dict[str, Change]:
    """Return which members of a viewer's position have changed, and how.

    View and sheet are large, and what has changed of them is sent; the others are sent whole.
    """
    changes: dict[str, Change] = {}
    if change := difference(old.view, new.view):
        changes["view"] = change
    if change := of_list(old.sheet, new.sheet):
        changes["sheet"] = change
    if old.decisions != new.decisions:
        changes["decisions"] = [new.decisions]
    if old.waiting != new.waiting:
        changes["waiting"] = [new.waiting]
    if old.outcome != new.outcome:
        changes["outcome"] = [new.outcome]
    if old.undo != new.undo:
        changes["undo"] = [new.undo]
    return changes


def difference(old: Any, new: Any) -> Change:
    """Return what makes one value of another: an empty change where they are equal."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    compare = COMPARISONS[kind]
    if compare is not None:
        return compare(old, new)
    return [new] if old != new else {}


def of_view(old: View, new: View) -> Change:
    """Compare what everybody sees once for all viewers, and the fields of the viewer's own."""
    before, now = old.__dict__, new.__dict__
    own, own_before = now.get("own"), before.get("own")
    if own is None and own_before is None:
        return of_part(old, new)
    if own is None or own_before is None or own.keys() != own_before.keys():
        return changes_of(old, new)
    changes = dict(of_part(before["public"], now["public"]))
    for name, value in own.items():
        was = own_before[name]
        if was is not value and (change := difference(was, value)):
            changes[name] = change
        elif name in changes:
            del changes[name]
    return changes


def of_part(old: Part, new: Part) -> Change:
    """Compare two parts, once for all viewers who saw the one and see the other.

    What is of another `type` is another thing altogether.
    """
    kept = old.__dict__
    if (latest := kept.get("change")) is not None and latest[0] is new:
        change: Change = latest[1]
        return change
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is Section:
        change = of_section(old, new)  # type: ignore[arg-type]
    else:
        change = FIELD_COMPARISONS[kind](old, new)
        if "type" in change:
            change = [new]
    kept["change"] = new, change
    return change


def of_section(old: Section, new: Section) -> Change:
    """Compare two sections of a sheet: of one type, their lines and arguments."""
    if old.type != new.type:
        return [new]
    changes: dict[str, Change] = {}
    before, lines = old.lines, new.lines
    if before is not lines:
        compare = of_structs if len(before) == len(lines) else of_list
        if change := compare(before, lines):
            changes["lines"] = change
    if old.args != new.args:
        changes["args"] = [new.args]
    return changes


def of_list(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare item by item where none came or went, else leave out what is equal at both ends.

    The items of a list are of one nature; values are compared as if some came or went.
    """
    count, before = len(new), len(old)
    if count == before:
        if not count:
            return {}
        compare = COMPARISONS[type(new[0])]
        if compare is of_part:
            return of_parts(old, new)
        if compare is changes_of:
            return of_structs(old, new)
        if old == new:
            return {}
        if compare is None and count <= SHORT_LIST:
            return [new]
    elif count > before and new[:before] == old:
        return [before, 0, list(new[before:])]
    shorter = min(before, count)
    start = end = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, before - start - end, list(new[start : count - end])]


def of_parts(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare as many parts with as many. Two objects are rarely equal: the change itself tells."""
    changes: dict[str, Change] = {}
    for at, now in enumerate(new):
        was = old[at]
        if was is not now and (change := of_part(was, now)):
            changes[str(at)] = change
    return changes


def of_structs(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Compare as many structs with as many. They are small: one that has changed is sent whole."""
    changes: dict[str, Change] = {}
    for at, now in enumerate(new):
        if old[at] != now:
            changes[str(at)] = [now]
    return changes


Comparison = Callable[[Any, Any], Change]


class Comparisons(dict[type, Comparison | None]):
    """How values of a class are compared; None: by their value, and the new one is sent.

    To look it up is much faster than `isinstance` with structs.
    """

    def __missing__(self, kind: type) -> Comparison | None:
        compare: Comparison | None = None
        if issubclass(kind, View):
            compare = of_view
        elif issubclass(kind, Part):
            compare = of_part
        elif issubclass(kind, msgspec.Struct):
            compare = changes_of
        elif issubclass(kind, list | tuple):
            compare = of_list
        self[kind] = compare
        return compare


COMPARISONS = Comparisons()


class FieldComparisons(dict[type[msgspec.Struct], Callable[[Any, Any], dict[str, Change]]]):
    """For each class of structs, the function that compares two of them field by field.

    It is compiled with the names of the fields written out, as `dataclasses` does with its methods:
    a loop over the fields takes twice as long.
    """

    def __missing__(self, kind: type[msgspec.Struct]) -> Callable[[Any, Any], dict[str, Change]]:
        source = "def compare(old, new):\n changes = {}\n"
        for name in kind.__struct_fields__:
            source += f" if (was := old.{name}) is not (now := new.{name}):\n"
            source += f"  if change := difference(was, now): changes[{name!r}] = change\n"
        names: dict[str, Any] = {"difference": difference}
        exec(source + " return changes", names)  # noqa: S102 (the names of our own fields)
        self[kind] = compare = names["compare"]
        return compare  # type: ignore[no-any-return]


FIELD_COMPARISONS = FieldComparisons()


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
