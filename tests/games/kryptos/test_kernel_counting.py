"""Kryptos' kernel counts hands alike everywhere: a GPU's own kernel as the plain one does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

jax: Any = pytest.importorskip("jax", reason="JAX is not installed here")

import jax.numpy as jnp
import numpy as np

from filature.games.kryptos import kernel
from filature.games.kryptos.thinking import adjusted_shares


def hands(count: int, seed: int) -> list[Any]:
    """Return random cards that fit, weights, sizes and chosen cards; numbers first, hands last."""
    rng = np.random.default_rng(seed)
    fits = rng.integers(0, 1 << kernel.DOWN, (kernel.OPEN, count))
    weight = rng.integers(-kernel.MOST, kernel.MOST + 1, (kernel.OPEN, count))
    size = rng.integers(0, kernel.DOWN + 1, count)
    taking, skipping = (kernel.WEIGHT[np.maximum(way, 0)] for way in (-weight, weight))
    card = rng.integers(0, kernel.DOWN, count)
    return [jnp.asarray(part, jnp.int32) for part in (fits, taking, skipping, size, card)]


@pytest.mark.parametrize("last", [False, True])
def test_the_kernel_of_a_gpu_counts_as_the_plain_one(
    last: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "INTERPRET", True)
    given = hands(200, 1)[: 5 if last else 4]
    plain, on_gpu = kernel.count(*given), kernel.count_on_gpu(*given)
    for one, two in zip(jax.tree.leaves(plain), jax.tree.leaves(on_gpu), strict=True):
        assert (one == two).all()


@pytest.mark.parametrize("last", [False, True])
def test_the_kernel_of_a_gpu_can_be_lowered_without_one(last: bool) -> None:
    given = hands(64, 1)[: 5 if last else 4]
    lowered = jax.jit(kernel.count_on_gpu).trace(*given).lower(lowering_platforms=("cuda",))
    assert "triton" in lowered.as_text()


def test_the_plain_one_counts_as_the_encoder() -> None:
    """With cards that fit as they do in a hand: only those up to its size.

    All hands are counted at once, as they are in games: one by one each costs a second.
    """
    rng = Random(1)
    sizes, fits, weights, expected = [], [], [], []
    for _ in range(20):
        size = rng.randint(0, kernel.DOWN)
        cards = [[c for c in range(size) if rng.random() < 0.6] for _ in range(kernel.OPEN)]
        # A number that fits nowhere has no weight.
        weight = [rng.randint(-kernel.MOST, kernel.MOST) if row else 0 for row in cards]
        rows = adjusted_shares.counted(size, [sorted(row, reverse=True) for row in cards], weight)
        expected.append([sum(row[at] for row in rows) for at in range(kernel.OPEN)])
        fits.append([sum(1 << card for card in row) for row in cards])
        sizes.append(size)
        weights.append(weight)
    table, weighed = jnp.asarray(kernel.WEIGHT), jnp.array(weights).T
    ways = table[jnp.maximum(-weighed, 0)], table[jnp.maximum(weighed, 0)]
    held = kernel.count(jnp.array(fits).T, *ways, jnp.array(sizes))
    assert held.T.tolist() == expected


def test_a_division_by_floats_rounds_down_as_whole_numbers_do() -> None:
    rng = np.random.default_rng(1)
    whole = rng.integers(1, kernel.WHOLE + 1, 200_000)
    whole[:50_000] = kernel.WHOLE - np.arange(50_000) % 500
    some = np.minimum(rng.integers(0, kernel.WHOLE + 1, 200_000), whole)
    some[:50_000] = np.maximum(whole[:50_000] - rng.integers(0, 3, 50_000), 0)
    found = kernel.part_of(jnp.asarray(some, jnp.int32), jnp.asarray(whole, jnp.int32))
    assert (np.asarray(found) == (some << kernel.BITS) // whole).all()
