"""The comparison of what was told with what was heard finds each kind of fault, and no other."""

from __future__ import annotations

from tests.hearing.comparison import Told, compare, occurrences, words
from tests.hearing.transcript import Utterance

FIRST = "Marcel attaque votre base 2 avec le 5 : plus grand."
SECOND = "À vous. Attaquez une base, ou échangez un agent."


def told(*texts: str) -> list[Told]:
    return [Told(10.0 + at, text) for at, text in enumerate(texts)]


def said(text: str, at: float = 20.0, whole: bool = True, heard: str | None = None) -> Utterance:
    return Utterance(at, text, "fr", text if heard is None else heard, whole, at + 1)


def test_everything_heard_in_order_is_no_fault() -> None:
    result = compare(told(FIRST, SECOND), [said(FIRST), said(SECOND)])
    assert (result.told, result.heard, result.faults()) == (2, 2, [])


def test_signs_case_and_spaces_do_not_count() -> None:
    assert words("Égal : la base tombe…") == words("égal  la base tombe")
    assert compare(told(FIRST), [said(FIRST.replace(" :", "\u00a0:").upper())]).faults() == []


def test_two_messages_may_be_one_utterance() -> None:
    assert compare(told(FIRST, SECOND), [said(f"{FIRST} {SECOND}")]).faults() == []


def test_a_message_that_is_not_heard_is_lost() -> None:
    assert compare(told(FIRST, SECOND), [said(SECOND)]).lost == [FIRST]


def test_what_is_lost_while_the_page_loads_is_counted_by_itself() -> None:
    result = compare(told(FIRST, SECOND), [said("Trois.")], loaded=10.5)
    assert (result.lost, result.loading, result.heard) == ([SECOND], [FIRST], 0)


def test_a_message_told_twice_and_heard_once_is_lost_once() -> None:
    assert compare(told(FIRST, FIRST), [said(FIRST)]).lost == [FIRST]


def test_what_was_said_before_does_not_count() -> None:
    assert compare(told(FIRST), [said(FIRST, at=5.0)]).lost == [FIRST]


def test_half_a_message_is_lost() -> None:
    half = said(FIRST, whole=False, heard=FIRST[:20])
    assert compare(told(FIRST), [half]).lost == [FIRST]


def test_a_message_heard_more_often_than_told_is_doubled() -> None:
    heard = [said(SECOND), said(f"{SECOND} en-tête niveau 2")]
    assert compare(told(SECOND), heard).doubled == [SECOND]
    assert compare(told(SECOND), heard, asked=[1]).doubled == []
    assert compare(told(SECOND, f"{FIRST} {SECOND}"), heard).doubled == []


def test_the_fewest_messages_are_misplaced() -> None:
    heard = [said(SECOND), said("Trois."), said(FIRST)]
    assert compare(told(FIRST, SECOND, "Trois."), heard).misplaced == [FIRST]


def test_speech_is_cut_off_by_keys_alone() -> None:
    cut = said(FIRST, at=20.0, whole=False)
    assert compare([], [cut]).cut == [FIRST]
    assert compare([], [cut], keys=[20.8]).cut == []
    assert compare([], [cut], keys=[17.0]).cut == [FIRST]


def test_a_private_sentence_must_not_be_said() -> None:
    assert compare([], [said(f"{FIRST} {SECOND}")], private=[SECOND]).private == [SECOND]
    assert compare([], [said(FIRST)], private=[SECOND]).private == []


def test_runs_of_words_are_counted_without_overlap() -> None:
    assert occurrences(words("a b"), words("a b c a b a")) == 2
    assert occurrences((), words("a b")) == 0
