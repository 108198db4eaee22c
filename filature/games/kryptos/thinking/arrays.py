"""Kryptos: the steps of a walk over many states at once, in arrays of numpy.

The same deals are counted, several times as fast where thousands of states are to be remembered and
slower where there are few; so a walk keeps each of its layers in the form that suits it. It works
only where states and counts fit into 64 bits. Nothing needs it: without numpy all layers are plain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from filature.games.kryptos.thinking.steps import Check, Gift, Giving

Array = Any
"""An array of whole numbers of 64 bits."""


class Rows:
    """States, rising, and in how many deals it comes to each: a mapping as two arrays."""

    __slots__ = ("deals", "mapping", "states")

    def __init__(self, states: Array, deals: Array) -> None:
        self.states = states
        self.deals = deals
        self.mapping: dict[int, int] | None = None
        """The same, once single states were asked for."""

    @classmethod
    def of(cls, states: dict[int, int]) -> Rows:
        return summed(
            np.fromiter(states.keys(), np.int64, len(states)),
            np.fromiter(states.values(), np.int64, len(states)),
        )

    def __len__(self) -> int:
        return len(self.states)

    def plain(self) -> dict[int, int]:
        if self.mapping is None:
            self.mapping = dict(zip(self.states.tolist(), self.deals.tolist(), strict=True))
        return self.mapping

    def takers(self, gift: Gift) -> Array:
        """Return where the states stand in which a number may be given so."""
        may = (self.states & gift.room != 0) & (self.states & gift.due != 0)
        if gift.barred:
            may &= ~np.isin(self.dues(gift), list(gift.barred))
        return np.flatnonzero(may)

    def dues(self, gift: Gift) -> Array:
        return self.states >> gift.due_at & gift.most_due

    def given(self, step: Giving) -> Rows:
        """Return what may have to be remembered after a number was given."""
        states, deals = [], []
        for gift in step.gifts:
            at = self.takers(gift)
            new = self.states[at] - gift.unit
            in_time = new + step.late & step.guard == 0
            states.append(new[in_time])
            deals.append(self.deals[at][in_time])
        return summed(np.concatenate(states), np.concatenate(deals))

    def onward(self, gift: Gift, after: Rows) -> tuple[Array, Array]:
        """Return where the states stand in which a number may be given so, and in how many deals
        one then comes to the end from each."""
        at = self.takers(gift)
        new = self.states[at] - gift.unit
        found = np.minimum(np.searchsorted(after.states, new), len(after) - 1)
        return at, np.where(after.states[found] == new, after.deals[found], 0)

    def back(self, step: Giving, after: Rows) -> tuple[Rows, list[list[int]]]:
        """Return in how many deals one comes from each state to the end, and for each gift in how
        many it is given, by what is due."""
        before = np.zeros_like(self.deals)
        counted = []
        for gift in step.gifts:
            at, onward = self.onward(gift, after)
            before[at] += onward
            by_due: Array = np.zeros(gift.most_due + 1, np.int64)
            np.add.at(by_due, self.dues(gift)[at], self.deals[at] * onward)
            counted.append(by_due.tolist())
        alive = before != 0
        return Rows(self.states[alive], before[alive]), counted

    def taken(self, gift: Gift, after: Rows, shift: int, bits: int) -> dict[int, int]:
        """Return in how many deals a gift is given, by some bits of the state before."""
        at, onward = self.onward(gift, after)
        at, onward = at[onward != 0], onward[onward != 0]
        return summed(self.states[at] >> shift & bits, self.deals[at] * onward).plain()

    def checked(self, step: Check) -> Rows:
        """Return what is remembered after a card face up."""
        free = self.states & step.due == 0
        return Rows(self.states[free] + step.more, self.deals[free])

    def unchecked(self, step: Check) -> Rows:
        return Rows(self.states - step.more, self.deals)


def summed(states: Array, deals: Array) -> Rows:
    """Put states in order, and those that are the same together."""
    if not len(states):
        return Rows(states, deals)
    order = np.argsort(states, kind="stable")
    rising = states[order]
    first = np.flatnonzero(np.append(True, rising[1:] != rising[:-1]))
    return Rows(rising[first], np.add.reduceat(deals[order], first))
