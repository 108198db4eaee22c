"""Kryptos: holders of which only the colours are known, counted together.

While none of their cards is face up and none is barred, it does not matter to the other hands how
they divide their cards among them, and every division of a colour is equally likely. So a state
needs only what they still take together. In how many deals a number is at a place of one of them
then follows from binomials: so many of the pool's cards of each colour are below it, and the hand
holds so many of those.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb

from filature.games.kryptos.cards import COLOURS, row
from filature.games.kryptos.counting.holder import Holder, Vector, divisions


class ColourPool:
    """Some such holders."""

    def __init__(self, members: Mapping[int, Holder]) -> None:
        self.members = members
        rooms = [holder.room for holder in members.values()]
        self.room = tuple(sum(room[colour] for room in rooms) for colour in range(len(COLOURS)))
        self.ways = cache(self.count_ways)

    def divisions(self, *without: int) -> int:
        """Count the ways in which the members, except some, divide their cards among them."""
        return divisions(holder for at, holder in self.members.items() if at not in without)

    def places(
        self, member: int, given: Mapping[int, Mapping[Vector, int]]
    ) -> list[dict[int, int]]:
        """Return in how many deals each number is at each place of a member's hand.

        `given` says, for a number, in how many deals it goes to the pool, by what the pool has room
        for just before. These deals leave open which member gets it.
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

    def count_ways(self, member: int, colour: int, room: Vector) -> list[int]:
        """Count, for each place of a member's hand, the ways to take its cards out of the pool's
        such that the next card, of this colour, is at that place."""
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
