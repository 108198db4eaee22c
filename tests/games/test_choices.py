"""Every bot still chooses as it did: 200 recorded questions a game, all levels.

`choices/GAME.jsonl` was recorded by version 0.1, and anew for masters that play by a network (their
reason is `practised`, and they need NumPy). Each line is the beginning of a game with
questions put along it: the number of steps before the question, the seat, and what every bot
answered (its action and reason), with a fixed number of iterations and a random stream of its own.
A change that is meant to alter a bot's choices must say so and record them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from filature.bots.player import Budget, Question
from filature.core.events import CHANCE
from filature.games import AnyGame, bots_of, game_class

RECORDED = sorted((Path(__file__).parent / "choices").glob("*.jsonl"), key=lambda path: path.stem)
SAMPLE = 20
"""`make test` asks one question in so many; `make test-all` asks all."""


def question(game: AnyGame, steps: list[Any], seat: int) -> Question:
    """Return what a seat is asked after these steps, each an actor (null for chance) and action."""
    history = [
        (CHANCE if actor is None else actor, game.from_record(action)) for actor, action in steps
    ]
    state, _ = game.replay(history)
    knowledge = game.knowledge(seat, game.replay_told(history, seat))
    return Question(knowledge, game.asked(state, seat), game.factored(state, seat))


def recorded(path: Path) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Yield each question of a file with its random stream's name, its game and its answers."""
    for line in path.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        for asked in game["questions"]:
            yield f"{game['number']}/{asked['at']}", game, asked


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    "every", [SAMPLE, pytest.param(1, marks=pytest.mark.slow)], ids=["sample", "all"]
)
def test_bots_choose_as_they_did(path: Path, every: int) -> None:
    questions = list(recorded(path))
    assert len(questions) == 200
    for stream, played, asked in questions[::every]:
        game = game_class(path.stem)(played["seats"], played["options"])
        put = question(game, played["steps"][: asked["at"]], asked["seat"])
        for name, (action, *reason) in asked["choices"].items():
            if reason and reason[0] and reason[0]["type"] == "practised":
                pytest.importorskip("numpy", reason="NumPy is not installed here")
            bot = bots_of(path.stem)[name]
            budget = Budget(iterations=played["iterations"])
            choice = bot.choose(put, budget, Random(f"{stream}/{name}"))
            assert choice.action == action, f"{name} at {stream}"
            assert choice.reason == (reason[0] if reason else None), f"{name} at {stream}"
