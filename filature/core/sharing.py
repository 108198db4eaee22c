"""What several viewers see alike is made once, and what has not changed is not made again.

A view is put together from parts. Three decorators, for functions that make parts and what follows
from them:

- `@public`: what everybody may see, a function of the game and the state. It is made once for each
  state that is published, whoever looks.
- `@part`: a pure function of values such as numbers, texts and tuples of them, and of other parts.
  Given equal values and the same parts again, for another viewer or at the next state, it returns
  the same object.
- `@derived`: a pure function of a `Part`, and perhaps of some values. The part keeps the result.

No byte depends on them: each returns what the function would return. The first two do nothing
outside of `sharing` blocks. What they return is never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, TypeVarTuple

import msgspec

G = TypeVar("G")
S = TypeVar("S")
R = TypeVar("R")
P = TypeVar("P", bound="Part")
Values = TypeVarTuple("Values")
More = ParamSpec("More")


class Part(msgspec.Struct, frozen=True, dict=True):
    """A part of a view, or of a sheet, that may be the same for several viewers.

    Its hash is that of its identity, unlike equality: it is looked up as an object, not by value.
    """

    def __hash__(self) -> int:
        return id(self)


class Memory:
    """What was made of the state that is published now, and of the one before."""

    __slots__ = ("before", "now", "public")

    def __init__(self) -> None:
        self.before: dict[Hashable, Any] = {}
        self.now: dict[Hashable, Any] = {}
        self.public: dict[Any, Any] = {}


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


def derived(make: Callable[Concatenate[P, More], R]) -> Callable[Concatenate[P, More], R]:
    """Make something of a part, and of these values, once."""

    @wraps(make)
    def shared(part: P, /, *values: More.args, **_: More.kwargs) -> R:
        kept: dict[Any, Any] = part.__dict__
        key = (make, values)
        made = kept.get(key, MISSING)
        if made is MISSING:
            made = kept[key] = make(part, *values)  # type: ignore[call-arg]
        return made  # type: ignore[no-any-return]

    return shared


@contextmanager
def sharing(kept: Memory | None = None) -> Iterator[None]:
    """Share while one state is published; a kept memory goes on from one state to the next."""
    found = kept or Memory()
    token = memory.set(found)
    try:
        yield
    finally:
        memory.reset(token)
        found.before, found.now, found.public = found.now, {}, {}
