"""On a braille line everything that can be chosen is found, and messages can be had again."""

from __future__ import annotations

import pytest

from filature.games import catalogue
from tests.hearing.braille_line import joined, letters
from tests.hearing.conftest import Hear
from tests.hearing.games import Case

LINES = [
    Case(game, "chromium", *(("fr", "braille40") if at % 2 else ("en", "braille20")))
    for at, game in enumerate(catalogue())
]


def test_windows_are_read_as_one_text() -> None:
    assert (
        joined("Base 1 : égal. Votre bu", "bureau : 0 point.")
        == "Base 1 : égal. Votre bureau : 0 point."
    )
    assert letters(joined("Base 1 : égal.", "Votre bureau")) == letters(
        "Base 1 : égal. Votre bureau"
    )


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("case", LINES, ids=lambda case: case.name)
def test_everything_to_choose_from_is_found_on_the_line(orca: Hear, case: Case) -> None:
    result = orca(case)
    assert result.faults == []
    assert sum(shown.kind == "option" for shown in result.shown) > 2
