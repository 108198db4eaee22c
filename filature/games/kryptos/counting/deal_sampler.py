"""Kryptos: the deals that agree with what is known, counted, listed and evenly drawn.

A dynamic programme over the numbers, upward. Each unseen number goes to exactly one holder (a hand,
or the cards aside), which has room for so many cards of each colour; the place of a card in a hand
is how many cards that hand was given before. A card face up says how many cards below it a hand
holds, and some cards are barred from some places (a refuted guess, R10).

A state says, for each hand, how many cards of each colour it still takes. But only within its
window (`SweepPlan`): before and after, hands share a pool, whose cards they divide among them in as
many ways as binomials say. A layer maps each state to the number of ways that lead there; walking
back through the layers gives every deal, or an even draw, without a dead end.

    sampler = DealSampler(unseen, holders)
    sampler.count               how many deals there are
    sampler.sample(rng)         one of them, evenly
    sampler.deals()             all of them, one by one
    sampler.places(holder)      in how many deals each number is at each place of a hand
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from math import comb, prod
from random import Random

from filature.games.kryptos.cards import COLOURS, row
from filature.games.kryptos.counting.holder import Deal, Holder, Vector
from filature.games.kryptos.counting.sweep_plan import ABOVE, BELOW, Step, SweepPlan

WIDTH = 4
"""Bits of one field of a packed state; no field ever exceeds 12."""
FIELD = (1 << WIDTH) - 1
POOL_WIDTH = len(COLOURS) * WIDTH
HAND_WIDTH = POOL_WIDTH + WIDTH
"""A hand's fields: the room for each colour, then how many cards are due below its next card face
up. The pools below and above come first in a state, by colour."""

Layer = dict[int, int]


class DealSampler:
    """The layers over some unseen numbers and their holders, computed once and walked at will."""

    def __init__(
        self, unseen: Iterable[int], holders: Sequence[Holder], followed: int | None = None
    ) -> None:
        self.plan = SweepPlan(unseen, holders, followed)
        self.holders, self.steps = self.plan.holders, self.plan.steps
        self.shifts = [2 * POOL_WIDTH + at * HAND_WIDTH for at in range(len(holders))]
        self.joined: dict[int, dict[int, list[tuple[int, int]]]] = {}
        """For each step that closes a hand: whence its states come, and in how many ways."""
        self.layers = [self.start()]
        for at, step in enumerate(self.steps):
            self.layers.append(self.after(at, step, self.layers[-1]))
        self.count = self.layers[-1].get(0, 0)

    # The way up

    def start(self) -> Layer:
        """Begin with all room left; holders without a window divide what they will get."""
        state, ways = 0, 1
        pooled = [0] * len(COLOURS)
        for at, holder in enumerate(self.holders):
            is_free = at in self.plan.unordered
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
        more = step.due << shift
        return {state + more: ways for state, ways in layer.items() if not state >> shift & FIELD}

    def unit(self, taker: int, number: int) -> int:
        """Return what a number takes from a state that is given to a hand or a pool."""
        colour = row(number) * WIDTH
        if taker < 0:
            return 1 << colour + (POOL_WIDTH if taker == ABOVE else 0)
        return (1 << self.shifts[taker] + colour) + (1 << self.shifts[taker] + POOL_WIDTH)

    def given(self, step: Step, layer: Layer) -> Layer:
        """Give a number to each holder that has room for its colour."""
        new: Layer = {}
        get = new.get
        deadlines = [(self.shifts[at] + POOL_WIDTH, left) for at, left in step.deadlines]
        colour = row(step.number) * WIDTH
        for taker in step.takers:
            unit = self.unit(taker, step.number)
            if taker < 0:
                room, due, due_shift = FIELD * unit, -1, 0
                barred: frozenset[int] = frozenset()
            else:
                due_shift = self.shifts[taker] + POOL_WIDTH
                room, due = FIELD << self.shifts[taker] + colour, FIELD << due_shift
                barred = self.plan.barred_dues(taker, step.number)
            for state, ways in layer.items():
                if state & room and state & due:
                    if barred and state >> due_shift & FIELD in barred:
                        continue
                    after = state - unit
                    for at, left in deadlines:
                        if after >> at & FIELD > left:
                            break
                    else:
                        new[after] = get(after, 0) + ways
        return new

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
                due = step.due - sum(room) + sum(rest)
                if 0 <= due <= step.left:
                    out = packed(rest)
                    after = state - out + (out << shift) + (due << shift + POOL_WIDTH)
                    new[after] = ways * self.divisions(step, pool, rest)
        return new

    def divisions(self, step: Step, pool: Vector, rest: Sequence[int]) -> int:
        """Count the ways in which a hand that is opened has taken its cards out of the pool."""
        room = self.holders[step.holder].room
        return prod(
            comb(all_ - left, own - r)
            for own, r, all_, left in zip(room, rest, step.room, pool, strict=True)
        )

    def closed(self, at: int, step: Step, layer: Layer) -> Layer:
        """Put a hand into the pool above, which will divide what it gets."""
        new: Layer = {}
        joined = self.joined[at] = {}
        shift = self.shifts[step.holder]
        for state, ways in layer.items():
            own, pool = vector(state, shift), vector(state, POOL_WIDTH)
            split = prod(comb(a + b, a) for a, b in zip(own, pool, strict=True))
            after = without_hand(state, shift) + (packed(own) << POOL_WIDTH)
            new[after] = new.get(after, 0) + ways * split
            joined.setdefault(after, []).append((state, split))
        return new

    # The way back

    def before(self, at: int, state: int) -> Iterator[tuple[int, int, int]]:
        """List whence a state after a step may come: the state, its ways on, and the taker."""
        step, layer = self.steps[at], self.layers[at]
        shift = self.shifts[step.holder] if self.shifts else 0
        if step.kind == "give":
            for taker in step.takers:
                earlier = state + self.unit(taker, step.number)
                if taker >= 0 and self.plan.bars[taker]:
                    due = earlier >> self.shifts[taker] + POOL_WIDTH & FIELD
                    if due in self.plan.barred_dues(taker, step.number):
                        continue
                if earlier in layer:
                    yield earlier, 1, taker
        elif step.kind == "close":
            for earlier, split in self.joined[at].get(state, ()):
                yield earlier, split, step.holder
        elif step.kind == "check":
            yield state - (step.due << shift + POOL_WIDTH), 1, step.holder
        else:
            rest = vector(state, shift)
            earlier = without_hand(state, shift) + packed(rest)
            yield earlier, self.divisions(step, vector(earlier, 0), rest), step.holder

    def taken_below(self, step: Step, state: int) -> list[int]:
        """Return how many cards of each colour a hand had when it left the pool below."""
        rest = vector(state, self.shifts[step.holder])
        room = self.holders[step.holder].room
        return [own - r for own, r in zip(room, rest, strict=True)]

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
        above: list[list[int]] = [[] for _ in COLOURS]
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            earlier, taker = self.drawn(rng, at, state)
            if step.kind == "give":
                colour = row(step.number)
                if taker == BELOW:
                    taker = weighted(rng, [(at, had[colour]) for at, had in below.items()])
                    below[taker][colour] -= 1
                (above[colour] if taker == ABOVE else deal[taker]).append(step.number)
            elif step.kind == "close":
                take(rng, above, vector(earlier, self.shifts[step.holder]), deal[step.holder])
            elif step.kind == "open":
                below[step.holder] = self.taken_below(step, state)
            state = earlier
        for holder in self.plan.unordered:
            take(rng, above, self.holders[holder].room, deal[holder])
        return [sorted(cards) for cards in deal]

    def deals(self) -> Iterator[Deal]:
        """List every deal, once."""
        if not self.count:
            return
        deal: Deal = [[] for _ in self.holders]
        above: list[list[int]] = [[] for _ in COLOURS]
        for _ in self.fill(len(self.steps) - 1, 0, deal, {}, above):
            yield [sorted(cards) for cards in deal]

    def fill(
        self, at: int, state: int, deal: Deal, below: dict[int, list[int]], above: list[list[int]]
    ) -> Iterator[None]:
        """Walk back from a state in every way, filling the deal; stop at each that is complete."""
        if at < 0:
            yield from self.share_out(self.plan.unordered, deal, above)
            return
        step = self.steps[at]
        colour = row(step.number)
        for earlier, _, taker in self.before(at, state):
            if step.kind == "give" and taker == BELOW:
                for one in [hand for hand, had in below.items() if had[colour]]:
                    below[one][colour] -= 1
                    deal[one].append(step.number)
                    yield from self.fill(at - 1, earlier, deal, below, above)
                    deal[one].pop()
                    below[one][colour] += 1
            elif step.kind == "give":
                cards = above[colour] if taker == ABOVE else deal[taker]
                cards.append(step.number)
                yield from self.fill(at - 1, earlier, deal, below, above)
                cards.pop()
            elif step.kind == "close":
                rest = vector(earlier, self.shifts[step.holder])
                for left in shares(rest, deal[step.holder], above):
                    yield from self.fill(at - 1, earlier, deal, below, left)
            elif step.kind == "open":
                below[step.holder] = self.taken_below(step, state)
                yield from self.fill(at - 1, earlier, deal, below, above)
                del below[step.holder]
            else:
                yield from self.fill(at - 1, earlier, deal, below, above)

    def share_out(
        self, holders: Sequence[int], deal: Deal, above: list[list[int]]
    ) -> Iterator[None]:
        """Divide what is left among the holders whose order never matters, in every way."""
        if not holders:
            yield
            return
        for left in shares(self.holders[holders[0]].room, deal[holders[0]], above):
            yield from self.share_out(holders[1:], deal, left)

    def places(self, holder: int) -> list[dict[int, int]]:
        """Count, for each place among a hand's unseen cards, the deals with each number there."""
        if self.plan.followed != holder:
            return DealSampler(self.plan.unseen, self.holders, holder).places(holder)
        counts: list[dict[int, int]] = [{} for _ in range(self.holders[holder].size)]
        onward: Layer = {0: 1} if self.count else {}
        due_at = self.shifts[holder] + POOL_WIDTH
        for at in range(len(self.steps) - 1, -1, -1):
            step, layer = self.steps[at], self.layers[at]
            earlier_onward: Layer = {}
            until = self.plan.reach(holder, step.number)[0] if step.kind == "give" else 0
            for state, ways in onward.items():
                for earlier, split, taker in self.before(at, state):
                    earlier_onward[earlier] = earlier_onward.get(earlier, 0) + ways * split
                    if step.kind == "give" and taker == holder:
                        there = counts[until - (earlier >> due_at & FIELD)]
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


def without_hand(state: int, shift: int) -> int:
    """Clear the fields of the hand at a shift."""
    return state & ~(((1 << HAND_WIDTH) - 1) << shift)


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
    for cards, count in zip(above, rest, strict=True):
        rng.shuffle(cards)
        for _ in range(count):
            hand.append(cards.pop())


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
