"""Kryptos: the steps of a walk over all hands, and what is remembered between them.

A state is one number, in which each holder has its fields; a step takes all states of a layer on to
the next, and back. Small layers are mappings, large ones arrays (`arrays.py`).
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any, Union

import msgspec

from filature.games.kryptos.sweep import Vector

if TYPE_CHECKING:
    from filature.games.kryptos.thinking.arrays import Rows

try:
    from filature.games.kryptos.thinking import arrays
except ImportError:  # numpy is not installed
    arrays = None  # type: ignore[assignment]

ARRAYS = arrays is not None
"""Whether layers can be arrays."""

Number = Any
"""A count of deals: a whole number, or a float where they are weighed."""
Plain = dict[int, Number]
States = Union[Plain, "Rows"]
"""What may have to be remembered, and in how many deals it comes to that."""
Places = list[list[dict[int, Number]]]
"""For each holder and place, in how many deals each number is there. Of a loose holder there is one
place for all."""


class Fields(msgspec.Struct, frozen=True):
    """Where in a state stands what is remembered of a holder, as narrow as can be.

    `rooms` are the places of the four colours; `due` that of the cards due, if any can be, with a
    bit above it that is free to catch a carry.
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


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A number may go to this holder: what has to be free there, and what changes."""

    holder: int
    room: int
    due: int
    due_at: int
    most_due: int
    unit: int
    barred: frozenset[int]
    """With so many cards due it may not."""
    until: int
    """How many unseen cards the hand holds below its next mark."""
    weight: Number


class Giving(msgspec.Struct, frozen=True):
    """A step: a number goes to one of the holders."""

    number: int
    gifts: list[Gift]
    late: int
    """Added to a state, it sets a bit of `guard` if some hand can no longer get what is due."""
    guard: int

    def onward(self, states: States) -> States:
        if not isinstance(states, dict):
            return states.given(self)
        after: Plain = {}
        get = after.get
        late, guard = self.late, self.guard
        for gift in self.gifts:
            room, due, due_at, most, unit = (
                gift.room,
                gift.due,
                gift.due_at,
                gift.most_due,
                gift.unit,
            )
            barred, weight = gift.barred, gift.weight
            for state, ways in states.items():
                if state & room and state & due:
                    if barred and state >> due_at & most in barred:
                        continue
                    new = state - unit
                    if not new + late & guard:
                        after[new] = get(new, 0) + (ways if weight == 1 else ways * weight)
        return after

    def back(self, states: States, after: States, counts: Places) -> States:
        """Return in how many deals one comes from each state to the end; count on the way."""
        before: States
        if isinstance(states, dict):
            before, counted = self.counted(states, plain(after))
        else:
            before, counted = states.back(self, rows(after))
        for gift, by_due in zip(self.gifts, counted, strict=True):
            for due, deals in enumerate(by_due):
                if deals:
                    counts[gift.holder][gift.until - due][self.number] = deals
        return before

    def counted(self, states: Plain, after: Plain) -> tuple[Plain, list[list[Number]]]:
        """Return in how many deals one comes from each state to the end, and for each gift in how
        many it is given, by what is due."""
        before: Plain = {}
        get = after.get
        counted: list[list[Number]] = [[0] * (gift.most_due + 1) for gift in self.gifts]
        gifts = [
            (
                gift.room,
                gift.due,
                gift.unit,
                gift.due_at,
                gift.most_due,
                gift.barred,
                gift.weight,
                c,
            )
            for gift, c in zip(self.gifts, counted, strict=True)
        ]
        for state, ways in states.items():
            total: Number = 0
            for room, due, unit, due_at, most, barred, weight, by_due in gifts:
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
        self, states: States, after: States, holder: int, fields: Fields
    ) -> dict[Vector, Number]:
        """Return in how many deals a loose holder gets the number, by what it had room for."""
        found: dict[int, Number] = defaultdict(int)
        at, bits = fields.rooms[0][0], (1 << fields.due - fields.rooms[0][0]) - 1
        for gift in self.gifts:
            if gift.holder != holder:
                continue
            if not isinstance(states, dict):
                found.update(states.taken(gift, rows(after), at, bits))
                continue
            get = plain(after).get
            for state, ways in states.items():
                if state & gift.room and (onward := get(state - gift.unit)):
                    found[state >> at & bits] += ways * onward
        return {fields.vector(room << at): deals for room, deals in found.items()}

    def drawn(self, states: States, after: int, rng: Random) -> Gift:
        """Draw to whom the number went, when it has led to this state."""
        get = plain(states).get
        came = []
        for gift in self.gifts:
            before = after + gift.unit
            ways = get(before)
            if not ways or not before & gift.room or not before & gift.due:
                continue
            if before >> gift.due_at & gift.most_due not in gift.barred:
                came.append((gift, ways * gift.weight))
        total = sum(ways for _, ways in came)
        if isinstance(total, int):
            drawn: Number = rng.randrange(total)
        else:
            drawn = rng.random() * total
        for gift, ways in came:
            drawn -= ways
            if drawn < 0:
                return gift
        return came[-1][0]


class Check(msgspec.Struct, frozen=True, gc=False):
    """A step: here is a card face up of a hand, which must have nothing due, and then `more`."""

    due: int
    more: int

    def onward(self, states: States) -> States:
        if not isinstance(states, dict):
            return states.checked(self)
        due, more = self.due, self.more
        return {state + more: ways for state, ways in states.items() if not state & due}

    def back(self, states: States, after: States, counts: Places) -> States:
        if not isinstance(after, dict):
            return after.unchecked(self)
        return {state - self.more: ways for state, ways in after.items()}


def plain(states: States) -> Plain:
    return states if isinstance(states, dict) else states.plain()


def rows(states: States) -> Rows:
    return arrays.Rows.of(states) if isinstance(states, dict) else states
