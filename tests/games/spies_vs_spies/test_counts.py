"""Spies vs Spies: whole games of small set-ups, counted."""

from typing import Any

import pytest

from tests.games.counting import count
from tests.games.spies_vs_spies.situation import Situation


@pytest.mark.parametrize(
    ("seats", "limit", "games", "knowledges"),
    [(3, 0, 27, 2), (3, 1, 351, 14), (3, 2, 4239, 158), (4, 0, 81, 2), (4, 1, 1296, 17)],
)
def test_a_round_has_as_many_games_as_ever_once_its_cards_are_dealt(
    seats: int, limit: int, games: int, knowledges: int
) -> None:
    """By hand: 12 questions with three seats, 15 with four, and 3 targets for each who points."""
    questions = {3: 12, 4: 15}[seats]
    assert games == 3**seats * sum(questions**asked for asked in range(limit + 1))
    at = Situation(seats=seats, question_limit=limit, rounds=1)
    known: set[Any] = set()
    assert count(at.game, at.state, known) == games
    assert len(known) == knowledges
