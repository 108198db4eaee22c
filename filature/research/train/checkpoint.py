"""A training that was stopped, in a file from which it can go on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np

from filature.core.kernel import Array
from filature.research.train.network import Params


class Checkpoint(NamedTuple):
    """What is kept. Games that are being played are not: they begin anew."""

    params: Params
    magnet: Params
    first: Params
    second: Params
    pool: Params
    """The networks of the pool, stacked, in 16 bits."""
    updates: Array
    iterations: Array
    key: Array
    """As numbers."""


def write(path: Path, kept: Checkpoint) -> None:
    """Write a checkpoint, whole or not at all."""
    arrays: dict[str, Any] = {}
    for field, value in kept._asdict().items():
        named = value if isinstance(value, dict) else {"": value}
        arrays |= {f"{field}/{name}": np.asarray(array) for name, array in named.items()}
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    os.replace(part, path)


def read(path: Path) -> Checkpoint:
    """Read a checkpoint."""
    found: dict[str, dict[str, Array]] = {field: {} for field in Checkpoint._fields}
    with np.load(path, allow_pickle=False) as arrays:
        for name in arrays.files:
            field, _, rest = name.partition("/")
            found[field][rest] = jax.numpy.asarray(arrays[name])
    return Checkpoint(*(value.get("", value) for value in found.values()))
