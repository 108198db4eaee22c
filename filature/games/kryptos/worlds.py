"""Kryptos: every present that agrees with what a viewer was told.

Nothing is hidden but who holds which card. What was told (one's own hand, the cards face up, the
colours of every hand, the guesses refuted, R10) says for each card where it may be; the sweep does
the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move, World
from filature.games.kryptos import view as told
from filature.games.kryptos.state import State
from filature.games.kryptos.sweep import Holder, Sweep

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos

ASIDE = -1
"""The holder of the cards that no seat holds."""


class Known:
    """What a viewer knows of who holds which card, read from what it was told."""

    def __init__(self, game: Kryptos, knowledge: Knowledge) -> None:
        self.game = game
        self.told = knowledge.told
        self.dealt = False
        self.hands: dict[int, list[int]] = {}
        """Hands that the viewer knows whole; `ASIDE` among them if it knows the cards aside."""
        self.rooms: dict[int, list[int]] = {}
        """How many cards of each colour every holder has."""
        self.up: dict[int, dict[int, int]] = {seat: {} for seat in range(game.seats)}
        """The cards face up of each seat, by position."""
        self.barred: dict[tuple[int, int], int] = {}
        """A mask of the numbers that a card of a seat, by position, is known not to be."""
        for event in knowledge.told:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case told.Dealt(seat, cards, colours):
                self.dealt = True
                self.rooms[seat] = list(colours.values())
                if cards is not None:
                    self.hands[seat] = cards
            case told.SetAside(cards, colours):
                self.rooms[ASIDE] = list(colours.values())
                if cards is not None:
                    self.hands[ASIDE] = cards
            case told.Revealed(seat, position, card, dropped):
                if dropped:
                    self.bar_reveals(seat, position, dropped)
                self.up[seat][position] = card
            case told.Guessed(_, target, position, value, right, _):
                if right:
                    self.up[target][position] = value
                else:
                    self.bar(target, position, 1 << value)
            case told.Shown(seat, cards):
                self.hands[seat] = cards
            case told.AsideShown(cards):
                self.hands[ASIDE] = cards

    def bar(self, seat: int, position: int, numbers: int) -> None:
        self.barred[seat, position] = self.barred.get((seat, position), 0) | numbers

    def bar_reveals(self, seat: int, position: int, dropped: int) -> None:
        """R10: no card of that hand then face down broke fewer conditions than were dropped."""
        up = [card for cards in self.up.values() for card in cards.values()]
        own = list(self.up[seat].values())
        for other in range(self.game.hand_size):
            if other == position or other in self.up[seat]:
                continue
            for number in range(1, self.game.numbers + 1):
                if self.game.breaks(other, number, own, up) < dropped:
                    self.bar(seat, other, 1 << number)

    @property
    def hidden(self) -> list[int]:
        """The holders of which the viewer does not know all cards."""
        return [holder for holder in self.rooms if holder not in self.hands]

    def places(self, holder: int) -> list[int]:
        """Return the positions of a hidden holder's unseen cards, rising."""
        if holder == ASIDE:
            return list(range(self.game.aside_size))
        up = self.up[holder]
        return [position for position in range(self.game.hand_size) if position not in up]

    def holder(self, holder: int) -> Holder:
        """Say what is known of a hidden holder in the terms of the sweep."""
        room = self.rooms[holder].copy()
        if holder == ASIDE:
            return Holder(tuple(room))
        up = self.up[holder]
        for card in up.values():
            room[(card - 1) % 4] -= 1
        marks = tuple(
            (up[position], position - before) for before, position in enumerate(sorted(up))
        )
        barred: dict[int, set[int]] = {}
        for place, position in enumerate(self.places(holder)):
            mask = self.barred.get((holder, position), 0)
            while mask:
                number = (mask & -mask).bit_length() - 1
                barred.setdefault(number, set()).add(place)
                mask &= mask - 1
        return Holder(tuple(room), marks, {n: frozenset(p) for n, p in barred.items()})

    def unseen(self) -> list[int]:
        """Return the numbers of which the viewer does not know who holds them."""
        seen = {card for cards in self.up.values() for card in cards.values()}
        seen.update(card for cards in self.hands.values() for card in cards)
        return [n for n in range(1, self.game.numbers + 1) if n not in seen]

    def sweep(self) -> Sweep:
        """Sweep over all that the viewer does not know; holders in the order of `hidden`."""
        return Sweep(self.unseen(), [self.holder(holder) for holder in self.hidden])

    def deal(self, unseen: list[list[int]]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
        """Put the unseen cards of the hidden holders to what is known, as a deal."""
        whole = dict(self.hands)
        for holder, cards in zip(self.hidden, unseen, strict=True):
            whole[holder] = sorted([*cards, *self.up.get(holder, {}).values()])
        hands = tuple(tuple(whole[seat]) for seat in range(self.game.seats))
        return hands, tuple(whole.get(ASIDE, ()))

    def history(self, deal: Move) -> list[tuple[int, Move]]:
        """Put a deal into what was told."""
        game = self.game
        history: list[tuple[int, Move]] = []
        for event in self.told:
            match event:
                case told.FirstPlayer(seat):
                    history.append((CHANCE, game.first_codes + seat))
                case told.Dealt(0):
                    history.append((CHANCE, deal))
                case told.Revealed(seat, position):
                    history.append((seat, game.guess_codes + position))
                case told.Guessed(seat, target, position, value):
                    slot = target * game.hand_size + position
                    history.append((seat, slot * game.numbers + value - 1))
                case told.Stopped(seat):
                    history.append((seat, game.stop_code))
                case told.Passed(seat):
                    history.append((seat, game.pass_code))
        return history


def worlds(game: Kryptos, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, one for each deal that agrees with the knowledge.

    They differ in the deal alone, so the history is played once and its cards then exchanged.
    """
    known = Known(game, knowledge)
    if not known.dealt:
        yield played(game, known.history(()))
        return
    first: World[State] | None = None
    for unseen in known.sweep().deals():
        deal = known.deal(unseen)
        if first is None:
            first = played(game, known.history(deal))
            yield World(first.state.clone(), first.history)
        else:
            yield World(game.exchanged(first.state, deal), known.history(deal))


def sample_world(game: Kryptos, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw a deal evenly among those that agree with the knowledge."""
    known = Known(game, knowledge)
    deal = known.deal(known.sweep().sample(rng)) if known.dealt else ()
    return played(game, known.history(deal))


def played(game: Kryptos, history: list[tuple[int, Move]]) -> World[State]:
    return World(game.replay(history)[0], history)
