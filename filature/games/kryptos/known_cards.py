"""Kryptos: what a viewer knows of who holds which card.

Nothing else is hidden. The viewer's own hand, the cards face up, the colours of every hand, the
guesses refuted and R10 say for each number where it may be.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move
from filature.games.kryptos import events
from filature.games.kryptos.cards import row
from filature.games.kryptos.counting.deal_sampler import DealSampler
from filature.games.kryptos.counting.holder import Holder
from filature.games.kryptos.deal import Deal

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos

ASIDE = -1
"""The holder of the cards that no seat holds."""


class KnownCards:
    """What a viewer knows of who holds which card, read from what it was told."""

    def __init__(self, game: Kryptos, knowledge: Knowledge) -> None:
        self.game = game
        self.told = knowledge.told
        self.dealt = False
        self.hands: dict[int, list[int]] = {}
        """Hands that the viewer knows whole; `ASIDE` among them if it knows the cards aside."""
        self.colours: dict[int, list[int]] = {}
        """How many cards of each colour every holder has."""
        self.up: dict[int, dict[int, int]] = {seat: {} for seat in range(game.seats)}
        """The cards face up of each seat, by position."""
        self.barred: dict[tuple[int, int], set[int]] = defaultdict(set)
        """For a seat and a position, the numbers that this card is known not to be."""
        for event in knowledge.told:
            self.observe(event)

    def observe(self, event: Event) -> None:
        match event:
            case events.Dealt(seat, cards, colours):
                self.dealt = True
                self.colours[seat] = list(colours.values())
                if cards is not None:
                    self.hands[seat] = cards
            case events.SetAside(cards, colours):
                self.colours[ASIDE] = list(colours.values())
                if cards is not None:
                    self.hands[ASIDE] = cards
            case events.Revealed(seat, position, card, dropped):
                if dropped:
                    self.bar_reveals(seat, position, dropped)
                self.up[seat][position] = card
            case events.Guessed(_, target, position, value, right, _):
                if right:
                    self.up[target][position] = value
                else:
                    self.barred[target, position].add(value)
            case events.Shown(seat, cards):
                self.hands[seat] = cards
            case events.AsideShown(cards):
                self.hands[ASIDE] = cards

    def bar_reveals(self, seat: int, position: int, dropped: int) -> None:
        """R10: no card of that hand then face down broke fewer conditions than were dropped."""
        all_up, own_up = self.face_up(), self.up[seat].values()
        for other in self.positions_down(seat):
            if other != position:
                self.barred[seat, other].update(
                    number
                    for number in range(1, self.game.numbers + 1)
                    if self.game.first_broken(other, number, own_up, all_up) < dropped
                )

    def face_up(self) -> set[int]:
        """Return the numbers face up."""
        return {card for cards in self.up.values() for card in cards.values()}

    def unseen_numbers(self) -> list[int]:
        """Return the numbers of which the viewer does not know who holds them."""
        seen = self.face_up().union(*self.hands.values())
        return [n for n in range(1, self.game.numbers + 1) if n not in seen]

    @property
    def hidden_holders(self) -> list[int]:
        """The holders of which the viewer does not know all cards."""
        return [holder for holder in self.colours if holder not in self.hands]

    def positions_down(self, holder: int) -> list[int]:
        """Return the positions of a holder's cards face down, rising."""
        if holder == ASIDE:
            return list(range(self.game.aside_size))
        return [at for at in range(self.game.hand_size) if at not in self.up[holder]]

    def holder(self, holder: int) -> Holder:
        """Return what everybody knows of a holder's cards face down."""
        room = self.colours[holder].copy()
        if holder == ASIDE:
            return Holder(tuple(room))
        up = self.up[holder]
        for card in up.values():
            room[row(card)] -= 1
        face_up = tuple((up[position], position - at) for at, position in enumerate(sorted(up)))
        barred: dict[int, set[int]] = {}
        for place, position in enumerate(self.positions_down(holder)):
            for number in self.barred.get((holder, position), ()):
                barred.setdefault(number, set()).add(place)
        return Holder(tuple(room), face_up, {n: frozenset(p) for n, p in barred.items()})

    def deal_sampler(self) -> DealSampler:
        """Return a sampler of the unseen cards of the hidden holders, in their order."""
        holders = [self.holder(holder) for holder in self.hidden_holders]
        return DealSampler(self.unseen_numbers(), holders)

    def deal(self, unseen: list[list[int]]) -> Deal:
        """Complete what is known with the unseen cards of the hidden holders."""
        whole = dict(self.hands)
        for holder, cards in zip(self.hidden_holders, unseen, strict=True):
            whole[holder] = sorted([*cards, *self.up.get(holder, {}).values()])
        hands = tuple(tuple(whole[seat]) for seat in range(self.game.seats))
        return hands, tuple(whole.get(ASIDE, ()))

    def history(self, deal: Move) -> list[tuple[int, Move]]:
        """Return the moves that were told, with this deal."""
        game = self.game
        history: list[tuple[int, Move]] = []
        for event in self.told:
            match event:
                case events.FirstPlayer(seat):
                    history.append((CHANCE, game.first_codes + seat))
                case events.Dealt(0):
                    history.append((CHANCE, deal))
                case events.Revealed(seat, position):
                    history.append((seat, game.guess_codes + position))
                case events.Guessed(seat, target, position, value):
                    slot = target * game.hand_size + position
                    history.append((seat, slot * game.numbers + value - 1))
                case events.Stopped(seat):
                    history.append((seat, game.stop_code))
                case events.Passed(seat):
                    history.append((seat, game.pass_code))
        return history
