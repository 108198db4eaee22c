"""Liars, the rulebook: two to four seats, twice as many cards as seats.

In each round everybody gets a card and one seat claims that its own is high, or low. The others
answer at the same time; the last answer lays open the speaker's card and all answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from random import Random
from typing import ClassVar

from filature.core.events import CHANCE, Event, Over
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import NONE_LEGAL, Alternative, Factored, Json, LegalSet, One, Span
from filature.core.refusals import BadAction, IllegalAction, NotOwed

from . import view

LOW, HIGH, BELIEVE, DOUBT = range(4)


class Deal(Action, frozen=True, tag="deal"):
    """Everybody's card of a round."""

    cards: list[int]


class Claim(Action, frozen=True, tag="claim"):
    """Say that your card is high, or low."""

    high: bool


class Answer(Action, frozen=True, tag="answer"):
    """Doubt a claim, or believe it."""

    doubt: bool


class State:
    """The truth of one game."""

    __slots__ = ("answers", "cards", "high", "points", "round", "to_act")

    def __init__(self, seats: int) -> None:
        self.round = 0
        self.points = [0] * seats
        self.cards: tuple[int, ...] = ()
        self.high: bool | None = None
        self.answers: list[bool | None] = [None] * seats
        self.to_act: tuple[int, ...] = (CHANCE,)

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State(0)
        new.round, new.cards, new.high, new.to_act = self.round, self.cards, self.high, self.to_act
        new.points, new.answers = self.points.copy(), self.answers.copy()
        return new


class Liars(Game[State, view.LiarsView]):
    """Liars."""

    id = "liars"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options_offered = (Option("rounds", 3, minimum=1, maximum=20, offered=[3, 6]),)
    fields = {"seat": "seat", "doubting": "seat", "winners": "seat", "round": "ordinal"}
    action_type = Deal | Claim | Answer
    event_type = view.LiarsEvent
    view_module: ClassVar = view

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.rounds: int = self.options["rounds"]
        self.deck = range(1, 2 * seats + 1)

    def new(self) -> State:
        return State(self.seats)

    def speaker(self, state: State) -> int:
        return state.round % self.seats

    def asked(self, state: State, actor: int) -> str:
        return "deal" if actor == CHANCE else "claim" if state.high is None else "answer"

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act or seat == CHANCE:
            return NONE_LEGAL
        return Span(LOW, BELIEVE) if state.high is None else Span(BELIEVE, DOUBT + 1)

    def factored(self, state: State, seat: int) -> Factored:
        if not self.legal(state, seat):
            return Factored([])
        type, field = ("claim", "high") if state.high is None else ("answer", "doubt")
        return Factored([Alternative({"type": type}, {field: One([False, True])})])

    def chance(self, state: State, rng: Random) -> Move:
        return tuple(rng.sample(self.deck, self.seats))

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if not state.to_act:
            raise NotOwed("game_over")
        if actor not in state.to_act:
            raise NotOwed("wrong_actor")
        if actor == CHANCE:
            return self.deal(state, move)
        if type(move) is not int or not LOW <= move <= DOUBT:
            raise BadAction("unknown_action")
        if (move >= BELIEVE) != (state.high is not None):
            raise IllegalAction("wrong_moment")
        return self.claim(state, actor, move) if move < BELIEVE else self.answer(state, actor, move)

    def deal(self, state: State, cards: Move) -> list[Event]:
        if type(cards) is not tuple or set(map(type, cards)) != {int}:
            raise BadAction("unknown_action")
        if len(set(cards)) != self.seats or not set(cards).issubset(self.deck):
            raise IllegalAction("wrong_moment")
        state.cards, state.to_act = cards, (self.speaker(state),)
        return [view.Dealt(seat, card) for seat, card in enumerate(cards)]

    def claim(self, state: State, seat: int, move: int) -> list[Event]:
        state.high = move == HIGH
        state.to_act = tuple(other for other in range(self.seats) if other != seat)
        return [view.Claimed(seat, state.high)]

    def answer(self, state: State, seat: int, move: int) -> list[Event]:
        """Answer a claim; the last answer resolves the round."""
        state.answers[seat] = move == DOUBT
        state.to_act = tuple(other for other in state.to_act if other != seat)
        answered = view.Answered(seat, move == DOUBT)
        return [answered] if state.to_act else [answered, *self.resolve(state)]

    def resolve(self, state: State) -> list[Event]:
        """Who was right gets a point; for whoever was wrong the speaker gets one."""
        speaker = self.speaker(state)
        card = state.cards[speaker]
        lied = (card > self.seats) != state.high
        for seat, doubt in enumerate(state.answers):
            if seat != speaker:
                state.points[seat if doubt == lied else speaker] += 1
        doubting = [seat for seat, doubt in enumerate(state.answers) if doubt]
        events: list[Event] = [view.Resolved(speaker, card, doubting, state.points.copy())]
        state.round += 1
        state.cards, state.high, state.answers = (), None, [None] * self.seats
        state.to_act = (CHANCE,) if state.round < self.rounds else ()
        outcome = self.outcome(state)
        if outcome is not None:
            events.append(Over(outcome.winners, outcome.scores, outcome.reason))
        return events

    def outcome(self, state: State) -> Outcome | None:
        if state.round < self.rounds:
            return None
        best = max(state.points)
        winners = [seat for seat, points in enumerate(state.points) if points == best]
        return Outcome(winners, state.points.copy(), "rounds_played")

    def encode(self, action: Action) -> Move:
        match action:
            case Deal(cards):
                return tuple(cards)
            case Claim(high):
                return HIGH if high else LOW
            case Answer(doubt):
                return DOUBT if doubt else BELIEVE
        raise BadAction("unknown_action")

    def decode(self, actor: int, move: Move) -> Action:
        if type(move) is tuple:
            return Deal(list(move))
        return Claim(move == HIGH) if move in (LOW, HIGH) else Answer(move == DOUBT)

    # What may be known: the cards and the answers of this round that one was not told

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        before, cards, steps = self.read(knowledge)
        unknown = [seat for seat, card in cards.items() if card is None]
        left = [card for card in self.deck if card not in cards.values()]
        hidden = [at for at, (_, move) in enumerate(steps) if move is None]
        for dealt in permutations(left, len(unknown)):
            for answers in product((BELIEVE, DOUBT), repeat=len(hidden)):
                yield self.world(
                    before, {**cards, **dict(zip(unknown, dealt, strict=True))}, steps, answers
                )

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        before, cards, steps = self.read(knowledge)
        left = [card for card in self.deck if card not in cards.values()]
        rng.shuffle(left)
        dealt = {seat: left.pop() if card is None else card for seat, card in cards.items()}
        hidden = [move for _, move in steps if move is None]
        return self.world(before, dealt, steps, [rng.choice((BELIEVE, DOUBT)) for _ in hidden])

    def world(
        self,
        before: list[tuple[int, Move]],
        cards: Mapping[int, int | None],
        steps: list[tuple[int, Move | None]],
        answers: Iterator[int] | tuple[int, ...] | list[int],
    ) -> World[State]:
        """Put a world together from the rounds before, the cards and the steps of this one."""
        filled = iter(answers)
        history: list[tuple[int, Move]] = list(before)
        if cards:
            history.append((CHANCE, tuple(cards[seat] or 0 for seat in range(self.seats))))
        history += [(seat, next(filled) if move is None else move) for seat, move in steps]
        return World(self.replay(history)[0], history)

    def read(
        self, knowledge: Knowledge
    ) -> tuple[list[tuple[int, Move]], dict[int, int | None], list[tuple[int, Move | None]]]:
        """Return the history before this round, its cards as far as known, and its steps."""
        before: list[tuple[int, Move]] = []
        cards: dict[int, int | None] = {}
        steps: list[tuple[int, Move | None]] = []
        for event in knowledge.told:
            match event:
                case view.Dealt(seat, card):
                    cards[seat] = card
                case view.Claimed(seat, high):
                    steps.append((seat, HIGH if high else LOW))
                case view.Answered(seat, doubt):
                    steps.append((seat, None if doubt is None else DOUBT if doubt else BELIEVE))
                case view.Resolved(seat, card, doubting):
                    cards[seat] = card
                    left = [card for card in self.deck if card not in cards.values()]
                    dealt = [c if (c := cards[at]) is not None else left.pop() for at in cards]
                    before.append((CHANCE, tuple(dealt)))
                    before.append((seat, steps[0][1] or LOW))
                    before += [(at, DOUBT if at in doubting else BELIEVE) for at, _ in steps[1:]]
                    cards, steps = {}, []
        return before, cards, steps
