"""Kryptos: which numbers the gaps between cards face up leave open, without exact counting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import comb

from filature.games.kryptos.cards import row
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.public_state import Spot


def gaps(info: InfoState) -> Iterator[tuple[int, list[int], list[int]]]:
    """List the gaps between cards face up in the others' hands: the seat, the positions, and the
    unseen numbers in between."""
    size, numbers = info.game.hand_size, info.game.numbers
    unseen = info.unseen_numbers()
    for seat in info.public.holders:
        if seat in (info.seat, ASIDE):
            continue
        up = info.up[seat]
        edges = [(-1, 0), *sorted(up.items()), (size, numbers + 1)]
        for (left, low), (right, high) in pairwise(edges):
            if right - left > 1:
                yield seat, list(range(left + 1, right)), [n for n in unseen if low < n < high]


def possible_numbers(info: InfoState) -> dict[Spot, list[int]]:
    """Return what each card may be by order, colour and the guesses refuted there."""
    found: dict[Spot, list[int]] = {}
    for seat, positions, numbers in gaps(info):
        room = info.holder(seat).room
        for place, position in enumerate(positions):
            barred = info.barred.get((seat, position), ())
            after = len(positions) - 1 - place
            found[seat, position] = [
                n
                for at, n in enumerate(numbers)
                if place <= at < len(numbers) - after and room[row(n)] and n not in barred
            ]
    return found


def even_shares(info: InfoState) -> dict[Spot, dict[int, float]]:
    """Return how often each number is at each position when every gap is filled evenly, whatever
    the colours, the guesses refuted and the other hands."""
    found: dict[Spot, dict[int, float]] = {}
    for seat, positions, numbers in gaps(info):
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
