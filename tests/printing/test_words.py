"""The words of the kits can all be printed."""

from __future__ import annotations

import pytest

from filature.core.languages import LANGUAGES
from filature.printing.svg import texts
from tests.printing.kits import GAMES, pages_of


@pytest.mark.parametrize("game", GAMES)
def test_every_letter_can_be_printed(game: str) -> None:
    """No text has a letter that its typeface lacks."""
    from filature.printing.fonts import advances, printable

    for language in LANGUAGES:
        for page in pages_of(game, "normal", "a4", language):
            for text in texts(page.marks):
                missing = [
                    letter
                    for letter in printable(text.text)
                    if ord(letter) not in advances(text.font)
                ]
                assert not missing, (text.text, missing)
