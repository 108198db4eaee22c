"""Exact best responses to networks on small set-ups, and best answers that are trained."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

# Compiling takes longer than playing here.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
pytest.importorskip("jax", reason="JAX is not installed here (pip install filature[train])")

import jax
import numpy as np

from filature.games import encoder_of, game_class
from filature.research import best_response
from filature.research.batch import BatchedGames, load_kernel, setup_of
from filature.research.best_response import Asked, BestResponse, evenly, played, policy_of
from filature.research.public_tree import PublicTree
from filature.research.train import __main__ as command
from filature.research.train import exploit, network

SMALL = {"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4}
EXACT = 17 / 36
"""What the best response wins against even play there (see `test_cfr.py`)."""
KERNEL = load_kernel("agent_hunter")


@cache
def small_tree() -> tuple[PublicTree, Asked]:
    tree = PublicTree(game_class("agent_hunter")(2, SMALL))
    return tree, Asked(tree, encoder_of("agent_hunter"), KERNEL)


def some_network(seed: int) -> network.Params:
    """Return a fresh network that chooses far from evenly."""
    return network.sharpened(network.init(jax.random.key(seed), KERNEL, 8, 1), 300.0)


def even_network() -> network.Params:
    return network.sharpened(network.init(jax.random.key(0), KERNEL, 8, 1), 0.0)


def test_even_play_is_as_exploitable_as_the_solver_says() -> None:
    for policy in (evenly, policy_of(even_network(), KERNEL)):
        response = BestResponse(*small_tree(), policy)
        assert response.exploitability() == pytest.approx(EXACT, abs=1e-6)


@pytest.mark.parametrize("seed", range(3))
def test_the_best_response_wins_its_value_and_nothing_wins_more(seed: int) -> None:
    tree, asked = small_tree()
    response = BestResponse(tree, asked, policy_of(some_network(seed), KERNEL))
    value = response.best_answer(0)
    assert value >= response.value()
    for spot in best_response.decisions(tree):
        if (0, id(spot)) in response.chosen:
            best = response.chosen[0, id(spot)]
            spot.sums = [
                [float(at == one) for at in range(len(choices))]
                for one, choices in zip(best, spot.choices, strict=True)
            ]
    assert response.value() == pytest.approx(value)


def test_a_decision_of_several_actions_has_the_product_of_their_chances() -> None:
    options = {"agents": 5, "bases": 2, "tokens": 0, "turn_limit": 1}
    tree = PublicTree(game_class("agent_hunter")(2, options))
    asked = Asked(tree, encoder_of("agent_hunter"), KERNEL)
    asked.fill(policy_of(some_network(1), KERNEL))
    (placed,) = tree.root.sums
    assert len(placed) == 20
    for spot in best_response.decisions(tree):
        for chances in spot.sums:
            assert sum(chances) == pytest.approx(1, abs=1e-5)


@pytest.mark.slow
def test_games_by_the_kernel_agree_with_the_exact_value() -> None:
    policy = policy_of(some_network(2), KERNEL)
    response = BestResponse(*small_tree(), policy)
    exact = response.exploitability()
    found = played(response, KERNEL, policy, 3000, 1)
    assert abs(found["played"] - exact) < 4 * found["error"]


@pytest.mark.slow
def test_a_trained_best_answer_wins_nearly_what_the_exact_one_does() -> None:
    games = BatchedGames(KERNEL, 256, [setup_of(KERNEL, "agents=3,bases=1,tokens=1,turn_limit=4")])
    recipe = exploit.ANSWERS._replace(steps=16, minibatches=4, rate=3e-3)
    until = monotonic() + 600
    _, worth, made = exploit.best_answer(
        KERNEL, games, recipe, even_network(), (32, 2), 60, 20_000, 1, until
    )
    assert made["iterations"] == 60
    assert worth.games >= 20_000
    assert 0.95 * EXACT - 3 * worth.error < worth.mean < EXACT + 4 * worth.error


def test_set_ups_are_read_from_numbers_and_options() -> None:
    assert setup_of(KERNEL, "3") is KERNEL.setups[3]
    assert setup_of(KERNEL, "agents=4,turn_limit=6").options == {"agents": 4, "turn_limit": 6}
    kryptos = load_kernel("kryptos")
    read = setup_of(kryptos, "seats=5,setup=advanced,bribe=true")
    assert (read.seats, read.options) == (5, {"setup": "advanced", "bribe": True})


@pytest.mark.parametrize("text", ["4", "agents", "agents=x", "agents=true", "colour=red"])
def test_a_set_up_that_makes_no_sense_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"set-ups|no value|look like|options"):
        setup_of(KERNEL, text)


def test_networks_are_read_from_files_for_play_and_refused_in_words(tmp_path: Path) -> None:
    params = some_network(1)
    network.write(params, tmp_path / "network.npz")
    read = network.read(tmp_path, KERNEL)
    np.testing.assert_allclose(read["policy.weight"], params["policy.weight"], rtol=1e-3, atol=1e-4)
    with pytest.raises(ValueError, match="no network of double_agent"):
        network.read(tmp_path, load_kernel("double_agent"))
    with pytest.raises(ValueError, match="no network can be read"):
        network.read(tmp_path / "other.npz", KERNEL)


def test_the_command_prints_the_value_and_refuses_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    small = [f"--{name.replace('_', '-')}={value}" for name, value in SMALL.items()]
    best_response.main(small)
    assert json.loads(capsys.readouterr().out)["value"] == pytest.approx(EXACT, abs=1e-5)
    for wrong in (["--agents", "2"], ["--network", str(tmp_path)]):
        with pytest.raises(SystemExit):
            best_response.main(wrong)
        assert "error: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--setup", "9"],
        ["--against", "nowhere"],
        ["--setup", "agents=many"],
        ["--minibatches", "7"],
        ["--seeds", "0"],
    ],
)
def test_the_trainer_refuses_in_words(wrong: list[Any]) -> None:
    with pytest.raises(SystemExit, match=r"set-ups|no network|no value|must divide|want 1"):
        command.main(["agent_hunter", *wrong])
