"""The network while it is trained: the same layers as `bots/network.py` computes at play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel

Params = dict[str, Array]
"""Weights and biases, by layer: `body0.weight`, `body0.bias`, … `policy`, `value`, `secrets`."""

NOT_LEGAL = -1e9
"""The logit of an action that may not be taken."""


class Outputs(NamedTuple):
    """What a network says of observations."""

    logits: Array
    value: Array
    """What the game is worth to the seat that looks (see `core.kernel.returns`)."""
    secrets: Array
    """By hidden thing, a logit for each value; only while training."""


def init(key: Array, kernel: Kernel, width: int = 256, depth: int = 3) -> Params:
    """Return a fresh network: `depth` layers of `width`, and three heads."""
    things, values = kernel.secrets
    sizes = {"body0": (kernel.observation_size, width, 2**0.5)}
    sizes |= {f"body{at}": (width, width, 0.5) for at in range(1, depth)}
    sizes["policy"] = (width, kernel.actions, 0.01)
    sizes["value"] = (width, 1, 0.1)
    sizes["secrets"] = (width, things * values, 0.1)
    params: Params = {}
    for (name, (inputs, outputs, gain)), drawn in zip(
        sizes.items(), jax.random.split(key, len(sizes)), strict=True
    ):
        scale = gain / inputs**0.5
        params[f"{name}.weight"] = scale * jax.random.normal(drawn, (inputs, outputs))
        params[f"{name}.bias"] = jnp.zeros(outputs)
    if kernel.always_zero:
        # Nothing is learned there; so the network also plays where these are not zero.
        rows = jnp.array(kernel.always_zero)
        params["body0.weight"] = params["body0.weight"].at[rows].set(0.0)
    return params


def apply(params: Params, observation: Array, secrets: tuple[int, int]) -> Outputs:
    """Return what a network says of observations, which are int8 with `ONE` for 1.0."""

    def layer(name: str, inputs: Array) -> Array:
        return inputs @ params[f"{name}.weight"] + params[f"{name}.bias"]

    depth = sum(name.startswith("body") and name.endswith(".weight") for name in params)
    passed = jax.nn.relu(layer("body0", observation.astype(jnp.float32) / ONE))
    for at in range(1, depth):
        passed = passed + jax.nn.relu(layer(f"body{at}", passed))
    guessed = layer("secrets", passed)
    return Outputs(
        layer("policy", passed),
        layer("value", passed)[..., 0],
        guessed.reshape(*guessed.shape[:-1], *secrets),
    )


def log_chances(logits: Array, legal: Array) -> Array:
    """Return the logarithm of each action's probability, among the legal ones."""
    return jax.nn.log_softmax(jnp.where(legal, logits, NOT_LEGAL))


def read(path: Path, kernel: Kernel) -> Params:
    """Read a network from a folder of a training, its checkpoint, or a file written for play.

    A file for play has no guesses at secrets; they start from nothing. Of a file of snapshots this
    is the stack.
    """
    if path.is_dir():
        kept = path / "checkpoint.npz"
        path = kept if kept.is_file() else path / "network.npz"
    try:
        with np.load(path, allow_pickle=False) as arrays:
            found = {name.removeprefix("params/"): arrays[name] for name in arrays.files}
    except (OSError, ValueError) as error:
        raise ValueError(f"{path}: no network can be read there ({error})") from None
    params = {
        name: jnp.asarray(array, jnp.float32)
        for name, array in found.items()
        if name.endswith((".weight", ".bias")) and "/" not in name
    }
    shapes = [params[name].shape for name in ("body0.weight", "policy.weight") if name in params]
    sizes = kernel.observation_size, kernel.actions
    if len(shapes) < 2 or (shapes[0][-2], shapes[1][-1]) != sizes:
        raise ValueError(f"{path}: this is no network of {kernel.game}")
    outputs = kernel.secrets[0] * kernel.secrets[1]
    params.setdefault("secrets.weight", jnp.zeros((*shapes[1][:-1], outputs)))
    params.setdefault("secrets.bias", jnp.zeros((*shapes[1][:-2], outputs)))
    return params


def read_pool(path: Path, kernel: Kernel) -> Params:
    """Read a file of snapshots, or a network as a pool of one."""
    params = read(path, kernel)
    return params if params["policy.bias"].ndim == 2 else stacked([params])


def stacked(networks: Sequence[Params]) -> Params:
    """Stack networks of one size into a pool: the same arrays, with the network as first index."""
    return {name: jnp.stack([one[name] for one in networks]) for name in networks[0]}


def pool_size(pool: Params) -> int:
    """Return how many networks a pool has."""
    size: int = pool["policy.bias"].shape[0]
    return size


def sharpened(params: Params, factor: float) -> Params:
    """Return a network whose policy logits are multiplied, so that it draws less evenly."""
    heads = ("policy.weight", "policy.bias")
    return params | {name: factor * params[name] for name in heads}


def write(params: Params, path: Path) -> None:
    """Write what is needed at play, in 16 bits; the guesses at secrets are not."""
    np.savez_compressed(
        path,
        **{
            name: np.asarray(array).astype(np.float16)
            for name, array in sorted(params.items())
            if not name.startswith("secrets")
        },
    )
