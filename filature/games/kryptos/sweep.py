"""Kryptos: all the ways in which the unseen cards may lie, counted exactly.

The numbers are swept upward. Each unseen number goes to exactly one holder (a hand, or the cards
aside), which has room for so many cards of each colour; the place of a card in a hand is how many
cards that hand was given before. A card face up says how many cards below it a hand holds, and some
cards are barred from some places (a refuted guess, R10).

What has to be remembered on the way is, for each hand, how many cards of each colour it still
takes. But only between its first and its last *mark*, the numbers at which its place matters:
before and after, all such hands share one pool, whose cards they then divide among them in as many
ways as binomials say. A layer maps each thing that may have to be remembered to the number of ways
that lead there; walking back through the layers gives every deal, or an even draw, without a wrong
turn.

    sweep = Sweep(unseen, holders)
    sweep.count                 how many deals there are
    sweep.sample(rng)           one of them, evenly
    sweep.deals()               all of them, one by one
    sweep.places(holder)        in how many deals each number is at each place of a hand
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb
from random import Random

import msgspec

COLOURS = 4
WIDTH = 4
"""Bits of one field of a packed state; no field ever exceeds 12."""
FIELD = (1 << WIDTH) - 1
POOL_WIDTH = COLOURS * WIDTH
HAND_WIDTH = (COLOURS + 1) * WIDTH
BELOW, ABOVE = -1, -2
"""The pools: hands before their first mark, and holders after their last one."""

Vector = tuple[int, ...]
"""A number for each colour."""
Layer = dict[int, int]
Deal = list[list[int]]
"""The unseen cards of each holder, rising."""


class Holder(msgspec.Struct, frozen=True):
    """Whoever holds unseen cards: how many of each colour, and what is known of their order.

    `marks` are the cards face up among them, each with the number of unseen cards below it, rising.
    `barred` gives, for a number, the places among the unseen cards (from 0) where it cannot be.
    """

    room: Vector
    marks: tuple[tuple[int, int], ...] = ()
    barred: dict[int, frozenset[int]] = {}

    @property
    def size(self) -> int:
        return sum(self.room)


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
    until: int = 0
    """To open or check: how many unseen cards the hand holds below its next mark; or, to check,
    between this one and the next."""
    left: int = 0
    """To open: how many unseen numbers lie before that mark."""
    tight: tuple[tuple[int, int], ...] = ()
    """To give: for hands that may fall short of their next mark, what they may lack at most."""


def row(number: int) -> int:
    return (number - 1) % COLOURS


class Sweep:
    """The sweep over some unseen numbers and their holders, done once and then walked at will."""

    def __init__(
        self, unseen: Sequence[int], holders: Sequence[Holder], followed: int | None = None
    ) -> None:
        self.unseen = tuple(sorted(unseen))
        self.holders = tuple(holders)
        self.followed = followed
        self.shifts = [2 * POOL_WIDTH + at * HAND_WIDTH for at in range(len(holders))]
        self.bars = [self.effective(holder) for holder in holders]
        self.windows = [self.window(at) for at in range(len(holders))]
        self.free = [at for at, window in enumerate(self.windows) if window is None]
        self.steps = list(self.plan())
        self.joined: dict[int, dict[int, list[tuple[int, int]]]] = {}
        self.layers = [self.start()]
        for at, step in enumerate(self.steps):
            self.layers.append(self.after(at, step, self.layers[-1]))
        self.count = self.layers[-1].get(0, 0)

    # What there is to do

    def effective(self, holder: Holder) -> dict[int, frozenset[int]]:
        """Keep the bars that matter: of unseen numbers, at places where they might be."""
        bars = {}
        ends = [(0, 0), *holder.marks, (self.unseen[-1] + 1 if self.unseen else 1, holder.size)]
        for number in self.unseen:
            if number in holder.barred and holder.room[row(number)]:
                low = max(count for mark, count in ends if mark < number)
                high = min(count for mark, count in ends if mark > number)
                places = frozenset(p for p in holder.barred[number] if low <= p < high)
                if places:
                    bars[number] = places
        return bars

    def window(self, at: int) -> tuple[int, int] | None:
        """Return the first and the last number at which a holder's places matter."""
        marks = [*(number for number, _ in self.holders[at].marks), *self.bars[at]]
        if at == self.followed:
            marks += [0, self.unseen[-1] + 1 if self.unseen else 1]
        return (min(marks), max(marks)) if marks else None

    def plan(self) -> Iterator[Step]:
        """Lay out the steps, upward."""
        below = {at for at, window in enumerate(self.windows) if window is not None}
        above = set(self.free)
        apart: list[int] = []
        unseen = set(self.unseen)
        face_up = {n: at for at, holder in enumerate(self.holders) for n, _ in holder.marks}
        ends = {end for window in self.windows if window for end in window}
        for number in sorted(unseen | set(face_up) | ends):
            for at in sorted(below):
                window = self.windows[at]
                if window and window[0] == number:
                    yield self.opening(at, number, below)
                    below.remove(at)
                    apart.append(at)
            if number in face_up:
                at = face_up[number]
                here, then = self.reach(at, number), self.reach(at, number + 1)
                yield Step("check", at, number, until=then[0] - here[0])
            if number in unseen:
                takers = [*apart, *([BELOW] if below else []), *([ABOVE] if above else [])]
                yield Step(
                    "give", 0, number, takers=tuple(takers), tight=tuple(self.tight(apart, number))
                )
            for at in [a for a in apart if (w := self.windows[a]) and w[1] == number]:
                yield Step("close", at, number)
                apart.remove(at)
                above.add(at)

    def reach(self, at: int, number: int) -> tuple[int, int]:
        """Return how many unseen cards a hand holds below its next mark from a number on, and how
        many unseen numbers there are from that number to the mark."""
        holder = self.holders[at]
        for mark, count in holder.marks:
            if mark >= number:
                return count, sum(number <= n < mark for n in self.unseen)
        return holder.size, sum(n >= number for n in self.unseen)

    def opening(self, at: int, number: int, below: set[int]) -> Step:
        until, left = self.reach(at, number)
        rooms = [self.holders[member].room for member in below]
        room = tuple(map(sum, zip(*rooms, strict=True)))
        return Step("open", at, number, room=room, until=until, left=left)

    def tight(self, apart: Sequence[int], number: int) -> Iterator[tuple[int, int]]:
        """Name the hands to which too few numbers might be left after this one."""
        for at in apart:
            _, left = self.reach(at, number + 1)
            if left < self.holders[at].size:
                yield self.shifts[at] + POOL_WIDTH, left

    # The way up

    def start(self) -> Layer:
        """Begin with all room left; holders that never matter divide what they will get."""
        state, ways = 0, 1
        pooled = [0] * COLOURS
        for at, holder in enumerate(self.holders):
            is_free = self.windows[at] is None
            state += packed(holder.room) << (POOL_WIDTH if is_free else 0)
            if is_free:
                for colour, room in enumerate(holder.room):
                    pooled[colour] += room
                    ways *= comb(pooled[colour], room)
        return {state: ways}

    def after(self, at: int, step: Step, layer: Layer) -> Layer:
        if step.kind == "give":
            return self.given(step, layer)
        if step.kind == "open":
            return self.opened(step, layer)
        if step.kind == "close":
            return self.closed(at, step, layer)
        shift = self.shifts[step.holder] + POOL_WIDTH
        more = step.until << shift
        return {state + more: ways for state, ways in layer.items() if not state >> shift & FIELD}

    def given(self, step: Step, layer: Layer) -> Layer:
        """Give a number to each holder that has room for its colour."""
        new: Layer = {}
        get = new.get
        colour = row(step.number) * WIDTH
        tight = step.tight
        for taker in step.takers:
            if taker < 0:
                shift = colour + (POOL_WIDTH if taker == ABOVE else 0)
                room, due, unit = FIELD << shift, -1, 1 << shift
                barred: frozenset[int] = frozenset()
                due_shift = 0
            else:
                shift = self.shifts[taker] + colour
                due_shift = self.shifts[taker] + POOL_WIDTH
                room, due = FIELD << shift, FIELD << due_shift
                unit = (1 << shift) + (1 << due_shift)
                barred = self.barred_dues(taker, step.number)
            for state, ways in layer.items():
                if state & room and state & due:
                    if barred and state >> due_shift & FIELD in barred:
                        continue
                    after = state - unit
                    for at, lack in tight:
                        if after >> at & FIELD > lack:
                            break
                    else:
                        new[after] = get(after, 0) + ways
        return new

    def barred_dues(self, at: int, number: int) -> frozenset[int]:
        """Return the places barred to a number, counted down from the hand's next mark."""
        bars = self.bars[at].get(number)
        if not bars:
            return frozenset()
        until, _ = self.reach(at, number)
        return frozenset(until - place for place in bars)

    def opened(self, step: Step, layer: Layer) -> Layer:
        """Take a hand out of the pool below: choose how many of each colour it has had."""
        new: Layer = {}
        shift = self.shifts[step.holder]
        room = self.holders[step.holder].room
        for state, ways in layer.items():
            pool = vector(state, 0)
            had = [all_ - rest for all_, rest in zip(step.room, pool, strict=True)]
            choices = [
                range(max(0, own - all_), min(own, rest) + 1)
                for own, all_, rest in zip(room, had, pool, strict=True)
            ]
            for rest in product(*choices):
                due = step.until - sum(room) + sum(rest)
                if 0 <= due <= step.left:
                    split = 1
                    for own, r, all_ in zip(room, rest, had, strict=True):
                        split *= comb(all_, own - r)
                    out = packed(rest)
                    new[state - out + (out << shift) + (due << shift + POOL_WIDTH)] = ways * split
        return new

    def closed(self, at: int, step: Step, layer: Layer) -> Layer:
        """Put a hand into the pool above, which will divide what it gets."""
        new: Layer = {}
        joined: dict[int, list[tuple[int, int]]] = {}
        shift = self.shifts[step.holder]
        mask = ((1 << POOL_WIDTH) - 1) << shift
        hand = ((1 << HAND_WIDTH) - 1) << shift
        for state, ways in layer.items():
            split = 1
            for own, pool in zip(vector(state, shift), vector(state, POOL_WIDTH), strict=True):
                split *= comb(own + pool, own)
            after = state - (state & hand) + ((state & mask) >> shift << POOL_WIDTH)
            new[after] = new.get(after, 0) + ways * split
            joined.setdefault(after, []).append((state, split))
        self.joined[at] = joined
        return new

    # The way back

    def before(self, at: int, state: int) -> Iterator[tuple[int, int, int]]:
        """List whence a state after a step may come: the state, its ways on, and the taker."""
        step, layer = self.steps[at], self.layers[at]
        shift = self.shifts[step.holder] if self.shifts else 0
        if step.kind == "give":
            colour = row(step.number) * WIDTH
            for taker in step.takers:
                if taker < 0:
                    unit = 1 << colour + (POOL_WIDTH if taker == ABOVE else 0)
                else:
                    hand = self.shifts[taker]
                    unit = (1 << hand + colour) + (1 << hand + POOL_WIDTH)
                    due = (state + unit) >> hand + POOL_WIDTH & FIELD
                    if self.bars[taker] and due in self.barred_dues(taker, step.number):
                        continue
                if state + unit in layer:
                    yield state + unit, 1, taker
        elif step.kind == "close":
            for earlier, split in self.joined[at].get(state, ()):
                yield earlier, split, step.holder
        elif step.kind == "check":
            yield state - (step.until << shift + POOL_WIDTH), 1, step.holder
        else:
            rest = vector(state, shift)
            hand_bits = ((1 << HAND_WIDTH) - 1) << shift
            earlier = state - (state & hand_bits) + packed(rest)
            split = 1
            room = self.holders[step.holder].room
            for own, r, all_, pool in zip(room, rest, step.room, vector(earlier, 0), strict=True):
                split *= comb(all_ - pool, own - r)
            yield earlier, split, step.holder

    def drawn(self, rng: Random, at: int, state: int) -> tuple[int, int]:
        """Draw whence a state after a step came, each way as likely: the state, and the taker."""
        drawn = rng.randrange(self.layers[at + 1][state])
        for earlier, split, taker in self.before(at, state):
            drawn -= self.layers[at][earlier] * split
            if drawn < 0:
                return earlier, taker
        raise AssertionError("a state comes from nowhere")

    def sample(self, rng: Random) -> Deal:
        """Draw one deal, evenly."""
        state = 0
        deal: Deal = [[] for _ in self.holders]
        below: dict[int, list[int]] = {}
        above: list[list[int]] = [[] for _ in range(COLOURS)]
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            earlier, taker = self.drawn(rng, at, state)
            if step.kind == "give":
                colour = row(step.number)
                if taker == ABOVE:
                    above[colour].append(step.number)
                elif taker == BELOW:
                    taker = weighted(rng, [(at, had[colour]) for at, had in below.items()])
                    below[taker][colour] -= 1
                    deal[taker].append(step.number)
                else:
                    deal[taker].append(step.number)
            elif step.kind == "close":
                rest = vector(earlier, self.shifts[step.holder])
                take(rng, above, rest, deal[step.holder])
            elif step.kind == "open":
                rest = vector(state, self.shifts[step.holder])
                room = self.holders[step.holder].room
                below[step.holder] = [own - r for own, r in zip(room, rest, strict=True)]
            state = earlier
        for holder in self.free:
            take(rng, above, self.holders[holder].room, deal[holder])
        return [sorted(cards) for cards in deal]

    def deals(self) -> Iterator[Deal]:
        """List every deal, once."""
        if not self.count:
            return
        deal: Deal = [[] for _ in self.holders]
        above: list[list[int]] = [[] for _ in range(COLOURS)]
        for _ in self.walk(len(self.steps) - 1, 0, deal, {}, above):
            yield [sorted(cards) for cards in deal]

    def walk(
        self,
        at: int,
        state: int,
        deal: Deal,
        below: dict[int, list[int]],
        above: list[list[int]],
    ) -> Iterator[None]:
        """Walk down from a state in every way, filling the deal; stop at each that is complete."""
        if at < 0:
            yield from self.share_out(self.free, deal, above)
            return
        step = self.steps[at]
        colour = row(step.number)
        for earlier, _, taker in self.before(at, state):
            if step.kind == "give" and taker == ABOVE:
                above[colour].append(step.number)
                yield from self.walk(at - 1, earlier, deal, below, above)
                above[colour].pop()
            elif step.kind == "give":
                takers = below if taker == BELOW else (taker,)
                for one in list(takers):
                    if taker == BELOW:
                        if not below[one][colour]:
                            continue
                        below[one][colour] -= 1
                    deal[one].append(step.number)
                    yield from self.walk(at - 1, earlier, deal, below, above)
                    deal[one].pop()
                    if taker == BELOW:
                        below[one][colour] += 1
            elif step.kind == "close":
                rest = vector(earlier, self.shifts[step.holder])
                for left in shares(rest, deal[step.holder], above):
                    yield from self.walk(at - 1, earlier, deal, below, left)
            elif step.kind == "open":
                rest = vector(state, self.shifts[step.holder])
                room = self.holders[step.holder].room
                below[step.holder] = [own - r for own, r in zip(room, rest, strict=True)]
                yield from self.walk(at - 1, earlier, deal, below, above)
                del below[step.holder]
            else:
                yield from self.walk(at - 1, earlier, deal, below, above)

    def share_out(self, free: Sequence[int], deal: Deal, above: list[list[int]]) -> Iterator[None]:
        """Divide what is left among the holders whose places never matter, in every way."""
        if not free:
            yield
            return
        for left in shares(self.holders[free[0]].room, deal[free[0]], above):
            yield from self.share_out(free[1:], deal, left)

    # How often what is where

    def places(self, holder: int) -> list[dict[int, int]]:
        """Count, for each place among a hand's unseen cards, the deals with each number there."""
        if self.followed != holder:
            return Sweep(self.unseen, self.holders, holder).places(holder)
        counts: list[dict[int, int]] = [{} for _ in range(self.holders[holder].size)]
        onward: Layer = {0: 1} if self.count else {}
        due_at = self.shifts[holder] + POOL_WIDTH
        for at in range(len(self.steps) - 1, -1, -1):
            step, layer = self.steps[at], self.layers[at]
            earlier_onward: Layer = {}
            until = self.reach(holder, step.number)[0] if step.kind == "give" else 0
            for state, ways in onward.items():
                for earlier, split, taker in self.before(at, state):
                    earlier_onward[earlier] = earlier_onward.get(earlier, 0) + ways * split
                    if step.kind == "give" and taker == holder:
                        place = until - (earlier >> due_at & FIELD)
                        there = counts[place]
                        there[step.number] = there.get(step.number, 0) + layer[earlier] * ways
            onward = earlier_onward
        return [dict(sorted(there.items())) for there in counts]


def vector(state: int, shift: int) -> Vector:
    """Unpack the four fields at a shift."""
    state >>= shift
    return (
        state & FIELD,
        state >> WIDTH & FIELD,
        state >> 2 * WIDTH & FIELD,
        state >> 3 * WIDTH & FIELD,
    )


def packed(values: Sequence[int]) -> int:
    return sum(value << at * WIDTH for at, value in enumerate(values))


def weighted(rng: Random, weights: Sequence[tuple[int, int]]) -> int:
    """Draw one of some things, each as often as its weight says."""
    drawn = rng.randrange(sum(weight for _, weight in weights))
    for thing, weight in weights:
        drawn -= weight
        if drawn < 0:
            return thing
    raise AssertionError("nothing to draw from")


def take(rng: Random, above: list[list[int]], rest: Sequence[int], hand: list[int]) -> None:
    """Take so many cards of each colour out of the pool above, evenly."""
    for colour, count in enumerate(rest):
        rng.shuffle(above[colour])
        for _ in range(count):
            hand.append(above[colour].pop())


def shares(
    rest: Sequence[int], hand: list[int], above: list[list[int]]
) -> Iterator[list[list[int]]]:
    """Give a hand so many cards of each colour of a pool, in every way; yield what is left."""
    held = len(hand)
    each = (combinations(cards, count) for cards, count in zip(above, rest, strict=True))
    for taken in product(*each):
        hand += [card for cards in taken for card in cards]
        yield [
            [card for card in cards if card not in gone]
            for cards, gone in zip(above, taken, strict=True)
        ]
        del hand[held:]
