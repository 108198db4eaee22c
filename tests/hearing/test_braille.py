"""On a braille line everything that can be chosen is found, and messages can be had again."""

from __future__ import annotations

import pytest

from filature.games import catalogue
from tests.hearing.braille_line import letters, read_on
from tests.hearing.conftest import Hear
from tests.hearing.games import Case

LINES = [
    Case(game, "chromium", *(("fr", "braille40") if at % 2 else ("en", "braille20")))
    for at, game in enumerate(catalogue())
]


def read(text: str, *windows: str) -> bool:
    """Whether windows, one after the other, hold a text."""
    wanted, so_far = letters(text), 0
    for window in windows:
        so_far = read_on(wanted, so_far, window)
    return so_far == len(wanted)


def test_windows_are_read_as_one_text() -> None:
    text = "Base 1 : égal. Votre bureau : 0 point."
    assert read(text, "Base 1 : égal. Votre bu", "bureau : 0 point.")
    assert read(text, "Base 1 : égal.", "Votre bureau :", "0 point. zone")
    assert read(text, "La liste Base 1 : égal.", "Votre", "bureau : 0 point.")


def test_a_word_that_just_fits_is_shown_again() -> None:
    assert read("Turn 1 of at most 200.", " Turn 1 of", "of at", "most 200.")
    assert read("2, 2, 2 or 3", "2, 2,", "2, 2", "2 or 3")


def test_a_text_with_a_gap_is_not_read() -> None:
    text = "Base 1 : égal. Votre bureau : 0 point."
    assert not read(text, "Base 1 : égal.", "bureau : 0 point.")
    assert not read(text, "Base 1 : égal. Votre bureau", ": 0")
    assert not read(text, "Base 2 : égal. Votre bureau : 0 point.")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("case", LINES, ids=lambda case: case.name)
def test_everything_to_choose_from_is_found_on_the_line(orca: Hear, case: Case) -> None:
    result = orca(case)
    assert result.faults == []
    assert sum(shown.kind == "option" for shown in result.shown) > 2
