"""Spies vs Spies: every present that agrees with what a viewer was told.

What was played openly stays as it was. Hidden are the cards of this round that the viewer does not
know, category by category (at most 24 orders each), and at whom the others who have already
pointed are pointing. Earlier rounds were revealed when their mission was over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move, World
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.actions import (
    FIRST_DEAL,
    FIRST_PLAYERS,
    MISSION,
    POINTS,
    QUESTION_MOVES,
    others,
)
from filature.games.spies_vs_spies.deals import NUMBERS, ORDERS, PLAYERS, deal_number
from filature.games.spies_vs_spies.state import State

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies


@cache  # At most 5 to the power of 4.
def orders_with(known: tuple[int, ...]) -> tuple[int, ...]:
    """Number the orders of four cards that give each player the known one, where it is not -1."""
    return tuple(
        [
            at
            for at, order in enumerate(ORDERS)
            if all(card in (-1, dealt) for card, dealt in zip(known, order, strict=True))
        ]
    )


class PartialHistory:
    """What a viewer was told, as a history with gaps, and what may fill them.

    To draw many worlds of one knowledge, make this once and call `draw` for each.
    """

    def __init__(self, game: SpiesVsSpies, knowledge: Knowledge) -> None:
        self.history: list[tuple[int, Move]] = []
        self.start_round()
        self.deal_at: int | None = None
        """Where this round's deal is in the history."""
        for event in knowledge.told:
            self.follow(event)
        self.fill_deal()
        self.orders = [orders_with(tuple(known)) for known in self.cards]
        """For each category, the numbers of the orders that agree with the known cards."""
        self.present = game.replay(self.history)[0]
        """One present that agrees; others differ from it only in the deal and the pointing."""

    def start_round(self) -> None:
        self.cards = [[-1] * PLAYERS for _ in range(3)]
        """By category and player, the card of this round that is known (0 to 3), or -1."""
        self.pointing_at: dict[int, int] = {}
        """Where in the history each seat has pointed in this round."""
        self.hidden: list[int] = []
        """The seats whose pointing is hidden from the viewer."""

    def follow(self, event: Event) -> None:
        """Add one event to the history, or fill a gap left before."""
        match event:
            case events.Asked(seat, target, category, show):
                self.history.append((seat, QUESTION_MOVES[target, category, show]))
            case events.Shown(owner, _, card):
                self.know(owner, card)
            case events.Pointed(seat, target):
                self.pointing_at[seat] = len(self.history)
                if target is None:
                    self.hidden.append(seat)
                pointed = others(seat)[0] if target is None else target
                self.history.append((seat, POINTS + pointed))
            case events.Revealed(seat, _, cards, pointed):
                self.know(seat, *cards)
                if seat in self.pointing_at:
                    self.history[self.pointing_at[seat]] = seat, POINTS + pointed
                self.hidden = []
            case events.MissionCalled(seat):
                self.history.append((seat, MISSION))
            case events.FirstPlayer(seat):
                self.history.append((CHANCE, FIRST_PLAYERS + seat))
            case events.RoundBegan():
                self.fill_deal()
                self.start_round()
                self.deal_at = len(self.history)
                self.history.append((CHANCE, -1))
            case events.Dealt(seat, cards):
                self.know(seat, *cards)

    def know(self, owner: int, *cards: str) -> None:
        for name in cards:
            category, card = divmod(NUMBERS[name], 4)
            self.cards[category][owner] = card

    def fill_deal(self) -> None:
        """Fill this round's deal with the first that agrees."""
        if self.deal_at is not None:
            first = [orders_with(tuple(known))[0] for known in self.cards]
            self.history[self.deal_at] = CHANCE, FIRST_DEAL + deal_number(first)

    def world(self, orders: Sequence[int], pointed: Sequence[int]) -> World[State]:
        """Fill the gaps: another deal and other pointing, and all else as in the one present."""
        state, history = self.present.clone(), self.history.copy()
        if self.deal_at is not None:
            state.deal = deal_number(orders)
            history[self.deal_at] = CHANCE, FIRST_DEAL + state.deal
        for seat, target in zip(self.hidden, pointed, strict=True):
            state.pointed[seat] = target
            history[self.pointing_at[seat]] = seat, POINTS + target
        return World(state, history)

    def all(self) -> Iterator[World[State]]:
        """List the distinct worlds."""
        if self.deal_at is None:
            yield self.world((), ())
            return
        for orders in product(*self.orders):
            for pointed in product(*(others(seat) for seat in self.hidden)):
                yield self.world(orders, pointed)

    def draw(self, rng: Random) -> World[State]:
        """Draw an order for each category, and a target for each hidden pointing, evenly."""
        orders = [rng.choice(possible) for possible in self.orders]
        return self.world(orders, [rng.choice(others(seat)) for seat in self.hidden])


def worlds(game: SpiesVsSpies, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, lazily: a spectator has 13 824 and more."""
    return PartialHistory(game, knowledge).all()


def sample_world(game: SpiesVsSpies, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw one of them."""
    return PartialHistory(game, knowledge).draw(rng)
