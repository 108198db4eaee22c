"""The kernels play as the rules do: the same legal sets, observations, scores and winners."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("jax", reason="JAX is not installed here (pip install filature[train])")

from filature.games import catalogue, game_class
from filature.research.batch import BatchedGames, load_kernel
from tests.kernels.lockstep import play, setups_of
from tests.setups import slow_unless

GAMES = list(catalogue())
FAST = ["agent_hunter", "agents_secrets"]
"""What `make test` compiles: each takes seconds."""
SETUPS = [(game, at) for game in GAMES for at in range(len(load_kernel(game).setups))]


@pytest.mark.parametrize(("game", "at"), slow_unless([(game, 0) for game in FAST], SETUPS))
def test_the_kernel_plays_as_the_rules_do(game: str, at: int) -> None:
    """Random games of each training set-up; thousands: `python -m tests.kernels.lockstep`."""
    actions, decisions = play(setups_of(game)[at], 6, seed=at, batch=6)
    assert actions >= decisions > 25


MAXIMA = [
    (id, name)
    for id in ("agent_hunter", "agents_secrets", "spies_vs_spies")
    for name in game_class(id).once_unbounded
]


@pytest.mark.parametrize(("game", "name"), slow_unless([], MAXIMA))
def test_the_kernel_plays_as_the_rules_do_at_an_options_maximum(game: str, name: str) -> None:
    kind = game_class(game)
    (highest,) = (one.maximum for one in kind.options_offered if one.name == name)
    rules = {"rules": "advanced"} if name == "report_at" else {}
    setup = kind(max(kind.seat_counts), {name: highest, **rules})
    actions, decisions = play(setup, 2, seed=name, longest=600, batch=2)
    assert actions >= decisions > 25


@pytest.mark.parametrize(
    ("game", "options"),
    [("kryptos", {"target_score": 20}), ("double_agent", {"deck": {"cards": []}})],
)
def test_a_kernel_refuses_what_it_does_not_play(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="the kernel plays"):
        load_kernel(game).setup(min(game_class(game).seat_counts), options)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_is_trained(game: str) -> None:
    trained = {setup.seats for setup in load_kernel(game).setups}
    assert trained == set(game_class(game).seat_counts)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_keeps_the_types_of_a_state(game: str) -> None:
    """Otherwise whatever is compiled for the first step is compiled again for the second."""
    import jax

    games = BatchedGames(load_kernel(game), 4)

    def step(state: Any) -> Any:
        return games.step(state, games.observe(state).legal.argmax(1))[0]

    first = jax.eval_shape(games.reset, jax.random.key(1))
    for one, two in zip(
        jax.tree.leaves(first), jax.tree.leaves(jax.eval_shape(step, first)), strict=True
    ):
        assert (one.shape, one.dtype, one.weak_type) == (two.shape, two.dtype, two.weak_type)


@pytest.mark.slow
def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    import jax

    games = BatchedGames(load_kernel("agent_hunter"), 64, [(2, {"agents": 3, "bases": 1})])
    state = games.reset(jax.random.key(1))
    step, observe, ended = jax.jit(games.step), jax.jit(games.observe), 0

    def even(seen: Any, key: Any) -> Any:
        noise = jax.random.uniform(key, seen.legal.shape)
        return (noise * seen.legal).argmax(1)

    for at in range(30):
        seen = observe(state)
        assert bool(seen.legal.any(1).all())
        state, over = step(state, even(seen, jax.random.key(at)))
        assert not bool(state.games.over.any())
        assert float(abs(over.returns.sum(1)).max()) < 1e-6
        ended += int(over.over.sum())
    assert ended > 64
