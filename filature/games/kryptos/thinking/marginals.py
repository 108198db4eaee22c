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

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import factorial, prod
from random import Random

from filature.games.kryptos.sweep import Holder, Vector, row
from filature.games.kryptos.thinking.steps import (
    ARRAYS,
    Check,
    Fields,
    Gift,
    Giving,
    Number,
    Places,
    States,
    plain,
    rows,
)

NEVER = 1 << 30
"""A number above all numbers."""
MANY = 300
"""So many states are counted faster as arrays."""
BITS = 63
"""How many a state, and a count, may have to be kept in arrays."""

Weights = Mapping[tuple[int, int], float]
"""For a holder and a number, what to multiply the deals by in which that holder has it."""


class TooMany(Exception):
    """More would have to be remembered than was allowed."""


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
        if not ARRAYS or self.weights or not self.fields:
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
