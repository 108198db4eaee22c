"""Agent Hunter: how many worlds what was told leaves open, counted by hand."""

import pytest

from filature.core.events import SPECTATOR
from tests.games.agent_hunter.situation import Situation


def test_each_event_leaves_the_placements_that_agree_with_it() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    assert at.count_worlds(0) == at.count_worlds(1) == 10 * 9 * 8
    at.hand_attack(0, 4, 0)
    assert at.count_worlds(0) == 4 * 9 * 8, "0 to 3 on the first base, any on the others"
    assert at.count_worlds(1) == 9 * 8 * 7, "the 4 stands on no base"
    at.hand_attack(1, 0, 0)
    assert at.count_worlds(1) == 8 * 7, "the 0 has fallen; the 4 is in the hand"
    assert at.count_worlds(0) == 3 * 8 * 7, "the 0 is out of play"


@pytest.mark.slow
def test_before_the_first_event_a_spectator_has_every_placement_of_both() -> None:
    assert Situation([0, 1, 2], [3, 4, 5]).count_worlds(SPECTATOR) == 720 * 720


def test_what_a_swap_or_a_refill_places_may_be_any_agent_of_the_hand() -> None:
    at = Situation([3, 1, 2], [5, 3, 6])
    at.swap(0, 0, 3)
    assert at.count_worlds(1) == 9 * 8 * 8, "the 3 was on none of the others"
    assert at.count_worlds(0) == 720
    at.base_attack(1, 1, 0)
    assert at.count_worlds(1) == at.count_worlds(0) == 9 * 8, "the 3 was seen on both"
    at.refill(1, 1, 9)
    assert at.count_worlds(0) == 9 * 8 * 7


def test_at_the_end_there_is_one_world() -> None:
    at = Situation([0, 1, 2], [3, 4, 5], turn_limit=1)
    at.hand_attack(0, 9, 0)
    assert {at.count_worlds(viewer) for viewer in (0, 1, SPECTATOR)} == {1}
