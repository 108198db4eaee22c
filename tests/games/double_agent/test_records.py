"""Records of Double Agent: spoilt ones are refused at their line, with their reason."""

from typing import Any

import pytest

from tests.games.records import Change, action, drop, edited, options, record_lines, refusal

LINES = record_lines("double_agent-1")


def turn_over(entry: dict[str, Any]) -> None:
    entry["action"]["decks"][0].reverse()


def one_card_more(entry: dict[str, Any]) -> None:
    entry["action"]["decks"][1].append("doc_7")


def other_copies(entry: dict[str, Any]) -> None:
    deck = entry["action"]["decks"][0]
    deck[deck.index("doc_3")] = "doc_7"


SPOILT: list[tuple[int, Change, int, str]] = [
    (1, options(hand_backs="half"), 1, "option_choice"),
    (1, options(deck={"cards": []}), 1, "deck_size"),
    (2, action(tokens=[1, 2, 3, 3, 4, 5]), 2, "tokens_wrong"),
    (2, action(tokens=[3, 2, 2, 5, 1]), 2, "tokens_wrong"),
    (2, action(tokens=[3, 2, 2, 5, 1, 4.0]), 2, "action_form"),
    (4, one_card_more, 4, "deck_wrong"),
    (4, other_copies, 4, "deck_wrong"),
    (4, action(decks=[["doc_2"]]), 4, "decks_count"),
    (4, action(decks=[["joker"], []]), 4, "unknown_card"),
    (4, turn_over, 6, "not_in_hand"),
    (5, action(first=2), 5, "out_of_range"),
    (6, action(card="turncoat"), 6, "not_in_hand"),
    (6, action(agent=6), 6, "out_of_range"),
    (6, action(agent=True), 6, "action_form"),
    (6, action(time=3), 6, "action_form"),
    (8, action(agents=[4, 2]), 8, "two_agents"),
    (8, drop("agents"), 8, "act_form"),
    (8, action(none=True), 8, "act_form"),
    (9, action(agent=1), 9, "activated"),
    (21, action(to=0), 21, "same_agent"),
    (21, action(index=3), 21, "no_such_document"),
]


@pytest.mark.parametrize(("line", "change", "refused_at", "reason"), SPOILT)
def test_a_spoilt_record_is_refused_at_its_line_with_its_reason(
    line: int, change: Change, refused_at: int, reason: str
) -> None:
    assert refusal(edited(LINES, line, change)) == (refused_at, reason)
