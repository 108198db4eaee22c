"""Fitting calibration maps, and the tables that test them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from benchmarks.calibration import error_of, print_table
from filature.bots.appraisal import Calibrations
from filature.research.training import calibration
from filature.research.training.calibration import (
    NETWORK,
    OTHERWISE,
    VALUE_HEAD,
    Played,
    play,
    write_maps,
)
from filature.research.training.calibration_maps import Sample, fit, fit_all
from tests.bots.untrained import untrained, untrained_appraiser


def samples(games: int, each: int = 1, key: str = "a-2") -> list[Sample]:
    """Make samples that are twice as sure of themselves as they should be."""
    rng, found = Random(1), []
    for game in range(games):
        for _ in range(each):
            raw = rng.random()
            won = float(rng.random() < 0.25 + raw / 2)
            found.append(Sample(game, key, "position", raw, 0.0, won))
    return found


def test_a_fitted_map_rises_and_is_near_the_truth() -> None:
    map = fit(samples(6000))
    assert map.raw == sorted(map.raw)
    assert map.chance == sorted(map.chance)
    for raw in (0.1, 0.3, 0.5, 0.7, 0.9):
        assert map(raw) == pytest.approx(0.25 + raw / 2, abs=0.05)


def test_a_map_is_fitted_for_every_name_with_enough_samples() -> None:
    found = fit_all([*samples(500), *samples(100, key="a-3")])
    assert set(found) == {"a", "a-2"}


def test_several_samples_of_one_game_count_less_than_as_many_games() -> None:
    apart = samples(400)
    together = [one._replace(game=at // 8) for at, one in enumerate(apart)]
    same = [Sample(at // 8, "", "", 0.5, 0.0, float(at // 8 % 2)) for at in range(400)]
    assert error_of(together) == pytest.approx(error_of(apart), rel=0.4)
    assert error_of(same) > 2 * error_of([one._replace(game=at) for at, one in enumerate(same)])


def test_a_table_says_whether_every_tenth_is_near_enough(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wrong = samples(3000)
    right = [one._replace(stated=0.25 + one.stated / 2) for one in wrong]
    assert not print_table("wrong", wrong)
    assert print_table("right", right)
    assert "| 50–60 % |" in capsys.readouterr().out


def timeless(found: list[Sample]) -> list[Sample]:
    return [one._replace(seconds=0.0) for one in found]


def test_a_game_of_agents_is_sampled_the_same_every_time() -> None:
    played = Played("agent_hunter", "agent", (OTHERWISE,))
    found = timeless(play(played, 2, {}, 5))
    assert found == timeless(play(played, 2, {}, 5))
    assert {one.result for one in found} <= {0.0, 0.5, 1.0}


def test_all_who_state_chances_are_asked_about_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    untrained_appraiser("agent_hunter", monkeypatch)
    found = play(Played("agent_hunter", "agent", (NETWORK, VALUE_HEAD, OTHERWISE)), 2, {}, 6)
    asked = {
        by: [(one.asked, one.result) for one in found if one.by == by]
        for by in (NETWORK, VALUE_HEAD, OTHERWISE)
    }
    assert asked[NETWORK] == asked[OTHERWISE]
    assert asked[VALUE_HEAD] == [one for one in asked[NETWORK] if one[0] == "position"] != []


def test_the_maps_of_a_network_are_fitted_to_positions_and_replace_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "folder", lambda id: tmp_path)
    file = tmp_path / "calibration.json"
    file.write_text(
        '{"a-2": {"raw": [0], "chance": [0]}, "network.old-turn-2": {"raw": [0], "chance": [0]}}'
    )
    network = untrained("agent_hunter")
    name = f"network.{network.digest}-turn-2"
    write_maps("agent_hunter", network, [*samples(500, key=name), *samples(500, key="a-2")])
    kept = Calibrations.read(file)
    assert set(kept.maps) == {"a-2", name, name[:-2], name[:-7]}
    assert kept.maps["a-2"].raw == [0]
    write_maps("agent_hunter", None, samples(500))
    again = Calibrations.read(file)
    assert again.maps[name] == kept.maps[name]
    assert again.maps["a-2"].raw != [0]
