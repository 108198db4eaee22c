"""PPO self-play with a pull towards a slowly copied policy, the magnet.

Proximal policy optimisation (Schulman and others 2017), with the KL divergence from the magnet as a
further loss: without it two learners chase each other in circles (Sokolov and others 2023; Rudolph
and others 2025 find such regularised policy gradients ahead of other deep methods in games with
hidden information).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from filature.core.kernel import Array
from filature.research.batch import BatchedGames, BatchState
from filature.research.train.network import Params, apply, log_chances
from filature.research.train.rollout import Places, Transition, advantages, play


class Recipe(NamedTuple):
    """How a network learns; the same for all games."""

    steps: int = 64
    """Actions in each game between two updates."""
    minibatches: int = 16
    epochs: int = 1
    rate: float = 5e-4
    clip: float = 0.2
    trace: float = 0.95
    entropy: float = 0.005
    magnet: float = 0.05
    """The weight of the divergence from the magnet."""
    magnet_pace: float = 0.01
    """By which part the magnet follows the learner at each update."""
    barrier: float = 0.0
    """The weight of the logarithmic barrier, the mean of -log(probability) over legal actions."""
    secrets: float = 0.05
    """The weight of guessing what is hidden."""
    value: float = 0.5
    longest_step: float = 0.5
    """The longest gradient; a longer one is shortened."""


class Learner(NamedTuple):
    """Everything that changes while a network learns."""

    params: Params
    magnet: Params
    first: Params
    """Adam's moments."""
    second: Params
    updates: Array
    state: BatchState
    key: Array


class Figures(NamedTuple):
    """What an update is told by."""

    loss: Array
    value: Array
    entropy: Array
    divergence: Array
    """From the magnet."""
    secrets: Array
    """The share of hidden things whose likeliest value is right."""
    won: Array
    """The mean worth of ended games to the learner, against the pool."""
    ended: Array
    length: Array


def begin(games: BatchedGames, params: Params, key: Array) -> Learner:
    """Start to learn from these weights."""
    key, draw = jax.random.split(key)
    zeros = jax.tree.map(jnp.zeros_like, params)
    state = jax.jit(games.reset)(draw)
    return Learner(params, params, zeros, zeros, jnp.int32(0), state, key)


def losses(
    recipe: Recipe,
    things: tuple[int, int],
    fading: Array,
    magnet: Params,
    params: Params,
    batch: tuple[Transition, Array, Array],
) -> tuple[Array, tuple[Array, ...]]:
    """Return what is to be made small, over a batch of actions.

    `fading` is the part of the regularisation that is left.
    """
    at, advantage, target = batch
    weight = at.learns / jnp.maximum(1, at.learns.sum())
    said = apply(params, at.observation, things)
    chances = log_chances(said.logits, at.legal)
    taken = jnp.take_along_axis(chances, at.action.astype(jnp.int32)[:, None], 1)[:, 0]
    ratio = jnp.exp(taken - at.log_chance)
    clipped = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    policy = -(weight * jnp.minimum(ratio * advantage, clipped * advantage)).sum()
    value = (weight * (said.value - target) ** 2).sum()
    odds = jnp.exp(chances)
    entropy = (weight * -(odds * jnp.where(at.legal, chances, 0)).sum(1)).sum()
    pulled = log_chances(apply(magnet, at.observation, things).logits, at.legal)
    apart = jnp.where(at.legal, odds * (chances - pulled), 0).sum(1)
    divergence = (weight * apart).sum()
    count = jnp.maximum(1, at.legal.sum(1))
    barrier = (weight * -jnp.where(at.legal, chances, 0).sum(1) / count).sum()
    secret, hit = guessing(said.secrets, at.hidden)
    loss = policy + recipe.value * value + recipe.secrets * secret
    kept = recipe.magnet * divergence - recipe.entropy * entropy + recipe.barrier * barrier
    loss += fading * kept
    return loss, (loss, value, entropy, divergence, hit)


def guessing(logits: Array, hidden: Array) -> tuple[Array, Array]:
    """Return the loss of the guesses at what is hidden, and how often the likeliest is right."""
    guessed = jax.nn.log_softmax(logits)
    asked = hidden >= 0
    truth = jnp.maximum(hidden, 0).astype(jnp.int32)
    right = jnp.take_along_axis(guessed, truth[..., None], 2)[..., 0]
    count = jnp.maximum(1, asked.sum())
    hit = jnp.where(asked, guessed.argmax(2) == truth, False).sum() / count
    return -jnp.where(asked, right, 0).sum() / count, hit


def adam(recipe: Recipe, rate: Array, learner: Learner, gradient: Params) -> Learner:
    """Take a step of Adam, not longer than allowed."""
    norm = jnp.sqrt(sum((one**2).sum() for one in gradient.values()))
    shorter = jnp.minimum(1.0, recipe.longest_step / (norm + 1e-9))
    updates = learner.updates + 1
    first = {n: 0.9 * learner.first[n] + 0.1 * shorter * g for n, g in gradient.items()}
    second = {
        n: 0.999 * learner.second[n] + 0.001 * (shorter * g) ** 2 for n, g in gradient.items()
    }
    warm = rate * jnp.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
    params = {
        n: value - warm * first[n] / (jnp.sqrt(second[n]) + 1e-5)
        for n, value in learner.params.items()
    }
    return learner._replace(params=params, first=first, second=second, updates=updates)


@partial(jax.jit, static_argnums=(0, 1, 2))
def iterate(
    games: BatchedGames,
    places: Places,
    recipe: Recipe,
    learner: Learner,
    pool: Params,
    left: Array,
) -> tuple[Learner, Figures]:
    """Play, then learn from it; return how it went.

    `left` is the part of the rate and of the regularisation that is left.
    """
    key, drawing, shuffling = jax.random.split(learner.key, 3)
    state, transitions, last = play(
        games, places, learner.params, pool, learner.state, drawing, recipe.steps
    )
    advantage, target = advantages(transitions, last, recipe.trace)
    flat = jax.tree.map(
        lambda array: array.reshape(-1, *array.shape[2:]), (transitions, advantage, target)
    )
    weight = flat[0].learns / jnp.maximum(1, flat[0].learns.sum())
    mean = (weight * flat[1]).sum()
    spread = jnp.sqrt((weight * (flat[1] - mean) ** 2).sum())
    flat = (flat[0], (flat[1] - mean) / (spread + 1e-6), flat[2])
    learner = learner._replace(state=state, key=key)
    count = flat[1].shape[0]

    def epoch(learner: Learner, key: Array) -> tuple[Learner, tuple[Array, ...]]:
        # A minibatch is a few moments of all games, which are at different points anyway: nothing
        # has to be moved about.
        order = jax.random.permutation(key, recipe.minibatches)

        def minibatch(learner: Learner, at: Array) -> tuple[Learner, tuple[Array, ...]]:
            part = jax.tree.map(
                lambda array: array.reshape(
                    recipe.minibatches, count // recipe.minibatches, *array.shape[1:]
                )[at],
                flat,
            )
            loss = partial(losses, recipe, games.kernel.secrets, left)
            gradient, told = jax.grad(loss, 1, True)(learner.magnet, learner.params, part)
            return adam(recipe, recipe.rate * left, learner, gradient), told

        after: tuple[Learner, tuple[Array, ...]] = jax.lax.scan(minibatch, learner, order)
        return after

    learner, told = jax.lax.scan(epoch, learner, jax.random.split(shuffling, recipe.epochs))
    pace = recipe.magnet_pace
    magnet = {n: (1 - pace) * old + pace * learner.params[n] for n, old in learner.magnet.items()}
    return learner._replace(magnet=magnet), figures(games, places, transitions, told)


def figures(
    games: BatchedGames, places: Places, transitions: Transition, told: tuple[Array, ...]
) -> Figures:
    """Return how an update went."""
    seat = places.seat(games.size, games.seats)
    mine = jnp.take_along_axis(transitions.returns, seat[None, :, None], 2)[..., 0]
    counted = transitions.over & (jnp.arange(games.size) >= places.alone)
    ended = transitions.over.sum()
    loss, value, entropy, divergence, secrets = (part.mean() for part in told)
    return Figures(
        loss,
        value,
        entropy,
        divergence,
        secrets,
        (mine * counted).sum() / jnp.maximum(1, counted.sum()),
        ended,
        transitions.over.size / jnp.maximum(1, ended),
    )
