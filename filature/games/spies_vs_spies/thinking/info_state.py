"""Spies vs Spies: what a seat was told, in order: this round, and the rounds revealed.

Made from a `Knowledge` and nothing else. Cards are numbers from 0 to 11, categories from 0 to 2.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.deals import CATEGORIES, NUMBERS, PLAYERS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.thinking.deduction import (
    ALL,
    OBJECTIVE,
    SLOTS,
    PlayerDeals,
    aim,
    hand_number,
    open_deals,
    prospects,
    slot,
)

CATEGORY: dict[str, int] = {name: category for category, name in enumerate(CATEGORIES)}


class Turn(NamedTuple):
    """What a seat did on its turn, as everybody heard it. A mission has no target (-1)."""

    seat: int
    target: int = -1
    category: int = -1
    show: int = -1
    """The category of the card that it showed first, or -1."""


class PastRound(NamedTuple):
    """A round that is over: its four hands, and what was done."""

    hands: list[list[int]]
    turns: list[Turn]


class InfoState:
    """What one seat knows. Where nothing is dealt, or all is revealed, `deals` holds one deal."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.seat = knowledge.viewer
        if not 0 <= self.seat < knowledge.seats:
            raise ValueError("only a seat has an InfoState")
        self.seats = knowledge.seats
        self.limit = SpiesVsSpies(knowledge.seats, knowledge.options).question_limit
        self.past: list[PastRound] = []
        self.hands: list[list[int]] = []
        """By player, the cards of this round that the seat has seen, its own too; -1 unseen."""
        self.start_round()
        for event in knowledge.told:
            self.follow(event)

    def start_round(self) -> None:
        self.turns: list[Turn] = []
        """What was done in this round, oldest first."""
        self.pointed: list[int] = []
        """The other seats that have pointed in this round; nobody else knows at whom."""
        self.shown: list[tuple[int, int]] = []
        """The owner and the card of each showing to this seat, oldest first."""

    def follow(self, event: Event) -> None:
        """Learn from one event."""
        match event:
            case events.Asked(seat, target, category, show):
                shown = -1 if show is None else CATEGORY[show]
                self.turns.append(Turn(seat, target, CATEGORY[category], shown))
            case events.Shown(owner, seat, card):
                self.know(owner, card)
                if seat == self.seat:
                    self.shown.append((owner, NUMBERS[card]))
            case events.Dealt(seat, cards):
                self.know(seat, *cards)
            case events.MissionCalled(seat):
                self.turns.append(Turn(seat))
            case events.Pointed(seat, None):
                self.pointed.append(seat)
            case events.Revealed(seat, _, cards):
                self.know(seat, *cards)
                self.pointed = []
            case events.RoundBegan():
                if self.hands:
                    self.past.append(PastRound(self.hands, self.turns))
                self.hands = [[-1] * 3 for _ in range(PLAYERS)]
                self.start_round()

    def know(self, owner: int, *cards: str) -> None:
        for name in cards:
            self.hands[owner][NUMBERS[name] // 4] = NUMBERS[name]

    @property
    def is_dealt(self) -> bool:
        return bool(self.hands)

    @cached_property
    def hand(self) -> int:
        """The number of the seat's own hand."""
        return hand_number(tuple(self.hands[self.seat]))

    @cached_property
    def own(self) -> PlayerDeals:
        """The seat's hand, and the set of deals that agree with all cards seen."""
        return PlayerDeals(self.hand, self.deals())

    def deals(self, cards_kept: int | None = None) -> int:
        """Return the set of deals that agree with the cards seen: all, or the last so many."""
        holds = open_deals()[self.hand].holds
        seen = [(player, card) for player, cards in enumerate(self.hands) for card in cards]
        if cards_kept is not None:
            seen = self.shown[-cards_kept:]
        deals = ALL
        for player, card in seen:
            if player != self.seat and card >= 0:
                deals &= holds[self.step(player)][card]
        return deals

    def target_share(self, step: int) -> float:
        """Return how likely a player is the target, by the cards seen alone."""
        deals = self.deals()
        return (deals & open_deals()[self.hand].targets[step]).bit_count() / deals.bit_count()

    def likeliest_steps(self, cards_kept: int | None = None) -> list[int]:
        """Return the steps to the likeliest targets."""
        chances = aim(self.hand, self.deals(cards_kept)).chances
        return [step for step, chance in enumerate(chances) if chance]

    def step(self, player: int) -> int:
        """Count the places from this seat to a player, to the left."""
        return (player - self.seat) % PLAYERS

    def at(self, step: int) -> int:
        """Return the player so many places to the left."""
        return (self.seat + step) % PLAYERS

    def is_virtual(self, step: int) -> bool:
        return self.at(step) >= self.seats

    def askable(self) -> list[tuple[int, int]]:
        """List the cards that may be asked for: player and category."""
        return [
            (self.at(step), category)
            for step, category in SLOTS
            if category != OBJECTIVE or not self.is_virtual(step)
        ]

    def unknown(self) -> list[tuple[int, int]]:
        """List those of them that the cards seen leave open."""
        ahead = prospects(*self.own)
        return [
            (player, category)
            for player, category in self.askable()
            if ahead[slot(self.step(player), category)].answers > 1
        ]


def virtual_step(seat: int, seats: int) -> int:
    """Count the places from a seat to the virtual player; 0 where there is none."""
    return (PLAYERS - 1 - seat) % PLAYERS if seats < PLAYERS else 0
