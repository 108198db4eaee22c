"""Kryptos, the rulebook: sorted hands of numbers, guessed at card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over, Section, Viewer
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import NONE_LEGAL, Alternative, Factored, Json, LegalSet, Listed, One
from filature.core.refusals import BadAction, BadOption, IllegalAction, NotOwed
from filature.games.kryptos import view as gate
from filature.games.kryptos import worlds as knowing
from filature.games.kryptos.actions import (
    Deal,
    Dealt,
    FirstPlayer,
    Guess,
    KryptosAction,
    Pass,
    Reveal,
    Stop,
    is_deal,
    read_deal,
)
from filature.games.kryptos.dealing import Dealing
from filature.games.kryptos.guesses import Guesses, GuessesOrStop
from filature.games.kryptos.state import (
    DEAL,
    FIRST_PLAYER,
    GUESS,
    NO_GUESS,
    OVER,
    REFUTED,
    REVEAL,
    RIGHT,
    SECOND_ATTEMPT,
    TURN,
    WRONG,
    State,
)

BY_CHANCE, NOBODY = (CHANCE,), ()
NO_SEAT = -9
"""The seat to act when the game is over; no actor has this number."""

USED = {3: (32, 10), 4: (36, 9), 5: (40, 8), 6: (48, 8)}
"""For each number of seats, the cards used (from 1 on) and the cards of a hand."""

MYSTERY = {4: (40, 9), 5: (44, 8)}
"""The same with the Mystère variant: four cards more."""

START_POINTS = 2
COLOUR_LIMIT = {3: 2, 4: 2, 5: 3, 6: 3}
"""Advanced set-up, (c): how many cards of one colour are turned up over the whole table."""


@cache
def misses(numbers: int, hand_size: int, seats: int) -> list[list[Event | None]]:
    """Return, for each seat and each guess, what is told when it is wrong; filled when first told.

    A seat's guesses at its own cards are never told.
    """
    return [[None] * (seats * hand_size * numbers) for _ in range(seats)]


class Kryptos(Game[State, gate.KryptosView]):
    """Kryptos, by Piotr Siłka."""

    id = "kryptos"
    rules_version = 1
    seat_counts = (3, 4, 5, 6)
    always_won = True
    options_offered = (
        Option("setup", "basic", choices=["basic", "advanced"]),
        Option("mystery", False, choices=[False, True]),
        Option("bribe", False, choices=[False, True]),
        Option("target_score", 15, minimum=3, offered=[10, 15, 20]),
    )
    fields = {
        "seat": "seat",
        "target": "seat",
        "first": "seat",
        "winners": "seat",
        "position": "ordinal",
        "card": "card",
        "cards": "card",
        "named": "card",
    }
    action_type = KryptosAction
    event_type = gate.KryptosEvent

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.advanced: bool = self.options["setup"] == "advanced"
        self.mystery: bool = self.options["mystery"]
        self.bribe: bool = self.options["bribe"]
        self.target_score: int = self.options["target_score"]
        if self.mystery and seats not in MYSTERY:
            raise BadOption("mystery_seats", seats=list(MYSTERY))
        self.numbers, self.hand_size = (MYSTERY if self.mystery else USED)[seats]
        self.aside_size = self.numbers - seats * self.hand_size
        self.slots = seats * self.hand_size
        self.misses = misses(self.numbers, self.hand_size, seats)
        self.guess_codes = self.slots * self.numbers
        self.stop_code = self.guess_codes + self.hand_size
        self.pass_code = self.stop_code + 1
        self.decision_codes = self.first_codes = self.pass_code + 1
        self.chance_codes = seats + 1
        self.pass_only = Listed((self.pass_code,))
        self.only = tuple((seat,) for seat in range(seats))
        self.left_of = (*range(1, seats), 0)
        self.no_row, self.no_column = bytes(self.numbers), bytes(self.slots)
        self.paid = [gate.Paid(seat, None) for seat in range(seats)]

    # Set-up

    def new(self) -> State:
        state = State.__new__(State)
        state.phase = FIRST_PLAYER
        state.first = -1
        state.seat = CHANCE
        state.waiting = BY_CHANCE
        state.reveals = state.rounds = 0
        state.cards = state.hidden = state.aside = ()
        state.reached = False
        state.scores = [START_POINTS] * self.seats
        state.answers = bytearray()
        state._guesses = ()
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.waiting

    def asked(self, state: State, actor: int) -> str:
        if state.phase == GUESS and isinstance(state._guesses[state.seat], Listed):
            return "pass"
        return gate.PHASES[state.phase]

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == FIRST_PLAYER:
            return self.first_codes + rng.randrange(self.seats)
        cards = list(range(1, self.numbers + 1))
        rng.shuffle(cards)
        size = self.hand_size
        hands = [tuple(sorted(cards[at : at + size])) for at in range(0, self.slots, size)]
        return tuple(hands), tuple(sorted(cards[self.slots :]))

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase == FIRST_PLAYER:
            return [(self.first_codes + seat, 1 / self.seats) for seat in range(self.seats)]
        return None

    def drawing(self, state: State) -> Drawing | None:
        if state.phase != DEAL:
            return None
        return Dealing(self.seats, self.hand_size, self.aside_size)

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if actor != state.seat:
            raise self.not_owed(state, actor)
        phase = state.phase
        if phase in TURN:
            if type(move) is not int:
                raise BadAction("unknown_action")
            # Wrong guesses are what happens most: all that they do stands here.
            if 0 <= move < self.guess_codes and state.answers[move] & WRONG:
                miss = self.misses[actor][move]
                if miss is not None:
                    state.answers[move] = REFUTED
                    if phase == GUESS:
                        if state.scores[actor]:  # R1
                            state.phase = SECOND_ATTEMPT
                            return [miss]
                        events = [miss]
                    else:
                        events = self.pay(state, actor, move)
                        events.append(miss)
                        state.phase = GUESS
                    seat = self.left_of[actor]
                    if seat == state.first:
                        return self.round_done(state, events)
                    state.seat = seat
                    state.waiting = self.only[seat]
                    return events
            return self.turn(state, actor, move)
        if phase == REVEAL:
            return self.reveal(state, actor, move)
        if phase == DEAL:
            return self.deal(state, move)
        return self.draw_first_player(state, move)

    def not_owed(self, state: State, actor: int) -> NotOwed:
        if state.phase == OVER:
            return NotOwed("game_over")
        if state.seat == CHANCE or not 0 <= actor < self.seats:
            return NotOwed("wrong_actor")
        return NotOwed("not_your_turn", seat=state.seat)

    def draw_first_player(self, state: State, move: Move) -> list[Event]:
        if type(move) is not int or not 0 <= move - self.first_codes < self.seats:
            raise IllegalAction("no_such_seat")
        state.first = move - self.first_codes
        state.phase = DEAL
        return [gate.FirstPlayer(state.first)]

    def deal(self, state: State, move: Move) -> list[Event]:
        """Hands stand sorted; how many cards of each colour there are, and aside, is public."""
        if not is_deal(move, self.numbers, self.seats, self.hand_size):
            raise IllegalAction("no_such_deal")
        assert type(move) is tuple
        hands, aside = move
        state.cards = tuple([card for hand in hands for card in hand])
        state.aside = aside
        state.hidden = (*state.cards, 0)
        state.phase = REVEAL
        self.next_to_reveal(state)
        events: list[Event] = [
            gate.Dealt(seat, list(hand), gate.colours(hand)) for seat, hand in enumerate(hands)
        ]
        if aside:
            events.append(gate.SetAside(list(aside), gate.colours(aside)))
        return events

    def next_to_reveal(self, state: State) -> None:
        """Counter-clockwise, from the right of the first player, who is last; twice round."""
        state.seat = (state.first - 1 - state.reveals) % self.seats
        state.waiting = self.only[state.seat]

    def reveal(self, state: State, seat: int, move: Move) -> list[Event]:
        """Turn one of one's own cards face up; it keeps its place."""
        if type(move) is not int:
            raise BadAction("unknown_action")
        position = move - self.guess_codes
        if not 0 <= position < self.hand_size:
            raise IllegalAction("wrong_moment")
        slot = seat * self.hand_size + position
        if not state.hidden[slot]:
            raise IllegalAction("already_up", target=seat, position=position)
        dropped = self.dropped(state, seat) if self.advanced else 0
        if self.advanced and (broken := self.broken(state, seat, position)) > dropped:
            raise IllegalAction(("reveal_colour", "reveal_neighbour", "reveal_end")[broken - 1])
        card = state.cards[slot]
        state.hidden = (*state.hidden[:slot], 0, *state.hidden[slot + 1 :])
        state.reveals += 1
        events: list[Event] = [gate.Revealed(seat, position, card, dropped)]
        if state.reveals < 2 * self.seats:
            self.next_to_reveal(state)
        else:
            self.begin(state)
        return events

    def broken(self, state: State, seat: int, position: int) -> int:
        """Return what turning up this card now would break of the advanced set-up."""
        size = self.hand_size
        up = [slot for slot in range(self.slots) if not state.hidden[slot]]
        cards = [state.cards[slot] for slot in up]
        own = [state.cards[slot] for slot in up if slot // size == seat]
        return self.breaks(position, state.cards[seat * size + position], own, cards)

    def breaks(self, position: int, card: int, own_up: list[int], all_up: list[int]) -> int:
        """Name the condition of the advanced set-up that a card breaks and that is kept longest.

        3 for (a), not at an end of the hand; 2 for (b), no neighbour of the first card; 1 for (c),
        no colour beyond its limit; 0 for none. R3 drops (c), then (b), then (a): with `dropped`
        of them gone a card may be turned up if what it breaks is not above `dropped`.
        """
        if position in (0, self.hand_size - 1):
            return 3
        if any(abs(card - other) == 1 for other in own_up):
            return 2
        same = sum(not (other - card) % 4 for other in all_up)
        return int(same >= COLOUR_LIMIT[self.seats])

    def dropped(self, state: State, seat: int) -> int:
        """Count the conditions that R3 drops for this card, so that some card may be turned up."""
        start = seat * self.hand_size
        return min(
            self.broken(state, seat, position)
            for position in range(self.hand_size)
            if state.hidden[start + position]
        )

    # A turn, clockwise from the first player

    def begin(self, state: State) -> None:
        """The set-up is done: the first player names a card."""
        numbers, own = self.numbers, self.hand_size - 2
        hidden = [slot for slot in range(self.slots) if state.hidden[slot]]
        values = tuple([n - 1 for n in self.not_up(state)])
        row = bytearray(numbers)
        for value in values:
            row[value] = WRONG
        state.answers = bytearray().join(
            [row if card else self.no_row for card in state.hidden[: self.slots]]
        )
        for slot in hidden:
            state.answers[slot * numbers + state.hidden[slot] - 1] = RIGHT
        cards = tuple([slot * numbers for slot in hidden])
        others = len(cards) - own
        state._guesses = tuple(
            [
                Guesses(cards + cards, (seat + 1) * own, others, values, others * len(values))
                for seat in range(self.seats)
            ]
        )
        state.phase = GUESS
        state.seat = state.first
        state.waiting = self.only[state.first]

    def not_up(self, state: State) -> list[int]:
        """Return the numbers in use that are not face up."""
        up = {card for card, hidden in zip(state.cards, state.hidden, strict=False) if not hidden}
        return [n for n in range(1, self.numbers + 1) if n not in up]

    def turn(self, state: State, seat: int, move: int) -> list[Event]:
        """Guess; or do without a second attempt; or pass, when there is no card to name (R4)."""
        if 0 <= move < self.guess_codes:
            return self.guess(state, seat, move)
        if move == self.stop_code and state.phase == SECOND_ATTEMPT:
            return self.turn_done(state, [gate.Stopped(seat)])
        if move == self.pass_code and isinstance(state._guesses[seat], Listed):
            return self.turn_done(state, [gate.Passed(seat)])
        raise IllegalAction("wrong_moment")

    def guess(self, state: State, seat: int, move: int) -> list[Event]:
        """Name a face-down card of another seat and any value not yet face up (R2)."""
        slot, value = divmod(move, self.numbers)
        target, position = divmod(slot, self.hand_size)
        answer = state.answers[move]
        if target == seat or answer == NO_GUESS:
            raise self.no_guess(seat, move, state)
        if answer != RIGHT:
            miss = gate.Guessed(seat, target, position, value + 1, False, 0)
            self.misses[seat][move] = miss
            return self.play(state, seat, move)
        events = self.pay(state, seat, move) if state.phase == SECOND_ATTEMPT else []
        self.turn_up(state, seat, slot, events)
        if not any(state.hidden):
            return self.end(state, events)
        self.look_at_target(state, seat, events)
        return self.turn_done(state, events)

    def no_guess(self, seat: int, move: int, state: State) -> IllegalAction:
        """Say why a guess is not legal."""
        target, position = divmod(move // self.numbers, self.hand_size)
        if target == seat:
            return IllegalAction("own_card")
        if not state.hidden[move // self.numbers]:
            return IllegalAction("already_up", target=target, position=position)
        return IllegalAction("value_up", number=move % self.numbers + 1)

    def pay(self, state: State, seat: int, move: int) -> list[Event]:
        """A second attempt costs a point; with the bribe, the owner of the card named gets it."""
        state.scores[seat] -= 1
        if not self.bribe:
            return [self.paid[seat]]
        target = move // (self.hand_size * self.numbers)
        state.scores[target] += 1
        events: list[Event] = [gate.Paid(seat, target)]
        self.look_at_target(state, target, events)
        return events

    def turn_up(self, state: State, seat: int, slot: int, events: list[Event]) -> None:
        """A right guess: the card is turned face up and its number covered on the track."""
        hidden, numbers, size = state.hidden, self.numbers, self.hand_size
        card = hidden[slot]
        target, position = divmod(slot, size)
        # R5: what is at stake depends on what the owner still has face down.
        points = size - hidden[target * size : target * size + size].count(0)
        if points > 3:
            points = 3
        state.scores[seat] += points
        events.append(gate.Guessed(seat, target, position, card, True, points))
        state.hidden = hidden[:slot] + (0,) + hidden[slot + 1 :]  # noqa: RUF005 (it is faster)
        start = slot * numbers
        state.answers[start : start + numbers] = self.no_row
        state.answers[card - 1 :: numbers] = self.no_column
        some = state._guesses[seat]
        assert isinstance(some, Guesses)
        at = some.values.index(card - 1)
        values = some.values[:at] + some.values[at + 1 :]
        cards = some.cards
        at = cards.index(start)
        again = at + len(cards) // 2
        cards = cards[:at] + cards[at + 1 : again] + cards[again + 1 :]
        per_card = len(values)
        guesses: list[LegalSet] = []
        for owner, old in enumerate(state._guesses):
            if type(old) is Guesses:
                count = old.count if owner == target else old.count - 1
                begin = old.begin - 1 if old.begin > at else old.begin
                left = Guesses(cards, begin, count, values, count * per_card)
                guesses.append(left if count else self.pass_only)
            else:
                guesses.append(old)
        state._guesses = tuple(guesses)

    def turn_done(self, state: State, events: list[Event]) -> list[Event]:
        state.phase = GUESS
        seat = self.left_of[state.seat]
        if seat == state.first:
            return self.round_done(state, events)
        state.seat = seat
        state.waiting = self.only[seat]
        return events

    def round_done(self, state: State, events: list[Event]) -> list[Event]:
        """Every seat has had the same number of turns: the end, if the target is reached (R6)."""
        state.rounds += 1
        if state.reached:
            return self.end(state, events)
        state.seat = state.first
        state.waiting = self.only[state.first]
        return events

    # End

    def look_at_target(self, state: State, seat: int, events: list[Event]) -> None:
        """Once reached, the target stays reached (R8); the round is still completed (R6)."""
        if not state.reached and state.scores[seat] >= self.target_score:
            state.reached = True
            events.append(gate.TargetReached(seat, state.scores[seat]))

    def end(self, state: State, events: list[Event]) -> list[Event]:
        """Show what is still face down, and say who wins."""
        state.phase = OVER
        state.seat = NO_SEAT
        state.waiting = NOBODY
        size = self.hand_size
        for seat in range(self.seats):
            if self.positions_down(state, seat):
                events.append(gate.Shown(seat, list(state.cards[seat * size : (seat + 1) * size])))
        if state.aside:
            events.append(gate.AsideShown(list(state.aside)))
        result = self.outcome(state)
        assert result is not None
        events.append(Over(result.winners, result.scores, result.reason))
        return events

    def outcome(self, state: State) -> Outcome | None:
        """Most points wins; of equals, the one earliest in turn order from the first player."""
        if state.phase != OVER:
            return None
        scores = state.scores
        in_order = scores[state.first :] + scores[: state.first]
        winner = (state.first + in_order.index(max(scores))) % self.seats
        reason = "target_reached" if any(state.hidden) else "all_revealed"  # R7
        return Outcome([winner], scores.copy(), reason)

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat == state.seat:
            phase = state.phase
            if phase == GUESS:
                return state._guesses[seat]
            if phase == SECOND_ATTEMPT:
                guesses = state._guesses[seat]
                assert isinstance(guesses, Guesses)
                return GuessesOrStop(guesses, self.stop_code)
            if phase == REVEAL:
                return Listed([self.guess_codes + at for at in self.may_reveal(state, seat)])
        return NONE_LEGAL

    def may_reveal(self, state: State, seat: int) -> list[int]:
        """Return the positions that a seat may turn up now."""
        if not self.advanced:
            return self.positions_down(state, seat)
        start = seat * self.hand_size
        dropped = self.dropped(state, seat)
        return [
            position
            for position in range(self.hand_size)
            if state.hidden[start + position] and self.broken(state, seat, position) <= dropped
        ]

    def factored(self, state: State, seat: int) -> Factored:
        """A guess: for each other seat with face-down cards, a position and a value."""
        legal = self.legal(state, seat)
        if not len(legal):
            return Factored([])
        if state.phase == REVEAL:
            positions = One(self.may_reveal(state, seat))
            return Factored([Alternative({"type": "reveal"}, {"position": positions})])
        if isinstance(legal, Listed):
            return Factored([Alternative({"type": "pass"})])
        values = One(self.not_up(state))
        alternatives = [
            Alternative(
                {"type": "guess", "target": target},
                {"position": One(self.positions_down(state, target)), "value": values},
            )
            for target in range(self.seats)
            if target != seat and self.positions_down(state, target)
        ]
        if state.phase == SECOND_ATTEMPT:
            alternatives.insert(0, Alternative({"type": "stop"}))
        return Factored(alternatives)

    def positions_down(self, state: State, seat: int) -> list[int]:
        start = seat * self.hand_size
        hand = state.hidden[start : start + self.hand_size]
        return [position for position, card in enumerate(hand) if card]

    # The gate and what may be known

    def view(self, state: State, viewer: Viewer) -> gate.KryptosView:
        return gate.view(self, state, viewer)

    def sheet(self, view: gate.KryptosView) -> list[Section]:
        return gate.sheet(view)

    def exchanged(self, state: State, deal: Deal) -> State:
        """Return the same present with other cards face down; every guess made fits both deals."""
        new = state.clone()
        hands, new.aside = deal
        new.cards = tuple([card for hand in hands for card in hand])
        new.hidden = tuple(
            [card if old else 0 for card, old in zip((*new.cards, 0), state.hidden, strict=True)]
        )
        if new.answers:
            for slot, (card, old) in enumerate(zip(new.hidden, state.hidden, strict=True)):
                if old:
                    new.answers[slot * self.numbers + old - 1] = WRONG
                    new.answers[slot * self.numbers + card - 1] = RIGHT
        return new

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        return knowing.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return knowing.sample_world(self, knowledge, rng)

    # The border

    def encode(self, action: Action) -> Move:
        match action:
            case Guess(target, position, value):
                slot = self.check("target", target, self.seats) * self.hand_size
                slot += self.check("position", position, self.hand_size)
                if not 1 <= value <= self.numbers:
                    raise BadAction("no_such_value", number=value, numbers=self.numbers)
                return slot * self.numbers + value - 1
            case Reveal(position):
                return self.guess_codes + self.check("position", position, self.hand_size)
            case Stop():
                return self.stop_code
            case Pass():
                return self.pass_code
            case FirstPlayer(first):
                return self.first_codes + self.check("first", first, self.seats)
            case Dealt(hands, aside):
                return read_deal(hands, aside, self.numbers, self.seats, self.hand_size)
        raise BadAction("unknown_action")

    def check(self, field: str, value: int, limit: int) -> int:
        if not 0 <= value < limit:
            raise BadAction("out_of_range", field=field, limit=limit - 1)
        return value

    def decode(self, actor: int, move: Move) -> Action:
        if type(move) is tuple:
            deal: Deal = move
            return Dealt([list(hand) for hand in deal[0]], list(deal[1]))
        assert type(move) is int
        if move >= self.first_codes:
            return FirstPlayer(move - self.first_codes)
        if move < self.guess_codes:
            slot, value = divmod(move, self.numbers)
            return Guess(*divmod(slot, self.hand_size), value + 1)
        if move < self.stop_code:
            return Reveal(move - self.guess_codes)
        return Stop() if move == self.stop_code else Pass()
