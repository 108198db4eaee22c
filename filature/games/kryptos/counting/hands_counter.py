"""Kryptos: what a seat makes of the same cards with each of several hands, counted at once.

The deals of `JointCounter` for each of the hands, and the same numbers: the states of all are kept
in one array, with the number of the hand in the bits above a state's own. A number that one of
them holds is given to nobody there. Thousands of states together are counted several times as fast
as those of one hand after another. NumPy is needed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import numpy as np

from filature.games.kryptos.counting.array_layer import ArrayLayer, summed
from filature.games.kryptos.counting.holder import Holder, divisions
from filature.games.kryptos.counting.joint_counter import BITS, Gap, JointCounter
from filature.games.kryptos.counting.steps import Assignment, AssignStep, CheckStep, Places

Array = Any


class HandsCounter:
    """A pass up and one back, for all hands. `fits` must hold."""

    def __init__(
        self,
        unseen: Iterable[int],
        holders: Sequence[Holder],
        loose: Collection[int],
        hands: Sequence[Collection[int]],
    ) -> None:
        """Take the numbers that nobody sees, those of the `hands` among them, and the others who
        may hold the rest."""
        self.plan = Plan(unseen, holders, loose)
        self.holders = holders
        self.count = len(hands)
        last = self.plan.bits[-1]
        self.shift = last.due + last.most_due.bit_length() + 1
        self.held: Array = np.zeros((len(self.plan.unseen), self.count), bool)
        """By number and hand."""
        for held, number in zip(self.held, self.plan.unseen, strict=True):
            held[:] = [number in hand for hand in hands]
        self.late: dict[int, Array] = {}
        """By number, for each hand: added to a state, it sets a bit of the guard if some holder can
        no longer get what is due."""
        self.guard = sum(bits.carry for bits in self.plan.bits if bits.most_due)

    @property
    def fits(self) -> bool:
        """Whether states and counts fit into 64 bits."""
        return (
            self.shift + self.count.bit_length() <= BITS
            and divisions(self.holders).bit_length() <= BITS
        )

    def too_late(self, number: int, free: Array) -> Array:
        """Say from how many cards due on it is too late for a holder, after a number; `free` counts
        the numbers that are not in a hand, up to each."""
        numbers = self.plan.unseen
        after = numbers.index(number) + 1
        late: Array = np.zeros(self.count, np.int64)
        for bits, gap in zip(self.plan.bits, self.plan.reached[number], strict=True):
            if gap is not None:
                left = free[bisect_left(numbers, gap.end)] - free[after]
                late += (bits.most_due - np.minimum(left, bits.most_due)) << bits.due
        return late

    def places(self) -> tuple[list[int], list[Places]]:
        """Count, for each hand, all deals, and by holder and place those with each number there."""
        free: Array = np.zeros((len(self.plan.unseen) + 1, self.count), np.int64)
        free[1:] = np.cumsum(~self.held, axis=0)
        self.late = {number: self.too_late(number, free) for number in self.plan.unseen}
        hands: Array = np.arange(self.count, dtype=np.int64) << self.shift
        layer = ArrayLayer(hands + self.plan.start(), np.ones(self.count, np.int64))
        layers = []
        for step in self.plan.steps:
            layers.append(layer)
            layer = layer.checked(step) if isinstance(step, CheckStep) else self.given(step, layer)
        totals = [0] * self.count
        for state, deals in zip(layer.states.tolist(), layer.deals.tolist(), strict=True):
            totals[state >> self.shift] = deals
        found: list[Places] = [
            [[{} for _ in range(holder.size)] for holder in self.holders] for _ in totals
        ]
        after = ArrayLayer(layer.states, np.ones_like(layer.deals))
        for step, before in zip(reversed(self.plan.steps), reversed(layers), strict=True):
            if isinstance(step, CheckStep):
                after = after.unchecked(step)
            else:
                after = self.back(step, before, after, found)
        for places in found:
            for hand in places:
                hand[:] = [dict(reversed(there.items())) for there in hand]
        return totals, found

    def held_by_hand(self, step: AssignStep, layer: ArrayLayer) -> tuple[Array, Array]:
        """Return the hand of each state, and whether it holds the number of this step."""
        hands = layer.states >> self.shift
        return hands, self.held[self.plan.unseen.index(step.number)][hands]

    def given(self, step: AssignStep, layer: ArrayLayer) -> ArrayLayer:
        """Return the layer after a number was given to each holder that may take it."""
        hands, held = self.held_by_hand(step, layer)
        states, deals = [layer.states[held]], [layer.deals[held]]
        late = self.late[step.number][hands]
        for to in step.assignments:
            at = self.takers(layer, to, held)
            new = layer.states[at] - to.unit
            in_time = new + late[at] & self.guard == 0
            states.append(new[in_time])
            deals.append(layer.deals[at][in_time])
        return summed(np.concatenate(states), np.concatenate(deals))

    def takers(self, layer: ArrayLayer, to: Assignment, held: Array) -> Array:
        """Return the indices of the states in which a number may be given so."""
        may = (layer.states & to.room != 0) & (layer.states & to.due != 0) & ~held
        if to.barred:
            may &= ~np.isin(layer.dues(to), list(to.barred))
        return np.flatnonzero(may)

    def back(
        self, step: AssignStep, layer: ArrayLayer, after: ArrayLayer, found: list[Places]
    ) -> ArrayLayer:
        """Count the deals from each state to the end, and into `found` where the number goes."""
        hands, held = self.held_by_hand(step, layer)
        before = np.where(held, ways_on(after, layer.states), 0)
        for to in step.assignments:
            at = self.takers(layer, to, held)
            onward = ways_on(after, layer.states[at] - to.unit)
            before[at] += onward
            if to.due < 0:
                continue
            deals: Array = np.zeros((self.count, to.most_due + 1), np.int64)
            np.add.at(deals, (hands[at], layer.dues(to)[at]), layer.deals[at] * onward)
            for hand, due in zip(*(axis.tolist() for axis in np.nonzero(deals)), strict=True):
                found[hand][to.holder][to.until - due][step.number] = int(deals[hand, due])
        alive = before != 0
        return ArrayLayer(layer.states[alive], before[alive])


class Plan(JointCounter):
    """The steps through all numbers, whoever holds them, and the gaps that are reached at each."""

    def __init__(
        self, unseen: Iterable[int], holders: Sequence[Holder], loose: Collection[int]
    ) -> None:
        self.reached: dict[int, list[Gap | None]] = {}
        super().__init__(unseen, holders, loose)

    def assign_step(self, index: int, here: Sequence[Gap | None]) -> AssignStep:
        self.reached[self.unseen[index]] = list(here)
        return super().assign_step(index, here)


def ways_on(after: ArrayLayer, states: Array) -> Array:
    """Return the deals from each of some states to the end; 0 from those that lead nowhere."""
    if not len(after):
        return np.zeros(len(states), np.int64)
    found = np.minimum(np.searchsorted(after.states, states), len(after) - 1)
    return np.where(after.states[found] == states, after.deals[found], 0)
