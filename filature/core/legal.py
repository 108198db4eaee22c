"""Legal actions: compact sets of dense ints, and the factored form that leaves the engine.

Inside the engine a decision is an int, and the legal ones are a `LegalSet`: it knows how many
there are, which is the nth, and whether one belongs, without anybody building a list.

At the border the same set is a `Factored`: a few `Alternative`s, each with fixed fields and
fields to choose. A field's choice is one of

| choice | a value is |
|---|---|
| `{"kind": "one", "of": [v, …]}` | one of the values |
| `{"kind": "pick", "count": k, "of": [v, …]}` | an ordered list of k different values |
| `{"kind": "subset", "count": k, "of": [v, …]}` | k different values, in the order listed |
| `{"kind": "arrange", "of": [v, …]}` | all the values in some order (equals not told apart) |
| `{"kind": "split", "total": n, "over": [key, …]}` | whole numbers above 0, by key, that sum to n |
| `{"kind": "assign", "keys": [key, …], "to": [v, …]}` | by key null or a value, no value twice |

The set is exactly the union, over the alternatives, of the product of their choices; no action
stands in two alternatives. `Factored` has the same `len`, `nth` and `contains` as a `LegalSet`,
over record actions instead of ints, so a bot in any process can draw evenly from it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, factorial, perm, prod
from typing import Any, Protocol

import msgspec

Json = Any
"""A JSON value as Python's `json` gives it."""

RecordAction = dict[str, Json]
"""An action as a record holds it: an object with a `type`."""


class LegalSet(Protocol):
    """The legal decisions of one seat now, as dense ints."""

    def __len__(self) -> int: ...

    def __contains__(self, action: object, /) -> bool: ...

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        ...


class Listed(tuple[int, ...]):
    """A legal set short enough to be written out."""

    __slots__ = ()

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        return self[index]

    def __contains__(self, action: object) -> bool:
        return type(action) is int and tuple.__contains__(self, action)


class Span:
    """The legal set of all ints from `start` up to, not including, `stop`."""

    __slots__ = ("start", "stop")

    def __init__(self, start: int, stop: int) -> None:
        self.start = start
        self.stop = stop

    def __len__(self) -> int:
        return self.stop - self.start

    def __contains__(self, action: object) -> bool:
        return type(action) is int and self.start <= action < self.stop

    def nth(self, index: int) -> int:
        """Return the legal action at `index`, counted from 0."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.start + index


NONE_LEGAL = Listed()


class Chooser(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What may be chosen for one field, with `len`, `nth` and `in` over its values."""


class One(Chooser, frozen=True, tag="one"):
    """One of the values."""

    of: list[Json]

    def __len__(self) -> int:
        return len(self.of)

    def nth(self, index: int) -> Json:
        return self.of[index]

    def __contains__(self, value: Json) -> bool:
        return any(same(value, v) for v in self.of)


class Pick(Chooser, frozen=True, tag="pick"):
    """An ordered list of `count` different values."""

    count: int
    of: list[Json]

    def __len__(self) -> int:
        return perm(len(self.of), self.count)

    def nth(self, index: int) -> Json:
        left = list(self.of)
        picked = []
        for place in range(self.count):
            block = perm(len(left) - 1, self.count - place - 1)
            at, index = divmod(index, block)
            picked.append(left.pop(at))
        return picked

    def __contains__(self, value: Json) -> bool:
        return is_list(value, self.count) and distinct_among(value, self.of)


class Subset(Chooser, frozen=True, tag="subset"):
    """`count` different values, in the order in which they are listed."""

    count: int
    of: list[Json]

    def __len__(self) -> int:
        return comb(len(self.of), self.count)

    def nth(self, index: int) -> Json:
        chosen: list[Json] = []
        for at, value in enumerate(self.of):
            wanted = self.count - len(chosen)
            if not wanted:
                break
            with_it = comb(len(self.of) - at - 1, wanted - 1)
            if index < with_it:
                chosen.append(value)
            else:
                index -= with_it
        return chosen

    def __contains__(self, value: Json) -> bool:
        if not is_list(value, self.count) or not distinct_among(value, self.of):
            return False
        places = [place_of(v, self.of) for v in value]
        return places == sorted(places)


class Arrange(Chooser, frozen=True, tag="arrange"):
    """All the values, in some order; equal values are not told apart."""

    of: list[Json]

    def __len__(self) -> int:
        return orders(Counter(self.of))

    def nth(self, index: int) -> Json:
        left = Counter(self.of)
        rising = sorted(left)
        arranged = []
        for _ in self.of:
            for value in rising:
                if not left[value]:
                    continue
                left[value] -= 1
                block = orders(left)
                if index < block:
                    arranged.append(value)
                    break
                index -= block
                left[value] += 1
        return arranged

    def __contains__(self, value: Json) -> bool:
        return (
            is_list(value, len(self.of))
            and all(any(same(v, w) for w in self.of) for v in value)
            and Counter(value) == Counter(self.of)
        )


class Split(Chooser, frozen=True, tag="split"):
    """An object of whole numbers above 0, by key, that sum to `total`."""

    total: int
    over: list[str]

    def __len__(self) -> int:
        return splits(self.total, len(self.over))

    def nth(self, index: int) -> Json:
        left = self.total
        shares = {}
        for at, key in enumerate(self.over):
            others = len(self.over) - at - 1
            for share in range(left, -1, -1):
                block = splits(left - share, others)
                if index < block:
                    break
                index -= block
            if share:
                shares[key] = share
            left -= share
        return shares

    def __contains__(self, value: Json) -> bool:
        return (
            type(value) is dict
            and all(key in self.over for key in value)
            and all(type(share) is int and share > 0 for share in value.values())
            and sum(value.values()) == self.total
        )


class Assign(Chooser, frozen=True, tag="assign"):
    """An object that gives every key null or one of the values, no value twice."""

    keys: list[str]
    to: list[Json]

    def __len__(self) -> int:
        return assignments(len(self.keys), len(self.to))

    def nth(self, index: int) -> Json:
        left = list(self.to)
        given: dict[str, Json] = {}
        for at, key in enumerate(self.keys):
            keys_after = len(self.keys) - at - 1
            without = assignments(keys_after, len(left))
            if index < without:
                given[key] = None
                continue
            index -= without
            at_value, index = divmod(index, assignments(keys_after, len(left) - 1))
            given[key] = left.pop(at_value)
        return given

    def __contains__(self, value: Json) -> bool:
        if type(value) is not dict or set(value) != set(self.keys):
            return False
        return distinct_among([v for v in value.values() if v is not None], self.to)


Choice = One | Pick | Subset | Arrange | Split | Assign


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One family of legal actions: what is fixed, and what remains to be chosen, in order."""

    fixed: RecordAction
    choose: dict[str, Choice] = {}

    def __len__(self) -> int:
        return prod(len(choice) for choice in self.choose.values())

    def nth(self, index: int) -> RecordAction:
        action = dict(self.fixed)
        for name, choice in reversed(self.choose.items()):
            index, at = divmod(index, len(choice))
            action[name] = choice.nth(at)
        return action

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, dict) or set(action) != set(self.fixed) | set(self.choose):
            return False
        return all(same(action[name], value) for name, value in self.fixed.items()) and all(
            action[name] in choice for name, choice in self.choose.items()
        )


class Factored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal set in the form that leaves the engine: alternatives of record actions."""

    alternatives: list[Alternative]

    def __len__(self) -> int:
        return sum(len(alternative) for alternative in self.alternatives)

    def nth(self, index: int) -> RecordAction:
        """Return the legal record action at `index`, counted from 0."""
        if index >= 0:
            for alternative in self.alternatives:
                if index < len(alternative):
                    return alternative.nth(index)
                index -= len(alternative)
        raise IndexError("no such legal action")

    def __contains__(self, action: object) -> bool:
        return any(action in alternative for alternative in self.alternatives)

    def expand(self) -> Iterator[RecordAction]:
        """Write out every legal record action, for tests and for small sets."""
        return (self.nth(index) for index in range(len(self)))


def same(a: Json, b: Json) -> bool:
    """Compare two JSON values as a record does: true is not 1, and 7.0 is not 7."""
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict):
        return set(a) == set(b) and all(same(a[key], b[key]) for key in a)
    return bool(a == b)


def written(value: Json) -> str:
    """Return a value as a record or a command line has it, a text without its quotes.

    Refusals name what must be written like this, so that no word takes its place.
    """
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def is_list(value: Json, length: int) -> bool:
    return type(value) is list and len(value) == length


def place_of(value: Json, values: Sequence[Json]) -> int:
    return next((at for at, other in enumerate(values) if same(value, other)), -1)


def distinct_among(chosen: Sequence[Json], values: Sequence[Json]) -> bool:
    places = [place_of(value, values) for value in chosen]
    return -1 not in places and len(set(places)) == len(places)


def orders(values: Counter[Json]) -> int:
    """Count the orders of a multiset."""
    return factorial(values.total()) // prod(factorial(n) for n in values.values())


def splits(points: int, shares: int) -> int:
    """Count the ways to split points over shares, each 0 or more."""
    if shares == 0:
        return int(points == 0)
    return comb(points + shares - 1, shares - 1)


def assignments(keys: int, values: int) -> int:
    """Count the ways to give every key nothing or a value of its own."""
    return sum(comb(keys, n) * perm(values, n) for n in range(min(keys, values) + 1))
