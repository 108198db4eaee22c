"""What several viewers see alike is made once, and what has not changed is not made again.

A view is put together from parts. Six decorators, for functions that make parts and what follows
from them:

- `@public`: what everybody may see, a function of the game and the state. It is made once for each
  state that is published, whoever looks.
- `@part`: a pure function of values such as numbers, texts and tuples of them, and of other parts.
  Given equal values and the same parts again, for another viewer or at the next state, it returns
  the same object.
- `@latest`: a pure function like `@part`, whose first value is a place: what was last made for that
  place is kept, and returned while the other values stay equal. To compare values that have not
  changed costs less than to look them up.
- `@latest_list`: a list for a place, made item by item, each of a row of values of its own. Items
  whose row stays equal are kept, and so is the list while all of them do.
- `@derived`: a pure function of a `Part`, and perhaps of some values. The part keeps the result.
- `@once`: a pure function of one object, such as an event. It is made once for each state that is
  published, for whoever is told that very object.

No byte depends on them: each returns what the function would return. All but `@derived` do
nothing outside of `with memory:` blocks. What they return is never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextvars import ContextVar, Token
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, TypeVarTuple

import msgspec
from msgspec.structs import replace

G = TypeVar("G")
S = TypeVar("S")
R = TypeVar("R")
P = TypeVar("P", bound="Part")
V = TypeVar("V", bound="View")
Place = TypeVar("Place", bound=Hashable)
Common = TypeVar("Common")
Row = TypeVar("Row")
Values = TypeVarTuple("Values")
More = ParamSpec("More")


class Part(msgspec.Struct, frozen=True, dict=True):
    """A part of a view, or of a sheet, that may be the same for several viewers.

    Its hash is that of its identity, unlike equality: it is looked up as an object, not by value.
    """

    __hash__ = object.__hash__


class View(Part, frozen=True):
    """What a viewer sees of a game: what everybody sees, with fields of the viewer's own.

    `own_view` makes it and lets it keep the view that everybody has: what follows from that one
    alone, statements of a sheet or a change, is made once for all viewers.
    """


def own_view(public: V, **own: Any) -> V:
    """Return everybody's view with the fields of one viewer."""
    view = replace(public, **own)
    kept = view.__dict__
    kept["public"], kept["own"] = public, own
    return view


def public_of(view: V) -> V:
    """Return everybody's view where one was made from it, else the view itself."""
    public: V = view.__dict__.get("public", view)
    return public


class Memory:
    """What was made of the state that is published now, and of the one before.

    Shared in a `with` block is what is made while one state is published; a memory that is kept
    goes on from one state to the next.
    """

    __slots__ = ("before", "latest", "lists", "now", "once", "public", "token")

    def __init__(self) -> None:
        self.before: dict[Hashable, Any] = {}
        self.now: dict[Hashable, Any] = {}
        self.latest: dict[Hashable, tuple[Any, Any]] = {}
        self.lists: dict[Hashable, tuple[Any, list[Any], list[Any]]] = {}
        """By place: what all items have in common, the rows, and the items made of them."""
        self.public: dict[Any, Any] = {}
        self.once: dict[tuple[Any, int], tuple[object, Any]] = {}
        """By function and identity of an object, which is kept: what was made of it."""

    def __enter__(self) -> None:
        self.token: Token[Memory | None] = memory.set(self)

    def __exit__(self, *_: object) -> None:
        memory.reset(self.token)
        self.before, self.now, self.public, self.once = self.now, {}, {}, {}


MISSING = object()

memory: ContextVar[Memory | None] = ContextVar("memory", default=None)


def public(make: Callable[[G, S], R]) -> Callable[[G, S], R]:
    """Make what everybody may see once for each state that is published."""

    @wraps(make)
    def shared(game: G, state: S) -> R:
        found = memory.get()
        if found is None:
            return make(game, state)
        made = found.public.get(make, MISSING)
        if made is MISSING:
            made = found.public[make] = make(game, state)
        return made  # type: ignore[no-any-return]

    return shared


def part(make: Callable[[*Values], R]) -> Callable[[*Values], R]:
    """Make a part of equal values once, and keep it while every state has it."""

    @wraps(make)
    def shared(*values: *Values) -> R:
        found = memory.get()
        if found is None:
            return make(*values)
        key = (make, values)
        made = found.now.get(key, MISSING)
        if made is MISSING:
            made = found.before.get(key, MISSING)
            made = found.now[key] = make(*values) if made is MISSING else made
        return made  # type: ignore[no-any-return]

    return shared


def latest(make: Callable[[Place, *Values], R]) -> Callable[[Place, *Values], R]:
    """Make something for a place once, as long as it is made of equal values."""

    @wraps(make)
    def shared(place: Place, *values: *Values) -> R:
        found = memory.get()
        if found is None:
            return make(place, *values)
        key = make, place
        before = found.latest.get(key)
        if before is not None and before[0] == values:
            return before[1]  # type: ignore[no-any-return]
        made = make(place, *values)
        if before is not None and before[1] == made:
            made = before[1]
        found.latest[key] = values, made
        return made

    return shared


def latest_list(
    make: Callable[[Place, Common, Row], R],
) -> Callable[[Place, Common, list[Row]], list[R]]:
    """Make a list for a place, item by item; while what all items have in common stays equal, only
    those are made again whose row has changed."""

    @wraps(make)
    def shared(place: Place, common: Common, rows: list[Row]) -> list[R]:
        found = memory.get()
        if found is None:
            return [make(place, common, row) for row in rows]
        key = make, place
        before = found.lists.get(key)
        if before is None or len(before[1]) != len(rows):
            made = [make(place, common, row) for row in rows]
        else:
            common_before, were, kept = before
            unchanged = common_before == common
            if unchanged and were == rows:
                return kept
            made = kept.copy()
            for at, row in enumerate(rows):
                if not unchanged or were[at] != row:
                    item = make(place, common, row)
                    if item != kept[at]:
                        made[at] = item
        found.lists[key] = common, rows, made
        return made

    return shared


def once(make: Callable[[S], R]) -> Callable[[S], R]:
    """Make something of an object once for each state that is published."""

    @wraps(make)
    def shared(value: S) -> R:
        found = memory.get()
        if found is None:
            return make(value)
        key = make, id(value)
        kept = found.once.get(key)
        if kept is None:
            kept = found.once[key] = value, make(value)
        return kept[1]

    return shared


def derived(make: Callable[Concatenate[P, More], R]) -> Callable[Concatenate[P, More], R]:
    """Make something of a part, and of these values, once."""

    @wraps(make)
    def shared(part: P, /, *values: Any) -> R:
        kept: dict[Any, Any] = part.__dict__
        key = (make, values) if values else make
        made = kept.get(key, MISSING)
        if made is MISSING:
            made = kept[key] = make(part, *values)  # type: ignore[call-arg]
        return made  # type: ignore[no-any-return]

    return shared  # type: ignore[return-value]
