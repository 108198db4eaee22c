"""Kryptos, the rulebook: sorted hands of numbers, guessed at card by card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import ClassVar

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over
from filature.core.game import Game, Option, Outcome
from filature.core.knowledge import Move
from filature.core.legal import NONE_LEGAL, Alternative, Factored, Json, LegalSet, Listed, One
from filature.core.refusals import BadAction, BadOption, IllegalAction, NotOwed
from filature.games.kryptos import actions, events, view, worlds
from filature.games.kryptos.cards import count_colours, row
from filature.games.kryptos.deal import DealDrawing, is_deal
from filature.games.kryptos.legal_guesses import LegalGuesses, guesses_by_seat
from filature.games.kryptos.state import (
    DEAL,
    FIRST_PLAYER,
    GUESS,
    OVER,
    REVEAL,
    SECOND_ATTEMPT,
    State,
)

CARDS_AND_HAND = {3: (32, 10), 4: (36, 9), 5: (40, 8), 6: (48, 8)}
"""For each number of seats, the cards used (from 1 on) and the cards of a hand."""
MYSTERY = {4: (40, 9), 5: (44, 8)}
"""The same with the Mystère variant: four cards more."""

NONE_BROKEN, COLOUR_LIMIT, NO_NEIGHBOUR, NO_END = range(4)
"""The conditions of the advanced set-up in the order in which R3 drops them: (c), (b), (a)."""
BROKEN = {COLOUR_LIMIT: "reveal_colour", NO_NEIGHBOUR: "reveal_neighbour", NO_END: "reveal_end"}
"""What a seat is told that turns up a card against a condition."""


class Kryptos(Game[State, view.KryptosView]):
    """Kryptos, by Piotr Siłka."""

    id = "kryptos"
    rules_version = 1
    seat_counts = (3, 4, 5, 6)
    always_won = True
    options_offered = (
        Option("setup", "basic", choices=["basic", "advanced"]),
        Option("mystery", False, choices=[False, True]),
        Option("bribe", False, choices=[False, True]),
        Option("target_score", 15, minimum=3, maximum=1000, offered=[10, 15, 20]),  # R11
    )
    once_unbounded = ("target_score",)
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
    action_type = actions.KryptosAction
    event_type = events.KryptosEvent
    actions_module: ClassVar = actions
    view_module: ClassVar = view
    worlds_module: ClassVar = worlds

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.advanced: bool = self.options["setup"] == "advanced"
        self.mystery: bool = self.options["mystery"]
        self.bribe: bool = self.options["bribe"]
        self.target_score: int = self.options["target_score"]
        if self.mystery and seats not in MYSTERY:
            raise BadOption("mystery_seats", seats=list(MYSTERY))
        self.numbers, self.hand_size = (MYSTERY if self.mystery else CARDS_AND_HAND)[seats]
        self.slots = seats * self.hand_size
        self.aside_size = self.numbers - self.slots
        self.colour_limit = 2 if seats <= 4 else 3
        self.guess_codes = self.slots * self.numbers
        self.stop_code = self.guess_codes + self.hand_size
        self.pass_code = self.stop_code + 1
        self.decision_codes = self.first_codes = self.pass_code + 1
        self.chance_codes = seats + 1

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if actor not in state.to_act:
            raise self.not_owed(state, actor)
        if state.phase == FIRST_PLAYER:
            return self.draw_first_player(state, move)
        if state.phase == DEAL:
            return self.deal(state, move)
        if type(move) is not int:
            raise BadAction("unknown_action")
        if state.phase == REVEAL:
            return self.reveal(state, actor, move)
        return self.take_turn(state, actor, move)

    def not_owed(self, state: State, actor: int) -> NotOwed:
        if state.phase == OVER:
            return NotOwed("game_over")
        if self.is_chance(state) or not 0 <= actor < self.seats:
            return NotOwed("wrong_actor")
        return NotOwed("not_your_turn", seat=state.to_act[0])

    def asked(self, state: State, actor: int) -> str:
        if state.phase == GUESS and not self.can_guess(state, actor):
            return "pass"
        return view.PHASES[state.phase]

    # Set-up

    def new(self) -> State:
        return State(self.seats)

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
        return DealDrawing(self) if state.phase == DEAL else None

    def draw_first_player(self, state: State, move: Move) -> list[Event]:
        if type(move) is not int or not 0 <= move - self.first_codes < self.seats:
            raise IllegalAction("no_such_seat")
        state.first = move - self.first_codes
        state.phase = DEAL
        return [events.FirstPlayer(state.first)]

    def deal(self, state: State, move: Move) -> list[Event]:
        """Hands stand sorted; how many cards of each colour they hold, and aside, is public."""
        if not is_deal(move, self):
            raise IllegalAction("no_such_deal")
        hands, state.aside = move
        state.cards = tuple([card for hand in hands for card in hand])
        state.face_down = (True,) * self.slots
        state.refuted = [0] * self.slots
        state.phase = REVEAL
        state.to_act = (self.next_to_reveal(state),)
        dealt: list[Event] = [
            events.Dealt(seat, list(hand), count_colours(hand)) for seat, hand in enumerate(hands)
        ]
        if state.aside:
            dealt.append(events.SetAside(list(state.aside), count_colours(state.aside)))
        return dealt

    def next_to_reveal(self, state: State) -> int:
        """Counter-clockwise, from the right of the first player, who is last; twice round."""
        return (state.first - 1 - state.reveals) % self.seats

    def reveal(self, state: State, seat: int, move: int) -> list[Event]:
        """Turn up one of your own cards; it keeps its position."""
        position = move - self.guess_codes
        if not 0 <= position < self.hand_size:
            raise IllegalAction("wrong_moment")
        slot = seat * self.hand_size + position
        if not state.face_down[slot]:
            raise IllegalAction("already_up", target=seat, position=position)
        dropped = self.conditions_dropped(state, seat)
        if (broken := self.condition_broken(state, seat, position)) > dropped:
            raise IllegalAction(BROKEN[broken])
        self.turn_up(state, slot)
        state.reveals += 1
        if state.reveals < 2 * self.seats:
            state.to_act = (self.next_to_reveal(state),)
        else:
            state.phase = GUESS
            state.to_act = (state.first,)
        return [events.Revealed(seat, position, state.cards[slot], dropped)]

    def turn_up(self, state: State, slot: int) -> None:
        """Turn a card face up and cover its number on the track."""
        state.face_down = (*state.face_down[:slot], False, *state.face_down[slot + 1 :])
        state.covered |= {state.cards[slot]}
        state._guesses = None

    # Advanced set-up

    def condition_broken(self, state: State, seat: int, position: int) -> int:
        """Return what turning up this card now would break of the advanced set-up."""
        if not self.advanced:
            return NONE_BROKEN
        hand = self.hand(state, seat)
        up = [card for card in hand if card in state.covered]
        return self.first_broken(position, hand[position], up, state.covered)

    def first_broken(
        self, position: int, card: int, own_up: Iterable[int], all_up: Iterable[int]
    ) -> int:
        """Name the condition that a card breaks and that R3 drops last.

        R3 drops (c), then (b), then (a): with `dropped` of them gone a card may be turned up if
        what it breaks is not above `dropped`.
        """
        if position in (0, self.hand_size - 1):  # (a)
            return NO_END
        if any(abs(card - other) == 1 for other in own_up):  # (b)
            return NO_NEIGHBOUR
        if sum(row(other) == row(card) for other in all_up) >= self.colour_limit:  # (c)
            return COLOUR_LIMIT
        return NONE_BROKEN

    def conditions_dropped(self, state: State, seat: int) -> int:
        """R3: how many conditions are dropped for this card, so that some card may be turned up."""
        return min(
            self.condition_broken(state, seat, position)
            for position in self.positions_down(state, seat)
        )

    def may_reveal(self, state: State, seat: int) -> list[int]:
        """Return the positions that a seat may turn up now."""
        dropped = self.conditions_dropped(state, seat)
        return [
            position
            for position in self.positions_down(state, seat)
            if self.condition_broken(state, seat, position) <= dropped
        ]

    # A turn, clockwise from the first player

    def take_turn(self, state: State, seat: int, move: int) -> list[Event]:
        """Guess; or make no second attempt; or pass, when there is no card to name (R4)."""
        if 0 <= move < self.guess_codes:
            return self.guess(state, seat, move)
        if move == self.stop_code and state.phase == SECOND_ATTEMPT:
            return [events.Stopped(seat), *self.end_turn(state)]
        if move == self.pass_code and not self.can_guess(state, seat):
            return [events.Passed(seat), *self.end_turn(state)]
        raise IllegalAction("wrong_moment")

    def guess(self, state: State, seat: int, move: int) -> list[Event]:
        """Name a face-down card of another seat and any value not yet face up (R2, R9)."""
        slot, value = divmod(move, self.numbers)
        value += 1
        target, position = divmod(slot, self.hand_size)
        if target == seat:
            raise IllegalAction("own_card")
        if not state.face_down[slot]:
            raise IllegalAction("already_up", target=target, position=position)
        if value in state.covered:
            raise IllegalAction("value_up", number=value)
        paid = self.pay(state, seat, target) if state.phase == SECOND_ATTEMPT else []
        if state.cards[slot] == value:
            return paid + self.right_guess(state, seat, target, position)
        return paid + self.wrong_guess(state, seat, target, position, value)

    def pay(self, state: State, seat: int, target: int) -> list[Event]:
        """A second attempt costs a point; with the bribe, the owner of the card named gets it."""
        state.scores[seat] -= 1
        if not self.bribe:
            return [events.Paid(seat, None)]
        state.scores[target] += 1
        return [events.Paid(seat, target), *self.reach_target(state, target)]

    def right_guess(self, state: State, seat: int, target: int, position: int) -> list[Event]:
        """The card is turned up: 3 points, or as many as its owner had cards face down (R5)."""
        points = min(3, len(self.positions_down(state, target)))
        state.scores[seat] += points
        slot = target * self.hand_size + position
        self.turn_up(state, slot)
        guessed = events.Guessed(seat, target, position, state.cards[slot], True, points)
        if not any(state.face_down):  # R4, R7
            return [guessed, *self.end(state)]
        return [guessed, *self.reach_target(state, seat), *self.end_turn(state)]

    def wrong_guess(
        self, state: State, seat: int, target: int, position: int, value: int
    ) -> list[Event]:
        """Nothing is shown; after a first attempt, a seat that can pay may try again (R1)."""
        state.refuted[target * self.hand_size + position] |= 1 << value
        guessed = events.Guessed(seat, target, position, value, False, 0)
        if state.phase == GUESS and state.scores[seat]:
            state.phase = SECOND_ATTEMPT
            return [guessed]
        return [guessed, *self.end_turn(state)]

    def end_turn(self, state: State) -> list[Event]:
        """The turn goes to the left; the game ends with the round once the target is reached."""
        state.turns += 1
        state.phase = GUESS
        seat = (state.first + state.turns) % self.seats
        if seat == state.first and state.target_reached:  # R6
            return self.end(state)
        state.to_act = (seat,)
        return []

    # End

    def reach_target(self, state: State, seat: int) -> list[Event]:
        """Once reached, the target stays reached (R8)."""
        if state.target_reached or state.scores[seat] < self.target_score:
            return []
        state.target_reached = True
        return [events.TargetReached(seat, state.scores[seat])]

    def end(self, state: State) -> list[Event]:
        """Show what is still face down (R12), and say who wins."""
        state.phase = OVER
        state.to_act = ()
        shown: list[Event] = [
            events.Shown(seat, list(self.hand(state, seat)))
            for seat in range(self.seats)
            if self.positions_down(state, seat)
        ]
        if state.aside:
            shown.append(events.AsideShown(list(state.aside)))
        result = self.outcome(state)
        assert result is not None
        return [*shown, Over(result.winners, result.scores, result.reason)]

    def outcome(self, state: State) -> Outcome | None:
        """Most points wins; of equals, the one earliest in turn order from the first player."""
        if state.phase != OVER:
            return None
        scores = state.scores
        in_order = scores[state.first :] + scores[: state.first]
        winner = (state.first + in_order.index(max(scores))) % self.seats
        reason = "target_reached" if any(state.face_down) else "all_revealed"  # R7
        return Outcome([winner], scores.copy(), reason)

    # What is on the table

    def hand(self, state: State, seat: int) -> tuple[int, ...]:
        return state.cards[seat * self.hand_size : (seat + 1) * self.hand_size]

    def positions_down(self, state: State, seat: int) -> list[int]:
        """Return the positions of a seat's cards face down."""
        hand = state.face_down[seat * self.hand_size : (seat + 1) * self.hand_size]
        return [position for position, down in enumerate(hand) if down]

    def not_up(self, state: State) -> list[int]:
        """Return the numbers in use that are not face up."""
        return [n for n in range(1, self.numbers + 1) if n not in state.covered]

    def can_guess(self, state: State, seat: int) -> bool:
        """Tell whether another seat has a card face down."""
        return any(
            self.positions_down(state, other) for other in range(self.seats) if other != seat
        )

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act or seat == CHANCE:
            return NONE_LEGAL
        if state.phase == REVEAL:
            return Listed([self.guess_codes + at for at in self.may_reveal(state, seat)])
        if state._guesses is None:
            state._guesses = guesses_by_seat(self, state)
        guesses = state._guesses[seat]
        if not guesses.cards:
            return Listed((self.pass_code,))
        if state.phase == SECOND_ATTEMPT:
            return LegalGuesses(guesses.cards, guesses.values, self.stop_code)
        return guesses

    def factored(self, state: State, seat: int) -> Factored:
        """A guess: for each other seat with face-down cards, a position and a value."""
        if seat not in state.to_act or seat == CHANCE:
            return Factored([])
        if state.phase == REVEAL:
            positions = One(self.may_reveal(state, seat))
            return Factored([Alternative({"type": "reveal"}, {"position": positions})])
        values = One(self.not_up(state))
        guesses = [
            Alternative(
                {"type": "guess", "target": target}, {"position": One(down), "value": values}
            )
            for target in range(self.seats)
            if target != seat and (down := self.positions_down(state, target))
        ]
        if state.phase == SECOND_ATTEMPT:
            return Factored([Alternative({"type": "stop"}), *guesses])
        return Factored(guesses or [Alternative({"type": "pass"})])
