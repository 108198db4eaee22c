"""Records of Kryptos: spoilt ones are refused at their line, with their reason."""

from collections.abc import Callable
from typing import Any

import pytest

from filature.core.record import read, write
from filature.games import game_class
from tests.games.records import (
    Change,
    action,
    drop,
    edited,
    instead,
    joined,
    line_of,
    options,
    outcome,
    record_lines,
    refusal,
    seat,
)

LINES = record_lines("kryptos-4-advanced")
MYSTERY = record_lines("kryptos-5-mystery-bribe")
GUESS, STOP = line_of(LINES, "guess"), line_of(LINES, "stop")
LAST = len(LINES)


def hand(seat: int, change: Callable[[list[Any]], object]) -> Change:
    """Change one of the hands dealt."""
    return lambda entry: change(entry["action"]["hands"][seat])


def card(seat: int, position: int, number: Any) -> Change:
    return hand(seat, lambda cards: cards.__setitem__(position, number))


def own_card(entry: dict[str, Any]) -> None:
    entry["action"]["target"] = entry["seat"]


WAYS: list[tuple[str, int, Change, str]] = [
    ("a card dealt twice", 3, hand(0, lambda c: c.__setitem__(0, c[1])), "deal_twice"),
    ("a hand not sorted", 3, hand(1, lambda c: c.reverse()), "deal_not_sorted"),
    ("a hand too short", 3, hand(2, lambda c: c.pop()), "deal_hand_size"),
    ("a hand too many", 3, lambda e: e["action"]["hands"].append([]), "deal_hands"),
    ("a card aside", 3, action(aside=[37]), "deal_aside_size"),
    ("a card not in use", 3, card(0, -1, 48), "deal_no_such_card"),
    ("a card that is true", 3, card(0, 0, True), "action_form"),
    ("a deal by a seat", 3, seat(0), "other_must_act"),
    ("a first player past the last", 2, action(first=4), "out_of_range"),
    ("the lowest card turned up", 4, action(position=0), "reveal_end"),
    ("a reveal out of turn", 4, lambda e: e.update(seat=(e["seat"] + 1) % 4), "other_must_act"),
    ("a position past the last", 4, action(position=9), "out_of_range"),
    ("a value of 0", GUESS, action(value=0), "no_such_value"),
    ("a value not in use", GUESS, action(value=37), "no_such_value"),
    ("a value with a point", GUESS, action(value=7.0), "action_form"),
    ("a guess without value", GUESS, drop("value"), "action_form"),
    ("a guess at one's own card", GUESS, own_card, "own_card"),
    ("a pass when there is a card to name", GUESS, instead(type="pass"), "wrong_moment"),
    ("a stop before the first attempt", GUESS, instead(type="stop"), "wrong_moment"),
    ("a field more in a stop", STOP, action(value=3), "action_form"),
    ("mystery that is 1", 1, options(mystery=1), "option_choice"),
    ("mystery with six seats", 1, lambda e: e.update(seats=6), "mystery_seats"),
    ("a target of 2", 1, options(target_score=2), "option_too_small"),
    ("another winner", LAST, outcome(winners=[0, 1, 2, 3]), "outcome_wrong"),
    ("another reason", LAST, outcome(reason="tired"), "outcome_wrong"),
]


@pytest.mark.parametrize(
    ("at", "change", "reason"), [way[1:] for way in WAYS], ids=[way[0] for way in WAYS]
)
def test_a_spoilt_record_is_refused_at_its_line_with_its_reason(
    at: int, change: Change, reason: str
) -> None:
    lines = MYSTERY if reason == "mystery_seats" else LINES
    assert refusal(edited(lines, at, change)) == (at, reason)


def test_the_cards_aside_may_stand_in_any_order_but_are_written_sorted() -> None:
    text = joined(edited(MYSTERY, 3, lambda e: e["action"]["aside"].reverse()))
    assert text != joined(MYSTERY)
    record = read(text, game_class)
    again = write(record.game, record.players, record.history, record.outcome)
    assert again.encode("utf-8") == joined(MYSTERY)
