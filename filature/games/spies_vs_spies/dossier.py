"""Spies vs Spies: what a seat was told, put in order: this round, and the rounds laid open.

Made from a `Knowledge` and nothing else. Cards are numbers from 0 to 11, categories from 0 to 2.
"""

from __future__ import annotations

from typing import NamedTuple

from filature.core.knowledge import Knowledge
from filature.games.spies_vs_spies import view as told
from filature.games.spies_vs_spies.deals import CARDS, CATEGORIES, PLAYERS
from filature.games.spies_vs_spies.deduction import (
    ALL,
    STEPS,
    hand_number,
    prospects,
    sights,
    slot,
)
from filature.games.spies_vs_spies.rules import SpiesVsSpies

NUMBERS: dict[str, int] = {name: card for card, name in enumerate(CARDS)}
KINDS: dict[str, int] = {name: category for category, name in enumerate(CATEGORIES)}
OBJECTIVE = KINDS["objective"]


class Act(NamedTuple):
    """What a seat did on its turn, as everybody heard it. A mission has no target (-1)."""

    seat: int
    target: int
    category: int
    show: int
    """The category of the card that it showed first, or -1."""


class OpenRound(NamedTuple):
    """A round that is over: its four hands, and what was done."""

    hands: tuple[tuple[int, ...], ...]
    acts: tuple[Act, ...]


class Dossier:
    """What one seat knows. Where nothing is dealt, or all is laid open, `deals` holds one deal."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = SpiesVsSpies(knowledge.seats, knowledge.options)
        self.seat = knowledge.viewer
        if not 0 <= self.seat < knowledge.seats:
            raise ValueError("only a seat keeps a dossier")
        self.seats = knowledge.seats
        self.limit = game.question_limit
        self.target_score = game.target_score
        self.rounds = game.rounds
        self.round = 0
        self.scores = [0] * PLAYERS
        self.acts: list[Act] = []
        """What was done in this round, oldest first."""
        self.hands: list[list[int]] = []
        """By player, the cards of this round that the seat has seen, its own too; -1 unseen."""
        self.pointed: list[int] = []
        """The other seats that have pointed in this round, nobody but they knows at whom."""
        self.shown: list[tuple[int, int]] = []
        """The owner and the card of each showing to this seat, oldest first."""
        self.past: list[OpenRound] = []
        for event in knowledge.told:
            self.follow(event)

    def follow(self, event: object) -> None:
        match event:
            case told.Asked(seat, target, category, show):
                shown = -1 if show is None else KINDS[show]
                self.acts.append(Act(seat, target, KINDS[category], shown))
            case told.Shown(owner, seat, card) | told.Glimpsed(owner, seat, card):
                self.know(owner, card)
                if seat == self.seat:
                    self.shown.append((owner, NUMBERS[card]))
            case told.Dealt(seat, cards):
                self.know(seat, *cards)
            case told.MissionCalled(seat):
                self.acts.append(Act(seat, -1, -1, -1))
            case told.Pointed(seat, None):
                self.pointed.append(seat)
            case told.Revealed(seat, _, cards):
                self.know(seat, *cards)
                self.pointed = []
            case told.TeamScored(_, members, _, _, _, totals):
                for member, total in zip(members, totals, strict=True):
                    self.scores[member] = total
            case told.RoundBegan(round, _):
                self.close_round()
                self.round = round
                self.hands = [[-1] * 3 for _ in range(PLAYERS)]

    def know(self, owner: int, *cards: str) -> None:
        for name in cards:
            self.hands[owner][NUMBERS[name] // 4] = NUMBERS[name]

    def close_round(self) -> None:
        """Put the round that is over, whose cards all lie open, with the others."""
        if self.hands:
            hands = tuple([tuple(hand) for hand in self.hands])
            self.past.append(OpenRound(hands, tuple(self.acts)))
        self.acts, self.pointed, self.shown = [], [], []

    @property
    def hand(self) -> int:
        """The number of the seat's own hand."""
        return hand_number(tuple(self.hands[self.seat]))

    @property
    def dealt(self) -> bool:
        return bool(self.hands)

    @property
    def caller(self) -> int | None:
        """Who has called the mission, if anybody."""
        return self.acts[-1].seat if self.acts and self.acts[-1].target < 0 else None

    @property
    def asked(self) -> int:
        """How many questions were put in this round."""
        return len(self.acts) - (self.caller is not None)

    def deals(self, cards_kept: int | None = None) -> int:
        """Return the set of deals that agree with the cards seen: all, or the last so many."""
        holds = sights()[self.hand].holds
        seen = [(player, card) for player, cards in enumerate(self.hands) for card in cards]
        if cards_kept is not None:
            seen = self.shown[-cards_kept:]
        deals = ALL
        for player, card in seen:
            if player != self.seat and card >= 0:
                deals &= holds[self.step(player)][card]
        return deals

    def step(self, player: int) -> int:
        """Count the places from this seat to a player, to the left."""
        return (player - self.seat) % PLAYERS

    def at(self, step: int) -> int:
        """Return the player so many places to the left."""
        return (self.seat + step) % PLAYERS


def virtual_step(seat: int, seats: int) -> int:
    """Count the places from a seat to the virtual player; 0 where there is none."""
    return (PLAYERS - 1 - seat) % PLAYERS if seats < PLAYERS else 0


def askable(dossier: Dossier) -> list[tuple[int, int]]:
    """List the cards that may be asked for: player and category."""
    return [
        (dossier.at(step), category)
        for step in STEPS
        for category in range(3)
        if category != OBJECTIVE or dossier.at(step) < dossier.seats
    ]


def unknown(dossier: Dossier, deals: int) -> list[tuple[int, int]]:
    """List those of them that a set of deals leaves open."""
    ahead = prospects(dossier.hand, deals)
    return [
        (player, category)
        for player, category in askable(dossier)
        if ahead[slot(dossier.step(player), category)].parts > 1
    ]
