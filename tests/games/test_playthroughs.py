"""Golden playthroughs: `make goldens` writes them anew; the difference is what to review."""

from __future__ import annotations

from pathlib import Path

import pytest

from filature.games import AnyGame
from filature.testing.playthrough import goldens, playthrough
from tests.setups import slow_unless

FOLDER = Path(__file__).parent / "playthroughs"


GOLDENS = list(goldens())
LONGEST = ("kryptos-5.txt", "kryptos-6.txt")


@pytest.mark.parametrize(
    ("name", "game"),
    slow_unless([one for one in GOLDENS if one[0] not in LONGEST], GOLDENS),
    ids=lambda value: str(value)[:40],
)
def test_a_random_game_goes_as_it_went(name: str, game: AnyGame) -> None:
    assert playthrough(game) == (FOLDER / name).read_text(encoding="utf-8")


def test_every_game_and_seat_count_has_a_playthrough_and_no_other_is_kept() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {name for name, _ in GOLDENS}
