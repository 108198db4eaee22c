"""Kryptos: what a seat knows, as the numbers that networks read (see `kernel.py`)."""

from __future__ import annotations

from math import comb
from typing import Any

from filature.bots.network import flags, one_hot
from filature.core.events import Event
from filature.core.kernel import ONE
from filature.core.knowledge import Move
from filature.games.kryptos import events
from filature.games.kryptos.cards import row, row_counts
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import START_POINTS
from filature.games.kryptos.thinking.adjusted_shares import (
    CAP,
    NOT_HELD,
    WHOLE,
    Hand,
    adjusted,
    exposure,
    suspected,
)

SEATS, HAND, NUMBERS = 6, 10, 48
NAMES, REVEALS, STOP, PASS = 50, 98, 108, 109
FULL = 127
PHASES = "reveal", "guess", "second", "over"


class Gap:
    """A run of cards face down: the cards face up next to it, its first position and its size."""

    def __init__(self, low: int, high: int, first: int, size: int) -> None:
        self.low, self.high, self.first, self.size = low, high, first, size


class Encoder:
    """Follows what a seat is told, and puts it into numbers as the kernel does.

    `read` every event, then ask for `legal` actions and the `observation`, and `take` an action,
    until `move` has a decision.
    """

    def __init__(self, game: Kryptos, seat: int) -> None:
        self.game, self.seat = game, seat
        self.others = [(seat + place) % game.seats for place in range(1, game.seats)]
        """The other seats, from the left on."""
        self.phase = "reveal"
        self.first = self.reveals = self.turns = 0
        self.hand: list[int] = []
        self.rows = [[0] * 4 for _ in range(game.seats)]
        self.aside = [0] * 4
        self.up: list[dict[int, int]] = [{} for _ in range(game.seats)]
        self.unseen = set(range(1, game.numbers + 1))
        """The numbers not face up."""
        self.scores = [START_POINTS] * game.seats
        self.reached = False
        self.barred: dict[tuple[int, int], set[int]] = {}
        self.suspected: list[dict[int, int]] = [{} for _ in range(game.seats)]
        self.guesses = [0] * game.seats
        self.right = [0] * game.seats
        self.last = [0] * game.seats
        self.taken: tuple[int, ...] = ()
        self.found: dict[tuple[int, int], dict[int, int]] | None = None
        """For each card face down of the others, the shares of its numbers, once worked out."""

    # What is told

    def read(self, event: Event) -> None:
        """Learn from one event."""
        self.taken, self.found = (), None
        match event:
            case events.FirstPlayer(seat):
                self.first = seat
            case events.Dealt(seat, cards, colours):
                self.rows[seat] = list(colours.values())
                if cards is not None:
                    self.hand = cards
            case events.SetAside(_, colours):
                self.aside = list(colours.values())
            case events.Revealed(seat, position, card, dropped):
                if dropped:
                    self.bar_reveals(seat, position, dropped)
                self.turn_up(seat, position, card)
                self.reveals += 1
                if self.reveals == 2 * self.game.seats:
                    self.phase = "guess"
            case events.Paid(seat, target):
                self.scores[seat] -= 1
                if target is not None:
                    self.scores[target] += 1
            case events.Guessed(seat, target, position, number, right, points):
                self.guessed(seat, target, position, number, right)
                self.scores[seat] += points
                self.go_on(seat, right)
            case events.Stopped() | events.Passed():
                self.end_turn()
            case events.TargetReached():
                # The turn of the seat that has reached it by a right guess is over by now.
                self.reached = True
                self.end_with_round()

    def turn_up(self, seat: int, position: int, card: int) -> None:
        self.up[seat][position] = card
        self.unseen.discard(card)

    def bar_reveals(self, seat: int, position: int, dropped: int) -> None:
        """R10: no card of that hand then face down broke fewer conditions than were dropped."""
        game, numbers = self.game, range(1, self.game.numbers + 1)
        own_up, all_up = self.up[seat].values(), self.face_up()
        for other in self.positions_down(seat):
            if other != position:
                barred = self.barred.setdefault((seat, other), set())
                barred.update(
                    n for n in numbers if game.first_broken(other, n, own_up, all_up) < dropped
                )

    def guessed(self, seat: int, target: int, position: int, number: int, right: bool) -> None:
        """A seat guesses: what this gives away of its hand, and of the card named."""
        gap = self.gap(target, position)
        inside = sorted(n for n in self.unseen if gap.low < n < gap.high)
        before = position - gap.first
        after, all_ = gap.size - 1 - before, comb(len(inside), gap.size)
        logs = self.suspected[seat]
        for at, n in enumerate(inside):
            if n != number:
                ways = comb(at, before) * comb(len(inside) - 1 - at, after)
                logs[n] = min(logs.get(n, 0) + suspected(ONE * ways // all_), FULL)
        logs[number] = max(logs.get(number, 0) + NOT_HELD, -FULL)
        self.guesses[seat] += 1
        self.right[seat] += right
        self.last[seat] = number if right else -number
        if right:
            self.turn_up(target, position, number)
        else:
            self.barred.setdefault((target, position), set()).add(number)

    def go_on(self, seat: int, right: bool) -> None:
        """After a guess: a second attempt, the next turn, or the end."""
        if not any(map(self.positions_down, range(self.game.seats))):
            self.phase = "over"
        elif not right and self.phase == "guess" and self.scores[seat]:
            self.phase = "second"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.phase = "guess"
        self.end_with_round()

    def end_with_round(self) -> None:
        """Once the target is reached the game ends between two rounds (R6)."""
        if self.reached and self.phase == "guess" and self.turns % self.game.seats == 0:
            self.phase = "over"

    # What is on the table

    @property
    def mover(self) -> int:
        """The seat that must act, if the game is not over."""
        if self.phase == "reveal":
            return (self.first - 1 - self.reveals) % self.game.seats
        return (self.first + self.turns) % self.game.seats

    @property
    def owes(self) -> bool:
        """Whether this seat must act now."""
        return self.phase != "over" and bool(self.hand) and self.mover == self.seat

    def face_up(self) -> set[int]:
        return {card for cards in self.up for card in cards.values()}

    def positions_down(self, seat: int) -> list[int]:
        return [at for at in range(self.game.hand_size) if at not in self.up[seat]]

    def gap(self, seat: int, position: int) -> Gap:
        """Return the run of cards face down in which a position is."""
        up, first, end = self.up[seat], position, position + 1
        while first > 0 and first - 1 not in up:
            first -= 1
        while end < self.game.hand_size and end not in up:
            end += 1
        return Gap(up.get(first - 1, 0), up.get(end, NUMBERS + 1), first, end - first)

    def room(self, seat: int) -> list[int]:
        """Return how many cards face down of each colour a hand has."""
        up = row_counts(self.up[seat].values())
        return [all_ - shown for all_, shown in zip(self.rows[seat], up, strict=True)]

    def may_reveal(self) -> list[int]:
        """Return the positions that this seat may turn up."""
        game, own_up, all_up = self.game, self.up[self.seat].values(), self.face_up()
        down = self.positions_down(self.seat)
        if not game.advanced:
            return down
        broken = [game.first_broken(at, self.hand[at], own_up, all_up) for at in down]
        return [at for at, one in zip(down, broken, strict=True) if one == min(broken)]

    # What may be done

    def legal(self) -> list[int]:
        """Return the actions that this seat may take now, rising."""
        if not self.owes:
            return []
        if self.phase == "reveal":
            return [REVEALS + position for position in self.may_reveal()]
        if self.taken:
            return [NAMES + number - 1 for number in sorted(self.unseen)]
        cards = [
            place * HAND + position
            for place, seat in enumerate(self.others)
            for position in self.positions_down(seat)
        ]
        return [*cards, STOP] if self.phase == "second" else cards or [PASS]

    def take(self, action: int) -> None:
        """Take an action; several may make one decision."""
        self.taken = (*self.taken, action)

    @property
    def move(self) -> Move | None:
        """The decision that the actions taken make, as the engine has it."""
        game = self.game
        match self.taken:
            case (int(action),) if action >= STOP:
                return game.stop_code if action == STOP else game.pass_code
            case (int(action),) if action >= REVEALS:
                return game.guess_codes + action - REVEALS
            case (int(card), int(name)):
                place, position = divmod(card, HAND)
                slot = self.others[place] * game.hand_size + position
                return slot * game.numbers + name - NAMES
        return None

    def actions(self, move: int) -> list[int]:
        """Return the actions that make a decision of the engine's."""
        game = self.game
        if move < game.guess_codes:
            slot, value = divmod(move, game.numbers)
            target, position = divmod(slot, game.hand_size)
            return [self.others.index(target) * HAND + position, NAMES + value]
        if move < game.stop_code:
            return [REVEALS + move - game.guess_codes]
        return [STOP if move == game.stop_code else PASS]

    # What the network reads

    def observation(self) -> list[int]:
        """Return what this seat knows, its own side first, then the others from its left on."""
        return [*self.seen_cards(), *self.seen_own(), *self.seen_seats(), *self.seen_table()]

    def told(self, seat: int, number: int) -> int:
        """Return what a seat's guesses give away of a number, as the logarithm of a weight."""
        trusted = self.suspected[seat].get(number, 0) * (self.right[seat] + 3)
        return max(-CAP, min(trusted // (self.guesses[seat] + 4), CAP))

    def shares(self) -> dict[tuple[int, int], dict[int, int]]:
        """Return for each card face down of the others how likely each number is."""
        if self.found is None:
            numbers = sorted(self.unseen.difference(self.hand))
            hands, spots = [], []
            for seat in self.others:
                room, down = self.room(seat), self.positions_down(seat)
                spots += [(seat, position) for position in down]
                fits = [self.fits(seat, position, room, numbers) for position in down]
                hands.append(Hand(fits, room, [self.told(seat, n) for n in numbers]))
            rows = [row(n) for n in numbers]
            counted = [card for hand in adjusted(hands, rows, self.aside) for card in hand]
            self.found = {
                spot: dict(zip(numbers, card, strict=True))
                for spot, card in zip(spots, counted, strict=True)
            }
        return self.found

    def fits(self, seat: int, position: int, room: list[int], numbers: list[int]) -> list[bool]:
        """Tell for each number whether it may be at a card by all but the other hands."""
        gap, barred = self.gap(seat, position), self.barred.get((seat, position), ())
        return [gap.low < n < gap.high and n not in barred and room[row(n)] > 0 for n in numbers]

    def chosen(self) -> tuple[int, int] | None:
        """Return the card chosen, as a seat and a position."""
        if not self.taken or self.taken[0] >= NAMES:
            return None
        place, position = divmod(self.taken[0], HAND)
        return self.others[place], position

    def seen_cards(self) -> list[int]:
        """Return what is known of the others' cards, and of the numbers."""
        found = self.shares() if self.phase in ("guess", "second") else {}
        size = (SEATS - 1) * HAND
        part, promised, named, few = [0] * size, [0] * size, [0] * size, [0] * size
        for place, seat in enumerate(self.others):
            stake = min(3, len(self.positions_down(seat)))
            for position, card in self.up[seat].items():
                named[place * HAND + position] = -2 * card
            for position in self.positions_down(seat):
                if card_shares := found.get((seat, position)):
                    at = place * HAND + position
                    likeliest = max(card_shares, key=card_shares.__getitem__)
                    part[at] = FULL * card_shares[likeliest] // WHOLE
                    promised[at] = part[at] * stake
                    named[at] = 2 * likeliest
                    few[at] = FULL // sum(share > 0 for share in card_shares.values())
        best = max(promised)
        value = [FULL * one // max(best, 1) for one in promised]
        shares, status, told = [0] * NUMBERS, [-ONE] * NUMBERS, [0] * NUMBERS
        for number in self.unseen:
            status[number - 1] = 0
        for number in self.hand:
            status[number - 1] = ONE if number in self.unseen else ONE // 2
        if (chosen := self.chosen()) is not None:
            for number, share in found[chosen].items():
                shares[number - 1] = FULL * share // WHOLE
                told[number - 1] = self.told(chosen[0], number)
        most = [best // 3, max(part)]
        return [*part, *value, *named, *few, *most, *shares, *status, *told]

    def seen_own(self) -> list[int]:
        """Return what is known of this seat's own cards, by it and by the others."""
        seat, hand = self.seat, self.hand
        own, known, few = [0] * HAND, [0] * HAND, [0] * HAND
        more: dict[int, int] = {}
        room = self.room(seat)
        for position, card in enumerate(hand):
            if position in self.up[seat]:
                own[position] = -2 * card
                continue
            own[position] = 2 * card
            gap = self.gap(seat, position)
            inside = sorted(n for n in self.unseen if gap.low < n < gap.high)
            before, under = position - gap.first, inside.index(card)
            after, over = gap.size - 1 - before, len(inside) - 1 - under
            ways = comb(under, before) * comb(over, after)
            known[position] = FULL * ways // comb(len(inside), gap.size)
            more[position] = (
                exposure(before, under) + exposure(after, over) - exposure(gap.size, len(inside))
            )
            barred = self.barred.get((seat, position), ())
            candidates = inside[before : len(inside) - after]
            count = sum(room[row(n)] > 0 and n not in barred for n in candidates)
            few[position] = FULL // max(count, 1)
        if self.phase == "reveal" and hand:
            may = self.may_reveal()
            least = min(more[position] for position in may)
            known = [
                max(FULL - 2 * (more[position] - least), 0) if position in may else 0
                for position in range(HAND)
            ]
        return [*own, *known, *few]

    def seen_seats(self) -> list[int]:
        """Return what everybody knows of each seat."""
        fields: list[list[int]] = []
        for seat in (self.seat, *self.others):
            down, guesses = len(self.positions_down(seat)), self.guesses[seat]
            fields.append(
                [
                    ONE,
                    min(6 * self.scores[seat], FULL),
                    12 * down,
                    21 * min(3, down),
                    20 * ((seat - self.first) % self.game.seats),
                    min(8 * guesses, FULL),
                    FULL * self.right[seat] // max(guesses, 1),
                    2 * abs(self.last[seat]),
                    ONE if self.last[seat] > 0 else 0,
                ]
            )
        fields += [[0] * 9] * (SEATS - self.game.seats)
        return [number for field in zip(*fields, strict=True) for number in field]

    def seen_table(self) -> list[int]:
        """Return what is asked, the card chosen, the set-up, and how the race stands."""
        game, mine = self.game, self.chosen() is not None
        place, position = divmod(self.taken[0], HAND) if mine else (-1, -1)
        ahead = self.scores[self.seat] - max(self.scores[other] for other in self.others)
        return [
            *flags((self.owes,)),
            *one_hot(PHASES.index(self.phase), 4),
            *flags((mine,)),
            *one_hot(place, SEATS - 1),
            *one_hot(position, HAND),
            *one_hot(game.seats - 3, 4),
            *flags((game.advanced, game.mystery, game.bribe, self.reached)),
            *flags((self.scores[self.seat] > 0,)),
            20 * (game.seats - 1 - self.turns % game.seats),
            max(-FULL, min(8 * ahead, FULL)),
        ]


def supports(game: Any) -> bool:
    """Tell whether networks know a set-up."""
    return bool(game.target_score == 15)
