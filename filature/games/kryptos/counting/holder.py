"""Kryptos: what is known of the unseen cards of one hand, or of the cards aside."""

from __future__ import annotations

from collections.abc import Iterable
from math import factorial, prod

import msgspec

Vector = tuple[int, ...]
"""A number for each colour."""
Deal = list[list[int]]
"""The unseen cards of each holder, rising."""


class Holder(msgspec.Struct, frozen=True):
    """A hand, or the cards aside: its unseen cards by colour, and what is known of their order.

    `face_up` are its cards face up, each with the number of unseen cards below it, rising.
    `barred` gives, for a number, the places among the unseen cards (from 0) where it cannot be.
    """

    room: Vector
    face_up: tuple[tuple[int, int], ...] = ()
    barred: dict[int, frozenset[int]] = {}

    @property
    def size(self) -> int:
        return sum(self.room)


def divisions(holders: Iterable[Holder]) -> int:
    """Count the ways in which holders can divide their cards, whatever the order: a product of
    multinomials, one for each colour."""
    return prod(
        factorial(sum(rooms)) // prod(map(factorial, rooms))
        for rooms in zip(*(holder.room for holder in holders), strict=True)
    )
