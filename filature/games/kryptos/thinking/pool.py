"""Kryptos: holders of whom nothing is known but their colours, taken together.

As long as none of their cards is face up and none is barred, it does not matter for anybody else
how they divide their cards among them, and of each colour every division is as likely as any other.
So a walk need only remember what they still take together. In how many deals a number is at a place
of one of them then follows from binomials: so many of the pool's cards of each colour lie below it,
and the hand holds so many of those.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb, factorial, prod

from filature.games.kryptos.sweep import COLOURS, Holder, Vector, row


class Pool:
    """Some such holders."""

    def __init__(self, members: Mapping[int, Holder]) -> None:
        self.members = members
        self.room = tuple(
            sum(holder.room[colour] for holder in members.values()) for colour in range(COLOURS)
        )

    def divisions(self, *without: int) -> int:
        """Count the ways in which the members, but for some, divide their cards among them."""
        rooms = [holder.room for member, holder in self.members.items() if member not in without]
        return prod(
            factorial(sum(each)) // prod(factorial(count) for count in each)
            for each in zip(*rooms, strict=True)
        )

    def places(
        self, member: int, given: Mapping[int, Mapping[Vector, int]]
    ) -> list[dict[int, int]]:
        """Return in how many deals each number is at each place of a member's hand.

        `given` says, for a number, in how many deals it goes to the pool, by what the pool has room
        for just before; a deal leaves open here who of the pool has which of its cards.
        """
        size = self.members[member].size
        rest = self.divisions(member)
        found: list[dict[int, int]] = [{} for _ in range(size)]
        for number, by_room in sorted(given.items()):
            sums = [0] * size
            for room, deals in by_room.items():
                for place, ways in enumerate(self.ways(member, row(number), room)):
                    sums[place] += deals * ways
            for place, deals in enumerate(sums):
                if deals:
                    found[place][number] = deals * rest
        return found

    @cache  # noqa: B019 - a pool lives as long as one count
    def ways(self, member: int, colour: int, room: Vector) -> list[int]:
        """Return, for each place of a hand, in how many ways it takes its cards out of the pool's
        such that the next card, of this colour, stands there."""
        ways = [1]
        for other, (own, all_, left) in enumerate(
            zip(self.members[member].room, self.room, room, strict=True)
        ):
            below, above, due = all_ - left, left, own
            if other == colour:
                above, due = above - 1, due - 1
            some = [comb(below, k) * comb(above, due - k) for k in range(due + 1)]
            longer = [0] * (len(ways) + len(some) - 1)
            for at, before in enumerate(ways):
                for k, here in enumerate(some):
                    longer[at + k] += before * here
            ways = longer
        return ways
