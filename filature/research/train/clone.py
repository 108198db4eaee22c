"""Train a network to decide as a bot does, from decisions of `filature.research.decisions`.

    python -m filature.research.train.clone agent_hunter --decisions out/agent-decisions.npz \
        --out out/agent-clone

So a bot that is written in Python becomes a policy that plays thousands of games at once, and a
best answer to it can be trained (`python -m filature.research.train GAME --against
out/agent-clone`). What that wins against the clone is no bound for the bot: only what it wins
against the bot itself.
JAX and NumPy are needed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import Array, Kernel
from filature.research.batch import load_kernel
from filature.research.train import network
from filature.research.train.learning import Learner, Recipe, adam
from filature.research.train.network import Params, apply, init, log_chances

VALUE = 0.1
"""The weight of foretelling what the game comes to, beside what the bot does."""


class Examples(NamedTuple):
    """Actions of a bot; the first index of all."""

    observation: Array
    legal: Array
    action: Array
    worth: Array


class Likeness(NamedTuple):
    """How like the bot a clone is, on games that it did not learn from."""

    agreement: float
    """How often its likeliest action is the bot's."""
    log_loss: float
    even: float
    """The log loss of an even choice."""


def read(paths: Sequence[Path], kernel: Kernel, held_out: float) -> tuple[Examples, Examples]:
    """Read files of decisions; return those to learn from, and those of games held out."""
    learned, held = [], []
    for path in paths:
        try:
            with np.load(path, allow_pickle=False) as arrays:
                found = {name: arrays[name] for name in arrays.files}
        except (OSError, ValueError) as error:
            raise ValueError(f"{path}: no decisions can be read there ({error})") from None
        if "action" not in found or found["observation"].shape[1] != kernel.observation_size:
            raise ValueError(f"{path}: these are no decisions in {kernel.game}")
        legal = np.unpackbits(found["legal"], axis=1, count=kernel.actions).astype(bool)
        examples = Examples(found["observation"], legal, found["action"], found["worth"])
        games = np.unique(found["game"])
        count = max(1, round(held_out * len(games)))
        apart = np.random.default_rng(0).permutation(games)[:count]
        out = np.isin(found["game"], apart)
        learned.append(Examples(*(array[~out] for array in examples)))
        held.append(Examples(*(array[out] for array in examples)))
    both = [
        Examples(*(np.concatenate(parts) for parts in zip(*one, strict=True)))
        for one in (learned, held)
    ]
    if not all(len(one.action) for one in both):
        raise ValueError("there are too few games to hold some of them out")
    return both[0], both[1]


def loss(secrets: tuple[int, int], params: Params, batch: Examples) -> Array:
    """Return the cross-entropy of the bot's actions, and a little of the error of the value."""
    said = apply(params, batch.observation, secrets)
    chances = log_chances(said.logits, batch.legal)
    taken = jnp.take_along_axis(chances, batch.action.astype(jnp.int32)[:, None], 1)[:, 0]
    worth = batch.worth.astype(jnp.float32)
    return -taken.mean() + VALUE * ((said.value - worth) ** 2).mean()


@partial(jax.jit, static_argnums=(0, 1))
def learn(
    recipe: Recipe, secrets: tuple[int, int], learner: Learner, batch: Examples, rate: Array
) -> Learner:
    """Take one step."""
    return adam(recipe, rate, learner, jax.grad(partial(loss, secrets))(learner.params, batch))


@partial(jax.jit, static_argnums=0)
def judged(secrets: tuple[int, int], params: Params, batch: Examples) -> tuple[Array, ...]:
    """Return, by action, whether it is the likeliest, its loss, and that of an even choice."""
    chances = log_chances(apply(params, batch.observation, secrets).logits, batch.legal)
    action = batch.action.astype(jnp.int32)
    taken = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
    return chances.argmax(1) == action, -taken, jnp.log(batch.legal.sum(1))


def likeness(secrets: tuple[int, int], params: Params, examples: Examples) -> Likeness:
    """Compare a clone with the bot's actions."""
    size = 8192
    parts = [
        judged(secrets, params, Examples(*(array[at : at + size] for array in examples)))
        for at in range(0, len(examples.action), size)
    ]
    means = [float(np.concatenate(one).mean()) for one in zip(*parts, strict=True)]
    return Likeness(*means)


def train(
    kernel: Kernel, start: Params, data: tuple[Examples, Examples], chosen: argparse.Namespace
) -> tuple[Params, Likeness, int]:
    """Learn for some epochs; return the clone of the epoch that was most like the bot."""
    learned, held = data
    recipe = Recipe(longest_step=1.0)
    zeros = jax.tree.map(jnp.zeros_like, start)
    nothing: Any = None
    learner = Learner(start, start, zeros, zeros, jnp.int32(0), nothing, nothing)
    rng = np.random.default_rng(chosen.seed)
    count = len(learned.action)
    size = min(chosen.batch, count)
    best, kept, epochs = likeness(kernel.secrets, start, held), start, 0
    until = monotonic() + 60 * chosen.minutes
    for epoch in range(chosen.epochs):
        order = rng.permutation(count)
        for at in range(0, count - size + 1, size):
            done = (epoch + at / count) / chosen.epochs
            batch = Examples(*(array[order[at : at + size]] for array in learned))
            rate = jnp.float32(chosen.rate * (1 - 0.95 * done))
            learner = learn(recipe, kernel.secrets, learner, batch, rate)
        found = likeness(kernel.secrets, learner.params, held)
        say(f"epoch {epoch + 1}: agreement {found.agreement:.4f}, log loss {found.log_loss:.4f}")
        if found.log_loss < best.log_loss:
            best, kept, epochs = found, learner.params, epoch + 1
        if monotonic() >= until:
            break
    return kept, best, epochs


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a clone, and print how like the bot it is."""
    parser = argparse.ArgumentParser(
        prog="python -m filature.research.train.clone",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("game")
    add("--decisions", type=Path, nargs="+", required=True, help="files of decisions")
    add("--out", type=Path, required=True, help="a folder for network.npz")
    add("--start", type=Path, help="a network to start from; otherwise from nothing")
    add("--width", type=int, default=256)
    add("--depth", type=int, default=3)
    add("--epochs", type=int, default=20)
    add("--batch", type=int, default=512)
    add("--rate", type=float, default=1e-3)
    add("--held-out", type=float, default=0.1, help="the share of games not learned from")
    add("--minutes", type=float, default=10.0)
    add("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    try:
        kernel = load_kernel(chosen.game)
        data = read(chosen.decisions, kernel, chosen.held_out)
        fresh = init(jax.random.key(chosen.seed), kernel, chosen.width, chosen.depth)
        start = fresh if chosen.start is None else network.read(chosen.start, kernel)
    except ValueError as error:
        parser.error(str(error))
    params, best, epochs = train(kernel, start, data, chosen)
    chosen.out.mkdir(parents=True, exist_ok=True)
    network.write(params, chosen.out / "network.npz")
    told = {name: round(value, 4) for name, value in best._asdict().items()}
    counts = {"actions": len(data[0].action), "held_out": len(data[1].action)}
    say(json.dumps({"game": chosen.game, **counts, "epochs": epochs, **told}))


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
