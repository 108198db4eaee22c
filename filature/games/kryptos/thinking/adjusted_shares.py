"""Kryptos: how likely numbers are at cards, quickly, close to the exact shares, in whole numbers.

The same as in `kernel.py`, which says what is done. Weights are logarithms in 1/16, shares are in
1/32768.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp, log

import msgspec

from filature.core.kernel import ONE

PASSES = 6
BITS, WEIGHT_BITS = 15, 14
WHOLE = 1 << BITS
CAP, MOST = 66, 128
BLUFF, KEEN, CERTAIN = 0.02, 1.5, 0.95


class Hand(msgspec.Struct, frozen=True):
    """The cards face down of a hand."""

    fits: list[list[bool]]
    """For each card and open number, whether it may be there by all but the other hands."""
    room: list[int]
    """How many cards of each colour."""
    told: list[int]
    """For each open number, the logarithm of its weight."""


def logarithm(value: float) -> int:
    """Return a natural logarithm in 1/16."""
    return round(16 * log(value))


WEIGHT = [round(2**WEIGHT_BITS * exp(-at / 16)) for at in range(MOST + 1)]
POWER = [round(4096 * exp(at / 16)) for at in range(-MOST, MOST + 1)]
ODDS = [logarithm(max(at, 0.5) / max(1024 - at, 0.5)) for at in range(1024 + 1)]
LOG_TOP = [logarithm(at) for at in range(64, 128)]
LOG_LENGTH = [round(16 * log(2) * (at - 7)) for at in range(33)]
NOT_HELD = logarithm(BLUFF)


@cache  # Shares up to `ONE`.
def suspected(share: int) -> int:
    """Tell how much likelier a seat holds a number with this share where it named another."""
    return round(-16 * KEEN * log(1 - min(share / ONE, CERTAIN)))


@cache  # Hands and numbers of six set-ups.
def exposure(cards: int, numbers: int) -> int:
    """Sum the best shares of so many cards in a gap with so many numbers, in 1/64."""
    if not 0 < cards <= numbers:
        return 0
    ways = [
        max(comb(below, at) * comb(numbers - 1 - below, cards - 1 - at) for below in range(numbers))
        for at in range(cards)
    ]
    return ONE * sum(ways) // comb(numbers, cards)


def whole_logarithm(value: int) -> int:
    """Return the natural logarithm of a whole number in 1/16, to about that; below 1 as of 1."""
    value = max(value, 1)
    length = value.bit_length()
    top = value >> length - 7 if length > 7 else value << 7 - length
    return LOG_TOP[top - 64] + LOG_LENGTH[length]


LOG_ONE = whole_logarithm(4096)


def clip(value: int, most: int) -> int:
    return max(-most, min(value, most))


def adjusted(hands: list[Hand], rows: list[int], aside: list[int]) -> list[list[list[int]]]:
    """Return the shares by hand, card and number; `rows` has the colours of the numbers."""
    numbers = range(len(rows))
    may = [[any(card[at] for card in hand.fits) for at in numbers] for hand in hands]
    may_aside = [aside[colour] > 0 for colour in rows]
    messages = [[0] * len(rows) for _ in (*hands, aside)]
    tilts = [[0] * 4 for _ in hands]
    fitting = [
        [
            [card for card in reversed(range(len(hand.fits))) if hand.fits[card][at]]
            for at in numbers
        ]
        for hand in hands
    ]
    counts: list[list[list[int]]] = []
    for left in reversed(range(PASSES)):
        counts = []
        for hand, fit, message, tilt in zip(hands, fitting, messages, tilts, strict=False):
            weights = [message[at] + tilt[rows[at]] + hand.told[at] for at in numbers]
            counts.append(counted(len(hand.fits), fit, weights))
        if left:
            held = [
                [sum(taken) >> 5 for taken in zip(*cards, strict=True)] if cards else []
                for cards in counts
            ]
            drawn = drawn_aside(rows, aside, messages[-1])
            answer(messages, [*held, drawn], [*may, may_aside])
            for hand, tilt, parts, there in zip(hands, tilts, held, may, strict=True):
                tilt_colours(hand, tilt, parts, there, rows)
    return counts


def drawn_aside(rows: list[int], aside: list[int], message: list[int]) -> list[int]:
    """Return how likely each number is among the cards aside, in 1/1024."""
    totals = [0] * 4
    for colour, weight in zip(rows, message, strict=True):
        totals[colour] += POWER[weight + MOST]
    return [
        min(1024 * aside[colour] * POWER[weight + MOST] // totals[colour], 1003)
        for colour, weight in zip(rows, message, strict=True)
    ]


def answer(messages: list[list[int]], held: list[list[int]], may: list[list[bool]]) -> None:
    """Adjust the weights so that each number has one holder."""
    for at in range(len(messages[0])):
        holders = [holder for holder, there in enumerate(may) if there[at]]
        odds = [
            POWER[clip(ODDS[held[holder][at]] - messages[holder][at], MOST) + MOST]
            for holder in holders
        ]
        total = sum(odds)
        for holder, one in zip(holders, odds, strict=True):
            rest = total - one
            new = clip(LOG_ONE - whole_logarithm(rest), CAP) if rest else CAP
            messages[holder][at] = messages[holder][at] + new >> 1


def tilt_colours(
    hand: Hand, tilt: list[int], held: list[int], may: list[bool], rows: list[int]
) -> None:
    """Adjust the weights so that a hand has about as many cards of each colour as it should."""
    available, expected = [0] * 4, [0] * 4
    for colour, part, there in zip(rows, held, may, strict=False):
        available[colour] += there
        expected[colour] += part
    for colour, room in enumerate(hand.room):
        if room >= available[colour]:
            tilt[colour] = CAP
            continue
        whole = 1024 * available[colour]
        found = max(20, min(expected[colour], max(whole - 20, 20)))
        wanted = whole_logarithm(room) - whole_logarithm(available[colour] - room)
        step = wanted - whole_logarithm(found) + whole_logarithm(whole - found)
        tilt[colour] = clip(tilt[colour] + (step * 11 >> 4), CAP)


def counted(size: int, fitting: list[list[int]], weights: list[int]) -> list[list[int]]:
    """Return by card and number how often it is there, with the ways to fill a hand weighed.

    `fitting` has the cards at which each number may be, the last one first. From the highest number
    down, `left` says how many ways there are to fill the cards from each on, as far as it matters:
    multiplied by whatever keeps it within 15 bits.
    """
    left = [0] * size + [1 << BITS - 1]
    parts: list[list[tuple[int, int]]] = []
    for at in reversed(range(len(weights))):
        if not fitting[at]:
            parts.append([])
            continue
        weight = clip(weights[at], MOST)
        take, skip = WEIGHT[max(-weight, 0)], WEIGHT[max(weight, 0)]
        both = [skip * ways for ways in left]
        here = []
        for card in fitting[at]:
            if ways := left[card + 1]:
                taken = take * ways
                here.append((card, taken, both[card]))
                both[card] += taken
        shift = max(max(both).bit_length() - BITS, 0)
        parts.append(
            [
                (card, (taken >> shift << BITS) // ((both[card] >> shift) or 1) if other else WHOLE)
                for card, taken, other in here
            ]
        )
        left = [(ways >> shift) or 1 if ways else 0 for ways in both]
    mass = [WHOLE] + [0] * size
    there = [[0] * len(weights) for _ in range(size)]
    for at, part in enumerate(reversed(parts)):
        for card, share in part:
            moved = mass[card] * share >> BITS
            there[card][at] = moved
            mass[card] -= moved
            mass[card + 1] += moved
    return there
