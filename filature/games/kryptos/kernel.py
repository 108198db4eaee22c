"""Kryptos as arrays: `rules.py` once more, for training (see `core/kernel.py`).

Actions, each with one meaning in all set-ups:

    0 + 10 k + p    name the card at position p of the seat k + 1 places to the left
    50 + n - 1      then, the number n there
    98 + p          turn up one's own card at position p, in the set-up
    108             make no second attempt
    109             pass (R4)

An observation has the shares of the numbers at every card face down of the others. They are close
to the exact ones: each hand is counted by itself (order, missed guesses, R10), with weights on its
numbers, and the weights are adjusted a few times, until each hand has about the right number of
cards of each colour, each number about one holder. Weights also say what the guesses of a seat give
away of its own hand (see `thinking/suspicion.py`). All in whole numbers: weights as logarithms in
1/16, shares in 1/32768.
"""

from __future__ import annotations

from math import comb, exp, log
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup

SEATS, HAND, NUMBERS, COLOURS = 6, 10, 48, 4
OTHERS = SEATS - 1
NAMES, REVEALS, STOP, PASS, ACTIONS = 50, 98, 108, 109, 110
REVEAL, GUESS, SECOND, OVER = range(4)
START_POINTS, TARGET = 2, 15
NONE_BROKEN, COLOUR_LIMIT, NO_NEIGHBOUR, NO_END = range(4)
CARDS_AND_HAND = {3: (32, 10), 4: (36, 9), 5: (40, 8), 6: (48, 8)}
MYSTERY = {4: (40, 9), 5: (44, 8)}
FULL = 127
"""A share of 1, and other parts of a whole, in an observation."""

# Counting
BLOCK, INTERPRET = 128, False
"""Of a GPU's kernel: how many hands a block of threads counts; whether to try it without a GPU."""
OPEN, DOWN = 30, 8
"""The most numbers that a seat cannot place, and cards face down of a hand, in the turns."""
PASSES = 6
"""How many times the hands are counted."""
BITS, WEIGHT_BITS = 15, 14
"""Of shares and of what is counted; of weights."""
WHOLE = 1 << BITS
CAP, MOST = 66, 128
"""The largest logarithm of one cause's weight, and of a weight."""
BLUFF, KEEN, CERTAIN = 0.02, 1.5, 0.95
"""As in `thinking/suspicion.py`."""


def logarithm(value: float) -> int:
    """Return a natural logarithm in 1/16."""
    return round(16 * log(value))


CHOOSE = np.array(
    [[min(comb(n, k), 2**31 - 1) for k in range(HAND + 1)] for n in range(NUMBERS + 1)], np.int32
)
WEIGHT = np.array([round(2**WEIGHT_BITS * exp(-at / 16)) for at in range(MOST + 1)], np.int32)
"""exp(-at / 16)."""
POWER = np.array([round(4096 * exp(at / 16)) for at in range(-MOST, MOST + 1)], np.int32)
"""exp(at / 16), from -`MOST` on, in 1/4096."""
ODDS = np.array([logarithm(max(at, 0.5) / max(1024 - at, 0.5)) for at in range(1024 + 1)], np.int32)
"""The logarithm of the odds of at / 1024."""
LOG_TOP = np.array([logarithm(at) for at in range(64, 128)], np.int32)
LOG_LENGTH = np.array([round(16 * log(2) * (at - 7)) for at in range(33)], np.int32)
SUSPECTED = np.array(
    [round(-16 * KEEN * log(1 - min(at / ONE, CERTAIN))) for at in range(ONE + 1)], np.int32
)
"""How much likelier a seat holds a number that has the share at / 64 where it named another."""
NOT_HELD = logarithm(BLUFF)


def exposure(cards: int, numbers: int) -> int:
    """Sum the best shares of so many cards in a gap with so many numbers, in 1/64."""
    if not 0 < cards <= numbers:
        return 0
    ways = [
        max(comb(below, at) * comb(numbers - 1 - below, cards - 1 - at) for below in range(numbers))
        for at in range(cards)
    ]
    return ONE * sum(ways) // comb(numbers, cards)


EXPOSURE = np.array(
    [[exposure(cards, numbers) for numbers in range(NUMBERS + 1)] for cards in range(HAND + 1)],
    np.int32,
)


class Setup(NamedTuple):
    """The options."""

    seats: Array
    numbers: Array
    hand: Array
    advanced: Array
    bribe: Array


class State(NamedTuple):
    """One game. The first index is a seat, the second a position."""

    key: Array
    setup: Setup
    phase: Array
    actor: Array
    first: Array
    reveals: Array
    turns: Array
    """Turns completed, of all seats together."""
    scores: Array
    reached: Array
    """Whether some seat has reached the target, now or before (R8)."""
    cards: Array
    """The numbers; 0 where there is no card."""
    down: Array
    aside: Array
    """How many cards aside each colour has."""
    barred: Array
    """By seat, position and number - 1: a missed guess or R10 says that this is not there."""
    suspected: Array
    """By seat and number - 1, the logarithm of what its own guesses give away."""
    guesses: Array
    right: Array
    """How many guesses a seat has made, and how many of them were right."""
    last: Array
    """By seat, the number named last, negative if wrong; 0 if none."""
    chosen: Array
    """The card that the actor has chosen, as an action, or -1."""

    @property
    def over(self) -> Array:
        return self.phase == OVER


def setup(seats: int = 4, options: Any = None) -> Setup:
    """Return a set-up as arrays."""
    given = {"setup": "basic", "mystery": False, "bribe": False, **(options or {})}
    numbers, hand = (MYSTERY if given["mystery"] else CARDS_AND_HAND)[seats]
    flags = given["setup"] == "advanced", bool(given["bribe"])
    return Setup(*map(jnp.int32, (seats, numbers, hand)), *map(jnp.bool_, flags))


def colours(numbers: Array) -> Array:
    """Return masks over the colours; none for 0."""
    return ((numbers[..., None] - 1) % COLOURS == jnp.arange(COLOURS)) & (numbers > 0)[..., None]


ROW: Array = np.arange(NUMBERS) % COLOURS
OF_COLOUR: Array = np.arange(COLOURS)[:, None] == ROW


def new(key: Array, setup: Setup) -> State:
    """Draw the first player and deal; each hand stands sorted."""
    key, draw, shuffle = jax.random.split(key, 3)
    used = jnp.arange(NUMBERS) < setup.numbers
    drawn = (jax.random.bits(shuffle, (NUMBERS,)) >> 8).astype(jnp.int32) << 6
    order = drawn + jnp.arange(NUMBERS) + jnp.where(used, 0, 1 << 30)
    place = (order < order[:, None]).sum(1)
    owner = jnp.where(place < setup.seats * setup.hand, place // setup.hand, SEATS)
    held = owner == jnp.arange(SEATS)[:, None]
    position = jnp.where(held, held.cumsum(1) - 1, 0).sum(0)
    cards = jnp.zeros((SEATS + 1, HAND), jnp.int32)
    cards = cards.at[owner, position].set(jnp.arange(1, NUMBERS + 1))[:SEATS]
    each, none = jnp.zeros(SEATS, jnp.int32), jnp.int32(0)
    first = jax.random.randint(draw, (), 0, setup.seats)
    return State(
        key=key,
        setup=setup,
        phase=jnp.int32(REVEAL),
        actor=(first - 1) % setup.seats,
        first=first,
        reveals=none,
        turns=none,
        scores=jnp.where(jnp.arange(SEATS) < setup.seats, START_POINTS, 0),
        reached=jnp.bool_(False),
        cards=cards,
        down=cards > 0,
        aside=((owner == SEATS) & used & OF_COLOUR).sum(1),
        barred=jnp.zeros((SEATS, HAND, NUMBERS), bool),
        suspected=jnp.zeros((SEATS, NUMBERS), jnp.int32),
        guesses=each,
        right=each,
        last=each,
        chosen=jnp.int32(-1),
    )


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act."""
    kind = (action >= NAMES).astype(jnp.int32) + (action >= REVEALS) + (action >= STOP)
    after: State = jax.lax.switch(kind, [choose, name, reveal, end_turn_by], state, action)
    return after


# Set-up


def reveal(state: State, action: Array) -> State:
    """Turn up one of your own cards; the seats do so counter-clockwise, twice round."""
    seat, position, seats = state.actor, action - REVEALS, state.setup.seats
    broken, dropped = conditions(state, seat)
    # R10: no card of that hand then face down broke fewer conditions than were dropped.
    told = (broken < dropped) & (state.down[seat] & (jnp.arange(HAND) != position))[:, None]
    reveals = state.reveals + 1
    done = reveals == 2 * seats
    return state._replace(
        down=state.down.at[seat, position].set(False),
        barred=state.barred.at[seat].set(state.barred[seat] | told),
        reveals=reveals,
        phase=jnp.where(done, GUESS, REVEAL),
        actor=jnp.where(done, state.first, (state.first - 1 - reveals) % seats),
    )


def conditions(state: State, seat: Array) -> tuple[Array, Array]:
    """Return what of the advanced set-up each number would break at each position of this hand, and
    how many conditions are dropped (R3), so that some card may be turned up."""
    numbers, positions = jnp.arange(1, NUMBERS + 1), jnp.arange(HAND)
    hand, down = state.cards[seat], state.down[seat]
    own_up = jnp.where(down | (hand == 0), -9, hand)
    beside = (abs(numbers[:, None] - own_up) == 1).any(1)
    crowded = (face_up(state) & OF_COLOUR).sum(1) >= jnp.where(state.setup.seats <= 4, 2, 3)
    broken = jnp.where(beside, NO_NEIGHBOUR, jnp.where(crowded[ROW], COLOUR_LIMIT, NONE_BROKEN))
    end = (positions == 0) | (positions == state.setup.hand - 1)
    broken = jnp.where(end[:, None], NO_END, broken) * state.setup.advanced
    dropped = jnp.where(down, broken[positions, hand - 1], NO_END).min()
    return broken, dropped


def face_up(state: State) -> Array:
    """Return the numbers of the cards face up."""
    up = jnp.where(state.down, 0, state.cards).ravel()
    return (up[:, None] == jnp.arange(1, NUMBERS + 1)).any(0)


# A turn


def choose(state: State, action: Array) -> State:
    """Choose the card to name."""
    return state._replace(chosen=jnp.int32(action))


def name(state: State, action: Array) -> State:
    """Name a number at the card chosen; a second attempt costs a point (R2, R9)."""
    number, seat, setup = action - NAMES + 1, state.actor, state.setup
    target = (seat + 1 + state.chosen // HAND) % setup.seats
    position = state.chosen % HAND
    state = suspect(state, target, position, number)
    paid = state.phase == SECOND
    right = state.cards[target, position] == number
    points = jnp.where(right, jnp.minimum(3, state.down[target].sum()), 0)
    scores = state.scores.at[target].add(paid & setup.bribe)
    reached = state.reached | (paid & setup.bribe & (scores[target] >= TARGET))
    scores = scores.at[seat].add(points - paid)
    down = state.down.at[target, position].set(~right)
    all_up = ~down.any()
    state = state._replace(
        scores=scores,
        reached=reached | (right & ~all_up & (scores[seat] >= TARGET)),
        down=down,
        barred=state.barred.at[target, position, number - 1].set(True),
        guesses=state.guesses.at[seat].add(1),
        right=state.right.at[seat].add(right),
        last=state.last.at[seat].set(jnp.where(right, number, -number)),
        chosen=jnp.int32(-1),
    )
    again = ~right & ~paid & (scores[seat] > 0)  # R1
    after = end_turn(state)
    return after._replace(
        phase=jnp.where(all_up, OVER, jnp.where(again, SECOND, after.phase)),  # R4, R7
        turns=jnp.where(all_up | again, state.turns, after.turns),
        actor=jnp.where(all_up | again, seat, after.actor),
    )


def suspect(state: State, target: Array, position: Array, number: Array) -> State:
    """Keep what a guess gives away of the guesser's hand."""
    low, high, before, size = (part[position] for part in gap(state.cards, state.down, target))
    numbers, below = jnp.arange(1, NUMBERS + 1), up_to(~face_up(state) & used(state))
    inside = (low < numbers) & (numbers < high) & (below[1:] > below[:-1])
    under, over = below[numbers - 1] - below[low], below[high - 1] - below[numbers]
    choices = jnp.asarray(CHOOSE)
    ways = choices[under, before] * choices[over, size - 1 - before]
    share = ONE * jnp.where(inside, ways, 0) // choices[below[high - 1] - below[low], size]
    told = jnp.where(numbers == number, NOT_HELD, jnp.asarray(SUSPECTED)[share])
    row = jnp.clip(state.suspected[state.actor] + told, -FULL, FULL)
    return state._replace(suspected=state.suspected.at[state.actor].set(row))


def end_turn_by(state: State, action: Array) -> State:
    """Make no second attempt, or pass."""
    return end_turn(state)


def end_turn(state: State) -> State:
    """The turn goes to the left; the game ends with the round once the target is reached (R6)."""
    turns = state.turns + 1
    actor = (state.first + turns) % state.setup.seats
    over = state.reached & (actor == state.first)
    return state._replace(turns=turns, actor=actor, phase=jnp.where(over, OVER, GUESS))


# Gaps between cards face up


def gap(cards: Array, down: Array, seat: Array) -> tuple[Array, Array, Array, Array]:
    """Return for each position of a hand the cards face up next to it below and above, how many
    face down are before it after the one, and how many there are between the two."""
    up = (cards[seat] > 0) & ~down[seat]
    low = shifted(jax.lax.cummax(jnp.where(up, cards[seat], 0)), 0)
    high = shifted(jax.lax.cummin(jnp.where(up, cards[seat], NUMBERS + 1)[::-1]), NUMBERS + 1)
    before = jnp.cumsum(down[seat]) - down[seat]
    start = shifted(jax.lax.cummax(jnp.where(up, before, 0)), 0)
    total = down[seat].sum()
    end = jnp.minimum(shifted(jax.lax.cummin(jnp.where(up, before, HAND)[::-1]), HAND), total)
    return low, high[::-1], before - start, end[::-1] - start


def shifted(values: Array, first: int) -> Array:
    """Move values one place on."""
    return jnp.concatenate([jnp.full(1, first, values.dtype), values[:-1]])


def up_to(mask: Array) -> Array:
    """Return how many numbers of a mask there are up to each number, from 0 on."""
    return jnp.concatenate([jnp.zeros(1, jnp.int32), jnp.cumsum(mask)])


def used(state: State) -> Array:
    return jnp.arange(NUMBERS) < state.setup.numbers


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do."""
    seat, positions = state.actor, jnp.arange(HAND)
    turn = (state.phase == GUESS) | (state.phase == SECOND)
    choosing = turn & (state.chosen < 0)
    order, there = others(state, seat)
    cards = choosing & state.down[order] & there[:, None]
    numbers = turn & (state.chosen >= 0) & used(state) & ~face_up(state)
    broken, dropped = conditions(state, seat)
    may = state.down[seat] & (broken[positions, state.cards[seat] - 1] <= dropped)
    last = jnp.stack([choosing & (state.phase == SECOND), choosing & ~cards.any()])
    return jnp.concatenate([cards.ravel(), numbers, may & (state.phase == REVEAL), last])


def others(state: State, seat: Array) -> tuple[Array, Array]:
    """Return the other seats from the left on, and which of them there are."""
    place = jnp.arange(1, SEATS)
    there = place < state.setup.seats
    return jnp.where(there, (seat + place) % state.setup.seats, seat), there


# What a seat can work out


class Shares(NamedTuple):
    """How likely the numbers are at the cards face down of the others."""

    at: Array
    """By other seat, card face down and open number, in 1/32768."""
    place: Array
    """Where each number - 1 is among the open ones."""
    open: Array
    numbers: Array
    """The open numbers."""
    told: Array
    """By other seat and number - 1, the logarithm of what its guesses give away of it."""


def shares(state: State, seat: Array) -> Shares:
    """Work out how likely the numbers are at the cards face down of the others."""
    order, there = others(state, seat)
    own = (state.cards[seat][:, None] == jnp.arange(1, NUMBERS + 1)).any(0)
    open_ = used(state) & ~face_up(state) & ~own
    numbers = jnp.nonzero(open_, size=OPEN, fill_value=NUMBERS)[0] + 1
    real = numbers <= NUMBERS
    index = jnp.where(real, numbers - 1, 0)
    rows = colours(jnp.where(real, numbers, 0))
    down = state.down[order] & there[:, None]
    room = colours(jnp.where(down, state.cards[order], 0)).sum(1)
    low, high, _, _ = jax.vmap(gap, (None, None, 0))(state.cards, state.down, order)
    position = jnp.minimum((jnp.cumsum(down, 1)[:, None] <= jnp.arange(DOWN)[:, None]).sum(2), 9)
    size = down.sum(1)
    hand, card = jnp.arange(OTHERS)[:, None], jnp.arange(DOWN)
    low, high = low[hand, position][..., None], high[hand, position][..., None]
    barred = state.barred[order[:, None, None], position[..., None], index]
    fits = (room[:, None] * rows).sum(2) > 0
    ok = (low < numbers) & (numbers < high) & ~barred & fits[:, None] & real
    ok &= (card < size[:, None])[..., None]
    told = state.suspected[order] * (state.right[order] + 3)[:, None]
    told = jnp.clip(told // (state.guesses[order] + 4)[:, None], -CAP, CAP)
    at = adjusted(ok, size, room, rows, state.aside, told[:, index])
    return Shares(at, jnp.cumsum(open_) - 1, open_, numbers, told)


def adjusted(ok: Array, size: Array, room: Array, rows: Array, aside: Array, told: Array) -> Array:
    """Count the hands a few times, adjusting the weights of numbers in between."""
    may = jnp.concatenate([ok.any(1), ((aside * rows).sum(1) > 0)[None]])
    available = (may[:-1, :, None] & rows).sum(1)
    power = jnp.asarray(POWER)

    def weights(message: Array, tilt: Array) -> Array:
        return jnp.where(may[:-1], message[:-1] + (tilt[:, None] * rows).sum(2) + told, 0)

    def adjust(carry: tuple[Array, Array], _: Any) -> tuple[tuple[Array, Array], None]:
        message, tilt = carry
        held = counted(ok, size, weights(message, tilt)).sum(1)
        # The cards aside: as many of each colour as there are.
        drawn = jnp.where(may[-1], power[message[-1] + MOST], 0)
        total = ((drawn[:, None] * rows).sum(0) * rows).sum(1)
        drawn = 1024 * (aside * rows).sum(1) * drawn // jnp.maximum(total, 1)
        parts = jnp.concatenate([held >> 5, jnp.minimum(drawn, 1003)[None]])
        # Each number has one holder.
        odds = jnp.asarray(ODDS)[parts] - message
        odds = jnp.where(may, power[jnp.clip(odds, -MOST, MOST) + MOST], 0)
        rest = odds.sum(0) - odds
        answer = jnp.where(rest > 0, logarithms(4096) - logarithms(rest), CAP)
        message = (message + jnp.clip(answer, -CAP, CAP)) >> 1
        # Each hand has so many cards of each colour.
        expected = ((held >> 5)[..., None] * rows).sum(1)
        whole = 1024 * available
        expected = jnp.clip(expected, 20, jnp.maximum(whole - 20, 20))
        wanted = logarithms(room) - logarithms(available - room)
        found = logarithms(expected) - logarithms(whole - expected)
        moved = jnp.clip(tilt + ((wanted - found) * 11 >> 4), -CAP, CAP)
        return (message, jnp.where(room >= available, CAP, moved)), None

    start = jnp.zeros((SEATS, OPEN), jnp.int32), jnp.zeros((OTHERS, COLOURS), jnp.int32)
    (message, tilt), _ = jax.lax.scan(adjust, start, None, PASSES - 1)
    return counted(ok, size, weights(message, tilt))


def logarithms(values: Array) -> Array:
    """Return the natural logarithms of whole numbers in 1/16, to about that; below 1 as of 1."""
    values = jnp.maximum(jnp.asarray(values, jnp.int32), 1)
    length = 32 - jax.lax.clz(values)
    top = (values >> jnp.maximum(length - 7, 0)) << jnp.maximum(7 - length, 0)
    return jnp.asarray(LOG_TOP)[top - 64] + jnp.asarray(LOG_LENGTH)[length]


def counted(ok: Array, size: Array, weight: Array) -> Array:
    """Return by hand, card and number how often it is there, in 1/32768, with hands weighed.

    From the highest number down, `left` says how many ways there are to fill the cards from each
    on, as far as it matters: multiplied by whatever keeps it within 15 bits. The cards of a hand
    are arrays of their own, so that a step is one pass over all hands, and without a gather.
    """
    weight = jnp.clip(weight, -MOST, MOST)
    table = jnp.asarray(WEIGHT)
    taking, skipping = table[jnp.maximum(-weight, 0)], table[jnp.maximum(weight, 0)]
    fits = (ok << jnp.arange(DOWN)[:, None]).sum(1)
    arguments = *(part.T for part in (fits, taking, skipping)), size
    there = jax.lax.platform_dependent(*arguments, cuda=count_on_gpu, default=count)
    return jnp.transpose(there, (2, 1, 0))


Level = tuple[Array, ...]
"""An array for each card of a hand, or for each and the end."""


def first_level(size: Array) -> Level:
    """Say where a hand is full: after its last card."""
    return tuple(jnp.where(size == card, 1 << BITS - 1, 0) for card in range(DOWN + 1))


def level_back(left: Level, fits: Array, take: Array, skip: Array) -> tuple[Level, Level]:
    """Go down by one number: return the ways, and for each card how many of them take it."""
    taken = [jnp.where(fits >> card & 1 == 1, take * left[card + 1], 0) for card in range(DOWN)]
    skipped = [skip * ways for ways in left]
    both = [*map(jnp.add, taken, skipped[:-1]), skipped[-1]]
    most = both[0]
    for ways in both[1:]:
        most = jnp.maximum(most, ways)
    # How far the length exceeds 15 bits, by the exponent of a float.
    exponent = jax.lax.bitcast_convert_type((most >> 7).astype(jnp.float32), jnp.int32) >> 23
    shift = jnp.maximum(exponent - 134, 0)
    scaled = [ways >> shift for ways in both]
    parts = [
        jnp.where(skip_ == 0, jnp.where(take_ > 0, WHOLE, 0), part_of(take_ >> shift, whole))
        for take_, skip_, whole in zip(taken, skipped, scaled, strict=False)
    ]
    ways = zip(scaled, both, strict=True)
    return tuple(jnp.maximum(few, (many > 0).astype(jnp.int32)) for few, many in ways), tuple(parts)


def part_of(some: Array, whole: Array) -> Array:
    """Return the whole part of 2^15 some / whole, both within 15 bits, by a float's division."""
    whole = jnp.maximum(whole, 1)
    part = (some.astype(jnp.float32) * WHOLE / whole.astype(jnp.float32)).astype(jnp.int32)
    rest = (some << BITS) - part * whole
    return part + (rest >= whole).astype(jnp.int32) - (rest < 0).astype(jnp.int32)


def level_onward(mass: Level, parts: Level) -> tuple[Level, Level]:
    """Go up by one number: return what is left to fill from each card on, and what is there."""
    taken = [have * part >> BITS for have, part in zip(mass, parts, strict=False)]
    none = jnp.zeros_like(mass[0])
    after = [
        have - goes + comes
        for have, goes, comes in zip(mass, [*taken, none], [none, *taken], strict=True)
    ]
    return tuple(after), tuple(taken)


def count(fits: Array, taking: Array, skipping: Array, size: Array) -> Array:
    """Count hands; the first index of the arguments but `size` is a number.

    `fits` has a bit for each card. Return what is there by number and card.
    """
    full = first_level(size)
    each = fits, taking, skipping
    _, parts = jax.lax.scan(lambda left, one: level_back(left, *one), full, each, reverse=True)
    none = jnp.zeros_like(size)
    _, there = jax.lax.scan(level_onward, (none + WHOLE, *(none,) * DOWN), parts)
    return jnp.stack(there, 1)


@jax.custom_batching.custom_vmap
def count_on_gpu(fits: Array, taking: Array, skipping: Array, size: Array) -> Array:
    """The same as one kernel of a GPU: each of its threads counts one hand."""
    from jax.experimental import pallas
    from jax.experimental.pallas import triton

    hands = size.size
    blocks = -(-hands // BLOCK)

    def flat(part: Array) -> Array:
        part = part.reshape(*part.shape[: part.ndim - size.ndim], hands)
        return jnp.pad(part, [(0, 0)] * (part.ndim - 1) + [(0, blocks * BLOCK - hands)])

    def block(*first: int) -> Any:
        return pallas.BlockSpec((*first, BLOCK), lambda at: (*(0 for _ in first), at))

    def outcome(*first: int) -> Any:
        return jax.ShapeDtypeStruct((*first, blocks * BLOCK), jnp.int32)

    _, there = pallas.pallas_call(
        count_block,
        grid=(blocks,),
        in_specs=[block(OPEN), block(OPEN), block(OPEN), block()],
        out_specs=[block(OPEN, DOWN // 2), block(OPEN, DOWN)],
        out_shape=[outcome(OPEN, DOWN // 2), outcome(OPEN, DOWN)],
        compiler_params=triton.CompilerParams(num_warps=BLOCK // 32, num_stages=1),
        interpret=INTERPRET,
    )(flat(fits), flat(taking), flat(skipping), flat(size))
    return there[..., :hands].reshape(OPEN, DOWN, *size.shape)


@count_on_gpu.def_vmap
def count_batch(_: int, batched: list[bool], *arguments: Array) -> tuple[Array, bool]:
    """Count the hands of many games: all together, the games last."""
    size = next(part.shape[0] for part, many in zip(arguments, batched, strict=True) if many)
    games_last = [
        jnp.moveaxis(part, 0, -1)
        if many
        else jnp.broadcast_to(part[..., None], (*part.shape, size))
        for part, many in zip(arguments, batched, strict=True)
    ]
    return jnp.moveaxis(count_on_gpu(*games_last), -1, 0), True


def count_block(fits: Any, taking: Any, skipping: Any, size: Any, parts: Any, there: Any) -> None:
    """Count a block of hands; the parts lie in pairs in memory between the two ways."""

    def back(step: Array, left: Level) -> Level:
        at = OPEN - 1 - step
        left, found = level_back(left, fits[at, :], taking[at, :], skipping[at, :])
        for pair in range(DOWN // 2):
            parts[at, pair, :] = found[2 * pair] | found[2 * pair + 1] << 16
        return left

    def onward(at: Array, mass: Level) -> Level:
        pairs = [parts[at, pair, :] for pair in range(DOWN // 2)]
        found = [part for pair in pairs for part in (pair & 0xFFFF, pair >> 16 & 0xFFFF)]
        mass, taken = level_onward(mass, tuple(found))
        for card in range(DOWN):
            there[at, card, :] = taken[card]
        return mass

    jax.lax.fori_loop(0, OPEN, back, first_level(size[:]))
    none = jnp.zeros((BLOCK,), jnp.int32)
    jax.lax.fori_loop(0, OPEN, onward, (none + WHOLE, *(none,) * DOWN))


# What a seat sees


def observe(state: State, seat: Array) -> Array:
    """Return what a seat knows, its own side first, then the others from its left on."""
    order, there = others(state, seat)
    playing = (state.phase == GUESS) | (state.phase == SECOND)
    parts = [
        *seen_cards(state, seat, order, there, playing),
        *seen_own(state, seat),
        *seen_seats(state, jnp.concatenate([seat[None], order]), there),
        *seen_table(state, seat),
    ]
    flat = [jnp.where(part, ONE, 0) if part.dtype == bool else part for part in parts]
    return jnp.concatenate([part.ravel() for part in flat]).astype(jnp.int8)


def seen_cards(
    state: State, seat: Array, order: Array, there: Array, playing: Array
) -> list[Array]:
    """Of each card of the others: the share of the likeliest number, what it promises compared to
    the best, this number (the card's, negative, if face up), how few are possible. Then the most
    that is promised. Of each number: its share at the card chosen, where it is, what was told."""
    found = shares(state, seat)
    down = state.down[order] & there[:, None]
    place = jnp.minimum(jnp.cumsum(down, 1) - down, DOWN - 1)
    hand = jnp.arange(OTHERS)[:, None]
    shown = down & playing
    part = jnp.where(shown, (FULL * found.at.max(2) >> BITS)[hand, place], 0)
    likeliest = found.numbers[found.at.argmax(2)][hand, place]
    promised = part * jnp.minimum(3, down.sum(1))[:, None]
    best = promised.max()
    up = jnp.where(there[:, None] & ~down, state.cards[order], 0)
    number = jnp.where(shown, 2 * likeliest, -2 * up)
    possible = (found.at > 0).sum(2)[hand, place]
    few = jnp.where(shown, FULL // jnp.maximum(possible, 1), 0)
    mine = (state.chosen >= 0) & (state.actor == seat)
    chosen = jnp.maximum(state.chosen, 0)
    whose = chosen // HAND
    row = found.at[whose, place[whose, chosen % HAND]]
    row = jnp.where(mine & found.open, FULL * row[found.place] >> BITS, 0)
    own = (state.cards[seat][:, None] == jnp.arange(1, NUMBERS + 1)).any(0)
    covered = face_up(state)
    status = jnp.where(own, jnp.where(covered, ONE // 2, ONE), 0)
    status = jnp.where((covered & ~own) | ~used(state), -ONE, status)
    told = jnp.where(mine & found.open, found.told[whose], 0)
    value = FULL * promised // jnp.maximum(best, 1)
    most = jnp.stack([best // 3, part.max()])
    return [part, value, number, few, most, row, status, told]


def seen_own(state: State, seat: Array) -> list[Array]:
    """Of each of one's own cards: its number (negative if face up); how likely the others hold it
    to be there by the gaps alone, or, while a card must be turned up, how little turning up this
    one gives away; and how few numbers are possible there to everybody."""
    hand, down = state.cards[seat], state.down[seat]
    low, high, before, size = gap(state.cards, state.down, seat)
    unseen = ~face_up(state) & used(state)
    below = up_to(unseen)
    under, over = below[hand - 1] - below[low], below[high - 1] - below[hand]
    inside = below[high - 1] - below[low]
    after = size - 1 - before
    choices, table = jnp.asarray(CHOOSE), jnp.asarray(EXPOSURE)
    share = FULL * choices[under, before] * choices[over, after] // choices[inside, size]
    more = table[before, under] + table[after, over] - table[size, inside]
    broken, dropped = conditions(state, seat)
    may = down & (broken[jnp.arange(HAND), hand - 1] <= dropped)
    least = jnp.where(may, more, 10**6).min()
    hiding = jnp.where(may, jnp.clip(FULL - 2 * (more - least), 0, FULL), 0)
    told = jnp.where(state.phase == REVEAL, hiding, share)
    numbers = jnp.arange(1, NUMBERS + 1)
    rank = (below[numbers] - below[low[:, None]]) - 1
    room = colours(jnp.where(down, hand, 0)).sum(0)
    fits = (low[:, None] < numbers) & (numbers < high[:, None]) & (unseen & (room[ROW] > 0))
    fits &= (rank >= before[:, None]) & (rank < (inside - after)[:, None])
    possible = (fits & ~state.barred[seat]).sum(1)
    few = FULL // jnp.maximum(possible, 1)
    return [jnp.where(down, 2, -2) * hand, jnp.where(down, told, 0), jnp.where(down, few, 0)]


def seen_seats(state: State, order: Array, there: Array) -> list[Array]:
    """Of each seat: that it is there, points, cards face down, what one of them brings, its place
    in the order of turns, guesses, how many were right, the number named last, if it was right."""
    here = jnp.concatenate([jnp.ones(1, bool), there])
    down = state.down[order].sum(1)
    guesses, last = state.guesses[order], state.last[order]
    fields = [
        jnp.minimum(6 * state.scores[order], FULL),
        12 * down,
        21 * jnp.minimum(3, down),
        20 * ((order - state.first) % state.setup.seats),
        jnp.minimum(8 * guesses, FULL),
        FULL * state.right[order] // jnp.maximum(guesses, 1),
        2 * abs(last),
        ONE * (last > 0),
    ]
    return [here, *(jnp.where(here, field, 0) for field in fields)]


def seen_table(state: State, seat: Array) -> list[Array]:
    """What is asked, the card chosen, the set-up, and how the race stands."""
    setup, seats = state.setup, state.setup.seats
    owes = (state.actor == seat) & ~state.over
    mine = (state.chosen >= 0) & (state.actor == seat)
    slot = jnp.maximum(state.chosen, 0)
    order, there = others(state, seat)
    rival = jnp.where(there, state.scores[order], 0).max()
    ahead = jnp.clip(8 * (state.scores[seat] - rival), -FULL, FULL)
    full_hand = setup.seats * setup.hand
    return [
        owes[None],
        state.phase == jnp.arange(4),
        mine[None],
        mine & (slot // HAND == jnp.arange(OTHERS)),
        mine & (slot % HAND == jnp.arange(HAND)),
        seats == jnp.arange(3, SEATS + 1),
        jnp.stack([setup.advanced, setup.numbers - full_hand == 4, setup.bribe, state.reached]),
        (state.scores[seat] > 0)[None],
        jnp.stack([20 * (seats - 1 - state.turns % seats), ahead]),
    ]


OBSERVATION = 4 * OTHERS * HAND + 2 + 3 * NUMBERS + 3 * HAND + 9 * SEATS + 32


def hidden(state: State, seat: Array) -> Array:
    """Return the numbers less 1 of the others' cards face down."""
    order, there = others(state, seat)
    down = state.down[order] & there[:, None]
    return jnp.where(down, state.cards[order] - 1, -1).ravel().astype(jnp.int8)


# The end


def scores(state: State) -> Array:
    """Return the points."""
    return state.scores


def winners(state: State) -> Array:
    """Most points wins; of equals, the one earliest in turn order from the first player."""
    seats, all_ = state.setup.seats, jnp.arange(SEATS)
    rank = state.scores * SEATS - (all_ - state.first) % seats
    rank = jnp.where(all_ < seats, rank, -SEATS)
    return rank == rank.max()


KERNEL = Kernel(
    game="kryptos",
    seats=SEATS,
    actions=ACTIONS,
    observation_size=OBSERVATION,
    secrets=(OTHERS * HAND, NUMBERS),
    setups=(
        TrainingSetup(3, {}, 0.25),
        TrainingSetup(4, {}, 0.25),
        TrainingSetup(5, {}, 0.1),
        TrainingSetup(6, {}, 0.1),
        TrainingSetup(3, {"setup": "advanced"}, 0.06),
        TrainingSetup(4, {"setup": "advanced"}, 0.06),
        TrainingSetup(3, {"bribe": True}, 0.05),
        TrainingSetup(4, {"mystery": True}, 0.07),
        TrainingSetup(4, {"setup": "advanced", "mystery": True, "bribe": True}, 0.06),
    ),
    setup=setup,
    new=new,
    step=step,
    legal=legal,
    observe=observe,
    hidden=hidden,
    scores=scores,
    winners=winners,
)
