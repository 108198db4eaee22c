"""Bots as networks: the decisions that are gathered, and a clone that learns from them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

# Compiling takes longer than learning here.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
pytest.importorskip("numpy", reason="NumPy is not installed here")

import numpy as np

from filature.bots.player import Budget, Choice, Question, random_choice
from filature.core.session import GameSession
from filature.games import encoder_of, game_class
from filature.games.agent_hunter.bot import Master
from filature.research import decisions
from filature.research.decisions import Plan, gather, play, play_packed, write

ACTIONS = {"agent_hunter": 99, "double_agent": 175}


def plan(game: str = "agent_hunter", **changed: Any) -> Plan:
    usual: dict[str, Any] = {
        "game": game,
        "seats": 2,
        "options": {},
        "bot": "recruit",
        "opponents": ["self", "ref-random"],
        "share": 1.0,
        "stand_in": "ref-random",
        "budget": 1,
        "seed": "t",
    }
    return Plan(**(usual | changed))


@pytest.mark.parametrize("game", ACTIONS)
def test_what_is_kept_is_a_legal_choice(game: str) -> None:
    for number in range(4):
        found = play_packed((plan(game), number, ACTIONS[game]))
        legal = np.unpackbits(found.legal, axis=1, count=ACTIONS[game])
        assert len(found.action) > 5
        assert (legal.sum(1) > 1).all()
        assert legal[np.arange(len(found.action)), found.action].all()
        assert set(found.worth.tolist()) <= {-1.0, 0.0, 1.0}


def test_only_the_bot_s_own_decisions_are_kept() -> None:
    """From every seat in turn; from all seats where it plays itself."""
    seats = [{one.seat for one in play(plan(), number)[0]} for number in range(4)]
    assert seats == [{0, 1}, {0}, {0, 1}, {1}]


def test_a_part_of_the_decisions_can_be_left_to_a_stand_in() -> None:
    count = [
        sum(len(play(plan(share=share), number)[0]) for number in range(6)) for share in (1.0, 0.3)
    ]
    assert 0 < count[1] < 0.6 * count[0]


def test_a_budget_counts_also_for_a_bot_with_a_number_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = set()

    def choose(_: Master, question: Question, budget: Budget, rng: Random) -> Choice:
        asked.add(budget.iterations)
        return random_choice(question, rng)

    monkeypatch.setattr(Master, "choose", choose)
    for budget in (7, None):
        play(plan(bot="ref-master-1", budget=budget), 0)
    assert asked == {7, 50_000}


@pytest.mark.parametrize("game", ACTIONS)
def test_the_actions_of_a_decision_lead_back_to_it(game: str) -> None:
    setup = game_class(game)(2)
    session = GameSession(setup, range(2)).start()
    rng = Random(3)
    while session.to_act and len(session.history) < 40:
        actor = session.to_act[0]
        if actor < 0:
            session.draw_chance(rng)
            continue
        move = session.random_move(actor, rng)
        encoder = encoder_of(game).Encoder(setup, actor)
        for event in session.knowledge_of(actor).told:
            encoder.read(event)
        for action in encoder.actions(move):
            assert encoder.move is None
            encoder.take(action)
        assert encoder.move == move
        session.apply(actor, move)


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    alone, many = (list(gather(plan(), 4, 99, jobs)) for jobs in (1, 2))
    for one, other in zip(alone, many, strict=True):
        for left, right in zip(one, other, strict=True):
            np.testing.assert_array_equal(left, right)


@pytest.mark.parametrize(
    "wrong",
    [
        ["--bot", "nobody"],
        ["--bot", "agent", "--opponents", "cmd:true"],
        ["--bot", "agent", "--share", "0"],
        ["--bot", "agent", "--setup", "agents=2"],
        ["--bot", "agent", "--opponents", "network:nowhere"],
    ],
)
def test_gathering_refuses_in_words(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("jax", reason="JAX is not installed here (pip install filature[train])")
    with pytest.raises(SystemExit) as left:
        decisions.main(["agent_hunter", *wrong, "--out", str(tmp_path / "d.npz")])
    assert left.value.code == 2
    assert "error: " in capsys.readouterr().err


@pytest.mark.slow
def test_a_clone_is_more_like_the_bot_than_even_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("jax", reason="JAX is not installed here (pip install filature[train])")
    from filature.research.batch import load_kernel
    from filature.research.train import clone, network

    file, out = tmp_path / "decisions.npz", tmp_path / "clone"
    wanted = plan(bot="ref-greedy")
    assert write(file, wanted, list(gather(wanted, 20, 99, 1))) > 150
    small = ["--width", "32", "--depth", "1", "--epochs", "6", "--batch", "64", "--rate", "0.01"]
    clone.main(["agent_hunter", "--decisions", str(file), "--out", str(out), *small])
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["log_loss"] < 0.9 * found["even"]
    network.read(out, load_kernel("agent_hunter"))
    for wrong in (["double_agent", str(file)], ["agent_hunter", str(tmp_path / "none.npz")]):
        with pytest.raises(SystemExit):
            clone.main([wrong[0], "--decisions", wrong[1], "--out", str(out)])
        assert "error: " in capsys.readouterr().err
