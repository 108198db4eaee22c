"""The games as PettingZoo's: its own suites, masks, and going back."""

from __future__ import annotations

import copy
import runpy
import warnings
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip(
    "pettingzoo", reason="PettingZoo is not installed here (pip install filature[pettingzoo])"
)

import numpy as np
from pettingzoo.test import api_test, seed_test

from filature.games import catalogue
from filature.research.pettingzoo import FilatureEnv, env, raw_env

SHORT: dict[str, dict[str, Any]] = {
    "agent_hunter": {"turn_limit": 30},
    "agents_secrets": {"turn_limit": 20},
    "double_agent": {},
    "kryptos": {"max_steps": 30},
    "spies_vs_spies": {"rounds": 1, "max_steps": 40},
}
EVERY: list[tuple[str, dict[str, Any]]] = [
    *((id, {}) for id in catalogue()),
    ("agents_secrets", {"seats": 5, "rules": "advanced"}),
    ("kryptos", {"seats": 6, "bribe": True}),
    ("kryptos", {"seats": 4, "mystery": True, "setup": "advanced"}),
    ("spies_vs_spies", {"seats": 4, "notes": "none", "observes": "view"}),
]
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment with an action mask but its own."""


def suites(id: str, options: dict[str, Any], cycles: int) -> None:
    """Run PettingZoo's suites; anything that they warn of fails, but the usual."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(id, **options), num_cycles=cycles)
        seed_test(partial(env, id, **options), num_cycles=cycles)
    unusual = {str(one.message) for one in said if not str(one.message).startswith(USUAL)}
    assert not unusual


@pytest.mark.parametrize("id", SHORT)
def test_petting_zoo_s_suites_on_a_short_game(id: str) -> None:
    suites(id, SHORT[id], cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), EVERY)
def test_petting_zoo_s_suites_on_every_game(id: str, options: dict[str, Any]) -> None:
    suites(id, options, cycles=1000)


def wander(environment: FilatureEnv, steps: int, seed: int) -> list[Any]:
    """Go on at random; return all that happens."""
    rng = Random(seed)
    seen: list[Any] = []
    for agent in environment.agent_iter(steps):
        observation, reward, terminated, truncated, _ = environment.last()
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(np.int64(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


@pytest.mark.parametrize("id", SHORT)
def test_a_moment_is_gone_back_to_as_often_as_wanted(id: str) -> None:
    table = raw_env(id, **SHORT[id])
    table.reset(seed=5)
    wander(table, 9, seed=1)
    kept = table.save()
    apart = table.copy()
    deep = copy.deepcopy(table)
    first = wander(table, 2000, seed=2)
    assert not table.agents
    for _ in range(2):
        table.restore(kept)
        assert wander(table, 2000, seed=2) == first
    elsewhere = raw_env(id, **SHORT[id])
    elsewhere.restore(kept)
    assert wander(elsewhere, 2000, seed=2) == first
    assert wander(apart, 2000, seed=2) == first
    assert wander(deep, 2000, seed=2) == first


def test_a_moment_is_kept_after_the_end_too() -> None:
    table = raw_env("agent_hunter", turn_limit=3)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        wander(table, 1, seed=1)
    table.step(None)
    kept = table.save()
    assert table.agents == ["seat_1"]
    table.step(None)
    assert table.agents == []
    table.restore(kept)
    assert table.agents == ["seat_1"]
    assert table.terminations == {"seat_1": True}


def test_a_moment_of_another_set_up_is_refused() -> None:
    table, other = raw_env("agent_hunter"), raw_env("agent_hunter", bases=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="this moment is of"):
        other.restore(table.save())


@pytest.mark.parametrize("id", SHORT)
def test_a_world_looks_to_its_agent_as_the_truth_does(id: str) -> None:
    table = raw_env(id, **SHORT[id])
    table.reset(seed=3)
    wander(table, 12, seed=4)
    agent = table.agent_selection
    known, seen = table.knowledge(agent), table.observe(agent)
    hidden = set()
    for seed in range(8):
        other = raw_env(id, **SHORT[id])
        other.restore(table.world(agent, Random(seed)))
        assert other.agent_selection == agent
        assert other.knowledge(agent) == known
        again = other.observe(agent)
        assert all(np.array_equal(again[piece], seen[piece]) for piece in seen)
        hidden.add(str(other.stepper.history))
        wander(other, 3, seed)
    assert len(hidden) > 1


def test_masks_hold_the_legal_decisions_of_the_one_to_act_and_nothing_else() -> None:
    table = raw_env("double_agent")
    table.reset(seed=1)
    wander(table, 6, seed=1)
    for agent in table.agents:
        mask = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
        assert mask == table.stepper.legal(table.seat_of[agent])
        assert bool(mask) == (agent == table.agent_selection)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"may not do {illegal}"):
        table.step(illegal)


def test_a_game_too_long_is_truncated() -> None:
    table = raw_env("kryptos", max_steps=4)
    table.reset(seed=1)
    seen = wander(table, 100, seed=1)
    assert len(seen) == 4 + 3
    assert [(reward, over, cut) for _, _, reward, over, cut in seen[4:]] == [(0.0, False, True)] * 3


def test_it_is_shown_in_words_as_a_spectator_sees_it() -> None:
    table = raw_env("agent_hunter", render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert "seat_0" in shown
    assert raw_env("agent_hunter").render() is None
    with pytest.raises(ValueError, match="observes wants"):
        raw_env("agent_hunter", observes="everything")


@pytest.mark.slow
def test_the_example_learns(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    example = Path(__file__).parents[2] / "examples" / "train_pettingzoo.py"
    monkeypatch.setattr("sys.argv", [str(example), "--games", "6000", "--measure", "1000"])
    runpy.run_path(str(example), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    before, after = (float(line.split()[2].rstrip("%")) for line in (lines[0], lines[-1]))
    assert after > before + 5
