"""Kryptos: how much a hand gives away, for choosing the cards to turn up in the set-up."""

from __future__ import annotations

from collections.abc import Iterable

from filature.games.kryptos.cards import row_counts
from filature.games.kryptos.counting.holder import Holder
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.public_state import PublicState


def exposure(info: InfoState, positions: Iterable[int]) -> float:
    """Return how much the viewer's hand gives away with the cards at these positions face up too.

    This is the sum over its cards face down of the share of the likeliest number, with that hand
    counted alone, as everybody sees it.
    """
    hand, seat = info.hand, info.seat
    up = {*info.up[seat], *positions}
    down = [position for position in range(len(hand)) if position not in up]
    room = tuple(row_counts(hand[position] for position in down))
    face_up = tuple((hand[at], sum(position < at for position in down)) for at in sorted(up))
    unseen = info.public.unseen - {hand[position] for position in up}
    public = PublicState({seat: Holder(room, face_up)}, {seat: tuple(down)}, unseen)
    total, places = public.count_hand(seat)
    return sum(max(there.values()) for there in places) / total
