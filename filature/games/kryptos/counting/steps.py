"""Kryptos: the steps of `JointCounter`, and the layers of states between them.

A state is one number, in which each holder has its bits; a step takes all states of a layer on to
the next, and back. Small layers are mappings, large ones arrays (`array_layer.py`).
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any, Union

import msgspec

from filature.games.kryptos.counting.holder import Vector

if TYPE_CHECKING:
    from filature.games.kryptos.counting.array_layer import ArrayLayer

try:
    from filature.games.kryptos.counting import array_layer
except ImportError:  # numpy is not installed
    array_layer = None  # type: ignore[assignment]

ARRAYS = array_layer is not None
"""Whether layers can be arrays."""

Number = Any
"""A count of deals: a whole number, or a float where they are weighed."""
DictLayer = dict[int, Number]
Layer = Union[DictLayer, "ArrayLayer"]
"""States, and in how many deals each comes about."""
Places = list[list[dict[int, Number]]]
"""For each holder and place, in how many deals each number is there. Of a loose holder there is one
place for all."""


class HolderBits(msgspec.Struct, frozen=True):
    """Where in a state a holder's fields are, as narrow as possible.

    `rooms` are the offset and the width of the room for each colour; `due` is the offset of the
    number of cards due, with a spare bit above that catches a carry.
    """

    rooms: tuple[tuple[int, int], ...]
    due: int
    most_due: int
    """The field's bits, all set."""

    @property
    def carry(self) -> int:
        return (self.most_due + 1) << self.due

    def room_mask(self, colour: int) -> int:
        at, width = self.rooms[colour]
        return ((1 << width) - 1) << at

    def vector(self, state: int) -> Vector:
        """Read what the holder has room for."""
        return tuple(state >> at & (1 << width) - 1 for at, width in self.rooms)


class Assignment(msgspec.Struct, frozen=True, gc=False):
    """A number may go to this holder: what has to be free there, and how the state changes."""

    holder: int
    room: int
    due: int
    due_at: int
    most_due: int
    unit: int
    barred: frozenset[int]
    """The numbers of cards due with which it may not."""
    until: int
    """How many unseen cards the hand holds below its next card face up."""
    weight: Number


class AssignStep(msgspec.Struct, frozen=True):
    """A step: a number goes to one of the holders."""

    number: int
    assignments: list[Assignment]
    late: int
    """Added to a state, it sets a bit of `guard` if some hand can no longer get what is due."""
    guard: int

    def onward(self, states: Layer) -> Layer:
        """Return the layer after the number was given to each holder that may take it."""
        if not isinstance(states, dict):
            return states.given(self)
        after: DictLayer = {}
        get = after.get
        late, guard = self.late, self.guard
        for to in self.assignments:
            room, due, unit = to.room, to.due, to.unit
            due_at, most = to.due_at, to.most_due
            barred, weight = to.barred, to.weight
            for state, ways in states.items():
                if state & room and state & due:
                    if barred and state >> due_at & most in barred:
                        continue
                    new = state - unit
                    if not new + late & guard:
                        after[new] = get(new, 0) + (ways if weight == 1 else ways * weight)
        return after

    def back(self, states: Layer, after: Layer, counts: Places) -> Layer:
        """Count the deals from each state to the end, and into `counts` where the number goes."""
        before: Layer
        if isinstance(states, dict):
            before, counted = self.counted(states, as_dict(after))
        else:
            before, counted = states.back(self, as_arrays(after))
        for to, by_due in zip(self.assignments, counted, strict=True):
            for due, deals in enumerate(by_due):
                if deals:
                    counts[to.holder][to.until - due][self.number] = deals
        return before

    def counted(self, states: DictLayer, after: DictLayer) -> tuple[DictLayer, list[list[Number]]]:
        """Count the deals from each state to the end, and those of each assignment, by due."""
        before: DictLayer = {}
        get = after.get
        counted: list[list[Number]] = [[0] * (to.most_due + 1) for to in self.assignments]
        assignments = [
            (to.room, to.due, to.unit, to.due_at, to.most_due, to.barred, to.weight, by_due)
            for to, by_due in zip(self.assignments, counted, strict=True)
        ]
        for state, ways in states.items():
            total: Number = 0
            for room, due, unit, due_at, most, barred, weight, by_due in assignments:
                if state & room and state & due:
                    onward = get(state - unit)
                    if onward:
                        at = state >> due_at & most
                        if barred and at in barred:
                            continue
                        if weight != 1:
                            onward *= weight
                        total += onward
                        by_due[at] += ways * onward
            if total:
                before[state] = total
        return before, counted

    def taken(
        self, states: Layer, after: Layer, holder: int, bits: HolderBits
    ) -> dict[Vector, Number]:
        """Return in how many deals a loose holder gets the number, by what it had room for."""
        found: dict[int, Number] = defaultdict(int)
        at = bits.rooms[0][0]
        mask = (1 << bits.due - at) - 1
        for to in self.assignments:
            if to.holder != holder:
                continue
            if not isinstance(states, dict):
                found.update(states.taken(to, as_arrays(after), at, mask))
                continue
            get = as_dict(after).get
            for state, ways in states.items():
                if state & to.room and (onward := get(state - to.unit)):
                    found[state >> at & mask] += ways * onward
        return {bits.vector(room << at): deals for room, deals in found.items()}

    def drawn(self, states: Layer, after: int, rng: Random) -> Assignment:
        """Draw to whom the number went, when it has led to this state."""
        get = as_dict(states).get
        came = []
        for to in self.assignments:
            before = after + to.unit
            ways = get(before)
            if not ways or not before & to.room or not before & to.due:
                continue
            if before >> to.due_at & to.most_due not in to.barred:
                came.append((to, ways * to.weight))
        total = sum(ways for _, ways in came)
        if isinstance(total, int):
            drawn: Number = rng.randrange(total)
        else:
            drawn = rng.random() * total
        for to, ways in came:
            drawn -= ways
            if drawn < 0:
                return to
        return came[-1][0]


class CheckStep(msgspec.Struct, frozen=True, gc=False):
    """A step: here is a card face up of a hand, which must have nothing due, and then `more`."""

    due: int
    more: int

    def onward(self, states: Layer) -> Layer:
        if not isinstance(states, dict):
            return states.checked(self)
        due, more = self.due, self.more
        return {state + more: ways for state, ways in states.items() if not state & due}

    def back(self, states: Layer, after: Layer, counts: Places) -> Layer:
        if not isinstance(after, dict):
            return after.unchecked(self)
        return {state - self.more: ways for state, ways in after.items()}


def as_dict(states: Layer) -> DictLayer:
    return states if isinstance(states, dict) else states.as_dict()


def as_arrays(states: Layer) -> ArrayLayer:
    return array_layer.ArrayLayer.of(states) if isinstance(states, dict) else states
