"""What all appraisals share: calibration maps, errors, and the order of candidates."""

from __future__ import annotations

import pytest

from filature.bots.appraisal import (
    Appraised,
    Calibration,
    Calibrations,
    Chance,
    compare_judged,
    compare_results,
    final_share,
    joined,
    mean_of,
)
from filature.core.events import Over
from filature.core.knowledge import Knowledge

ONE, TWO = {"type": "one"}, {"type": "two"}


def test_a_map_is_linear_between_its_knots_and_flat_beyond() -> None:
    map = Calibration([0.2, 0.6], [0.3, 0.5])
    assert [map(raw) for raw in (0.0, 0.2, 0.4, 0.6, 0.9)] == pytest.approx(
        [0.3, 0.3, 0.4, 0.5, 0.5]
    )


def test_the_map_with_the_longest_fitting_name_serves() -> None:
    maps = {name: Calibration([0.0, 1.0], [0.0, top]) for name, top in (("a", 0.5), ("a-4", 0.7))}
    calibrations = Calibrations(maps)
    tops = [calibrations(name, Chance(1.0, 0.0)).win for name in ("a-4-x", "a-4", "a-5", "b-4")]
    assert tops == [0.7, 0.7, 0.5, 1.0]


def test_an_error_is_stretched_as_the_map_is() -> None:
    calibrations = Calibrations({"a": Calibration([0.0, 1.0], [0.25, 0.75])})
    assert calibrations("a", Chance(0.5, 0.1)).error == pytest.approx(0.05)


def test_a_few_equal_results_do_not_look_certain() -> None:
    few, many = mean_of([1.0] * 4), mean_of([1.0] * 400)
    assert few.win == many.win == 1
    assert few.error > 10 * many.error > 0


def test_the_difference_of_two_candidates_is_surer_than_both() -> None:
    worlds = [0.0, 1.0] * 20
    better = [1.0, *worlds[1:]]
    found = compare_results([ONE, TWO], [worlds, better], lambda raw: raw)
    assert [one.action for one in found] == [TWO, ONE]
    assert found[0].apart == 0
    assert 0 < found[1].apart < found[1].chance.error / 2


def test_judged_candidates_come_best_first_and_equals_as_given() -> None:
    found = compare_judged([(ONE, Chance(0.4, 0.1)), (TWO, Chance(0.6, 0.1)), ({}, Chance(0.4, 0))])
    assert [one.action for one in found] == [TWO, ONE, {}]
    assert found[0] == Appraised(TWO, Chance(0.6, 0.1), 0.0)
    assert 0 < found[1].apart < 0.1


def test_a_finished_game_is_worth_its_share() -> None:
    def share(winners: list[int]) -> Chance | None:
        return final_share(Knowledge("g", 3, {}, 1, [Over(winners, [0, 0, 0], "end")]))

    assert [share(winners) for winners in ([1], [0, 1], [0], [])] == [
        Chance(1.0, 0.0),
        Chance(0.5, 0.0),
        Chance(0.0, 0.0),
        Chance(0.0, 0.0),
    ]
    assert final_share(Knowledge("g", 3, {}, 1, [])) is None


def test_candidates_are_joined_once_each() -> None:
    assert joined([ONE], [TWO, ONE, {"type": "one", "n": 1}]) == [ONE, TWO, {"type": "one", "n": 1}]
