"""Played by Orca: everything that the page tells is heard, in order, once.

`make test` plays one short game where Orca is there; `make test-all` each game once, and the
journeys, so that every two of input, language and browser come together. `make hear` plays all.
"""

from __future__ import annotations

import pytest

from tests.hearing.cases import LANGUAGES, PAIRS, pairwise_games, pairwise_journeys
from tests.hearing.conftest import Hear
from tests.hearing.games import Case

pytestmark = pytest.mark.browser

SHORT = {"agents": 3, "bases": 1, "tokens": 0}
"""Agent Hunter with three agents a side: over after a few attacks."""


def test_every_two_of_input_language_and_browser_come_together() -> None:
    for first, second in ((0, 1), (0, 2), (1, 2)):
        assert len({(one[first], one[second]) for one in PAIRS}) == 4
    played = {(one.way, one.language, one.browser) for one in pairwise_games()}
    assert {one for one in played if one[1] in LANGUAGES} == set(PAIRS)


def test_a_short_game_is_heard_to_its_end(orca: Hear) -> None:
    case = Case("agent_hunter", "chromium", "fr", "command")
    result = orca(case, options=SHORT, rate=200.0)
    if result.all_faults():
        # Beside other tests Orca itself may drop something; not twice, if the page is right.
        result = orca(case, options=SHORT, rate=200.0)
    assert result.all_faults() == []
    assert result.over
    assert result.comparison.heard > 4


@pytest.mark.slow
@pytest.mark.parametrize("case", pairwise_games(), ids=lambda case: case.name)
def test_a_game_is_heard_to_its_end(orca: Hear, case: Case) -> None:
    result = orca(case)
    assert result.all_faults() == []
    assert result.over
    assert result.comparison.heard > 4


@pytest.mark.slow
@pytest.mark.parametrize("case", pairwise_journeys(), ids=lambda case: case.name)
def test_a_journey_is_heard(orca: Hear, case: Case) -> None:
    assert orca(case).all_faults() == []
