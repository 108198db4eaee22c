"""Kryptos: in how many deals each number is at each place, for all hands at once.

The same dynamic programme as in `deal_sampler.py`, but without pools: a state has every hand apart
from the first number to the last, so the places of all hands come out of one pass up and one back.
For each holder it says how many cards of each colour it still takes and, for a hand, how many are
due before its next card face up. Since these are tied together there are fewer states than with
pools, except for some deals with many seats.

Deals can be weighed: a weight for a holder and a number multiplies every deal in which that holder
has that number.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from filature.games.kryptos.cards import row
from filature.games.kryptos.counting.holder import Deal, Holder, Vector, divisions
from filature.games.kryptos.counting.steps import (
    ARRAYS,
    Assignment,
    AssignStep,
    CheckStep,
    HolderBits,
    Layer,
    Number,
    Places,
    as_arrays,
    as_dict,
)

NEVER = 1 << 30
"""A number above all numbers."""
MANY = 300
"""From so many states on a layer is counted faster as arrays."""
BITS = 63
"""The most bits that a state, or a count, may have in arrays."""

Weights = Mapping[tuple[int, int], float]
"""For a holder and a number, what to multiply the deals by in which that holder has it."""


class TooManyStates(Exception):
    """There are more states than was allowed."""


class Gap(NamedTuple):
    """The places of a hand between one card face up and the next."""

    end: int
    """The number of the card at which the gap ends."""
    below: int
    """How many unseen cards the hand holds below that card."""
    size: int
    """How many of them are in this gap."""


class JointCounter:
    """One pass up, done by `climb`; then passes back, counting or drawing.

    For the `loose` holders, which have no card face up and nothing barred, places do not matter.
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
        self.gaps = [[] if at in loose else gaps(holder) for at, holder in enumerate(holders)]
        self.bits = list(self.layout())
        self.steps = list(self.plan())
        self.in_arrays = self.fits_into_arrays()
        self.layers: list[Layer] = []
        self.size = 0
        """How many states there are in all layers; the time for a pass is in proportion to it."""
        self.total: Number = 0
        self.taken: dict[int, dict[Vector, Number]] = {}

    def climb(self, limit: int | None = None) -> JointCounter:
        """Compute the layers; raise `TooManyStates` beyond `limit` states."""
        states: Layer = {self.start(): 1}
        for step in self.steps:
            self.layers.append(states)
            self.size += len(states)
            if limit is not None and self.size > limit:
                raise TooManyStates
            states = self.in_form(step.onward(states))
        self.total = as_dict(states).get(0, 0)
        return self

    def fits_into_arrays(self) -> bool:
        """Tell whether states and counts can be kept in arrays.

        No count exceeds the number of deals in any order of the cards. Weighed deals are kept out:
        floats added up in another order may differ in the last digit, and then a bot would not
        choose the same with numpy and without.
        """
        if not ARRAYS or self.weights or not self.bits:
            return False
        last = self.bits[-1]
        if last.due + last.most_due.bit_length() + 1 > BITS:
            return False
        return divisions(self.holders).bit_length() <= BITS

    def in_form(self, states: Layer) -> Layer:
        """Return a layer in the form in which so many states are counted faster."""
        return as_arrays(states) if self.in_arrays and len(states) >= MANY else as_dict(states)

    def places(self, followed: int | None = None) -> Places:
        """Count, for each holder and place, the deals with each number there.

        Of a loose holder that is `followed` also count them by what it had room for, into `taken`.
        """
        counts: Places = [
            [{} for _ in range(1 if at in self.loose else holder.size)]
            for at, holder in enumerate(self.holders)
        ]
        states: Layer = {0: 1} if self.total else {}
        for step, layer in zip(reversed(self.steps), reversed(self.layers), strict=True):
            if followed is not None and isinstance(step, AssignStep):
                self.taken[step.number] = step.taken(layer, states, followed, self.bits[followed])
            states = step.back(layer, states, counts)
        return [[dict(sorted(there.items())) for there in hand] for hand in counts]

    def sample(self, rng: Random) -> Deal:
        """Draw one deal, each as often as its weight says."""
        deal: Deal = [[] for _ in self.holders]
        state = 0
        for step, layer in zip(reversed(self.steps), reversed(self.layers), strict=True):
            if isinstance(step, CheckStep):
                state -= step.more
                continue
            assignment = step.drawn(layer, state, rng)
            state += assignment.unit
            deal[assignment.holder].append(step.number)
        return [cards[::-1] for cards in deal]

    def layout(self) -> Iterator[HolderBits]:
        at = 0
        for holder, gaps in zip(self.holders, self.gaps, strict=True):
            rooms = []
            for room in holder.room:
                rooms.append((at, room.bit_length()))
                at += room.bit_length()
            width = max([gap.size for gap in gaps], default=0).bit_length()
            yield HolderBits(tuple(rooms), at, (1 << width) - 1)
            at += width + 1 if gaps else 0

    def start(self) -> int:
        """Return the state before anything is given."""
        state = 0
        for holder, bits, gaps in zip(self.holders, self.bits, self.gaps, strict=True):
            state += sum(room << at for room, (at, _) in zip(holder.room, bits.rooms, strict=True))
            if gaps:
                state += gaps[0].size << bits.due
        return state

    def plan(self) -> Iterator[AssignStep | CheckStep]:
        """Lay out the steps, upward."""
        coming = [list(gaps) for gaps in self.gaps]
        for index, number in enumerate([*self.unseen, NEVER]):
            for bits, gaps in zip(self.bits, coming, strict=True):
                while gaps and gaps[0].end < number:
                    gaps.pop(0)
                    yield CheckStep(bits.most_due << bits.due, gaps[0].size << bits.due)
            if number != NEVER:
                yield self.assign_step(index, [gaps[0] if gaps else None for gaps in coming])

    def assign_step(self, index: int, here: Sequence[Gap | None]) -> AssignStep:
        """Say to whom a number may go; `here` is the gap that each hand has reached."""
        number = self.unseen[index]
        late = guard = 0
        for bits, gap in zip(self.bits, here, strict=True):
            if gap is not None:
                left = bisect_left(self.unseen, gap.end) - (index + 1)
                if left < gap.size:
                    late += bits.most_due - left << bits.due
                    guard += bits.carry
        assignments = [self.assignment(at, number, gap) for at, gap in enumerate(here)]
        return AssignStep(number, [to for to in assignments if to is not None], late, guard)

    def assignment(self, at: int, number: int, gap: Gap | None) -> Assignment | None:
        """Say what it takes to give a number to a holder; nothing if that cannot be."""
        holder, bits, colour = self.holders[at], self.bits[at], row(number)
        weight = self.weights.get((at, number), 1)
        if not holder.room[colour] or not weight:
            return None
        room, unit = bits.room_mask(colour), 1 << bits.rooms[colour][0]
        if gap is None:
            # Nothing is ever due to a loose holder: it takes whatever it has room for.
            return Assignment(at, room, -1, 0, 0, unit, frozenset(), 0, weight)
        barred = frozenset(gap.below - place for place in holder.barred.get(number, ()))
        due, unit = bits.most_due << bits.due, unit + (1 << bits.due)
        return Assignment(at, room, due, bits.due, bits.most_due, unit, barred, gap.below, weight)


def gaps(holder: Holder) -> list[Gap]:
    """Return the gaps of a hand, rising."""
    ends = [*holder.face_up, (NEVER, holder.size)]
    below = [0, *(count for _, count in holder.face_up)]
    return [Gap(end, count, count - less) for (end, count), less in zip(ends, below, strict=True)]
