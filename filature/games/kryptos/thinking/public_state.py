"""Kryptos: what everybody at the table knows of the hands."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from filature.games.kryptos.cards import row, row_counts
from filature.games.kryptos.counting.holder import Holder
from filature.games.kryptos.counting.joint_counter import JointCounter
from filature.games.kryptos.known_cards import ASIDE, KnownCards

Spot = tuple[int, int]
"""A card face down: a seat and a position."""


class PublicState(msgspec.Struct, frozen=True):
    """The public side of a game."""

    holders: dict[int, Holder]
    """What is known of everybody who has cards face down; the cards aside last."""
    places: dict[int, tuple[int, ...]]
    """The positions of these cards."""
    unseen: frozenset[int]
    """The numbers not face up."""

    @classmethod
    def of(cls, known: KnownCards) -> PublicState:
        """Take the public side from what a viewer knows."""
        game = known.game
        places = {seat: tuple(known.positions_down(seat)) for seat in range(game.seats)}
        holders = {seat: known.holder(seat) for seat, places in places.items() if places}
        if ASIDE in known.colours:
            holders[ASIDE] = known.holder(ASIDE)
        unseen = frozenset(range(1, game.numbers + 1)).difference(known.face_up())
        return cls(holders, {seat: at for seat, at in places.items() if at}, unseen)

    def points(self, seat: int) -> int:
        """Return what a card of this seat is worth now."""
        return min(3, len(self.places[seat]))

    def after_right_guess(self, spot: Spot, number: int) -> PublicState:
        seat, position = spot
        holder, positions = self.holders[seat], self.places[seat]
        at = positions.index(position)
        holders, places = dict(self.holders), dict(self.places)
        if len(positions) == 1:
            del holders[seat], places[seat]
        else:
            room = list(holder.room)
            room[row(number)] -= 1
            face_up = [(card, below - (card > number)) for card, below in holder.face_up]
            barred = {
                n: frozenset(place - (place > at) for place in barred if place != at)
                for n, barred in holder.barred.items()
            }
            holders[seat] = Holder(tuple(room), tuple(sorted([*face_up, (number, at)])), barred)
            places[seat] = tuple(p for p in positions if p != position)
        return PublicState(holders, places, self.unseen - {number})

    def after_wrong_guess(self, spot: Spot, number: int) -> PublicState:
        seat, position = spot
        holder = self.holders[seat]
        at = self.places[seat].index(position)
        barred = {**holder.barred, number: holder.barred.get(number, frozenset()) | {at}}
        holders = {**self.holders, seat: Holder(holder.room, holder.face_up, barred)}
        return PublicState(holders, self.places, self.unseen)

    def count_hand(self, seat: int, held: Collection[int] = ()) -> tuple[int, list[dict[int, int]]]:
        """Count the ways to fill one hand, whatever the others hold.

        Return how many there are, with numbers not face up and not among `held`, and in how many
        each number is at each place.
        """
        holder = self.holders[seat]
        free = [n for n in self.unseen if n not in held]
        rest = tuple(all_ - own for all_, own in zip(row_counts(free), holder.room, strict=True))
        if min(rest) < 0:
            return 0, [{} for _ in range(holder.size)]
        counter = JointCounter(free, [holder, Holder(rest)], loose=(1,)).climb()
        return counter.total, counter.places()[0]
