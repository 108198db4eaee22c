"""Kryptos: which of its own cards a seat turns up in the set-up.

Every card face up narrows the others. How much a hand gives away is measured as everybody sees it:
that hand counted alone, the sum over its cards face down of the share of the likeliest number.
"""

from __future__ import annotations

from collections.abc import Iterable

from filature.games.kryptos.sweep import COLOURS, Holder, row
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.thinking.table import Table


def exposure(reading: Reading, positions: Iterable[int]) -> float:
    """Return how much one's hand gives away once the cards at these positions are face up too."""
    hand, seat = reading.hand, reading.seat
    up = {*reading.up[seat], *positions}
    down = [position for position in range(len(hand)) if position not in up]
    room = [0] * COLOURS
    for position in down:
        room[row(hand[position])] += 1
    marks = tuple((hand[at], sum(position < at for position in down)) for at in sorted(up))
    unseen = reading.table.unseen - {hand[position] for position in up}
    table = Table({seat: Holder(tuple(room), marks)}, {seat: tuple(down)}, unseen)
    total, places = table.alone(seat)
    return sum(max(there.values()) for there in places) / total
