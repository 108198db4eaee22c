"""Kryptos: a layer of many states as numpy arrays.

The same deals are counted, several times as fast with thousands of states and slower with few, so
`JointCounter` keeps each layer in the form that suits it. States and counts must fit into 64 bits.
Without numpy all layers are mappings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from filature.games.kryptos.counting.steps import Assignment, AssignStep, CheckStep

Array = Any
"""An array of whole numbers of 64 bits."""


class ArrayLayer:
    """Layer, rising, and in how many deals it comes to each: a mapping as two arrays."""

    __slots__ = ("deals", "mapping", "states")

    def __init__(self, states: Array, deals: Array) -> None:
        self.states = states
        self.deals = deals
        self.mapping: dict[int, int] | None = None
        """The same, once single states were looked up."""

    @classmethod
    def of(cls, states: dict[int, int]) -> ArrayLayer:
        return summed(
            np.fromiter(states.keys(), np.int64, len(states)),
            np.fromiter(states.values(), np.int64, len(states)),
        )

    def __len__(self) -> int:
        return len(self.states)

    def as_dict(self) -> dict[int, int]:
        if self.mapping is None:
            self.mapping = dict(zip(self.states.tolist(), self.deals.tolist(), strict=True))
        return self.mapping

    def takers(self, to: Assignment) -> Array:
        """Return the indices of the states in which a number may be given so."""
        may = (self.states & to.room != 0) & (self.states & to.due != 0)
        if to.barred:
            may &= ~np.isin(self.dues(to), list(to.barred))
        return np.flatnonzero(may)

    def dues(self, to: Assignment) -> Array:
        return self.states >> to.due_at & to.most_due

    def given(self, step: AssignStep) -> ArrayLayer:
        """Return the layer after a number was given to each holder that may take it."""
        states, deals = [], []
        for to in step.assignments:
            at = self.takers(to)
            new = self.states[at] - to.unit
            in_time = new + step.late & step.guard == 0
            states.append(new[in_time])
            deals.append(self.deals[at][in_time])
        return summed(np.concatenate(states), np.concatenate(deals))

    def onward(self, to: Assignment, after: ArrayLayer) -> tuple[Array, Array]:
        """Return the indices of the states in which a number may be given so, and the deals from
        each to the end."""
        at = self.takers(to)
        new = self.states[at] - to.unit
        found = np.minimum(np.searchsorted(after.states, new), len(after) - 1)
        return at, np.where(after.states[found] == new, after.deals[found], 0)

    def back(self, step: AssignStep, after: ArrayLayer) -> tuple[ArrayLayer, list[list[int]]]:
        """Count the deals from each state to the end, and those of each assignment, by due."""
        before = np.zeros_like(self.deals)
        counted = []
        for to in step.assignments:
            at, onward = self.onward(to, after)
            before[at] += onward
            by_due: Array = np.zeros(to.most_due + 1, np.int64)
            np.add.at(by_due, self.dues(to)[at], self.deals[at] * onward)
            counted.append(by_due.tolist())
        alive = before != 0
        return ArrayLayer(self.states[alive], before[alive]), counted

    def taken(self, to: Assignment, after: ArrayLayer, shift: int, bits: int) -> dict[int, int]:
        """Count the deals in which an assignment is made, by some bits of the state before."""
        at, onward = self.onward(to, after)
        at, onward = at[onward != 0], onward[onward != 0]
        return summed(self.states[at] >> shift & bits, self.deals[at] * onward).as_dict()

    def checked(self, step: CheckStep) -> ArrayLayer:
        """Return the layer after a card face up."""
        free = self.states & step.due == 0
        return ArrayLayer(self.states[free] + step.more, self.deals[free])

    def unchecked(self, step: CheckStep) -> ArrayLayer:
        return ArrayLayer(self.states - step.more, self.deals)


def summed(states: Array, deals: Array) -> ArrayLayer:
    """Sort the states, and add up the deals of those that are the same."""
    if not len(states):
        return ArrayLayer(states, deals)
    order = np.argsort(states, kind="stable")
    rising = states[order]
    first = np.flatnonzero(np.append(True, rising[1:] != rising[:-1]))
    return ArrayLayer(rising[first], np.add.reduceat(deals[order], first))
