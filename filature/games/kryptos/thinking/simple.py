"""Kryptos: what those see who count little: which numbers the cards face up leave for a place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import comb

from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.table import Spot
from filature.games.kryptos.worlds import ASIDE


def gaps(reading: Reading) -> Iterator[tuple[int, list[int], list[int]]]:
    """List the gaps between cards face up in the others' hands: whose, the positions in it, and
    the numbers not seen that might stand there."""
    size, numbers = reading.game.hand_size, reading.game.numbers
    unseen = reading.unseen()
    for seat in reading.table.holders:
        if seat in (reading.seat, ASIDE):
            continue
        up = reading.up[seat]
        edges = [(-1, 0), *sorted(up.items()), (size, numbers + 1)]
        for (left, low), (right, high) in pairwise(edges):
            if right - left > 1:
                yield seat, list(range(left + 1, right)), [n for n in unseen if low < n < high]


def possible(reading: Reading) -> dict[Spot, list[int]]:
    """Return what each card may be by order, colour and the guesses refuted there."""
    found: dict[Spot, list[int]] = {}
    for seat, positions, numbers in gaps(reading):
        room = reading.holder(seat).room
        for place, position in enumerate(positions):
            barred = reading.barred.get((seat, position), 0)
            after = len(positions) - 1 - place
            found[seat, position] = [
                n
                for at, n in enumerate(numbers)
                if place <= at < len(numbers) - after
                and room[(n - 1) % len(room)]
                and not barred >> n & 1
            ]
    return found


def shares(reading: Reading) -> dict[Spot, dict[int, float]]:
    """Return how often each number is at each place when a gap is filled evenly, without a look at
    colours, at guesses refuted or at the other hands."""
    found: dict[Spot, dict[int, float]] = {}
    for seat, positions, numbers in gaps(reading):
        ways = comb(len(numbers), len(positions))
        last = len(numbers) - 1
        for place, position in enumerate(positions):
            after = len(positions) - 1 - place
            found[seat, position] = {
                n: comb(at, place) * comb(last - at, after) / ways
                for at, n in enumerate(numbers)
                if place <= at <= last - after
            }
    return found
