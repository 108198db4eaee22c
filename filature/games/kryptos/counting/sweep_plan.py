"""Kryptos: the steps in which the unseen numbers are swept upward, and what each step needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import msgspec

from filature.games.kryptos.cards import row
from filature.games.kryptos.counting.holder import Holder, Vector

BELOW, ABOVE = -1, -2
"""The pools: hands before the first number at which their order matters, and after the last."""


class Step(msgspec.Struct, frozen=True):
    """One step of the sweep, upward.

    `give`: a number goes to one of `takers`. `open`: a hand leaves the pool below. `check`: a card
    of a hand is face up here. `close`: a hand joins the pool above.
    """

    kind: str
    holder: int = 0
    number: int = 0
    takers: tuple[int, ...] = ()
    room: Vector = ()
    """To open: what the hands in the pool below had room for at first."""
    due: int = 0
    """To open or check: how many unseen cards the hand holds below its next card face up; or, to
    check, between this one and the next."""
    left: int = 0
    """To open: how many unseen numbers come before that card."""
    deadlines: tuple[tuple[int, int], ...] = ()
    """To give: hands that may run out of numbers before their next card face up, each with how
    many are left for it."""


class SweepPlan:
    """The steps over some unseen numbers and their holders.

    The order within a hand matters only in its *window*, from the first to the last number that is
    face up there or barred from some place. Outside their windows hands share a pool. `followed`
    names a holder whose window is the whole sweep.
    """

    def __init__(
        self, unseen: Iterable[int], holders: Sequence[Holder], followed: int | None = None
    ) -> None:
        self.unseen = tuple(sorted(unseen))
        self.holders = tuple(holders)
        self.followed = followed
        self.end = self.unseen[-1] + 1 if self.unseen else 1
        self.bars = [self.effective_bars(holder) for holder in holders]
        self.windows = {
            at: (min(numbers), max(numbers))
            for at in range(len(self.holders))
            if (numbers := self.ordered_numbers(at))
        }
        self.unordered = [at for at in range(len(self.holders)) if at not in self.windows]
        """The holders whose order never matters."""
        self.steps = list(self.plan())

    def effective_bars(self, holder: Holder) -> dict[int, frozenset[int]]:
        """Keep the bars that matter: of unseen numbers, at places where they might be."""
        bars = {}
        ends = [(0, 0), *holder.face_up, (self.end, holder.size)]
        for number in self.unseen:
            if number in holder.barred and holder.room[row(number)]:
                low = max(count for card, count in ends if card < number)
                high = min(count for card, count in ends if card > number)
                places = frozenset(p for p in holder.barred[number] if low <= p < high)
                if places:
                    bars[number] = places
        return bars

    def ordered_numbers(self, at: int) -> list[int]:
        """Return the numbers at which the order of a holder's cards matters."""
        followed = [0, self.end] if at == self.followed else []
        return [*(number for number, _ in self.holders[at].face_up), *self.bars[at], *followed]

    def plan(self) -> Iterator[Step]:
        below = set(self.windows)
        above = set(self.unordered)
        apart: list[int] = []
        face_up = {n: at for at, holder in enumerate(self.holders) for n, _ in holder.face_up}
        for number in sorted({*self.unseen, *face_up, *chain(*self.windows.values())}):
            for at in sorted(below):
                if self.windows[at][0] == number:
                    yield self.opening(at, number, below)
                    below.remove(at)
                    apart.append(at)
            if number in face_up:
                at = face_up[number]
                between = self.reach(at, number + 1)[0] - self.reach(at, number)[0]
                yield Step("check", at, number, due=between)
            if number in self.unseen:
                takers = (*apart, *([BELOW] if below else []), *([ABOVE] if above else []))
                deadlines = tuple(self.deadlines(apart, number))
                yield Step("give", 0, number, takers=takers, deadlines=deadlines)
            for at in [a for a in apart if self.windows[a][1] == number]:
                yield Step("close", at, number)
                apart.remove(at)
                above.add(at)

    def reach(self, at: int, number: int) -> tuple[int, int]:
        """Look from a number to the next card face up of a hand.

        Return how many unseen cards the hand holds below that card, and how many unseen numbers
        there are up to it.
        """
        holder = self.holders[at]
        for card, count in holder.face_up:
            if card >= number:
                return count, sum(number <= n < card for n in self.unseen)
        return holder.size, sum(n >= number for n in self.unseen)

    def opening(self, at: int, number: int, below: set[int]) -> Step:
        due, left = self.reach(at, number)
        rooms = [self.holders[member].room for member in below]
        room = tuple(map(sum, zip(*rooms, strict=True)))
        return Step("open", at, number, room=room, due=due, left=left)

    def deadlines(self, apart: Sequence[int], number: int) -> Iterator[tuple[int, int]]:
        """Name the hands to which too few numbers might be left after this one."""
        for at in apart:
            _, left = self.reach(at, number + 1)
            if left < self.holders[at].size:
                yield at, left

    def barred_dues(self, at: int, number: int) -> frozenset[int]:
        """Return the places barred to a number, counted down from the hand's next card face up."""
        bars = self.bars[at].get(number)
        if not bars:
            return frozenset()
        due, _ = self.reach(at, number)
        return frozenset(due - place for place in bars)
