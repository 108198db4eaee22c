"""Networks at play: exact sums, chances of what is legal, and who decides without a network."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.bots import network
from filature.bots.network import BETWEEN, MOST, WEIGHT_BITS, Network, chances, drawn, win_chance
from filature.bots.player import Budget, Choice, Question
from filature.core.kernel import ONE
from filature.core.session import GameSession
from filature.games import bots_of, game_class

np: Any = pytest.importorskip("numpy", reason="NumPy is not installed here")


def some_network(seed: int) -> Network:
    rng = np.random.default_rng(seed)
    sizes = {"body0": (30, 16), "body1": (16, 16), "policy": (16, 9), "value": (16, 1)}
    arrays: dict[str, Any] = {}
    for name, shape in sizes.items():
        arrays[f"{name}.weight"] = rng.normal(size=shape).astype(np.float16)
        arrays[f"{name}.bias"] = rng.normal(size=shape[1]).astype(np.float16)
    return Network(arrays)


def in_whole_numbers(net: Network, observation: list[int]) -> tuple[list[int], int]:
    """Compute the same with Python's own whole numbers, which are never rounded."""

    def layer(name: str, inputs: list[int], one: int) -> list[int]:
        weight, bias = net.layers[name]
        scale = 2**WEIGHT_BITS * one // BETWEEN
        return [
            (
                sum(value * int(weight[at, to]) for at, value in enumerate(inputs))
                + round(float(bias[to]) * 2**WEIGHT_BITS * one)
            )
            // scale
            for to in range(weight.shape[1])
        ]

    passed, one = observation, ONE
    for name in net.body:
        out = [min(max(value, 0), MOST) for value in layer(name, passed, one)]
        if one != ONE:
            out = [min(a + b, MOST) for a, b in zip(out, passed, strict=True)]
        passed, one = out, BETWEEN
    return layer("policy", passed, one), layer("value", passed, one)[0]


@given(seed=st.integers(0, 20), numbers=st.lists(st.integers(-127, 127), min_size=30, max_size=30))
@settings(max_examples=60)
def test_every_sum_is_exact(seed: int, numbers: list[int]) -> None:
    """So no order of adding, and no machine, gives another answer."""
    net = some_network(seed)
    assert net.apply(numbers) == in_whole_numbers(net, numbers)


@given(
    logits=st.lists(st.integers(-(10**6), 10**6), min_size=9, max_size=9),
    legal=st.sets(st.integers(0, 8), min_size=1),
    seed=st.integers(0, 100),
)
def test_only_legal_actions_are_drawn(logits: list[int], legal: set[int], seed: int) -> None:
    rising = sorted(legal)
    assert drawn(logits, rising, Random(seed)) in legal
    weights = chances(logits, rising)
    best = max(rising, key=lambda action: logits[action])
    assert weights[rising.index(best)] == max(weights) == 2**30


def test_a_value_is_told_as_a_chance_to_win() -> None:
    assert win_chance(BETWEEN, 4) == 1.0
    assert win_chance(0, 4) == 0.25
    assert win_chance(-BETWEEN, 2) == 0.0


class Otherwise:
    """A bot that says that it was asked."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        return Choice({}, {"type": "asked"})


def asked(options: dict[str, Any]) -> Question:
    game = game_class("double_agent")(2, options)
    session = GameSession(game, (0, 1)).start()
    while session.to_act[0] < 0:
        session.draw_chance(Random(1))
    return Question.of(session, session.to_act[0])


def reason(question: Question, bot: Any) -> str:
    choice: Choice = bot.choose(question, Budget(iterations=1), Random(1))
    assert choice.reason is not None
    return str(choice.reason["type"])


def test_another_bot_decides_where_there_is_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots_of("double_agent")["master"]
    monkeypatch.setattr(bot, "otherwise", Otherwise())
    assert reason(asked({}), bot) == "practised"
    monkeypatch.setattr(network, "load_network", lambda package: None)
    assert reason(asked({}), bot) == "asked"


def test_another_bot_decides_in_a_set_up_that_the_network_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = bots_of("double_agent")["master"]
    monkeypatch.setattr(bot, "otherwise", Otherwise())
    monkeypatch.setattr(bot.encoding, "supports", lambda game: False)  # type: ignore[attr-defined]
    assert reason(asked({}), bot) == "asked"
