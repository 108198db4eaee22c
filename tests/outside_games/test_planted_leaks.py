"""Leaks planted in a game from outside: the suite must find each, and name its event and field.

Liars is the game that such suites get wrong: its answers are sealed until the last one lays them
open. The game that leaks its sealed answers once passed for one that conforms.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from filature.core.events import SPECTATOR, TRUTH, Event, Section, Viewer
from filature.core.legal import LegalSet, Span
from filature.testing import check, random_game, twins_look_alike
from tests.outside_games.liars import view
from tests.outside_games.liars.rules import Liars, State
from tests.outside_games.liars.view import LiarsView


def found(game: Liars, games: int = 6) -> str:
    """Return what the suite says of a game that leaks."""
    with pytest.raises(AssertionError) as raised:
        check(game, games)
    return str(raised.value)


def test_the_honest_game_conforms() -> None:
    check(Liars, games=6)


def test_the_last_answer_may_lay_all_of_them_open() -> None:
    """The rulebook, given the state, can say so; the suite without it does not object either."""

    def learned(state: State, actor: int, action: Any, viewer: Viewer) -> Any:
        hidden = action["type"] == "answer" and viewer != actor and len(state.to_act) > 1
        return "an answer" if hidden else action

    check(Liars(3), games=3, learned=learned)


# Events


def told_to_everybody(self: Event, viewer: Viewer) -> Event | None:
    return self


def told_to_seats(self: Event, viewer: Viewer) -> Event | None:
    return self if viewer != SPECTATOR else type(self)(**{**fields_of(self), "card": None})


def told_to_the_next(self: Any, viewer: Viewer) -> Event | None:
    return self if viewer in (self.seat, self.seat + 1, TRUTH) else view.Answered(self.seat, None)


def told_by_its_presence(self: Any, viewer: Viewer) -> Event | None:
    if viewer in (self.seat, TRUTH):
        return self  # type: ignore[no-any-return]
    return view.Answered(self.seat, None) if self.doubt else None


def fields_of(event: Any) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


@pytest.mark.parametrize(
    ("told", "fields"),
    [
        (told_to_everybody, r"told\[0\].doubt: (false / true|true / false)"),
        (told_to_the_next, r"told\[0\].doubt: (null / (true|false)|false / true|true / false)"),
        (told_by_its_presence, r'told: (\[\] / )?\[\{"type": "answered"'),
    ],
)
@pytest.mark.parametrize("seats", Liars.seat_counts)
def test_a_sealed_event_that_tells_the_choice_is_found(
    told: Any, fields: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view.Answered, "told", told)
    said = found(Liars(seats))
    assert f"liars, {seats} seats, after step " in said
    assert " (claimed): " in said or " (answered): " in said
    assert " chose by the sealed event answered: " in said
    assert re.search(fields, said), said


@pytest.mark.parametrize(
    ("told", "seats", "words"),
    [
        (told_to_everybody, 2, "dealt"),
        (told_to_everybody, 4, "dealt"),
        (told_to_seats, 2, "of an outcome of chance (dealt) seat "),
        (told_to_seats, 4, "of an outcome of chance (dealt) seat "),
    ],
)
def test_a_chance_event_that_tells_what_it_dealt_is_found(
    told: Any, seats: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view.Dealt, "told", told)
    said = found(Liars(seats))
    assert words in said
    assert "is told what its view does not show: told[" in said
    assert "].card: " in said


class ShownToAll(view.Dealt, frozen=True, tag="shown_to_all"):
    def told(self, viewer: Viewer) -> Event | None:
        return self


class CardsInEverybodysView(Liars):
    """The deal is told to everybody and shown to everybody: the declaration alone is missing."""

    event_type = view.LiarsEvent | ShownToAll

    def deal(self, state: State, cards: Any) -> list[Event]:
        return [ShownToAll(e.seat, e.card) for e in super().deal(state, cards)]  # type: ignore[attr-defined]

    def view(self, state: State, viewer: Viewer) -> LiarsView:
        return seats_with(super().view(state, viewer), card=state.cards)


def seats_with(seen: LiarsView, **of_seats: Any) -> LiarsView:
    """Return a view with a field of every seat filled in."""
    seats = [
        msgspec.structs.replace(shown, **{name: values[seat] for name, values in of_seats.items()})
        if all(values for values in of_seats.values())
        else shown
        for seat, shown in enumerate(seen.seats)
    ]
    return msgspec.structs.replace(seen, seats=seats)


class AnswersNotSealed(Liars):
    """The answers are no sealed event, and told at once, though others still answer."""

    event_type = view.LiarsEvent | ShownToAll

    def answer(self, state: State, seat: int, move: int) -> list[Event]:
        _, *resolved = super().answer(state, seat, move)
        return [view.Claimed(seat, move % 2 == 1), *resolved]


def test_a_choice_that_is_told_while_others_still_choose_is_found() -> None:
    said = found(AnswersNotSealed(3))
    assert "is told what seat " in said
    assert " chose (claimed) while others still choose: told[0].high: " in said


# Views, sheets, legal sets, what is asked


class AnswersInTheView(Liars):
    def view(self, state: State, viewer: Viewer) -> LiarsView:
        return seats_with(super().view(state, viewer), doubt=state.answers)


class CardsInTheView(Liars):
    def view(self, state: State, viewer: Viewer) -> LiarsView:
        return seats_with(super().view(state, viewer), card=state.cards)


class CardsInTheSpectatorsView(Liars):
    def view(self, state: State, viewer: Viewer) -> LiarsView:
        seen = super().view(state, viewer)
        return seats_with(seen, card=state.cards) if viewer == SPECTATOR else seen


class CardCountedInTheView(Liars):
    def view(self, state: State, viewer: Viewer) -> LiarsView:
        seen = super().view(state, viewer)
        return msgspec.structs.replace(seen, round=seen.round + sum(state.cards[:1]))


class AnswerInTheViewOnceAnotherHasAnswered(Liars):
    """At the moment of the choice nothing tells; the next answer of somebody else lays it open."""

    def view(self, state: State, viewer: Viewer) -> LiarsView:
        seen = super().view(state, viewer)
        given = sum(answer is not None for answer in state.answers)
        return seats_with(seen, doubt=state.answers) if given > 1 else seen


class SheetThatKnowsTheState(Liars):
    """The view says nothing; what makes the sheet has kept the state."""

    kept: ClassVar[Any] = None

    def view(self, state: State, viewer: Viewer) -> LiarsView:
        type(self).kept = state
        return super().view(state, viewer)

    def sheet(self, view: LiarsView) -> list[Section]:
        sections = super().sheet(view)
        counted = sum(bool(answer) for answer in self.kept.answers)
        return [msgspec.structs.replace(sections[0], args={"doubting": counted}), *sections[1:]]


class LegalSetThatKnowsAnAnswer(Liars):
    def legal(self, state: State, seat: int) -> LegalSet:
        legal = super().legal(state, seat)
        return Span(2, 3) if len(legal) and True in state.answers else legal


class LegalSetThatKnowsACard(Liars):
    def legal(self, state: State, seat: int) -> LegalSet:
        legal = super().legal(state, seat)
        return Span(2, 3) if state.high is not None and len(legal) and 1 in state.cards else legal


class AskedByAnAnswer(Liars):
    def asked(self, state: State, actor: int) -> str:
        asked = super().asked(state, actor)
        return "claim" if asked == "answer" and True in state.answers else asked


class TurnOrderByTheAnswers(Liars):
    def answer(self, state: State, seat: int, move: int) -> list[Event]:
        events = super().answer(state, seat, move)
        if move % 2 and state.to_act and state.to_act[0] >= 0:
            state.to_act = state.to_act[::-1]
        return events


@pytest.mark.parametrize(
    ("leaky", "by"),
    [
        (AnswersInTheView, "by its view: view.seats[1].doubt: "),
        (CardsInTheView, "].card: "),
        (CardsInTheSpectatorsView, "the spectator can tell twins of an outcome of chance (dealt)"),
        (CardCountedInTheView, "by its view: view.round: "),
        (AnswerInTheViewOnceAnotherHasAnswered, "].doubt: "),
        (SheetThatKnowsTheState, "by its sheet: sheet[0].args.doubting: 0 / 1"),
        (LegalSetThatKnowsAnAnswer, "by its legal set: legal: "),
        (AskedByAnAnswer, "by what is asked: asked: "),
        (TurnOrderByTheAnswers, "by who must act: to_act: "),
    ],
)
def test_a_leak_is_found_and_told_by_its_field(leaky: type[Liars], by: str) -> None:
    said = found(leaky(4))
    assert by in said
    assert said.startswith("liars, 4 seats, after ")
    assert len(said) < 500


@pytest.mark.parametrize(
    "leaky",
    [
        AnswersInTheView,
        CardsInTheView,
        CardsInTheSpectatorsView,
        CardCountedInTheView,
        AnswerInTheViewOnceAnotherHasAnswered,
        LegalSetThatKnowsAnAnswer,
        LegalSetThatKnowsACard,
        AskedByAnAnswer,
    ],
)
def test_twins_find_a_leak_without_the_games_own_worlds(
    leaky: type[Liars], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose `worlds` say nothing of use is looked at all the same."""
    monkeypatch.delattr(Liars, "worlds")
    monkeypatch.delattr(Liars, "sample_world")
    game = leaky(4)

    def look() -> None:
        for seed in range(6):
            twins_look_alike(game, random_game(game, seed), Random(seed))

    with pytest.raises(AssertionError, match="can tell twins"):
        look()


def test_an_event_that_is_told_to_everybody_must_say_so() -> None:
    said = found(CardsInEverybodysView(3))
    assert "every viewer is told all of shown_to_all" in said
    assert "PublicEvent" in said


class AnswersInTurn(Liars):
    """Seats answer one after another, so that nobody can take back an answer given before."""

    def claim(self, state: State, seat: int, move: int) -> list[Event]:
        events = super().claim(state, seat, move)
        state.to_act = state.to_act[:1]
        return events

    def answer(self, state: State, seat: int, move: int) -> list[Event]:
        later = tuple(n for n in range(seat + 1, self.seats) if n != self.speaker(state))
        state.to_act = (seat, *later[:1])
        return super().answer(state, seat, move)


def test_a_sealed_choice_that_cannot_be_taken_back_is_found() -> None:
    said = found(AnswersInTurn(4))
    assert "'s sealed choice cannot be taken back: " in said
