"""Spies vs Spies: every present that agrees with what a viewer was told.

What was played in the open stays as it was. Hidden are the cards of this round that the viewer
does not know, category by category (at most 24 orders each), and at whom the others who have
already pointed are pointing. Earlier rounds were laid open when their mission was over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from filature.core.events import CHANCE
from filature.core.knowledge import Knowledge, Move, World
from filature.games.spies_vs_spies import view as told
from filature.games.spies_vs_spies.deals import CARDS, ORDERS, PLAYERS, deal_of, pointing
from filature.games.spies_vs_spies.decisions import (
    ASK_CODES,
    FIRST_DEAL,
    FIRST_PLAYERS,
    MISSION,
    POINTS,
    others,
)

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies, State


NUMBERS: dict[str, int] = {name: card for card, name in enumerate(CARDS)}


def nothing_known() -> list[list[int]]:
    return [[-1] * PLAYERS for _ in range(3)]


@cache
def orders_with(known: tuple[int, ...]) -> tuple[int, ...]:
    """Number the orders of four cards that give each player the one known, where it is not -1."""
    return tuple(
        [
            at
            for at, order in enumerate(ORDERS)
            if all(card in (-1, dealt) for card, dealt in zip(known, order, strict=True))
        ]
    )


class Unknown:
    """What a viewer was told, as a history with gaps, and what may fill them.

    Whoever wants many worlds of one knowledge makes this once, and calls `draw` for each.
    """

    def __init__(self, game: SpiesVsSpies, knowledge: Knowledge) -> None:
        self.history: list[tuple[int, Move]] = []
        self.deal_at = -1
        """Where this round's deal stands in the history."""
        self.pointing_at: dict[int, int] = {}
        """Where each seat that has pointed in this round stands in the history."""
        self.hidden: list[int] = []
        """The seats whose pointing is hidden from the viewer."""
        self.cards = nothing_known()
        """By category and player, the card of this round that is known (0 to 3), or -1."""
        for event in knowledge.told:
            self.follow(event)
        self.settle()
        self.orders = [orders_with(tuple(known)) for known in self.cards]
        """For each category, the numbers of the orders that agree with the known cards."""
        self.present = game.replay(self.history)[0]
        """One present that agrees; others differ from it in nothing but the deal and the points."""

    def follow(self, event: object) -> None:
        """Write one thing told into the history, or fill a gap left before."""
        match event:
            case told.Asked(seat, target, category, show):
                self.history.append((seat, ASK_CODES[target, category, show]))
            case told.Shown(owner, _, card) | told.Glimpsed(owner, _, card):
                self.know(owner, card)
            case told.Pointed(seat, target):
                self.pointing_at[seat] = len(self.history)
                if target is None:
                    self.hidden.append(seat)
                pointed = others(seat)[0] if target is None else target
                self.history.append((seat, POINTS + pointed))
            case told.Revealed(seat, _, cards, pointed, _, _):
                self.know(seat, *cards)
                if seat in self.pointing_at:
                    self.history[self.pointing_at[seat]] = seat, POINTS + pointed
                self.hidden = []
            case told.MissionCalled(seat):
                self.history.append((seat, MISSION))
            case told.FirstPlayer(seat):
                self.history.append((CHANCE, FIRST_PLAYERS + seat))
            case told.RoundBegan():
                self.settle()
                self.cards, self.pointing_at, self.hidden = nothing_known(), {}, []
                self.deal_at = len(self.history)
                self.history.append((CHANCE, -1))
            case told.Dealt(seat, cards):
                self.know(seat, *cards)

    def know(self, owner: int, *cards: str) -> None:
        for name in cards:
            card = NUMBERS[name]
            self.cards[card // 4][owner] = card % 4

    def settle(self) -> None:
        """Fill this round's deal with the first that agrees."""
        if self.deal_at >= 0:
            first = [orders_with(tuple(known))[0] for known in self.cards]
            self.history[self.deal_at] = CHANCE, FIRST_DEAL + deal_of(first)

    def world(self, orders: Sequence[int], pointed: Sequence[int]) -> World[State]:
        """Fill the gaps: another deal and other points, and all else as in the one present."""
        state, history = self.present.clone(), self.history.copy()
        if self.deal_at >= 0:
            state.deal = deal_of(orders)
            history[self.deal_at] = CHANCE, FIRST_DEAL + state.deal
        for seat, target in zip(self.hidden, pointed, strict=True):
            state.points = state.points & ~(7 << 3 * seat) | pointing(seat, target)
            history[self.pointing_at[seat]] = seat, POINTS + target
        return World(state, history)

    def all(self) -> Iterator[World[State]]:
        """List the distinct worlds."""
        if self.deal_at < 0:
            yield self.world((), ())
            return
        for orders in product(*self.orders):
            for pointed in product(*(others(seat) for seat in self.hidden)):
                yield self.world(orders, pointed)

    def draw(self, rng: Random) -> World[State]:
        """Draw an order for each category, and a target for each who points hidden, evenly."""
        orders = [rng.choice(possible) for possible in self.orders]
        return self.world(orders, [rng.choice(others(seat)) for seat in self.hidden])


def worlds(game: SpiesVsSpies, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, lazily: a spectator has 13 824 and more."""
    return Unknown(game, knowledge).all()


def sample_world(game: SpiesVsSpies, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw one of them."""
    return Unknown(game, knowledge).draw(rng)
