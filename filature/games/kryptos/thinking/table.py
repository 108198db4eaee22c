"""Kryptos: what lies on the table for all to see, and what the holder of a hand makes of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from random import Random

from filature.games.kryptos.sweep import COLOURS, Holder, Sweep, row
from filature.games.kryptos.thinking.marginals import TooMany, Walk, Weights
from filature.games.kryptos.thinking.pool import Pool
from filature.games.kryptos.thinking.steps import Number
from filature.games.kryptos.worlds import ASIDE, Known

Spot = tuple[int, int]
"""A card face down: a seat and a position."""
Chances = dict[Spot, dict[int, float]]
"""For each card face down, how likely each number is."""
Counts = dict[Spot, dict[int, int]]
"""For each card face down, in how many deals each number is there."""
Unseen = dict[int, list[int]]
"""The cards face down of each holder, rising."""
Suspicions = Mapping[tuple[int, int], float]
"""For a seat and a number, a weight for all deals in which that seat holds it."""

MOST_STATES = 250_000
"""Beyond this the sweep over all hands at once is given up (some deals with six seats)."""
MOST_COUNTED = 600_000
"""The same where only an exact count will do."""
MOST_IN_ARRAYS = 3_000_000
"""The same where they are kept in arrays."""
FEW_MARKS, MANY_MARKS = {0: -1, 1: -1, 2: -1, 3: -1, 4: -1, 5: 6}, 12
"""With so many holders, or more, and at most so many cards face up among them, in the set-up, a
sweep for each hand is quicker than one over all hands at once, unless that is done in arrays."""
DRAWS = 300
"""How many deals are drawn where it is given up and an estimate will do."""


class Table:
    """The public side of a game: what is known of every hand by all."""

    __slots__ = ("holders", "places", "unseen")

    def __init__(
        self,
        holders: dict[int, Holder],
        places: dict[int, tuple[int, ...]],
        unseen: frozenset[int],
    ) -> None:
        self.holders = holders
        """What is known of whoever has cards face down; the cards aside last."""
        self.places = places
        """The positions of these cards."""
        self.unseen = unseen
        """The numbers not face up."""

    @classmethod
    def of(cls, known: Known) -> Table:
        """Read the public side from what somebody knows."""
        game = known.game
        places = {seat: tuple(known.places(seat)) for seat in range(game.seats)}
        holders = {seat: known.holder(seat) for seat, places in places.items() if places}
        if ASIDE in known.rooms:
            holders[ASIDE] = known.holder(ASIDE)
        up = {card for cards in known.up.values() for card in cards.values()}
        unseen = frozenset(n for n in range(1, game.numbers + 1) if n not in up)
        return cls(holders, {seat: at for seat, at in places.items() if at}, unseen)

    def points(self, seat: int) -> int:
        """Return what a card of this seat is worth now."""
        return min(3, len(self.places[seat]))

    def turned_up(self, spot: Spot, number: int) -> Table:
        """Return the table after a right guess."""
        seat, position = spot
        holder, positions = self.holders[seat], self.places[seat]
        at = positions.index(position)
        room = list(holder.room)
        room[row(number)] -= 1
        marks = [(mark, below - (mark > number)) for mark, below in holder.marks]
        barred = {
            n: frozenset(place - (place > at) for place in places if place != at)
            for n, places in holder.barred.items()
        }
        holders, places = dict(self.holders), dict(self.places)
        if len(positions) == 1:
            del holders[seat], places[seat]
        else:
            holders[seat] = Holder(tuple(room), tuple(sorted([*marks, (number, at)])), barred)
            places[seat] = tuple(p for p in positions if p != position)
        return Table(holders, places, self.unseen - {number})

    def refuted(self, spot: Spot, number: int) -> Table:
        """Return the table after a wrong guess."""
        seat, position = spot
        holder = self.holders[seat]
        at = self.places[seat].index(position)
        barred = {**holder.barred, number: holder.barred.get(number, frozenset()) | {at}}
        holders = {**self.holders, seat: Holder(holder.room, holder.marks, barred)}
        return Table(holders, self.places, self.unseen)

    def alone(self, seat: int, held: Collection[int] = ()) -> tuple[int, list[dict[int, int]]]:
        """Count the ways to fill one hand alone, whatever the others hold.

        Return how many there are, with numbers not face up and not among `held`, and in how many
        each number is at each place.
        """
        holder = self.holders[seat]
        free = [n for n in self.unseen if n not in held]
        total = [0] * COLOURS
        for number in free:
            total[row(number)] += 1
        rest = tuple(all_ - own for all_, own in zip(total, holder.room, strict=True))
        if min(rest) < 0:
            return 0, [{} for _ in range(holder.size)]
        walk = Walk(free, [holder, Holder(rest)], loose=(1,)).climb()
        return walk.total, walk.places()[0]


class Sight:
    """What somebody who holds a hand, or nothing, makes of a table."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        hand: Iterable[int] = (),
        suspicions: Suspicions | None = None,
        limit: int | None = MOST_STATES,
    ) -> None:
        """Beyond so many states to be remembered, raise `TooMany`."""
        self.table = table
        self.others = [holder for holder in table.holders if holder != seat]
        holders = [table.holders[other] for other in self.others]
        loose = [at for at, other in enumerate(self.others) if other == ASIDE]
        weights: Weights = {
            (self.others.index(other), number): weight
            for (other, number), weight in (suspicions or {}).items()
            if other in self.others
        }
        self.walk = Walk(table.unseen.difference(hand), holders, loose, weights).climb(limit)

    @property
    def total(self) -> Number:
        """How many deals there are; with suspicions, what they weigh."""
        return self.walk.total

    @cached_property
    def chances(self) -> Chances:
        """How likely each number is at each place of the others' hands."""
        chances: Chances = {}
        total = self.walk.total
        for other, places in zip(self.others, self.walk.places(), strict=True):
            if other != ASIDE:
                for position, there in zip(self.table.places[other], places, strict=True):
                    chances[other, position] = {n: ways / total for n, ways in there.items()}
        return chances

    def sample(self, rng: Random) -> Unseen:
        """Draw the unseen cards of the others."""
        return dict(zip(self.others, self.walk.sample(rng), strict=True))


def chances(
    table: Table,
    seat: int | None,
    hand: Iterable[int],
    rng: Random,
    suspicions: Suspicions | None = None,
) -> Chances:
    """Return the exact chances; where they take too long, an estimate from deals drawn evenly."""
    held = tuple(hand)
    try:
        return Sight(table, seat, held, suspicions).chances
    except TooMany:
        return estimated(table, seat, held, suspicions or {}, rng)


def exact_counts(table: Table, seat: int | None, hand: Iterable[int]) -> tuple[int, Counts]:
    """Return how many deals there are, and with which number at which place, however long it
    takes."""
    held = tuple(hand)
    others = {other: holder for other, holder in table.holders.items() if other != seat}
    try:
        total, places = pooled(table.unseen.difference(held), others)
    except TooMany:
        sweep = swept(table, seat, held)
        total = sweep.count
        places = {other: sweep.places(at) for at, other in enumerate(others)}
    return total, {
        (other, position): there
        for other, at in table.places.items()
        if other != seat
        for position, there in zip(at, places[other], strict=True)
    }


def pooled(
    unseen: Collection[int], others: Mapping[int, Holder]
) -> tuple[int, dict[int, list[dict[int, int]]]]:
    """Count with one walk, holders of whom only the colours are known together as one."""
    apart = {other: holder for other, holder in others.items() if holder.marks or holder.barred}
    pool = Pool({other: holder for other, holder in others.items() if other not in apart})
    at = len(apart)
    walk = Walk(unseen, [*apart.values(), Holder(pool.room)], loose=(at,))
    marks = sum(len(holder.marks) for holder in apart.values())
    few = FEW_MARKS.get(len(apart) + bool(pool.members), MANY_MARKS)
    if marks <= few and not walk.in_arrays:
        raise TooMany
    walk.climb(MOST_IN_ARRAYS if walk.in_arrays else MOST_COUNTED)
    places = dict(zip(apart, walk.places(followed=at), strict=False))
    divisions = pool.divisions()
    if divisions != 1:
        for hand in places.values():
            hand[:] = [{n: deals * divisions for n, deals in there.items()} for there in hand]
    for member in pool.members:
        if member != ASIDE:
            places[member] = pool.places(member, walk.taken)
    return walk.total * divisions, places


def swept(table: Table, seat: int | None, held: Collection[int]) -> Sweep:
    """Sweep with pools: quicker to draw from, where all hands at once are too many."""
    holders = [holder for other, holder in table.holders.items() if other != seat]
    return Sweep([n for n in table.unseen if n not in held], holders)


def estimated(
    table: Table, seat: int | None, held: Collection[int], suspicions: Suspicions, rng: Random
) -> Chances:
    """Estimate the chances from deals drawn evenly, and weighed."""
    others = [holder for holder in table.holders if holder != seat]
    sweep = swept(table, seat, held)
    sums: Chances = {(s, p): {} for s in others if s != ASIDE for p in table.places[s]}
    total = 0.0
    for _ in range(DRAWS):
        unseen = dict(zip(others, sweep.sample(rng), strict=True))
        weight = 1.0
        for (other, number), factor in suspicions.items():
            if number in unseen.get(other, ()):
                weight *= factor
        total += weight
        for spot, there in sums.items():
            number = unseen[spot[0]][table.places[spot[0]].index(spot[1])]
            there[number] = there.get(number, 0.0) + weight
    return {
        spot: {n: weight / total for n, weight in sorted(there.items())}
        for spot, there in sums.items()
    }
