"""Kryptos: in how many deals each number lies at each place, for all hands at once.

The same sweep as in `sweep.py`, upward and back, but with every hand apart from the first number to
the last: no pools, so the places of all hands come out of one walk there and one back. What is
remembered is, for each holder, how many cards of each colour it still takes and, for a hand, how
many are due to it before its next card face up. Since these are tied together there is less to
remember than with pools, but for some deals with many seats.

A weight for giving a number to a holder multiplies every deal in which that holder has it.

Where there are thousands of states, and numpy is installed, they are kept and counted as arrays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, Any, Union

import msgspec

from filature.games.kryptos.sweep import Holder, Vector, row

if TYPE_CHECKING:
    from filature.games.kryptos.thinking.arrays import Rows

try:
    from filature.games.kryptos.thinking import arrays
except ImportError:  # numpy is not installed
    arrays = None  # type: ignore[assignment]

NEVER = 1 << 30
"""A number above all numbers."""

Number = Any
"""A count of deals: a whole number, or a float where they are weighed."""
Plain = dict[int, Number]
States = Union[Plain, "Rows"]
"""What may have to be remembered, and in how many deals it comes to that."""
Weights = Mapping[tuple[int, int], float]
"""For a holder and a number, what to multiply the deals by in which that holder has it."""
Places = list[list[dict[int, Number]]]
"""For each holder and place, in how many deals each number is there. Of a loose holder there is one
place for all."""

MANY = 300
"""So many states are counted faster as arrays."""
BITS = 63


class TooMany(Exception):
    """More would have to be remembered than was allowed."""


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


Stretch = tuple[int, int, int]
"""From one card face up of a hand to the next: the number at which it ends, how many unseen cards
the hand holds below that, and how many of them in this stretch."""


class Walk:
    """One walk upward, done once; then the way back, counting, or in single draws.

    Of the `loose` holders, which must have neither marks nor bars, places do not matter.
    """

    def __init__(
        self,
        unseen: Iterable[int],
        holders: Sequence[Holder],
        loose: Collection[int] = (),
        weights: Weights | None = None,
    ) -> None:
        self.unseen = sorted(unseen)
        self.holders = holders
        self.loose = loose
        self.weights = weights or {}
        self.stretches = [
            [] if at in loose else stretches(holder) for at, holder in enumerate(holders)
        ]
        self.fields = list(self.laid_out())
        self.steps = list(self.plan())
        self.in_arrays = self.fits_into_arrays()
        self.layers: list[States] = []
        self.size = 0
        """How many states had to be remembered; the time for a walk is in proportion to it."""
        self.total: Number = 0
        self.taken: dict[int, dict[Vector, Number]] = {}

    def climb(self, limit: int | None = None) -> Walk:
        """Walk upward; raise `TooMany` when more states than `limit` have to be remembered."""
        states: States = {self.start(): 1}
        for step in self.steps:
            self.layers.append(states)
            self.size += len(states)
            if limit is not None and self.size > limit:
                raise TooMany
            states = self.in_form(step.onward(states))
        self.total = plain(states).get(0, 0)
        return self

    def fits_into_arrays(self) -> bool:
        """Tell whether states and counts can be kept in arrays.

        No count is above that of all deals in whatever order the cards stand. Weighed deals are
        kept out: floats that are added up in another order may differ in the last digit, and then
        a bot would not choose the same with numpy and without.
        """
        if arrays is None or self.weights or not self.fields:
            return False
        last = self.fields[-1]
        if last.due + last.most_due.bit_length() + 1 > BITS:
            return False
        deals = prod(
            factorial(sum(rooms)) // prod(factorial(room) for room in rooms)
            for rooms in zip(*(holder.room for holder in self.holders), strict=True)
        )
        return deals.bit_length() <= BITS

    def in_form(self, states: States) -> States:
        """Return states in the form in which so many are counted faster."""
        return rows(states) if self.in_arrays and len(states) >= MANY else plain(states)

    def places(self, followed: int | None = None) -> Places:
        """Count, for each holder and place, the deals with each number there.

        Of a loose holder that is `followed` also count them by what it had room for, into `taken`.
        """
        counts: Places = [
            [{} for _ in range(1 if at in self.loose else holder.size)]
            for at, holder in enumerate(self.holders)
        ]
        states: States = {0: 1} if self.total else {}
        for step, layer in zip(reversed(self.steps), reversed(self.layers), strict=True):
            if followed is not None and isinstance(step, Giving):
                self.taken[step.number] = step.taken(layer, states, followed, self.fields[followed])
            states = step.back(layer, states, counts)
        return [[dict(sorted(there.items())) for there in hand] for hand in counts]

    def sample(self, rng: Random) -> list[list[int]]:
        """Draw one deal, each as often as its weight says: the unseen cards of each holder."""
        deal: list[list[int]] = [[] for _ in self.holders]
        state = 0
        for step, layer in zip(reversed(self.steps), reversed(self.layers), strict=True):
            if isinstance(step, Check):
                state -= step.more
                continue
            gift = step.drawn(layer, state, rng)
            state += gift.unit
            deal[gift.holder].append(step.number)
        return [cards[::-1] for cards in deal]

    def laid_out(self) -> Iterator[Fields]:
        at = 0
        for holder, coming in zip(self.holders, self.stretches, strict=True):
            rooms = []
            for room in holder.room:
                rooms.append((at, room.bit_length()))
                at += room.bit_length()
            width = max([size for _, _, size in coming], default=0).bit_length()
            yield Fields(tuple(rooms), at, (1 << width) - 1)
            at += width + 1 if coming else 0

    def start(self) -> int:
        """Return the state before anything is given."""
        state = 0
        for holder, fields, coming in zip(self.holders, self.fields, self.stretches, strict=True):
            for room, (at, _) in zip(holder.room, fields.rooms, strict=True):
                state += room << at
            if coming:
                state += coming[0][2] << fields.due
        return state

    def plan(self) -> Iterator[Giving | Check]:
        """Lay out the steps, upward."""
        coming = [list(hand) for hand in self.stretches]
        for place, number in enumerate([*self.unseen, NEVER]):
            for fields, hand in zip(self.fields, coming, strict=True):
                while hand and hand[0][0] < number:
                    hand.pop(0)
                    yield Check(fields.most_due << fields.due, hand[0][2] << fields.due)
            if number != NEVER:
                yield self.giving(place, [hand[0] if hand else None for hand in coming])

    def giving(self, place: int, here: Sequence[Stretch | None]) -> Giving:
        """Say to whom a number may go; `here` is the stretch in which each hand is."""
        number = self.unseen[place]
        late = guard = 0
        for fields, stretch in zip(self.fields, here, strict=True):
            if stretch is not None:
                mark, _, size = stretch
                left = sum(n < mark for n in self.unseen[place + 1 :])
                if left < size:
                    late += fields.most_due - left << fields.due
                    guard += fields.carry
        gifts = [self.gift(at, number, stretch) for at, stretch in enumerate(here)]
        return Giving(number, [gift for gift in gifts if gift is not None], late, guard)

    def gift(self, at: int, number: int, stretch: Stretch | None) -> Gift | None:
        """Say what it takes to give a number to a holder; nothing if that cannot be."""
        holder, fields = self.holders[at], self.fields[at]
        weight = self.weights.get((at, number), 1)
        if not holder.room[row(number)] or not weight:
            return None
        room, unit = fields.room_mask(row(number)), 1 << fields.rooms[row(number)][0]
        if stretch is None:
            # Nothing is ever due to a loose holder: it takes whatever it has room for.
            return Gift(at, room, -1, 0, 0, unit, frozenset(), 0, weight)
        _, until, _ = stretch
        barred = frozenset(until - place for place in holder.barred.get(number, ()))
        return Gift(
            at,
            room,
            fields.most_due << fields.due,
            fields.due,
            fields.most_due,
            unit + (1 << fields.due),
            barred,
            until,
            weight,
        )


def stretches(holder: Holder) -> list[Stretch]:
    """Return the stretches of a hand, rising."""
    ends = [*holder.marks, (NEVER, holder.size)]
    below = [0, *(count for _, count in holder.marks)]
    return [(mark, count, count - less) for (mark, count), less in zip(ends, below, strict=True)]
