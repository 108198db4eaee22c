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

from functools import reduce
from math import comb, exp, log, prod
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup, observation

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
    """By seat and position, the numbers that are not there, by a missed guess or R10."""
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
    if given.get("target_score", TARGET) != TARGET:
        raise ValueError(f"the kernel plays to {TARGET} points")
    numbers, hand = (MYSTERY if given["mystery"] else CARDS_AND_HAND)[seats]
    flags = given["setup"] == "advanced", bool(given["bribe"])
    return Setup(*map(jnp.int32, (seats, numbers, hand)), *map(jnp.bool_, flags))


def colours(numbers: Array) -> Array:
    """Return masks over the colours; none for 0."""
    return ((numbers[..., None] - 1) % COLOURS == jnp.arange(COLOURS)) & (numbers > 0)[..., None]


OF_COLOUR: Array = np.arange(COLOURS)[:, None] == np.arange(NUMBERS) % COLOURS

# Sets of numbers as bits: two words, of the numbers 1 to 24 and 25 to 48.
WORD = NUMBERS // 2
ALL = (1 << WORD) - 1
UP_TO: Array = np.array(
    [[(1 << min(max(n, 0), WORD)) - 1 for n in (m, m - WORD)] for m in range(49)]
)
"""All numbers up to each, from 0 on."""
COLOUR_BITS = np.array([ALL // 15 << colour for colour in range(COLOURS)], np.int32)
"""Those of each colour, in either word."""


def bits(numbers: Array) -> Array:
    """Return numbers as sets of one, in words; none for 0."""
    index = jnp.asarray(numbers)[..., None] - jnp.array([1, 1 + WORD])
    return jnp.where((index >= 0) & (index < WORD), 1 << jnp.clip(index, 0, WORD - 1), 0)


def set_of(numbers: Array) -> Array:
    """Return numbers, each there once at most besides 0, as a set."""
    return bits(numbers.ravel()).sum(0)


def unpacked(words: Array) -> Array:
    """Return a set as a mask over the numbers less 1."""
    each = words[..., None] >> jnp.arange(WORD) & 1 == 1
    return each.reshape(*words.shape[:-1], NUMBERS)


def is_in(numbers: Array, words: Array) -> Array:
    """Tell whether numbers are in sets; undefined for 0."""
    index = jnp.maximum(numbers - 1, 0)
    later = index >= WORD
    word = jnp.where(later, words[..., 1], words[..., 0])
    return word >> jnp.where(later, index - WORD, index) & 1 == 1


def up_to(words: Array) -> Array:
    """Return how many numbers of a set there are up to each number, from 0 on."""
    return jax.lax.population_count(words & UP_TO.astype(np.int32)).sum(-1)


def at(index: Array, size: int) -> Array:
    """Return a mask with one place set."""
    return jnp.arange(size) == index


def new(key: Array, setup: Setup) -> State:
    """Draw the first player and deal; each hand stands sorted."""
    key, draw, shuffle = jax.random.split(key, 3)
    used = jnp.arange(NUMBERS) < setup.numbers
    drawn = (jax.random.bits(shuffle, (NUMBERS,)) >> 8).astype(jnp.int32) << 6
    order = drawn + jnp.arange(NUMBERS) + jnp.where(used, 0, 1 << 30)
    place = (order < order[:, None]).sum(1)
    owner = jnp.where(place < setup.seats * setup.hand, place // setup.hand, SEATS)
    number = jnp.arange(NUMBERS)
    position = ((owner == owner[:, None]) & (number < number[:, None])).sum(1)
    card = owner * HAND + position == jnp.arange(SEATS * HAND)[:, None]
    cards = jnp.where(card, number + 1, 0).sum(1).reshape(SEATS, HAND)
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
        scores=jnp.where(jnp.arange(SEATS) < setup.seats, START_POINTS, each),
        reached=jnp.bool_(False),
        cards=cards,
        down=cards > 0,
        aside=((owner == SEATS) & used & OF_COLOUR).sum(1),
        barred=jnp.zeros((SEATS, HAND, 2), jnp.int32),
        suspected=jnp.zeros((SEATS, NUMBERS), jnp.int8),
        guesses=each,
        right=each,
        last=each,
        chosen=jnp.int32(-1),
    )


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act."""
    chooses, reveals = action < NAMES, (action >= REVEALS) & (action < STOP)
    names = ~chooses & (action < REVEALS)
    number, chosen, seat = action - NAMES + 1, jnp.maximum(state.chosen, 0), state.actor
    target = jnp.where(names, (seat + 1 + chosen // HAND) % state.setup.seats, seat)
    position = jnp.where(names, chosen % HAND, action - REVEALS)
    card = at(target, SEATS)[:, None] & at(position, HAND)
    right = names & (jnp.where(card, state.cards, 0).sum() == number)
    told = suspect(state, target, position, number)
    after = state._replace(
        chosen=jnp.where(chooses, action, jnp.where(names, -1, state.chosen)),
        down=state.down & ~(card & (reveals | right)),
        barred=state.barred
        | jnp.where((card & names)[..., None], bits(number), 0)
        | reveals * barred_by(state, position),
        suspected=jnp.where(at(seat, SEATS)[:, None] & names, told, state.suspected),
        guesses=state.guesses + (at(seat, SEATS) & names),
        right=state.right + (at(seat, SEATS) & right),
        last=jnp.where(at(seat, SEATS) & names, jnp.where(right, number, -number), state.last),
        reveals=state.reveals + reveals,
    )
    return go_on(
        score(after, state.down, target, names, right), names, right, reveals, action >= STOP
    )


# Set-up


def barred_by(state: State, position: Array) -> Array:
    """Return what turning up a card says of the others of that hand that are face down (R10): none
    of them breaks fewer conditions than were dropped."""
    neighbour, crowded, _, dropped = conditions(state, state.actor)
    free = jnp.where(dropped == COLOUR_LIMIT, ~(neighbour | crowded), ~neighbour)
    fewer = jnp.where(dropped == NONE_BROKEN, 0, jnp.where(dropped == NO_END, ALL, free & ALL))
    others = at(state.actor, SEATS)[:, None] & state.down & ~at(position, HAND) & ~ends(state)
    return jnp.where(others[..., None], fewer, 0)


def ends(state: State) -> Array:
    """Tell which positions are the ends of a hand."""
    return at(0, HAND) | at(state.setup.hand - 1, HAND)


def conditions(state: State, seat: Array) -> tuple[Array, Array, Array, Array]:
    """Return the numbers next to a card of this hand face up, those of crowded colours, what each
    card of this hand would break of the advanced set-up, and how many conditions are dropped (R3),
    so that some card may be turned up."""
    hand, down = state.cards[seat], state.down[seat]
    low, high = set_of(jnp.where(down, 0, hand))
    neighbour = jnp.stack(
        [
            (low << 1 | low >> 1 | high << WORD - 1) & ALL,
            (high << 1 | high >> 1 | low >> WORD - 1) & ALL,
        ]
    )
    of_colour = jax.lax.population_count(face_up(state)[:, None] & COLOUR_BITS).sum(0)
    full = of_colour >= jnp.where(state.setup.seats <= 4, 2, 3)
    crowded = jnp.where(full, COLOUR_BITS, 0).sum() + jnp.zeros(2, jnp.int32)
    broken = jnp.where(is_in(hand, crowded), COLOUR_LIMIT, NONE_BROKEN)
    broken = jnp.where(is_in(hand, neighbour), NO_NEIGHBOUR, broken)
    broken = jnp.where(ends(state), NO_END, broken) * state.setup.advanced
    return neighbour, crowded, broken, jnp.where(down, broken, NO_END).min()


def face_up(state: State) -> Array:
    """Return the numbers of the cards face up."""
    return set_of(jnp.where(state.down, 0, state.cards))


# A turn


def score(state: State, down: Array, target: Array, names: Array, right: Array) -> State:
    """Score a guess; a second attempt costs a point (R2, R9)."""
    mine, theirs = at(state.actor, SEATS), at(target, SEATS)
    paid = names & (state.phase == SECOND)
    bribed = paid & state.setup.bribe
    points = jnp.where(right, jnp.minimum(3, (down & theirs[:, None]).sum()), 0)
    scores = state.scores + theirs * bribed + mine * (points - paid)
    enough = scores >= TARGET
    reached = (theirs & bribed & enough).any()
    reached |= right & state.down.any() & (mine & enough).any()
    return state._replace(scores=scores, reached=state.reached | reached)


def go_on(state: State, names: Array, right: Array, reveals: Array, stops: Array) -> State:
    """Go on: the seats turn cards up counter-clockwise, twice round; then turns go to the left, and
    the game ends with the round once the target is reached (R6)."""
    seats, seat, first = state.setup.seats, state.actor, state.first
    all_up = names & ~state.down.any()
    points = jnp.where(at(seat, SEATS), state.scores, 0).sum()
    again = names & ~right & (state.phase != SECOND) & (points > 0)  # R1
    passes = stops | (names & ~all_up & ~again)
    turns = state.turns + passes
    following = (first + turns) % seats
    over = all_up | (passes & state.reached & (following == first))  # R4, R7
    begins = reveals & (state.reveals == 2 * seats)
    phase = jnp.where(passes | begins, GUESS, state.phase)
    reveal = jnp.where(begins, first, (first - 1 - state.reveals) % seats)
    return state._replace(
        phase=jnp.where(over, OVER, jnp.where(again, SECOND, phase)),
        turns=turns,
        actor=jnp.where(reveals, reveal, jnp.where(passes, following, seat)),
    )


def suspect(state: State, target: Array, position: Array, number: Array) -> Array:
    """Return what the guesses of the seat to act give away of its hand, with this one more."""
    low, high, before, size = (
        part[position] for part in gap(state.cards[target], state.down[target])
    )
    unseen = ~face_up(state) & used(state)
    numbers, below = jnp.arange(1, NUMBERS + 1), up_to(unseen)
    inside = (low < numbers) & (numbers < high) & unpacked(unseen)
    under, over = below[:-1] - below[low], below[high - 1] - below[1:]
    choices = jnp.asarray(CHOOSE)
    ways = choices[under, before] * choices[over, size - 1 - before]
    share = ONE * jnp.where(inside, ways, 0) // choices[below[high - 1] - below[low], size]
    told = jnp.where(numbers == number, NOT_HELD, jnp.asarray(SUSPECTED)[share])
    return jnp.clip(state.suspected[state.actor] + told, -FULL, FULL).astype(jnp.int8)


# Gaps between cards face up

BEFORE: Array = np.arange(HAND) < np.arange(HAND)[:, None]
"""For each position, those before it."""


def gap(hand: Array, down: Array) -> tuple[Array, Array, Array, Array]:
    """Return for each position of a hand the cards face up next to it below and above, how many
    face down are before it after the one, and how many there are between the two."""
    up = (hand > 0) & ~down
    below, above = up & BEFORE, up & BEFORE.T
    before = (down & BEFORE).sum(1)
    low = jnp.where(below, hand, 0).max(1)
    high = jnp.where(above, hand, NUMBERS + 1).min(1)
    start = jnp.where(below, before, 0).max(1)
    end = jnp.where(above, before, down.sum()).min(1)
    return low, high, before - start, end - start


def used(state: State) -> Array:
    """Return the numbers of the set-up."""
    return (1 << jnp.clip(state.setup.numbers - jnp.array([0, WORD]), 0, WORD)) - 1


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do."""
    seat = state.actor
    turn = (state.phase == GUESS) | (state.phase == SECOND)
    choosing = turn & (state.chosen < 0)
    order, there = others(state, seat)
    cards = choosing & state.down[order] & there[:, None]
    numbers = turn & (state.chosen >= 0) & unpacked(used(state) & ~face_up(state))
    _, _, broken, dropped = conditions(state, seat)
    may = state.down[seat] & (broken <= dropped)
    last = jnp.stack([choosing & (state.phase == SECOND), choosing & ~cards.any()])
    return jnp.concatenate([cards.ravel(), numbers, may & (state.phase == REVEAL), last])


def others(state: State, seat: Array) -> tuple[Array, Array]:
    """Return the other seats from the left on, and which of them there are."""
    place = jnp.arange(1, SEATS)
    there = place < state.setup.seats
    return jnp.where(there, (seat + place) % state.setup.seats, seat), there


# What a seat can work out


class Shares(NamedTuple):
    """How likely the numbers are at the cards face down of the others, in 1/32768."""

    best: Array
    """By other seat and card face down, the share of the likeliest number."""
    likeliest: Array
    possible: Array
    """How many numbers are possible there."""
    chosen: Array
    """By number - 1, the shares at the card chosen."""
    open: Array
    """Which numbers the seat cannot place."""
    told: Array
    """By other seat and number - 1, the logarithm of what its guesses give away of it."""


def shares(state: State, seat: Array, place: Array) -> Shares:
    """Work out how likely the numbers are at the cards face down of the others."""
    order, there = others(state, seat)
    open_ = used(state) & ~face_up(state) & ~set_of(state.cards[seat])
    ranks = up_to(open_)[1:]
    numbers = (ranks <= jnp.arange(OPEN)[:, None]).sum(1) + 1
    real = numbers <= NUMBERS
    index = jnp.where(real, numbers - 1, 0)
    rows = colours(jnp.where(real, numbers, 0))
    cards, down = state.cards[order], state.down[order] & there[:, None]
    room = colours(jnp.where(down, cards, 0)).sum(1)
    low, high, _, _ = jax.vmap(gap)(cards, state.down[order])
    size, card = down.sum(1), jnp.arange(DOWN)
    # Of each card face down: where it is.
    is_it = down[:, None] & (place[:, None] == card[:, None])
    low, high = (jnp.where(is_it, part[:, None], 0).sum(2)[..., None] for part in (low, high))
    barred = jnp.where(is_it[..., None], state.barred[order][:, None], 0).sum(2)
    fits = (room[:, None] * rows).sum(2) > 0
    ok = (low < numbers) & (numbers < high) & ~is_in(numbers, barred[:, :, None])
    ok &= fits[:, None] & real & (card < size[:, None])[..., None]
    told = state.suspected[order] * (state.right[order] + 3)[:, None]
    told = jnp.clip(told // (state.guesses[order] + 4)[:, None], -CAP, CAP)
    chosen = jnp.maximum(state.chosen, 0)
    card = place[:, chosen % HAND]
    fitting = (ok << jnp.arange(DOWN)[:, None]).sum(1).T
    best, which, possible, row = adjusted(
        fitting, size, card, room, rows, state.aside, told[:, index].T
    )
    row = row[:, chosen // HAND][jnp.maximum(ranks - 1, 0)]
    return Shares(best.T, numbers[which.T], possible.T, row, unpacked(open_), told)


@jax.custom_batching.custom_vmap  # type: ignore[untyped-decorator]
def adjusted(
    fits: Array, size: Array, card: Array, room: Array, rows: Array, aside: Array, told: Array
) -> tuple[Array, ...]:
    """Count the hands a few times, adjusting the weights of numbers in between.

    The first index of `fits` (a bit for each card), `rows` and `told` is a number, then there is
    the hand, or the colour; all arrays may have more indices after that. Return what `count` does
    of one card of each hand.
    """
    may = jnp.concatenate([fits > 0, ((aside * rows).sum(1, keepdims=True) > 0)], 1)
    available = (may[:, :-1, None] & rows[:, None]).sum(0)
    power = jnp.asarray(POWER)
    wanted = logarithms(room) - logarithms(available - room)

    def weights(message: Array, tilt: Array) -> tuple[Array, Array]:
        weight = message[:, :-1] + (tilt * rows[:, None]).sum(2) + told
        weight = jnp.clip(jnp.where(may[:, :-1], weight, 0), -MOST, MOST)
        table = jnp.asarray(WEIGHT)
        return table[jnp.maximum(-weight, 0)], table[jnp.maximum(weight, 0)]

    def adjust(carry: tuple[Array, Array], _: Any) -> tuple[tuple[Array, Array], None]:
        message, tilt = carry
        held = counted(fits, *weights(message, tilt), size) >> 5
        # The cards aside: as many of each colour as there are.
        drawn = jnp.where(may[:, -1], power[message[:, -1] + MOST], 0)
        total = ((drawn[:, None] * rows).sum(0) * rows).sum(1)
        drawn = 1024 * (aside * rows).sum(1) * drawn // jnp.maximum(total, 1)
        parts = jnp.concatenate([held, jnp.minimum(drawn, 1003)[:, None]], 1)
        # Each number has one holder.
        odds = jnp.asarray(ODDS)[parts] - message
        odds = jnp.where(may, power[jnp.clip(odds, -MOST, MOST) + MOST], 0)
        rest = odds.sum(1, keepdims=True) - odds
        answer = jnp.where(rest > 0, logarithms(4096) - logarithms(rest), CAP)
        message = (message + jnp.clip(answer, -CAP, CAP)) >> 1
        # Each hand has so many cards of each colour.
        expected = (held[:, :, None] * rows[:, None]).sum(0)
        whole = 1024 * available
        expected = jnp.clip(expected, 20, jnp.maximum(whole - 20, 20))
        found = logarithms(expected) - logarithms(whole - expected)
        moved = jnp.clip(tilt + ((wanted - found) * 11 >> 4), -CAP, CAP)
        return (message, jnp.where(room >= available, CAP, moved)), None

    start = jnp.zeros(may.shape, jnp.int32), jnp.zeros(room.shape, jnp.int32)
    (message, tilt), _ = jax.lax.scan(adjust, start, None, PASSES - 1)
    found: tuple[Array, ...] = counted(fits, *weights(message, tilt), size, card)
    return found


@adjusted.def_vmap  # type: ignore[untyped-decorator]
def adjusted_games(_: int, batched: list[bool], *arguments: Array) -> tuple[Any, Any]:
    """Do so for many games, with the games last: next to each other in memory."""
    many = next(part.shape[0] for part, has in zip(arguments, batched, strict=True) if has)
    games_last = [
        jnp.moveaxis(part, 0, -1) if has else jnp.broadcast_to(part[..., None], (*part.shape, many))
        for part, has in zip(arguments, batched, strict=True)
    ]
    found = jax.tree.map(lambda part: jnp.moveaxis(part, -1, 0), adjusted(*games_last))
    return found, jax.tree.map(lambda _: True, found)


def logarithms(values: Array) -> Array:
    """Return the natural logarithms of whole numbers in 1/16, to about that; below 1 as of 1."""
    values = jnp.maximum(jnp.asarray(values, jnp.int32), 1)
    length = 32 - jax.lax.clz(values)
    top = (values >> jnp.maximum(length - 7, 0)) << jnp.maximum(7 - length, 0)
    return jnp.asarray(LOG_TOP)[top - 64] + jnp.asarray(LOG_LENGTH)[length]


def counted(*arguments: Array) -> Any:
    """Count hands as `count` does, on a GPU by a kernel of its own."""
    return jax.lax.platform_dependent(*arguments, cuda=count_on_gpu, default=count)


Level = tuple[Array, ...]
"""An array for each card of a hand, or for each and the end."""


def count(
    fits: Array, taking: Array, skipping: Array, size: Array, card: Array | None = None
) -> Any:
    """Return how often each number is in each hand, in 1/32768, with hands weighed.

    The first index of `fits` (a bit for each card) and of the weights is a number. If a card of
    each hand is given, return by card the share of the likeliest number, this number, and how many
    are possible; then by number the share at the card given.
    """
    _, parts = jax.lax.scan(
        lambda left, one: level_back(left, *one), full(size), (fits, taking, skipping), reverse=True
    )
    start = nothing(size)
    if card is None:
        return jax.lax.scan(lambda mass, one: onward(mass, one)[:2], start[0], parts)[1]
    numbers = jnp.arange(len(fits))
    ended, row = jax.lax.scan(
        lambda carry, one: summed_up(carry, one[0], one[1], card), start, (numbers, parts)
    )
    return *(jnp.stack(part) for part in ended[1:]), row


def full(size: Array) -> Level:
    """Say where a hand is full: after its last card."""
    return tuple(jnp.where(size == card, 1 << BITS - 1, 0) for card in range(DOWN + 1))


def nothing(size: Array) -> tuple[Level, Level, Level, Level]:
    """Begin to go up: nothing is there yet."""
    none = jnp.zeros_like(size)
    return (none + WHOLE, *(none,) * DOWN), (none,) * DOWN, (none,) * DOWN, (none,) * DOWN


def level_back(left: Level, fits: Array, take: Array, skip: Array) -> tuple[Level, Level]:
    """Go down by one number: return the ways to fill the cards from each on, as far as it matters,
    multiplied by whatever keeps them within 15 bits; and the part of them that takes the number."""
    taken = [jnp.where(fits >> card & 1 == 1, take * left[card + 1], 0) for card in range(DOWN)]
    skipped = [skip * ways for ways in left]
    both = [*map(jnp.add, taken, skipped[:-1]), skipped[-1]]
    most = reduce(jnp.maximum, both)
    # How far its length exceeds 15 bits, by the exponent of a float.
    exponent = jax.lax.bitcast_convert_type((most >> 7).astype(jnp.float32), jnp.int32) >> 23
    shift = jnp.maximum(exponent - 134, 0)
    scaled = [ways >> shift for ways in both]
    parts = [
        jnp.where(others == 0, jnp.where(some > 0, WHOLE, 0), part_of(some >> shift, whole))
        for some, others, whole in zip(taken, skipped, scaled, strict=False)
    ]
    ways = zip(scaled, both, strict=True)
    return tuple(jnp.maximum(few, (many > 0).astype(jnp.int32)) for few, many in ways), tuple(parts)


def part_of(some: Array, whole: Array) -> Array:
    """Return 2^15 some / whole, both within 15 bits, rounded down; by a division of floats."""
    whole = jnp.maximum(whole, 1)
    part = (some.astype(jnp.float32) * WHOLE / whole.astype(jnp.float32)).astype(jnp.int32)
    rest = (some << BITS) - part * whole
    return part + (rest >= whole).astype(jnp.int32) - (rest < 0).astype(jnp.int32)


def onward(mass: Level, parts: Level) -> tuple[Level, Array, Level]:
    """Go up by one number: return what is left to fill from each card on, how often the number is
    in the hand, and at which card."""
    taken = [have * part >> BITS for have, part in zip(mass, parts, strict=False)]
    none = jnp.zeros_like(mass[0])
    moves = zip(mass, [*taken, none], [none, *taken], strict=True)
    after = tuple(have - goes + comes for have, goes, comes in moves)
    return after, reduce(jnp.add, taken), tuple(taken)


def summed_up(
    carry: tuple[Level, Level, Level, Level], number: Array, parts: Level, card: Array
) -> tuple[tuple[Level, Level, Level, Level], Array]:
    """Go up by one number, and keep by card the best share, its number, and how many are possible;
    return the share at one card too."""
    mass, best, which, possible = carry
    mass, _, taken = onward(mass, parts)
    which = tuple(
        jnp.where(new > old, number, kept)
        for new, old, kept in zip(taken, best, which, strict=True)
    )
    possible = tuple(
        many + (new > 0).astype(jnp.int32) for many, new in zip(possible, taken, strict=True)
    )
    best = tuple(map(jnp.maximum, best, taken))
    row = reduce(jnp.add, (jnp.where(card == at, new, 0) for at, new in enumerate(taken)))
    return (mass, best, which, possible), row


def count_on_gpu(*arguments: Array) -> Any:
    """Count hands in one kernel of a GPU: each of its threads counts one."""
    from jax.experimental import pallas
    from jax.experimental.pallas import triton

    shape = arguments[3].shape
    hands = prod(shape)
    blocks = -(-hands // BLOCK)

    def flat(part: Array) -> Array:
        part = part.reshape(*part.shape[: part.ndim - len(shape)], hands)
        return jnp.pad(part, [(0, 0)] * (part.ndim - 1) + [(0, blocks * BLOCK - hands)])

    def block(*first: int) -> Any:
        return pallas.BlockSpec((*first, BLOCK), lambda at: (*(0 for _ in first), at))

    def outcome(*first: int) -> Any:
        return jax.ShapeDtypeStruct((*first, blocks * BLOCK), jnp.int32)

    scratch = [(OPEN, DOWN // 2)]
    last = len(arguments) > 4
    shapes = [(DOWN,), (DOWN,), (DOWN,), (OPEN,), *scratch] if last else [(OPEN,), *scratch]
    found = pallas.pallas_call(
        count_last_block if last else count_block,
        grid=(blocks,),
        in_specs=[block(*part.shape[: part.ndim - len(shape)]) for part in arguments],
        out_specs=[block(*first) for first in shapes],
        out_shape=[outcome(*first) for first in shapes],
        compiler_params=triton.CompilerParams(num_warps=BLOCK // 32, num_stages=1),
        interpret=INTERPRET,
    )(*map(flat, arguments))
    cut = [part[..., :hands].reshape(*part.shape[:-1], *shape) for part in found[:-1]]
    return tuple(cut) if last else cut[0]


def count_block(fits: Any, taking: Any, skipping: Any, size: Any, held: Any, parts: Any) -> None:
    """Count a block of hands, each in a thread."""
    back_in_block(fits, taking, skipping, size, parts)

    def up(number: Array, mass: Level) -> Level:
        mass, held[number, :], _ = onward(mass, parts_at(parts, number))
        return mass

    jax.lax.fori_loop(0, OPEN, up, nothing(size[:])[0])


def count_last_block(
    fits: Any,
    taking: Any,
    skipping: Any,
    size: Any,
    card: Any,
    best: Any,
    which: Any,
    possible: Any,
    row: Any,
    parts: Any,
) -> None:
    """Count a block of hands, each in a thread, and sum up what is at each card."""
    back_in_block(fits, taking, skipping, size, parts)
    chosen = card[:]

    def up(number: Array, carry: Any) -> Any:
        carry, row[number, :] = summed_up(carry, number, parts_at(parts, number), chosen)
        return carry

    ended = jax.lax.fori_loop(0, OPEN, up, nothing(size[:]))
    for at in range(DOWN):
        best[at, :], which[at, :], possible[at, :] = (level[at] for level in ended[1:])


def back_in_block(fits: Any, taking: Any, skipping: Any, size: Any, parts: Any) -> None:
    """Go down; the parts are kept in pairs."""

    def down(step: Array, left: Level) -> Level:
        at = OPEN - 1 - step
        left, found = level_back(left, fits[at, :], taking[at, :], skipping[at, :])
        for pair in range(DOWN // 2):
            parts[at, pair, :] = found[2 * pair] | found[2 * pair + 1] << 16
        return left

    jax.lax.fori_loop(0, OPEN, down, full(size[:]))


def parts_at(parts: Any, number: Array) -> Level:
    """Return the parts at one number."""
    pairs = [parts[number, pair, :] for pair in range(DOWN // 2)]
    return tuple(part for pair in pairs for part in (pair & 0xFFFF, pair >> 16 & 0xFFFF))


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
    return observation(*parts)


def seen_cards(
    state: State, seat: Array, order: Array, there: Array, playing: Array
) -> list[Array]:
    """Of each card of the others: the share of the likeliest number, what it promises compared to
    the best, this number (the card's, negative, if face up), how few are possible. Then the most
    that is promised. Of each number: its share at the card chosen, where it is, what was told."""
    down = state.down[order] & there[:, None]
    place = jnp.minimum((down[:, None] & BEFORE).sum(2), DOWN - 1)
    found = shares(state, seat, place)
    hand = jnp.arange(OTHERS)[:, None]
    shown = down & playing
    part = jnp.where(shown, (FULL * found.best >> BITS)[hand, place], 0)
    likeliest = found.likeliest[hand, place]
    promised = part * jnp.minimum(3, down.sum(1))[:, None]
    best = promised.max()
    up = jnp.where(there[:, None] & ~down, state.cards[order], 0)
    number = jnp.where(shown, 2 * likeliest, -2 * up)
    possible = found.possible[hand, place]
    few = jnp.where(shown, FULL // jnp.maximum(possible, 1), 0)
    mine = (state.chosen >= 0) & (state.actor == seat)
    chosen = jnp.maximum(state.chosen, 0)
    whose = chosen // HAND
    row = jnp.where(mine & found.open, FULL * found.chosen >> BITS, 0)
    own, covered = unpacked(set_of(state.cards[seat])), unpacked(face_up(state))
    status = jnp.where(own, jnp.where(covered, ONE // 2, ONE), 0)
    status = jnp.where((covered & ~own) | ~unpacked(used(state)), -ONE, status)
    told = jnp.where(mine & found.open, found.told[whose], 0)
    value = FULL * promised // jnp.maximum(best, 1)
    most = jnp.stack([best // 3, part.max()])
    return [part, value, number, few, most, row, status, told]


def seen_own(state: State, seat: Array) -> list[Array]:
    """Of each of one's own cards: its number (negative if face up); how likely the others hold it
    to be there by the gaps alone, or, while a card must be turned up, how little turning up this
    one gives away; and how few numbers are possible there to everybody."""
    hand, down = state.cards[seat], state.down[seat]
    low, high, before, size = gap(hand, down)
    unseen = ~face_up(state) & used(state)
    below = up_to(unseen)
    under, over = below[hand - 1] - below[low], below[high - 1] - below[hand]
    inside = below[high - 1] - below[low]
    after = size - 1 - before
    choices, table = jnp.asarray(CHOOSE), jnp.asarray(EXPOSURE)
    share = FULL * choices[under, before] * choices[over, after] // choices[inside, size]
    more = table[before, under] + table[after, over] - table[size, inside]
    _, _, broken, dropped = conditions(state, seat)
    may = down & (broken <= dropped)
    least = jnp.where(may, more, 10**6).min()
    hiding = jnp.where(may, jnp.clip(FULL - 2 * (more - least), 0, FULL), 0)
    told = jnp.where(state.phase == REVEAL, hiding, share)
    numbers = jnp.arange(1, NUMBERS + 1)
    rank = (below[1:] - below[low[:, None]]) - 1
    room = colours(jnp.where(down, hand, 0)).any(0)
    fitting = jnp.where(room, COLOUR_BITS, 0).sum()
    fits = (low[:, None] < numbers) & (numbers < high[:, None]) & unpacked(unseen & fitting)
    fits &= (rank >= before[:, None]) & (rank < (inside - after)[:, None])
    possible = (fits & ~unpacked(state.barred[seat])).sum(1)
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
